"""What the owner of a server does to tables from outside, whether a server runs or not. A table that is held is taken
from its holder in the same step: that one writes nothing more to it, and lets go of its clients."""

import time

import msgspec

from starboard.store.database import Database
from starboard.store.errors import StoreError
from starboard.store.rows import State, TableRow

DAY = 24 * 3600
ALL = "SELECT body FROM tables ORDER BY changed DESC"
IN_STATE = "SELECT body FROM tables WHERE state = ? ORDER BY changed DESC"
ONE = "SELECT body FROM tables WHERE id = ?"
LENGTH = "SELECT COUNT(*) FROM lines WHERE table_id = ?"
CLOSE = (
    "UPDATE tables SET version = ?, state = ?, changed = ?, body = ?, holder = '', fence = fence + 1 "
    "WHERE id = ? AND version = ?"
)
OLD = "SELECT id FROM tables WHERE state = ? AND changed < ? ORDER BY changed"
PURGE = (
    "DELETE FROM players WHERE table_id = ?",
    "DELETE FROM lines WHERE table_id = ?",
    "DELETE FROM snapshots WHERE table_id = ?",
    "DELETE FROM tables WHERE id = ?",
)
AGES: dict[str, tuple[State, ...]] = {"open": ("open",), "finished": ("over", "archived")}
"""What has an age limit, by the names of the command line."""

_row = msgspec.json.Decoder(TableRow).decode
_encode = msgspec.json.Encoder().encode


class Care:
    """The tables of a database that is connected and up to date."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def rows(self, state: State | None = None) -> list[TableRow]:
        """All tables, or those in one state, the latest first."""
        with self._database.faults_named():
            found = self._database.rows(ALL) if state is None else self._database.rows(IN_STATE, state)
        return [_row(body) for (body,) in found]

    def row(self, id: str) -> tuple[TableRow, int]:
        """A table, and how many lines its log has. `StoreError` where there is none."""
        with self._database.faults_named():
            found = self._database.rows(ONE, id)
            if not found:
                raise StoreError("store-no-table", table=id[:80])
            ((lines,),) = self._database.rows(LENGTH, id)
        return _row(found[0][0]), int(lines)

    def close(self, id: str) -> None:
        """Put a table away: it leaves all lists, and nobody plays on. Nothing is deleted."""
        with self._database.transaction():
            row, _ = self.row(id)
            if row.state == "archived":
                return
            shut = msgspec.structs.replace(row, state="archived", version=row.version + 1, changed=int(time.time()))
            values = (shut.version, shut.state, shut.changed, _encode(shut), id, row.version)
            if self._database.run_many(CLOSE, [values]) != 1:
                raise StoreError("store-conflict")

    def purge(self, id: str) -> None:
        """Delete a table with everything that belongs to it."""
        with self._database.transaction():
            self.row(id)
            self._delete(id)

    def purge_older(self, what: str, days: int) -> int:
        """Delete all tables of a kind (`AGES`) in which nothing has happened for so many days; how many."""
        before = int(time.time()) - days * DAY
        with self._database.transaction():
            ids = [id for state in AGES[what] for (id,) in self._database.rows(OLD, state, before)]
            for id in ids:
                self._delete(id)
        return len(ids)

    def _delete(self, id: str) -> None:
        for statement in PURGE:
            self._database.run(statement, id)
