"""SQLite: one file, nothing to install."""

import sqlite3
from collections.abc import Sequence
from pathlib import Path
from typing import Any, ClassVar

from starboard.store.database import Database

PATIENCE = 10.0
"""Seconds to wait for another program that is writing to the same file."""


class SqliteDatabase(Database):
    """A file. Whatever is committed is on the disk, not only on its way there."""

    faults: ClassVar[tuple[type[Exception], ...]] = (sqlite3.Error, OSError)
    clashes: ClassVar[tuple[type[Exception], ...]] = (sqlite3.IntegrityError,)
    read_only: ClassVar[str] = "BEGIN DEFERRED"

    def __init__(self, file: Path) -> None:
        super().__init__()
        self.file = file

    def twin(self) -> "SqliteDatabase":
        return SqliteDatabase(self.file)

    def _connect(self) -> sqlite3.Connection:
        self.file.parent.mkdir(parents=True, exist_ok=True)
        # Opened by one thread and used by another, but never by two at a time.
        connection = sqlite3.connect(self.file, timeout=PATIENCE, isolation_level=None, check_same_thread=False)
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")
        return connection

    def is_sound(self) -> bool:
        return self.connection is not None

    def run(self, statement: str, *values: Any) -> None:
        # A transaction that only later turns out to write may then be refused; ours always write.
        self.connection.execute("BEGIN IMMEDIATE" if statement == "BEGIN" else statement, values)

    def run_many(self, statement: str, rows: Sequence[tuple[Any, ...]]) -> int:
        return int(self.connection.executemany(statement, rows).rowcount)

    def rows(self, statement: str, *values: Any) -> list[tuple[Any, ...]]:
        found: list[tuple[Any, ...]] = self.connection.execute(statement, values).fetchall()
        return found

    def lock(self) -> None:
        """Nothing to do: a writer has the file to itself."""
