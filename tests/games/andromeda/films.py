"""What there is to see at a table: the beats of a procedure, each with the state of its moment."""

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

import msgspec

from starboard.games.andromeda.state.game_state import AndromedaState
from starboard.games.andromeda.title import ANDROMEDA
from starboard.kernel import Event, new_match
from starboard.kernel.stage import Stage

_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder(AndromedaState).decode


class Shown(NamedTuple):
    """One beat."""

    kind: str
    data: dict[str, Any]
    then: AndromedaState


def watched(g: AndromedaState) -> AndromedaState:
    """The same table, watched from now on."""
    g.news = Stage([None], _encode)
    return g


def film(g: AndromedaState) -> list[Shown]:
    """The beats so far."""
    assert isinstance(g.news, Stage)
    events = [(g.news[moment.place], moment.state) for moment in g.news.moments]
    return [Shown(event.beat, dict(event.message.args), _decode(state)) for event, state in events]


def kinds(g: AndromedaState) -> list[str]:
    """The kinds of the beats so far."""
    return [shown.kind for shown in film(g)]


def of_kind(g: AndromedaState, kind: str) -> list[Shown]:
    """The beats of one kind so far."""
    return [shown for shown in film(g) if shown.kind == kind]


def whole_matches(count: int) -> Iterator[Event]:
    """Everything that is told in some matches of two against the Hegemon, played at random with everything in them."""
    options = {"hegemon": "ofc_2a", "raiders": "any", "moons": "both", "destiny": True}
    for seed in range(count):
        deck = ("dawn", "twilight", "shadows")[seed % 3]
        match, rng = new_match(ANDROMEDA, 2, seed, {**options, "events": deck}), Random(seed)
        yield from match.events
        while not match.over:
            question, seat = match.question, match.waiting[0]
            assert question is not None
            offers = list(match.offers(seat))
            if question.takes_several:
                match.play(seat, rng.sample(offers, rng.randint(question.least, question.most)))
            else:
                match.play(seat, rng.choice(offers))
            yield from match.events
