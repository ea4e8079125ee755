"""Obeys the standing orders of players: what their title can answer for them it answers, as soon as it is their turn.

What somebody has ordered nobody else learns before it answers for the first time; that it did is told to everybody, so
that an answer without a pause tells no more than the story does."""

from functools import partial

from starboard.kernel import Message, Refused, obeyed, order_now
from starboard.store import TableRow
from starboard.table.core import Core
from starboard.table.frames import Ordering, OrderRow


class StandingOrders:
    """The orders of the seats of one table."""

    def __init__(self, core: Core) -> None:
        self._core = core
        core.orders_shown = self.shown

    def shown(self, face: int | None) -> tuple[OrderRow, ...]:
        """The orders that the holder of a seat may give now, and which are given."""
        row, match = self._core.ledger.row, self._core.ledger.match
        if face is None or match is None or row.lesson or match.over:
            return ()
        given = _given(row, face)
        return tuple(
            OrderRow(order.id, order.id in given)
            for order in match.title.orders
            if order_now(match, face, order.id) != "over"
        )

    async def give(self, seat: int, wish: Ordering) -> None:
        """A player gives an order, or takes it back. `Refused` where there is no such order now."""
        # What has ended meanwhile may still be taken back.
        given = _given(self._core.ledger.row, seat)
        if wish.order not in [*given, *(order.id for order in self.shown(seat))]:
            raise Refused(Message("table-no-such-order"))
        if wish.yes != (wish.order in given):
            await self._keep(seat, (*given, wish.order) if wish.yes else _without(given, [wish.order]))

    def look(self) -> None:
        """See whether an order is over, or answers what is asked. Called whenever something has changed."""
        row, match = self._core.ledger.row, self._core.ledger.match
        if not row.orders or match is None or not self._core.is_live:
            return
        for seat in map(int, row.orders):
            if self._over(seat):
                self._core.agenda.add(partial(self._end, seat))
            elif self._answer(seat) is not None:
                self._core.agenda.add(partial(self._obey, seat, match.question))

    def _over(self, seat: int) -> list[str]:
        match = self._core.match
        given = _given(self._core.ledger.row, seat)
        return [id for id in given if order_now(match, seat, id) == "over"]

    def _answer(self, seat: int) -> tuple[int, ...] | None:
        """What the orders of a seat answer now. Nothing where an answer has just been taken back: whoever did that
        wants another one, or to go back farther."""
        match = self._core.match
        if not match.count or match.lines_after(match.count - 1)[0].undo is not None:
            return None
        return obeyed(match, seat, _given(self._core.ledger.row, seat))

    async def _end(self, seat: int) -> None:
        if over := self._over(seat):
            # It is offered no longer: nobody has to be shown anything.
            await self._write(seat, _without(_given(self._core.ledger.row, seat), over))
            self._core.go_on()

    async def _obey(self, seat: int, question: object) -> None:
        core = self._core
        if not core.is_live or core.match.question is not question:
            return
        picks = self._answer(seat)
        if picks is not None:
            note = core.ledger.note(Message("table-order-obeyed", {"seat": seat}), seat)
            core.match.pick(seat, *picks)
            await core.keep([note, *core.heard(core.match, seat)])

    async def _keep(self, seat: int, ids: tuple[str, ...]) -> None:
        """Write it down, and show it to those who look from this seat: not even a frame goes to anybody else."""
        core = self._core
        await self._write(seat, ids)
        for connection in [each for each in core.connections if each.face == seat]:
            core.reconnect.welcome(connection)
        core.go_on()

    async def _write(self, seat: int, ids: tuple[str, ...]) -> None:
        row = self._core.ledger.row
        orders = without_orders(row, seat) | ({str(seat): ids} if ids else {})
        # Lists say when something has happened at a table; this has not.
        await self._core.ledger.change(orders=orders, changed=row.changed)


def without_orders(row: TableRow, seat: int) -> dict[str, tuple[str, ...]]:
    """The orders of the other seats: whoever sits down here next has given none."""
    return {one: given for one, given in row.orders.items() if one != str(seat)}


def _given(row: TableRow, seat: int) -> tuple[str, ...]:
    return row.orders.get(str(seat), ())


def _without(given: tuple[str, ...], ids: list[str]) -> tuple[str, ...]:
    return tuple(id for id in given if id not in ids)
