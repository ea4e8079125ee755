"""Records that are whole and wrong: what nobody knows, what is newer, what the rules refuse."""

import zlib
from collections.abc import Callable
from typing import Any, ClassVar

import pytest

from kernel.records import PARADE, RECORD, ROWS, WRITTEN, bad, check_whole, parade, paraded, read, rewritten
from kernel.scenes import DOS, Say, Scene, Table, only
from starboard.kernel import (
    CHECKPOINT,
    Ask,
    AskSome,
    BadRecord,
    Chance,
    Message,
    Option,
    Options,
    Outcome,
    Record,
    Rules,
    read_record,
    replay,
    write_record,
)
from starboard.kernel.record import End

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
