"""Several servers on one PostgreSQL: who holds a table, and what becomes of those who no longer do."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from servers import Postgres
from starboard.kernel import Message
from starboard.store import (
    Attendant,
    EventStore,
    HeldElsewhere,
    Server,
    SharedStore,
    StoreConflict,
    StoreError,
    TableRow,
    open_store,
    share_store,
)
from starboard.store import leases as timing
from starboard.store.place import database_at
from store.rows import new_row, next_row, some_lines

PATIENCE = 20.0


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(timing, "LEASE", 0.5)
    monkeypatch.setattr(timing, "BEAT", 0.1)


@asynccontextmanager
async def shared(where: str, name: str) -> AsyncIterator[SharedStore]:
    store = share_store(where, f"http://{name}", "seal")
    try:
        yield store
    finally:
        await store.close()


@asynccontextmanager
async def two(where: str) -> AsyncIterator[tuple[SharedStore, SharedStore]]:
    async with shared(where, "a") as a, shared(where, "b") as b:
        yield a, b


def frozen(store: SharedStore) -> None:
    """From now on this server says nothing, like one whose process was stopped."""
    store.leases._ended.set()
    store.leases._pulse.join()


def thawed(store: SharedStore) -> None:
    store.leases._ended.clear()


async def until(done: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not done():
            await asyncio.sleep(0.02)


async def taken(store: SharedStore, table: str) -> None:
    """Take a table as soon as it is to be had."""
    async with asyncio.timeout(PATIENCE):
        while not store.leases.holds(table):
            try:
                await store.leases.take(table)
            except HeldElsewhere:
                await asyncio.sleep(0.02)


def fence_of(where: str, table: str) -> int:
    database = database_at(where)
    database.connect()
    ((fence,),) = database.rows("SELECT fence FROM tables WHERE id = ?", table)
    database.close()
    return int(fence)


def test_a_table_is_held_by_one_server_at_a_time(postgres: Postgres) -> None:
    async def scene() -> None:
        where = postgres.new_database()
        async with two(where) as (a, b):
            await a.create(new_row("t"))
            assert await b.holder("t") is None
            await a.leases.take("t")
            with pytest.raises(HeldElsewhere) as why:
                await b.leases.take("t")
            assert why.value.message.id == "store-held-elsewhere"
            assert await a.holder("t") is None
            assert await b.holder("t") == Server(a.leases.me.id, "http://a")
            fence = fence_of(where, "t")
            await a.leases.release("t")
            assert await b.holder("t") is None
            await b.leases.take("t")
            assert fence_of(where, "t") == fence + 1

    asyncio.run(scene())


def test_a_table_that_is_not_there_is_nobodys(postgres: Postgres) -> None:
    async def scene() -> None:
        async with two(postgres.new_database()) as (a, _):
            await a.leases.take("t")
            assert not a.leases.holds("t")
            assert await a.holder("t") is None

    asyncio.run(scene())


def test_a_stale_writer_cannot_write(postgres: Postgres, quick: None) -> None:
    async def scene() -> None:
        async with two(postgres.new_database()) as (a, b):
            row = new_row("t")
            await a.create(row)
            await a.leases.take("t")
            row = next_row(row)
            await a.append(row, some_lines(0, 1))
            frozen(a)
            await taken(b, "t")
            # It has the right version and the next line, and still believes that it holds the table.
            assert a.leases.holds("t")
            with pytest.raises(StoreConflict):
                await a.append(next_row(row), some_lines(1, 1))
            with pytest.raises(StoreConflict):
                await a.change(next_row(row))
            stored = await b.read("t")
            assert stored is not None
            assert (stored.row, stored.lines) == (row, some_lines(0, 1))
            await b.append(next_row(row), some_lines(1, 1))
            thawed(a)

    asyncio.run(scene())


def test_who_has_lost_a_table_is_told(postgres: Postgres, quick: None) -> None:
    async def scene() -> None:
        async with two(postgres.new_database()) as (a, b):
            lost: list[str] = []
            a.leases.attend(Attendant(lost.append, lambda row: False, lost.append, left=lambda row: None))
            row = new_row("t")
            await a.create(row)
            await a.leases.take("t")
            await b.leases.seize("t")
            await until(lambda: lost == ["t"])
            assert not a.leases.holds("t")
            assert b.leases.holds("t")
            with pytest.raises(StoreConflict):
                await a.change(next_row(row))
            await b.change(next_row(row))

    asyncio.run(scene())


def test_somebody_goes_on_with_the_tables_of_a_server_that_is_gone(postgres: Postgres, quick: None) -> None:
    async def scene() -> None:
        where = postgres.new_database()
        adopted: list[str] = []
        left: list[TableRow] = []

        def wants(row: TableRow) -> bool:
            return row.id == "busy"

        async with two(where) as (a, b):
            for id in ("busy", "idle", "asleep"):
                await a.create(new_row(id))
            await a.leases.take("busy")
            await a.leases.take("idle")
            frozen(a)
            b.leases.attend(Attendant(lambda table: None, wants, adopted.append, left.append))
            await until(lambda: adopted == ["busy"])
            assert b.leases.holds("busy")
            await until(lambda: fence_of(where, "idle") == 2)
            assert not b.leases.holds("idle")
            assert [row.id for row in left] == ["idle"]
            assert fence_of(where, "asleep") == 0
            thawed(a)
            await taken(a, "asleep")

    asyncio.run(scene())


def test_who_leaves_lets_go_of_everything_at_once(postgres: Postgres) -> None:
    async def scene() -> None:
        where = postgres.new_database()
        async with shared(where, "b") as b:
            async with shared(where, "a") as a:
                await a.create(new_row("t"))
                await a.leases.take("t")
            await b.leases.take("t")
            with pytest.raises(HeldElsewhere):
                await a.leases.take("t")

    asyncio.run(scene())


def test_a_server_that_was_killed_and_started_again_has_its_tables_at_once(postgres: Postgres) -> None:
    async def scene() -> None:
        where = postgres.new_database()
        async with shared(where, "a") as killed:
            await killed.create(new_row("t"))
            await killed.leases.take("t")
            frozen(killed)
            async with shared(where, "a") as again:
                await again.leases.take("t")
                assert again.leases.holds("t")
            thawed(killed)

    asyncio.run(scene())


def test_a_lost_connection_costs_no_lease(postgres: Postgres, quick: None) -> None:
    async def scene() -> None:
        async with two(postgres.new_database()) as (a, b):
            await a.create(new_row("t"))
            await a.leases.take("t")
            postgres.drop_connections()
            await until(lambda: b.leases._database.is_sound() and a.leases.are_sure)
            await taken(a, "t")
            assert a.leases.holds("t")

    asyncio.run(scene())


def test_servers_with_different_secrets_do_not_share(postgres: Postgres) -> None:
    async def scene() -> None:
        where = postgres.new_database()
        async with shared(where, "a"):
            with pytest.raises(StoreError) as why:
                share_store(where, "http://b", "another seal")
            assert why.value.message == Message("store-other-secret")
        # Nobody is there any more who could be of another opinion.
        await share_store(where, "http://b", "another seal").close()

    asyncio.run(scene())


def test_a_server_on_a_file_knows_nothing_of_leases(tmp_path: Path) -> None:
    store = open_store(str(tmp_path / "starboard.db"))
    assert type(store) is EventStore
    asyncio.run(store.close())
