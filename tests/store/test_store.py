"""What a store promises, shown on both kinds: what was written is there, in order, once, or the caller is told."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec
import pytest

from starboard.kernel import Message
from starboard.store import EventStore, Seat, Snapshot, StoreConflict, StoredLine, StoreError, TableRow, open_store
from store.rows import new_row, next_row, some_lines


@asynccontextmanager
async def opened(where: str) -> AsyncIterator[EventStore]:
    store = open_store(where)
    try:
        yield store
    finally:
        await store.close()


def test_a_table_comes_back_as_it_was_written(where: str) -> None:
    row = new_row("a", seats=(Seat("person", "Ada", key="00ff", players=("p1",)), Seat("bot", bot="random")))

    async def scene() -> None:
        async with opened(where) as store:
            await store.create(row)
        async with opened(where) as store:
            assert await store.row("a") == row
            stored = await store.read("a")
            assert stored is not None
            assert (stored.row, stored.lines, stored.snapshot) == (row, [], None)

    asyncio.run(scene())


def test_what_is_not_there_is_none(where: str) -> None:
    async def scene() -> None:
        async with opened(where) as store:
            assert await store.row("a") is None
            assert await store.read("a") is None

    asyncio.run(scene())


def test_lines_come_back_in_order_with_the_last_snapshot(where: str) -> None:
    async def scene() -> None:
        async with opened(where) as store:
            row = new_row("a")
            await store.create(row)
            row = next_row(row, position=3)
            await store.append(row, some_lines(0, 3), Snapshot(2, b"early"))
            row = next_row(row, position=12)
            await store.append(row, some_lines(3, 9), Snapshot(11, b"late\0\xff"))
            row = next_row(row, position=13)
            await store.append(row, some_lines(12, 1))
        async with opened(where) as store:
            stored = await store.read("a")
            assert stored is not None
            assert stored.row == row
            assert stored.lines == some_lines(0, 13)
            assert stored.snapshot == Snapshot(11, b"late\0\xff")

    asyncio.run(scene())


def test_a_line_is_written_once(where: str) -> None:
    """Two programs at one table: the second is told, and nothing of what it wanted is written."""

    async def scene() -> None:
        async with opened(where) as store, opened(where) as other:
            row = new_row("a")
            await store.create(row)
            await store.append(next_row(row), some_lines(0, 1))
            with pytest.raises(StoreConflict) as late:
                await other.append(next_row(row, name="late"), some_lines(0, 1))
            assert late.value.message == Message("store-conflict")
            # Even with the right version, a number that is taken stays taken.
            with pytest.raises(StoreConflict):
                await other.append(next_row(next_row(row)), some_lines(0, 2), Snapshot(1, b"x"))
            stored = await store.read("a")
            assert stored is not None
            assert (stored.row, stored.lines, stored.snapshot) == (next_row(row), some_lines(0, 1), None)

    asyncio.run(scene())


def test_a_table_is_created_once_and_changed_only_from_what_it_was(where: str) -> None:
    async def scene() -> None:
        async with opened(where) as store:
            row = new_row("a")
            await store.create(row)
            with pytest.raises(StoreConflict):
                await store.create(row)
            with pytest.raises(StoreConflict):
                await store.change(msgspec.structs.replace(row, version=3))
            with pytest.raises(StoreConflict):
                await store.change(new_row("b", version=2))
            await store.change(next_row(row, name="New name"))
            found = await store.row("a")
            assert found is not None
            assert found.name == "New name"
            assert await store.row("b") is None

    asyncio.run(scene())


def test_many_tables_at_once_and_one_that_cannot_be_written(where: str) -> None:
    """Whatever waits is committed together; what is wrong with one of them is nobody else's trouble."""

    async def scene() -> None:
        async with opened(where) as store:
            rows = [new_row(f"t{number}") for number in range(40)]
            await asyncio.gather(*(store.create(row) for row in rows))
            writes = [store.append(next_row(row), some_lines(0, 2)) for row in rows]
            writes.insert(17, store.append(new_row("nowhere", version=2), some_lines(0, 1)))
            results = await asyncio.gather(*writes, return_exceptions=True)
            assert [type(result) for result in results if result is not None] == [StoreConflict]
            assert isinstance(results[17], StoreConflict)
            for row in rows:
                stored = await store.read(row.id)
                assert stored is not None
                assert stored.lines == some_lines(0, 2)

    asyncio.run(scene())


def test_one_table_keeps_its_order_when_it_does_not_wait(where: str) -> None:
    async def scene() -> None:
        async with opened(where) as store:
            row = new_row("a")
            await store.create(row)
            writes = []
            for number in range(60):
                row = next_row(row)
                writes.append(store.append(row, some_lines(number, 1)))
            await asyncio.gather(*writes)
            stored = await store.read("a")
            assert stored is not None
            assert stored.row == row
            assert stored.lines == some_lines(0, 60)

    asyncio.run(scene())


def test_whoever_stops_waiting_does_not_stop_the_writing(where: str) -> None:
    async def scene() -> None:
        async with opened(where) as store:
            writing = asyncio.create_task(store.create(new_row("a")))
            await asyncio.sleep(0)
            writing.cancel()
            with pytest.raises(asyncio.CancelledError):
                await writing
        async with opened(where) as store:
            assert await store.row("a") is not None

    asyncio.run(scene())


def test_the_lists_are_by_player_and_by_state(where: str) -> None:
    def of(id: str, *players: str, **fields: object) -> TableRow:
        return new_row(id, seats=tuple(Seat("person", players=(player,)) for player in players), **fields)

    async def scene() -> None:
        async with opened(where) as store:
            await store.create(of("mine", "p1", "p2", changed=5))
            await store.create(of("older", "p1", changed=3, state="playing"))
            await store.create(of("hosted", "p2", hosts=("p1",), changed=4, state="over"))
            await store.create(of("away", "p1", state="archived"))
            await store.create(of("shown", "p3", watch="anyone", state="playing", changed=7))
            await store.create(of("over", "p3", watch="anyone", state="over"))
            assert [row.id for row in await store.rows_of("p1")] == ["mine", "hosted", "older"]
            assert [row.id for row in await store.rows_of("p2")] == ["mine", "hosted"]
            assert await store.rows_of("nobody") == []
            assert [await store.count_of(player) for player in ("p1", "p2", "nobody")] == [3, 2, 0]
            assert [row.id for row in await store.watched()] == ["shown"]
            assert [row.id for row in await store.in_state("playing")] == ["shown", "older"]
            left = of("mine", "p2", version=2)
            await store.change(left)
            assert [row.id for row in await store.rows_of("p1")] == ["hosted", "older"]

    asyncio.run(scene())


def test_bytes_and_letters_of_all_kinds_survive(where: str) -> None:
    odd = StoredLine(0, bytes(range(256)), b"")

    async def scene() -> None:
        async with opened(where) as store:
            row = new_row("ž-𝕏", name="Łódź ‘; DROP TABLE tables; --", notes=bytes(range(256)))
            await store.create(row)
            await store.append(next_row(row), [odd])
            stored = await store.read("ž-𝕏")
            assert stored is not None
            assert (stored.row, stored.lines) == (next_row(row), [odd])

    asyncio.run(scene())


def test_a_closed_store_can_be_opened_again_at_once(where: str) -> None:
    async def scene() -> None:
        for number in range(3):
            async with opened(where) as store:
                await store.create(new_row(f"t{number}"))
        async with opened(where) as store:
            assert len(await store.in_state("open")) == 3

    asyncio.run(scene())


def test_an_error_of_the_store_is_a_sentence(tmp_path_factory: pytest.TempPathFactory) -> None:
    file = tmp_path_factory.mktemp("x") / "file"
    file.write_bytes(b"this is not a database, it only looks like a file" * 40)
    with pytest.raises(StoreError) as why:
        open_store(str(file))
    assert why.value.message.id == "store-failed"
    assert "not a database" in str(why.value.message.args["reason"])
