"""A match that is played by a list of numbers, so that hypothesis can find the shortest one that fails."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any

import msgspec

from starboard.kernel import Event, Match, Move, RulesBroken, Title, new_match
from starboard.kernel.question import AskSome

PASSED_OVER = 0
"""A choice that makes no move: hypothesis shrinks numbers to 0, and so a match to its few telling moves."""
DEADLINE_PASSES = 13
"""Where a clock runs, one choice in this many is that it runs out."""


class Violation(AssertionError):
    """A title broke its contract. `match` stands where it was found."""

    def __init__(self, match: Match | None, why: str) -> None:
        super().__init__(why)
        self.match = match


class Step(msgspec.Struct, frozen=True):
    """One thing that may happen next: a seat answers, or a clock runs out."""

    seat: int | None
    answer: Move | tuple[Move, ...] | None
    expired: str = ""

    def play(self, match: Match) -> list[Event]:
        try:
            if self.seat is None:
                return match.expire(self.expired)
            assert self.answer is not None
            return match.play(self.seat, self.answer)
        except RulesBroken as why:
            raise Violation(match, f"the rules broke over {self}: {why}") from why


@dataclass(frozen=True)
class Plan:
    """What hypothesis draws: how a match starts and how it goes."""

    seats: int
    seed: int
    skip: int
    """Moves made at random before the checked ones, to reach the late game."""
    choices: tuple[int, ...]
    options: Mapping[str, Any] = field(default_factory=dict)


def step_for(match: Match, choice: int) -> Step:
    """The step that this number stands for. Every possible step has its number."""
    question = match.question
    assert question is not None
    if question.deadline is not None and choice % DEADLINE_PASSES == 0:
        return Step(None, None, question.deadline.key)
    try:
        seats = [seat for seat in match.waiting if match.offers(seat)]
    except RulesBroken as why:
        raise Violation(match, f"dead end: {why}") from why
    if not seats:
        if question.deadline is not None:
            return Step(None, None, question.deadline.key)
        raise Violation(match, f"dead end: nobody can answer {question.prompt}")
    rng = Random(choice)
    seat = rng.choice(seats)
    offers = match.offers(seat)
    if isinstance(question, AskSome):
        count = rng.randint(question.least, min(question.most, len(offers)))
        return Step(seat, tuple(offers[place] for place in sorted(rng.sample(range(len(offers)), count))))
    return Step(seat, rng.choice(offers))


class Walk:
    """Iterating gives each step before it is made; `match` stands at the question. The step is made when the next one
    is asked for."""

    def __init__(self, title: Title[Any], plan: Plan, *, free_undo: bool = False, listening: bool = True) -> None:
        self.title = title
        self.plan = plan
        self.match = new_match(title, plan.seats, plan.seed, plan.options, free_undo=free_undo, listening=listening)
        rng = Random(plan.seed)
        for _ in range(plan.skip):
            if self.match.over:
                break
            step_for(self.match, rng.randrange(1, 1 << 16)).play(self.match)

    def __iter__(self) -> Iterator[Step]:
        for choice in self.plan.choices:
            if self.match.over:
                return
            if choice == PASSED_OVER:
                continue
            step = step_for(self.match, choice)
            yield step
            step.play(self.match)


def finish(match: Match, seed: int, limit: int) -> None:
    """Play on at random until the end, or for `limit` moves."""
    rng = Random(seed)
    for _ in range(limit):
        if match.over:
            return
        step_for(match, rng.randrange(1, 1 << 16)).play(match)


def as_bytes(value: Any) -> bytes:
    """Plain data as bytes, for comparing what two worlds show."""
    return msgspec.json.encode(value)


def shown(match: Match, seat: int | None) -> bytes:
    """Everything that a seat (None: an onlooker) sees of a match: view, question, and its own moves with captions and
    stakes."""
    question = match.question
    asked: list[Any] = []
    if question is not None:
        asked = [question.prompt, question.rule, match.waiting, question.deadline]
        if seat is not None and seat in match.waiting:
            moves = match.offers(seat)
            said = [(match.caption(seat, move), match.stake(seat, move)) for move in moves]
            asked += [dict(question.args), moves, said]
            if isinstance(question, AskSome):
                asked += [question.least, question.most]
    return as_bytes([match.view(seat), asked, match.outcome])
