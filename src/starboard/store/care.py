"""What the owner of a server does to tables from outside, whether a server runs or not. A table that is held is taken
from its holder in the same step: that one writes nothing more to it, and lets go of its clients."""

import time
from collections.abc import Sequence

import msgspec

from starboard.store.database import Database
from starboard.store.errors import StoreError
from starboard.store.rows import Seat, Snapshot, State, Stored, StoredLine, TableRow
from starboard.store.store import stored
from starboard.store.writer import INSERT_LINE, PUT_SNAPSHOT, created

DAY = 24 * 3600
ALL = "SELECT body FROM tables ORDER BY changed DESC"
IN_STATE = "SELECT body FROM tables WHERE state = ? ORDER BY changed DESC"
ONE = "SELECT body FROM tables WHERE id = ?"
LENGTH = "SELECT COUNT(*) FROM lines WHERE table_id = ?"
LEFT = "DELETE FROM players WHERE table_id = ? AND player = ?"
REWRITE = (
    "UPDATE tables SET version = ?, state = ?, changed = ?, body = ?, holder = '', fence = fence + 1 "
    "WHERE id = ? AND version = ?"
)
OLD = "SELECT id FROM tables WHERE state = ? AND changed < ? ORDER BY changed"
PURGE = (
    "DELETE FROM players WHERE table_id = ?",
    "DELETE FROM lines WHERE table_id = ?",
    "DELETE FROM snapshots WHERE table_id = ?",
    "DELETE FROM told WHERE table_id = ?",
    "DELETE FROM analyses WHERE table_id = ?",
    "DELETE FROM tables WHERE id = ?",
)
BAN = "INSERT INTO bans (player, name, since) VALUES (?, ?, ?) ON CONFLICT (player) DO NOTHING"
BANS = "SELECT player, name, since FROM bans ORDER BY since, player"
PARDON = "DELETE FROM bans WHERE player = ?"
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

    def stored(self, id: str) -> Stored:
        """A table with everything that belongs to it. `StoreError` where there is none."""
        with self._database.faults_named():
            found = stored(self._database, id)
        if found is None:
            raise StoreError("store-no-table", table=id[:80])
        return found

    def put(self, row: TableRow, lines: Sequence[StoredLine], snapshot: Snapshot) -> None:
        """A new table in the middle of its match, all of it or nothing."""
        write = created(row) | {
            INSERT_LINE: [(row.id, line.number, line.line, line.told) for line in lines],
            PUT_SNAPSHOT: [(row.id, snapshot.count, snapshot.mark)],
        }
        with self._database.transaction():
            for statement, rows in write.items():
                self._database.run_many(statement, rows)

    def close(self, id: str) -> None:
        """Put a table away: it leaves all lists, and nobody plays on. Nothing is deleted."""
        with self._database.transaction():
            row, _ = self.row(id)
            if row.state != "archived":
                self._rewrite(row, msgspec.structs.replace(row, state="archived"))

    def ban(self, id: str, seat: int, key: str) -> str:
        """Ban those who hold this seat, and take it from them: it stays open under another key, of which this is the
        hash. What they were called. `StoreError` where nobody holds it."""
        now = int(time.time())
        with self._database.transaction():
            row, _ = self.row(id)
            held = row.seats[seat] if 0 <= seat < len(row.seats) else None
            if held is None or held.kind == "bot" or not held.players:
                raise StoreError("store-nobody-there", table=id[:80], place=seat + 1)
            self._database.run_many(BAN, [(player, held.name, now) for player in held.players])
            # The host may sit at several seats, and loses the rights of a host.
            seats = tuple(
                Seat("open", key=key) if number == seat else _without(other, held.players)
                for number, other in enumerate(row.seats)
            )
            hosts = tuple(player for player in row.hosts if player not in held.players)
            host = row.host if hosts == row.hosts else key
            self._rewrite(row, msgspec.structs.replace(row, seats=seats, hosts=hosts, host=host))
            self._database.run_many(LEFT, [(id, player) for player in held.players])
        return held.name

    def bans(self) -> list[tuple[str, str, int]]:
        """Who is banned: id, name, since when; the first one first."""
        with self._database.faults_named():
            return [(player, name, int(since)) for player, name, since in self._database.rows(BANS)]

    def pardon(self, number: int) -> str:
        """Lift a ban, by its place in the list from 1; whose it was."""
        with self._database.transaction():
            bans = self.bans()
            if not 1 <= number <= len(bans):
                raise StoreError("store-no-ban", number=number)
            player, name, _ = bans[number - 1]
            self._database.run(PARDON, player)
        return name

    def _rewrite(self, old: TableRow, new: TableRow) -> None:
        """Another row for a table, taken from its holder."""
        row = msgspec.structs.replace(new, version=old.version + 1, changed=int(time.time()))
        values = (row.version, row.state, row.changed, _encode(row), row.id, old.version)
        if self._database.run_many(REWRITE, [values]) != 1:
            raise StoreError("store-conflict")

    def purge(self, id: str) -> None:
        """Delete a table with everything that belongs to it."""
        with self._database.transaction():
            self.row(id)
            self._delete(id)

    def purge_older(self, what: str, days: int) -> int:
        """Delete all tables of a kind (`AGES`) in which nothing has happened for `days` days, and say how many."""
        before = int(time.time()) - days * DAY
        with self._database.transaction():
            ids = [id for state in AGES[what] for (id,) in self._database.rows(OLD, state, before)]
            for id in ids:
                self._delete(id)
        return len(ids)

    def _delete(self, id: str) -> None:
        for statement in PURGE:
            self._database.run(statement, id)


def _without(seat: Seat, players: tuple[str, ...]) -> Seat:
    return msgspec.structs.replace(seat, players=tuple(one for one in seat.players if one not in players))
