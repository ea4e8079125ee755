"""The legend: builds as fast as hands can, by what it learnt from many flights, and flies on in its head for every move
that could be right."""

from typing import ClassVar, Final

from starboard.games.trucker.bots.building.skill import LEGEND
from starboard.games.trucker.bots.building.yard import Yard
from starboard.games.trucker.bots.learnt.learnt_yard import LearntYard
from starboard.games.trucker.bots.veteran import Veteran

WORLDS: Final = 24
"""Worlds in which the candidates are tried."""
MOST_CANDIDATES: Final = 4
CLEAR: Final = 6.0
"""Credits by which a move must be reckoned better than another, so that the other need not be tried."""


class Legend(Veteran):
    """A player of whom stories are told."""

    skill = LEGEND
    most_candidates = MOST_CANDIDATES
    clear = CLEAR
    begun: ClassVar[type[Yard]] = LearntYard

    def __init__(self, seed: int, worlds: int = WORLDS) -> None:
        super().__init__(seed, worlds)
