"""Tells those who are away that they are waited for, once a turn. Nobody at a table waits for it: what is to be told is
put on a list, and sent beside everything else."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection
from functools import partial
from typing import Final, NamedTuple

from starboard.notices.book import Book
from starboard.notices.book import News as Note
from starboard.notices.delivery import Delivery
from starboard.notices.letter import News, ended, hello, sealed, stood_in, waited_for, written, yours
from starboard.notices.post import NotTaken, post
from starboard.notices.receivers import NotListed, Receivers
from starboard.store import Pace, TableRow

LOG = logging.getLogger("starboard.notices")

GRACE: Final[dict[Pace, float]] = {"live": 20.0, "calm": 120.0, "days": 60.0}
"""Seconds that somebody has to come back before they are told."""
LATELY = 60
"""Those who had been waited for longer than this before the table woke were told then."""


class Turn(NamedTuple):
    """Somebody is waited for since then."""

    seat: int
    since: int


Look = Callable[[], tuple[TableRow, Collection[int]]]
"""Gives a table as it is now, and the seats whose holders are there."""


class Herald:
    """Sends what tables have to tell."""

    def __init__(
        self, receivers: Receivers, home: str = "", grace: float | None = None, book: Book | None = None
    ) -> None:
        """`home` is the address under which people know this server; empty: nobody has said. `book`: how single
        players want to be told."""
        self.receivers, self.book = receivers, book
        self._home, self._grace = home, grace
        self._known: dict[str, frozenset[Turn]] = {}
        """The turns of each table that were looked at already."""
        self._over: set[str] = set()
        self._stood_in: dict[str, frozenset[int]] = {}
        """The seats of each table for which a bot was known to stand in."""
        self._delivery = Delivery()

    @property
    def sent(self) -> int:
        return self._delivery.sent

    @property
    def failed(self) -> int:
        return self._delivery.failed

    def see(self, row: TableRow, now: float, look: Look) -> None:
        """A table has gone on: those who are newly waited for are told, unless they come back."""
        if row.webhook is None and self.book is None:
            return
        turns = _turns(row)
        first = row.id not in self._known
        new = [turn for turn in turns - self._known.get(row.id, frozenset()) if not first or now - turn.since < LATELY]
        self._known[row.id] = turns
        if new:
            self._delivery.begin(self._tell_turns(new, GRACE[row.pace] if self._grace is None else self._grace, look))
        self._see_stand_ins(row, first)
        if row.state != "over":
            self._over.discard(row.id)
        elif row.id not in self._over and not first:
            self._over.add(row.id)
            self._delivery.begin(self._tell_end(row, look))

    def _see_stand_ins(self, row: TableRow, first: bool) -> None:
        now = frozenset(number for number, seat in enumerate(row.seats) if seat.stands_in)
        new = now - self._stood_in.get(row.id, frozenset())
        self._stood_in[row.id] = now
        if new and not first and self.book is not None:
            self._delivery.begin(self._tell_players(row, sorted(new), stood_in))

    async def try_out(self, row: TableRow) -> bool:
        """Send a first message at once; whether it was taken."""
        try:
            receiver, send = await self._prepared(row, hello)
            await self._delivery.once(receiver, send)
        except (NotTaken, NotListed) as why:
            LOG.info("a webhook did not take its first message: %s", why)
            return False
        return True

    def forget(self, table: str) -> None:
        self._known.pop(table, None)
        self._stood_in.pop(table, None)
        self._over.discard(table)

    async def close(self) -> None:
        await self._delivery.close()
        if self.book is not None:
            self.book.close()

    async def _tell_turns(self, turns: list[Turn], grace: float, look: Look) -> None:
        await asyncio.sleep(grace)
        row, present = look()
        left = sorted(turn.seat for turn in turns if turn in _turns(row) and turn.seat not in present)
        if not left:
            return
        await self._tell_players(row, left, yours)
        if row.webhook is not None:
            await self._send(row, partial(waited_for, left))

    async def _tell_end(self, row: TableRow, look: Look) -> None:
        present = look()[1]
        away = [number for number, seat in enumerate(row.seats) if seat.kind == "person" and number not in present]
        await self._tell_players(row, away, ended)
        if row.webhook is not None:
            await self._send(row, ended)

    async def _tell_players(self, row: TableRow, seats: Collection[int], news: News) -> None:
        """Begin to tell those who sit there, each in their language; nobody twice."""
        if self.book is None:
            return
        for player in sorted({player for seat in seats for player in row.seats[seat].players}):
            contact = await self.book.of(player)
            if contact.devices or contact.mail:
                name, said = await asyncio.to_thread(written, row, news, contact.language, "")
                await self.book.tell(player, contact, Note(row.id, name, said), self._delivery)

    async def _send(self, row: TableRow, news: News) -> None:
        try:
            receiver, send = await self._prepared(row, news)
        except NotListed:
            self._delivery.failed += 1
            LOG.warning("a webhook of table %s… is not on the list", row.id[:8])
            return
        await self._delivery.deliver(receiver, send)

    async def _prepared(self, row: TableRow, news: News) -> tuple[str, Callable[[], Awaitable[None]]]:
        """What the webhook of a table is told: the receiver, and what sends it there."""
        assert row.webhook is not None
        address = self.receivers.find(row.webhook.url)
        # Sentences are read from files when a language is first spoken.
        table, said = await asyncio.to_thread(written, row, news, row.webhook.language, self._home)
        address, letter = sealed(address, table, said)
        return address.origin, partial(post, address, letter)


def _turns(row: TableRow) -> frozenset[Turn]:
    """Who of those who may be elsewhere is waited for, and since when."""
    if row.state != "playing" or row.lesson:
        return frozenset()
    since = row.since or (row.changed,) * len(row.waiting)
    return frozenset(
        Turn(seat, then) for seat, then in zip(row.waiting, since, strict=True) if row.seats[seat].kind == "person"
    )
