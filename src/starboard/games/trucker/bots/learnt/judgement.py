"""The judgement that ships with the bots: a network for what a ship can do, and weights for where its parts lie."""

from functools import cache
from importlib.resources import files
from typing import Final

import msgspec

from starboard.games.trucker.bots.learnt.numbers import JUDGED, NAMES
from starboard.neurons import UNIT, Network

FILE: Final = "weights.json"
PLACES: Final = ("open_end", "open_end_level", "small", "joint", "covered", "filled", "premium")
"""What has a weight of its own: an open connector, by what the plain judge says of it and by the level; a small attack
that hits it; a joint more than the ship needs; a line that a cannon covers; a square that is filled, beside what lies
there; a credit of the premium."""


class Judgement(Network, frozen=True, forbid_unknown_fields=True):
    """What was learnt."""

    places: tuple[int, ...] = ()
    """The weights of places, in units."""
    fleet: tuple[int, ...] = ()
    """How much what the plain judge says of each ability counts in a fleet, in units."""

    def place(self, name: str) -> float:
        """One of these weights, in credits."""
        return self.places[PLACES.index(name)] / UNIT


@cache
def learnt() -> Judgement:
    """What ships with the bots. `ValueError` where it was learnt for other numbers."""
    found = msgspec.json.decode(files(__package__).joinpath(FILE).read_bytes(), type=Judgement)
    if found.names != NAMES or len(found.places) != len(PLACES) or len(found.fleet) != len(JUDGED) - 1:
        raise ValueError("the network has learnt other numbers than these; learn again, as docs/training.md says")
    return found
