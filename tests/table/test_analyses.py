"""Matches that are over, looked at again: who may ask, how many at once, what is kept, and what happens to a lost
worker."""

import asyncio
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

from drift.title import DRIFT
from starboard.analysis import Analysis
from starboard.analysis.jobs import Walk
from starboard.bots import make_bot, play_out
from starboard.kernel import Message, StarboardError, new_match, record_of, write_record
from starboard.store.care import Care
from starboard.store.place import database_at
from starboard.table import QUICK, Caller, HallSettings, NotNow, NotYours, analysis_jobs
from starboard.table.analyses import MOST_IN_LINE, MOST_OF_ONE, PATIENCE, AnalysisStand
from table.scenes import ADA, BOB, EVE, House, house
from toys.jobs import Held, die_over

SETTINGS = HallSettings(workers=1, bot_delay=0.0, idle=1000.0, retry=0.0, analysis_effort=QUICK)


@cache
def record(seed: int = 3) -> bytes:
    """A short match of Drift that bots have played."""
    match = new_match(DRIFT, seats=2, seed=seed, options={"rounds": 1})
    play_out(match, [make_bot(DRIFT, "random", seed + seat) for seat in range(2)], 1000, seed)
    assert match.over
    return write_record(record_of(match, "1"))


async def finished(here: House, seed: int = 3, by: Caller = ADA) -> str:
    """A table whose match is over."""
    return (await here.hall.looking_back.bring(by, record(seed))).table.id


async def made(here: House, table: str, caller: Caller = ADA) -> AnalysisStand:
    """The analysis of a match, waited for."""
    stand = await here.hall.analyses.ask(caller, table)
    async with asyncio.timeout(60):
        while stand.state in ("waits", "works"):
            await asyncio.sleep(0.01)
            stand = await here.hall.analyses.look(caller, table)
    return stand


def read(stand: AnalysisStand) -> Analysis:
    assert stand.analysis is not None
    return msgspec.json.decode(bytes(stand.analysis), type=Analysis)


async def refused(asking: Any, kind: type[StarboardError] = NotNow) -> str:
    with pytest.raises(kind) as why:
        await asking
    return why.value.message.id


def test_it_is_made_once_and_kept(tmp_path: Path) -> None:
    database = str(tmp_path / "a.db")

    async def scene() -> None:
        async with house(database, SETTINGS) as here:
            table = await finished(here)
            assert (await here.hall.analyses.look(ADA, table)).state == "nothing"
            stand = await made(here, table)
            assert stand.state == "done"
            analysis = read(stand)
            assert analysis.title == "drift"
            assert [len(point.estimates) for point in analysis.curve] == [2] * len(analysis.curve)
            assert [one.seat for one in analysis.ledgers] == [0, 1]
            done = here.hall._services.analysts.done
            assert done > 2
            # The second look costs nothing, also for others who may look.
            assert (await here.hall.analyses.ask(BOB, table)).analysis == stand.analysis
            assert here.hall._services.analysts.done == done
        # Nor after the server has been away.
        async with house(database, SETTINGS) as here:
            assert (await here.hall.analyses.look(ADA, table)).analysis == stand.analysis
            assert here.hall._services.analysts.done == 0

    asyncio.run(scene())


@pytest.mark.parametrize("stale", ["version", "rules"])
def test_one_of_another_form_or_of_other_rules_is_made_again(stale: str, tmp_path: Path) -> None:
    database = str(tmp_path / "a.db")

    async def scene() -> None:
        async with house(database, SETTINGS) as here:
            table = await finished(here)
            first = read(await made(here, table))
            kept = await here.store.analysis(table)
            assert kept is not None
            older = msgspec.json.decode(kept.body) | {stale: -1}
            await here.store.keep_analysis(table, msgspec.structs.replace(kept, body=msgspec.json.encode(older)))
            assert (await here.hall.analyses.look(ADA, table)).state == "nothing"
            assert read(await made(here, table)) == first

    asyncio.run(scene())


def test_nobody_asks_while_a_match_is_played(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(str(tmp_path / "a.db"), SETTINGS) as here:
            opened = await here.open("person", "person", watch="anyone")
            for caller in (ADA, EVE):
                for request in (here.hall.analyses.look, here.hall.analyses.ask, here.hall.analyses.leave):
                    assert await refused(request(caller, opened.table.id)) == "table-not-over"
            unbegun = await here.open("person", "open", start=False)
            assert await refused(here.hall.analyses.ask(ADA, unbegun.table.id)) == "table-not-over"
            await here.hall.archive(ADA, opened.table.id)
            assert await refused(here.hall.analyses.ask(ADA, opened.table.id)) == "table-not-over"

    asyncio.run(scene())


def test_only_those_who_may_look_may_ask(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(str(tmp_path / "a.db"), SETTINGS) as here:
            table = await finished(here)
            row = await here.store.row(table)
            assert row is not None
            await here.store.change(msgspec.structs.replace(row, watch="nobody", version=row.version + 1))
            assert (await here.hall.analyses.look(ADA, table)).state == "nothing"
            for request in (here.hall.analyses.look, here.hall.analyses.ask, here.hall.analyses.leave):
                assert await refused(request(EVE, table), NotYours) == "table-no-onlookers"

    asyncio.run(scene())


def test_a_server_may_leave_it(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(str(tmp_path / "a.db"), msgspec.structs.replace(SETTINGS, analysts=0)) as here:
            table = await finished(here)
            assert not here.hall.analyses.are_made
            assert await refused(here.hall.analyses.ask(ADA, table)) == "table-analysis-off"

    asyncio.run(scene())


def test_a_lesson_is_not_judged(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(str(tmp_path / "a.db"), SETTINGS) as here:
            table = await finished(here)
            row = await here.store.row(table)
            assert row is not None
            await here.store.change(msgspec.structs.replace(row, lesson="first", version=row.version + 1))
            assert await refused(here.hall.analyses.ask(ADA, table)) == "table-analysis-lesson"

    asyncio.run(scene())


def test_a_match_that_today_s_rules_play_otherwise_says_so() -> None:
    older = record().replace(b'"rules":1', b'"rules":0', 1)
    for data in (older, b"{}", record()[:-40]):
        assert analysis_jobs.done(data, Walk()) == (None, Message("table-analysis-unplayable"))


def test_a_match_that_goes_on_from_another_one_is_judged_from_there(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(str(tmp_path / "a.db"), SETTINGS) as here:
            opened = await here.hall.looking_back.play_on(ADA, await finished(here), 2)
            ada = await here.enter(opened.table.id, ADA)
            async with asyncio.timeout(60):
                while not ada.stand["over"]:
                    if ada.stand["moves"]:
                        await ada.play()
                    await here.settle()
                    here.clock.pass_by(1)
                    await asyncio.sleep(0.01)
            assert (await made(here, opened.table.id)).state == "done"

    asyncio.run(scene())


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Callable[[], None]:
    """Every job lasts until this is called."""
    gate = tmp_path / "gate"
    monkeypatch.setattr(analysis_jobs, "done", Held(str(gate)))
    return gate.touch


def test_there_are_bounds(slow: Callable[[], None], tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(str(tmp_path / "a.db"), SETTINGS) as here:
            tables = [await finished(here) for _ in range(MOST_IN_LINE + 1)]
            ask = here.hall.analyses.ask
            stands = [await ask(ADA, table) for table in tables[:MOST_OF_ONE]]
            assert [(stand.state, stand.before) for stand in stands] == [("works", 0), ("waits", 1)]
            assert await refused(ask(ADA, tables[MOST_OF_ONE])) == "table-analysis-yours"
            # Asking once more for the same, or with somebody else, is no second one.
            assert (await ask(ADA, tables[0])).state == "works"
            assert (await ask(BOB, tables[1])).before == 1
            for number, table in enumerate(tables[MOST_OF_ONE:-1]):
                assert (await ask(Caller(f"p{number}"), table)).before == MOST_OF_ONE + number
            assert await refused(ask(EVE, tables[-1])) == "table-analysis-full"
            slow()

    asyncio.run(scene())


def test_many_at_once_do_not_get_past_the_bounds(slow: Callable[[], None], tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(str(tmp_path / "a.db"), SETTINGS) as here:
            tables = [await finished(here) for _ in range(5)]
            asked = await asyncio.gather(
                *(here.hall.analyses.ask(EVE, table) for table in tables), return_exceptions=True
            )
            assert sum(isinstance(one, NotNow) for one in asked) == len(tables) - MOST_OF_ONE
            slow()

    asyncio.run(scene())


def test_whoever_waits_no_more_stops_it_unless_others_wait(slow: Callable[[], None], tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(str(tmp_path / "a.db"), SETTINGS) as here:
            table = await finished(here)
            for caller in (ADA, BOB):
                await here.hall.analyses.ask(caller, table)
            assert (await here.hall.analyses.leave(ADA, table)).state == "works"
            assert (await here.hall.analyses.leave(EVE, table)).state == "works"
            assert (await here.hall.analyses.leave(BOB, table)).state == "nothing"
            slow()
            assert (await made(here, table)).state == "done"

    asyncio.run(scene())


def test_what_is_done_stays_when_nobody_waits_any_more(slow: Callable[[], None], tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(str(tmp_path / "a.db"), SETTINGS) as here:
            table = await finished(here)
            await here.hall.analyses.ask(ADA, table)
            async with asyncio.timeout(60):
                while not here.hall._services.analysts._busy:
                    await asyncio.sleep(0.01)
            here.clock.pass_by(PATIENCE + 1)
            slow()
            async with asyncio.timeout(60):
                while (stand := await here.hall.analyses.look(BOB, table)).state == "works":
                    await asyncio.sleep(0.01)
            # The job that was under way is done, and no other was begun.
            assert (stand.state, stand.share > 0) == ("nothing", True)
            assert here.hall._services.analysts.done == 1
            assert (await made(here, table)).state == "done"

    asyncio.run(scene())


def test_a_lost_worker_is_told_in_one_sentence_and_it_can_be_asked_for_again(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    async def scene() -> None:
        async with house(str(tmp_path / "a.db"), SETTINGS) as here:
            table = await finished(here)
            with monkeypatch.context() as patched:
                patched.setattr(analysis_jobs, "done", die_over)
                stand = await made(here, table)
                assert (stand.state, stand.why) == ("failed", Message("table-analysis-broke-off"))
            assert (await made(here, table)).state == "done"

    asyncio.run(scene())


def test_a_table_that_is_gone_takes_its_analysis_along(slow: Callable[[], None], tmp_path: Path) -> None:
    database = str(tmp_path / "a.db")

    async def scene() -> None:
        async with house(database, SETTINGS) as here:
            table = await finished(here)
            await here.hall.analyses.ask(ADA, table)
            care = database_at(database)
            care.connect()
            Care(care).purge(table)
            care.close()
            slow()
            async with asyncio.timeout(60):
                while here.hall.analyses._works:
                    await asyncio.sleep(0.01)
            assert await here.store.analysis(table) is None

    asyncio.run(scene())


def test_bots_at_tables_do_not_wait_for_it(slow: Callable[[], None], tmp_path: Path) -> None:
    """All that analyses have is busy, and a match of bots comes to its end all the same."""

    async def scene() -> None:
        async with house(str(tmp_path / "a.db"), SETTINGS) as here:
            table = await finished(here)
            assert (await here.hall.analyses.ask(ADA, table)).state == "works"
            opened = await here.open("person", "random")
            ada = await here.enter(opened, ADA, 0)
            async with asyncio.timeout(60):
                while not ada.stand["over"]:
                    if ada.stand["moves"]:
                        await ada.play()
                    await here.settle()
                    here.clock.pass_by(1)
                    await asyncio.sleep(0.01)
            assert (await here.hall.analyses.look(ADA, table)).state == "works"
            slow()

    asyncio.run(scene())


def test_somebody_is_shown_how_well_they_chose_lately(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(str(tmp_path / "a.db"), SETTINGS) as here:
            tables = []
            for seed in (3, 4):
                table = await finished(here, seed)
                row = await here.store.row(table)
                assert row is not None
                seats = (msgspec.structs.replace(row.seats[0], players=(BOB.player,)), *row.seats[1:])
                later = msgspec.structs.replace(row, seats=seats, version=row.version + 1, changed=row.changed + seed)
                await here.store.change(later)
                stand = await made(here, table, BOB)
                tables.append((table, read(stand).ledgers[0].moves.gain))
            assert [(one.table, one.gain) for one in stand.lately] == tables
            assert (await here.hall.analyses.look(EVE, tables[0][0])).lately == []

    asyncio.run(scene())
