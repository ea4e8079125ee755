"""The one thread that writes. It takes everything that waits and commits it at once."""

import asyncio
from collections.abc import Sequence
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, TypeAlias

import msgspec

from starboard.store.analyses import PUT_ANALYSIS
from starboard.store.contacts import DROP_CONTACT, PUT_CONTACT, TELL
from starboard.store.database import Database
from starboard.store.errors import StoreConflict, StoreError
from starboard.store.rows import Snapshot, StoredLine, TableRow

MOST_AT_ONCE = 500

Write: TypeAlias = dict[str, list[tuple[Any, ...]]]
"""One thing to write: for each statement, the rows of values to carry it out with."""

INSERT_TABLE = "INSERT INTO tables (version, state, watch, changed, lesson, body, id) VALUES (?, ?, ?, ?, ?, ?, ?)"
UPDATE_TABLE = (
    "UPDATE tables SET version = ?, state = ?, watch = ?, changed = ?, lesson = ?, body = ? "
    "WHERE id = ? AND version = ?"
)
UPDATE_FENCED = f"{UPDATE_TABLE} AND fence = ?"
"""The same for a server that shares the database: it is refused once the lease has gone to another."""
FORGET_PLAYERS = "DELETE FROM players WHERE table_id = ?"
INSERT_PLAYER = "INSERT INTO players (player, table_id) VALUES (?, ?)"
INSERT_LINE = "INSERT INTO lines (table_id, number, line, told) VALUES (?, ?, ?, ?)"
PUT_SNAPSHOT = (
    "INSERT INTO snapshots (table_id, count, mark) VALUES (?, ?, ?) "
    "ON CONFLICT (table_id) DO UPDATE SET count = excluded.count, mark = excluded.mark"
)
IN_ORDER = (
    INSERT_TABLE,
    UPDATE_TABLE,
    UPDATE_FENCED,
    FORGET_PLAYERS,
    INSERT_PLAYER,
    INSERT_LINE,
    PUT_SNAPSHOT,
    PUT_CONTACT,
    DROP_CONTACT,
    TELL,
    PUT_ANALYSIS,
)
SURE = (UPDATE_TABLE, UPDATE_FENCED, TELL)
"""What touches no row where somebody else was quicker."""

_encode = msgspec.json.Encoder().encode


def created(row: TableRow) -> Write:
    """A new table."""
    return {INSERT_TABLE: [_values(row)], INSERT_PLAYER: _players(row)}


def changed(row: TableRow) -> Write:
    """A table whose row has changed."""
    return {
        UPDATE_TABLE: [(*_values(row), row.version - 1)],
        FORGET_PLAYERS: [(row.id,)],
        INSERT_PLAYER: _players(row),
    }


def appended(row: TableRow, lines: Sequence[StoredLine], snapshot: Snapshot | None) -> Write:
    """A table whose match went on."""
    write: Write = {
        UPDATE_TABLE: [(*_values(row), row.version - 1)],
        INSERT_LINE: [(row.id, line.number, line.line, line.told) for line in lines],
    }
    if snapshot is not None:
        write[PUT_SNAPSHOT] = [(row.id, snapshot.count, snapshot.mark)]
    return write


def fenced(write: Write, fence: int) -> Write:
    """The same, by a server that holds the table under this fence."""
    rest = {statement: rows for statement, rows in write.items() if statement != UPDATE_TABLE}
    return {UPDATE_FENCED: [(*row, fence) for row in write[UPDATE_TABLE]], **rest}


def _values(row: TableRow) -> tuple[Any, ...]:
    return row.version, row.state, row.watch, row.changed, row.lesson, _encode(row), row.id


def _players(row: TableRow) -> list[tuple[Any, ...]]:
    return [(player, row.id) for player in sorted(row.players)]


class _Job:
    """Something to write, and who waits for it."""

    __slots__ = ("error", "future", "loop", "write")

    def __init__(self, write: Write) -> None:
        self.write = write
        self.loop = asyncio.get_running_loop()
        self.future: asyncio.Future[None] = self.loop.create_future()
        self.error: StoreError | None = None

    def settle(self) -> None:
        if self.future.done():
            return
        if self.error is None:
            self.future.set_result(None)
        else:
            self.future.set_exception(self.error)


class Writer:
    """Writes in the order in which it was asked, several at a time."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._jobs: SimpleQueue[_Job | None] = SimpleQueue()
        self._thread = Thread(target=self._run, name="starboard-store-writer", daemon=True)
        self._thread.start()

    async def write(self, write: Write) -> None:
        """Returns when it is on disk. A caller that stops waiting does not stop it."""
        job = _Job(write)
        self._jobs.put(job)
        await asyncio.shield(job.future)

    def close(self) -> None:
        """Write what was asked for, then stop."""
        self._jobs.put(None)
        self._thread.join()
        self._database.close()

    def _run(self) -> None:
        while (job := self._jobs.get()) is not None:
            batch = [job]
            last = False
            while len(batch) < MOST_AT_ONCE and not last:
                try:
                    more = self._jobs.get_nowait()
                except Empty:
                    break
                if more is None:
                    last = True
                else:
                    batch.append(more)
            self._commit(batch)
            _settle(batch)
            if last:
                return

    def _commit(self, batch: list[_Job]) -> None:
        """Write all of them, or, when that fails, each by itself: one that cannot be written stops no other."""
        error = self._attempt(batch)
        if error is None:
            return
        if len(batch) == 1:
            batch[0].error = error
            return
        for job in batch:
            job.error = self._attempt([job])

    def _attempt(self, batch: list[_Job]) -> StoreError | None:
        try:
            self._database.connect()
            with self._database.transaction():
                for statement in IN_ORDER:
                    rows = [row for job in batch for row in job.write.get(statement, ())]
                    if rows and self._database.run_many(statement, rows) != len(rows) and statement in SURE:
                        raise StoreConflict("store-conflict")
        except StoreError as why:
            return why
        except Exception as why:
            # Whatever it is, those who wait are told, and the thread lives on: without it all tables would stop.
            return StoreError("store-failed", reason=f"{type(why).__name__}: {why}"[:200])
        return None


def _settle(batch: list[_Job]) -> None:
    """Tell those who wait, in their own thread. A loop that has been closed has nobody waiting in it."""
    loops = {job.loop for job in batch}
    for loop in loops:
        mine = [job for job in batch if job.loop is loop]
        if not loop.is_closed():
            loop.call_soon_threadsafe(_settle_all, mine)


def _settle_all(jobs: list[_Job]) -> None:
    for job in jobs:
        job.settle()
