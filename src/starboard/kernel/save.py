"""A match as bytes, between any two decisions."""

import zlib
from collections.abc import Callable
from typing import Any

import msgspec

from starboard.kernel.codec import codec_of
from starboard.kernel.errors import BadOption, RulesBroken, Unreadable
from starboard.kernel.header import Header, checked_header, unfit
from starboard.kernel.journal import NOT_DATA, Journal
from starboard.kernel.marks import Mark
from starboard.kernel.match import Match
from starboard.kernel.opening import resume
from starboard.kernel.registry import find_title
from starboard.kernel.title import Title

FORMAT = 1


class _Saved(msgspec.Struct, array_like=True):
    format: int
    header: Header
    mark: Mark
    since: bytes
    redo: bytes
    blocks: list[bytes]
    chunks: list[bytes]


class _Format(msgspec.Struct, array_like=True):
    format: int


_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder(_Saved).decode
_decode_format = msgspec.msgpack.Decoder(_Format).decode


def save(match: Match, log: bool = True) -> bytes:
    """The whole match: its last checkpoint, the moves since, and the log. Linear in the size of the state, and in the
    length of the log with a small factor. Without `log` it is for somebody who only looks at the open question: the
    past is left out. An imagined world cannot be saved: `ValueError`."""
    journal = match.journal
    if journal is None:
        raise ValueError("an imagined world cannot be saved")
    blocks, chunks = journal.packed() if log else ([], [_encode([])])
    since, redo = _encode(match.since), _encode(match.now.horizon.undone)
    saved = _Saved(FORMAT, match.header, match.checkpoint, since, redo, blocks, chunks)
    data = _encode(saved)
    return zlib.crc32(data).to_bytes(4, "big") + data


def load(data: bytes, find: Callable[[str], Title[Any]] = find_title) -> Match:
    """The match that `save` gave: question, undo, redo and log are as they were.

    `Unreadable` when the bytes are damaged, newer than this program or no longer fit the title; `UnknownTitle` when the
    title is not installed. See `resume` for what happens when only the last moves no longer fit.
    """
    saved = _read(data)
    header = stored = saved.header
    title = find(header.title)
    if header.rules > title.version:
        raise Unreadable("kernel-save-newer-rules", title=title.id, rules=header.rules, known=title.version)
    codec = codec_of(title)
    try:
        header = checked_header(title, header)
        since = codec.lines.decode(saved.since)
        redo = codec.lines.decode(saved.redo)
        journal = Journal.unpacked(codec.lines, saved.blocks, saved.chunks)
        match = resume(title, header, saved.mark, since, journal)
    except (*NOT_DATA, RulesBroken, BadOption) as why:
        raise unfit(title, stored) from why
    if match.notice is None:
        match.now.horizon.undone = redo
    return match


def _read(data: bytes) -> _Saved:
    body = data[4:]
    if len(data) < 4 or zlib.crc32(body) != int.from_bytes(data[:4], "big"):
        raise Unreadable("kernel-save-damaged")
    try:
        if _decode_format(body).format > FORMAT:
            raise Unreadable("kernel-save-newer")
        return _decode(body)
    except NOT_DATA as why:
        raise Unreadable("kernel-save-damaged") from why
