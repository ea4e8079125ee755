"""Where a match stands, as one seat or an onlooker may see it."""

from collections.abc import Collection, Sequence

import msgspec

from starboard.kernel import Caption, Match, Message, Move, Stake, ids_of, met_in
from starboard.kernel.past import Past
from starboard.store import Undo
from starboard.table.film import Film, plain
from starboard.table.frames import LegalMove, OpenQuestion, Result, RunningClock, Stand
from starboard.table.meetings import sealed_among

_encode = msgspec.msgpack.Encoder().encode
LOOKING_BACK = Message("table-looking-back")


def stand_of(
    match: Match, face: int | None, undo: Undo, clock: RunningClock | None = None, others: Collection[int] = ()
) -> Stand:
    """The stand for a seat; None: for an onlooker. Lists, captions and stakes are made only for a seat that is asked.
    `others` are the seats that the same client holds besides."""
    asked = face is not None and face in match.waiting
    moves: list[LegalMove] = []
    if face is not None and asked:
        shown = [(move, *match.shown(face, move)) for move in match.offers(face)]
        first = _put_forward(match, face, shown)
        moves = [LegalMove(*one, place in first) for place, one in enumerate(shown)]
    view = match.view(face)
    return Stand(
        position=match.position,
        count=match.count,
        view=view,
        waiting=match.awaited,
        question=_question(match, face if asked else None, clock),
        moves=moves,
        undo=Message("table-not-seated") if face is None else match.why_no_undo(face, strictly=undo != "free"),
        redo=face is not None and match.can_redo(face),
        over=_result(match),
        alike=[seat for seat in others if _encode(match.view(seat)) == _encode(view)],
    )


def _put_forward(match: Match, face: int, shown: Sequence[tuple[Move, Caption, Stake | None]]) -> Collection[int]:
    """The places of the moves that are put forward: one, or where several are asked for, a handful."""
    if match.question is not None and match.question.takes_several:
        return match.handful(face, shown, match.question.least)
    first = match.foremost(face, shown)
    return () if first is None else (first,)


def past_stand(past: Past, position: int, face: int | None) -> Stand:
    """A match after that many moves, and what there was to see of the last of them: to look at, not to play on."""
    then = past.at(position, [face])
    title, view, met = then.title, then.view(face), set[str]()

    def see(shown: object) -> None:
        if title.seals:
            met.update(met_in(title, shown))

    see(view)
    beats = list(Film(then).beats(face, plain(past.at(position - 1).view(face)), see=see)) if then.beats else []
    if then.question is not None:
        met.update(ids_of(asked_of(then, None)))
    return Stand(
        position=position,
        count=position,
        view=view,
        waiting=then.awaited,
        question=_question(then, None, None),
        moves=[],
        undo=LOOKING_BACK,
        redo=False,
        over=_result(then),
        beats=beats,
        met=sealed_among(title, met),
        sketches=tuple(title.sketches(then.state)),
    )


def _question(match: Match, asked: int | None, clock: RunningClock | None) -> OpenQuestion | None:
    """The question as a seat that is asked hears it, or (None) somebody who is not."""
    if match.question is None:
        return None
    heard, prompt = match.question.heard_by(asked), asked_of(match, asked)
    hiding, hurried = not heard.alone, is_hurried(match)
    return OpenQuestion(heard.kind, prompt, heard.rule, heard.least, heard.most, clock, hiding, hurried)


def is_race(match: Match) -> bool:
    """Whether it matters who is first. In the turn of one player it does not, whatever the others may do in it."""
    question = match.question
    return question is not None and question.counts_from_sending and question.awaited() == question.seats()


def is_hurried(match: Match) -> bool:
    """Whether it matters how long somebody takes."""
    return match.deadline is not None or is_race(match)


def asked_of(match: Match, asked: int | None) -> Message:
    """The sentence that asks, as a seat that is asked hears it, or (None) somebody who is not."""
    assert match.question is not None
    heard = match.question.heard_by(asked)
    return Message(heard.prompt, dict(heard.args))


def _result(match: Match) -> Result | None:
    return None if match.outcome is None else Result(match.outcome.scores, match.outcome.winners)
