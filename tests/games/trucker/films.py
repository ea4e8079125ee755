"""What there is to see of a flight: the beats of a procedure, each with the state of its moment."""

from typing import Any, NamedTuple

import msgspec

from starboard.games.trucker.state.game_state import TruckerState
from starboard.kernel.stage import Stage

_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder(TruckerState).decode


class Shown(NamedTuple):
    """One beat."""

    kind: str
    data: dict[str, Any]
    then: TruckerState


def watched(g: TruckerState) -> TruckerState:
    """The same flight, watched from now on."""
    g.news = Stage([None], _encode)
    return g


def film(g: TruckerState) -> list[Shown]:
    """The beats so far."""
    assert isinstance(g.news, Stage)
    events = [(g.news[moment.place], moment.state) for moment in g.news.moments]
    return [Shown(event.beat, dict(event.message.args), _decode(state)) for event, state in events]


def kinds(g: TruckerState) -> list[str]:
    """The kinds of the beats so far."""
    return [shown.kind for shown in film(g)]
