"""What needs the consent of others: undo where the table asks for it, pausing, going on."""

import asyncio

from starboard.table.frames import SeatWish
from table.scenes import ADA, BOB, Client, House, house


async def both_have_bid(here: House, ada: Client, bob: Client) -> None:
    """The bids are open: nothing can be taken back by information."""
    await ada.play()
    await bob.play()
    await here.settle()
    assert ada.stand["undo"] is not None


def test_undo_across_information_is_asked_for_and_granted(where: str) -> None:
    async def scene() -> None:
        async with house(where) as here:
            _, ada, bob = await here.pair(undo="ask")
            await both_have_bid(here, ada, bob)
            assert (await ada.ask("undo"))["type"] == "done"
            await here.settle()
            assert bob.last("requests") == [{"seat": 0, "to": "undo", "agreed": []}]
            assert bob.stand["position"] == 2
            assert (await bob.ask("agree", to="undo", yes=True))["type"] == "done"
            await here.settle()
            assert (bob.stand["position"], bob.last("requests")) == (1, [])
            assert bob.log[-1] == "table-took-back"

    asyncio.run(scene())


def test_undo_can_be_denied_and_withdrawn(tmp_db: str) -> None:
    async def scene() -> None:
        async with house(tmp_db) as here:
            _, ada, bob = await here.pair(undo="ask")
            await both_have_bid(here, ada, bob)
            for sayer in (bob, ada):
                await ada.ask("undo")
                await sayer.ask("agree", to="undo", yes=False)
                await here.settle()
                assert (bob.last("requests"), bob.stand["position"]) == ([], 2)
            assert (await bob.ask("agree", to="undo"))["message"] == {"id": "table-nothing-asked"}

    asyncio.run(scene())


def test_a_request_is_off_when_the_match_goes_on(tmp_db: str) -> None:
    async def scene() -> None:
        async with house(tmp_db) as here:
            _, ada, bob = await here.pair(undo="ask")
            await both_have_bid(here, ada, bob)
            await ada.ask("undo")
            await (ada if ada.stand["moves"] else bob).play()
            await here.settle()
            assert ada.last("requests") == []
            assert (await bob.ask("agree", to="undo"))["type"] == "refused"

    asyncio.run(scene())


def test_nobody_who_is_away_is_taken_to_agree_to_an_undo(tmp_db: str) -> None:
    async def scene() -> None:
        async with house(tmp_db) as here:
            _, ada, bob = await here.pair(undo="ask")
            await both_have_bid(here, ada, bob)
            await bob.leave()
            await here.settle()
            await ada.ask("undo")
            await here.settle()
            assert (ada.stand["position"], len(ada.last("requests"))) == (2, 1)

    asyncio.run(scene())


def test_by_information_nobody_needs_to_be_asked(tmp_db: str) -> None:
    async def scene() -> None:
        async with house(tmp_db) as here:
            _, ada, _ = await here.pair(undo="ask")
            await ada.play()
            await ada.ask("undo")
            await here.settle()
            assert ada.stand["position"] == 0
            assert (await ada.ask("undo"))["message"] == {"id": "kernel-no-undo-start"}

    asyncio.run(scene())


def test_at_one_screen_there_is_nobody_else_to_ask(tmp_db: str) -> None:
    async def scene() -> None:
        async with house(tmp_db) as here:
            opened = await here.open("person", "here", undo="ask")
            screen = await here.enter(opened, ADA)
            await screen.play()
            await screen.ask("face", seat=1)
            await screen.play()
            await screen.ask("undo")
            await here.settle()
            assert screen.stand["position"] == 1

    asyncio.run(scene())


def test_free_undo_goes_back_to_the_last_move_of_a_person(tmp_db: str) -> None:
    """Taking back the move of a bot alone would only make it move again."""

    async def scene() -> None:
        async with house(tmp_db) as here:
            opened = await here.open("person", "greedy", undo="free", options={"rounds": 3})
            ada = await here.enter(opened, ADA)
            movers: list[int] = []
            while movers[-1:] != [1] or not ada.stand["moves"] or 0 not in movers:
                if ada.stand["moves"]:
                    await ada.play()
                else:
                    await asyncio.sleep(0.005)
                await here.pass_by(0.5)
                told = [entry for frame in ada.frames for entry in frame.get("log") or []]
                movers = [entry["seat"] for entry in told if entry["position"] > 2 and "seat" in entry]
            assert ada.stand["undo"] is None
            before = ada.stand["position"]
            assert (await ada.ask("undo"))["type"] == "done"
            await here.settle()
            assert ada.stand["position"] < before - 1
            assert 0 in ada.stand["waiting"]
            assert (await ada.play())["type"] == "done"

    asyncio.run(scene())


def test_a_pause_needs_everybody_who_is_there(where: str) -> None:
    async def scene() -> None:
        async with house(where) as here:
            opened, ada, bob = await here.pair()
            assert (await ada.ask("pause", yes=True))["type"] == "done"
            await here.settle()
            assert bob.last("requests") == [{"seat": 0, "to": "pause", "agreed": []}]
            assert bob.table["state"] == "playing"
            await bob.ask("agree", to="pause")
            await here.settle()
            assert (bob.table["state"], bob.last("requests")) == ("paused", [])
            assert (await ada.play())["message"] == {"id": "table-paused-now"}
            assert (await ada.ask("pause"))["message"] == {"id": "table-cannot-pause"}
            assert (await here.hall.row(ADA, opened.table.id)).state == "paused"
            # To ask for the same is to agree.
            await bob.ask("pause", yes=False)
            await ada.ask("pause", yes=False)
            await here.settle()
            assert ada.table["state"] == "playing"
            assert (await ada.play())["type"] == "done"
            assert bob.log[:2] == ["table-paused", "table-resumed"]
            assert (await ada.ask("pause", yes=False))["message"] == {"id": "table-cannot-resume"}

    asyncio.run(scene())


def test_who_is_alone_pauses_at_once_and_the_pause_lasts(tmp_db: str) -> None:
    async def scene() -> None:
        async with house(tmp_db) as here:
            opened = await here.open("person", "random")
            ada = await here.enter(opened, ADA)
            await ada.ask("pause")
            await here.settle()
            assert ada.table["state"] == "paused"
        async with house(tmp_db) as here:
            ada = await here.enter(opened, ADA)
            assert ada.table["state"] == "paused"
            await ada.ask("pause", yes=False)
            await here.settle()
            assert ada.table["state"] == "playing"

    asyncio.run(scene())


def test_the_last_one_who_was_against_it_leaves(tmp_db: str) -> None:
    async def scene() -> None:
        async with house(tmp_db) as here:
            _, ada, bob = await here.pair()
            await ada.ask("pause")
            await bob.leave()
            await here.settle()
            assert ada.table["state"] == "paused"

    asyncio.run(scene())


def test_the_request_of_somebody_who_left_is_off(tmp_db: str) -> None:
    async def scene() -> None:
        async with house(tmp_db) as here:
            opened = await here.open("person", "person", "person")
            ada, bob = await here.enter(opened, ADA), await here.enter(opened, BOB, 1)
            await here.enter(opened, BOB, 2)
            await ada.ask("pause")
            await ada.leave()
            await here.settle()
            assert (bob.last("requests"), bob.table["state"]) == ([], "playing")

    asyncio.run(scene())


def test_bots_have_no_say(tmp_db: str) -> None:
    async def scene() -> None:
        async with house(tmp_db) as here:
            opened, ada, _ = await here.pair()
            await here.hall.seat(ADA, opened.table.id, 1, SeatWish("bot"))
            await ada.ask("pause")
            await here.settle()
            assert ada.table["state"] == "paused"

    asyncio.run(scene())
