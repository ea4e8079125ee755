"""What there is to see at a table: the beats of a procedure, each with the state of its moment."""

from typing import Any, Generic, NamedTuple, TypeVar

import msgspec

from starboard.kernel import State
from starboard.kernel.stage import Stage

S = TypeVar("S", bound=State)
_encode = msgspec.msgpack.Encoder().encode


class Shown(NamedTuple, Generic[S]):
    """One beat."""

    kind: str
    data: dict[str, Any]
    then: S


def watched(g: S) -> S:
    """The same table, watched from now on."""
    g.news = Stage([None], _encode)
    return g


def film(g: S) -> list[Shown[S]]:
    """The beats so far."""
    assert isinstance(g.news, Stage)
    decode = msgspec.msgpack.Decoder(type(g)).decode
    events = [(g.news[moment.place], moment.state) for moment in g.news.moments]
    return [Shown(event.beat, dict(event.message.args), decode(state)) for event, state in events]


def kinds(g: State) -> list[str]:
    """The kinds of the beats so far."""
    return [shown.kind for shown in film(g)]


def of_kind(g: S, kind: str) -> list[Shown[S]]:
    """The beats of one kind so far."""
    return [shown for shown in film(g) if shown.kind == kind]
