"""Random matches of a title, looked at on the way: is everything still there, is nothing impossible, and can the match
be left and found again?

Match number i takes everything from the pair (seed, i): its seats, its options, who decides what, and where it is
looked at. So a campaign of many matches can be played in parts, by anybody and in any order, and one match again.
"""

from collections import Counter
from collections.abc import Callable, Mapping
from contextlib import closing
from functools import cached_property
from random import Random
from typing import Any

import msgspec

from starboard import __version__
from starboard.arena.runner import Lost, Runner
from starboard.bots import make_bot, play_out
from starboard.kernel import (
    BadOption,
    Match,
    StarboardError,
    Title,
    chance_from,
    find_title,
    load,
    new_match,
    preset_options,
    read_record,
    record_of,
    replay,
    save,
    write_record,
)
from starboard.kernel.title import Setting, agreed_options

LOOKS = 6
"""About how often a match is looked at, beside its beginning and its end."""
REPLAYED = 20
"""Of one match in this many, the whole record is played again."""
TAKEN = 4
"""After one look in this many, it is the loaded match that goes on."""
MOST_SEEDS = 1 << 30
MOST_ENTRIES = 4
"""Entries of an option that is a list, more often than not: as many as there may be make very long matches."""
BATCH = 8


class FuzzPlan(msgspec.Struct, frozen=True):
    """What is played: the title, the seed of the campaign, and how many decisions lie between two looks, about."""

    title: str
    seed: int
    apart: int


class Fault(msgspec.Struct, frozen=True):
    """Something is wrong with a title: in which match, and what."""

    match: int
    seats: int
    seed: int
    options: dict[str, Setting]
    position: int
    what: str
    record: bytes = b""


class Looks(msgspec.Struct, frozen=True):
    """What was played and looked at, in whole numbers, so that parts add up exactly."""

    matches: int = 0
    decisions: int = 0
    looks: int = 0
    """Positions at which components were counted and invariants asked."""
    loads: int = 0
    """Positions at which the match was saved, loaded and compared."""
    replays: int = 0
    longest: int = 0
    seats: dict[str, int] = {}
    """Matches with this many seats."""
    options: dict[str, dict[str, int]] = {}
    """Matches in which an option had a value; of a list, in which the value was an entry."""
    faults: tuple[Fault, ...] = ()

    def __add__(self, other: "Looks") -> "Looks":
        options = {
            name: dict(sorted((Counter(self.options.get(name, {})) + Counter(other.options.get(name, {}))).items()))
            for name in sorted({*self.options, *other.options})
        }
        return Looks(
            self.matches + other.matches,
            self.decisions + other.decisions,
            self.looks + other.looks,
            self.loads + other.loads,
            self.replays + other.replays,
            max(self.longest, other.longest),
            dict(sorted((Counter(self.seats) + Counter(other.seats)).items())),
            options,
            tuple(sorted((*self.faults, *other.faults), key=lambda fault: fault.match)),
        )


class Wrong(AssertionError):
    """A title broke its contract."""


def options_for(title: Title[Any], seats: int, rng: Random) -> dict[str, Setting]:
    """Options for a match: now and then the usual ones, or a preset, mostly a mixture that nobody would think of. What
    the title does not play together is left out."""
    drawn: dict[str, Any] = {}
    kind = rng.random()
    if kind < 0.15 and title.presets:
        drawn = dict(preset_options(title, rng.choice(title.presets).id))
    elif kind < 0.9:
        for option in title.options:
            if rng.random() < 0.5:
                continue
            drawn[option.id] = rng.choice(option.choices)
            if option.most:
                most = min(option.most, MOST_ENTRIES) if rng.random() < 0.9 else option.most
                drawn[option.id] = [rng.choice(option.choices) for _ in range(rng.randint(option.least, most))]
    while True:
        try:
            return agreed_options(title, seats, drawn)
        except BadOption:
            del drawn[rng.choice(sorted(drawn))]


class Fuzzer:
    """The task of a worker: matches of a plan, given as a range of numbers."""

    def __init__(self, plan: FuzzPlan) -> None:
        self.plan = plan

    def __reduce__(self) -> tuple[type["Fuzzer"], tuple[FuzzPlan]]:
        return type(self), (self.plan,)

    @cached_property
    def title(self) -> Title[Any]:
        return find_title(self.plan.title)

    def __call__(self, numbers: range) -> Looks:
        found = Looks()
        for number in numbers:
            found += _Observed(self.title, self.plan, number).played()
        return found


class _Observed:
    """One match, and what was seen of it."""

    def __init__(self, title: Title[Any], plan: FuzzPlan, number: int) -> None:
        self.title = title
        self.plan = plan
        self.number = number
        self.rng = Random(chance_from(plan.seed, number).below(MOST_SEEDS))
        self.seats = self.rng.randint(title.least_seats, title.most_seats)
        self.options = options_for(title, self.seats, self.rng)
        self.seed = self.rng.randrange(MOST_SEEDS)
        self.match: Match | None = None
        self.decisions = self.looks = self.loads = self.replays = 0
        self.first: Mapping[str, int] = {}

    def played(self) -> Looks:
        """Play the match; whatever goes wrong in it is a fault of the title."""
        faults: tuple[Fault, ...] = ()
        try:
            self._play()
        except StarboardError as why:
            faults = (self._fault(f"{type(why).__name__}: {why}"),)
        except Wrong as why:
            faults = (self._fault(str(why)),)
        except Exception as why:
            faults = (self._fault(f"{type(why).__name__}: {why}".split("\n", 1)[0][:300]),)
        return Looks(
            1,
            self.decisions,
            self.looks,
            self.loads,
            self.replays,
            self.decisions,
            {str(self.seats): 1},
            {name: _counted(value) for name, value in self.options.items()},
            faults,
        )

    def _play(self) -> None:
        match = self.match = new_match(self.title, self.seats, self.seed, self.options, listening=False)
        bots = [make_bot(self.title, "random", self.rng.randrange(MOST_SEEDS)) for _ in range(self.seats)]
        self.first = dict(self.title.census(match.state))
        self._look(match)
        apart = self.plan.apart
        while not match.over and self.decisions < self.title.longest:
            # Farther and farther: a match that is ten times as long is not looked at ten times as often.
            gap = 1 + int(self.rng.expovariate(1 / apart))
            self.decisions += play_out(match, bots, gap, self.rng.randrange(MOST_SEEDS))
            self._look(match)
            loaded = self._loaded(match)
            if self.rng.random() < 1 / TAKEN:
                match = self.match = loaded
            if self.looks > LOOKS:
                apart = apart * 3 // 2
        self._end(match)

    def _look(self, match: Match) -> None:
        """Everything is there, and nothing is impossible."""
        self.looks += 1
        now = dict(self.title.census(match.state))
        if now != self.first:
            names = sorted({*now, *self.first})
            lost = {name: (self.first.get(name), now.get(name)) for name in names}
            changed = {name: pair for name, pair in lost.items() if pair[0] != pair[1]}
            raise Wrong(f"components appeared or were lost: {changed}")
        wrong = [str(message) for message in self.title.invariants(match.state)]
        if wrong:
            raise Wrong(f"invariants are broken: {wrong}")

    def _loaded(self, match: Match) -> Match:
        """The match, left and found again."""
        self.loads += 1
        loaded = load(save(match))
        if loaded.notice is not None:
            raise Wrong(f"the saved match does not come back: {loaded.notice}")
        if loaded.state_bytes() != match.state_bytes():
            raise Wrong("the loaded match stands elsewhere")
        if (loaded.waiting, loaded.over, loaded.position) != (match.waiting, match.over, match.position):
            raise Wrong("the loaded match waits for somebody else")
        for seat in match.waiting:
            if list(loaded.offers(seat)) != list(match.offers(seat)):
                raise Wrong(f"the loaded match offers seat {seat} other moves")
        return loaded

    def _end(self, match: Match) -> None:
        outcome = match.outcome
        if outcome is None:
            raise Wrong(f"the match goes on after {self.decisions} decisions")
        if len(outcome.scores) != self.seats or not set(outcome.winners) <= set(range(self.seats)):
            raise Wrong(f"the outcome does not fit the seats: {outcome}")
        if self.number % REPLAYED == 0:
            self.replays += 1
            again = replay(read_record(write_record(record_of(match, __version__))))
            if again.state_bytes() != match.state_bytes() or again.outcome != outcome:
                raise Wrong("the record plays otherwise than the match did")

    def _fault(self, what: str) -> Fault:
        match = self.match
        record = write_record(record_of(match, __version__)) if match is not None else b""
        position = match.position if match is not None else 0
        return Fault(self.number, self.seats, self.seed, self.options, position, what, record)


def _counted(value: Setting) -> dict[str, int]:
    values = value if isinstance(value, tuple) else (value,)
    return {str(one): 1 for one in sorted(set(map(str, values)))} or {"–": 1}


def fuzz(plan: FuzzPlan, matches: range, runner: Runner, progress: Callable[[int], None] | None = None) -> Looks:
    """Play the matches of these numbers. A match over which a worker died is a fault, too."""
    found = Looks()
    batches = [range(at, min(at + BATCH, matches.stop)) for at in range(matches.start, matches.stop, BATCH)]
    while batches:
        again: list[range] = []
        with closing(runner.run(Fuzzer(plan), batches)) as results:
            for batch, result in results:
                if not isinstance(result, Lost):
                    found += result
                elif len(batch) > 1:
                    again += [range(number, number + 1) for number in batch]
                else:
                    found += _died(plan, batch[0])
                if progress is not None:
                    progress(found.matches)
        batches = again
    return found


def _died(plan: FuzzPlan, number: int) -> Looks:
    observed = _Observed(find_title(plan.title), plan, number)
    fault = Fault(number, observed.seats, observed.seed, observed.options, 0, "the worker died over it")
    return Looks(matches=1, seats={str(observed.seats): 1}, faults=(fault,))
