"""Playing at a table: what everybody is told, what is refused, and that nothing is told before it is stored."""

import asyncio
from typing import Any

import pytest

from starboard.kernel import BadOption, StarboardError, UnknownTitle
from starboard.store import EventStore, StoreError
from starboard.table.frames import NewTable, SeatWish
from table.scenes import ADA, EVE, Client, House, house


async def play_to_the_end(here: House, *clients: Client) -> None:
    for _ in range(400):
        await here.settle()
        if clients[0].stand["over"]:
            return
        waiting = clients[0].stand["waiting"]
        actor = next(client for client in clients if client.connection.face in waiting)
        assert (await actor.play())["type"] == "done"
    raise AssertionError("the match does not end")


def test_a_match_is_played_to_its_end(where: str) -> None:
    async def scene() -> None:
        async with house(where) as here:
            opened, ada, bob = await here.pair()
            await play_to_the_end(here, ada, bob)
            assert ada.table["state"] == "over"
            assert ada.table["scores"] == ada.stand["over"]["scores"]
            assert ada.table["winners"] == bob.stand["over"]["winners"]
            assert (ada.stand["question"], ada.stand["moves"]) == (None, [])
            assert (await ada.ask("answer", moves=[{"type": "rest"}]))["message"] == {"id": "kernel-over"}
            row = await here.hall.row(ADA, opened.table.id)
            assert (row.state, row.position) == ("over", ada.stand["position"])

    asyncio.run(scene())


def test_every_client_is_told_the_same_number_and_its_own_view(tmp_db: str) -> None:
    async def scene() -> None:
        async with house(tmp_db) as here:
            _, ada, bob = await here.pair()
            done = await ada.play()
            await here.settle()
            assert done["n"] == ada.frames[-2]["n"] == bob.frames[-1]["n"]
            for client, seat in ((ada, 0), (bob, 1)):
                hands = [captain["hand"] for captain in client.stand["view"]["captains"]]
                assert [hand is not None for hand in hands] == [seat == 0, seat == 1]
            assert (ada.stand["moves"], bob.stand["waiting"]) == ([], [1])
            assert bob.stand["moves"]

    asyncio.run(scene())


def test_a_refusal_says_why_and_changes_nothing(tmp_db: str) -> None:
    async def scene() -> None:
        async with house(tmp_db) as here:
            _, ada, bob = await here.pair()
            before = (len(bob.frames), ada.stand)
            for moves in ([], [{"type": "rest"}], [{"type": "bid", "card": "x"}], [{"type": "dance"}], ["no"], [3]):
                answer = await ada.ask("answer", moves=moves)
                assert answer["type"] == "refused"
                assert answer["message"]["id"].startswith("kernel-")
            stale = await ada.ask("answer", moves=[ada.stand["moves"][0]["move"]], at=17)
            assert stale["message"] == {"id": "kernel-too-late"}
            await here.settle()
            assert (len(bob.frames), ada.stand) == before

    asyncio.run(scene())


def test_why_is_answered_with_the_rule_and_plays_nothing(tmp_db: str) -> None:
    async def scene() -> None:
        async with house(tmp_db) as here:
            _, ada, bob = await here.pair()
            why = await ada.ask("why", move={"type": "dig"})
            assert (why["type"], why["message"], why["rule"]) == ("refused", {"id": "drift-no-wreck"}, "DR-3.1")
            assert (await ada.ask("why", move=ada.stand["moves"][0]["move"]))["type"] == "done"
            assert (await ada.ask("why", move=[]))["type"] == "refused"
            await here.settle()
            assert ada.stand["position"] == bob.stand["position"] == 0

    asyncio.run(scene())


def test_on_a_ballot_the_answers_of_others_do_no_harm(tmp_db: str) -> None:
    async def scene() -> None:
        async with house(tmp_db) as here:
            _, ada, bob = await here.pair()
            mine = bob.stand["moves"][0]["move"]
            assert (await ada.play())["type"] == "done"
            assert (await bob.ask("answer", moves=[mine], at=0))["type"] == "done"
            # But now another question is open.
            assert (await bob.ask("answer", moves=[mine], at=1))["message"]["id"] == "kernel-too-late"

    asyncio.run(scene())


def test_in_a_race_first_come_is_first_served(tmp_db: str) -> None:
    async def scene() -> None:
        async with house(tmp_db) as here:
            _, ada, bob = await here.pair()
            while ada.stand["question"]["kind"] != "race":
                await (ada if ada.stand["moves"] else bob).play(4 if ada.stand["question"]["kind"] == "ask" else 0)
                await here.settle()
            assert ada.stand["moves"] == bob.stand["moves"]
            at = ada.stand["count"]
            leave = {"type": "leave"}
            one, two = ada.send("answer", moves=[leave], at=at), bob.send("answer", moves=[leave], at=at)
            first = await ada.until(lambda frame: frame.get("id") == one)
            second = await bob.until(lambda frame: frame.get("id") == two and frame["type"] != "news")
            assert (first["type"], second["message"]["id"]) == ("done", "kernel-too-late")

    asyncio.run(scene())


def test_an_undo_goes_back_by_information(tmp_db: str) -> None:
    async def scene() -> None:
        async with house(tmp_db) as here:
            _, ada, bob = await here.pair()
            assert ada.stand["undo"] == {"id": "kernel-no-undo-start"}
            await ada.play()
            await here.settle()
            assert ada.stand["undo"] is None
            assert (await ada.ask("undo"))["type"] == "done"
            await here.settle()
            assert (ada.stand["position"], ada.stand["count"], ada.stand["redo"]) == (0, 2, True)
            assert bob.frames[-1]["back"] == 0
            assert (await ada.ask("redo"))["type"] == "done"
            await bob.play()
            await here.settle()
            refused = await ada.ask("undo")
            assert refused["message"]["id"] in ("kernel-no-undo-information", "kernel-no-undo-seat")
            assert bob.log[:2] == ["table-took-back", "table-put-back"]

    asyncio.run(scene())


def test_undone_entries_are_marked_for_whoever_comes_later(tmp_db: str) -> None:
    async def scene() -> None:
        async with house(tmp_db) as here:
            opened, ada, bob = await here.pair()
            await ada.play()
            await bob.play()
            await here.settle()
            mover = ada if ada.stand["moves"] else bob
            await mover.play()
            await mover.ask("undo")
            await here.settle()
            late = await here.enter(opened.table.id, EVE)
            flew = [entry for entry in late.frames[0]["log"] if entry["message"]["id"] == "drift-flew"]
            assert [entry["undone"] for entry in flew] == [True]
            bids = [entry for entry in late.frames[0]["log"] if entry["message"]["id"] == "drift-bid"]
            assert ["undone" in entry for entry in bids] == [False, False]

    asyncio.run(scene())


def test_nothing_is_told_before_it_is_stored(tmp_db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        async with house(tmp_db) as here:
            _, ada, bob = await here.pair()
            told = len(bob.frames)
            append, gate = EventStore.append, asyncio.Event()

            async def slow(self: EventStore, *args: Any) -> None:
                await append(self, *args)
                await gate.wait()

            monkeypatch.setattr(EventStore, "append", slow)
            id = ada.send("answer", moves=[ada.stand["moves"][0]["move"]])
            for _ in range(50):
                await asyncio.sleep(0.001)
            assert (len(bob.frames), [frame for frame in ada.frames if frame.get("id") == id]) == (told, [])
            gate.set()
            assert (await ada.until(lambda frame: frame.get("id") == id))["type"] == "done"

    asyncio.run(scene())


def test_what_cannot_be_stored_has_not_happened(tmp_db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        async with house(tmp_db) as here:
            _, ada, bob = await here.pair()
            append = EventStore.append

            async def full(self: EventStore, *args: Any) -> None:
                raise StoreError("store-failed", reason="the disk is full")

            monkeypatch.setattr(EventStore, "append", full)
            refused = await ada.play()
            assert refused["message"] == {"id": "store-failed", "args": {"reason": "the disk is full"}}
            monkeypatch.setattr(EventStore, "append", append)
            await here.pass_by(1)
            # Everybody is shown where the table really stands, and play goes on from there.
            assert len(bob.welcomes()) == 2
            assert (bob.stand["position"], ada.stand["position"]) == (0, 0)
            assert (await ada.play())["type"] == "done"

    asyncio.run(scene())


@pytest.mark.parametrize(
    ("wish", "error", "id"),
    [
        (NewTable("drift", seats=[SeatWish()]), BadOption, "kernel-seats"),
        (NewTable("drift", seats=[SeatWish()] * 9), BadOption, "kernel-seats"),
        (NewTable("drift", seats=[SeatWish()] * 2, options={"rounds": 2}), BadOption, "kernel-option-value"),
        (NewTable("nothing", seats=[SeatWish()] * 2), UnknownTitle, "kernel-title-unknown"),
        (NewTable("drift", seats=[SeatWish(), SeatWish("bot", "clever")]), StarboardError, "bots-unknown"),
    ],
)
def test_a_table_that_cannot_be_is_refused(wish: NewTable, error: type[StarboardError], id: str, tmp_db: str) -> None:
    async def scene() -> None:
        async with house(tmp_db) as here:
            with pytest.raises(error) as why:
                await here.hall.create(ADA, wish)
            assert why.value.message.id == id
            assert (await here.hall.lists(ADA)).mine == []

    asyncio.run(scene())
