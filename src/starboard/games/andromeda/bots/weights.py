"""What counts in a position, in points of the final account. The figures were found by letting bots with other figures
play against each other for thousands of matches."""

from typing import Final

SOON: Final = {
    "out": 0.8,
    "wrecks": 1.2,
    "site": 0.1,
    "ripe": 3.2,
}
"""What counts until the last turn, whenever that is: ships that are out, wrecks, planets that can be developed."""

LATER: Final = {
    "energy": 1.0,
    "minerals": 1.0,
    "credits": 2.0,
    "cards": 1.2,
    "leaders": 1.8,
    "transports": 2.8,
    "fighter": 3.5,
    "vessel": 6.0,
    "cruiser": 3.0,
    "engine": 2.0,
    "moons": 2.0,
    "tokens": 1.0,
    "upgrades": 1.0,
    "targeting": 3.5,
    "steps": 2.2,
    "bay": 0.5,
    "returns": 1.0,
    "damaged": 0.0,
}
"""What counts as long as there is time to make something of it: by how much of the game is left."""
