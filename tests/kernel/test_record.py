"""A match as a file that people can read: what is written is read and replayed."""

import zlib

import pytest

from conformance.walk import finish
from drift.title import DRIFT
from kernel.records import PARADE, RECORD, ROWS, WRITTEN, objects, paraded, read, signed
from kernel.scenes import Say, Scene, ballots, do, heard, only, scene, turns
from starboard.kernel import line_of_play, new_match, read_record, record_of, replay, write_record

EXPECTED = """\
{"starboard":1,"program":"0.1.0","title":"scene","rules":1,"seats":2,"seed":7,"names":["Ada","Grażyna"]
{"seat":0,"moves":[{"type":"say","number":1},{"type":"say","number":3}]
{"seat":0,"move":{"type":"do","what":"step"}
{"seat":0,"move":{"type":"do","what":"roll"}
{"seat":0,"move":{"type":"do","what":"step"}
{"seat":0,"undo":3
{"seat":0,"redo":3
{"seat":0,"undo":3
{"expired":"sand"
{"seat":1,"move":{"type":"do","what":"draw"}
{"seat":1,"move":{"type":"do","what":"end"}
{"end":{"lines":10,"digest":"DIGEST","outcome":{"scores":[3,4],"winners":[0]}}
"""


def test_a_record_is_a_file_that_people_can_read() -> None:
    expected, check = b"", 0
    for body in EXPECTED.replace("DIGEST", paraded().digest()).encode().splitlines():
        check = zlib.crc32(body, check)
        expected += body + b',"check":"%08x"}\n' % check
    assert expected == WRITTEN


def test_every_line_of_a_record_is_json() -> None:
    assert signed(objects()) == WRITTEN
    assert len(ROWS) == len(RECORD.lines) + 2


def test_a_record_is_read_as_it_was_written() -> None:
    assert read(WRITTEN) == RECORD
    assert read(write_record(read(WRITTEN))) == RECORD


def test_a_record_replays_to_the_same_match() -> None:
    match = paraded()
    again = replay(read(WRITTEN), find=only(PARADE))
    assert again.state_bytes() == match.state_bytes()
    assert again.lines == match.lines
    assert again.outcome == match.outcome
    assert again.header == match.header
    assert line_of_play(again.lines) == line_of_play(match.lines)


def test_a_match_that_goes_on_can_be_recorded_and_played_on() -> None:
    match = scene(ballots, 3)
    do(match, "step")
    match.play(1, Say(1))
    match.play(0, Say(0))
    match.undo(1)
    record = read_record(write_record(record_of(match)), find=only(Scene(ballots)))
    assert record.end is not None
    assert record.end.outcome is None
    again = replay(record, find=only(Scene(ballots)))
    again.redo(1)
    again.play(2, Say(2))
    assert heard(again)[-1] == repr({0: Say(0), 1: Say(1), 2: Say(2)})


def test_a_record_without_a_move_can_be_read() -> None:
    record = record_of(scene(turns))
    assert read_record(write_record(record), find=only(Scene(turns))) == record


def test_a_drift_match_is_recorded_with_its_options() -> None:
    match = new_match(DRIFT, 3, 5, {"rounds": 3, "dense": True, "colours": ["sand", "red", "blue"]})
    finish(match, 1, 500)
    record = read_record(write_record(record_of(match)))
    assert record.header.options["colours"] == ("sand", "red", "blue")
    assert record.header.options["dense"] is True
    assert replay(record).outcome == match.outcome


def test_free_undo_is_replayed() -> None:
    match = scene(turns, free_undo=True)
    do(match, "roll", "pass", "draw")
    for _ in range(3):
        match.undo(0)
    match.redo(1)
    match.undo(1)
    do(match, "draw")
    record = read_record(write_record(record_of(match)), find=only(Scene(turns)))
    again = replay(record, find=only(Scene(turns)))
    assert again.state_bytes() == match.state_bytes()
    assert again.lines == match.lines


@pytest.mark.parametrize("to", range(len(RECORD.lines) + 1))
def test_a_record_can_be_replayed_up_to_any_line(to: int) -> None:
    match = replay(RECORD, to, find=only(PARADE))
    assert match.lines == list(RECORD.lines[:to])
    assert not match.over or to == len(RECORD.lines)


@pytest.mark.parametrize(("to", "lines"), [(-1, 0), (-99, 0), (99, 10)])
def test_replaying_beyond_the_ends_stops_at_them(to: int, lines: int) -> None:
    assert replay(RECORD, to, find=only(PARADE)).count == lines


def test_a_replay_makes_events_only_when_somebody_listens() -> None:
    assert replay(RECORD, 3, find=only(PARADE)).events == []
    events = replay(RECORD, 3, find=only(PARADE), listening=True).events
    assert [event.message.id for event in events] == ["scene-rolled"]
