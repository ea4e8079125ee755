"""The log of a table as a story: what happened, in order, each for those who may know it. It only grows.

It is kept as the pieces of JSON that go out to clients, the older ones squeezed: a long match takes as much room as a
page of text.
"""

import zlib
from collections.abc import Callable, Iterable, Iterator

import msgspec

from starboard.kernel import ABOUT_NOTHING, About, Event, Message, ids_of
from starboard.table.frames import Entry

PACK = 64
"""Entries that are squeezed together."""


class Told(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """One thing that was told, as it is stored. With `back`, moves after that position were taken back."""

    position: int
    time: int
    seat: int | None
    message: Message
    rule: str = ""
    to: tuple[int, ...] | None = None
    but: tuple[int, ...] = ()
    back: bool = False
    beat: str = ""

    def heard_by(self, face: int | None) -> bool:
        """Whether this seat (None: an onlooker) may know of it."""
        return (self.to is None or face in self.to) and face not in self.but


class _Piece(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """One thing that was told, as it goes out."""

    position: int
    json: bytes
    ids: tuple[str, ...]
    """The messages in it: those who hear it have met them."""
    to: tuple[int, ...] | None
    but: tuple[int, ...]
    back: bool

    def heard_by(self, face: int | None) -> bool:
        return (self.to is None or face in self.to) and face not in self.but


_encode_entry = msgspec.json.Encoder().encode
_encode = msgspec.msgpack.Encoder().encode
_pieces_of = msgspec.msgpack.Decoder(list[_Piece]).decode
_told_of = msgspec.msgpack.Decoder(list[Told]).decode


def told(events: Iterable[Event], position: int, time: int, seat: int | None) -> list[Told]:
    """What the rules say happened, on the way to this position. What is only shown is no part of the story."""
    return [
        Told(position, time, seat, event.message, event.rule, event.to, event.but, beat=event.beat)
        for event in events
        if event.is_said
    ]


def packed(tellings: list[Told]) -> bytes:
    """For the store."""
    return _encode(tellings) if tellings else b""


def unpacked(data: bytes) -> list[Told]:
    """From the store."""
    return _told_of(data) if data else []


class Story:
    """Everything that was told at a table. `about` says what each line is about."""

    __slots__ = ("_about", "_blocks", "_pieces")

    def __init__(self, about: Callable[[Message], About] = lambda _: ABOUT_NOTHING) -> None:
        self._about = about
        self._blocks: list[bytes] = []
        self._pieces: list[_Piece] = []

    def __len__(self) -> int:
        return len(self._blocks) * PACK + len(self._pieces)

    def add(self, tellings: Iterable[Told]) -> None:
        """Go on telling."""
        for one in tellings:
            about = self._about(one.message)
            entry = Entry(
                one.position, one.message, one.time, one.rule, one.seat, False, one.beat, about.sign, about.marks
            )
            ids = tuple(ids_of(one.message))
            self._pieces.append(_Piece(one.position, _encode_entry(entry), ids, one.to, one.but, one.back))
            if len(self._pieces) == PACK:
                self._blocks.append(zlib.compress(_encode(self._pieces), 1))
                self._pieces = []

    def since(self, start: int, face: int | None) -> tuple[msgspec.Raw, int | None]:
        """What this seat (None: an onlooker) has heard after the first `start` entries, as a JSON list; and the lowest
        position to which moves were taken back in that time, if any were."""
        heard: list[bytes] = []
        back: int | None = None
        for piece in self._backwards(start):
            if piece.heard_by(face):
                is_undone = back is not None and piece.position > back
                heard.append(piece.json[:-1] + b',"undone":true}' if is_undone else piece.json)
            if piece.back:
                back = piece.position if back is None else min(back, piece.position)
        heard.reverse()
        return msgspec.Raw(b"[" + b",".join(heard) + b"]"), back

    def met(self, face: int | None, start: int = 0) -> set[str]:
        """The ids of all messages that this seat (None: an onlooker) has heard after the first `start` entries, those
        of moves that were taken back among them."""
        return {id for piece in self._backwards(start) if piece.heard_by(face) for id in piece.ids}

    def _backwards(self, start: int) -> Iterator[_Piece]:
        first = len(self._blocks) * PACK
        yield from reversed(self._pieces[max(0, start - first) :])
        for number in range(len(self._blocks) - 1, start // PACK - 1, -1):
            pieces = _pieces_of(zlib.decompress(self._blocks[number]))
            yield from reversed(pieces[max(0, start - number * PACK) :])
