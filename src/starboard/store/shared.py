"""The store of a server that is not the only one on its database."""

from collections.abc import Sequence

from starboard.store.database import Database
from starboard.store.errors import StoreConflict
from starboard.store.leases import HOLDER, Leases, Server
from starboard.store.rows import Snapshot, StoredLine, TableRow
from starboard.store.store import EventStore
from starboard.store.writer import Write, appended, changed, fenced


class SharedStore(EventStore):
    """A store in which a table is written only by the server that holds it."""

    def __init__(self, database: Database, address: str, seal: str) -> None:
        """`address`: where the other servers reach this one; `seal`: by what all of them are to agree."""
        super().__init__(database)
        try:
            self.leases = Leases(database.twin(), address, seal)
        except BaseException:
            self._close()
            raise

    async def change(self, row: TableRow) -> None:
        await self._write_fenced(row.id, changed(row))

    async def append(self, row: TableRow, lines: Sequence[StoredLine], snapshot: Snapshot | None = None) -> None:
        await self._write_fenced(row.id, appended(row, lines, snapshot))

    async def holder(self, table: str) -> Server | None:
        """The other server that holds the table; None where it is ours, or may become ours."""
        if self.leases.holds(table):
            return None
        found = await self._read(lambda database: database.rows(HOLDER, table))
        return None if not found or found[0][0] == self.leases.me.id else Server(*found[0])

    async def close(self) -> None:
        await self.leases.leave()
        await super().close()

    async def _write_fenced(self, table: str, write: Write) -> None:
        try:
            await self._write(fenced(write, self.leases.fence(table)))
        except StoreConflict:
            self.leases.doubt(table)
            raise
