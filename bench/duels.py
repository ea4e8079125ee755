"""Duels of bots: what a worker plays, what comes back, and what the figures say. Game number i takes its chance from
its own seeds, so that a figure can be measured again."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from math import sqrt
from statistics import fmean
from time import process_time
from typing import Any, TypeVar

import msgspec
from rich.console import Console
from rich.progress import Progress

from bench.earlier import maker_of
from starboard.arena import Lost, ProcessRunner, seeds_of
from starboard.bots import play_out
from starboard.kernel import Match, find_title, new_match

SEED = 2026
Z = 1.96
"""95 of 100 error bars of this width hold the truth."""

Row = list[str]
R = TypeVar("R")


class Duel(msgspec.Struct, frozen=True):
    """One match: who plays, in the order of an imaginary round table, and what was agreed on. Seats move on by one from
    match to match."""

    title: str
    bots: tuple[str, ...]
    number: int
    options: Mapping[str, Any] = {}


class Result(msgspec.Struct, frozen=True):
    """What each of the bots won, a shared win in equal parts, and its score, in the order of the duel; and the seconds
    of one core that the match took."""

    won: tuple[float, ...]
    scores: tuple[float, ...]
    seconds: float
    decisions: int


class Pair(msgspec.Struct, frozen=True):
    """Who should beat whom, and how often at least."""

    better: str
    other: str
    goal: float


def play(duel: Duel) -> Result:
    """Play a match, by the clock if its bots keep a pace."""
    return finished(duel)[1]


def finished(duel: Duel) -> tuple[Match, Result]:
    """A match that was played, in case somebody wants to look at it, and its result."""
    title, seats, order = find_title(duel.title), len(duel.bots), seating(duel)
    seeds = seeds_of(SEED, duel.number, seats)
    match = new_match(title, seats, seeds.match, duel.options, listening=False)
    bots = [maker_of(duel.title, duel.bots[order[seat]])(seeds.bots[seat]) for seat in range(seats)]
    started = process_time()
    decisions = play_out(match, bots, title.longest, seeds.loop)
    seconds = process_time() - started
    assert match.outcome is not None
    winners = {order[seat] for seat in match.outcome.winners}
    scores = dict(zip(order, match.outcome.scores, strict=True))
    won = tuple((bot in winners) / max(1, len(winners)) for bot in range(seats))
    return match, Result(won, tuple(float(scores[bot]) for bot in range(seats)), seconds, decisions)


def seating(duel: Duel) -> list[int]:
    """Which of the bots sits on each seat."""
    seats = len(duel.bots)
    return [(seat + duel.number) % seats for seat in range(seats)]


def played(
    task: Callable[[Duel], R], duels: Iterable[Duel], what: str, workers: int, console: Console
) -> Iterator[tuple[Duel, R]]:
    """The results of all duels, in any order, with a bar."""
    jobs = list(duels)
    with Progress(console=console, transient=True) as bar:
        progress = bar.add_task(what, total=len(jobs))
        for duel, result in ProcessRunner(workers).run(task, jobs):
            if isinstance(result, Lost):
                raise SystemExit(f"a worker died over {duel}")
            bar.advance(progress)
            yield duel, result


def wilson(share: float, count: int) -> tuple[float, float]:
    """The 95 % interval of a share that was measured this many times, by Wilson's formula; a tie is half a win."""
    middle = share + Z * Z / (2 * count)
    width = Z * sqrt(share * (1 - share) / count + Z * Z / (4 * count * count))
    scale = 1 + Z * Z / count
    return (middle - width) / scale, (middle + width) / scale


def bar_of(share: float, count: int) -> str:
    """The same in words."""
    low, high = wilson(share, count)
    return f"{low:.1%} – {high:.1%}"


PAIR_HEAD = "duel | matches | won | 95 % | goal | mean scores | core seconds a match"


def pair_row(
    title: str, pair: Pair, matches: int, workers: int, console: Console, options: Mapping[str, Any] | None = None
) -> Row:
    """Duels of one pair."""
    bots = (pair.better, pair.other)
    duels = [Duel(title, bots, number, options or {}) for number in range(matches)]
    results = [result for _, result in played(play, duels, f"{pair.better} against {pair.other}", workers, console)]
    share = fmean(result.won[0] for result in results)
    scores = [fmean(result.scores[bot] for result in results) for bot in range(2)]
    return [
        f"{pair.better} – {pair.other}",
        str(matches),
        f"{share:.1%}",
        bar_of(share, matches),
        f"{pair.goal:.0%}",
        f"{scores[0]:.1f} – {scores[1]:.1f}",
        f"{fmean(result.seconds for result in results):.2f}",
    ]
