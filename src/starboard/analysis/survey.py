"""A first walk through a match: which stretches it has, who decided where, and where luck came in."""

from collections.abc import Iterable

import msgspec

from starboard.analysis.account import Kind
from starboard.analysis.subject import Subject, places_of
from starboard.analysis.worth import shares
from starboard.kernel import Event, Match, Message


class Stretch(msgspec.Struct, frozen=True):
    """A part of a match with a name: a turn, a round, a card."""

    position: int
    turn: int
    title: Message | None


class Fate(msgspec.Struct, frozen=True):
    """A move after which dice fell, or something came to light."""

    position: int
    """Just before the move."""
    seat: int | None
    """Whose move it was; None: time had run out."""
    kind: Kind
    what: Message


class Survey(msgspec.Struct, frozen=True):
    """What the walk has found. Positions are those before a move."""

    title: str
    rules: int
    fingerprint: str
    judge: str
    player: str
    cooperative: bool
    in_parts: bool
    """Whether the chances are those of parts of the match."""
    results: tuple[float, ...]
    """What each chance came to in the end."""
    patience: int
    """How many times as many worlds as usual are tried."""
    movers: tuple[int | None, ...]
    """Who made each move."""
    stretches: tuple[Stretch, ...]
    decisions: tuple[tuple[int, int], ...]
    """Position and seat of all decisions that weigh."""
    fates: tuple[Fate, ...]


def survey(subject: Subject) -> Survey:
    """Walk through the match."""
    stretches: list[Stretch] = []
    decisions: list[tuple[int, int]] = []
    fates: list[Fate] = []
    for position, line in enumerate(subject.lines):
        then = subject.at(position)
        _note_stretch(stretches, then)
        if line.seat is not None and _weighs(subject, then, line.seat):
            decisions.append((position, line.seat))
        before = then.state.chance.state, then.state.chance.reveals
        fateful = subject.appraisal.is_fateful(then.state)
        after = subject.at(position + 1)
        learnt = (after.state.chance.state, after.state.chance.reveals) != before
        if fateful and learnt:
            said = _told(then, line.seat, _moves_of(subject, then, position), after.events)
            fates.append(Fate(position, line.seat, kind_of(after.events), said))
    return Survey(
        subject.title.id,
        subject.header.rules,
        subject.fingerprint,
        subject.judge,
        subject.player,
        subject.together,
        subject.appraisal.is_in_parts(subject.at(0).state),
        shares(subject, subject.outcome),
        subject.appraisal.patience,
        tuple(line.seat for line in subject.lines),
        tuple(stretches),
        tuple(decisions),
        tuple(fates),
    )


def _note_stretch(stretches: list[Stretch], then: Match) -> None:
    """Whether another stretch begins here."""
    title = then.title.scene(then.state)
    if stretches and stretches[-1].title == title:
        return
    told = title.args.get("turn") if title is not None else None
    number = told if isinstance(told, int) else len(stretches) + 1
    if stretches and title is not None and stretches[-1].title is not None and told is not None:
        last = stretches[-1].title
        if (last.id, last.args.get("turn")) == (title.id, told):
            return
    stretches.append(Stretch(then.position, number, title))


def _weighs(subject: Subject, then: Match, seat: int) -> bool:
    """Whether there was something to decide that may have mattered."""
    question = then.question
    if question is None or len(then.offers(seat)) < 2:
        return False
    return subject.appraisal.weighs(then.state, seat, question.heard_by(seat))


def _moves_of(subject: Subject, then: Match, position: int) -> list[Message]:
    """What was done, in the words of its captions."""
    line = subject.lines[position]
    if line.seat is None:
        return []
    options = then.offers(line.seat)
    return [then.caption(line.seat, options[place]).message for place in places_of(line, options)]


def kind_of(events: Iterable[Event]) -> Kind:
    """What decided, by what was to be seen."""
    beats = {event.beat for event in events}
    dice, cards = "dice" in beats, "card" in beats
    if dice and cards:
        return "both"
    return "dice" if dice else "cards" if cards else "event"


def _told(then: Match, seat: int | None, done: list[Message], events: list[Event]) -> Message:
    """In a sentence what befell: of what was told the first that shows dice or a card, else the first at all."""
    said = [event for event in events if event.is_said and event.message.id]
    for beats in (("dice",), ("card",), ("injury", "hit", "lost", "gain", "score")):
        for event in said:
            if event.beat in beats:
                return event.message
    if said:
        return said[0].message
    if done and seat is not None:
        return Message("analysis-luck-after", {"seat": seat, "move": done[0]})
    return Message("analysis-luck-unnamed")
