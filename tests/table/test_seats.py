"""Who sits where: joining, handing a seat to a bot and taking it back, starting, rematch, putting away."""

import asyncio
from collections.abc import Awaitable

import pytest

from starboard.kernel import StarboardError
from starboard.table import Caller, NoSuchTable, NotNow, NotYours
from starboard.table.frames import SeatWish, TableWish
from starboard.table.seating import clean_name
from table.scenes import ADA, BOB, EVE, house
from table.test_play import play_to_the_end


async def refused(asking: Awaitable[object], error: type[StarboardError]) -> str:
    with pytest.raises(error) as why:
        await asking
    return why.value.message.id


def test_a_seat_is_taken_with_its_key(where: str) -> None:
    async def scene() -> None:
        async with house(where) as here:
            opened = await here.open("person", "open", start=False)
            id = opened.table.id
            assert opened.table.host
            assert opened.table.yours
            assert [seat.yours for seat in opened.table.seats] == [True, False]
            assert await refused(here.hall.start(ADA, id), NotNow) == "table-seats-open"
            joined = await here.hall.join(BOB, id, opened.keys["1"])
            assert (joined.seat, joined.key) == (1, opened.keys["1"])
            assert [(seat.kind, seat.name) for seat in joined.table.seats] == [("person", "Ada"), ("person", "Bob")]
            assert [seat.yours for seat in joined.table.seats] == [False, True]
            assert [row.id for row in (await here.hall.lists(BOB)).mine] == [id]
            assert await refused(here.hall.start(BOB, id), NotYours) == "table-only-host"
            assert (await here.hall.start(ADA, id)).state == "playing"
            assert await refused(here.hall.start(ADA, id), NotNow) == "table-has-begun"
            # From now on the cookie is enough.
            bob = await here.enter(id, BOB)
            assert bob.frames[0]["seats"] == [1]

    asyncio.run(scene())


def test_keys_are_kept_only_as_hashes(where: str) -> None:
    async def scene() -> None:
        async with house(where) as here:
            opened = await here.open("person", "open", start=False)
            row = await here.store.row(opened.table.id)
            for key in (opened.host, *opened.keys.values()):
                assert len(key) > 20
                assert key not in repr(row)

    asyncio.run(scene())


def test_wrong_keys_open_nothing(tmp_db: str) -> None:
    async def scene() -> None:
        async with house(tmp_db) as here:
            opened = await here.open("person", "open", start=False)
            id = opened.table.id
            assert await refused(here.hall.join(BOB, id, "guess"), NotYours) == "table-wrong-key"
            assert await refused(here.hall.join(BOB, id), NotYours) == "table-by-invitation"
            client = await here.hall.connect(BOB, id, b'{"type":"hello","keys":["guess",""]}')
            assert client.seats == []

    asyncio.run(scene())


def test_at_an_open_table_anybody_may_sit_down(tmp_db: str) -> None:
    async def scene() -> None:
        async with house(tmp_db) as here:
            opened = await here.open("person", "open", start=False, watch="anyone")
            id = opened.table.id
            joined = await here.hall.join(BOB, id)
            assert joined.seat == 1
            assert (await here.hall.join(Caller("p-phone", "Bob"), id, joined.key)).seat == 1
            assert await refused(here.hall.join(EVE, id), NotNow) == "table-full"
            # The link that was sent before is spent.
            assert await refused(here.hall.join(EVE, id, opened.keys["1"]), NotYours) == "table-wrong-key"

    asyncio.run(scene())


def test_the_host_key_makes_a_host(tmp_db: str) -> None:
    async def scene() -> None:
        async with house(tmp_db) as here:
            opened = await here.open("person", "person", start=False)
            id = opened.table.id
            joined = await here.hall.join(EVE, id, opened.host)
            assert (joined.seat, joined.table.host) == (None, True)
            assert (await here.hall.start(EVE, id)).state == "playing"

    asyncio.run(scene())


def test_the_host_changes_options_before_the_start(tmp_db: str) -> None:
    async def scene() -> None:
        async with house(tmp_db) as here:
            opened = await here.open("person", "person", start=False)
            id = opened.table.id
            row = await here.hall.change(ADA, id, TableWish({"rounds": 3}, " Friday \n night "))
            assert (row.options["rounds"], row.name) == (3, "Friday night")
            assert await refused(here.hall.change(BOB, id, TableWish(name="x")), NotYours) == "table-only-host"
            await here.hall.start(ADA, id)
            assert await refused(here.hall.change(ADA, id, TableWish(name="x")), NotNow) == "table-has-begun"

    asyncio.run(scene())


def test_a_seat_goes_to_a_bot_and_back_in_the_middle_of_a_match(where: str) -> None:
    async def scene() -> None:
        async with house(where) as here:
            opened, ada, bob = await here.pair()
            id = opened.table.id
            row = (await here.hall.seat(bob_with(opened.keys["1"]), id, 1, SeatWish("bot", "greedy"))).table
            assert (row.seats[1].kind, row.seats[1].bot) == ("bot", "greedy")
            await ada.until(lambda frame: 1 not in (frame.get("stand") or {"waiting": [1]})["waiting"])
            assert (await bob.ask("undo"))["message"] == {"id": "table-seat-is-bot"}
            assert bob.stand["view"]["captains"][1]["hand"] is not None
            back = await here.hall.seat(bob_with(opened.keys["1"]), id, 1, SeatWish("person"))
            assert back.table.seats[1].kind == "person"
            await here.settle()
            while not bob.stand["moves"]:
                await ada.play()
                await here.settle()
            assert (await bob.play())["type"] == "done"
            assert [word for word in ada.log if word.endswith("-plays")] == ["table-bot-plays", "table-person-plays"]

    asyncio.run(scene())


def bob_with(key: str) -> Caller:
    return Caller("p-bob", "Bob", (key,))


def test_a_bot_that_takes_over_answers_the_open_question(tmp_db: str) -> None:
    async def scene() -> None:
        async with house(tmp_db) as here:
            opened, ada, _ = await here.pair()
            await here.hall.seat(ADA, opened.table.id, 1, SeatWish("bot", "random"))
            frame = await ada.until(lambda frame: (frame.get("stand") or {}).get("position") == 1)
            assert frame["stand"]["waiting"] == [0]

    asyncio.run(scene())


def test_only_its_holder_or_the_host_changes_a_seat(tmp_db: str) -> None:
    async def scene() -> None:
        async with house(tmp_db) as here:
            opened, _, _ = await here.pair()
            id, bot = opened.table.id, SeatWish("bot")
            assert await refused(here.hall.seat(EVE, id, 1, bot), NotYours) == "table-not-your-seat"
            assert await refused(here.hall.seat(BOB, id, 0, bot), NotYours) == "table-not-your-seat"
            assert await refused(here.hall.seat(ADA, id, 2, bot), NoSuchTable) == "table-no-such-seat"
            assert (
                await refused(here.hall.seat(ADA, id, 1, SeatWish("bot", "clever")), StarboardError) == "bots-unknown"
            )
            guest = bob_with(opened.keys["1"])
            assert await refused(here.hall.seat(guest, id, 1, SeatWish("here")), NotYours) == "table-only-host"

    asyncio.run(scene())


def test_a_seat_that_was_opened_belongs_to_the_next_one(tmp_db: str) -> None:
    async def scene() -> None:
        async with house(tmp_db) as here:
            opened, ada, _ = await here.pair()
            id = opened.table.id
            key = (await here.hall.seat(ADA, id, 1, SeatWish("open"))).key
            assert await refused(here.hall.join(BOB, id, opened.keys["1"]), NotYours) == "table-wrong-key"
            assert (await here.hall.join(EVE, id, key)).seat == 1
            eve = await here.enter(id, EVE)
            assert (await eve.play())["type"] == "done"
            assert ada.log == ["table-seat-opened", "table-sat-down"]

    asyncio.run(scene())


def test_a_rematch_is_a_new_table_of_the_same_people(where: str) -> None:
    async def scene() -> None:
        async with house(where) as here:
            opened = await here.open("person", "open", start=False, name="Friday", undo="ask")
            id = opened.table.id
            await here.hall.join(BOB, id, opened.keys["1"])
            await here.hall.start(ADA, id)
            ada, bob = await here.enter(id, ADA), await here.enter(id, BOB)
            assert await refused(here.hall.rematch(ADA, id), NotNow) == "table-not-over"
            await play_to_the_end(here, ada, bob)
            assert await refused(here.hall.rematch(EVE, id), NotYours) == "table-not-your-table"
            again = await here.hall.rematch(BOB, id)
            assert again.table.id != id
            assert (again.table.host, again.table.state, again.table.name, again.table.undo) == (
                True,
                "open",
                "Friday",
                "ask",
            )
            assert [seat.name for seat in again.table.seats] == ["Ada", "Bob"]
            await here.settle()
            assert ada.table["rematch"] == again.table.id
            later = await here.hall.rematch(ADA, id)
            assert (later.table.id, later.host, later.keys) == (again.table.id, "", {})
            await here.hall.start(BOB, again.table.id)
            assert (await here.enter(again.table.id, ADA)).frames[0]["seats"] == [0]

    asyncio.run(scene())


def test_a_table_is_put_away_and_nothing_is_lost(where: str) -> None:
    async def scene() -> None:
        async with house(where) as here:
            opened, ada, bob = await here.pair()
            id = opened.table.id
            await ada.play()
            assert await refused(here.hall.archive(BOB, id), NotYours) == "table-only-host"
            assert (await here.hall.archive(ADA, id)).state == "archived"
            assert (await here.hall.lists(ADA)).mine == []
            assert (await bob.play())["message"] == {"id": "table-archived"}
            stored = await here.store.read(id)
            assert stored is not None
            assert len(stored.lines) == 2

    asyncio.run(scene())


def test_my_tables_come_with_those_that_wait_for_me_first(tmp_db: str) -> None:
    async def scene() -> None:
        async with house(tmp_db) as here:
            waiting = await here.open("person", "person")
            here.clock.pass_by(5)
            await here.open("person", "open", start=False)
            rows = (await here.hall.lists(ADA)).mine
            assert rows[0].id == waiting.table.id
            assert rows[0].waiting == [0, 1]
            assert len(rows) == 2
            assert (await here.hall.lists(Caller())).mine == []

    asyncio.run(scene())


def test_a_table_says_since_when_it_waits_for_me(tmp_db: str) -> None:
    async def scene() -> None:
        async with house(tmp_db) as here:
            opened = await here.open("person", "person")
            await here.hall.join(BOB, opened.table.id, opened.keys["1"])
            ada, bob = await here.enter(opened, ADA), await here.enter(opened, BOB)
            begun = opened.table.changed
            here.clock.pass_by(60)
            await bob.play()
            [mine], [his] = (await here.hall.lists(ADA)).mine, (await here.hall.lists(BOB)).mine
            assert (mine.since, mine.changed) == (begun, begun + 60)
            assert (0 in his.waiting, his.since) == (True, 0)
            here.clock.pass_by(60)
            await ada.play()
            rows = [(await here.hall.lists(who)).mine[0] for who in (ADA, BOB)]
            assert {row.since for row in rows} <= {0, begun + 120}
            assert any(row.since for row in rows)

    asyncio.run(scene())


@pytest.mark.parametrize(
    ("name", "clean"),
    [("Ada", "Ada"), ("  A\n\tB ", "A B"), ("x" * 90, "x" * 40), ("\u202eevil\0", "evil"), ("Łucja ž", "Łucja ž")],
)
def test_names_are_cleaned(name: str, clean: str) -> None:
    assert clean_name(name) == clean
