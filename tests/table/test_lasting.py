"""What outlives the process: tables sleep and wake, matches go on in mid-question, records go out and come in."""

import asyncio
import gzip
from pathlib import Path

import msgspec
import pytest

from starboard.kernel import Refused, Unreadable, begin, read_record, replay
from starboard.store import StoredLine, open_store
from starboard.table import NotNow, NotYours
from starboard.table.frames import Hello
from starboard.table.ledger import SNAPSHOT_EVERY
from starboard.table.table import Asleep
from table.scenes import ADA, BOB, EVE, QUICK, Client, House, house
from table.test_play import play_to_the_end

SLEEPY = msgspec.structs.replace(QUICK, idle=10.0)


async def some_moves(here: House, ada: Client, bob: Client, count: int) -> None:
    for _ in range(count):
        await here.settle()
        actor = ada if ada.stand["moves"] else bob
        assert (await actor.play())["type"] == "done"
    await here.settle()


def test_a_table_falls_asleep_when_nobody_is_left_and_wakes_when_somebody_comes(where: str) -> None:
    async def scene() -> None:
        async with house(where, SLEEPY) as here:
            opened, ada, bob = await here.pair()
            await some_moves(here, ada, bob, 3)
            before = ada.stand
            await here.pass_by(60)
            assert here.hall.figures()["tables"] == 1
            await ada.leave()
            await bob.leave()
            await here.pass_by(9)
            assert here.hall.figures()["tables"] == 1
            await here.pass_by(2)
            await here.pass_by(20)
            assert here.hall.figures()["tables"] == 0
            assert (await here.hall.row(ADA, opened.table.id)).position == 3
            assert here.hall.figures()["tables"] == 0
            again = await here.enter(opened, ADA)
            assert again.stand == before
            assert again.log == ada.log
            assert here.hall.figures()["tables"] == 1

    asyncio.run(scene())


def test_the_last_onlooker_turns_off_the_light(tmp_db: str) -> None:
    async def scene() -> None:
        async with house(tmp_db, SLEEPY) as here:
            opened = await here.open("person", "person")
            eve = await here.enter(opened.table.id, EVE)
            await here.pass_by(30)
            assert here.hall.figures()["tables"] == 1
            await eve.leave()
            await here.pass_by(0)
            await here.pass_by(11)
            assert here.hall.figures()["tables"] == 0

    asyncio.run(scene())


def test_who_comes_while_a_table_falls_asleep_wakes_it_again(tmp_db: str) -> None:
    async def scene() -> None:
        async with house(tmp_db, SLEEPY) as here:
            opened, ada, bob = await here.pair(options={"rounds": 3})
            await some_moves(here, ada, bob, 3)
            asleep = await here.hall._awake.table(opened.table.id)
            await ada.leave()
            await bob.leave()
            await here.pass_by(0)
            await here.pass_by(11)
            with pytest.raises(Asleep):
                await asleep.connect(ada.connection.holder, Hello())
            again = await here.enter(opened, ADA)
            assert again.stand["position"] == 3

    asyncio.run(scene())


@pytest.mark.parametrize("moves", [0, 1, 2, 5, 9, SNAPSHOT_EVERY + 9])
def test_after_a_restart_everything_is_as_it_was(moves: int, where: str) -> None:
    async def scene() -> None:
        async with house(where) as here:
            opened, ada, bob = await here.pair(options={"rounds": 12})
            await some_moves(here, ada, bob, moves)
            stands = [ada.stand, bob.stand]
            logs = [ada.log, bob.log]
        here.clock.pass_by(1)
        async with house(where, clock=here.clock) as here:
            ada, bob = await here.enter(opened, ADA), await here.enter(opened, BOB, 1)
            assert [ada.stand, bob.stand] == stands
            assert [ada.log, bob.log] == logs
            await some_moves(here, ada, bob, 3)
            assert ada.stand["position"] == moves + 3

    asyncio.run(scene())


def test_undo_and_redo_survive_a_restart(where: str) -> None:
    async def scene() -> None:
        async with house(where) as here:
            opened, ada, bob = await here.pair(options={"rounds": 12}, undo="free")
            await some_moves(here, ada, bob, SNAPSHOT_EVERY + 5)
            for _ in range(12):
                assert (await ada.ask("undo"))["type"] == "done"
            await here.settle()
            stand = ada.stand
            assert (stand["position"], stand["redo"]) == (SNAPSHOT_EVERY - 7, True)
        async with house(where) as here:
            ada = await here.enter(opened, ADA)
            assert ada.stand == stand
            for _ in range(12):
                assert (await ada.ask("redo"))["type"] == "done"
            await here.settle()
            assert ada.stand["position"] == SNAPSHOT_EVERY + 5
            assert not ada.stand["redo"]

    asyncio.run(scene())


def test_a_table_is_opened_from_its_snapshot_and_few_lines(tmp_db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        async with house(tmp_db) as here:
            opened, ada, bob = await here.pair(options={"rounds": 12})
            await some_moves(here, ada, bob, SNAPSHOT_EVERY + 3)
        monkeypatch.setattr("starboard.kernel.opening.begin", None)
        async with house(tmp_db) as here:
            assert (await here.enter(opened, ADA)).stand["position"] == SNAPSHOT_EVERY + 3
            stored = await here.store.read(opened.table.id)
            assert stored is not None
            assert stored.snapshot is not None
            assert 0 < len(stored.lines) - 1 - stored.snapshot.count < SNAPSHOT_EVERY

    asyncio.run(scene())
    assert begin is not None


def test_moves_that_no_longer_fit_are_taken_back_and_everybody_is_told(tmp_db: str) -> None:
    async def scene() -> None:
        async with house(tmp_db) as here:
            opened, ada, bob = await here.pair(options={"rounds": 12})
            await some_moves(here, ada, bob, 5)
            stored = await here.store.read(opened.table.id)
            assert stored is not None
        # As if the rules had changed since: the last move is not allowed any more.
        await forge(tmp_db, opened.table.id, b'{"seat":0,"move":{"type":"grab","crate":3}}')
        for _ in range(2):
            async with house(tmp_db) as here:
                ada = await here.enter(opened, ADA)
                bob = await here.enter(opened, BOB, 1)
                assert ada.stand["position"] < 6
                assert ada.log.count("kernel-fell-back") == 1
                await some_moves(here, ada, bob, 1)

    asyncio.run(scene())


async def forge(where: str, table: str, line: bytes) -> None:
    """Put a line into the store that nobody played."""
    store = open_store(where)
    stored = await store.read(table)
    assert stored is not None
    row = msgspec.structs.replace(stored.row, version=stored.row.version + 1)
    await store.append(row, [StoredLine(len(stored.lines), line, b"")])
    await store.close()


def test_a_table_that_cannot_be_read_is_refused_and_harms_no_other(
    tmp_db: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def scene() -> None:
        async with house(tmp_db) as here:
            broken = await here.open("random", "person")
            fine = await here.open("person", "person")
        await forge(tmp_db, broken.table.id, b'{"seat":0,"move":{"type":"teleport"}}')
        async with house(tmp_db) as here:
            with pytest.raises(Unreadable) as why:
                await here.enter(broken, ADA)
            assert why.value.message.id == "kernel-save-outdated"
            assert (await here.enter(fine, ADA)).stand["position"] == 0
        # Anybody who knows the whole name of a table may look on there.
        assert "cannot be opened" in caplog.text
        assert broken.table.id not in caplog.text
        assert broken.table.id.rpartition("-")[0] in caplog.text

    asyncio.run(scene())


def test_the_past_is_shown_as_it_was_seen_then(where: str) -> None:
    async def scene() -> None:
        async with house(where) as here:
            opened, ada, bob = await here.pair()
            id = opened.table.id
            seen = {0: ada.stand["view"]}
            for position in range(1, 6):
                await some_moves(here, ada, bob, 1)
                seen[position] = ada.stand["view"]
            for position, view in seen.items():
                past = msgspec.json.decode(await here.hall.looking_back.at(ADA, id, position))
                assert past["view"] == view
                assert (past["position"], past["moves"], past["redo"]) == (position, [], False)
            eve = msgspec.json.decode(await here.hall.looking_back.at(EVE, id, 0))
            assert [captain["hand"] for captain in eve["view"]["captains"]] == [None, None]
            with pytest.raises(Refused) as why:
                await here.hall.looking_back.at(ADA, id, 99)
            assert why.value.message.id == "kernel-no-such-position"
            with pytest.raises(NotYours):
                await here.hall.looking_back.at(ADA, id, 0, seat=1)

    asyncio.run(scene())


def test_a_record_goes_out_and_comes_in_elsewhere(where: str, tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(where) as here:
            opened, ada, bob = await here.pair()
            id = opened.table.id
            await ada.play()
            await ada.ask("undo")
            with pytest.raises(NotNow) as why:
                await here.hall.looking_back.record(ADA, id)
            assert why.value.message.id == "table-not-over"
            await play_to_the_end(here, ada, bob)
            data = await here.hall.looking_back.record(EVE, id)
            match = replay(read_record(data))
            assert match.over
            assert match.header.names == ("Ada", "")
        async with house(str(tmp_path / "other.db")) as there:
            row = (await there.hall.looking_back.bring(EVE, data)).table
            assert (row.state, row.scores, row.position) == ("over", ada.table["scores"], ada.table["position"])
            assert [row.id for row in (await there.hall.lists(EVE)).mine] == [row.id]
            eve = await there.enter(row.id, EVE)
            assert eve.stand["over"] == ada.stand["over"]
            told = [id for id in eve.log if id not in ("drift-drew", "drift-drew-hidden")]
            assert told == [id for id in ada.log if id not in ("drift-drew", "drift-drew-hidden")]
            assert await there.hall.looking_back.record(EVE, row.id) == data
            assert msgspec.json.decode(await there.hall.looking_back.at(EVE, row.id, 1))["position"] == 1

    asyncio.run(scene())


@pytest.mark.parametrize("data", [b"", b"nonsense", gzip.compress(b"x", mtime=0), b'{"starboard":99}\n'])
def test_a_bad_record_is_refused_with_one_sentence(data: bytes, tmp_db: str) -> None:
    async def scene() -> None:
        async with house(tmp_db) as here:
            with pytest.raises(Refused) as why:
                await here.hall.looking_back.bring(ADA, data)
            assert why.value.message.id.startswith("kernel-record-")
            assert (await here.hall.lists(ADA)).mine == []

    asyncio.run(scene())


def test_an_unfinished_record_is_refused(tmp_db: str) -> None:
    async def scene() -> None:
        async with house(tmp_db) as here:
            opened, ada, bob = await here.pair()
            await play_to_the_end(here, ada, bob)
            data = await here.hall.looking_back.record(ADA, opened.table.id)
            rows = data.splitlines(keepends=True)
            with pytest.raises(Refused) as why:
                await here.hall.looking_back.bring(ADA, b"".join(rows[:-1]))
            assert why.value.message.id == "kernel-record-cut-short"

    asyncio.run(scene())
