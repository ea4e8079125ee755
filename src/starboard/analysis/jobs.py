"""The work of an analysis, in jobs that know nothing of each other: plain data in, plain data out, in any process."""

from typing import TypeAlias

import msgspec

from starboard.analysis.account import Deed, Estimate, Gain
from starboard.analysis.subject import Subject, places_of, seed_of, subject_of
from starboard.analysis.survey import Survey, survey
from starboard.analysis.worth import estimate, gain, worth
from starboard.bots import Explaining, make_bot
from starboard.kernel import Match, Message, Sight

Places: TypeAlias = tuple[int, ...]


class Walk(msgspec.Struct, frozen=True):
    """Go through the match once. Gives a `Survey`."""


class Look(msgspec.Struct, frozen=True):
    """How likely is it that this seat wins, from what it could know at this position? Gives an `Estimate`."""

    position: int
    seat: int
    worlds: int
    seed: int


class Compare(msgspec.Struct, frozen=True):
    """Would the judge have decided otherwise, and what would that have been worth? Gives a `Doubt`, or None."""

    position: int
    worlds: int
    seed: int
    better: Places | None = None
    """What the judge would have done, where that is known already."""


class Doubt(msgspec.Struct, frozen=True):
    """What was played, and what the judge would have played. `cost` is above 0 where that is better."""

    seat: int
    better: Places
    played: Estimate
    other: Estimate
    cost: Gain


class Tell(msgspec.Struct, frozen=True):
    """The words of a turning point. Gives a `Told`."""

    position: int
    better: Places
    seed: int


class Told(msgspec.Struct, frozen=True):
    question: Message
    played: tuple[Deed, ...]
    better: tuple[Deed, ...]
    why: Message | None


class Weigh(msgspec.Struct, frozen=True):
    """What was luck in what came after the move at this position? Gives a `Gain` for each chance."""

    position: int
    worlds: int
    seed: int


Job: TypeAlias = Walk | Look | Compare | Tell | Weigh
Result: TypeAlias = Survey | Estimate | Doubt | Told | tuple[Gain, ...] | None


def do(record: bytes, job: Job) -> Result:
    """Do a job on the match of this record. `StarboardError` where the record cannot be used."""
    subject = subject_of(record)
    match job:
        case Walk():
            return survey(subject)
        case Look():
            return look(subject, job)
        case Compare():
            return compare(subject, job)
        case Tell():
            return tell(subject, job)
        case Weigh():
            return weigh(subject, job)


def look(subject: Subject, job: Look) -> Estimate:
    """Imagine worlds as that seat could."""
    return look_at(subject, subject.at(job.position), job)


def look_at(subject: Subject, then: Match, job: Look) -> Estimate:
    """The same for a match that stands there, or looks to this seat as if it did."""
    since, column = subject.appraisal.clock(then.state), subject.column(job.seat)
    values = []
    for number in range(job.worlds):
        seed = seed_of(job.seed, "look", job.position, job.seat, number)
        world = then.imagine(job.seat, seed, checkpoints=True)
        values.append(worth(subject, world, since, subject.appraisal.far, seed)[column])
    return estimate(values)


def compare(subject: Subject, job: Compare) -> Doubt | None:
    """Ask the judge; try both in the same worlds."""
    then, line = subject.at(job.position), subject.lines[job.position]
    seat = line.seat
    if seat is None:
        return None
    played = places_of(line, then.offers(seat))
    better = job.better if job.better is not None else judged(subject, then, seat, job.seed, job.position)
    if sorted(better) == sorted(played) or _said(then, seat, better) == _said(then, seat, played):
        return None
    column = subject.column(seat)
    pairs = []
    for number in range(job.worlds):
        seed = seed_of(job.seed, "compare", job.position, number, job.better is not None)
        pairs.append([after(subject, then, seat, places, seed)[column] for places in (played, better)])
    return Doubt(
        seat,
        better,
        estimate([one for one, _ in pairs]),
        estimate([other for _, other in pairs]),
        gain([other - one for one, other in pairs]),
    )


def judged(subject: Subject, then: Match, seat: int, seed: int, position: int) -> Places:
    """What the judge would do, from what this seat could know."""
    bot = make_bot(subject.title, subject.judge, seed_of(seed, "judge", position))
    chosen = bot.choose(Sight(then, seat))
    return chosen if isinstance(chosen, tuple) else (chosen,)


def after(subject: Subject, then: Match, seat: int, places: Places, seed: int) -> tuple[float, ...]:
    """What a decision is worth in one imagined world."""
    since = subject.appraisal.clock(then.state)
    world = then.imagine(seat, seed)
    world.pick(seat, *places)
    return worth(subject, _anew(world, seat, seed), since, subject.appraisal.far, seed)


def _anew(world: Match, seat: int, seed: int) -> Match:
    """The same with all dice and cards to come from this seed: what is compared then meets the same luck, as long as it
    is asked for in the same order."""
    return world.imagine(seat, seed_of(seed, "anew"), checkpoints=True)


def _said(then: Match, seat: int, places: Places) -> list[Message]:
    """How the captions call these moves: two that are called alike are no different decisions."""
    options = then.offers(seat)
    return [then.caption(seat, options[place]).message for place in places]


def tell(subject: Subject, job: Tell) -> Told:
    """Question and moves, in the words that the seat read then."""
    then, line = subject.at(job.position), subject.lines[job.position]
    seat = line.seat
    assert seat is not None
    assert then.question is not None
    asked = then.question.heard_by(seat)
    played = places_of(line, then.offers(seat))
    bot = make_bot(subject.title, subject.judge, seed_of(job.seed, "judge", job.position))
    chosen = job.better if asked.kind == "ask-some" else job.better[0]
    why = bot.explain(Sight(then, seat), chosen) if isinstance(bot, Explaining) else None
    return Told(
        Message(asked.prompt, dict(asked.args)), _deeds(then, seat, played), _deeds(then, seat, job.better), why
    )


def _deeds(then: Match, seat: int, places: Places) -> tuple[Deed, ...]:
    options = then.offers(seat)
    captions = [then.caption(seat, options[place]) for place in places]
    return tuple(Deed(caption.message, caption.place) for caption in captions)


def weigh(subject: Subject, job: Weigh) -> tuple[Gain, ...]:
    """The chances after what happened, less those after what could have happened: the same move with other dice, cards
    and secrets, as whoever made it had to reckon with."""
    then, line = subject.at(job.position), subject.lines[job.position]
    seat = 0 if line.seat is None else line.seat
    since, near = subject.appraisal.clock(then.state), subject.appraisal.near
    happened = subject.at(job.position + 1)
    expected, found = [], []
    for number in range(job.worlds):
        seed = seed_of(job.seed, "fate", job.position, number, job.worlds)
        world = then.imagine(seat, seed)
        if line.seat is None:
            world.expire(line.expired or "")
        else:
            world.pick(seat, *places_of(line, then.offers(seat)))
        expected.append(worth(subject, _anew(world, seat, seed), since, near, seed))
        found.append(worth(subject, _anew(happened, seat, seed), since, near, seed))
    gains = []
    for column in range(subject.width):
        differences = [one[column] - other[column] for one, other in zip(found, expected, strict=True)]
        gains.append(gain(differences))
    return tuple(gains)
