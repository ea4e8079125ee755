"""Bots wait until those at the table have been shown the last move: for a few seconds, and not where time counts."""

import asyncio
from typing import Any

import msgspec
import pytest

from table.scenes import ADA, EVE, QUICK, Client, Frame, House, house

WAITS = QUICK.bot_waits


async def let_think(here: House, jobs: int) -> None:
    """Let the bots come to that many decisions, without any time passing by."""
    while here.hall.figures()["jobs"] < jobs:
        await asyncio.sleep(0.01)
    for _ in range(5):
        await asyncio.sleep(0.01)
        await here.settle()


async def begin(here: House, **options: Any) -> Client:
    """Ada at a table with a bot. Her page says that it has shown the beginning, and nothing more."""
    opened = await here.open("greedy", "person", options={"rounds": 1, **options})
    ada = await here.enter(opened, ADA, 1)
    ada.send("seen", at=0)
    await ada.until(lambda frame: position_in(frame) == 1)
    return ada


def position_in(frame: Frame) -> int:
    stand: Frame = frame.get("stand") or {}
    return int(stand.get("position", 0))


async def play_on(ada: Client) -> None:
    """The first move of the list, or where one action is asked for, to rest."""
    await ada.play(4 if ada.stand["question"]["kind"] == "ask" else 0)


async def bot_to_act(here: House) -> tuple[Client, int]:
    """It is the bot's turn and it has decided what to do, but Ada's page is still showing what she did herself."""
    ada = await begin(here)
    while ada.stand["waiting"] != [0]:
        await play_on(ada)
        await here.settle()
    await let_think(here, 2)
    return ada, ada.stand["count"]


def test_a_bot_waits_for_the_page_of_a_person(tmp_db: str) -> None:
    async def scene() -> None:
        async with house(tmp_db) as here:
            ada, before = await bot_to_act(here)
            await here.pass_by(WAITS - 0.5)
            assert ada.stand["count"] == before
            ada.send("seen", at=before)
            await here.settle()
            assert ada.stand["count"] == before + 1

    asyncio.run(scene())


def test_a_bot_waits_for_a_few_seconds_at_most(tmp_db: str) -> None:
    async def scene() -> None:
        async with house(tmp_db) as here:
            ada, before = await bot_to_act(here)
            assert ada.stand["count"] == before
            await here.pass_by(WAITS + 0.1)
            assert ada.stand["count"] == before + 1

    asyncio.run(scene())


def test_a_bot_waits_longer_for_somebody_who_has_something_to_read(tmp_db: str) -> None:
    async def scene() -> None:
        async with house(tmp_db) as here:
            ada, before = await bot_to_act(here)
            ada.send("seen", at=before, reading=True)
            await here.pass_by(WAITS + 1)
            assert ada.stand["count"] == before
            ada.send("seen", at=before)
            await here.settle()
            assert ada.stand["count"] == before + 1

    asyncio.run(scene())


def test_nobody_reads_for_ever(tmp_db: str) -> None:
    async def scene() -> None:
        async with house(tmp_db) as here:
            ada, before = await bot_to_act(here)
            ada.send("seen", at=before, reading=True)
            await here.pass_by(WAITS + 1)
            await here.pass_by(QUICK.bot_reads)
            assert ada.stand["count"] == before + 1

    asyncio.run(scene())


def test_a_bot_goes_on_when_those_whom_it_waited_for_have_gone(tmp_db: str) -> None:
    async def scene() -> None:
        async with house(tmp_db) as here:
            ada, before = await bot_to_act(here)
            eve = await here.enter(ada.table["id"], EVE)
            await ada.leave()
            await here.settle()
            assert eve.stand["count"] > before

    asyncio.run(scene())


def test_nobody_waits_for_a_client_that_never_says_what_it_has_seen(tmp_db: str) -> None:
    async def scene() -> None:
        async with house(tmp_db) as here:
            opened = await here.open("greedy", "person")
            ada = await here.enter(opened, ADA, 1)
            await ada.until(lambda frame: position_in(frame) == 1)
            while ada.stand["waiting"] != [0]:
                await play_on(ada)
                await here.settle()
            before = ada.stand["position"]
            await ada.until(lambda frame: position_in(frame) > before)

    asyncio.run(scene())


def test_in_a_race_a_bot_waits_for_nobody(tmp_db: str) -> None:
    async def scene() -> None:
        async with house(tmp_db, msgspec.structs.replace(QUICK, bot_waits=1000.0)) as here:
            ada = await begin(here, clock=60)
            while ada.stand["question"]["kind"] != "race":
                if ada.stand["moves"]:
                    assert not ada.stand["question"]["live"]
                    await play_on(ada)
                await asyncio.sleep(0.01)
                await here.pass_by(1000.0)
            assert ada.stand["question"]["live"]
            for _ in range(200):
                await asyncio.sleep(0.01)
                await here.pass_by(0.2)
                if "drift-grabbed" in ada.log:
                    break
            assert "drift-grabbed" in ada.log
            assert "drift-time-up" not in ada.log

    asyncio.run(scene())


@pytest.mark.parametrize("at", [-1, 10_000, 2**70, "4", None, 1.5, [1], True])
def test_a_strange_seen_changes_nothing(tmp_db: str, at: Any) -> None:
    async def scene() -> None:
        async with house(tmp_db) as here:
            ada, before = await bot_to_act(here)
            told = len(ada.frames)
            ada.connection.take(b'{"type":"seen","id":7,"at":' + repr_json(at) + b"}")
            await here.settle()
            assert ada.stand["count"] == before
            assert {frame["type"] for frame in ada.frames[told:]} <= {"refused"}

    asyncio.run(scene())


def repr_json(value: Any) -> bytes:
    # A number that is too large for most readers is still a number.
    return str(value).encode() if type(value) is int else msgspec.json.encode(value)


def test_what_an_onlooker_has_seen_moves_nobody(tmp_db: str) -> None:
    async def scene() -> None:
        async with house(tmp_db) as here:
            ada, before = await bot_to_act(here)
            eve = await here.enter(ada.table["id"], EVE)
            told = len(eve.frames)
            eve.send("seen", at=before)
            await here.settle()
            assert ada.stand["count"] == before
            assert eve.frames[told:] == []

    asyncio.run(scene())
