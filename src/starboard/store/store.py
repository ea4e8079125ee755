"""The store as tables use it: ask, await, and what you wrote is on the disk.

There is one thread that writes and one that reads. Whatever tables want written while the last commit is still under
way goes into the next one together, so that a thousand tables cost hardly more waiting for the disk than one.
"""

import asyncio
from collections.abc import Callable, Collection, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

import msgspec

from starboard.store.analyses import Kept, analysed, analysis_of, latest_of
from starboard.store.contacts import Contact, contacts_of, kept, told
from starboard.store.database import Database
from starboard.store.errors import StoreConflict, StoreError
from starboard.store.migrations import migrate
from starboard.store.rows import Snapshot, State, Stored, StoredLine, TableRow
from starboard.store.writer import Write, Writer, appended, changed, created

R = TypeVar("R")

MOST_LISTED = 200

_row = msgspec.json.Decoder(TableRow).decode

ROW = "SELECT body FROM tables WHERE id = ?"
LINES = "SELECT number, line, told FROM lines WHERE table_id = ? ORDER BY number"
SNAPSHOT = "SELECT count, mark FROM snapshots WHERE table_id = ?"
ROWS_OF = (
    "SELECT body FROM tables JOIN players ON players.table_id = tables.id "
    "WHERE player = ? AND state <> 'archived' AND lesson = '' ORDER BY changed DESC LIMIT ?"
)
COUNT_OF = (
    "SELECT COUNT(*) FROM tables JOIN players ON players.table_id = tables.id "
    "WHERE player = ? AND state <> 'archived' AND lesson = ''"
)
LESSONS_OF = (
    "SELECT body FROM tables JOIN players ON players.table_id = tables.id "
    "WHERE player = ? AND state <> 'archived' AND lesson <> '' ORDER BY changed DESC LIMIT ?"
)
WATCHED = "SELECT body FROM tables WHERE state IN ('playing', 'paused', 'open') AND watch = 'anyone' "
WATCHED += "ORDER BY changed DESC LIMIT ?"
BANNED = "SELECT player FROM bans"
IN_STATE = "SELECT body FROM tables WHERE state = ? ORDER BY changed DESC"


class EventStore:
    """Tables, the logs of their matches, and checkpoints. Open one with `open_store`, and close it.

    The methods that write return once it lasts. `StoreError` when it does not: then nothing was written, as far as
    anybody can know. `StoreConflict`: another program holds the table.
    """

    def __init__(self, database: Database) -> None:
        """Connects, and brings the format up to date. `StoreError` when either is not possible."""
        database.connect()
        try:
            migrate(database)
        except StoreError:
            database.close()
            raise
        self._writer = Writer(database)
        self._reading = database.twin()
        self._reader = ThreadPoolExecutor(1, "starboard-store-reader")

    async def create(self, row: TableRow) -> None:
        """Put a new table into the store. `StoreConflict` when there is one of that id."""
        await self._write(created(row))

    async def change(self, row: TableRow) -> None:
        """Rewrite the row of a table, including who plays there."""
        await self._write(changed(row))

    async def append(self, row: TableRow, lines: Sequence[StoredLine], snapshot: Snapshot | None = None) -> None:
        """Add lines to the log of a table, and rewrite its row; its players stay as they were."""
        await self._write(appended(row, lines, snapshot))

    async def row(self, table: str) -> TableRow | None:
        """A table without its log; None when there is none with that id."""
        return next(iter(await self._rows(ROW, table)), None)

    async def read(self, table: str) -> Stored | None:
        """A table with everything; None when there is none with that id."""
        return await self._read(lambda database: stored(database, table))

    async def rows_of(self, player: str) -> list[TableRow]:
        """The tables of a player that are not archived, the latest first, without those of lessons."""
        return await self._rows(ROWS_OF, player, MOST_LISTED)

    async def count_of(self, player: str) -> int:
        """How many these are, those that are not listed any more among them."""
        return await self._read(lambda database: int(database.rows(COUNT_OF, player)[0][0]))

    async def lessons_of(self, player: str) -> list[TableRow]:
        """The tables at which a player is given lessons, the latest first."""
        return await self._rows(LESSONS_OF, player, MOST_LISTED)

    async def watched(self) -> list[TableRow]:
        """The tables that anyone may watch and that are not over, the latest first."""
        return await self._rows(WATCHED, MOST_LISTED)

    async def in_state(self, state: State) -> list[TableRow]:
        """All tables in this state, the latest first."""
        return await self._rows(IN_STATE, state)

    async def banned(self) -> frozenset[str]:
        """The ids of the players whom the owner of the server does not want."""
        found = await self._read(lambda database: database.rows(BANNED))
        return frozenset(player for (player,) in found)

    async def contacts(self, players: Collection[str]) -> dict[str, Contact]:
        """Where those of these players are told who want to be."""
        return await self._read(lambda database: contacts_of(database, players))

    async def keep_contact(self, player: str, contact: Contact) -> None:
        """Keep where a player is told; of one who wants to hear nothing, nothing is kept."""
        await self._write(kept(player, contact))

    async def tell(self, table: str, seat: int, since: int) -> bool:
        """Note that somebody is told of the turn of a seat that began then. False where that is noted already."""
        try:
            await self._write(told(table, seat, since))
        except StoreConflict:
            return False
        return True

    async def keep_analysis(self, table: str, kept: Kept) -> None:
        """Keep what was found out about a match. `StoreConflict` where the table is gone."""
        await self._write(analysed(table, kept))

    async def analysis(self, table: str) -> Kept | None:
        """What was found out about the match of a table, if it stands as it stood then."""
        return await self._read(lambda database: analysis_of(database, table))

    async def analyses_of(self, player: str, most: int) -> list[tuple[TableRow, bytes]]:
        """The latest tables of a player whose matches were analysed, with what was found out."""
        return await self._read(lambda database: latest_of(database, player, most))

    async def close(self) -> None:
        """Finish what is being written, and let go."""
        await asyncio.to_thread(self._close)

    def _close(self) -> None:
        self._writer.close()
        self._reader.shutdown()
        self._reading.close()

    async def _write(self, write: Write) -> None:
        await self._writer.write(write)

    async def _rows(self, statement: str, *values: str | int) -> list[TableRow]:
        found = await self._read(lambda database: database.rows(statement, *values))
        return [_row(body) for (body,) in found]

    async def _read(self, work: Callable[[Database], R]) -> R:
        return await asyncio.get_running_loop().run_in_executor(self._reader, self._reading_now, work)

    def _reading_now(self, work: Callable[[Database], R]) -> R:
        self._reading.connect()
        with self._reading.faults_named():
            return work(self._reading)


def stored(database: Database, table: str) -> Stored | None:
    """A table with everything; None when there is none with that id."""
    # In this order, a program that writes at the same time does no harm: there are lines after the snapshot anyhow, and
    # a writer whose row is too old is told so.
    snapshot = database.rows(SNAPSHOT, table)
    row = database.rows(ROW, table)
    lines = [StoredLine(number, bytes(line), bytes(told)) for number, line, told in database.rows(LINES, table)]
    if not row:
        return None
    return Stored(_row(row[0][0]), lines, Snapshot(snapshot[0][0], bytes(snapshot[0][1])) if snapshot else None)
