"""Where a match was turned."""

import msgspec

from starboard.kernel import Arg

NOWHERE = -1


class Found(msgspec.Struct, frozen=True):
    """One thing that happened: in which turn, to whom, where, and the figures of its sentence."""

    turn: int
    who: int
    """A player; -1 where it concerns all."""
    at: int
    """A region; -1 for none."""
    args: dict[str, Arg]
