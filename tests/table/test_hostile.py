"""Ten thousand frames of somebody who means no good: nothing is played, nobody else notices, the table lives on."""

import asyncio
from random import Random
from typing import Any

import msgspec

from starboard.table import connection as connections
from table.scenes import EVE, house

FRAMES = 10_000
NUMBERS = [0, 1, -1, 2**31, 2**63, 2**64, -(2**70), 1.5, 1e308]
VALUES: list[Any] = [None, True, "", "0", [], {}, [[]], "x" * 300, {"type": "bid"}, *NUMBERS]
TYPES = [
    "hello",
    "answer",
    "why",
    "undo",
    "redo",
    "agree",
    "pause",
    "face",
    "seen",
    "ping",
    "pong",
    "dance",
    "",
    "welcome",
    7,
]
FIELDS = ["id", "at", "picks", "moves", "move", "to", "yes", "seat", "keys", "after", "face", "n", "__proto__"]
MOVES: list[Any] = [
    {"type": "bid", "card": "red-1"},
    {"type": "bid"},
    {"type": "bid", "card": 3},
    {"type": "fly", "side": 99},
    {"type": "dig"},
    {"type": "grab", "crate": 10**30},
    {"type": "nothing"},
    {"type": ["bid"]},
    "bid",
]


def hostile_frame(rng: Random) -> bytes:
    kind = rng.randrange(10)
    if kind == 0:
        return rng.randbytes(rng.randrange(200))
    if kind == 1:
        return b"[" * rng.randrange(1, 4000)
    if kind == 2:
        return b'{"type":"answer","id":1,"moves":[' + b"1," * rng.randrange(3000)
    if kind == 3:
        return b'{"type":"why","id":1,"move":"' + b"\xff\xfe" * 20 + b'"}'
    frame: dict[str, Any] = {"type": rng.choice(TYPES), "id": rng.choice([1, 2, 3, *NUMBERS])}
    for _ in range(rng.randrange(4)):
        frame[rng.choice(FIELDS)] = rng.choice(VALUES)
    if rng.random() < 0.4:
        frame["moves"] = [rng.choice(MOVES) for _ in range(rng.randrange(4))]
    if rng.random() < 0.2:
        frame |= {"picks": [rng.choice(NUMBERS) for _ in range(rng.randrange(3))], "at": rng.choice(NUMBERS)}
    if rng.random() < 0.2:
        frame["move"] = rng.choice(MOVES)
    try:
        data = msgspec.json.encode(frame)
    except (OverflowError, msgspec.EncodeError):
        data = repr(frame).replace("'", '"').encode()
    return data[: rng.randrange(len(data))] if rng.random() < 0.1 else data


def test_ten_thousand_hostile_frames(tmp_db: str) -> None:
    async def scene() -> None:
        async with house(tmp_db) as here:
            opened, ada, bob = await here.pair()
            await ada.play()
            await here.settle()
            before = await here.store.read(opened.table.id)
            told = len(bob.frames)
            eve = await here.enter(opened.table.id, EVE)
            rng = Random(42)
            for number in range(FRAMES):
                eve.connection.take(hostile_frame(rng))
                if number % 20 == 0:
                    await here.settle()
            await here.settle()
            # What she asked for was answered, every time with a refusal, a pong or another look from where she stands.
            types = {frame["type"] for frame in eve.frames}
            assert types <= {"welcome", "refused", "done"}
            assert eve.connection.is_open
            assert here.hall.figures()["faults"] == 0
            after = await here.store.read(opened.table.id)
            assert after == before
            assert len(bob.frames) == told
            assert (await bob.play())["type"] == "done"

    asyncio.run(scene())


def test_hostile_frames_from_a_seat_play_only_what_is_legal(tmp_db: str) -> None:
    async def scene() -> None:
        async with house(tmp_db) as here:
            opened, ada, bob = await here.pair()
            rng = Random(7)
            for number in range(2000):
                ada.connection.take(hostile_frame(rng))
                if number % 20 == 0:
                    await here.settle()
            await here.settle()
            stored = await here.store.read(opened.table.id)
            assert stored is not None
            assert len(stored.lines) - 1 == bob.stand["count"]
            assert here.hall.figures()["faults"] == 0
            if bob.table["state"] == "paused":
                await bob.ask("pause", yes=False)
                await ada.ask("agree", to="resume")
            await here.settle()
            assert (await bob.play())["type"] == "done"

    asyncio.run(scene())


def test_who_asks_faster_than_the_table_answers_is_told_to_wait(tmp_db: str) -> None:
    async def scene() -> None:
        async with house(tmp_db) as here:
            _, ada, bob = await here.pair()
            for _ in range(connections.MOST_PENDING + 5):
                ada.send("why", move={"type": "dig"})
            await here.settle()
            said = [frame["message"]["id"] for frame in ada.frames if frame["type"] == "refused"]
            assert said.count("table-too-many") == 5
            assert (await ada.ask("why", move={"type": "dig"}))["message"]["id"] == "drift-no-wreck"
            assert (await bob.play())["type"] == "done"

    asyncio.run(scene())


def test_a_frame_that_is_too_large_is_not_even_read(tmp_db: str) -> None:
    async def scene() -> None:
        async with house(tmp_db) as here:
            _, ada, _ = await here.pair()
            ada.connection.take(b'{"type":"ping","id":1' + b" " * connections.LARGEST_FRAME + b"}")
            frame = await ada.until(lambda frame: frame["type"] == "refused")
            assert frame == {
                "type": "refused",
                "id": None,
                "message": {"id": "table-frame-too-large", "args": {"most": connections.LARGEST_FRAME}},
            }

    asyncio.run(scene())
