"""When the disk is full or the connection is lost, the caller is told, nothing is half written, and play can go on."""

import asyncio
from pathlib import Path

import pytest

from servers import Postgres
from starboard.store import EventStore, StoreError, open_store
from starboard.store.place import database_at
from starboard.store.sqlite import SqliteDatabase
from store.rows import new_row, next_row, some_lines


def test_a_full_disk_is_reported_and_nothing_is_written(tmp_path: Path) -> None:
    async def scene() -> None:
        database = SqliteDatabase(tmp_path / "starboard.db")
        store = EventStore(database)
        row = new_row("a")
        await store.create(row)
        database.connection.execute("PRAGMA max_page_count = 20")
        big = new_row("a", version=2, notes=bytes(200_000))
        with pytest.raises(StoreError) as why:
            await store.append(big, some_lines(0, 1))
        assert why.value.message.id == "store-failed"
        assert "full" in str(why.value.message.args["reason"])
        stored = await store.read("a")
        assert stored is not None
        assert (stored.row, stored.lines) == (row, [])
        database.connection.execute("PRAGMA max_page_count = 1000")
        await store.append(big, some_lines(0, 1))
        assert await store.row("a") == big
        await store.close()

    asyncio.run(scene())


def test_a_lost_connection_is_reported_and_made_anew(postgres: Postgres) -> None:
    async def scene() -> None:
        store = open_store(postgres.new_database())
        row = new_row("a")
        await store.create(row)
        assert await store.row("a") == row
        postgres.drop_connections()
        with pytest.raises(StoreError):
            await store.append(next_row(row), some_lines(0, 1))
        with pytest.raises(StoreError):
            await store.row("a")
        assert await store.row("a") == row
        await store.append(next_row(row), some_lines(0, 1))
        assert await store.row("a") == next_row(row)
        await store.close()

    asyncio.run(scene())


def test_a_server_that_is_not_there_is_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(StoreError) as why:
        open_store(f"postgresql://nobody@/nothing?host={tmp_path}")
    assert why.value.message.id == "store-failed"
    assert "\n" not in str(why.value.message.args["reason"])


def test_a_folder_that_cannot_be_made_is_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x")
    with pytest.raises(StoreError) as why:
        open_store(str(tmp_path / "file" / "starboard.db"))
    assert why.value.message.id == "store-failed"


def test_the_writer_outlives_what_it_does_not_understand(where: str) -> None:
    async def scene() -> None:
        store = open_store(where)
        row = new_row("a")
        await store.create(row)
        with pytest.raises(StoreError) as why:
            await store.append(next_row(row), some_lines(1 << 70, 1))
        assert why.value.message.id == "store-failed"
        await store.append(next_row(row), some_lines(0, 1))
        assert await store.row("a") == next_row(row)
        await store.close()

    asyncio.run(scene())


def test_sqlite_is_set_to_lose_nothing(tmp_path: Path) -> None:
    database = database_at(str(tmp_path / "new" / "folder" / "starboard.db"))
    database.connect()
    assert database.rows("PRAGMA journal_mode") == [("wal",)]
    assert database.rows("PRAGMA synchronous") == [(2,)]
    database.close()


def test_postgresql_is_set_to_lose_nothing(postgres: Postgres) -> None:
    database = database_at(postgres.new_database())
    database.connect()
    assert database.rows("SHOW synchronous_commit") == [("on",)]
    database.close()
