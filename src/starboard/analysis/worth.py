"""What a position is worth: imagined worlds are played on from it, and judged where they end."""

import contextlib
from collections.abc import Sequence
from math import sqrt
from typing import Any

from starboard.analysis.account import Estimate, Gain
from starboard.analysis.subject import Subject, seed_of
from starboard.bots import Bot, play_out
from starboard.kernel import END, Match, Outcome, Sight

DIGITS = 6
"""Figures are rounded, so that the last bit of some machine's arithmetic shows nowhere."""


class _FarEnough(Exception):
    """A world has been played on as far as it shall be."""


class _Watchful:
    """A bot that does not go on once the world is far enough."""

    def __init__(self, bot: Bot, subject: Subject, world: Match, until: int) -> None:
        self._bot, self._subject, self._world, self._until = bot, subject, world, until

    def __getattr__(self, name: str) -> Any:
        # Only some bots keep a pace, and one is asked whether it does.
        return getattr(self._bot, name)

    def choose(self, sight: Sight) -> Any:
        if self._subject.appraisal.clock(self._world.state) >= self._until:
            raise _FarEnough
        return self._bot.choose(sight)


def shares(subject: Subject, outcome: Outcome) -> tuple[float, ...]:
    """What each seat has of a result; in a cooperative title all together."""
    if subject.together:
        return (float(bool(outcome.winners)),)
    won = 1 / max(1, len(outcome.winners))
    return tuple(won * (seat in outcome.winners) for seat in range(subject.header.seats))


def worth(subject: Subject, world: Match, since: int, reach: int, seed: int) -> tuple[float, ...]:
    """How likely each seat is to win, once an imagined world has been played on from the clock `since` by `reach`."""
    appraisal = subject.appraisal
    if not world.over and reach != END:
        if appraisal.clock(world.state) < since + reach:
            _play_on(subject, world, seed, since + reach)
        if not world.over and (chances := appraisal.chances(world.state, since)) is not None:
            return tuple(chances)
    if not world.over:
        _play_on(subject, world, seed, None)
    if world.outcome is None:
        return (0.0,) * subject.width
    over = appraisal.over(world.state, since)
    return shares(subject, world.outcome) if over is None else tuple(over)


def _play_on(subject: Subject, world: Match, seed: int, until: int | None) -> None:
    """Let quick bots play a world on until its clock has come that far; None: to its end."""
    make = subject.player_maker
    bots: list[Bot] = [make(seed_of(seed, "bot", seat)) for seat in range(subject.header.seats)]
    if until is not None:
        bots = [_Watchful(bot, subject, world, until) for bot in bots]
    with contextlib.suppress(_FarEnough):
        play_out(world, bots, subject.title.longest, seed_of(seed, "loop"))


def estimate(values: Sequence[float]) -> Estimate:
    """The mean of some chances. One more value in the middle is reckoned into its error: a few worlds that agree prove
    little."""
    mean = sum(values) / len(values)
    wider = [*values, 0.5]
    middle = sum(wider) / len(wider)
    spread = sum((value - middle) ** 2 for value in wider) / len(values)
    return Estimate(round(mean, DIGITS), round(sqrt(spread / len(wider)), DIGITS))


def gain(values: Sequence[float]) -> Gain:
    """The mean of some differences, and its error."""
    count = len(values)
    mean = sum(values) / count
    spread = sum((value - mean) ** 2 for value in values) / max(1, count - 1)
    return Gain(round(mean, DIGITS), round(sqrt(spread / count), DIGITS))


def total(gains: Sequence[Gain]) -> Gain:
    """Several gains that have nothing to do with each other, together."""
    error = sqrt(sum(one.error**2 for one in gains))
    return Gain(round(sum((one.gain for one in gains), 0.0), DIGITS), round(error, DIGITS))
