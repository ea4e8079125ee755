"""Coming, going and coming back; looking on; several seats at one screen; clients that do not read."""

import asyncio

import msgspec
import pytest

from starboard.kernel import Refused
from starboard.table import Caller, NoSuchTable, NotYours
from starboard.table import connection as connections
from starboard.table.frames import SeatWish
from table.scenes import ADA, BOB, EVE, house


def test_a_client_that_comes_back_gets_what_it_missed_in_one_frame(tmp_db: str) -> None:
    async def scene() -> None:
        async with house(tmp_db) as here:
            opened, ada, bob = await here.pair()
            await bob.leave()
            last = bob.frames[-1]["n"]
            await ada.play()
            await here.settle()
            again = await here.enter(opened, BOB, 1, after=last)
            frame = again.frames[0]
            assert frame["type"] == "news"
            assert frame["stand"]["position"] == 1
            assert frame["n"] > last
            assert frame["table"]["seats"][1]["present"]
            await again.play()
            await here.settle()
            entries = ada.log
            onlooker = await here.enter(opened.table.id, EVE)
            assert [id for id in onlooker.log if id == "drift-bid"] == [id for id in entries if id == "drift-bid"]

    asyncio.run(scene())


def test_the_gap_has_exactly_the_entries_that_were_missed(tmp_db: str) -> None:
    async def scene() -> None:
        async with house(tmp_db) as here:
            opened, ada, bob = await here.pair()
            await ada.play()
            await bob.play()
            await here.settle()
            watcher = await here.enter(opened.table.id, EVE)
            heard, last = len(watcher.log), watcher.frames[-1]["n"]
            await watcher.leave()
            for _ in range(2):
                await (ada if ada.stand["moves"] else bob).play()
                await here.settle()
            back = await here.enter(opened.table.id, EVE, after=last)
            whole = await here.enter(opened.table.id, EVE)
            assert back.frames[0]["type"] == "news"
            assert back.log == whole.log[heard:]
            assert back.stand == whole.stand

    asyncio.run(scene())


def test_whoever_was_away_too_long_begins_anew(tmp_db: str) -> None:
    async def scene() -> None:
        async with house(tmp_db) as here:
            opened, _, bob = await here.pair()
            for after in (-1, 0, 5, bob.frames[-1]["n"] + 1000):
                client = await here.enter(opened, BOB, 1, after=after)
                assert client.frames[0]["type"] == "welcome"

    asyncio.run(scene())


def test_frames_of_an_earlier_life_of_the_table_are_not_mistaken(tmp_db: str) -> None:
    async def scene() -> None:
        async with house(tmp_db) as here:
            opened, ada, _ = await here.pair()
            await ada.play()
            last = ada.frames[-1]["n"]
        here.clock.pass_by(1)
        async with house(tmp_db, clock=here.clock) as anew:
            client = await anew.enter(opened, ADA, after=last)
            assert client.frames[0]["type"] == "welcome"
            assert client.frames[0]["n"] > last
            assert client.stand["position"] == 1

    asyncio.run(scene())


def test_presence_is_told(tmp_db: str) -> None:
    async def scene() -> None:
        async with house(tmp_db) as here:
            opened, ada, bob = await here.pair()
            assert [seat["present"] for seat in ada.table["seats"]] == [True, True]
            second = await here.enter(opened, BOB, 1)
            await bob.leave()
            await here.settle()
            assert ada.table["seats"][1]["present"]
            await second.leave()
            await here.settle()
            assert not ada.table["seats"][1]["present"]
            row = await here.hall.row(ADA, opened.table.id)
            assert [seat.present for seat in row.seats] == [True, False]

    asyncio.run(scene())


def test_an_onlooker_sees_no_hand_and_may_do_nothing(tmp_db: str) -> None:
    async def scene() -> None:
        async with house(tmp_db) as here:
            opened, ada, _ = await here.pair()
            eve = await here.enter(opened.table.id, EVE)
            assert (eve.frames[0]["seats"], eve.frames[0]["face"], eve.frames[0]["host"]) == ([], None, False)
            assert [captain["hand"] for captain in eve.stand["view"]["captains"]] == [None, None]
            assert eve.stand["moves"] == []
            for type, fields in (("answer", {"moves": [{"type": "rest"}]}), ("undo", {}), ("redo", {}), ("pause", {})):
                refused = await eve.ask(type, **fields)
                assert refused["message"] == {"id": "table-not-seated"}
            assert (await eve.ask("face", seat=0))["message"] == {"id": "table-not-your-seat"}
            await ada.play()
            await here.settle()
            assert eve.stand["position"] == 1

    asyncio.run(scene())


@pytest.mark.parametrize(("watch", "listed"), [("anyone", True), ("link", False), ("nobody", False)])
def test_who_may_watch(watch: str, listed: bool, tmp_db: str) -> None:
    async def scene() -> None:
        async with house(tmp_db) as here:
            opened = await here.open("person", "person", watch=watch)
            id = opened.table.id
            assert [row.id for row in (await here.hall.lists(EVE)).watch] == ([id] if listed else [])
            if watch == "nobody":
                for looking in (here.enter(id, EVE), here.hall.row(EVE, id), here.hall.looking_back.at(EVE, id, 0)):
                    with pytest.raises(NotYours) as why:
                        await looking
                    assert why.value.message.id == "table-no-onlookers"
                assert (await here.enter(opened, BOB, 1)).stand["position"] == 0
            else:
                assert (await here.enter(id, EVE)).stand["position"] == 0
                assert not (await here.hall.row(EVE, id)).yours

    asyncio.run(scene())


def test_one_screen_shows_one_seat_at_a_time(tmp_db: str) -> None:
    async def scene() -> None:
        async with house(tmp_db) as here:
            opened = await here.open("person", "here")
            screen = await here.enter(opened, ADA)
            assert (screen.frames[0]["seats"], screen.frames[0]["face"]) == ([0, 1], 0)
            await screen.play()
            await here.settle()
            assert screen.stand["moves"] == []
            hidden = {card for card in deck() if f'"{card}"' in text(screen.frames)}
            assert (await screen.ask("face", seat=1))["type"] == "done"
            assert screen.welcomes()[-1]["face"] == 1
            mine = set(screen.stand["view"]["captains"][1]["hand"])
            assert not mine & hidden
            assert (await screen.play())["type"] == "done"
            await here.settle()
            assert screen.stand["position"] == 2
            # As an onlooker, with the screen between two players.
            await screen.ask("face", seat=None)
            assert [captain["hand"] for captain in screen.stand["view"]["captains"]] == [None, None]
            assert (await screen.ask("face", seat=2))["type"] == "refused"

    asyncio.run(scene())


def deck() -> list[str]:
    return [f"{colour}-{value}" for colour in ("red", "blue", "green", "sand") for value in range(1, 9)]


def text(frames: object) -> str:
    return msgspec.json.encode(frames).decode()


def test_a_client_that_does_not_read_is_let_go_and_stalls_nobody(tmp_db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "MOST_FRAMES", 4)

    async def scene() -> None:
        async with house(tmp_db) as here:
            opened, ada, bob = await here.pair()
            deaf = await here.hall.connect(EVE, opened.table.id, b'{"type":"hello"}')
            for _ in range(6):
                await (ada if ada.stand["moves"] else bob).play()
                await here.settle()
            assert not deaf.is_open
            assert deaf.was_slow
            assert [frame async for frame in deaf] == []
            assert here.hall.figures()["dropped"] == 1
            assert here.hall.figures()["listeners"] == 2
            assert ada.stand["position"] == 6

    asyncio.run(scene())


def test_a_client_that_hardly_fits_is_kept_if_it_reads(tmp_db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "MOST_BYTES", 10)

    async def scene() -> None:
        async with house(tmp_db) as here:
            _, ada, bob = await here.pair()
            assert (await ada.ask("ping"))["type"] == "done"
            assert bob.connection.is_open

    asyncio.run(scene())


def test_whoever_leaves_while_coming_in_is_not_kept(tmp_db: str) -> None:
    async def scene() -> None:
        async with house(tmp_db) as here:
            opened, _, _ = await here.pair()
            coming = asyncio.create_task(here.hall.connect(EVE, opened.table.id, b'{"type":"hello"}'))
            await asyncio.sleep(0)
            coming.cancel()
            with pytest.raises(asyncio.CancelledError):
                await coming
            await here.settle()
            assert here.hall.figures()["listeners"] == 2

    asyncio.run(scene())


@pytest.mark.parametrize("hello", [b"", b"{}", b'{"type":"hello","keys":3}', b"\xff", b"[" * 5000, b"x" * 70_000])
def test_a_first_frame_that_is_none_is_refused(hello: bytes, tmp_db: str) -> None:
    async def scene() -> None:
        async with house(tmp_db) as here:
            opened = await here.open("person", "person")
            with pytest.raises(Refused) as why:
                await here.hall.connect(ADA, opened.table.id, hello)
            assert why.value.message.id == "table-frame-unreadable"

    asyncio.run(scene())


def test_there_is_no_such_table(tmp_db: str) -> None:
    async def scene() -> None:
        async with house(tmp_db) as here:
            for asking in (here.enter("nowhere", ADA), here.hall.row(ADA, "nowhere"), here.hall.start(ADA, "nowhere")):
                with pytest.raises(NoSuchTable) as why:
                    await asking
                assert why.value.message.id == "table-unknown"

    asyncio.run(scene())


def test_a_stranger_with_the_right_key_is_as_good_as_the_player(tmp_db: str) -> None:
    """Another device: no cookie, but the link."""

    async def scene() -> None:
        async with house(tmp_db) as here:
            opened = await here.open("person", "person")
            phone = await here.enter(opened, Caller(), 0)
            assert phone.frames[0]["seats"] == [0]
            assert (await phone.play())["type"] == "done"
            host = await here.hall.connect(
                Caller(), opened.table.id, msgspec.json.encode({"type": "hello", "keys": [opened.host]})
            )
            assert host.is_host

    asyncio.run(scene())


def test_whoever_loses_a_seat_loses_its_view(tmp_db: str) -> None:
    async def scene() -> None:
        async with house(tmp_db) as here:
            opened, _, bob = await here.pair(watch="link")
            assert bob.stand["view"]["captains"][1]["hand"]
            seated = await here.hall.seat(ADA, opened.table.id, 1, SeatWish("open"))
            await here.settle()
            assert bob.welcomes()[-1]["seats"] == []
            assert bob.stand["view"]["captains"][1]["hand"] is None
            assert seated.key
            assert seated.key != opened.keys["1"]

    asyncio.run(scene())


def test_where_nobody_may_look_on_they_are_shown_out(tmp_db: str) -> None:
    async def scene() -> None:
        async with house(tmp_db) as here:
            opened, _, bob = await here.pair(watch="nobody")
            await here.hall.seat(ADA, opened.table.id, 1, SeatWish("open"))
            await here.settle()
            assert not bob.connection.is_open

    asyncio.run(scene())
