"""A table is live, calm or played over days; whoever does not come is stood in for, and takes over again."""

import asyncio
from typing import Any

import pytest

from starboard.kernel import BadOption, StarboardError
from starboard.table import NoSuchTable, NotNow, NotYours
from starboard.table.frames import NewTable, SeatWish, TableWish
from table.scenes import ADA, BOB, EVE, House, house
from table.test_seats import refused

HOUR = 3600
PEOPLE = [SeatWish("person"), SeatWish("person")]


async def waited_for(here: House, **fields: Any) -> tuple[str, int]:
    """A table at which Ada has answered and Bob has not come, and since when he is waited for."""
    opened = await here.open("person", "open", start=False, **fields)
    await here.hall.join(BOB, opened.table.id, opened.keys["1"])
    await here.hall.start(ADA, opened.table.id)
    ada = await here.enter(opened.table.id, ADA)
    while 0 in ada.stand["waiting"]:
        await ada.play()
        await here.settle()
    return opened.table.id, ada.stand["until"][ada.stand["waiting"].index(1)]


def test_over_days_the_others_call_in_a_bot_when_time_runs_out(where: str) -> None:
    async def scene() -> None:
        async with house(where) as here:
            id, until = await waited_for(here, pace="days", hours=12)
            assert until == int(here.clock.wall()) + 12 * HOUR
            assert await refused(here.hall.stand_in(ADA, id, 1), NotNow) == "table-stand-in-too-soon"
            here.clock.pass_by(12 * HOUR + 1)
            await here.settle()
            # Nothing has happened by itself.
            [mine] = (await here.hall.lists(BOB)).mine
            assert (mine.seats[1].kind, mine.until) == ("person", until)
            row = await here.hall.stand_in(ADA, id, 1)
            assert (row.seats[1].kind, row.seats[1].name, row.seats[1].stands_in) == ("bot", "Bob", True)
            assert (await here.hall.lists(BOB)).mine[0].seats[1].yours
            ada = await here.enter(id, ADA)
            await ada.until(lambda frame: 0 in ((frame.get("stand") or {}).get("waiting") or ()))
            assert "table-stand-in" in ada.log

    asyncio.run(scene())


def test_whoever_comes_back_takes_over_at_any_decision(tmp_db: str) -> None:
    async def scene() -> None:
        async with house(tmp_db) as here:
            id, _ = await waited_for(here, pace="days", hours=1)
            here.clock.pass_by(HOUR)
            await here.hall.stand_in(ADA, id, 1)
            back = await here.hall.seat(BOB, id, 1, SeatWish("person"))
            assert (back.table.seats[1].kind, back.table.seats[1].name) == ("person", "Bob")
            assert not back.table.seats[1].stands_in
            ada, bob = await here.enter(id, ADA), await here.enter(id, BOB)
            while not bob.stand["moves"]:
                await ada.play()
                await here.settle()
            assert (await bob.play())["type"] == "done"

    asyncio.run(scene())


@pytest.mark.parametrize(("pace", "minutes"), [("live", 5), ("calm", 60)])
def test_at_one_sitting_only_those_who_have_gone_are_stood_in_for(pace: str, minutes: int, tmp_db: str) -> None:
    async def scene() -> None:
        async with house(tmp_db) as here:
            id, until = await waited_for(here, pace=pace)
            assert until == int(here.clock.wall()) + minutes * 60
            bob = await here.enter(id, BOB)
            here.clock.pass_by(minutes * 60)
            assert await refused(here.hall.stand_in(ADA, id, 1), NotNow) == "table-stand-in-present"
            await bob.leave()
            await here.settle()
            assert (await here.hall.stand_in(ADA, id, 1)).seats[1].stands_in

    asyncio.run(scene())


def test_only_those_at_the_table_and_only_for_whom_one_waits(tmp_db: str) -> None:
    async def scene() -> None:
        async with house(tmp_db) as here:
            id, _ = await waited_for(here, pace="days", hours=1)
            here.clock.pass_by(HOUR)
            assert await refused(here.hall.stand_in(EVE, id, 1), NotYours) == "table-not-your-table"
            assert await refused(here.hall.stand_in(ADA, id, 7), NoSuchTable) == "table-no-such-seat"
            assert await refused(here.hall.stand_in(ADA, id, 0), NotNow) == "table-stand-in-not-waited"
            await here.hall.stand_in(ADA, id, 1)
            assert await refused(here.hall.stand_in(ADA, id, 1), NotNow) == "table-stand-in-not-waited"

    asyncio.run(scene())


def test_a_rematch_is_of_people_again_and_at_the_same_pace(tmp_db: str) -> None:
    async def scene() -> None:
        async with house(tmp_db) as here:
            id, _ = await waited_for(here, pace="days", hours=36)
            here.clock.pass_by(36 * HOUR)
            await here.hall.stand_in(ADA, id, 1)
            await here.hall.archive(ADA, id)
            again = (await here.hall.rematch(BOB, id)).table
            assert (again.pace, again.hours) == ("days", 36)
            assert [(seat.kind, seat.name, seat.stands_in) for seat in again.seats][1] == ("person", "Bob", False)

    asyncio.run(scene())


def test_the_host_changes_the_pace_before_the_start(tmp_db: str) -> None:
    async def scene() -> None:
        async with house(tmp_db) as here:
            opened = await here.open("person", "open", start=False)
            row = await here.hall.change(ADA, opened.table.id, TableWish(pace="days", hours=24))
            assert (row.pace, row.hours) == ("days", 24)

    asyncio.run(scene())


def test_a_match_against_the_sand_is_not_played_over_days(tmp_db: str) -> None:
    async def scene() -> None:
        async with house(tmp_db) as here:
            racing = NewTable("trucker", options={"build": "race"}, seats=PEOPLE, pace="days")
            assert await refused(here.hall.create(ADA, racing), BadOption) == "table-days-in-turns"
            turns = NewTable("trucker", options={"build": "turns"}, seats=PEOPLE, pace="days")
            id = (await here.hall.create(ADA, turns)).table.id
            racing_now = here.hall.change(ADA, id, TableWish({"build": "race"}))
            assert await refused(racing_now, StarboardError) == "table-days-in-turns"

    asyncio.run(scene())
