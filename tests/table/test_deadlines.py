"""Deadlines: the clock runs, stands still, survives a restart, and is fair to those who are far away."""

import asyncio

from starboard.kernel import Deadline
from starboard.table.clocks import MOST_KEPT, Clocks
from table.scenes import ADA, BOB, Client, House, house, to_the_race

LEAVE = {"type": "leave"}


def left(client: Client) -> float:
    return float(client.stand["question"]["deadline"]["left"])


def test_a_deadline_passes(where: str) -> None:
    async def scene() -> None:
        async with house(where) as here:
            _, ada, bob = await here.pair(options={"rounds": 3})
            await to_the_race(here, ada, bob)
            assert ada.stand["question"]["deadline"] == {"key": "salvage-0", "seconds": 15, "left": 15.0}
            await here.pass_by(14.9)
            assert ada.stand["question"]["kind"] == "race"
            await here.pass_by(0.2)
            assert ada.stand["question"]["kind"] == "ballot"
            assert "drift-time-up" in bob.log
            assert ada.stand["undo"] is not None

    asyncio.run(scene())


def test_the_same_key_is_the_same_clock(tmp_db: str) -> None:
    async def scene() -> None:
        async with house(tmp_db) as here:
            _, ada, bob = await here.pair(options={"rounds": 3})
            await to_the_race(here, ada, bob)
            await here.pass_by(5)
            await ada.ask("answer", moves=[LEAVE])
            await here.settle()
            assert (left(bob), bob.stand["question"]["deadline"]["seconds"]) == (10.0, 15)
            await here.pass_by(10)
            assert bob.stand["question"]["kind"] == "ballot"

    asyncio.run(scene())


def test_in_a_pause_the_clock_stands_still(tmp_db: str) -> None:
    async def scene() -> None:
        async with house(tmp_db) as here:
            _, ada, bob = await here.pair(options={"rounds": 3})
            await to_the_race(here, ada, bob)
            await here.pass_by(5)
            await ada.ask("pause")
            await bob.ask("agree", to="pause")
            await here.pass_by(500)
            assert ada.stand["question"]["kind"] == "race"
            await ada.ask("pause", yes=False)
            await bob.ask("agree", to="resume")
            await here.pass_by(9.9)
            assert ada.stand["question"]["kind"] == "race"
            await here.pass_by(0.2)
            assert ada.stand["question"]["kind"] == "ballot"

    asyncio.run(scene())


def test_while_nobody_is_there_the_clock_stands_still(tmp_db: str) -> None:
    async def scene() -> None:
        async with house(tmp_db) as here:
            opened, ada, bob = await here.pair(options={"rounds": 3})
            await to_the_race(here, ada, bob)
            await here.pass_by(5)
            await ada.leave()
            await here.pass_by(1)
            await bob.leave()
            await here.pass_by(100)
            ada = await here.enter(opened, ADA)
            assert left(ada) == 9.0

    asyncio.run(scene())


def test_a_restart_takes_no_time_away(where: str) -> None:
    async def scene() -> None:
        async with house(where) as here:
            opened, ada, bob = await here.pair(options={"rounds": 3})
            await to_the_race(here, ada, bob)
            await here.pass_by(6)
            clock = here.clock
        clock.pass_by(1000)
        async with house(where, clock=clock) as here:
            ada = await here.enter(opened, ADA)
            assert left(ada) == 9.0
            bob = await here.enter(opened, BOB, 1)
            await here.pass_by(9)
            assert bob.stand["question"]["kind"] == "ballot"

    asyncio.run(scene())


def test_an_undone_deadline_begins_anew(tmp_db: str) -> None:
    async def scene() -> None:
        async with house(tmp_db) as here:
            opened = await here.open("person", "here", options={"rounds": 3}, undo="free")
            screen = await here.enter(opened, ADA)
            while screen.stand["question"]["kind"] != "race":
                await screen.ask("face", seat=screen.stand["waiting"][0])
                await screen.play(4 if screen.stand["question"]["kind"] == "ask" else 0)
                await here.settle()
            await screen.ask("answer", moves=[LEAVE])
            await here.pass_by(20)
            assert screen.stand["question"]["kind"] == "ballot"
            assert (await screen.ask("undo"))["type"] == "done"
            await here.settle()
            assert screen.stand["question"]["kind"] == "race"
            assert left(screen) == 15.0

    asyncio.run(scene())


def entries(client: Client, id: str) -> list[dict[str, int]]:
    told = [entry for frame in client.frames for entry in frame.get("log") or []]
    return [entry for entry in told if entry["message"]["id"] == id]


async def measure(here: House, client: Client, trip: float) -> None:
    """Let the table know that this client is so far away."""
    client.connection.take(b'{"type":"ping","id":900}')
    here.clock.time += trip
    client.connection.take(b'{"type":"pong","id":900}')


def test_in_a_race_it_counts_when_a_move_was_made(tmp_db: str) -> None:
    """Bob is 60 ms away. Ada's move comes in 20 ms before his, but he made his first."""

    async def scene() -> None:
        async with house(tmp_db) as here:
            _, ada, bob = await here.pair(options={"rounds": 3})
            await to_the_race(here, ada, bob)
            await measure(here, bob, 0.060)
            await measure(here, ada, 0.0)
            at = ada.stand["count"]
            one = ada.send("answer", moves=[LEAVE], at=at)
            await here.pass_by(0.020)
            two = bob.send("answer", moves=[LEAVE], at=at)
            await here.pass_by(0.020)
            await here.settle()
            first = await bob.until(lambda frame: frame.get("id") == two)
            second = await ada.until(lambda frame: frame.get("id") == one)
            assert (first["type"], second["message"]["id"]) == ("done", "kernel-too-late")

    asyncio.run(scene())


def test_among_equals_nobody_waits(tmp_db: str) -> None:
    async def scene() -> None:
        async with house(tmp_db) as here:
            _, ada, bob = await here.pair(options={"rounds": 3})
            await to_the_race(here, ada, bob)
            for client in (ada, bob):
                await measure(here, client, 0.050)
            assert (await ada.ask("answer", moves=[LEAVE]))["type"] == "done"

    asyncio.run(scene())


def test_nobody_waits_long_for_somebody_far_away(tmp_db: str) -> None:
    async def scene() -> None:
        async with house(tmp_db) as here:
            _, ada, bob = await here.pair(options={"rounds": 3})
            await to_the_race(here, ada, bob)
            await measure(here, bob, 1.0)
            id = ada.send("answer", moves=[LEAVE])
            await here.pass_by(0.039)
            assert not [frame for frame in ada.frames if frame.get("id") == id]
            await here.pass_by(0.002)
            assert [frame["type"] for frame in ada.frames if frame.get("id") == id] == ["done"]

    asyncio.run(scene())


def test_an_answer_that_was_made_in_time_counts(tmp_db: str) -> None:
    async def scene() -> None:
        async with house(tmp_db) as here:
            _, ada, bob = await here.pair(options={"rounds": 3})
            await to_the_race(here, ada, bob)
            await measure(here, bob, 0.060)
            await measure(here, ada, 0.0)
            await here.pass_by(15.0 - 0.060 + 0.020)
            assert bob.stand["question"]["kind"] == "race"
            id = bob.send("answer", moves=[LEAVE])
            await here.pass_by(0.015)
            assert [frame["type"] for frame in bob.frames if frame.get("id") == id] == ["done"]
            assert "drift-time-up" in bob.log
            assert [entry["position"] for entry in entries(bob, "drift-time-up")] == [bob.stand["position"]]

    asyncio.run(scene())


def test_commands_of_one_client_keep_their_order(tmp_db: str) -> None:
    async def scene() -> None:
        async with house(tmp_db) as here:
            _, ada, bob = await here.pair(options={"rounds": 3})
            await to_the_race(here, ada, bob)
            await measure(here, bob, 0.060)
            first = ada.send("answer", moves=[LEAVE])
            await measure(here, ada, 0.060)
            second = ada.send("why", move=LEAVE)
            await here.pass_by(1)
            assert [frame["id"] for frame in ada.frames if frame.get("id") in (first, second)] == [first, second]

    asyncio.run(scene())


def test_clocks_are_forgotten_in_the_order_in_which_they_were_seen() -> None:
    clocks = Clocks({})
    for number in range(MOST_KEPT + 3):
        clocks.see(Deadline(f"k{number}", 10), 0.0)
    assert list(clocks.left(0.0)) == [f"k{number}" for number in range(3, MOST_KEPT + 3)]


def test_clocks_stand_still_until_they_are_set_going() -> None:
    clocks = Clocks({"old": 4.0})
    clocks.see(Deadline("new", 10), 100.0)
    assert clocks.left(200.0) == {"old": 4.0, "new": 10}
    assert clocks.end("new") is None
    clocks.run(200.0, 1.0)
    assert clocks.end("old") == 204.0
    assert clocks.left(203.0) == {"old": 1.0, "new": 7.0}
    clocks.see(Deadline("later", 5), 203.0)
    assert clocks.end("later") == 208.0
    assert clocks.end("old") == 204.0
    clocks.run(206.0, 0.0)
    assert clocks.left(900.0) == {"old": 0.0, "new": 4.0, "later": 2.0}
    assert clocks.end("unknown") is None
