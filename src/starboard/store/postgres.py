"""PostgreSQL, for servers that already have one."""

from collections.abc import Sequence
from typing import Any, ClassVar

import psycopg

from starboard.store.database import Database

PATIENCE = 10
"""Seconds to wait for a connection."""
LOCK = 0x5374617262
"""The number under which programs of ours take turns at changing the format."""


class PostgresDatabase(Database):
    """A database at a URL."""

    faults: ClassVar[tuple[type[Exception], ...]] = (psycopg.Error, OSError)
    clashes: ClassVar[tuple[type[Exception], ...]] = (psycopg.IntegrityError,)
    read_only: ClassVar[str] = "BEGIN ISOLATION LEVEL REPEATABLE READ"

    def __init__(self, url: str) -> None:
        super().__init__()
        self.url = url

    def twin(self) -> "PostgresDatabase":
        return PostgresDatabase(self.url)

    def _connect(self) -> "psycopg.Connection[Any]":
        connection = psycopg.connect(
            self.url,
            autocommit=True,
            connect_timeout=PATIENCE,
            # A machine that is gone without a word is noticed.
            keepalives_idle=5,
            keepalives_interval=2,
            keepalives_count=3,
            tcp_user_timeout=PATIENCE * 1000,
        )
        # A server may be set up to forget the last moments when the power fails. We acknowledge nothing on such terms.
        connection.execute("SET synchronous_commit = on")
        return connection

    def is_sound(self) -> bool:
        return self.connection is not None and not self.connection.closed

    def run(self, statement: str, *values: Any) -> None:
        self.connection.execute(_translated(statement), values)

    def run_many(self, statement: str, rows: Sequence[tuple[Any, ...]]) -> int:
        with self.connection.cursor() as cursor:
            cursor.executemany(_translated(statement), rows)
            return int(cursor.rowcount)

    def rows(self, statement: str, *values: Any) -> list[tuple[Any, ...]]:
        found: list[tuple[Any, ...]] = self.connection.execute(_translated(statement), values).fetchall()
        return found

    def lock(self) -> None:
        self.run("SELECT pg_advisory_xact_lock(?)", LOCK)


def _translated(statement: str) -> str:
    return statement.replace("?", "%s").replace(" BLOB", " BYTEA")
