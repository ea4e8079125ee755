"""The record of one match with a line of every kind, and ways to spoil it."""

import json
import zlib
from collections.abc import Callable
from typing import Any

import pytest

from kernel.scenes import Say, Scene, Table, do, only, turns
from starboard.kernel import AskSome, BadRecord, Match, Record, Rules, new_match, read_record, record_of, write_record


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
    """The error carries the header and exactly this many lines."""
    assert why.whole == Record(RECORD.header, RECORD.lines[:lines], None, "0.1.0")
