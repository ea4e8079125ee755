"""The lists that seats were shown in a race. An answer names a list by the count of lines that the log had, and a move
by its place in it; while others act, the list that a seat is looking at may be older than the current one."""

from collections.abc import Sequence

from starboard.kernel import Move

REMEMBERED = 32
"""Lists of a seat: more than pass by while a frame is on its way."""


class Offered:
    """What each seat was shown last."""

    def __init__(self) -> None:
        self._lists: dict[int, list[tuple[int, Sequence[Move]]]] = {}

    def show(self, seat: int, count: int, moves: Sequence[Move]) -> None:
        """A seat is shown this list, while the log has this many lines."""
        lists = self._lists.setdefault(seat, [])
        if not lists or lists[-1][0] != count:
            lists.append((count, moves))
            del lists[:-REMEMBERED]

    def at(self, seat: int, count: int) -> Sequence[Move]:
        """What the seat was shown then; nothing if that is long ago."""
        return next((moves for shown, moves in self._lists.get(seat, ()) if shown == count), ())

    def forget(self) -> None:
        """The race is over."""
        self._lists.clear()
