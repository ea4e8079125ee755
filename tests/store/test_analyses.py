"""What was found out about a match is kept with its table, for as long as the match stands as it stood then."""

import asyncio
from pathlib import Path

import pytest

from starboard.store import EventStore, Kept, Seat, StoreConflict, open_store
from starboard.store.care import Care
from starboard.store.copies import back_up, restore
from starboard.store.place import database_at
from store.rows import new_row, next_row, some_lines


async def a_match(store: EventStore, id: str, **fields: object) -> None:
    """A table whose match is over, with three lines in its log."""
    row = new_row(id, seats=(Seat("person", "Ada", players=("p1",)),), state="over", **fields)
    await store.create(row)
    await store.append(next_row(row), some_lines(0, 3))


def test_an_analysis_is_kept_and_the_latest_counts(where: str) -> None:
    async def scene() -> None:
        store = open_store(where)
        await a_match(store, "a")
        assert await store.analysis("a") is None
        await store.keep_analysis("a", Kept(3, b"{}"))
        await store.keep_analysis("a", Kept(3, b'{"better":1}'))
        await store.close()
        store = open_store(where)
        assert await store.analysis("a") == Kept(3, b'{"better":1}')
        await store.close()

    asyncio.run(scene())


def test_of_a_match_that_went_on_it_says_nothing_any_more(where: str) -> None:
    async def scene() -> None:
        store = open_store(where)
        await a_match(store, "a")
        await store.keep_analysis("a", Kept(3, b"{}"))
        row = await store.row("a")
        assert row is not None
        await store.append(next_row(row), some_lines(3, 1))
        assert await store.analysis("a") is None
        await store.close()

    asyncio.run(scene())


def test_nothing_is_kept_of_a_table_that_is_gone(where: str) -> None:
    async def scene() -> None:
        store = open_store(where)
        with pytest.raises(StoreConflict):
            await store.keep_analysis("nowhere", Kept(3, b"{}"))
        await store.close()

    asyncio.run(scene())


def test_somebody_finds_the_analyses_of_their_last_matches(where: str) -> None:
    async def scene() -> None:
        store = open_store(where)
        for number in range(4):
            await a_match(store, f"t{number}", changed=100 + number)
        for number in (0, 1, 3):
            await store.keep_analysis(f"t{number}", Kept(3, b"%d" % number))
        found = await store.analyses_of("p1", 2)
        assert [(row.id, body) for row, body in found] == [("t3", b"3"), ("t1", b"1")]
        assert await store.analyses_of("p2", 2) == []
        await store.close()

    asyncio.run(scene())


def test_it_goes_with_its_table(where: str) -> None:
    async def scene() -> None:
        store = open_store(where)
        await a_match(store, "a")
        await store.keep_analysis("a", Kept(3, b"{}"))
        await store.close()

    asyncio.run(scene())
    database = database_at(where)
    database.connect()
    Care(database).purge("a")
    assert database.rows("SELECT * FROM analyses") == []
    database.close()


def test_a_backup_has_it(where: str, tmp_path: Path) -> None:
    async def filled() -> None:
        store = open_store(where)
        await a_match(store, "a")
        await store.keep_analysis("a", Kept(3, b"{}"))
        await store.close()

    async def found() -> Kept | None:
        store = open_store(str(tmp_path / "again.db"))
        kept = await store.analysis("a")
        await store.close()
        return kept

    asyncio.run(filled())
    back_up(database_at(where), tmp_path / "backup", None)
    restore(tmp_path / "backup", database_at(str(tmp_path / "again.db")))
    assert asyncio.run(found()) == Kept(3, b"{}")


def test_a_backup_from_before_there_were_any_is_restored(tmp_path: Path) -> None:
    old = database_at(str(tmp_path / "old"))
    old.connect()
    dump = (Path(__file__).parent / "versions" / "5.sql").read_text(encoding="utf-8")
    for statement in [*dump.strip().split(";\n"), "CREATE TABLE secret (key BLOB NOT NULL)"]:
        old.run(statement)
    old.close()
    assert restore(tmp_path / "old", database_at(str(tmp_path / "new.db"))) == (1, None)
