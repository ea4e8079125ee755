"""One line of the log of a match, and what a log of them amounts to."""

from collections.abc import Iterable
from typing import Any, Generic, TypeVar

import msgspec

from starboard.kernel.move import Move

M = TypeVar("M")


class Line(msgspec.Struct, Generic[M], frozen=True, omit_defaults=True, forbid_unknown_fields=True, gc=False):
    """One line of the log, of one of five kinds:

    {"seat": 1, "move": {...}}          a seat answered an `Ask`, `Race` or `Ballot`
    {"seat": 1, "moves": [{...}, ...]}  a seat answered an `AskSome`
    {"expired": "hourglass-1"}          that deadline passed
    {"seat": 1, "undo": 41}             a seat took back the move at that position of the line of play
    {"seat": 1, "redo": 41}             and put it there again
    """

    seat: int | None = None
    move: M | None = None
    moves: tuple[M, ...] | None = None
    expired: str | None = None
    undo: int | None = None
    redo: int | None = None

    def is_sound(self) -> bool:
        """Whether the line is of exactly one of the five kinds."""
        kinds = (self.move, self.moves, self.expired, self.undo, self.redo)
        if sum(kind is not None for kind in kinds) != 1:
            return False
        # An undo without a seat is the program's own: the moves did not fit changed rules.
        return self.undo is not None or (self.seat is None) == (self.expired is not None)


AnyLine = Line[Any]


def line_of_play(lines: Iterable[AnyLine]) -> list[AnyLine]:
    """The moves and passed deadlines that still stand once every undo and redo is carried out. Linear time.

    `ValueError` when an undo or redo has nothing to act on.
    """
    return carried_out(lines)[0]


def carried_out(lines: Iterable[AnyLine]) -> tuple[list[AnyLine], list[AnyLine]]:
    """What stands, as `line_of_play`, and what was taken back and can be made again, the last of it first to come."""
    standing: list[AnyLine] = []
    undone: list[AnyLine] = []
    for line in lines:
        if line.undo is not None:
            if not 0 <= line.undo < len(standing):
                raise ValueError("undo of a move that is not there")
            undone.append(standing.pop(line.undo))
            if line.seat is None:
                # What the program itself took back did not fit, and never will.
                undone.clear()
        elif line.redo is not None:
            if not undone or line.redo != len(standing):
                raise ValueError("redo of a move that is not there")
            standing.append(undone.pop())
        else:
            undone.clear()
            standing.append(line)
    return standing, undone


def move_union(moves: tuple[type[Move], ...]) -> Any:
    """The union of a title's move types, for reading a move by its tag."""
    union: Any = moves[0]
    for move in moves[1:]:
        union = union | move
    return union
