"""Answers by the places of moves in a list: which list is meant, and what is refused."""

import asyncio
from typing import Any

import pytest

from table.scenes import ADA, Client, Frame, House, house, to_the_race

FAR = 2**70


async def to_the_gifts(here: House, ada: Client, bob: Client) -> Client:
    """Play on until somebody trades, and chooses from one to three cards."""
    while ada.stand["question"]["kind"] != "ask-some":
        actor = ada if ada.stand["moves"] else bob
        types = [legal["move"]["type"] for legal in actor.stand["moves"]]
        await actor.play(types.index("trade") if "trade" in types else 0)
        await here.settle()
    return ada if ada.stand["moves"] else bob


async def refused(here: House, client: Client, **fields: Any) -> Frame:
    """What is said to an answer that is refused, with nothing changed and nobody told."""
    before = (client.stand, len(client.log))
    answer = await client.ask("answer", **fields)
    await here.settle()
    assert answer["type"] == "refused"
    assert (client.stand, len(client.log)) == before
    message: Frame = answer["message"]
    return message


def test_a_place_in_the_list_is_the_move_that_stands_there(tmp_db: str) -> None:
    async def scene() -> None:
        async with house(tmp_db) as here:
            _, ada, bob = await here.pair()
            await ada.play()
            await bob.play()
            await here.settle()
            actor = ada if ada.stand["moves"] else bob
            side = actor.stand["moves"][2]["move"]["side"]
            assert (await actor.ask("answer", picks=[2], at=actor.stand["count"]))["type"] == "done"
            await here.settle()
            assert "drift-flew" in actor.log
            assert side == 2

    asyncio.run(scene())


@pytest.mark.parametrize("picks", [[], [-1], [99], [FAR], [-FAR], [0, 1], [0, 0], list(range(5000))])
def test_places_that_are_no_answer_are_refused(tmp_db: str, picks: list[int]) -> None:
    async def scene() -> None:
        async with house(tmp_db) as here:
            _, ada, _ = await here.pair()
            assert await refused(here, ada, picks=picks, at=ada.stand["count"]) == {"id": "kernel-not-a-move"}
            assert (await ada.play())["type"] == "done"

    asyncio.run(scene())


@pytest.mark.parametrize("picks", [[0.0], [0.5], ["0"], [True], [None], [[0]], {}, "0", 0, [{"type": "bid"}]])
def test_places_are_whole_numbers(tmp_db: str, picks: Any) -> None:
    async def scene() -> None:
        async with house(tmp_db) as here:
            _, ada, _ = await here.pair()
            before = (ada.stand, len(ada.log))
            ada.send("answer", picks=picks, at=ada.stand["count"])
            frame = await ada.until(lambda frame: frame["type"] == "refused")
            assert (frame["id"], frame["message"]) == (None, {"id": "table-frame-unreadable"})
            assert (ada.stand, len(ada.log)) == before
            assert (await ada.play())["type"] == "done"

    asyncio.run(scene())


@pytest.mark.parametrize("at", [-1, 1, 17, FAR, -FAR])
def test_places_in_a_list_that_nobody_was_shown_are_refused(tmp_db: str, at: int) -> None:
    async def scene() -> None:
        async with house(tmp_db) as here:
            _, ada, _ = await here.pair()
            assert ada.stand["count"] == 0
            assert await refused(here, ada, picks=[0], at=at) == {"id": "kernel-too-late"}

    asyncio.run(scene())


@pytest.mark.parametrize(
    "fields",
    [
        {},
        {"at": 0},
        {"picks": [0]},
        {"picks": [0], "at": 0, "moves": []},
        {"picks": [0], "moves": [{"type": "rest"}]},
        {"picks": None, "moves": None},
    ],
)
def test_an_answer_says_in_one_way_what_it_means(tmp_db: str, fields: dict[str, Any]) -> None:
    async def scene() -> None:
        async with house(tmp_db) as here:
            _, ada, _ = await here.pair()
            assert await refused(here, ada, **fields) == {"id": "table-answer-unclear"}

    asyncio.run(scene())


def test_who_is_not_asked_cannot_pick(tmp_db: str) -> None:
    async def scene() -> None:
        async with house(tmp_db) as here:
            _, ada, bob = await here.pair()
            await ada.play()
            await here.settle()
            assert await refused(here, ada, picks=[0], at=ada.stand["count"]) == {"id": "kernel-not-asked"}
            assert (await bob.play())["type"] == "done"

    asyncio.run(scene())


def test_on_a_ballot_answers_of_others_since_then_do_no_harm(tmp_db: str) -> None:
    async def scene() -> None:
        async with house(tmp_db) as here:
            _, ada, bob = await here.pair()
            seen = bob.stand["count"]
            await ada.play()
            assert (await bob.ask("answer", picks=[0], at=seen))["type"] == "done"

    asyncio.run(scene())


def test_several_places_answer_a_question_for_several(tmp_db: str) -> None:
    async def scene() -> None:
        async with house(tmp_db) as here:
            _, ada, bob = await here.pair()
            actor = await to_the_gifts(here, ada, bob)
            at, most = actor.stand["count"], actor.stand["question"]["most"]
            for picks in ([], [0, 0], list(range(most + 1)), [0] * 3000):
                assert (await refused(here, actor, picks=picks, at=at))["id"] in (
                    "kernel-how-many",
                    "kernel-not-a-move",
                )
            assert await refused(here, actor, picks=[-1, 0], at=at) == {"id": "kernel-not-a-move"}
            assert (await actor.ask("answer", picks=[1, 0], at=at))["type"] == "done"

    asyncio.run(scene())


def test_in_a_race_a_place_is_one_of_the_list_that_was_seen(tmp_db: str) -> None:
    """Ada takes the first crate while Bob's answer is on its way: he gets the crate that he pointed at, not the one
    that has moved into its place."""

    async def scene() -> None:
        async with house(tmp_db) as here:
            _, ada, bob = await here.pair(options={"rounds": 1, "dense": True})
            await to_the_race(here, ada, bob)
            seen = bob.stand
            wanted = seen["moves"][1]["move"]
            assert wanted["type"] == "grab"
            await ada.ask("answer", picks=[0], at=ada.stand["count"])
            await here.settle()
            assert bob.stand["moves"][1]["move"] != wanted
            assert (await bob.ask("answer", picks=[1], at=seen["count"]))["type"] == "done"
            await here.settle()
            grabbed = [
                entry["message"]["args"]
                for frame in bob.frames
                for entry in frame.get("log") or []
                if entry["message"]["id"] == "drift-grabbed"
            ]
            assert [args["seat"] for args in grabbed] == [0, 1]

    asyncio.run(scene())


def test_in_a_race_who_comes_second_is_refused(tmp_db: str) -> None:
    async def scene() -> None:
        async with house(tmp_db) as here:
            _, ada, bob = await here.pair(options={"rounds": 1, "dense": True})
            await to_the_race(here, ada, bob)
            seen = bob.stand["count"]
            await ada.ask("answer", picks=[0], at=ada.stand["count"])
            await here.settle()
            assert (await refused(here, bob, picks=[0], at=seen))["id"].startswith("kernel-")
            for picks in ([99], [-1], [0, 1], []):
                assert await refused(here, bob, picks=picks, at=seen) == {"id": "kernel-not-a-move"}
            assert await refused(here, bob, picks=[0], at=seen - 1) == {"id": "kernel-too-late"}

    asyncio.run(scene())


def test_the_lists_of_a_race_are_forgotten_with_it(tmp_db: str) -> None:
    async def scene() -> None:
        async with house(tmp_db) as here:
            opened, ada, bob = await here.pair(options={"rounds": 3, "dense": True})
            await to_the_race(here, ada, bob)
            seen = ada.stand["count"]
            await here.pass_by(20)
            assert ada.stand["question"]["kind"] == "ballot"
            assert await refused(here, ada, picks=[0], at=seen) == {"id": "kernel-too-late"}
            again = await here.enter(opened, ADA)
            assert (await again.play())["type"] == "done"

    asyncio.run(scene())
