"""The places from which a match can go on, and how many of them are kept."""

from functools import cache
from typing import Final

import msgspec

NEVER: Final = 1 << 60
"""Moves between two checkpoints where none is to be kept."""


class Mark(msgspec.Struct, frozen=True, gc=False):
    """A checkpoint: the state as bytes, how many moves led to it, and how far back undo may go from there."""

    position: int
    state: bytes
    barrier: int = 0
    owner: int = -1
    wall: str = "start"


class Veil(msgspec.Struct, frozen=True):
    """From this position on, the world is one that was redrawn for `seat`."""

    position: int
    seat: int
    seed: int


class Policy(msgspec.Struct, frozen=True):
    """Which of the checkpoints that the rules pass are kept. It changes what copies and undo cost, and nothing else."""

    apart: int
    """Moves between two that are kept, at least."""
    most: int = 8
    """How many are kept for undo. Going back further costs more replay, never more memory."""
    until_copied: int = 1
    """How many times as far apart they are until the match is copied for the first time."""


UNCOPIED: Final = 8
"""For simulations: most of them are only played out, and never copied."""


@cache
def policy(apart: int, until_copied: int = 1) -> Policy:
    """Policies are frozen, and every copy wants one: each is made once."""
    return Policy(apart, until_copied=until_copied)
