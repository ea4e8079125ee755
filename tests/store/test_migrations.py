"""The format of the database: made from nothing, brought up from every earlier version, refused when it is newer.

`versions` has one file per version, written by the program of that time. A new step brings a new file, and never
changes an old one.
"""

import asyncio
import re
from pathlib import Path

import pytest

from starboard.kernel import Message
from starboard.store import Seat, Snapshot, StoreError, open_store
from starboard.store.database import Database
from starboard.store.migrations import MIGRATIONS, migrate
from starboard.store.place import database_at
from store.rows import new_row, some_lines

VERSIONS = Path(__file__).parent / "versions"
NEXT = (*MIGRATIONS, ("ALTER TABLE tables ADD COLUMN mood TEXT NOT NULL DEFAULT 'calm'",))
BROKEN = (*MIGRATIONS, ("ALTER TABLE tables ADD COLUMN mood TEXT NOT NULL DEFAULT 'calm'", "CREATE NONSENSE"))


def connected(where: str) -> Database:
    database = database_at(where)
    database.connect()
    return database


def version_of(where: str) -> object:
    database = connected(where)
    found = database.rows("SELECT version FROM starboard")
    database.close()
    return found


def test_every_version_has_its_file() -> None:
    assert sorted(file.name for file in VERSIONS.iterdir()) == [
        f"{number + 1}.sql" for number in range(len(MIGRATIONS))
    ]


@pytest.mark.parametrize("version", range(1, len(MIGRATIONS) + 1))
def test_a_database_of_every_version_is_brought_up_to_date(version: int, where: str) -> None:
    database = connected(where)
    dump = (VERSIONS / f"{version}.sql").read_text(encoding="utf-8")
    if where.startswith("postgresql:"):
        dump = re.sub(r"X'(\w*)'", r"'\\x\1'", dump)
    for statement in dump.strip().split(";\n"):
        database.run(statement)
    database.close()

    async def scene() -> None:
        store = open_store(where)
        stored = await store.read("quiet-comet-1")
        assert stored is not None
        assert stored.row == new_row("quiet-comet-1", seats=(Seat("person", "Ada", players=("p1",)),), version=2)
        assert stored.lines == some_lines(0, 2)
        assert stored.snapshot == Snapshot(1, b"mark")
        assert [row.id for row in await store.rows_of("p1")] == ["quiet-comet-1"]
        await store.close()

    asyncio.run(scene())
    assert version_of(where) == [(len(MIGRATIONS),)]


def test_a_step_is_taken_once(where: str) -> None:
    database = connected(where)
    migrate(database)
    migrate(database, NEXT)
    migrate(database, NEXT)
    assert database.rows("SELECT mood FROM tables") == []
    database.close()
    assert version_of(where) == [(len(NEXT),)]


def test_a_step_that_fails_leaves_everything_as_it_was(where: str) -> None:
    database = connected(where)
    migrate(database)
    with pytest.raises(StoreError) as why:
        migrate(database, BROKEN)
    assert why.value.message.id == "store-failed"
    database.close()
    assert version_of(where) == [(len(MIGRATIONS),)]
    database = connected(where)
    migrate(database, NEXT)
    database.close()


def test_a_newer_format_is_refused_with_one_sentence(where: str) -> None:
    database = connected(where)
    migrate(database, NEXT)
    database.close()
    with pytest.raises(StoreError) as why:
        open_store(where)
    assert why.value.message == Message("store-newer", {"version": len(NEXT), "known": len(MIGRATIONS)})
