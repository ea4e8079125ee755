"""Whoever is waited for is told once: at most, and for sure, though servers are stopped, killed and started again, and
whichever of them has the table."""

import asyncio
from collections.abc import Collection
from typing import Any

import msgspec
import pytest

from notices.service import Service, service, until
from servers import Postgres
from starboard.notices import Herald, delivery, receivers_of
from starboard.store import EventStore, Seat, StoreError, TableRow, Webhook, open_store, share_store
from starboard.store import leases as timing
from starboard.table import Caller, Hall
from starboard.table.frames import NewTable, NoticesWish, SeatWish

NOW = 1000
HOST = Caller("p-ada", "Ada")
LONG = 3600.0
PERSON = SeatWish("person")


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(delivery, "PAUSES", (0.0, 0.01, 0.01))


def herald_to(there: Service, grace: float = 0.0) -> Herald:
    return Herald(receivers_of({"STARBOARD_WEBHOOKS": there.address}), grace=grace)


def hall_on(store: EventStore, there: Service, grace: float = 0.0) -> Hall:
    return Hall(store, herald=herald_to(there, grace))


def row_to(there: Service, **fields: Any) -> TableRow:
    seats = (Seat("person", "Ada"), Seat("person", "Bo"))
    row = TableRow("a-table", "drift", "Friday", {}, seats, "", (), "link", "ask", "playing", NOW, NOW)
    given = {"webhook": Webhook(f"{there.address}/a/b", "en"), "waiting": (0,), "since": (NOW,), **fields}
    return msgspec.structs.replace(row, **given)


def see(teller: Herald, row: TableRow, there: tuple[TableRow, Collection[int]] | None = None) -> None:
    async def look() -> tuple[TableRow, Collection[int]] | None:
        return there

    teller.see(row, NOW, look)


async def begun(hall: Hall, there: Service) -> str:
    """A table where somebody is waited for, and a service is told."""
    id = (await hall.create(HOST, NewTable("drift", name="Friday", seats=[PERSON, PERSON]))).table.id
    await hall.tell_elsewhere(HOST, id, NoticesWish(f"{there.address}/a/b", "en"))
    await hall.start(HOST, id)
    return id


def turns(there: Service) -> list[str]:
    return [letter["content"] for _, letter in there.letters if not letter["content"].startswith("From now on")]


async def all_done(hall: Hall, there: Service) -> None:
    """Until this hall has had every reason to tell somebody: a table of its own has been told of."""
    known = len(there.letters)
    await begun(hall, there)
    await until(lambda: len(there.letters) == known + 2)


def test_a_server_that_starts_again_tells_what_was_left_and_nothing_twice(where: str) -> None:
    async def scene() -> None:
        async with service() as there:
            async with hall_on(open_store(where), there, grace=LONG) as hall:
                await begun(hall, there)
            assert turns(there) == []
            # Nobody comes to the table: it is told of all the same.
            async with hall_on(open_store(where), there):
                await until(lambda: len(turns(there)) == 1)
            async with hall_on(open_store(where), there) as hall:
                await all_done(hall, there)
            assert len(turns(there)) == 2

    asyncio.run(scene())


def test_where_a_server_is_gone_another_one_tells(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(timing, "BEAT", 0.1)

    async def scene() -> None:
        where = postgres.new_database()
        async with service() as there, hall_on(share_store(where, "http://b", "seal"), there) as other:
            async with hall_on(share_store(where, "http://a", "seal"), there, grace=LONG) as hall:
                await begun(hall, there)
            await until(lambda: len(turns(there)) == 1)
            # A third one starts and sees the same table.
            async with hall_on(share_store(where, "http://c", "seal"), there) as third:
                await all_done(third, there)
            await all_done(other, there)
            assert len(turns(there)) == 3

    asyncio.run(scene())


def test_a_server_does_not_speak_for_a_table_of_another(postgres: Postgres) -> None:
    async def scene() -> None:
        where = postgres.new_database()
        async with (
            service() as there,
            hall_on(share_store(where, "http://a", "seal"), there, grace=LONG) as hall,
        ):
            await begun(hall, there)
            async with hall_on(share_store(where, "http://b", "seal"), there) as other:
                await all_done(other, there)
                # Its own table was told of; that of the first server is left to it, which knows who is there.
                assert len(turns(there)) == 1

    asyncio.run(scene())


def test_of_two_servers_one_tells(tmp_db: str) -> None:
    async def scene() -> None:
        async with service() as there:
            store = open_store(tmp_db)
            row = row_to(there)
            await store.create(row)
            heralds = [herald_to(there) for _ in range(4)]
            for each in heralds:
                each.remember_in(store)
                see(each, row, (row, ()))
            await until(lambda: sum(each.sent for each in heralds) == 1)
            # The next turn is told again, by whomever.
            new = msgspec.structs.replace(row, since=(NOW + 5,))
            for each in heralds:
                see(each, new, (new, ()))
            await until(lambda: sum(each.sent for each in heralds) == 2)
            for each in heralds:
                await each.close()
            assert (len(there.letters), sum(each.failed for each in heralds)) == (2, 0)
            await store.close()

    asyncio.run(scene())


def test_a_store_that_is_away_for_a_moment_costs_no_message(tmp_db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        async with service() as there:
            store, tries = open_store(tmp_db), list[int]()
            row = row_to(there, waiting=(0, 1), since=(NOW, NOW))
            await store.create(row)
            really = store.tell

            async def tell(table: str, seat: int, since: int) -> bool:
                tries.append(seat)
                if len(tries) == 2:
                    raise StoreError("store-failed", reason="away")
                return await really(table, seat, since)

            monkeypatch.setattr(store, "tell", tell)
            teller = herald_to(there)
            teller.remember_in(store)
            see(teller, row, (row, ()))
            await until(lambda: teller.sent == 1)
            # Of both: the first seat was noted before the store went away.
            assert turns(there) == ["Ada, Bo: your turn at “Friday”."]
            assert tries == [0, 1, 1]
            await teller.close()
            await store.close()

    asyncio.run(scene())


def test_many_tables_that_have_just_gone_on_lose_nobodys_message() -> None:
    async def scene() -> None:
        async with service() as there:
            slow, quick = herald_to(there, LONG), herald_to(there)
            for number in range(3 * delivery.MOST_IN_ALL):
                # All of them have moved on by the time that they would be told of.
                see(slow, row_to(there, id=f"table-{number % 2000}", since=(NOW + number,)))
            assert slow.failed == 0
            assert len(slow._graces) == 2000
            await slow.close()
            see(quick, row := row_to(there), (row, ()))
            await until(lambda: quick.sent == 1)
            await quick.close()

    asyncio.run(scene())
