"""Matches that are played until there is something to look at."""

from collections.abc import Callable, Iterator, Sequence
from functools import cached_property
from random import Random
from typing import Any, NamedTuple, Protocol

import msgspec

from starboard.bots import Bot
from starboard.kernel import Choice, Event, Match, Sight, Title, heard_by, new_match
from starboard.table.frames import Entry, RunningClock
from starboard.table.stand import stand_of

View = dict[str, Any]
PATIENCE = 60
"""Decisions after which a deadline passes, where there is one."""
SECONDS_LEFT = 38.0
"""What an hourglass shows."""


class Moment:
    """A match as it is now, for a seat that acts next; in the end for the first one."""

    def __init__(self, match: Match, seat: int, log: list[tuple[int, Event]]) -> None:
        self.match = match
        self.seat = seat
        self.log = log
        """What was told so far, each line with the position that it led to."""

    @property
    def prompt(self) -> str:
        """What is asked; empty in the end."""
        return self.match.question.prompt if self.match.question is not None else ""

    @cached_property
    def view(self) -> View:
        """What the seat sees, as the browser gets it."""
        view: View = msgspec.to_builtins(self.match.view(self.seat), str_keys=True)
        return view

    @cached_property
    def moves(self) -> set[str]:
        """The types of the moves that the seat may make."""
        return {str(move.__struct_config__.tag) for move in self.match.offers(self.seat)}

    @cached_property
    def told(self) -> set[str]:
        """What the seat has just been told, as ids of messages."""
        return {event.message.id for event in heard_by(self.just_now, self.seat)}

    @property
    def just_now(self) -> list[Event]:
        """What the last decision brought."""
        return [event for position, event in self.log if position == self.match.position]


Wanted = Callable[[Moment], bool]


class Scene(NamedTuple):
    """What to look for, and in which matches."""

    name: str
    options: dict[str, Any]
    wanted: Wanted
    seats: int = 3
    bot: str = ""
    """Who plays; empty for those who play at random."""
    longest: int = 0
    """Decisions after which a match is given up; 0: as many as the title allows for all."""


class Moments(Protocol):
    """A module with the moments of a title."""

    TITLE: Title[Any]
    SCENES: Sequence[Scene]
    SEEDS: range
    """The matches that are looked through, for each scene from the first one on."""
    LIMIT: int
    """Decisions after which a match is given up."""
    LOG: int
    """Lines of the log that are kept; 0: those of the last decision."""

    def players(self, scene: Scene, seed: int) -> list[Bot]:
        """Those who play, by seat."""
        ...

    def printed(self) -> Any:
        """What is printed on the components."""
        ...


class AtRandom:
    """Plays whatever comes, but seldom what is dull where something else can be done: tables are to fill."""

    def __init__(self, seed: int, dull: frozenset[str] = frozenset()) -> None:
        self._random = Random(seed)
        self._dull = dull

    def choose(self, sight: Sight) -> Choice:
        asked, places = sight.question, range(len(sight.options))
        if asked.kind == "ask-some":
            count = self._random.randint(asked.least, min(asked.most, len(places)))
            return tuple(self._random.sample(places, count))
        tags = [str(move.__struct_config__.tag) for move in sight.options] if self._dull else []
        lively = [place for place, tag in enumerate(tags) if tag not in self._dull]
        return self._random.choice(lively if lively and self._random.random() < 0.93 else places)


def over(now: Moment) -> bool:
    """The match has ended."""
    return now.match.over


def moments(of: Moments, scene: Scene, seed: int) -> Iterator[Moment]:
    """A match from its beginning, at each decision; at last as it ended."""
    match = new_match(of.TITLE, scene.seats, seed, options=scene.options)
    players = of.players(scene, seed)
    log: list[tuple[int, Event]] = []
    for step in range(scene.longest or of.LIMIT):
        if match.question is None:
            yield Moment(match, 0, log)
            return
        able = [seat for seat in match.waiting if match.offers(seat)]
        if not able or (match.deadline is not None and step % PATIENCE == PATIENCE - 1):
            assert match.deadline is not None
            events = match.expire(match.deadline.key)
        else:
            seat = able[step % len(able)]
            yield Moment(match, seat, log)
            chosen = players[seat].choose(Sight(match, seat))
            events = match.pick(seat, *(chosen if isinstance(chosen, tuple) else (chosen,)))
        log += [(match.position, event) for event in events]


def fixture(of: Moments, scene: Scene) -> dict[str, Any] | None:
    """The first moment of a scene that is what is wanted; None when there is none in all the matches."""
    for seed in of.SEEDS:
        for moment in moments(of, scene, seed):
            if scene.wanted(moment):
                return written(of, scene, moment)
    return None


def _entry(title: Title[Any], position: int, event: Event) -> Entry:
    about = title.about(event.message)
    return Entry(position, event.message, 0, event.rule, sign=about.sign, marks=about.marks)


def written(of: Moments, scene: Scene, now: Moment) -> dict[str, Any]:
    """A moment as tests and the gallery read it."""
    match, seat = now.match, now.seat
    clock = RunningClock(match.deadline.key, match.deadline.seconds, SECONDS_LEFT) if match.deadline else None
    lines = now.log if of.LOG else [line for line in now.log if line[0] == match.position]
    heard = [(position, event) for position, event in lines if heard_by([event], seat)]
    log = [_entry(of.TITLE, position, event) for position, event in heard[-of.LOG :]]
    stand = stand_of(match, seat, "information", clock)
    return {"seats": scene.seats, "face": seat, "options": scene.options, "stand": stand, "log": log}
