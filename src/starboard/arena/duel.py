"""Two bots against each other, fairly: every deal is played from each side, and the duel ends as soon as it is decided.

Round number i takes all its randomness from the pair (seed, i), and rounds count in order, whichever is done first.
So a duel gives the same result on one worker or many.
"""

from collections.abc import Callable, Generator, Mapping
from contextlib import closing
from dataclasses import dataclass, field
from functools import cached_property
from itertools import count, islice
from time import perf_counter, thread_time
from typing import Any

import msgspec

from starboard.arena.runner import Lost, Runner, SerialRunner
from starboard.arena.simulate import seeds_of
from starboard.arena.sprt import Bounds, Trial, Verdict
from starboard.bots import Bot, BotMaker, bot_maker, play_out
from starboard.kernel import (
    BadOption,
    Message,
    Outcome,
    RulesBroken,
    Sight,
    StarboardError,
    Title,
    find_title,
    new_match,
)
from starboard.kernel.title import Setting, agreed_options

OURS, THEIRS = 0, 1
"""The bot that was named first, and the other."""

Seating = tuple[int, ...]
"""Whose bot sits in each seat."""


class DuelPlan(msgspec.Struct, frozen=True):
    """What is played: plain data, checked. Make one with `duel_plan`."""

    title: str
    seats: int
    options: dict[str, Setting]
    bots: tuple[str, str]
    seed: int
    seatings: tuple[Seating, ...]
    """The matches of a round."""
    alone: bool = False
    """Whether the first bot sits alone among the others."""

    @property
    def is_side_by_side(self) -> bool:
        """Whether the bots never meet: each plays a deal alone, and the results are compared."""
        return len(set(self.seatings[0])) == 1

    @property
    def sides(self) -> int:
        return self.seats if self.alone else 2


class Side(msgspec.Struct, frozen=True):
    """What one bot did in some matches: the sum of its scores, the seats it had and those that won, its decisions, and
    the core seconds they took."""

    score: float = 0.0
    seats: int = 0
    wins: int = 0
    decisions: int = 0
    seconds: float = 0.0

    def __add__(self, other: "Side") -> "Side":
        mine, more = msgspec.structs.astuple(self), msgspec.structs.astuple(other)
        return Side(*(one + another for one, another in zip(mine, more, strict=True)))

    @property
    def mean_score(self) -> float:
        return self.score / max(1, self.seats)

    @property
    def seconds_a_decision(self) -> float:
        return self.seconds / max(1, self.decisions)


class DuelRound(msgspec.Struct, frozen=True):
    """One deal, played from each side: the share of it that the first bot won."""

    share: float
    sides: tuple[Side, Side]


class RoundLost(msgspec.Struct, frozen=True):
    """A round that did not come to its end, the seed of its matches, and why."""

    number: int
    seed: int
    message: Message


class Duel(msgspec.Struct, frozen=True):
    """What came out. Rounds that failed are in `errors` and count for nobody."""

    title: str
    bots: tuple[str, str]
    rounds: int
    matches: int
    share: float
    elo: float
    interval: tuple[float, float]
    sides: tuple[Side, Side]
    verdict: Verdict
    ratio: float
    """How far the test has come, from minus to plus `Bounds.limit`."""
    seconds: float
    errors: tuple[RoundLost, ...]
    interrupted: bool = False


def duel_plan(
    title: Title[Any],
    bots: tuple[str, str],
    seats: int | None = None,
    options: Mapping[str, Any] | None = None,
    seed: int = 0,
    alone: bool = False,
) -> DuelPlan:
    """A plan, checked, so that no worker need find out that it cannot be played.

    Without `seats` there are two, or as many as the title comes nearest. `alone`: the first bot sits in one seat, each
    in turn, and the second in all others. `BadOption` and `StarboardError` name what is wrong.
    """
    if seats is None:
        seats = min(max(2, title.least_seats), title.most_seats)
    settings = agreed_options(title, seats, options or {})
    if alone and (seats < 2 or title.cooperative):
        raise BadOption("arena-duel-alone", title=title.id)
    for name in bots:
        bot_maker(title, name)
    return DuelPlan(title.id, seats, settings, bots, seed, _seatings(title, seats, alone), alone)


def _seatings(title: Title[Any], seats: int, alone: bool) -> tuple[Seating, ...]:
    """Who sits where in the matches of a round, so that every seat is held by both bots equally often."""
    if seats == 1 or title.cooperative:
        return (OURS,) * seats, (THEIRS,) * seats
    if alone:
        return tuple(tuple(OURS if seat == mine else THEIRS for seat in range(seats)) for mine in range(seats))
    return tuple(seat % 2 for seat in range(seats)), tuple((seat + 1) % 2 for seat in range(seats))


class TimedBot:
    """A bot whose decisions are counted and timed."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        self.decisions = 0
        self.seconds = 0.0

    def __getattr__(self, name: str) -> Any:
        # Only some bots keep a pace, and one is asked whether it does.
        return getattr(self._bot, name)

    def choose(self, sight: Sight) -> Any:
        started = thread_time()
        chosen = self._bot.choose(sight)
        self.seconds += thread_time() - started
        self.decisions += 1
        return chosen


class RoundPlayer:
    """The task of a worker: a round of a duel, given by its number."""

    def __init__(self, plan: DuelPlan) -> None:
        self.plan = plan

    def __reduce__(self) -> tuple[type["RoundPlayer"], tuple[DuelPlan]]:
        return type(self), (self.plan,)

    @cached_property
    def title(self) -> Title[Any]:
        return find_title(self.plan.title)

    @cached_property
    def makers(self) -> list[BotMaker]:
        return [bot_maker(self.title, name) for name in self.plan.bots]

    def __call__(self, number: int) -> DuelRound | RoundLost:
        """Play a round; whatever goes wrong in it must not end a long duel."""
        try:
            return self._played(number)
        except StarboardError as why:
            return self.lost(number, why.message)
        except Exception as why:
            reason = f"{type(why).__name__}: {why}".split("\n", 1)[0][:200]
            return self.lost(number, Message("arena-game-failed", {"title": self.plan.title, "reason": reason}))

    def lost(self, number: int, message: Message) -> RoundLost:
        return RoundLost(number, seeds_of(self.plan.seed, number, self.plan.seats).match, message)

    def _played(self, number: int) -> DuelRound:
        ours, theirs = Side(), Side()
        outcomes = []
        for seating in self.plan.seatings:
            outcome, sides = self._match(number, seating)
            outcomes.append(outcome)
            ours, theirs = ours + sides[OURS], theirs + sides[THEIRS]
        if self.plan.is_side_by_side:
            share = _compared(*outcomes)
        else:
            won = [share_won(outcome, seating) for outcome, seating in zip(outcomes, self.plan.seatings, strict=True)]
            share = sum(won) / len(won)
        return DuelRound(share, (ours, theirs))

    def _match(self, number: int, seating: Seating) -> tuple[Outcome, tuple[Side, Side]]:
        plan, title = self.plan, self.title
        seeds = seeds_of(plan.seed, number, plan.seats)
        match = new_match(title, plan.seats, seeds.match, plan.options, listening=False)
        bots = [TimedBot(self.makers[whose](seed)) for whose, seed in zip(seating, seeds.bots, strict=True)]
        play_out(match, bots, title.longest, seeds.loop)
        if match.outcome is None:
            raise RulesBroken("arena-too-long", title=title.id, most=title.longest)
        sides = [Side(), Side()]
        for seat, (whose, bot, score) in enumerate(zip(seating, bots, match.outcome.scores, strict=True)):
            won = int(seat in match.outcome.winners)
            sides[whose] += Side(float(score), 1, won, bot.decisions, bot.seconds)
        return match.outcome, (sides[OURS], sides[THEIRS])


def share_won(outcome: Outcome, seating: Seating) -> float:
    """The first bot's share of a win. Where nobody won, nobody was stronger: each has the share of its seats."""
    holders = outcome.winners or range(len(seating))
    return sum(seating[seat] == OURS for seat in holders) / len(holders)


def _compared(ours: Outcome, theirs: Outcome) -> float:
    """Who did better with the same deal: a win counts more than any score."""
    mine, others = ((bool(one.winners), sum(one.scores)) for one in (ours, theirs))
    return 0.5 if mine == others else float(mine > others)


@dataclass(slots=True)
class _Account:
    """A duel as far as it has come."""

    plan: DuelPlan
    trial: Trial
    sides: tuple[Side, Side] = (Side(), Side())
    errors: list[RoundLost] = field(default_factory=list)

    def add(self, result: DuelRound | RoundLost) -> None:
        if isinstance(result, RoundLost):
            self.errors.append(result)
            return
        self.trial.add(result.share)
        self.sides = self.sides[OURS] + result.sides[OURS], self.sides[THEIRS] + result.sides[THEIRS]


def duel(
    plan: DuelPlan,
    most: int,
    bounds: Bounds | None = None,
    runner: Runner | None = None,
    progress: Callable[[int], None] | None = None,
    player: RoundPlayer | None = None,
) -> Duel:
    """Play rounds, numbered from 1, until the test within these bounds has its answer, but no more than `most`; without
    bounds, all of them. `progress` hears how many are done. `player` may know bots that are in no list. Ctrl-C ends the
    duel early."""
    account = _Account(plan, Trial(plan.sides))
    started = perf_counter()
    interrupted = False
    asked = bounds or Bounds()
    try:
        with closing(_in_order(player or RoundPlayer(plan), most, runner or SerialRunner())) as results:
            for result in results:
                account.add(result)
                if progress is not None:
                    progress(account.trial.rounds + len(account.errors))
                if bounds is not None and account.trial.verdict(bounds) != "open":
                    break
    except KeyboardInterrupt:
        interrupted = True
    trial = account.trial
    return Duel(
        plan.title,
        plan.bots,
        trial.rounds,
        trial.rounds * len(plan.seatings),
        trial.share,
        trial.elo,
        trial.interval,
        account.sides,
        trial.verdict(asked),
        trial.ratio(asked) if trial.rounds else 0.0,
        perf_counter() - started,
        tuple(account.errors),
        interrupted,
    )


def _in_order(player: RoundPlayer, most: int, runner: Runner) -> Generator[DuelRound | RoundLost, None, None]:
    """The results of all rounds, in the order of their numbers."""
    early: dict[int, DuelRound | RoundLost] = {}
    next_one = 1
    with closing(runner.run(player, islice(count(1), most))) as results:
        for number, result in results:
            early[number] = player.lost(number, Message("arena-worker-died")) if isinstance(result, Lost) else result
            while next_one in early:
                yield early.pop(next_one)
                next_one += 1
