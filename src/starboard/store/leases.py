"""Which of several servers on one PostgreSQL holds which table.

A server says every second that it is there, with one statement, and by that keeps all tables that it holds. One that
has said nothing for a few seconds has lost them. A server that takes a table raises its fence by one; every write names
the fence under which it is made, and the database refuses it where that is no longer the last one. So a server that
was held up, and does not know yet that it has lost a table, cannot write to it. Times are those of the database: the
clocks of the servers need not agree.
"""

import asyncio
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from threading import Event, Thread
from time import monotonic
from typing import Any

import msgspec

from starboard.store.database import Database
from starboard.store.errors import HeldElsewhere, StoreError
from starboard.store.rows import TableRow

LEASE = 5.0
"""Seconds after its last word at which a server has lost its tables."""
BEAT = 1.0
"""Seconds between two words."""
FORGOTTEN = 3600.0
"""Seconds after which nobody remembers a server that is gone."""
MOST_ADOPTED = 50
"""Tables that are taken over in one beat."""

NOW = "EXTRACT(EPOCH FROM clock_timestamp())"
ORPHANED = f"NOT EXISTS (SELECT 1 FROM servers WHERE servers.id = tables.holder AND until > {NOW})"
OTHERS = f"SELECT seal FROM servers WHERE until > {NOW}"
JOIN = (
    f"INSERT INTO servers (id, address, seal, until) VALUES (?, ?, ?, {NOW} + ?) "
    "ON CONFLICT (id) DO UPDATE SET until = excluded.until"
)
STAY = f"UPDATE servers SET until = {NOW} + ? WHERE id = ? AND until > {NOW} RETURNING 1"
LEAVE = "DELETE FROM servers WHERE id = ?"
SUCCEED = "DELETE FROM servers WHERE address = ?"
"""The server that was at this address is gone, for there is only one at a time: one that was killed and started again
has its tables back at once."""
FORGET = f"DELETE FROM servers WHERE until < {NOW} - ?"
HELD = "SELECT id, fence FROM tables WHERE holder = ?"
TAKE = (
    "UPDATE tables SET holder = ?, fence = fence + 1 "
    f"WHERE id = ? AND (holder IN ('', ?) OR {ORPHANED}) RETURNING fence"
)
SEIZE = "UPDATE tables SET holder = ?, fence = fence + 1 WHERE id = ? RETURNING fence"
RELEASE = "UPDATE tables SET holder = '' WHERE id = ? AND holder = ? AND fence = ?"
ABANDON = "UPDATE tables SET holder = 'nobody' WHERE id = ? AND holder = ? AND fence = ?"
"""Ours by the database, but given up here: somebody has to look after it."""
ADOPT = (
    "UPDATE tables SET holder = ?, fence = fence + 1 WHERE id IN "
    f"(SELECT id FROM tables WHERE holder <> '' AND {ORPHANED} LIMIT ? FOR UPDATE SKIP LOCKED) "
    "RETURNING id, fence, body"
)
HOLDER = (
    "SELECT servers.id, servers.address FROM tables JOIN servers ON servers.id = tables.holder "
    f"WHERE tables.id = ? AND until > {NOW}"
)

_row = msgspec.json.Decoder(TableRow).decode


class Server(msgspec.Struct, frozen=True):
    """A server, and where the others reach it."""

    id: str
    address: str


class Attendant(msgspec.Struct, frozen=True):
    """Who is told of what happens to leases without being asked for. Called in other threads."""

    lost: Callable[[str], None]
    """This table is held by another server now, or perhaps is."""
    wants: Callable[[TableRow], bool]
    """Whether somebody has to look after a table whose server is gone even if nobody asks for it."""
    adopted: Callable[[str], None]
    """Such a table has become ours."""
    left: Callable[[TableRow], None]
    """The server of this table is gone, and nobody has it now."""


class Leases:
    """The tables that this server holds. All statements are made by one thread, one after the other."""

    def __init__(self, database: Database, address: str, seal: str) -> None:
        """Joins the others. `StoreError` where they seal what browsers keep for them by another secret: then none would
        know the players of the other."""
        self.me = Server(secrets.token_hex(8), address)
        self._seal = seal
        self._database = database
        self._fences: dict[str, int] = {}
        self._attendant: Attendant | None = None
        self._renewed = monotonic()
        self._ended = Event()
        self._thread = ThreadPoolExecutor(1, "starboard-store-leases")
        self._pulse = Thread(target=self._beat_on, name="starboard-store-pulse", daemon=True)
        try:
            self._thread.submit(self._join).result()
        except StoreError:
            self._thread.shutdown()
            self._database.close()
            raise
        self._pulse.start()

    def attend(self, attendant: Attendant) -> None:
        """From now on this one is told."""
        self._attendant = attendant

    def fence(self, table: str) -> int:
        """The fence under which we write; 0 for a table that nobody has held yet."""
        return self._fences.get(table, 0)

    def holds(self, table: str) -> bool:
        """Whether the table is ours, as far as we know."""
        return table in self._fences

    @property
    def count(self) -> int:
        """How many tables we hold."""
        return len(self._fences)

    @property
    def are_sure(self) -> bool:
        """Whether we have been heard lately: otherwise others may have taken our tables."""
        return not self._ended.is_set() and monotonic() - self._renewed < LEASE

    async def take(self, table: str) -> None:
        """Hold a table, if nobody else does. `HeldElsewhere` if somebody does."""
        await self._run(lambda: self._take(table, TAKE, self.me.id))

    async def seize(self, table: str) -> None:
        """Hold a table, even if another server holds it. That one notices within a beat, and can no longer write."""
        await self._run(lambda: self._take(table, SEIZE))

    async def release(self, table: str) -> None:
        """Let others have it, after the last write."""
        await self._run(lambda: self._release(table))

    async def leave(self) -> None:
        """Let others have all tables, after the last write."""
        await asyncio.to_thread(self.close)

    def close(self) -> None:
        """The same; nothing is renewed after this."""
        if self._ended.is_set():
            return
        self._ended.set()
        self._pulse.join()
        self._thread.submit(self._leave).result()
        self._thread.shutdown()

    def doubt(self, table: str) -> None:
        """A write was refused: perhaps the table is not ours any more."""
        # Where the thread has ended there is nothing left to lose.
        with suppress(RuntimeError):
            self._thread.submit(self._look, table)

    # -- In the thread -------------------------------------------------------------------------------------------

    async def _run(self, work: Callable[[], None]) -> None:
        if self._ended.is_set():
            raise HeldElsewhere("store-leaving")
        await asyncio.get_running_loop().run_in_executor(self._thread, work)

    def _rows(self, statement: str, *values: object) -> list[tuple[Any, ...]]:
        self._database.connect()
        with self._database.faults_named():
            return self._database.rows(statement, *values)

    def _carry_out(self, statement: str, *values: object) -> None:
        self._database.connect()
        with self._database.faults_named():
            self._database.run(statement, *values)

    def _join(self) -> None:
        self._carry_out(SUCCEED, self.me.address)
        if any(seal != self._seal for (seal,) in self._rows(OTHERS)):
            raise StoreError("store-other-secret")
        self._carry_out(JOIN, self.me.id, self.me.address, self._seal, LEASE)

    def _leave(self) -> None:
        self._fences.clear()
        # Where it fails, the others will notice by themselves.
        with suppress(StoreError):
            self._carry_out(LEAVE, self.me.id)
        self._database.close()

    def _take(self, table: str, statement: str, *more: str) -> None:
        if table in self._fences:
            return
        found = self._rows(statement, self.me.id, table, *more)
        if found:
            self._fences[table] = found[0][0]
        elif self._rows("SELECT 1 FROM tables WHERE id = ?", table):
            raise HeldElsewhere("store-held-elsewhere")

    def _release(self, table: str) -> None:
        fence = self._fences.pop(table, None)
        if fence is not None:
            self._carry_out(RELEASE, table, self.me.id, fence)

    def _look(self, table: str) -> None:
        """Tell whether the table is lost."""
        try:
            held = {id for id, fence in self._rows(HELD, self.me.id) if self._fences.get(id) == fence}
        except StoreError:
            return
        if table not in held:
            self._lose([table])

    def _lose(self, tables: list[str]) -> None:
        for table in tables:
            self._fences.pop(table, None)
            if self._attendant is not None:
                self._attendant.lost(table)

    def _beat_on(self) -> None:
        beating = self._thread.submit(self._beat)
        while not self._ended.wait(BEAT):
            if beating.done():
                beating = self._thread.submit(self._beat)
            if monotonic() - self._renewed > LEASE:
                # Whatever the thread waits for, our time is over.
                self._lose(list(self._fences))

    def _beat(self) -> None:
        """Say that we are there, notice what was taken from us, and look after what others have left behind."""
        asked = monotonic()
        # What fails is tried again at the next beat.
        with suppress(StoreError):
            if not self._rows(STAY, LEASE, self.me.id):
                self._carry_out(JOIN, self.me.id, self.me.address, self._seal, LEASE)
            self._renewed = asked
            held = dict(self._rows(HELD, self.me.id))
            self._lose([table for table, fence in list(self._fences.items()) if held.get(table) != fence])
            for table in held.keys() - self._fences.keys():
                self._carry_out(ABANDON, table, self.me.id, held[table])
            if self._attendant is not None:
                self._adopt(self._attendant)

    def _adopt(self, attendant: Attendant) -> None:
        self._carry_out(FORGET, FORGOTTEN)
        for id, fence, body in self._rows(ADOPT, self.me.id, MOST_ADOPTED):
            # A row that nobody understands needs nobody's attention: the beat goes on.
            with suppress(msgspec.MsgspecError, LookupError):
                row = _row(body)
                if attendant.wants(row):
                    self._fences[id] = fence
                    attendant.adopted(id)
                    continue
                attendant.left(row)
            self._carry_out(RELEASE, id, self.me.id, fence)
