"""The log of a match: one line a decision, undo or passed deadline. It only grows.

A live match keeps its whole log in memory, because the log is the game; so old lines are packed. Two thousand moves
take about as much room as a short e-mail.
"""

import zlib
from collections.abc import Iterator

import msgspec

from starboard.kernel.errors import Unreadable
from starboard.kernel.line import AnyLine

PACK = 256
"""Lines that are packed together."""

_pack = msgspec.msgpack.Encoder().encode


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
            self._blocks.append(zlib.compress(_pack(lines), 1))
            self._lines = []

    def __len__(self) -> int:
        return len(self._blocks) * PACK + len(self._lines)

    def __iter__(self) -> Iterator[AnyLine]:
        for block in self._blocks:
            yield from self._decoder.decode(zlib.decompress(block))
        yield from self._lines

    def copy(self) -> "Journal":
        """A journal that grows on its own from here; the packed past is shared, since nobody changes it."""
        twin = Journal(self._decoder)
        twin._blocks = list(self._blocks)
        twin._lines = list(self._lines)
        return twin

    def packed(self) -> list[bytes]:
        """Everything as bytes, for saving."""
        return [*self._blocks, zlib.compress(_pack(self._lines), 1)]

    @staticmethod
    def unpacked(decoder: "msgspec.msgpack.Decoder[list[AnyLine]]", blocks: list[bytes]) -> "Journal":
        """The journal that `packed` gave. `Unreadable` when the bytes are not one."""
        journal = Journal(decoder)
        try:
            journal._blocks = blocks[:-1]
            journal._lines = decoder.decode(zlib.decompress(blocks[-1]))
        except (IndexError, zlib.error, msgspec.MsgspecError) as why:
            raise Unreadable("kernel-save-damaged") from why
        return journal
