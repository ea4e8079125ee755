"""Tells those who are away that they are waited for, once a turn. Nobody at a table waits for it: what is to be told is
put on a list, and sent beside everything else."""

import asyncio
import logging
from collections.abc import Callable, Collection, Coroutine
from functools import partial
from typing import Any, NamedTuple

from starboard.notices.letter import News, ended, hello, sealed, waited_for, written
from starboard.notices.post import NotTaken, post
from starboard.notices.receivers import NotListed, Receivers
from starboard.store import TableRow

LOG = logging.getLogger("starboard.notices")

GRACE = 20.0
"""Seconds that somebody has to come back before they are told."""
PAUSES = (0.0, 5.0, 30.0, 120.0, 600.0)
"""Seconds before each try."""
MOST_WAITING = 500
"""Messages that wait for their receivers; with more, new ones are dropped."""
MOST_AT_ONCE = 8


class Turn(NamedTuple):
    """Somebody is waited for since then."""

    seat: int
    since: int


Look = Callable[[], tuple[TableRow, Collection[int]]]
"""Gives a table as it is now, and the seats whose holders are there."""


class Herald:
    """Sends what tables have to tell."""

    def __init__(self, receivers: Receivers, home: str = "", grace: float = GRACE) -> None:
        """`home` is the address under which people know this server; empty: nobody has said."""
        self.receivers = receivers
        self._home, self._grace = home, grace
        self._known: dict[str, frozenset[Turn]] = {}
        """The turns of each table that were looked at already."""
        self._over: set[str] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._gate = asyncio.Semaphore(MOST_AT_ONCE)
        self.sent = self.failed = 0

    def see(self, row: TableRow, now: float, look: Look) -> None:
        """A table has gone on: those who are newly waited for are told, unless they come back."""
        if row.webhook is None:
            return
        turns = _turns(row)
        first = row.id not in self._known
        # Those who had been waited for long before the table woke were told then.
        new = [turn for turn in turns - self._known.get(row.id, frozenset()) if not first or now - turn.since < 60]
        self._known[row.id] = turns
        if new:
            self._begin(self._tell_turns(new, look))
        if row.state != "over":
            self._over.discard(row.id)
        elif row.id not in self._over and not first:
            self._over.add(row.id)
            self._begin(self._send(row, ended))

    async def try_out(self, row: TableRow) -> bool:
        """Send a first message at once; whether it was taken."""
        try:
            await self._post(row, hello)
        except (NotTaken, NotListed) as why:
            LOG.info("a webhook did not take its first message: %s", why)
            return False
        return True

    def forget(self, table: str) -> None:
        self._known.pop(table, None)
        self._over.discard(table)

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        if len(self._tasks) >= MOST_WAITING:
            work.close()
            self.failed += 1
            return
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _tell_turns(self, turns: list[Turn], look: Look) -> None:
        await asyncio.sleep(self._grace)
        row, present = look()
        left = sorted(turn.seat for turn in turns if turn in _turns(row) and turn.seat not in present)
        if left and row.webhook is not None:
            await self._send(row, partial(waited_for, left))

    async def _send(self, row: TableRow, news: News) -> None:
        for pause in PAUSES:
            await asyncio.sleep(pause)
            try:
                await self._post(row, news)
            except (NotTaken, NotListed) as why:
                if isinstance(why, NotTaken) and why.again:
                    continue
                break
            self.sent += 1
            return
        self.failed += 1
        LOG.warning("a webhook of table %s… does not take messages", row.id[:8])

    async def _post(self, row: TableRow, news: News) -> None:
        assert row.webhook is not None
        address = self.receivers.find(row.webhook.url)
        # Sentences are read from files when a language is first spoken.
        table, said = await asyncio.to_thread(written, row, news, row.webhook.language, self._home)
        address, letter = sealed(address, table, said)
        async with self._gate:
            await post(address, letter)


def _turns(row: TableRow) -> frozenset[Turn]:
    """Who of those who may be elsewhere is waited for, and since when."""
    if row.state != "playing" or row.lesson:
        return frozenset()
    since = row.since or (row.changed,) * len(row.waiting)
    return frozenset(
        Turn(seat, then) for seat, then in zip(row.waiting, since, strict=True) if row.seats[seat].kind == "person"
    )
