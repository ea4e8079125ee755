"""What would a veteran do? One move, for the seat that is asked and nobody else."""

import asyncio
from typing import Any

import msgspec
import pytest

from starboard.kernel import save
from starboard.store import Kind, Seat, TableRow
from starboard.table import jobs
from starboard.table.advisers import adviser_of, gives_hints
from starboard.table.frames import NewTable, SeatWish
from table.scenes import ADA, BOB, EVE, Client, Frame, House, house
from table.test_bots import until

EDGE = "andromeda"
ASKED = "table-hint-asked"


async def alone(here: House, title: str = EDGE, bot: str = "settler", **fields: Any) -> tuple[Any, Client]:
    """Ada at a table with a bot, at the first question that has several answers."""
    seats = [SeatWish("person", name="Ada"), SeatWish("bot", bot)]
    opened = await here.hall.create(ADA, NewTable(title, seats=seats, **fields))
    await here.hall.start(ADA, opened.table.id)
    ada = await here.enter(opened, ADA, 0)
    await until(here, lambda: _is_asked(ada))
    return opened, ada


async def _is_asked(client: Client) -> bool:
    stand = client.last("stand")
    return 0 in stand["waiting"] and len(stand["moves"]) > 1


async def hint(client: Client) -> Frame:
    id = client.send("hint")
    return await client.until(lambda frame: frame["type"] in ("hint", "refused") and frame["id"] == id)


def test_a_hint_names_a_move_who_says_so_and_is_noted_once(tmp_db: str) -> None:
    async def scene() -> None:
        async with house(tmp_db) as here:
            opened, ada = await alone(here)
            assert ada.table["hints"] is True
            bob = await here.enter(opened, BOB)
            before = len(ada.log)
            found = await hint(ada)
            assert found["type"] == "hint"
            assert found["at"] == ada.stand["count"]
            (place,) = found["picks"]
            assert found["captions"] == [ada.stand["moves"][place]["caption"]["message"]]
            assert (found["persona"], found["name"]) == ("maren", "Maren Vey")
            # Everybody reads of it, and nobody else reads what was said.
            await bob.until(lambda frame: any(one["message"]["id"] == ASKED for one in frame.get("log") or []))
            assert not [frame for frame in bob.frames if frame["type"] == "hint"]
            # The same decision costs no second line, and has no second answer.
            again = await hint(ada)
            assert {**again, "id": 0} == {**found, "id": 0}
            assert ada.log[before:].count(ASKED) == 1
            assert (await ada.play(place))["type"] == "done"

    asyncio.run(scene())


def test_only_the_seat_that_is_asked_is_told(tmp_db: str) -> None:
    async def scene() -> None:
        async with house(tmp_db) as here:
            opened = await here.open("person", "person", title=EDGE, options={}, hints="on")
            ada, bob = await here.enter(opened, ADA, 0), await here.enter(opened, BOB, 1)
            eve = await here.enter(opened, EVE)
            # Each of them chooses a faction first.
            while len(ada.stand["waiting"]) > 1:
                await (ada if 0 in ada.stand["waiting"] else bob).play()
                await here.settle()
            (asked,) = ada.stand["waiting"]
            there, idle = (ada, bob) if asked == 0 else (bob, ada)
            assert (await hint(eve))["message"]["id"] == "table-not-seated"
            assert (await hint(idle))["message"]["id"] == "table-hint-not-asked"
            assert (await hint(there))["type"] == "hint"

    asyncio.run(scene())


def test_hints_are_off_where_people_race_and_where_the_host_says_so(tmp_db: str) -> None:
    async def scene() -> None:
        async with house(tmp_db) as here:
            opened = await here.open("person", "person", title=EDGE, options={})
            ada, bob = await here.enter(opened, ADA, 0), await here.enter(opened, BOB, 1)
            assert ada.table["hints"] is False
            for one in (ada, bob):
                assert (await hint(one))["message"] == {"id": "table-hint-off"}
            _, eve = await alone(here, hints="off")
            assert (await hint(eve))["message"] == {"id": "table-hint-off"}

    asyncio.run(scene())


def seated(title: str, *kinds: Kind, hints: str = "alone", **fields: Any) -> TableRow:
    seats = tuple(Seat(kind) for kind in kinds)
    row = TableRow("t", title, "", {}, seats, "", (), "link", "information", "playing", 0, 0)
    return msgspec.structs.replace(row, hints=hints, **fields)


@pytest.mark.parametrize(
    ("row", "given"),
    [
        (seated("trucker", "person", "bot", "bot"), True),
        (seated("trucker", "person", "open"), False),
        (seated("trucker", "person", "here"), False),
        (seated("trucker", "person", "here", hints="on"), True),
        (seated("trucker", "person", "bot", hints="off"), False),
        (seated("vanguard", "person", "person", "person"), True),
        (seated("trucker", "person", "bot", lesson="first-flight"), False),
        (seated("drift", "person", "bot", hints="on"), False),
        (seated("gone", "person", "bot"), False),
    ],
)
def test_where_hints_are_given(row: TableRow, given: bool) -> None:
    assert gives_hints(row) is given


def test_the_adviser_does_not_sit_at_the_table() -> None:
    adviser = adviser_of(seated(EDGE, "person", seats=(Seat("bot", bot="warlord", persona="maren"),)))
    assert adviser is not None
    assert (adviser.bot, adviser.persona) == ("warlord", "ixion")


def test_what_has_changed_meanwhile_is_not_answered(tmp_db: str) -> None:
    async def scene() -> None:
        async with house(tmp_db) as here:
            _, ada = await alone(here)
            before = list(ada.log)
            id = ada.send("hint")
            await ada.play()
            answer = await ada.until(lambda frame: frame["type"] in ("hint", "refused") and frame["id"] == id)
            assert answer["message"] == {"id": "table-hint-late"}
            assert ASKED not in ada.log[len(before) :]

    asyncio.run(scene())


def test_one_at_a_time_and_not_too_often(tmp_db: str) -> None:
    async def scene() -> None:
        async with house(tmp_db) as here:
            _, ada = await alone(here)
            first = ada.send("hint")
            second = await hint(ada)
            assert second["message"] == {"id": "table-hint-thinking"}
            found = await ada.until(lambda frame: frame["type"] == "hint" and frame["id"] == first)
            await ada.ask("answer", picks=found["picks"], at=found["at"])
            await until(here, lambda: _is_asked(ada))
            if (await hint(ada))["type"] == "refused":
                assert ada.last("message") == {"id": "table-hint-too-soon"}
            here.clock.pass_by(2)
            assert (await hint(ada))["type"] == "hint"

    asyncio.run(scene())


def test_who_thinks_too_long_is_given_up(tmp_db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        async with house(tmp_db) as here:
            _, ada = await alone(here)
            here.hall._services.advisers._patience = 0.0
            assert (await hint(ada))["message"] == {"id": "table-hint-none"}
            # Nobody had to wait for it, and nothing stands in the story.
            assert ASKED not in ada.log
            assert (await ada.play())["type"] == "done"

    asyncio.run(scene())


def test_the_same_seed_gives_the_same_hint(tmp_db: str) -> None:
    async def scene() -> None:
        async with house(tmp_db) as here:
            await alone(here)
            (live,) = here.hall._awake.live
            saved = save(live.core.match, log=False)
            hints = [jobs.advise(saved, 0, "warlord", 7, None) for _ in range(2)]
            assert hints[0] == hints[1]

    asyncio.run(scene())


def test_in_a_race_others_may_act_meanwhile(tmp_db: str) -> None:
    async def scene() -> None:
        async with house(tmp_db) as here:
            options = {"classes": ["I"]}
            opened = await here.open("person", "person", title="trucker", options=options, hints="on")
            ada, bob = await here.enter(opened, ADA, 0), await here.enter(opened, BOB, 1)
            for one in (ada, bob):
                await one.play()
            await here.settle()
            assert ada.stand["question"]["kind"] == "race"
            id, count = ada.send("hint"), ada.stand["count"]
            assert (await bob.play())["type"] == "done"
            found = await ada.until(lambda frame: frame["type"] in ("hint", "refused") and frame["id"] == id)
            assert found["type"] == "hint"
            assert found["at"] == ada.stand["count"] > count
            (place,) = found["picks"]
            assert ada.stand["moves"][place]["caption"]["message"] == found["captions"][0]
            # What the seat itself does ends its question, although the race goes on.
            here.clock.pass_by(2)
            await bob.play()
            await here.settle()
            id = ada.send("hint")
            assert (await ada.play())["type"] == "done"
            late = await ada.until(lambda frame: frame["type"] in ("hint", "refused") and frame["id"] == id)
            assert late["message"] == {"id": "table-hint-late"}
            # Two hints, one decision each that was answered.
            assert ada.log.count(ASKED) == 1

    asyncio.run(scene())


def test_the_next_one_at_the_same_screen_is_not_told(tmp_db: str) -> None:
    async def scene() -> None:
        async with house(tmp_db) as here:
            opened = await here.open("person", "here", title=EDGE, options={}, hints="on")
            ada = await here.enter(opened, ADA, 0, 1)
            (face,) = [ada.last("face")] if ada.last("face") is not None else [0]
            id = ada.send("hint")
            assert (await ada.ask("face", seat=1 - face))["type"] == "done"
            answer = await ada.until(lambda frame: frame["type"] in ("hint", "refused") and frame["id"] == id)
            assert answer["message"] == {"id": "table-hint-late"}

    asyncio.run(scene())
