"""Tells those who are away that they are waited for, once a turn. Nobody at a table waits for it: what is to be told is
put on a list, and sent beside everything else."""

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable, Collection
from contextlib import suppress
from functools import partial
from typing import Final, TypeAlias

from starboard.notices import delivery
from starboard.notices.book import Book
from starboard.notices.book import News as Note
from starboard.notices.delivery import Delivery
from starboard.notices.grace import Graces, Look, Turn
from starboard.notices.letter import News, ended, hello, sealed, stood_in, waited_for, written, yours
from starboard.notices.post import NotTaken, post
from starboard.notices.receivers import NotListed, Receivers
from starboard.store import Contact, EventStore, Pace, StoreError, TableRow

LOG = logging.getLogger("starboard.notices")

GRACE: Final[dict[Pace, float]] = {"live": 20.0, "calm": 120.0, "days": 60.0}
"""Seconds that somebody has to come back before they are told."""
LATELY = 24 * 3600
"""Seconds after which nobody is told any more, if that was not possible before."""
THE_END: Final = -1
"""Stands for a seat where what is told is that the match is over."""

Work: TypeAlias = Callable[[], Awaitable[None]]


class Herald:
    """Sends what tables have to tell."""

    def __init__(
        self, receivers: Receivers, home: str = "", grace: float | None = None, book: Book | None = None
    ) -> None:
        """`home` is the address under which people know this server; empty: nobody has said. `book`: how single
        players want to be told."""
        self.receivers, self.book = receivers, book
        self._home, self._grace = home, grace
        self._store: EventStore | None = None
        self._known: dict[str, frozenset[Turn]] = {}
        """The turns of each table that were looked at already."""
        self._over: set[str] = set()
        self._stood_in: dict[str, frozenset[int]] = {}
        """The seats of each table for which a bot was known to stand in."""
        self._graces = Graces(self._grace_is_over)
        self._to_do: deque[Work] = deque()
        self._worker: asyncio.Task[None] | None = None
        self._delivery = Delivery()

    @property
    def sent(self) -> int:
        return self._delivery.sent

    @property
    def failed(self) -> int:
        return self._delivery.failed

    def remember_in(self, store: EventStore) -> None:
        """From now on, the store knows what was told, so that no other server tells it again."""
        self._store = store

    def see(self, row: TableRow, now: float, look: Look) -> None:
        """A table has gone on: those who are newly waited for are told, unless they come."""
        if row.webhook is None and self.book is None:
            return
        turns = _turns(row)
        first = row.id not in self._known
        new = [turn for turn in turns - self._known.get(row.id, frozenset()) if not first or now - turn.since < LATELY]
        self._known[row.id] = turns
        self._graces.see(row.id, turns, new, self._grace_of(row), look)
        self._see_stand_ins(row, first)
        if row.state != "over":
            self._over.discard(row.id)
        elif row.id not in self._over and not first:
            self._over.add(row.id)
            self._do(partial(self._tell_end, row, look))

    def see_left(self, row: TableRow, now: float, look: Look) -> None:
        """Nobody has had an eye on this table for a while: somebody may not have been told what was to be told."""
        if row.id in self._known or (row.webhook is None and self.book is None):
            return
        turns = [turn for turn in _turns(row) if now - turn.since < LATELY]
        self._graces.see(row.id, turns, turns, self._grace_of(row), look)
        if row.state == "over" and now - row.changed < LATELY:
            self._do(partial(self._tell_end, row, look))

    def _grace_of(self, row: TableRow) -> float:
        return GRACE[row.pace] if self._grace is None else self._grace

    def _see_stand_ins(self, row: TableRow, first: bool) -> None:
        now = frozenset(number for number, seat in enumerate(row.seats) if seat.stands_in)
        new = now - self._stood_in.get(row.id, frozenset())
        self._stood_in[row.id] = now
        if new and not first and self.book is not None:
            self._do(partial(self._tell_stand_ins, row, sorted(new)))

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
        self._graces.close()
        if self._worker is not None:
            self._worker.cancel()
            await asyncio.gather(self._worker, return_exceptions=True)
        await self._delivery.close()

    # -- One thing after the other, so that many tables at once ask the store for little --------------------------

    def _do(self, work: Work) -> None:
        self._to_do.append(work)
        if self._worker is None or self._worker.done():
            self._worker = asyncio.create_task(self._do_all())

    async def _do_all(self) -> None:
        while self._to_do:
            work = self._to_do.popleft()
            try:
                await self._patiently(work)
            except Exception:
                LOG.exception("somebody could not be told")
                self._delivery.failed += 1

    async def _patiently(self, work: Work) -> None:
        """Again where the store is away; whatever comes after this needs it, too."""
        for pause in delivery.PAUSES[1:]:
            with suppress(StoreError):
                await work()
                return
            await asyncio.sleep(pause)
        await work()

    def _grace_is_over(self, turns: list[Turn], look: Look) -> None:
        self._do(partial(self._tell_turns, turns, look, []))

    async def _tell_turns(self, turns: list[Turn], look: Look, ours: list[Turn]) -> None:
        """`ours`: what we have noted in the store, should this have to be done again."""
        found = await look()
        if found is None:
            return
        row, present = found
        left = sorted(turn for turn in turns if turn in _turns(row) and turn.seat not in present)
        contacts = await self._contacts(row, {turn.seat for turn in left})
        if contacts or row.webhook is not None:
            for turn in left:
                if turn not in ours and await self._is_untold(row.id, *turn):
                    ours.append(turn)
            seats = [turn.seat for turn in ours if turn in left]
            held = {player for seat in seats for player in row.seats[seat].players}
            told = {player: contact for player, contact in contacts.items() if player in held}
            if seats:
                await self._tell(row, told, yours, partial(waited_for, seats))

    async def _tell_end(self, row: TableRow, look: Look) -> None:
        found = await look()
        present = () if found is None else found[1]
        away = {number for number, seat in enumerate(row.seats) if seat.kind == "person" and number not in present}
        contacts = await self._contacts(row, away)
        if (contacts or row.webhook is not None) and await self._is_untold(row.id, THE_END, row.position):
            await self._tell(row, contacts, ended, ended)

    async def _tell_stand_ins(self, row: TableRow, seats: Collection[int]) -> None:
        await self._tell(row, await self._contacts(row, seats), stood_in, None)

    async def _is_untold(self, table: str, seat: int, since: int) -> bool:
        """Whether we are the first to tell this; nobody else will be."""
        return self._store is None or await self._store.tell(table, seat, since)

    async def _contacts(self, row: TableRow, seats: Collection[int]) -> dict[str, Contact]:
        """Where those who sit there are told, nobody twice."""
        if self.book is None:
            return {}
        players = sorted({player for seat in seats for player in row.seats[seat].players})
        found = {player: await self.book.of(player) for player in players}
        return {player: contact for player, contact in found.items() if contact.devices or contact.mail}

    async def _tell(
        self, row: TableRow, contacts: dict[str, Contact], to_players: News, to_webhook: News | None
    ) -> None:
        """Begin to tell all of them, each in their language."""
        for player, contact in contacts.items():
            assert self.book is not None
            name, said = await asyncio.to_thread(written, row, to_players, contact.language, "")
            await self.book.tell(player, contact, Note(row.id, name, said), self._delivery)
        if row.webhook is not None and to_webhook is not None:
            try:
                receiver, send = await self._prepared(row, to_webhook)
            except NotListed:
                self._delivery.failed += 1
                LOG.warning("a webhook of table %s… is not on the list", row.id[:8])
                return
            self._delivery.begin(receiver, self._post(receiver, send))

    async def _post(self, receiver: str, send: Callable[[], Awaitable[None]]) -> None:
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
