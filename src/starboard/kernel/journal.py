"""The log of a match: one line per decision, undo or passed deadline. It only grows.

A live match keeps its whole log in memory, because the log is the game. So old lines are packed, in two steps: soon
into bytes, which is quick, and later squeezed, which is small. Two thousand moves take no more room than a short
e-mail.
"""

import zlib
from collections.abc import Iterator
from typing import Final

import msgspec

from starboard.kernel.errors import Unreadable
from starboard.kernel.line import AnyLine

PACK = 64
"""Lines in a chunk of bytes."""
SQUEEZE = 8
"""Chunks that are squeezed together into a block."""
LARGEST_BLOCK = 16 << 20
"""Bytes of a block; a larger one is not read."""
NOT_DATA: Final = (msgspec.MsgspecError, UnicodeDecodeError, RecursionError)
"""What reading bytes raises when they are not what they should be."""

_encode = msgspec.msgpack.Encoder().encode
_chunks_of = msgspec.msgpack.Decoder(list[bytes]).decode


def _squeezed(chunks: list[bytes]) -> bytes:
    return zlib.compress(_encode(chunks), 1)


def _spread(block: bytes) -> list[bytes]:
    """The chunks of a block. `Unreadable` when it is not one, or one that would fill the memory."""
    try:
        unpacker = zlib.decompressobj()
        data = unpacker.decompress(block, LARGEST_BLOCK)
        if unpacker.eof:
            return _chunks_of(data)
    except (zlib.error, msgspec.MsgspecError) as why:
        raise Unreadable("kernel-save-damaged") from why
    raise Unreadable("kernel-save-damaged")


class Journal:
    """All lines of a match, the older ones packed. Appending is constant time, reading all of them linear."""

    __slots__ = ("_blocks", "_chunks", "_decoder", "_lasting", "_lines")

    def __init__(self, decoder: "msgspec.msgpack.Decoder[list[AnyLine]]", lasting: bool = True) -> None:
        """A match that nobody will keep, one of a simulation for instance, has a log that is not `lasting`: it is
        squeezed only when it is saved."""
        self._decoder = decoder
        self._lasting = lasting
        self._blocks: list[bytes] = []
        self._chunks: list[bytes] = []
        self._lines: list[AnyLine] = []

    def append(self, line: AnyLine) -> None:
        """Add one line at the end."""
        lines = self._lines
        lines.append(line)
        if len(lines) == PACK:
            self._chunks.append(_encode(lines))
            self._lines = []
            if self._lasting:
                self._squeeze()

    def _squeeze(self) -> None:
        while len(self._chunks) >= SQUEEZE:
            self._blocks.append(_squeezed(self._chunks[:SQUEEZE]))
            del self._chunks[:SQUEEZE]

    def __len__(self) -> int:
        return (len(self._blocks) * SQUEEZE + len(self._chunks)) * PACK + len(self._lines)

    def __iter__(self) -> Iterator[AnyLine]:
        for block in self._blocks:
            for chunk in _spread(block):
                yield from self._decoder.decode(chunk)
        for chunk in self._chunks:
            yield from self._decoder.decode(chunk)
        yield from self._lines

    def since(self, count: int) -> list[AnyLine]:
        """The lines after the first `count`. Unpacks no more than it must, so the latest ones cost next to nothing."""
        lines = self._lines
        first = len(self) - len(lines)
        blocks, chunks = list(self._blocks), list(self._chunks)
        while first > count:
            if not chunks:
                chunks = _spread(blocks.pop())
            lines = [*self._decoder.decode(chunks.pop()), *lines]
            first -= PACK
        return lines[max(0, count - first) :]

    def copy(self) -> "Journal":
        """A journal that grows on its own from here; the packed past is shared, since nobody changes it."""
        twin = Journal(self._decoder, self._lasting)
        if self._blocks:
            twin._blocks = self._blocks.copy()
        if self._chunks:
            twin._chunks = self._chunks.copy()
        twin._lines = self._lines.copy()
        return twin

    def packed(self) -> tuple[list[bytes], list[bytes]]:
        """Everything as bytes, for saving: the blocks, and the chunks since, the last of them not full."""
        self._squeeze()
        return self._blocks, [*self._chunks, _encode(self._lines)]

    @staticmethod
    def unpacked(
        decoder: "msgspec.msgpack.Decoder[list[AnyLine]]", blocks: list[bytes], chunks: list[bytes]
    ) -> "Journal":
        """The journal that `packed` gave. `Unreadable` when the bytes are not one, one of `NOT_DATA` when they hold
        what the title does not know. Reads everything: what is wrong comes out now and not in the middle of play."""
        journal = Journal(decoder)
        packs = [_spread(block) for block in blocks]
        lengths = [len(decoder.decode(chunk)) for pack in [*packs, chunks] for chunk in pack]
        whole = all(len(pack) == SQUEEZE for pack in packs) and 1 <= len(chunks) <= SQUEEZE
        if not whole or any(length != PACK for length in lengths[:-1]) or lengths[-1] >= PACK:
            raise Unreadable("kernel-save-damaged")
        journal._blocks = list(blocks)
        journal._chunks = chunks[:-1]
        journal._lines = decoder.decode(chunks[-1])
        return journal
