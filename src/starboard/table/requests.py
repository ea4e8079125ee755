"""What needs the consent of others: taking moves back, where the table asks for it, pausing, going on."""

from collections.abc import Collection

from starboard.store import TableRow
from starboard.table.frames import Matter, Request
from starboard.table.rights import persons


class _Asked:
    """A pending request: who asks, the seats of the same person, and who has agreed."""

    __slots__ = ("agreed", "own", "seat")

    def __init__(self, seat: int, own: Collection[int]) -> None:
        self.seat = seat
        self.own = frozenset(own)
        self.agreed: set[int] = set()


class Requests:
    """The pending requests, at most one for each matter."""

    __slots__ = ("_asked",)

    def __init__(self) -> None:
        self._asked: dict[Matter, _Asked] = {}

    def ask(self, to: Matter, seat: int, own: Collection[int]) -> None:
        """A seat asks for something; `own` are all seats of the person who sits there. To ask for the same is to
        agree."""
        if to in self._asked:
            self.agree(to, own)
        else:
            self._asked[to] = _Asked(seat, own)

    def agree(self, to: Matter, seats: Collection[int]) -> bool:
        """These seats agree. False when nobody asked."""
        if to not in self._asked:
            return False
        self._asked[to].agreed |= set(seats) - self._asked[to].own
        return True

    def drop(self, to: Matter) -> bool:
        """It is off. False when nobody asked."""
        return self._asked.pop(to, None) is not None

    def clean(self, present: Collection[int]) -> None:
        """Forget what was asked by those who have gone."""
        self._asked = {to: asked for to, asked in self._asked.items() if asked.seat in present}

    def granted(self, row: TableRow, present: Collection[int]) -> tuple[Matter, int] | None:
        """Something that everybody agrees to, and who asked for it. Nobody's move is taken back behind their back, but
        for a pause it is enough that those who are there agree."""
        for to, asked in self._asked.items():
            needed = set(persons(row)) if to == "undo" else set(persons(row)) & set(present)
            if needed <= asked.agreed | asked.own:
                return to, asked.seat
        return None

    def shown(self) -> list[Request]:
        """As clients are told of them."""
        return [Request(asked.seat, to, sorted(asked.agreed)) for to, asked in self._asked.items()]
