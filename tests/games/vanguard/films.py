"""What there is to see at a table: the beats of a procedure, each with the state of its moment."""

from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec

from golden.matches import VANGUARD as MATCHES
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.games.vanguard.title import VANGUARD
from starboard.kernel import Event, begin, read_record
from starboard.kernel.stage import Stage

_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder(VanguardState).decode


class Shown(NamedTuple):
    """One beat."""

    kind: str
    data: dict[str, Any]
    then: VanguardState


def watched(g: VanguardState) -> VanguardState:
    """The same table, watched from now on."""
    g.news = Stage([None], _encode)
    return g


def film(g: VanguardState) -> list[Shown]:
    """The beats so far."""
    assert isinstance(g.news, Stage)
    events = [(g.news[moment.place], moment.state) for moment in g.news.moments]
    return [Shown(event.beat, dict(event.message.args), _decode(state)) for event, state in events]


def kinds(g: VanguardState) -> list[str]:
    """The kinds of the beats so far."""
    return [shown.kind for shown in film(g)]


def of_kind(g: VanguardState, kind: str) -> list[Shown]:
    """The beats of one kind so far."""
    return [shown for shown in film(g) if shown.kind == kind]


def recorded(*names: str) -> Iterator[Event]:
    """Everything that is told in recorded matches."""
    for golden in MATCHES:
        if golden.name in names:
            record = read_record(golden.file.read_bytes())
            match = begin(VANGUARD, record.header)
            yield from match.events
            for line in record.lines:
                yield from match.follow(line)
