"""What a ship can do, and what a flight has in store for it, as whole numbers for a network.

A ship that is not whole yet is read as it is likely to be in the end: with its share of what finished ships usually
have, as the plain judge reads it, too.
"""

from typing import Final

from starboard.games.trucker.bots.worth.prospects import Prospects
from starboard.games.trucker.bots.worth.tally import BROWN, EXTRAS, PURPLE, Parts, Tally, Usual

FINE: Final = 10
"""What is not counted in whole numbers is counted in tenths."""
SIDES: Final = ("front", "right", "back", "left")
TWICE: Final = 2
"""More shields than this on one side bring nothing more."""

JUDGED: Final = ("cannons", "engines", "drift", "crew", "cargo", "saved", "aliens", "extras", "power")
"""What the plain judge says of it."""
COUNTED: Final = (
    "guns",
    "plain_guns",
    "thrust",
    "plain_thrust",
    "doubles",
    "batteries",
    "people",
    "holds",
    "special_holds",
    *(f"shield_{side}" for side in SIDES),
    "purple",
    "brown",
    *EXTRAS,
)
"""What there is of each ability."""
COMING: Final = (
    "level",
    "players",
    "opens",
    "fights",
    "exposed",
    *(f"small_{side}" for side in SIDES),
    *(f"large_{side}" for side in SIDES),
    "reds",
    "yellows",
    "greens",
    "blues",
)
"""What the flight has in store."""
NAMES: Final = (*JUDGED, *COUNTED, *COMING)


def of_flight(prospects: Prospects) -> list[int]:
    """The numbers of the flight, which are the same for every component."""
    return [
        _fine(prospects.level),
        prospects.players,
        _fine(prospects.opens),
        _fine(prospects.fights),
        _fine(10 * prospects.exposed),
        *map(_fine, prospects.small),
        *map(_fine, prospects.large),
        *map(_fine, prospects.goods),
    ]


def of_ship(tally: Tally, parts: Parts, unbuilt: float, usual: Usual) -> list[int]:
    """The numbers of a ship of which this share is still to come."""
    coming = unbuilt * usual.engine
    return [
        *map(_fine, parts),
        _fine(tally.cannon + tally.powered_cannon + unbuilt * usual.cannon),
        _fine(tally.cannon + unbuilt * usual.cannon),
        _fine(min(tally.engine + tally.powered_engine + coming, tally.ceiling)),
        _fine(min(tally.engine + coming, tally.ceiling)),
        tally.doubles,
        _fine(tally.batteries + unbuilt * usual.batteries),
        _fine(tally.crew + unbuilt * usual.crew),
        _fine(tally.cargo + unbuilt * usual.cargo),
        _fine(tally.special + unbuilt * usual.special),
        *(min(count, TWICE) for count in tally.shields),
        int(PURPLE in tally.aliens),
        int(BROWN in tally.aliens),
        *map(tally.extras.count, EXTRAS),
    ]


def _fine(value: float) -> int:
    return round(FINE * value)
