"""A match as a file: people can read it, every line is checked, and damage is named by its line."""

import json
import zlib
from collections.abc import Callable
from typing import Any, ClassVar

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from conformance.walk import finish
from drift.title import DRIFT
from kernel.scenes import DOS, Say, Scene, Table, ballots, do, heard, only, scene, turns
from starboard.kernel import (
    CHECKPOINT,
    Ask,
    AskSome,
    BadRecord,
    Chance,
    Match,
    Message,
    Option,
    Options,
    Outcome,
    Record,
    Rules,
    line_of_play,
    new_match,
    read_record,
    record_of,
    replay,
    write_record,
)
from starboard.kernel.record import LARGEST_LINE, End

unhurried = settings(deadline=None, max_examples=200)


def parade(g: Table) -> Rules[None]:
    """Some moves at once, then turns."""
    if not g.heard:
        g.hear((yield AskSome(0, "scene-ask-some", [Say(1), Say(2), Say(3)], 0, 2)))
    yield from turns(g)


PARADE = Scene(parade)


def paraded() -> Match:
    """A match whose log has a line of every kind."""
    match = new_match(PARADE, 2, 7, names=["Ada", "Grażyna"])
    match.play(0, [Say(3), Say(1)])
    do(match, "step", "roll", "step")
    match.undo(0)
    match.redo(0)
    match.undo(0)
    match.expire("sand")
    do(match, "draw", "end")
    return match


RECORD = record_of(paraded(), "0.1.0")
WRITTEN = write_record(RECORD)
ROWS = WRITTEN.splitlines(keepends=True)


def read(data: bytes) -> Record:
    return read_record(data, find=only(PARADE))


def bad(call: Callable[[], object]) -> BadRecord:
    """What is said of a record that is not whole."""
    with pytest.raises(BadRecord) as caught:
        call()
    assert caught.value.message.args["line"] == caught.value.line
    return caught.value


def signed(objects: list[Any]) -> bytes:
    """A record of these objects with checks that fit, as somebody might write who knows how it is done."""
    check, rows = 0, []
    for item in objects:
        body = json.dumps(item, separators=(",", ":"), ensure_ascii=False).encode()[:-1]
        check = zlib.crc32(body, check)
        rows.append(body + b',"check":"%08x"}\n' % check)
    return b"".join(rows)


def objects() -> list[Any]:
    """The lines of the record without their checks."""
    found = [json.loads(row) for row in ROWS]
    for item in found:
        del item["check"]
    return found


def rewritten(change: Callable[[list[Any]], object]) -> bytes:
    """The record with something changed in it, and checks that fit."""
    items = objects()
    change(items)
    return signed(items)


def check_whole(why: BadRecord, lines: int) -> None:
    """The error carries the header and exactly so many lines."""
    assert why.whole == Record(RECORD.header, RECORD.lines[:lines], None, "0.1.0")


# Reading and writing


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


# Damage


# A newline, a space, quotes, brackets, digits, letters, bytes that are no text.
REPLACEMENTS = b'\n\r\t \x00"{}[]:,.-\\019abefz\x7f\x80\xc3\xff'


def complaint(data: bytes) -> BadRecord | None:
    try:
        read(data)
    except BadRecord as why:
        return why
    return None


def test_one_changed_byte_is_named_by_its_line_wherever_it_is() -> None:
    tried = 0
    for place, byte in enumerate(WRITTEN):
        line = WRITTEN.count(b"\n", 0, place) + 1
        before = None if line == 1 else line - 2
        for other in REPLACEMENTS:
            if other == byte:
                continue
            why = complaint(WRITTEN[:place] + bytes([other]) + WRITTEN[place + 1 :])
            assert why is not None, (place, other)
            assert why.line == line, (place, other)
            assert (why.whole and len(why.whole.lines)) == before, (place, other)
            tried += 1
    assert tried > 20_000


def test_what_stood_before_the_damage_is_kept_exactly() -> None:
    start = 0
    for number, row in enumerate(ROWS, 1):
        damaged = WRITTEN[: start + 5] + b"#" + WRITTEN[start + 6 :]
        why = bad(lambda damaged=damaged: read(damaged))  # type: ignore[misc]
        assert why.line == number
        if number == 1:
            assert why.whole is None
        else:
            assert why.message.id == "kernel-record-damaged"
            check_whole(why, number - 2)
        start += len(row)


def test_one_byte_more_or_less_is_named_by_its_line_or_the_next() -> None:
    for place in range(len(WRITTEN)):
        line = WRITTEN.count(b"\n", 0, place) + 1
        for damaged in (WRITTEN[:place] + WRITTEN[place + 1 :], WRITTEN[:place] + b"\n" + WRITTEN[place:]):
            why = bad(lambda damaged=damaged: read(damaged))  # type: ignore[misc]
            assert line <= why.line <= line + 1, place


def test_a_record_that_is_cut_off_anywhere_keeps_its_whole_lines() -> None:
    for length in range(len(WRITTEN)):
        cut = WRITTEN[:length]
        line = cut.count(b"\n") + 1
        why = bad(lambda cut=cut: read(cut))  # type: ignore[misc]
        if length < len(ROWS[0]) - 1:
            assert (why.line, why.whole, why.message.id) == (1, None, "kernel-record-no-header")
        else:
            # A header that lost nothing but the end of its line is whole.
            assert why.line == max(line, 2)
            assert why.message.id == "kernel-record-cut-short"
            check_whole(why, max(line, 2) - 2)


def test_a_dropped_line_is_noticed_where_it_was() -> None:
    for number in range(1, len(ROWS) + 1):
        data = b"".join(ROWS[: number - 1] + ROWS[number:])
        why = bad(lambda data=data: read(data))  # type: ignore[misc]
        assert why.line == number
        assert why.message.id == {1: "kernel-record-no-header", len(ROWS): "kernel-record-cut-short"}.get(
            number, "kernel-record-damaged"
        )


def test_a_doubled_line_is_noticed_where_it_stands_again() -> None:
    for number in range(1, len(ROWS) + 1):
        data = b"".join(ROWS[:number] + ROWS[number - 1 :])
        why = bad(lambda data=data: read(data))  # type: ignore[misc]
        assert (why.line, why.message.id) == (number + 1, "kernel-record-damaged")


def test_swapped_lines_are_noticed_at_the_first_of_them() -> None:
    for number in range(1, len(ROWS)):
        data = b"".join([*ROWS[: number - 1], ROWS[number], ROWS[number - 1], *ROWS[number + 1 :]])
        if ROWS[number][:-13] == ROWS[number - 1][:-13]:
            continue
        assert bad(lambda data=data: read(data)).line == number  # type: ignore[misc]


@pytest.mark.parametrize("more", [b"\n", b" ", b"x", b"\n\n", b'{"seat":0}\n', b"\x00", WRITTEN, b"\r\n"])
def test_something_behind_the_end_is_noticed(more: bytes) -> None:
    why = bad(lambda: read(WRITTEN + more))
    assert why.line == len(ROWS) + 1
    assert why.message.id == "kernel-record-damaged"
    assert why.whole is not None
    assert why.whole.lines == RECORD.lines


def test_windows_line_ends_are_noticed() -> None:
    why = bad(lambda: read(WRITTEN.replace(b"\n", b"\r\n")))
    assert (why.line, why.message.id, why.whole) == (1, "kernel-record-damaged", None)


@pytest.mark.parametrize(
    "data", [b"", b"\n", b"\n" + WRITTEN, b" ", b"{}", b"{}\n", b"[]\n", b"null\n", b"\xef\xbb\xbf" + WRITTEN]
)
def test_what_does_not_begin_like_a_record_is_none(data: bytes) -> None:
    why = bad(lambda: read(data))
    assert (why.line, why.whole, why.message.id) == (1, None, "kernel-record-no-header")


def test_a_huge_line_is_damage() -> None:
    huge = b'{"seat":0,"move":{"type":"do","what":"' + b"x" * LARGEST_LINE + b'"}'
    why = bad(lambda: read(ROWS[0] + huge + b',"check":"00000000"}\n'))
    assert (why.line, why.message.id) == (2, "kernel-record-damaged")
    header = b'{"starboard":1,"title":"' + b"x" * LARGEST_LINE + b'"}\n'
    assert bad(lambda: read(header)).message.id == "kernel-record-no-header"


@unhurried
@given(st.binary(max_size=300))
def test_junk_is_no_record(data: bytes) -> None:
    assert bad(lambda: read(data)).line == 1
    why = bad(lambda: read(ROWS[0] + data))
    assert 2 <= why.line <= 2 + data.count(b"\n")
    check_whole(why, 0)


@unhurried
@given(st.data())
def test_several_changes_at_once_are_noticed_at_the_first(data: st.DataObject) -> None:
    places = data.draw(st.lists(st.integers(0, len(WRITTEN) - 1), min_size=1, max_size=5, unique=True))
    damaged = bytearray(WRITTEN)
    for place in places:
        damaged[place] ^= data.draw(st.integers(1, 255))
    why = bad(lambda: read(bytes(damaged)))
    assert why.line == WRITTEN.count(b"\n", 0, min(places)) + 1


# Records that are whole and wrong


def bad_rewritten(change: Callable[[list[Any]], object]) -> BadRecord:
    data = rewritten(change)
    return bad(lambda: read(data))


@pytest.mark.parametrize(
    ("place", "line"),
    [
        (2, {"seat": 0, "move": {"type": "do", "what": "step"}, "mood": "good"}),
        (2, {"seat": 0, "move": {"type": "dance"}}),
        (2, {"seat": 0, "move": {"what": "step"}}),
        (2, {"seat": "0", "move": {"type": "do", "what": "step"}}),
        (2, {"seat": True, "move": {"type": "do", "what": "step"}}),
        (2, {"seat": 0, "move": {"type": "do", "what": "step"}, "expired": "sand"}),
        (2, {"seat": 0}),
        (2, {"seat": 0, "redo": None}),
        (8, {"seat": 0, "expired": "sand"}),
        (8, {"hello": 1}),
        (11, {"end": {"lines": 10, "digest": "x"}}),
        (11, {"end": {"lines": 10, "digest": "x", "outcome": None, "mood": "good"}}),
        (11, {"end": {"lines": 10, "digest": "x", "outcome": None}, "mood": "good"}),
        (11, {"end": None}),
    ],
)
def test_a_line_that_says_what_nobody_knows_is_named(place: int, line: Any) -> None:
    why = bad_rewritten(lambda items: items.__setitem__(place, line))
    assert (why.line, why.message.id) == (place + 1, "kernel-record-unknown-line")
    check_whole(why, place - 1)


def test_a_deep_line_is_not_known() -> None:
    body = b'{"seat":0,"move":{"type":"do","what":"step","x":' + b"[" * 10_000 + b"]" * 10_000 + b"}"
    check = zlib.crc32(body, zlib.crc32(ROWS[0][:-21]))
    why = bad(lambda: read(ROWS[0] + body + b',"check":"%08x"}\n' % check))
    assert (why.line, why.message.id) == (2, "kernel-record-unknown-line")


@pytest.mark.parametrize("lines", [9, 11, -1, 0])
def test_an_end_that_counts_other_lines_is_damage(lines: int) -> None:
    why = bad_rewritten(lambda items: items[-1]["end"].__setitem__("lines", lines))
    assert (why.line, why.message.id) == (len(ROWS), "kernel-record-damaged")
    check_whole(why, 10)


@pytest.mark.parametrize(
    "change",
    [
        {"mood": "good"},
        {"seats": "two"},
        {"seats": True},
        {"seed": None},
        {"seed": 1.5},
        {"rules": "1"},
        {"title": 7},
        {"names": "Ada"},
        {"options": [1]},
        {"options": {"x": {}}},
        {"free_undo": 1},
        {"starboard": "1"},
        {"starboard": 1.5},
    ],
    ids=str,
)
def test_a_header_that_says_what_nobody_knows_is_no_header(change: dict[str, Any]) -> None:
    why = bad_rewritten(lambda items: items[0].update(change))
    assert (why.line, why.whole, why.message.id) == (1, None, "kernel-record-no-header")


@pytest.mark.parametrize("field", ["starboard", "title", "rules", "seats", "seed"])
def test_a_header_without_what_it_needs_is_no_header(field: str) -> None:
    why = bad_rewritten(lambda items: items[0].pop(field))
    assert (why.line, why.message.id) == (1, "kernel-record-no-header")


def test_a_record_of_a_newer_format_is_called_newer_whatever_else_it_says() -> None:
    why = bad_rewritten(lambda items: items[0].update(starboard=2, mood="good"))
    assert (why.line, why.message.id) == (1, "kernel-record-newer")
    why = bad(lambda: read(b'{"starboard":2,"checks":["in","another","way"]}\n'))
    assert why.message.id == "kernel-record-newer"


def test_a_record_of_newer_rules_is_called_newer() -> None:
    why = bad_rewritten(lambda items: items[0].update(rules=2))
    assert (why.line, why.message.id) == (1, "kernel-record-newer-rules")
    assert why.message.args == {"line": 1, "title": "scene", "rules": 2, "known": 1}


def test_a_record_of_older_rules_is_replayed_by_the_new_ones() -> None:
    class Newer(Scene):
        version: ClassVar[int] = 2

    record = read_record(WRITTEN, find=only(Newer(parade)))
    assert record.header.rules == 1
    assert replay(record, find=only(Newer(parade))).digest() == paraded().digest()


def test_a_record_of_an_unknown_title_says_which() -> None:
    why = bad(lambda: read_record(WRITTEN))
    assert (why.line, why.message.id) == (1, "kernel-record-title")
    reason = why.message.args["reason"]
    assert isinstance(reason, Message)
    assert reason.args["title"] == "scene"


@pytest.mark.parametrize(
    "change", [{"seats": 0}, {"seats": 5}, {"seats": -1}, {"options": {"moons": 1}}, {"options": {"": ["x"]}}], ids=str
)
def test_a_record_with_seats_or_options_that_are_not_offered_says_which(change: dict[str, Any]) -> None:
    why = bad_rewritten(lambda items: items[0].update(change))
    assert (why.line, why.message.id) == (1, "kernel-record-header")
    assert isinstance(why.message.args["reason"], Message)


def test_an_option_that_is_new_has_its_default_in_an_older_record() -> None:
    class More(Scene):
        options: ClassVar[tuple[Option, ...]] = (Option("moons", (0, 1, 2), 1),)

        def setup(self, seats: int, options: Options, chance: Chance) -> Table:
            assert options == {"moons": 1}
            return super().setup(seats, options, chance)

    record = read_record(WRITTEN, find=only(More(parade)))
    assert replay(record, find=only(More(parade))).digest() == paraded().digest()


# Replays that do not fit


def check_refused(change: Callable[[list[Any]], object], line: int, reason: str) -> None:
    """The changed record can be read, but its replay is refused at that line."""
    record = read(rewritten(change))
    why = bad(lambda: replay(record, find=only(PARADE)))
    assert (why.line, why.message.id) == (line, "kernel-record-refused")
    assert isinstance(why.message.args["reason"], Message)
    assert why.message.args["reason"].id == reason
    assert why.whole == Record(record.header, record.lines[: line - 2], None, "0.1.0")


@pytest.mark.parametrize(
    ("place", "line", "reason"),
    [
        (1, {"seat": 0, "moves": [{"type": "say", "number": 4}]}, "kernel-not-listed"),
        (1, {"seat": 0, "moves": [{"type": "say", "number": 1}] * 2}, "kernel-how-many"),
        (1, {"seat": 0, "move": {"type": "say", "number": 1}}, "kernel-not-a-move"),
        (2, {"seat": 1, "move": {"type": "do", "what": "step"}}, "kernel-not-asked"),
        (2, {"seat": 7, "move": {"type": "do", "what": "step"}}, "kernel-no-such-seat"),
        (2, {"seat": -1, "move": {"type": "do", "what": "step"}}, "kernel-no-such-seat"),
        (2, {"seat": 0, "moves": [{"type": "do", "what": "step"}]}, "kernel-not-a-move"),
        (2, {"seat": 0, "move": {"type": "do", "what": "fly"}}, "kernel-not-listed"),
        (5, {"seat": 0, "undo": 2}, "kernel-line-unsound"),
        (5, {"seat": 1, "undo": 3}, "kernel-no-undo-seat"),
        (5, {"undo": 4}, "kernel-line-unsound"),
        (6, {"seat": 1, "redo": 3}, "kernel-no-redo"),
        (6, {"seat": 0, "redo": 4}, "kernel-line-unsound"),
        (8, {"expired": "salt"}, "kernel-no-deadline"),
    ],
)
def test_a_line_that_the_rules_refuse_is_named_with_their_reason(place: int, line: Any, reason: str) -> None:
    check_refused(lambda items: items.__setitem__(place, line), place + 1, reason)


def test_moves_behind_the_end_of_the_match_are_refused() -> None:
    def change(items: list[Any]) -> None:
        items.insert(-1, {"seat": 1, "move": {"type": "do", "what": "step"}})
        items[-1]["end"]["lines"] = 11

    check_refused(change, 12, "kernel-over")


def test_a_line_over_which_the_rules_break_is_named() -> None:
    def mended(g: Table) -> Rules[None]:
        yield CHECKPOINT
        yield AskSome(0, "scene-ask-some", [Say(1), Say(2), Say(3)], 0, 2)
        yield Ask(0, "scene-ask-do", DOS)
        raise KeyError("step")

    why = bad(lambda: replay(RECORD, find=only(Scene(mended))))
    assert (why.line, why.message.id) == (3, "kernel-record-refused")


@pytest.mark.parametrize(
    "end",
    [
        End(10, "0" * 16, RECORD.end.outcome if RECORD.end else None),
        End(10, paraded().digest(), None),
        End(10, paraded().digest(), Outcome((3, 5), (0,))),
        End(10, paraded().digest(), Outcome((3, 4), (1,))),
    ],
)
def test_a_match_that_ends_otherwise_than_its_record_says_is_named_at_the_last_line(end: End) -> None:
    record = Record(RECORD.header, RECORD.lines, end, "0.1.0")
    data = write_record(record)
    assert read(data) == record
    why = bad(lambda: replay(record, find=only(PARADE)))
    assert (why.line, why.message.id) == (len(ROWS), "kernel-record-differs")
    assert why.whole == record
    assert replay(record, 10, find=only(PARADE)).over


def test_what_was_whole_of_a_damaged_record_can_be_replayed() -> None:
    why = bad(lambda: read(b"".join(ROWS[:6])))
    assert why.whole is not None
    match = replay(why.whole, find=only(PARADE))
    assert match.lines == list(RECORD.lines[:5])


def test_the_record_of_another_seed_differs_at_its_end() -> None:
    record = read(rewritten(lambda items: items[0].update(seed=8)))
    why = bad(lambda: replay(record, find=only(PARADE)))
    assert why.message.id == "kernel-record-differs"
