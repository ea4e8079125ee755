"""A match as a file that people can read: one JSON object per line.

    {"starboard":1,"program":"0.1.0","title":"drift","rules":1,"seats":2,"seed":7,"check":"5d0f2c11"}
    {"seat":0,"move":{"type":"bid","card":"red-3"},"check":"a90b77e2"}
    {"expired":"salvage-1","check":"03c1d8f4"}
    {"end":{"lines":2,"digest":"8d1e6a0f27c35b94","outcome":null},"check":"77ac51d0"}

`check` ties each line to all before it, so that a damaged file is refused at the line where the damage is.
"""

import re
import zlib
from collections.abc import Callable
from typing import Any

import msgspec

from starboard.kernel.codec import codec_of
from starboard.kernel.errors import BadOption, Refused, RulesBroken, StarboardError, UnknownTitle
from starboard.kernel.header import Header, checked_header
from starboard.kernel.line import AnyLine
from starboard.kernel.match import Match
from starboard.kernel.message import Arg, Event
from starboard.kernel.opening import begin
from starboard.kernel.registry import find_title
from starboard.kernel.title import Outcome, Title

FORMAT = 1
LARGEST_LINE = 1 << 20
_LINE = re.compile(rb'(\{.*),"check":"([0-9a-f]{8})"\}')


class _First(Header, frozen=True, forbid_unknown_fields=True, kw_only=True):
    starboard: int
    program: str = ""


class End(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The last line of a record: how many lines are between it and the header, the final state, and the result if
    the match was over."""

    lines: int
    digest: str
    outcome: Outcome | None


class _Last(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    end: End


class _Format(msgspec.Struct):
    starboard: int


class Record(msgspec.Struct, frozen=True):
    """A match from its first line to its last. `end` is None where the file was damaged before it."""

    header: Header
    lines: tuple[AnyLine, ...]
    end: End | None
    program: str = ""


class BadRecord(StarboardError):
    """A record that is damaged, cut short, unknown or newer. `line` is where; `whole` is what stood before it, or None
    if not even the header could be read."""

    def __init__(self, id: str, line: int, whole: Record | None = None, **args: Arg) -> None:
        super().__init__(id, line=line, **args)
        self.line = line
        self.whole = whole


_encode = msgspec.json.Encoder().encode
_decode_format = msgspec.json.Decoder(_Format).decode
_decode_first = msgspec.json.Decoder(_First).decode
_decode_last = msgspec.json.Decoder(_Last).decode


def record_of(match: Match, program: str = "") -> Record:
    """The record of a match as it stands, finished or not. Linear in the length of its log. `ValueError` for an
    imagined world, which has no log."""
    if match.journal is None:
        raise ValueError("an imagined world has no record")
    lines = tuple(match.lines)
    return Record(match.header, lines, End(len(lines), match.digest(), match.outcome), program)


def write_record(record: Record) -> bytes:
    """The record as the bytes of a file. Linear time."""
    first = {"starboard": FORMAT, "program": record.program} | msgspec.to_builtins(record.header)
    objects: list[object] = [first, *record.lines]
    if record.end is not None:
        objects.append(_Last(record.end))
    written, check = [], 0
    for item in objects:
        body = _encode(item)[:-1]
        check = zlib.crc32(body, check)
        written.append(b'%s,"check":"%08x"}\n' % (body, check))
    return b"".join(written)


def read_record(data: bytes, find: Callable[[str], Title[Any]] = find_title) -> Record:
    """The record in these bytes, every line checked. Linear time.

    `BadRecord` names the line and what is wrong with it (damaged, cut short, unknown, newer), and carries what was
    whole before it.
    """
    rows = data.split(b"\n")
    header, program, check = _read_first(rows[0])
    title, header = _title_of(header, find)
    read_line = codec_of(title).read_line
    lines: list[AnyLine] = []
    number = 1
    try:
        for number, row in enumerate(rows[1:-1], 2):
            body, check = _body(row, check, number)
            if body.startswith(b'{"end":'):
                end = _decode_last(body).end
                if end.lines != len(lines):
                    raise BadRecord("kernel-record-damaged", number)
                if len(rows) != number + 1 or rows[-1]:
                    raise BadRecord("kernel-record-damaged", number + 1)
                return Record(header, tuple(lines), end, program)
            line = read_line.decode(body)
            if not line.is_sound():
                raise BadRecord("kernel-record-unknown-line", number)
            lines.append(line)
        raise BadRecord("kernel-record-cut-short", number + 1)
    except BadRecord as why:
        why.whole = Record(header, tuple(lines), None, program)
        raise
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as why:
        whole = Record(header, tuple(lines), None, program)
        raise BadRecord("kernel-record-unknown-line", number, whole) from why


def _read_first(row: bytes) -> tuple[Header, str, int]:
    try:
        newer = _decode_format(row[:LARGEST_LINE]).starboard > FORMAT
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as why:
        raise BadRecord("kernel-record-no-header", 1) from why
    if newer:
        raise BadRecord("kernel-record-newer", 1)
    body, check = _body(row, 0, 1)
    try:
        first = _decode_first(body)
    except (msgspec.MsgspecError, UnicodeDecodeError) as why:
        raise BadRecord("kernel-record-no-header", 1) from why
    fields = {name: getattr(first, name) for name in Header.__struct_fields__}
    return Header(**fields), first.program, check


def _body(row: bytes, check: int, number: int) -> tuple[bytes, int]:
    """The line without its check, once that has been found to be right."""
    found = _LINE.fullmatch(row) if len(row) <= LARGEST_LINE else None
    if found is None:
        raise BadRecord("kernel-record-damaged", number)
    check = zlib.crc32(found[1], check)
    if found[2] != b"%08x" % check:
        raise BadRecord("kernel-record-damaged", number)
    return found[1] + b"}", check


def _title_of(header: Header, find: Callable[[str], Title[Any]]) -> tuple[Title[Any], Header]:
    """The title of a record, and its header with every option filled in."""
    try:
        title = find(header.title)
    except UnknownTitle as why:
        raise BadRecord("kernel-record-title", 1, reason=why.message) from why
    if header.rules > title.version:
        raise BadRecord("kernel-record-newer-rules", 1, title=title.id, rules=header.rules, known=title.version)
    try:
        return title, checked_header(title, header)
    except BadOption as why:
        raise BadRecord("kernel-record-header", 1, reason=why.message) from why


def _begun(title: Title[Any], header: Header, listening: bool) -> Match:
    try:
        return begin(title, header, listening)
    except RulesBroken as why:
        raise BadRecord("kernel-record-header", 1, reason=why.message) from why


def replay(
    record: Record,
    to: int | None = None,
    find: Callable[[str], Title[Any]] = find_title,
    listening: bool = False,
    heard: Callable[[Match, AnyLine | None, list[Event]], None] | None = None,
) -> Match:
    """Play a record again, all of it or its first `to` lines, every line checked against the rules. `heard` is told
    what happens: at the beginning, and with each line once it has been played.

    `BadRecord` names the first line that the rules refuse, or the last if the match ended otherwise than the record
    says; of a record of older rules it says that they have changed since. Costs what the moves cost.
    """
    title, header = _title_of(record.header, find)
    match = _begun(title, header, listening or heard is not None)
    if heard is not None:
        heard(match, None, match.events)
    wanted = record.lines if to is None else record.lines[: max(0, to)]
    for number, line in enumerate(wanted, 2):
        try:
            events = match.follow(line)
            if heard is not None:
                heard(match, line, events)
        except (Refused, RulesBroken) as why:
            whole = Record(record.header, record.lines[: number - 2], None, record.program)
            if header.rules < title.version:
                raise _changed(title, header, number, whole) from why
            raise BadRecord("kernel-record-refused", number, whole, reason=why.message) from why
    end = record.end
    if to is None and end is not None and (end.digest != match.digest() or end.outcome != match.outcome):
        if header.rules < title.version:
            raise _changed(title, header, len(record.lines) + 2, record)
        raise BadRecord("kernel-record-differs", len(record.lines) + 2, record)
    return match


def _changed(title: Title[Any], header: Header, number: int, whole: Record) -> BadRecord:
    """Nothing is wrong with the record: it can be followed up to this line, where the rules have changed since."""
    return BadRecord("kernel-record-older-rules", number, whole, title=title.id, rules=header.rules, now=title.version)
