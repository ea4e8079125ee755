"""Bots at a table: they play, take their time, and whatever becomes of them, the match goes on."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec
import pytest

from starboard.table import HallSettings
from starboard.table.tempo import A_WHILE, BRISK, HASTY, Tempo
from table.scenes import ADA, QUICK, Client, Frame, House, house

PATIENCE = 120.0
"""Seconds to wait for bots that think in other processes; only a failing test waits that long."""
PLAYERS = str(Path(__file__).resolve().parent.parent / "players")


@pytest.fixture
def players(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(PLAYERS)


def are_thinking(here: House) -> bool:
    """Whether a program of a bot is at work."""
    return any(live._bots._thoughts for live in here.hall._awake.live)


async def let_pass(here: House, seconds: float) -> None:
    """Time, but none while programs of bots are at work: how long those take depends on the machine."""
    while True:
        # What a bot has just thought of may still have to be done, and lets it think on.
        were_thinking = are_thinking(here)
        await here.settle()
        if not were_thinking and not are_thinking(here):
            break
        await asyncio.sleep(0.01)
    await here.pass_by(seconds)


async def until(here: House, there: Callable[[], Awaitable[bool]]) -> None:
    """Let time pass until that is so; bots take as long as the machine lets them."""
    async with asyncio.timeout(PATIENCE):
        while not await there():
            await asyncio.sleep(0.01)
            await here.pass_by(1)


async def watch(here: House, client: Client, seconds: float = 4.0) -> Frame:
    """Let time pass until the match is over."""
    for _ in range(1000):
        if client.stand["over"]:
            return client.stand
        await asyncio.sleep(0.01)
        await let_pass(here, seconds)
    raise AssertionError("the bots do not come to an end")


def test_bots_play_a_match_by_themselves(where: str) -> None:
    async def scene() -> None:
        async with house(where) as here:
            opened = await here.open("greedy", "random", "greedy")
            client = await here.enter(opened, ADA)
            stand = await watch(here, client)
            assert len(stand["over"]["scores"]) == 3
            assert here.hall.figures()["stumbles"] == 0
            assert here.hall.figures()["jobs"] > 10
            assert (await here.hall.row(ADA, opened.table.id)).state == "over"

    asyncio.run(scene())


def test_galaxy_trucker_is_played_by_bots_to_its_end(tmp_db: str) -> None:
    async def scene() -> None:
        async with house(tmp_db) as here:
            options = {"classes": ["I"], "build": "turns"}
            opened = await here.open("random", "random", title="trucker", options=options)
            client = await here.enter(opened, ADA)
            stand = await watch(here, client)
            assert len(stand["over"]["scores"]) == 2
            assert (here.hall.figures()["stumbles"], here.hall.figures()["faults"]) == (0, 0)
            assert client.log[0] == "trucker-round"
            assert len(client.log) > 5

    asyncio.run(scene())


def test_a_bot_takes_a_moment_so_that_people_can_follow(tmp_db: str) -> None:
    async def scene() -> None:
        async with house(tmp_db, msgspec.structs.replace(QUICK, bot_delay=0.6)) as here:
            opened = await here.open("person", "greedy")
            ada = await here.enter(opened, ADA)
            while not here.hall.figures()["jobs"]:
                await asyncio.sleep(0.01)
            await here.pass_by(0.5)
            assert ada.stand["position"] == 0
            await here.pass_by(0.2)
            assert ada.stand["position"] == 1

    asyncio.run(scene())


@pytest.mark.usefixtures("players")
@pytest.mark.parametrize("bot", ["crasher", "liar", "killer"])
def test_a_bot_that_fails_moves_at_random_and_the_story_says_so(bot: str, tmp_db: str) -> None:
    async def scene() -> None:
        async with house(tmp_db) as here:
            opened = await here.open("person", bot)
            ada = await here.enter(opened, ADA)
            await ada.until(lambda frame: (frame.get("stand") or {}).get("position") == 1)
            assert "table-bot-stumbled" in ada.log
            assert here.hall.figures()["stumbles"] == 1
            assert (await ada.play())["type"] == "done"

    asyncio.run(scene())


@pytest.mark.usefixtures("players")
def test_a_bot_that_thinks_for_ever_is_stopped(tmp_db: str) -> None:
    async def scene() -> None:
        async with house(tmp_db, msgspec.structs.replace(QUICK, bot_patience=0.8)) as here:
            opened = await here.open("person", "dreamer")
            ada = await here.enter(opened, ADA)
            await ada.until(lambda frame: (frame.get("stand") or {}).get("position") == 1)
            assert "table-bot-stumbled" in ada.log

    asyncio.run(scene())


@pytest.mark.usefixtures("players")
def test_a_thinking_bot_delays_no_other_table(tmp_db: str) -> None:
    async def scene() -> None:
        async with house(tmp_db, HallSettings(workers=1, bot_delay=0.0, bot_patience=60.0)) as here:
            slow = await here.open("dreamer", "person")
            _, ada, bob = await here.pair()
            assert (await ada.play())["type"] == "done"
            assert (await bob.play())["type"] == "done"
            # Nor those who want to look at the past.
            assert await here.hall.looking_back.at(ADA, slow.table.id, 0)

    asyncio.run(scene())


@pytest.mark.usefixtures("players")
def test_in_a_race_bots_act_at_their_own_pace(tmp_db: str) -> None:
    """The hasty one needs no time, the random one some seconds: so the hasty one has its crates first."""

    async def scene() -> None:
        async with house(tmp_db) as here:
            opened = await here.open("hasty", "random")
            client = await here.enter(opened, ADA)
            await watch(here, client, seconds=0.4)
            grabs = [
                entry["seat"]
                for frame in client.frames
                for entry in frame.get("log") or []
                if entry["message"]["id"] == "drift-grabbed"
            ]
            assert grabs[:2] == [0, 0]

    asyncio.run(scene())


async def salvage(here: House, client: Client, *, leaves: bool) -> float:
    """Let the race of fifteen seconds pass, in which the person leaves at once or stays and does nothing; how many
    seconds it took."""
    while client.stand["question"]["kind"] != "race":
        if client.stand["moves"]:
            await client.play(4 if client.stand["question"]["kind"] == "ask" else 0)
        await let_pass(here, 0.1)
    if leaves:
        await client.ask("answer", moves=[{"type": "leave"}])
    began = here.clock.time
    while client.stand["question"]["kind"] == "race":
        await let_pass(here, 0.1)
    return here.clock.time - began


@pytest.mark.usefixtures("players")
@pytest.mark.parametrize("leaves", [False, True], ids=["with-a-person", "among-themselves"])
def test_bots_do_as_much_in_a_race_when_no_person_is_left_in_it_but_sooner(tmp_db: str, leaves: bool) -> None:
    async def scene() -> None:
        async with house(tmp_db) as here:
            opened = await here.open("person", "steady", options={"rounds": 3})
            ada = await here.enter(opened, ADA)
            seconds = await salvage(here, ada, leaves=leaves)
            # One every eight seconds: before the fifteen are over, that is one.
            assert ada.log.count("drift-grabbed") == 1
            assert "drift-time-up" in ada.log
            assert seconds < 15 / BRISK + 2 if leaves else seconds > 14

    asyncio.run(scene())


def test_after_a_while_nobody_has_to_watch_bots_among_themselves() -> None:
    tempo = Tempo()
    assert tempo.speed(10.0, alone=False, thinking=True) == 1
    assert tempo.speed(11.0, alone=True, thinking=False) == BRISK
    assert tempo.speed(12.0, alone=True, thinking=True) == 0
    assert tempo.speed(11.0 + A_WHILE, alone=True, thinking=False) == HASTY
    assert tempo.speed(20.0, alone=False, thinking=False) == 1
    assert tempo.speed(21.0, alone=True, thinking=False) == BRISK


def test_a_bot_looks_again_when_somebody_was_quicker(tmp_db: str) -> None:
    async def scene() -> None:
        async with house(tmp_db) as here:
            opened = await here.open("random", "random", "random", "random", options={"rounds": 3})
            client = await here.enter(opened, ADA)
            stand = await watch(here, client, seconds=0.5)
            assert stand["over"]
            assert here.hall.figures()["stumbles"] == 0

    asyncio.run(scene())


def test_in_a_pause_bots_wait(tmp_db: str) -> None:
    async def scene() -> None:
        async with house(tmp_db, msgspec.structs.replace(QUICK, bot_delay=5.0)) as here:
            opened = await here.open("person", "greedy")
            ada = await here.enter(opened, ADA)
            await ada.ask("pause")
            for _ in range(20):
                await asyncio.sleep(0.01)
                await here.pass_by(5)
            assert ada.stand["position"] == 0
            await ada.ask("pause", yes=False)
            await until(here, lambda: asyncio.sleep(0, ada.stand["position"] == 1))

    asyncio.run(scene())


def test_after_a_restart_bots_go_on_although_nobody_comes(where: str) -> None:
    async def scene() -> None:
        async with house(where, msgspec.structs.replace(QUICK, bot_delay=60.0)) as here:
            opened = await here.open("greedy", "greedy")
            assert (await here.hall.row(ADA, opened.table.id)).position == 0
        async with house(where) as here:

            async def is_over() -> bool:
                return (await here.hall.row(ADA, opened.table.id)).state == "over"

            await until(here, is_over)

    asyncio.run(scene())
