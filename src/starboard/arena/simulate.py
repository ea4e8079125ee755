"""Many matches of one title, played by bots.

Game number i takes all its randomness from the pair (seed, i). So a simulation gives the same result on one worker or
many, in whatever order the games get done, and any of its games can be played again alone.
"""

from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cached_property
from pathlib import Path
from time import perf_counter
from typing import Any, NamedTuple

import msgspec

from starboard import __version__
from starboard.arena.runner import Lost, Runner, SerialRunner
from starboard.bots import BotMaker, bot_maker, play_out
from starboard.kernel import (
    BadOption,
    Header,
    Match,
    Message,
    Outcome,
    Record,
    RulesBroken,
    StarboardError,
    Title,
    chance_from,
    find_title,
    new_match,
    record_of,
    write_record,
)
from starboard.kernel.title import Setting, agreed_options

MOST_IN_A_BATCH = 16
"""Games that a worker plays before it reports: few enough for a smooth bar, enough that talking costs nothing."""

MOST_SEEDS = 1 << 30


class Plan(msgspec.Struct, frozen=True):
    """What is played: plain data, checked. Make one with `plan_of`."""

    title: str
    seats: int
    options: dict[str, Setting]
    bots: tuple[str, ...]
    seed: int


class Failure(msgspec.Struct, frozen=True):
    """A game that did not finish: its number, the seed of its match and what is wrong. Until it is written to disk it
    also carries its record, as far as it got."""

    game: int
    seed: int
    message: Message
    record: bytes = b""


class Simulation(msgspec.Struct, frozen=True):
    """What came out. `games` were played to their end; those in `errors` are extra.

    `wins` are counted per seat, a shared win in equal parts. `scores` are means per seat. `interrupted` when somebody
    pressed Ctrl-C and fewer games were played than asked for.
    """

    title: str
    games: int
    decisions: int
    seconds: float
    wins: tuple[float, ...]
    scores: tuple[float, ...]
    errors: tuple[Failure, ...]
    interrupted: bool = False


class Seeds(NamedTuple):
    """Where one game takes its randomness from: the match, what nobody decides, and each bot."""

    match: int
    loop: int
    bots: list[int]


def seeds_of(seed: int, game: int, seats: int) -> Seeds:
    """The seeds of game number `game` of a simulation."""
    source = chance_from(seed, game)
    return Seeds(source.below(MOST_SEEDS), source.below(MOST_SEEDS), [source.below(MOST_SEEDS) for _ in range(seats)])


def plan_of(
    title: Title[Any],
    seats: int | None = None,
    bots: Sequence[str] = (),
    options: Mapping[str, Any] | None = None,
    seed: int = 0,
) -> Plan:
    """A plan, checked, so that no worker need find out that it cannot be played.

    `bots` names one bot per seat, in order; a single name is for all seats, none means "random". Without `seats` there
    are as many as bots were named, or as few as the title allows. `BadOption` and `StarboardError` name what is wrong.
    """
    names = tuple(bots) or ("random",)
    if seats is None:
        seats = len(names) if len(names) > 1 else title.least_seats
    settings = agreed_options(title, seats, options or {})
    if len(names) == 1:
        names *= seats
    if len(names) != seats:
        raise BadOption("arena-bots-count", bots=len(names), seats=seats)
    for name in dict.fromkeys(names):
        bot_maker(title, name)
    return Plan(title.id, seats, settings, names, seed)


@dataclass(slots=True)
class Tally:
    """Results added up, exactly: sums of floats would depend on the order in which the games get done."""

    wins: list[Fraction]
    scores: list[Fraction]
    games: int = 0
    decisions: int = 0
    errors: list[Failure] = field(default_factory=list)

    def count(self, outcome: Outcome, decisions: int) -> None:
        """Add a game that was played to its end. `ValueError` when its outcome is not one for these seats."""
        seats = range(len(self.wins))
        scores = [Fraction(score) for score in outcome.scores]
        if len(scores) != len(seats) or any(seat not in seats for seat in outcome.winners):
            raise ValueError("the outcome has a score for each seat, and winners that sit at the table")
        for seat in seats:
            self.scores[seat] += scores[seat]
        for seat in outcome.winners:
            self.wins[seat] += Fraction(1, len(outcome.winners))
        self.games += 1
        self.decisions += decisions

    def add(self, other: "Tally") -> None:
        """Add the results of other games."""
        self.wins = [mine + more for mine, more in zip(self.wins, other.wins, strict=True)]
        self.scores = [mine + more for mine, more in zip(self.scores, other.scores, strict=True)]
        self.games += other.games
        self.decisions += other.decisions
        self.errors += other.errors


def tally_for(seats: int) -> Tally:
    """Nothing played yet."""
    return Tally([Fraction()] * seats, [Fraction()] * seats)


class GamePlayer:
    """The task of a worker: games of a plan, given as a range of numbers. Title and bots are looked up by name wherever
    it arrives, once."""

    def __init__(self, plan: Plan, recording: bool = False) -> None:
        self.plan = plan
        self.recording = recording
        """Whether somebody wants the records of failed games."""

    def __reduce__(self) -> tuple[type["GamePlayer"], tuple[Plan, bool]]:
        return GamePlayer, (self.plan, self.recording)

    @cached_property
    def title(self) -> Title[Any]:
        return find_title(self.plan.title)

    @cached_property
    def makers(self) -> list[BotMaker]:
        return [bot_maker(self.title, name) for name in self.plan.bots]

    def __call__(self, games: range) -> Tally:
        tally = tally_for(self.plan.seats)
        for game in games:
            self.play(game, tally)
        return tally

    def play(self, game: int, tally: Tally) -> None:
        """Play one game and count it, as an error if anything goes wrong: one bad game must not end a long run."""
        plan, title = self.plan, self.title
        seeds = seeds_of(plan.seed, game, plan.seats)
        match: Match | None = None
        try:
            match = new_match(title, plan.seats, seeds.match, plan.options, listening=False)
            bots = [make(seed) for make, seed in zip(self.makers, seeds.bots, strict=True)]
            decisions = play_out(match, bots, title.longest, seeds.loop)
            if match.outcome is None:
                raise RulesBroken("arena-too-long", title=title.id, most=title.longest)
            tally.count(match.outcome, decisions)
        except StarboardError as why:
            tally.errors.append(self.failure(game, why.message, match))
        except Exception as why:
            reason = f"{type(why).__name__}: {why}".split("\n", 1)[0][:200]
            message = Message("arena-game-failed", {"title": title.id, "reason": reason})
            tally.errors.append(self.failure(game, message, match))

    def failure(self, game: int, message: Message, match: Match | None) -> Failure:
        """A failed game with what is known of it; without a match, its record has nothing but a header."""
        plan = self.plan
        seed = seeds_of(plan.seed, game, plan.seats).match
        if not self.recording:
            return Failure(game, seed, message)
        header = Header(plan.title, self.title.version, plan.seats, seed, plan.options)
        record = record_of(match, __version__) if match else Record(header, (), None, __version__)
        return Failure(game, seed, message, write_record(record))


def simulate(
    plan: Plan,
    games: int,
    runner: Runner | None = None,
    progress: Callable[[int], None] | None = None,
    keep: Path | None = None,
) -> Simulation:
    """Play `games` games, numbered from 1; see `count_games`."""
    return count_games(plan, range(1, games + 1), runner, progress, keep).simulation(plan.title)


@dataclass(slots=True)
class Count:
    """What came out of some games, exactly, and how long it took."""

    tally: Tally
    seconds: float
    interrupted: bool

    def simulation(self, title: str) -> Simulation:
        """The same for people: shares and means."""
        tally = self.tally
        wins = tuple(float(won) for won in tally.wins)
        scores = tuple(float(score / max(1, tally.games)) for score in tally.scores)
        errors = tuple(tally.errors)
        return Simulation(title, tally.games, tally.decisions, self.seconds, wins, scores, errors, self.interrupted)


def count_games(
    plan: Plan,
    games: range,
    runner: Runner | None = None,
    progress: Callable[[int], None] | None = None,
    keep: Path | None = None,
) -> Count:
    """Play the games of these numbers. `progress` hears now and then how many are done.

    The record of each failed game is written into the folder `keep`, which is made if need be (`OSError`). Ctrl-C ends
    it early: the result is that of the games done so far.
    """
    if keep is not None:
        keep.mkdir(parents=True, exist_ok=True)
    tally = tally_for(plan.seats)
    started = perf_counter()
    interrupted = False
    try:
        with closing(_parts(GamePlayer(plan, keep is not None), games, runner or SerialRunner())) as parts:
            for part in parts:
                part.errors = [_kept(plan, failure, keep) for failure in part.errors]
                tally.add(part)
                if progress is not None:
                    progress(tally.games + len(tally.errors))
    except KeyboardInterrupt:
        interrupted = True
    tally.errors.sort(key=lambda failure: failure.game)
    return Count(tally, perf_counter() - started, interrupted)


def _parts(player: GamePlayer, games: range, runner: Runner) -> Generator[Tally, None, None]:
    """The results of all games, a few at a time, those over which a worker died among them."""
    size = 1 if runner.workers == 1 else max(1, min(MOST_IN_A_BATCH, len(games) // (4 * runner.workers)))
    # Made as they are needed: somebody will ask for a thousand million games.
    batches: Iterable[range] = (
        range(first, min(first + size, games.stop)) for first in range(games.start, games.stop, size)
    )
    while batches:
        again: list[range] = []
        with closing(runner.run(player, batches)) as results:
            for batch, result in results:
                if not isinstance(result, Lost):
                    yield result
                elif len(batch) > 1:
                    # One of them killed the worker: alone, each shows whether it was the one.
                    again += [range(game, game + 1) for game in batch]
                else:
                    part = tally_for(player.plan.seats)
                    part.errors.append(player.failure(batch[0], Message("arena-worker-died"), None))
                    yield part
        batches = again


def _kept(plan: Plan, failure: Failure, keep: Path | None) -> Failure:
    """The failure without its record, which goes into the folder: a long run must not hold them all in memory."""
    if keep is None:
        return failure
    (keep / f"{plan.title}-{plan.seed}-{failure.game}.jsonl").write_bytes(failure.record)
    return msgspec.structs.replace(failure, record=b"")
