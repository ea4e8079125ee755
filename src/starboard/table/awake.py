"""The tables of a server that are awake. A table is woken when somebody comes, and falls asleep when nobody is left."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection
from contextlib import suppress
from functools import partial
from typing import TypeVar

from starboard.kernel import Match, StarboardError
from starboard.store import HeldElsewhere, SharedStore, TableRow
from starboard.table.core import Core
from starboard.table.errors import NoSuchTable, NotNow
from starboard.table.frames import Row
from starboard.table.keys import Caller, in_log
from starboard.table.ledger import Ledger
from starboard.table.rights import Holder, holder_of, shown
from starboard.table.settings import Services
from starboard.table.table import Asleep, Table
from starboard.table.tenure import Tenure, has_bot_to_move

R = TypeVar("R")

LOG = logging.getLogger("starboard.table")


class Awake:
    """Wakes tables, has things done at them, and lets them sleep."""

    def __init__(self, services: Services) -> None:
        self._services, self._store = services, services.store
        self._tables: dict[str, asyncio.Future[Table]] = {}
        self._closing: dict[str, asyncio.Task[None]] = {}
        # Where other servers share the database.
        self.tenure = (
            Tenure(self._store, self._lost, self.table, self._left) if isinstance(self._store, SharedStore) else None
        )
        services.as_it_is = self._as_it_is

    async def begin(self) -> None:
        """Wake the tables where a bot has to move: nobody else would."""
        if self.tenure is not None:
            self.tenure.begin()
        for row in await self._store.in_state("playing"):
            self._left(row)
            if has_bot_to_move(row):
                try:
                    await self.table(row.id)
                except HeldElsewhere:
                    pass
                except StarboardError as why:
                    LOG.error("table %s cannot be opened: %s", in_log(row.id), why)

    async def close(self) -> None:
        """Stop all tables. Other servers then go on with them."""
        woken = await asyncio.gather(*self._tables.values(), return_exceptions=True)
        self._tables.clear()
        tables = [table for table in woken if isinstance(table, Table)]
        await asyncio.gather(*(table.close() for table in tables), *self._closing.values(), return_exceptions=True)
        if self.tenure is not None:
            await self.tenure.end()

    @property
    def live(self) -> list[Table]:
        """The tables that are awake now."""
        return [table.result() for table in self._tables.values() if table.done() and not table.exception()]

    def now(self) -> int:
        return int(self._services.clock.wall())

    async def row(self, table: str) -> TableRow:
        live = self._tables.get(table)
        if live is not None:
            return (await asyncio.shield(live)).core.ledger.row
        row = await self._store.row(table)
        if row is None:
            raise NoSuchTable("table-unknown")
        return row

    def shown(self, row: TableRow, holder: Holder) -> Row:
        live = self._tables.get(row.id)
        is_live = live is not None and live.done() and not live.exception()
        return live.result().row(holder) if live is not None and is_live else shown(row, (), holder)

    async def looking(self, table: str, caller: Caller, work: Callable[[Match], R]) -> R:
        """What can be told of a match to somebody who may look on, at a moment when all of it is stored."""

        async def look(live: Table) -> R:
            holder_of(caller).check_look(live.core.ledger.row)
            if live.core.ledger.match is None:
                raise NotNow("table-not-begun")
            return work(live.core.match)

        return (await self.do(table, look))[1]

    async def at(self, table: str, caller: Caller, work: Callable[[Core, Holder], Awaitable[None]]) -> Row:
        holder = holder_of(caller)
        live, _ = await self.do(table, lambda live: work(live.core, holder))
        return live.row(holder)

    async def do(self, table: str, work: Callable[[Table], Awaitable[R]]) -> tuple[Table, R]:
        """Have something done at a table, awake or not; returns the table and the result."""
        while True:
            live = await self.table(table)
            with suppress(Asleep):
                return live, await live.do(partial(work, live))

    async def table(self, table: str) -> Table:
        """The live table, woken if need be. Those who ask while it wakes up wait for the same one."""
        if table not in self._tables:
            waking = asyncio.ensure_future(self._wake(table))
            self._tables[table] = waking
            waking.add_done_callback(partial(self._woken, table))
        return await asyncio.shield(self._tables[table])

    async def _as_it_is(self, table: str) -> tuple[TableRow, Collection[int]] | None:
        """A table and the seats whose holders are there; None where another server has it, or nobody."""
        live = next((live for live in self.live if live.id == table), None)
        if live is not None:
            return live.core.ledger.row, live.core.present
        if self.tenure is not None and await self.tenure.holder(table) is not None:
            return None
        row = await self._store.row(table)
        return None if row is None else (row, ())

    def _left(self, row: TableRow) -> None:
        """Nobody has this table awake: those who are waited for there may not have been told."""
        self._services.tell_late(row)

    async def _wake(self, table: str) -> Table:
        if table in self._closing:
            # It may still have something to write down.
            await asyncio.shield(self._closing[table])
        ledger = Ledger(self._store, table, self._services.clock)
        if self.tenure is None:
            await ledger.read()
        else:
            async with self.tenure.taking(table):
                await ledger.read()
        return Table(ledger, self._services, self._put_to_sleep)

    def _woken(self, table: str, waking: "asyncio.Future[Table]") -> None:
        if waking.cancelled() or waking.exception() is not None:
            self._tables.pop(table, None)

    def _put_to_sleep(self, table: Table) -> None:
        self._tables.pop(table.id, None)
        self._services.herald.forget(table.id)
        self._closing[table.id] = closing = asyncio.create_task(self._close(table))
        closing.add_done_callback(lambda _: self._closing.pop(table.id, None))

    async def _close(self, table: Table) -> None:
        await table.close()
        if self.tenure is not None:
            await self.tenure.release(table.id)

    def _lost(self, table: str) -> None:
        """Another server has it: those who are here have to go there."""
        live = self._tables.get(table)
        if live is not None and live.done() and not live.cancelled() and live.exception() is None:
            self._put_to_sleep(live.result())
