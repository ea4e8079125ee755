"""Backups: everything of a database in one file, and back into an empty one, of whichever kind. A backup is itself a
database of the kind that is a file."""

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from shutil import copyfile
from tempfile import TemporaryDirectory

import msgspec

from starboard.store.database import Database
from starboard.store.errors import StoreError
from starboard.store.migrations import migrate
from starboard.store.rows import TableRow
from starboard.store.sqlite import SqliteDatabase

TABLES = "id, version, state, watch, changed, body, lesson, fence"
OF_A_TABLE = {
    "players": "player, table_id",
    "lines": "table_id, number, line, told",
    "snapshots": "table_id, count, mark",
    "told": "table_id, seat, since",
    "analyses": "table_id, lines, body",
}
"""What belongs to a table, with its columns."""
FROM_THE_FIRST = frozenset({"starboard", "tables", "players", "lines", "snapshots", "secret"})
"""What every backup has, however old; the rest it is given when it is brought up to date."""
BANS = "player, name, since"
CONTACTS = "player, body"
SECRET = "CREATE TABLE secret (key BLOB NOT NULL)"
LIVE = "SELECT 1 FROM servers WHERE until > EXTRACT(EPOCH FROM clock_timestamp())"

_row = msgspec.json.Decoder(TableRow).decode


def back_up(database: Database, file: Path, secret: bytes | None) -> int:
    """Copy everything into a new file, as it stands at one moment, while servers go on. How many tables it has.
    `secret`: the key of the server, where it is kept in a file."""
    half = file.with_name(f"{file.name}.half")
    if file.exists():
        raise StoreError("store-backup-there", file=file.name)
    try:
        # Readable by nobody else from its first moment.
        os.close(os.open(half, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600))
        copy = SqliteDatabase(half)
        with _open(copy), _open(database), database.snapshot():
            _as_one_file(copy)
            migrate(copy)
            with copy.transaction():
                count = _copied(database, copy)
                copy.run(SECRET)
                copy.run_many("INSERT INTO secret (key) VALUES (?)", [(secret,)] if secret else [])
        os.replace(half, file)
    except OSError as why:
        raise StoreError("store-backup-unwritable", file=file.name, reason=why.strerror or str(why)) from None
    finally:
        with suppress(OSError):
            half.unlink()
    return count


def restore(file: Path, database: Database) -> tuple[int, bytes | None]:
    """Put everything of a backup into an empty database, all of it or nothing. How many tables it has, and the key of
    the server, if it is in there. `StoreError` where it is no backup, or the database is in use or not empty."""
    with TemporaryDirectory(prefix="starboard-restore-") as folder:
        # Brought up to date and read as a copy: the backup itself is not touched.
        mine = Path(folder, "copy.db")
        try:
            copyfile(file, mine)
        except OSError as why:
            raise StoreError("store-backup-unreadable", file=file.name, reason=why.strerror or str(why)) from None
        copy = SqliteDatabase(mine)
        with _named(file), _open(copy):
            _check(copy)
            secret = copy.rows("SELECT key FROM secret")
            migrate(copy)
            with _open(database):
                migrate(database)
                with database.transaction():
                    database.lock()
                    _check_empty(database)
                    count = _copied(copy, database)
    return count, bytes(secret[0][0]) if secret else None


def _copied(source: Database, target: Database) -> int:
    """Table by table, so that no more than one has to be in memory."""
    ids = [id for (id,) in source.rows("SELECT id FROM tables ORDER BY id")]
    for id in ids:
        found = source.rows(f"SELECT {TABLES} FROM tables WHERE id = ?", id)
        for row in found:
            _row(row[5])
        _insert(target, "tables", TABLES, found)
        for name, columns in OF_A_TABLE.items():
            _insert(target, name, columns, source.rows(f"SELECT {columns} FROM {name} WHERE table_id = ?", id))
    _insert(target, "bans", BANS, source.rows(f"SELECT {BANS} FROM bans ORDER BY player"))
    _insert(target, "contacts", CONTACTS, source.rows(f"SELECT {CONTACTS} FROM contacts ORDER BY player"))
    return len(ids)


def _insert(target: Database, name: str, columns: str, rows: list[tuple[object, ...]]) -> None:
    places = ", ".join("?" for _ in columns.split(","))
    if rows:
        target.run_many(f"INSERT INTO {name} ({columns}) VALUES ({places})", rows)


def _check(copy: SqliteDatabase) -> None:
    _as_one_file(copy)
    if copy.rows("PRAGMA quick_check") != [("ok",)]:
        raise StoreError("store-no-backup")
    names = {name for (name,) in copy.rows("SELECT name FROM sqlite_master WHERE type = 'table'")}
    if not names >= FROM_THE_FIRST:
        raise StoreError("store-no-backup")


def _check_empty(database: Database) -> None:
    if not isinstance(database, SqliteDatabase) and database.rows(LIVE):
        raise StoreError("store-in-use")
    if database.rows("SELECT 1 FROM tables LIMIT 1"):
        raise StoreError("store-not-empty")


def _as_one_file(copy: SqliteDatabase) -> None:
    copy.run("PRAGMA journal_mode = DELETE")
    copy.run("PRAGMA trusted_schema = OFF")


@contextmanager
def _open(database: Database) -> Iterator[None]:
    database.connect()
    try:
        with database.faults_named():
            yield
    finally:
        database.close()


@contextmanager
def _named(file: Path) -> Iterator[None]:
    """A file that cannot be read as a backup is none; what else goes wrong is said as it is."""
    try:
        yield
    except StoreError as why:
        damaged = why.message.id == "store-failed" and isinstance(why.__cause__, SqliteDatabase.faults)
        if damaged or why.message.id == "store-no-backup":
            raise StoreError("store-backup-damaged", file=file.name) from None
        raise
    except msgspec.MsgspecError:
        raise StoreError("store-backup-damaged", file=file.name) from None
