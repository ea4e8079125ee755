"""The course of an analysis: which jobs there are, in batches, since some follow from what others have found.

A batch is handed out, its results come back in the same order, and so on to the end:

    work = course(effort, seed)
    batch = next(work)
    while True:
        batch = work.send([do(record, job) for job in batch.jobs])  # `StopIteration` brings the analysis

The jobs of a batch can be done in parallel and in any process, and the work can stop after any of them.
"""

from collections.abc import Generator, Mapping, Sequence
from typing import Any, TypeAlias

import msgspec

from starboard.analysis.account import VERSION, Analysis, Gain, TurningPoint, Way
from starboard.analysis.curve import points, positions, stretch_at, thinned
from starboard.analysis.effort import USUAL, Effort, patient
from starboard.analysis.headline import headline
from starboard.analysis.jobs import Compare, Doubt, Job, Look, Tell, Told, Walk, Weigh
from starboard.analysis.ledgers import ledgers
from starboard.analysis.survey import Survey

SURE = 2.0
"""The cost of a turning point must exceed this many standard errors."""
SLIGHT = 0.01
"""The smallest cost, in winning chance, that makes a turning point."""


class Batch(msgspec.Struct, frozen=True):
    """Jobs that can be done at the same time."""

    jobs: tuple[Job, ...]
    begins: float
    """How much of the whole was done before, from 0 to 1,"""
    ends: float
    """and how much is done after."""


Course: TypeAlias = Generator[Batch, list[Any], Analysis]
Weighed: TypeAlias = list[tuple[int, Doubt]]
"""Decisions by their position, and what is known against them."""


def course(effort: Effort = USUAL, seed: int = 0, people: Sequence[int] = ()) -> Course:
    """All the work of an analysis. The turning points of `people` come first; nobody: all are alike."""
    survey: Survey = (yield Batch((Walk(),), 0.0, 0.04))[0]
    effort = patient(effort, survey.patience)
    where, seats = positions(survey, effort.points), range(len(survey.results))
    worlds = max(effort.fewest, effort.worlds // len(seats))
    fateful = thinned([fate.position for fate in survey.fates], effort.fates)

    # At a glance: the chances, and what was luck.
    looks = [Look(position, seat, worlds, seed) for position in where for seat in seats]
    found = yield Batch((*looks, *_weigh(fateful, effort.fate_worlds, seed)), 0.04, 0.5)
    estimates, fates = found[: len(looks)], dict(zip(fateful, found[len(looks) :], strict=True))

    # The largest luck again, and a glance at decisions around which chances fell.
    great = _greatest(fates, effort.great_fates)
    chosen = _worth_a_glance(survey, where, estimates, effort.decisions, people)
    glances = [Compare(position, effort.glances, seed) for position in chosen]
    found = yield Batch((*_weigh(great, effort.great_worlds, seed), *glances), 0.5, 0.8)
    fates |= dict(zip(great, found[: len(great)], strict=True))
    doubts = [(position, doubt) for position, doubt in zip(chosen, found[len(great) :], strict=True) if doubt]

    turning = yield from _turning(survey, doubts, effort, seed, people)
    width = len(seats)
    curve = points(survey, where, [estimates[at : at + width] for at in range(0, len(estimates), width)])
    accounts = ledgers(survey, curve, fates, effort.told)
    return Analysis(
        VERSION,
        survey.title,
        survey.rules,
        survey.fingerprint,
        survey.judge,
        survey.player,
        worlds,
        seed,
        survey.cooperative,
        tuple(people),
        headline(turning, accounts, people),
        curve,
        turning,
        accounts,
    )


def _weigh(where: Sequence[int], worlds: int, seed: int) -> list[Weigh]:
    return [Weigh(position, worlds, seed) for position in where]


def _greatest(fates: Mapping[int, tuple[Gain, ...]], most: int) -> list[int]:
    """The positions before the largest pieces of luck."""
    ranked = sorted(fates, key=lambda position: (-max(abs(one.gain) for one in fates[position]), position))
    return sorted(ranked[:most])


def _turning(
    survey: Survey, doubts: Weighed, effort: Effort, seed: int, people: Sequence[int]
) -> Generator[Batch, list[Any], tuple[TurningPoint, ...]]:
    """Try the decisions that look worst in many new worlds, and keep what is sure."""
    last = _finalists(survey, doubts, effort.finalists, people)
    trials = yield Batch(
        tuple(Compare(position, effort.trials, seed, doubt.better) for position, doubt in last), 0.8, 0.98
    )
    sure = [
        (position, doubt)
        for (position, _), doubt in zip(last, trials, strict=True)
        if doubt is not None and doubt.cost.gain > max(SLIGHT, SURE * doubt.cost.error)
    ]
    kept = sorted(_by_cost(sure, people)[: effort.turning], key=lambda one: one[0])
    words = yield Batch(tuple(Tell(position, doubt.better, seed) for position, doubt in kept), 0.98, 1.0)
    return tuple(_point(survey, *one, told) for one, told in zip(kept, words, strict=True))


def _worth_a_glance(
    survey: Survey, where: Sequence[int], found: Sequence[Any], most: int, people: Sequence[int]
) -> list[int]:
    """The decisions around which the chance of whoever decided fell most, those of people first."""
    width = len(survey.results)

    def fall(position: int, seat: int) -> float:
        column = 0 if survey.cooperative else seat
        number = sum(start <= position for start in where) - 1
        before = found[number * width + column].chance
        later = (number + 1) * width + column
        return float(before - (found[later].chance if later < len(found) else survey.results[column]))

    ranked = sorted(survey.decisions, key=lambda one: (bool(people) and one[1] not in people, -fall(*one), one[0]))
    return sorted(position for position, _ in ranked[:most])


def _by_cost(doubts: Weighed, people: Sequence[int]) -> Weighed:
    """The dearest first, but those of people before all others."""
    return sorted(doubts, key=lambda one: (bool(people) and one[1].seat not in people, -one[1].cost.gain, one[0]))


def _finalists(survey: Survey, doubts: Weighed, most: int, people: Sequence[int]) -> Weighed:
    """The decisions that look worst: of each seat one in a stretch, since what follows from it is no mistake of its
    own."""
    found: Weighed = []
    taken: set[tuple[int, int]] = set()
    for position, doubt in _by_cost(doubts, people):
        stretch = (stretch_at(survey, position).position, doubt.seat)
        if doubt.cost.gain > 0 and stretch not in taken:
            taken.add(stretch)
            found.append((position, doubt))
    return sorted(found[:most], key=lambda one: one[0])


def _point(survey: Survey, position: int, doubt: Doubt, told: Told) -> TurningPoint:
    stretch = stretch_at(survey, position)
    return TurningPoint(
        position,
        stretch.turn,
        stretch.title,
        doubt.seat,
        told.question,
        Way(told.played, doubt.played),
        Way(told.better, doubt.other),
        doubt.cost,
        told.why,
    )
