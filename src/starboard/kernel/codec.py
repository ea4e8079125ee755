"""How the state and the log lines of a title become bytes and come back: made once per title, shared by its matches."""

from functools import cache
from typing import Any

import msgspec

from starboard.kernel.line import AnyLine, Line, move_union
from starboard.kernel.state import State
from starboard.kernel.title import Title


class Codec:
    """Readers and writers for one title."""

    __slots__ = ("encode", "lines", "move", "read_line", "state")

    def __init__(self, title: Title[Any]) -> None:
        union = move_union(title.moves)
        # The types are known only now, so they are built at run time.
        generic_line: Any = Line
        generic_list: Any = list
        line = generic_line[union]
        self.encode = msgspec.msgpack.Encoder().encode
        self.state: msgspec.msgpack.Decoder[State] = msgspec.msgpack.Decoder(title.state)
        self.lines: msgspec.msgpack.Decoder[list[AnyLine]] = msgspec.msgpack.Decoder(generic_list[line])
        self.read_line: msgspec.json.Decoder[AnyLine] = msgspec.json.Decoder(line)
        self.move: msgspec.json.Decoder[Any] = msgspec.json.Decoder(union | generic_list[union])


@cache
def codec_of(title: Title[Any]) -> Codec:
    """The codec of a title, made when first asked for."""
    return Codec(title)


def mended(title: Title[Any], rules: int, state: bytes) -> bytes:
    """A state that rules of this version wrote, as those of today read it."""
    if rules >= title.version:
        return state
    return codec_of(title).encode(title.mend(rules, msgspec.msgpack.decode(state)))
