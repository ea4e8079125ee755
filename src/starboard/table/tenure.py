"""Holding tables where several servers share one store: taking them, letting them go, going on with those of a server
that is gone."""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import TypeVar

from starboard.kernel import StarboardError
from starboard.store import Attendant, HeldElsewhere, Server, SharedStore, StoreError, TableRow
from starboard.table.keys import in_log

T = TypeVar("T")

LOG = logging.getLogger("starboard.table")


def has_bot_to_move(row: TableRow) -> bool:
    """Whether nobody would go on with this table if it were not woken."""
    bots = (row.seats[seat].kind == "bot" for seat in row.waiting)
    return row.state == "playing" and not row.lesson and any(bots)


class Tenure:
    """The leases of one hall."""

    def __init__(
        self,
        store: SharedStore,
        lost: Callable[[str], None],
        wake: Callable[[str], Awaitable[object]],
        left: Callable[[TableRow], None],
    ) -> None:
        """`lost` is called for a table that another server has now; `wake` for one that has to go on here; `left` for
        one that nobody has any more."""
        self._store = store
        self._leases = store.leases
        self._lost = lost
        self._wake = wake
        self._left = left
        self._waking: set[asyncio.Task[None]] = set()

    def begin(self) -> None:
        """From now on, look after the tables of servers that are gone."""
        loop = asyncio.get_running_loop()
        self._leases.attend(
            Attendant(
                lost=lambda table: _in(loop, self._lost, table),
                wants=has_bot_to_move,
                adopted=lambda table: _in(loop, self._adopted, table),
                left=lambda row: _in(loop, self._left, row),
            )
        )

    @property
    def is_sound(self) -> bool:
        return self._leases.are_sure

    def figures(self) -> dict[str, int]:
        return {"leases": self._leases.count}

    @asynccontextmanager
    async def taking(self, table: str) -> AsyncIterator[None]:
        """Hold a table, unless what is done in here fails. `HeldElsewhere` where another server has it."""
        await self._leases.take(table)
        try:
            yield
        except BaseException:
            await self.release(table)
            raise

    async def seize(self, table: str) -> None:
        await self._leases.seize(table)

    async def release(self, table: str) -> None:
        try:
            await self._leases.release(table)
        except StoreError as why:
            # It is given up at the next beat that reaches the store.
            LOG.warning("table %s: %s", in_log(table), why)

    async def holder(self, table: str) -> Server | None:
        return await self._store.holder(table)

    async def end(self) -> None:
        """Let the others have everything."""
        await self._leases.leave()

    def _adopted(self, table: str) -> None:
        task = asyncio.create_task(self._go_on(table))
        self._waking.add(task)
        task.add_done_callback(self._waking.discard)

    async def _go_on(self, table: str) -> None:
        LOG.info("table %s goes on here", in_log(table))
        try:
            await self._wake(table)
        except HeldElsewhere:
            return
        except StarboardError as why:
            LOG.error("table %s cannot be opened: %s", in_log(table), why)


def _in(loop: asyncio.AbstractEventLoop, call: Callable[[T], None], what: T) -> None:
    """Have it called in the thread of the tables, if that still runs."""
    if not loop.is_closed():
        loop.call_soon_threadsafe(call, what)
