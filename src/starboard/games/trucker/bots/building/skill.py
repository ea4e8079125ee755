"""What tells the levels apart while they build: pace, patience, and what they take into account."""

from typing import Final

import msgspec


class Skill(msgspec.Struct, frozen=True):
    """How a bot builds."""

    act: float
    """Seconds for an act on average: to draw a component, or to place it."""
    looks: float
    """Components that are held against the ship, for each of its squares, before it is called done."""
    picky: float
    """How choosy: 1 takes a component only if few of those that can still be looked at are better, 0 takes any."""
    square: float
    """What a square that will be filled is worth, in credits a level."""
    open_tiles: int
    """How many of the components that lie face up are considered."""
    piles: int
    """How many piles of cards are looked at."""
    compares: bool
    """Whether a component is compared with what else might come, or only with what is usual."""
    slips: float = 0.0
    """How often the best square for a component is overlooked, and another good one taken."""


SPREAD: Final = 0.3
"""How much the time for an act varies, as a share of it."""

ROOKIE: Final = Skill(act=3.2, looks=1.5, picky=0.2, square=0.3, open_tiles=0, piles=0, compares=False, slips=0.35)
APPRENTICE: Final = Skill(act=2.6, looks=2.0, picky=0.4, square=0.4, open_tiles=0, piles=0, compares=False)
TRUCKER: Final = Skill(act=1.9, looks=2.6, picky=0.7, square=0.8, open_tiles=10, piles=1, compares=True)
VETERAN: Final = Skill(act=1.5, looks=5.0, picky=1.0, square=1.0, open_tiles=60, piles=3, compares=True)
LEGEND: Final = Skill(act=1.45, looks=6.0, picky=1.0, square=1.3, open_tiles=60, piles=3, compares=True)
