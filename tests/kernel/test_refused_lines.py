"""Lines of a log that do not fit, and bytes that are no move: refused, and nothing at all changes."""

import json
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from drift.title import DRIFT
from kernel.scenes import DOS, Do, Say, check_refused, do, no_undo, scene, turns
from starboard.kernel import Line, Message, Move, Refused, new_match
from starboard.kernel.match import LARGEST_MOVE

unhurried = settings(deadline=None, max_examples=100)


# Lines


def as_json(line: Line[Any]) -> str:
    return msgspec.json.encode(line).decode()


UNSOUND: list[Line[Any]] = [
    Line(),
    Line(0),
    Line(move=Do("step")),
    Line(moves=()),
    Line(0, expired="sand"),
    Line(redo=1),
    Line(0, Do("step"), expired="sand"),
    Line(0, Do("step"), (Do("step"),)),
    Line(0, undo=1, redo=1),
    Line(0, Do("step"), undo=1),
]


@pytest.mark.parametrize("line", UNSOUND, ids=as_json)
def test_a_line_that_is_not_of_one_kind_cannot_be_followed(line: Line[Any]) -> None:
    match = scene(turns)
    do(match, "step", "step")
    match.undo(0)
    assert not line.is_sound()
    assert check_refused(match, lambda: match.follow(line)).message == Message("kernel-line-unsound")


MISPLACED: list[Line[Any]] = [
    Line(0, undo=1),
    Line(0, undo=-1),
    Line(0, undo=99),
    Line(1, undo=0),
    Line(undo=7),
    Line(0, redo=0),
    Line(0, redo=2),
    Line(1, redo=1),
    Line(0, redo=-1),
    Line(1, Do("step")),
    Line(9, Do("step")),
    Line(0, Do("fly")),
    Line(0, None, (Do("step"),)),
    Line(expired="salt"),
]


@pytest.mark.parametrize("line", MISPLACED, ids=as_json)
def test_a_line_that_does_not_fit_here_cannot_be_followed(line: Line[Any]) -> None:
    match = scene(turns)
    do(match, "step", "step")
    match.undo(0)
    assert line.is_sound()
    check_refused(match, lambda: match.follow(line))


def test_lines_of_all_kinds_can_be_followed_where_they_fit() -> None:
    match = scene(turns)
    do(match, "step", "step")
    match.undo(0)
    match.redo(0)
    match.undo(0)
    match.expire("sand")
    twin = scene(turns)
    for line in match.lines:
        twin.follow(line)
    assert twin.lines == match.lines
    assert twin.state_bytes() == match.state_bytes()
    assert no_undo(twin, 1) == "kernel-no-undo-deadline"


# Answers as bytes


def junk() -> dict[str, bytes]:
    deep = 3_000
    return {
        "nothing": b"",
        "no JSON": b"step",
        "half a move": b'{"type":"do","what":"st',
        "no tag": b'{"what":"step"}',
        "wrong tag": b'{"type":"dance","what":"step"}',
        "tag of another title": b'{"type":"bid","card":"red-1"}',
        "no field": b'{"type":"do"}',
        "wrong type of field": b'{"type":"do","what":7}',
        "a number": b"7",
        "a string": b'"step"',
        "null": b"null",
        "NaN": b'{"type":"say","number":NaN}',
        "infinity": b'{"type":"say","number":1e999}',
        "half a number": b'{"type":"say","number":1.5}',
        "a true number": b'{"type":"say","number":true}',
        "invalid UTF-8": b'{"type":"do","what":"\xff\xfe"}',
        "half a surrogate": b'{"type":"do","what":"\\ud800"}',
        "more behind": b'{"type":"do","what":"step"} x',
        "deep lists": b"[" * deep,
        "deep lists, closed": b"[" * deep + b"]" * deep,
        "deep objects": b'{"type":' * 1500,
        "deep in an unknown field": b'{"type":"do","x":' + b"[" * deep + b"]" * deep + b',"what":"step"}',
        "a list of lists": b'[[{"type":"do","what":"step"}]]',
        "a list with junk": b'[{"type":"do","what":"step"},7]',
        "zeros": b"\x00" * 16,
    }


@pytest.mark.parametrize("name", junk())
def test_bytes_that_are_no_move_are_refused(name: str) -> None:
    match = scene(turns)
    why = check_refused(match, lambda: match.read_answer(junk()[name]))
    assert (why.message, why.rule) == (Message("kernel-move-unreadable"), "")


def test_bytes_beyond_the_limit_are_refused_unread() -> None:
    match = scene(turns)
    padded = b'{"type":"do","what":"step"}'.ljust(LARGEST_MOVE)
    assert match.read_answer(padded) == Do("step")
    for data in (padded + b" ", b"[" * 1_000_000):
        why = check_refused(match, lambda data=data: match.read_answer(data))  # type: ignore[misc]
        assert why.message == Message("kernel-move-too-large", {"most": LARGEST_MOVE})


def test_a_list_of_moves_is_read_as_a_list() -> None:
    match = scene(turns)
    assert match.read_answer(b'[{"type":"do","what":"step"},{"type":"say","number":3}]') == [Do("step"), Say(3)]
    assert match.read_answer(b"[]") == []


def test_what_is_read_need_not_be_allowed() -> None:
    match = scene(turns)
    for data in (b'{"type":"do","what":"fly"}', b'{"type":"say","number":' + b"9" * 400 + b"}"):
        answer = match.read_answer(data)
        why = check_refused(match, lambda answer=answer: match.play(0, answer))  # type: ignore[misc]
        assert why.message.id == "kernel-not-listed"


@unhurried
@given(st.binary(max_size=200))
def test_no_bytes_at_all_raise_anything_but_a_refusal(data: bytes) -> None:
    match = new_match(DRIFT, 2, 1)
    try:
        answer = match.read_answer(data)
    except Refused:
        return
    assert isinstance(answer, list | Move)


@unhurried
@given(st.recursive(st.none() | st.booleans() | st.integers() | st.floats() | st.text(), st.lists, max_leaves=5))
def test_no_json_in_a_move_raises_anything_but_a_refusal(value: Any) -> None:
    match = scene(turns)
    for data in ({"type": "do", "what": value}, {"type": value}, [value], {"type": "say", "number": value}):
        try:
            answer = match.read_answer(json.dumps(data).encode())
            match.play(0, answer)
        except Refused:
            continue
        assert answer in DOS
