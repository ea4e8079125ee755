"""What a store and a live table need of a match: its log in pieces, and itself back out of it."""

from random import Random

import pytest

from conformance.walk import step_for
from drift.title import DRIFT
from kernel.scenes import DOS, SAYS, Do, Table, ballots, check_refused, do, heard, no_undo, scene, standing, turns
from kernel.test_stored import Mended, journal_of, stored, without_rolls
from starboard.kernel import (
    CHECKPOINT,
    Ask,
    BadRecord,
    Line,
    Message,
    Refused,
    Rules,
    load,
    new_match,
    read_record,
    record_of,
    reopen,
    replay,
    save,
    write_record,
)
from starboard.kernel.journal import PACK, SQUEEZE


def test_a_match_comes_back_from_its_log_with_and_without_a_checkpoint() -> None:
    match = scene(turns, 3)
    marks = [None, match.checkpoint]
    for what in ("step", "roll", "step", "draw", "pass", "step", "step", "show", "pass", "end"):
        do(match, what)
        marks.append(match.checkpoint)
        for mark in marks:
            again = reopen(match.title, match.header, mark, journal_of(match))
            assert again.notice is None
            assert standing(again)["state"] == standing(match)["state"]
            assert again.lines == match.lines
            assert standing(again)["offers"] == standing(match)["offers"]
            assert [again.why_no_undo(seat) for seat in range(3)] == [match.why_no_undo(seat) for seat in range(3)]


def test_what_was_taken_back_can_still_be_put_back() -> None:
    match = scene(turns)
    do(match, "step", "step", "step")
    match.undo(0)
    match.undo(0)
    again = reopen(match.title, match.header, match.checkpoint, journal_of(match))
    assert standing(again) == standing(match)
    again.redo(0)
    again.redo(0)
    assert heard(again) == [repr(Do("step"))] * 3
    assert not again.can_redo(0)


def test_an_open_ballot_comes_back_with_the_votes_that_are_in() -> None:
    match = scene(ballots, 3)
    do(match, "step")
    match.play(2, SAYS[3])
    again = reopen(match.title, match.header, None, journal_of(match))
    assert standing(again) == standing(match)


def test_a_match_that_no_longer_fits_falls_back_however_far_the_checkpoint_is() -> None:
    """Also when later checkpoints have been passed before the move that does not fit."""

    def rules(g: Table) -> Rules[None]:
        while True:
            yield CHECKPOINT
            g.hear((yield Ask(g.turn, "scene-ask-do", DOS)))
            g.chance.reveal()

    match = scene(rules)
    first = match.checkpoint
    do(match, *["step"] * 9, "show")
    fallen = reopen(Mended(without_rolls), match.header, first, journal_of(match))
    assert fallen.notice == Message("kernel-fell-back", {"moves": 10})
    assert fallen.position == 0
    do(fallen, "step")


def test_moves_that_did_not_fit_are_not_put_back() -> None:
    match = stored()
    fallen = reopen(Mended(without_rolls), match.header, match.checkpoint, journal_of(match))
    assert fallen.notice is not None
    again = reopen(Mended(without_rolls), match.header, fallen.checkpoint, journal_of(fallen))
    assert again.notice is None
    assert not again.can_redo(0)


def test_a_log_that_is_none_is_refused() -> None:
    match = scene(turns)
    journal = journal_of(match)
    journal.append(Line(seat=0, undo=3))
    with pytest.raises(ValueError, match="undo"):
        reopen(match.title, match.header, None, journal)


@pytest.mark.parametrize("length", [0, 1, PACK - 1, PACK, PACK + 1, PACK * SQUEEZE, PACK * SQUEEZE + PACK + 3])
def test_the_latest_lines_are_at_hand(length: int) -> None:
    match = scene(turns)
    do(match, *["step"] * length)
    lines = match.lines
    for count in {0, 1, length - PACK - 1, length - PACK, length - 2, length - 1, length, length + 1}:
        if count >= 0:
            assert match.lines_after(count) == lines[count:]


def test_an_imagined_world_has_no_lines() -> None:
    assert scene(turns).imagine(0, 1).lines_after(0) == []


def test_a_match_can_be_saved_without_its_past() -> None:
    match = scene(turns)
    do(match, *["step"] * 40, "roll")
    short = load(save(match, log=False), find=lambda _: match.title)
    assert len(save(match, log=False)) < len(save(match))
    assert short.lines == []
    assert short.position == match.position
    assert short.state_bytes() == match.state_bytes()
    assert short.imagine(0, 3).view(0) == match.imagine(0, 3).view(0)
    do(short, "step")
    assert short.count == 1


def test_why_not_plays_nothing() -> None:
    match = scene(turns)
    before = standing(match)
    assert match.why_not(0, Do("step")) is None
    for seat, move, id in ((0, SAYS[0], "not-listed"), (1, Do("step"), "not-asked"), (7, Do("step"), "no-such-seat")):
        why = match.why_not(seat, move)
        assert isinstance(why, Refused)
        assert why.message.id == f"kernel-{id}"
    assert standing(match) == before


def test_with_free_undo_one_can_still_ask_strictly() -> None:
    match = scene(turns, free_undo=True)
    do(match, "roll")
    assert match.why_no_undo(0) is None
    assert match.why_no_undo(0, strictly=True) == Message("kernel-no-undo-information")
    strict = scene(turns)
    do(strict, "roll")
    assert no_undo(strict, 0) == "kernel-no-undo-information"


def test_who_may_put_a_move_back() -> None:
    match = scene(turns)
    do(match, "step")
    assert not match.can_redo(0)
    match.undo(0)
    assert (match.can_redo(0), match.can_redo(1)) == (True, False)
    check_refused(match, lambda: match.redo(1))
    free = scene(turns, free_undo=True)
    do(free, "step")
    free.undo(1)
    assert free.can_redo(1)


def test_a_record_tells_its_story_while_it_is_played() -> None:
    match = new_match(DRIFT, 2, 9)
    rng = Random(9)
    told = [(0, list(match.events))]
    for _ in range(30):
        events = step_for(match, rng.randrange(1, 1 << 16)).play(match)
        told.append((match.position, list(events)))
    heard_again = []
    record = read_record(write_record(record_of(match)))
    replay(record, heard=lambda then, line, events: heard_again.append((then.position, list(events))))
    assert heard_again == told
    lines = []
    replay(record, to=3, heard=lambda then, line, events: lines.append(line))
    assert lines == [None, *record.lines[:3]]


def test_a_record_that_is_wrong_tells_its_story_up_to_there() -> None:
    match = new_match(DRIFT, 2, 9)
    match.play(0, match.offers(0)[0])
    record = record_of(match)
    wrong = type(record)(record.header, (*record.lines, record.lines[0]), record.end)
    heard_before = []
    with pytest.raises(BadRecord):
        replay(wrong, heard=lambda then, line, events: heard_before.append(line))
    assert heard_before == [None, record.lines[0]]
