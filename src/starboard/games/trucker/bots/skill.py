"""What tells the levels apart while they build: pace, patience, and what they take into account."""

from typing import Final

import msgspec


class Skill(msgspec.Struct, frozen=True):
    """How a bot builds. Times are in seconds."""

    act: float
    """The time for an act on average: to draw a component, or to place it."""
    spread: float
    """How much that varies, as a share of it."""
    open_tiles: int
    """How many of the components that lie face up are considered."""
    piles: int
    """How many piles of cards are looked at."""
    reserve: bool
    """Whether good components are kept for later."""
    patience: int
    """Components that are given back in a row before the ship is called done."""
    square: float
    """What a filled square is worth, in credits a level."""
    picky: float
    """How choosy: 1 takes only what belongs to the best, of all that can still be looked at; 0 takes everything."""


APPRENTICE: Final = Skill(2.6, 0.3, 0, 0, False, 8, 0.4, 0.4)
TRUCKER: Final = Skill(1.9, 0.3, 12, 1, False, 18, 1.0, 0.85)
VETERAN: Final = Skill(1.5, 0.3, 80, 3, True, 35, 1.0, 1.15)
