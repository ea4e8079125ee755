"""A lesson at a table: what the learner is shown, what is answered to a wrong try, and that all of it lasts."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from starboard.kernel import StarboardError
from starboard.table.errors import NotNow, NotYours
from starboard.table.frames import Opened, SeatWish
from table.scenes import ADA, EVE, QUICK, Client, Frame, House, house

FIRST = "first-flight"


async def taught(here: House, lesson: str = FIRST) -> tuple[Opened, Client]:
    opened = await here.hall.school.learn(ADA, "trucker", lesson)
    ada = await here.enter(opened.table.id, ADA)
    await watch(here, ada)
    return opened, ada


async def watch(here: House, ada: Client) -> Frame:
    """Let the others do what the record has for them; the note at which the learner is wanted."""
    async with asyncio.timeout(30):
        while True:
            await here.settle()
            note: Frame = ada.last("note")
            if note["does"] != "watch":
                return note
            await asyncio.sleep(0.001)


async def do_as_wanted(here: House, ada: Client) -> Frame:
    """One thing that the lesson wants; the note after it."""
    note = ada.last("note")
    if note["does"] == "go-on":
        answer = await ada.ask("learn", do="go-on")
    else:
        answer = await ada.ask("answer", picks=note["allowed"][:1], at=ada.stand["count"])
    assert answer["type"] == "done"
    return await watch(here, ada)


async def until_step(here: House, ada: Client, step: str) -> Frame:
    while ada.last("note").get("id") != step:
        await do_as_wanted(here, ada)
    note: Frame = ada.last("note")
    return note


def wrong(note: Frame, stand: Frame) -> int:
    """The place of a legal move that the step does not want."""
    return next(place for place in range(len(stand["moves"])) if place not in note["allowed"])


def run(tmp_db: str, scene: Callable[[House], Awaitable[None]]) -> None:
    async def whole() -> None:
        async with house(tmp_db) as here:
            await scene(here)

    asyncio.run(whole())


def test_a_whole_lesson_is_given_and_remembered(tmp_db: str) -> None:
    async def scene(here: House) -> None:
        opened, ada = await taught(here)
        assert opened.table.lesson == FIRST
        assert opened.table.watch == "nobody"
        note = ada.last("note")
        assert (note["step"], note["of"], note["text"]) == (1, 47, {"id": "trucker-lesson-welcome"})
        while note["does"] != "over":
            await ada.ask("learn", do="go-on" if note["does"] == "go-on" else "show")
            note = await watch(here, ada)
        assert ada.table["scores"] == [20, 5]
        first = (await here.hall.school.lessons(ADA, "trucker"))[0]
        assert (first.id, first.done, first.step, first.table) == (FIRST, True, 47, "")
        assert not (await here.hall.school.lessons(EVE, "trucker"))[0].done
        assert (await ada.ask("learn", do="go-on"))["message"]["id"] == "table-lesson-over"

    run(tmp_db, scene)


def test_after_a_choice_of_ones_own_the_lesson_finds_its_way(tmp_db: str) -> None:
    async def scene(here: House) -> None:
        _, ada = await taught(here)
        await until_step(here, ada, "open-space")
        moves = ada.stand["moves"]
        saving = next(place for place, move in enumerate(moves) if move["move"]["batteries"] == 0)
        assert (await ada.ask("answer", picks=[saving], at=ada.stand["count"]))["type"] == "done"
        assert (await watch(here, ada))["id"] == "cell"
        assert (await do_as_wanted(here, ada))["id"] == "swarm"
        note = await until_step(here, ada, "pirates")
        assert note["after"] == {"id": "trucker-lesson-your-choice-after"}
        note = await until_step(here, ada, "account")
        assert note["text"]["args"] == {"mine": ada.table["scores"][0], "theirs": ada.table["scores"][1]}

    run(tmp_db, scene)


def test_a_legal_move_that_the_step_does_not_want_is_answered_and_changes_nothing(tmp_db: str) -> None:
    async def scene(here: House) -> None:
        _, ada = await taught(here)
        note = await until_step(here, ada, "first-place")
        before = ada.stand
        for tries in range(1, 4):
            answer = await ada.ask("answer", picks=[wrong(note, before)], at=before["count"])
            assert answer["message"] == {"id": "trucker-lesson-first-place-no"}
            await here.settle()
            note = ada.last("note")
            assert (note["tries"], note.get("shows", False)) == (tries, tries == 3)
            assert note["answer"] == {"id": "trucker-lesson-first-place-no"}
        assert ada.stand == before
        assert (await ada.ask("learn", do="show"))["type"] == "done"
        assert (await watch(here, ada))["id"] == "ends"
        assert ada.stand["position"] == before["position"] + 1

    run(tmp_db, scene)


def test_what_is_illegal_keeps_the_refusal_of_the_rules(tmp_db: str) -> None:
    async def scene(here: House) -> None:
        _, ada = await taught(here)
        await until_step(here, ada, "first-place")
        move = {"type": "place", "column": "12", "row": "12", "turn": 0}
        answer = await ada.ask("answer", moves=[move], at=ada.stand["count"])
        assert answer["message"]["id"].startswith("trucker-why-")
        assert ada.last("note").get("tries", 0) == 0

    run(tmp_db, scene)


def test_hostile_answers_get_a_sentence(tmp_db: str) -> None:
    async def scene(here: House) -> None:
        _, ada = await taught(here)
        at, stand = ada.stand["count"], ada.stand
        assert (await ada.ask("answer", picks=[99], at=at))["message"]["id"] == "kernel-not-a-move"
        assert (await ada.ask("answer", picks=[], at=at))["message"]["id"] == "kernel-not-a-move"
        assert (await ada.ask("answer", picks=[-1], at=at))["message"]["id"] == "kernel-not-a-move"
        assert (await ada.ask("answer", picks=[0], at=at + 1))["message"]["id"] == "kernel-too-late"
        assert (await ada.ask("answer", picks=[0]))["message"]["id"] == "table-answer-unclear"
        assert (await ada.ask("answer", moves=[{"type": "nonsense"}]))["message"]["id"] == "kernel-move-unreadable"
        assert (await ada.ask("undo"))["message"]["id"] == "table-lesson-back"
        assert (await ada.ask("redo"))["message"]["id"] == "table-lesson-back"
        assert (await ada.ask("learn", do="go-on"))["message"]["id"] == "table-lesson-move-first"
        assert (await ada.ask("learn", do="back"))["message"]["id"] == "table-lesson-first-step"
        ada.connection.take(b'{"type":"learn","id":77,"do":"nonsense"}')
        frame = await ada.until(lambda frame: frame["type"] == "refused" and frame["id"] is None)
        assert frame["message"]["id"] == "table-frame-unreadable"
        assert ada.stand == stand

    run(tmp_db, scene)


def test_only_lesson_tables_know_lessons(tmp_db: str) -> None:
    async def scene(here: House) -> None:
        _, ada, _ = await here.pair()
        assert (await ada.ask("learn", do="show"))["message"]["id"] == "table-no-lesson"
        with pytest.raises(StarboardError, match="table-lesson-unknown"):
            await here.hall.school.learn(ADA, "trucker", "nonsense")
        assert await here.hall.school.lessons(ADA, "drift") == []

    run(tmp_db, scene)


def test_a_lesson_is_nobody_elses(tmp_db: str) -> None:
    async def scene(here: House) -> None:
        opened, _ = await taught(here)
        with pytest.raises(NotYours):
            await here.enter(opened.table.id, EVE)
        with pytest.raises(NotYours):
            await here.hall.school.leave_lesson(EVE, opened.table.id)
        with pytest.raises(NotNow, match="table-lesson-seats"):
            await here.hall.seat(ADA, opened.table.id, 1, SeatWish("open"))
        lists = await here.hall.lists(ADA)
        assert [row.id for row in [*lists.mine, *lists.watch]] == []

    run(tmp_db, scene)


def test_the_sand_stands_still(tmp_db: str) -> None:
    async def scene(here: House) -> None:
        _, ada = await taught(here)
        await until_step(here, ada, "first-draw")
        assert ada.stand["question"]["deadline"] is None
        before = ada.stand
        await here.pass_by(10_000.0)
        assert ada.stand == before

    run(tmp_db, scene)


def test_one_step_back(tmp_db: str) -> None:
    async def scene(here: House) -> None:
        _, ada = await taught(here)
        await until_step(here, ada, "first-draw")
        before = ada.stand
        assert (await do_as_wanted(here, ada))["id"] == "first-place"
        await do_as_wanted(here, ada)
        assert ada.last("note")["id"] == "ends"
        for step in ("first-place", "first-draw"):
            assert (await ada.ask("learn", do="back"))["type"] == "done"
            assert (await watch(here, ada))["id"] == step
        assert ada.stand["view"] == before["view"]
        assert (await do_as_wanted(here, ada))["id"] == "first-place"

    run(tmp_db, scene)


def test_a_lesson_survives_a_restart_and_is_gone_on_with(tmp_db: str) -> None:
    async def before(here: House) -> str:
        opened, ada = await taught(here)
        await until_step(here, ada, "reserve")
        note = ada.last("note")
        await ada.ask("answer", picks=[wrong(note, ada.stand)], at=ada.stand["count"])
        return opened.table.id

    async def after(here: House, table: str) -> None:
        row = (await here.hall.school.lessons(ADA, "trucker"))[0]
        assert (row.table, row.step) == (table, 5)
        opened = await here.hall.school.learn(ADA, "trucker", FIRST)
        assert (opened.table.id, opened.keys) == (table, {})
        ada = await here.enter(table, ADA)
        note = await watch(here, ada)
        assert (note["id"], note["tries"]) == ("reserve", 1)
        assert (await do_as_wanted(here, ada))["id"] == "engine-draw"
        again = await here.hall.school.learn(ADA, "trucker", FIRST, again=True)
        assert again.table.id != table
        assert (await here.hall.school.lessons(ADA, "trucker"))[0].step == 0

    async def whole() -> None:
        async with house(tmp_db) as here:
            table = await before(here)
        async with house(tmp_db) as here:
            await after(here, table)

    asyncio.run(whole())


def test_leaving_means_playing_on_from_there_and_the_lesson_stays(tmp_db: str) -> None:
    async def scene(here: House) -> None:
        opened, ada = await taught(here)
        await until_step(here, ada, "launch")
        stand = ada.stand
        left = await here.hall.school.leave_lesson(ADA, opened.table.id)
        assert left.table.lesson == ""
        assert [seat.kind for seat in left.table.seats] == ["person", "bot"]
        assert left.table.seats[1].persona == "berta"
        free = await here.enter(left, ADA, 0)
        assert free.stand["view"] == stand["view"]
        assert free.stand["position"] == stand["position"]
        move = next(place for place, move in enumerate(free.stand["moves"]) if move["move"]["type"] == "give-up")
        assert (await free.ask("answer", picks=[move], at=free.stand["count"]))["type"] == "done"
        assert free.welcomes()[-1]["note"] is None
        assert ada.stand == stand
        assert left.table.id in [row.id for row in (await here.hall.lists(ADA)).mine]
        assert opened.table.id not in [row.id for row in (await here.hall.lists(ADA)).mine]

    run(tmp_db, scene)


def test_nothing_happens_while_the_learner_is_away(tmp_db: str) -> None:
    async def scene(here: House) -> None:
        opened, ada = await taught(here)
        note = ada.last("note")
        assert (await ada.ask("answer", picks=note["allowed"], at=ada.stand["count"]))["type"] == "done"
        await ada.leave()
        await here.pass_by(100.0)
        position = (await here.hall.row(ADA, opened.table.id)).position
        await here.pass_by(100.0)
        assert (await here.hall.row(ADA, opened.table.id)).position == position < 6
        ada = await here.enter(opened.table.id, ADA)
        assert (await watch(here, ada))["id"] == "first-draw"

    run(tmp_db, scene)


def test_the_others_wait_until_the_learner_has_seen_the_last_move(tmp_db: str) -> None:
    async def scene(here: House) -> None:
        _, ada = await taught(here)
        note = await until_step(here, ada, "launch")
        ada.send("seen", at=ada.stand["count"])
        assert (await ada.ask("answer", picks=note["allowed"], at=ada.stand["count"]))["type"] == "done"
        await here.pass_by(QUICK.bot_waits - 0.5)
        before = ada.stand["count"]
        assert ada.last("note")["does"] == "watch"
        ada.send("seen", at=before)
        assert (await watch(here, ada))["id"] == "open-space"
        assert ada.stand["count"] > before

    run(tmp_db, scene)


def test_what_leads_to_a_quick_step_waits_for_nobody(tmp_db: str) -> None:
    async def scene(here: House) -> None:
        _, ada = await taught(here)
        note = ada.last("note")
        ada.send("seen", at=ada.stand["count"])
        assert (await ada.ask("answer", picks=note["allowed"], at=ada.stand["count"]))["type"] == "done"
        assert (await watch(here, ada))["id"] == "first-draw"

    run(tmp_db, scene)


def test_who_looks_back_reads_the_notes_again(tmp_db: str) -> None:
    async def scene(here: House) -> None:
        opened, ada = await taught(here)
        await until_step(here, ada, "ends")
        notes = await here.hall.looking_back.notes(ADA, opened.table.id)
        assert [(note.position, note.id) for note in notes] == [
            (0, "welcome"),
            (6, "first-draw"),
            (7, "first-place"),
            (8, "ends"),
        ]
        assert (notes[1].text.id, notes[1].speaker, notes[1].look) == ("trucker-lesson-first-draw", "ottla", ["heap"])
        with pytest.raises(NotYours):
            await here.hall.looking_back.notes(EVE, opened.table.id)
        other, _, _ = await here.pair()
        assert await here.hall.looking_back.notes(ADA, other.table.id) == []

    run(tmp_db, scene)


def test_who_has_seen_enough_comes_straight_to_the_next_step(tmp_db: str) -> None:
    async def scene(here: House) -> None:
        _, ada = await taught(here)
        note = await until_step(here, ada, "launch")
        ada.send("seen", at=ada.stand["count"])
        assert (await ada.ask("answer", picks=note["allowed"], at=ada.stand["count"]))["type"] == "done"
        assert ada.last("note")["does"] == "watch"
        assert (await ada.ask("learn", do="skip"))["type"] == "done"
        assert (await watch(here, ada))["id"] == "open-space"

    run(tmp_db, scene)
