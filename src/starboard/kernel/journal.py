"""The log of a match: one line a decision, undo or passed deadline. It only grows.

A live match keeps its whole log in memory, because the log is the game; so old lines are packed. Two thousand moves
take about as much room as a short e-mail.
"""

import zlib
from collections.abc import Iterator
from typing import Final

import msgspec

from starboard.kernel.errors import Unreadable
from starboard.kernel.line import AnyLine

PACK = 128
"""Lines that are packed together."""
LARGEST_BLOCK = 16 << 20
"""Bytes of a block when unpacked; more is not read."""
NOT_DATA: Final = (msgspec.MsgspecError, UnicodeDecodeError, RecursionError)
"""What reading bytes raises when they are not what they should be."""

# A small window: a block is a few kilobytes, and clearing a large one would take longer than packing.
_WINDOW = -12
_encode = msgspec.msgpack.Encoder().encode


def _packed(lines: list[AnyLine]) -> bytes:
    packer = zlib.compressobj(1, zlib.DEFLATED, _WINDOW, 4)
    return packer.compress(_encode(lines)) + packer.flush()


def _unpacked(block: bytes) -> bytes:
    """The bytes of a block. `Unreadable` when it is not one, or one that would fill the memory."""
    try:
        unpacker = zlib.decompressobj(_WINDOW)
        data = unpacker.decompress(block, LARGEST_BLOCK)
    except zlib.error as why:
        raise Unreadable("kernel-save-damaged") from why
    if not unpacker.eof:
        raise Unreadable("kernel-save-damaged")
    return data


class Journal:
    """All lines of a match, the older ones packed. Appending is constant time, reading all of them linear."""

    __slots__ = ("_blocks", "_decoder", "_lines")

    def __init__(self, decoder: "msgspec.msgpack.Decoder[list[AnyLine]]") -> None:
        self._decoder = decoder
        self._blocks: list[bytes] = []
        self._lines: list[AnyLine] = []

    def append(self, line: AnyLine) -> None:
        """Add one line at the end."""
        lines = self._lines
        lines.append(line)
        if len(lines) == PACK:
            self._blocks.append(_packed(lines))
            self._lines = []

    def __len__(self) -> int:
        return len(self._blocks) * PACK + len(self._lines)

    def __iter__(self) -> Iterator[AnyLine]:
        for block in self._blocks:
            yield from self._decoder.decode(_unpacked(block))
        yield from self._lines

    def copy(self) -> "Journal":
        """A journal that grows on its own from here; the packed past is shared, since nobody changes it."""
        twin = Journal(self._decoder)
        twin._blocks = list(self._blocks)
        twin._lines = list(self._lines)
        return twin

    def packed(self) -> list[bytes]:
        """Everything as bytes, for saving."""
        return [*self._blocks, _packed(self._lines)]

    @staticmethod
    def unpacked(decoder: "msgspec.msgpack.Decoder[list[AnyLine]]", blocks: list[bytes]) -> "Journal":
        """The journal that `packed` gave. `Unreadable` when the bytes are not one, one of `NOT_DATA` when they hold
        what the title does not know. Reads everything: what is wrong comes out now and not in the middle of play."""
        journal = Journal(decoder)
        read = [decoder.decode(_unpacked(block)) for block in blocks]
        if not read or any(len(lines) != PACK for lines in read[:-1]):
            raise Unreadable("kernel-save-damaged")
        journal._blocks = blocks[:-1]
        journal._lines = read[-1]
        return journal
