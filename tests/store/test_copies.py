"""Backups from either kind of database into either kind, and what is none."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from conftest import STORES, database_of
from servers import Postgres
from starboard.store import Seat, Snapshot, Stored, StoreError, open_store, share_store
from starboard.store.care import Care
from starboard.store.copies import back_up, restore
from starboard.store.place import database_at
from store.rows import new_row, next_row, some_lines

KEY = b"k" * 32


@pytest.fixture(params=STORES)
def other(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Another empty database: once a file, once a URL."""
    return database_of(request, tmp_path / "other")()


@pytest.fixture
def backup(where: str, tmp_path: Path) -> Path:
    """A backup of some tables."""
    asyncio.run(filled(where))
    back_up(database_at(where), tmp_path / "backup", KEY)
    return tmp_path / "backup"


async def filled(where: str) -> None:
    store = open_store(where)
    row = new_row("a", seats=(Seat("person", "Ada", players=("p1",)),))
    await store.create(row)
    await store.append(next_row(row), some_lines(0, 3), Snapshot(2, b"mark\0\xff"))
    await store.create(new_row("b"))
    await store.close()


async def read(where: str) -> list[Stored | None]:
    store = open_store(where)
    try:
        assert [row.id for row in await store.rows_of("p1")] == ["a"]
        return [await store.read("a"), await store.read("b")]
    finally:
        await store.close()


def refused(work: Callable[[], object]) -> str:
    with pytest.raises(StoreError) as why:
        work()
    return why.value.message.id


def test_a_backup_brings_everything_back(where: str, other: str, backup: Path, tmp_path: Path) -> None:
    assert backup.stat().st_mode & 0o077 == 0
    assert restore(backup, database_at(other)) == (2, KEY)
    assert asyncio.run(read(other)) == asyncio.run(read(where))
    assert not list(tmp_path.glob("backup?*"))


def test_a_backup_is_made_while_somebody_writes(where: str, tmp_path: Path) -> None:
    async def scene() -> None:
        await filled(where)
        store = open_store(where)
        row = await store.row("b")
        assert row is not None
        for number in range(5):
            row = next_row(row)
            copying = asyncio.to_thread(back_up, database_at(where), tmp_path / f"backup-{number}", None)
            writing = store.append(row, some_lines(number, 1))
            assert (await asyncio.gather(copying, writing))[0] == 2
        await store.close()

    asyncio.run(scene())


def test_who_is_banned_stays_banned(where: str, other: str, tmp_path: Path) -> None:
    asyncio.run(filled(where))
    database = database_at(where)
    database.connect()
    Care(database).ban("a", 0, "hash")
    assert [(player, name) for player, name, _ in Care(database).bans()] == [("p1", "Ada")]
    database.close()
    back_up(database_at(where), tmp_path / "backup", None)
    restore(tmp_path / "backup", database_at(other))

    async def scene() -> None:
        store = open_store(other)
        assert await store.banned() == {"p1"}
        row = await store.row("a")
        assert row is not None
        assert (row.seats[0].kind, row.seats[0].players, row.seats[0].key) == ("open", (), "hash")
        await store.close()

    asyncio.run(scene())


def test_nothing_is_written_over(where: str, backup: Path) -> None:
    assert refused(lambda: back_up(database_at(where), backup, None)) == "store-backup-there"


def test_a_folder_that_is_not_there_is_a_sentence(where: str, tmp_path: Path) -> None:
    asyncio.run(filled(where))
    assert refused(lambda: back_up(database_at(where), tmp_path / "no" / "x", None)) == "store-backup-unwritable"


def test_a_database_with_tables_is_left_alone(where: str, backup: Path) -> None:
    before = asyncio.run(read(where))
    assert refused(lambda: restore(backup, database_at(where))) == "store-not-empty"
    assert asyncio.run(read(where)) == before


def test_a_database_in_use_is_left_alone(postgres: Postgres, backup: Path) -> None:
    there = postgres.new_database()

    async def scene() -> None:
        store = share_store(there, "http://a", "seal")
        assert await asyncio.to_thread(refused, lambda: restore(backup, database_at(there))) == "store-in-use"
        await store.close()

    asyncio.run(scene())


@pytest.mark.parametrize("kind", ["text", "cut", "noise", "another"])
def test_what_is_no_backup_changes_nothing(kind: str, backup: Path, other: str, tmp_path: Path) -> None:
    data = backup.read_bytes()
    broken = {
        "text": b"Dear diary",
        "cut": data[: len(data) // 2],
        "noise": data[:4096] + bytes(reversed(data[4096:])),
        "another": b"",
    }
    file = tmp_path / "broken"
    file.write_bytes(broken[kind])
    assert refused(lambda: restore(file, database_at(other))) == "store-backup-damaged"
    assert restore(backup, database_at(other))[0] == 2


def test_a_backup_of_a_newer_program_is_a_sentence(backup: Path, other: str) -> None:
    database = database_at(str(backup))
    database.connect()
    database.run("UPDATE starboard SET version = 99")
    database.close()
    assert refused(lambda: restore(backup, database_at(other))) == "store-newer"
