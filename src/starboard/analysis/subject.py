"""The match that is looked at again, as every process has it: read once from the bytes of its record."""

from collections.abc import Sequence
from functools import cached_property, lru_cache
from hashlib import blake2b, sha256
from typing import Any

import msgspec

from starboard.bots import BotMaker, bot_maker, bot_names
from starboard.bots.registry import RANDOM
from starboard.kernel import (
    Appraisal,
    BadRecord,
    Match,
    Move,
    Past,
    Record,
    StarboardError,
    read_record,
    replay,
)
from starboard.kernel.line import AnyLine, line_of_play
from starboard.lessons import cast_of

MOST = 2
"""Matches that a process remembers."""


class Subject:
    """A finished match, its line of play, and who judges it."""

    def __init__(self, record: Record) -> None:
        """`BadRecord` when it cannot be played again, `StarboardError` when it is not over."""
        match = replay(record)
        if match.outcome is None:
            raise StarboardError("analysis-unfinished")
        self.outcome = match.outcome
        self.title = match.title
        self.header = record.header
        self.lines: list[AnyLine] = line_of_play(record.lines)
        self.past = Past(match)
        self.appraisal: Appraisal[Any] = self.title.appraisal()

    @property
    def together(self) -> bool:
        """Whether all seats share one chance."""
        return self.title.cooperative

    @property
    def width(self) -> int:
        """How many chances there are."""
        return 1 if self.together else self.header.seats

    @cached_property
    def judge(self) -> str:
        """The name of the bot that says what would have been better."""
        return self.appraisal.judge or _levels(self)[-1]

    @cached_property
    def player(self) -> str:
        """The name of the bot that plays worlds on."""
        return self.appraisal.player or _levels(self)[:2][-1]

    @cached_property
    def player_maker(self) -> BotMaker:
        return bot_maker(self.title, self.player)

    @cached_property
    def fingerprint(self) -> str:
        """Of the header and the line of play."""
        said = sha256(msgspec.json.encode(self.header))
        for line in self.lines:
            said.update(b"\n" + msgspec.json.encode(line))
        return said.hexdigest()[:32]

    def at(self, position: int) -> Match:
        """The match as it stood after so many moves."""
        return self.past.at(position)

    def column(self, seat: int) -> int:
        """Which of the chances is this seat's."""
        return 0 if self.together else seat


def _levels(subject: Subject) -> list[str]:
    """The bots of the cast, from gentle to strong; else any bot that is not the random one."""
    names = bot_names(subject.title)
    known = [bot for bot in cast_of(subject.title).levels() if bot in names]
    return known or [name for name in names if name != RANDOM][-1:] or [RANDOM]


@lru_cache(maxsize=MOST)
def subject_of(record: bytes) -> Subject:
    """The match of a record. `BadRecord` and `StarboardError` as there."""
    return Subject(read_record(record))


def seed_of(seed: int, *what: int | str) -> int:
    """A seed for one purpose, the same on every machine."""
    said = blake2b(" ".join(map(str, (seed, *what))).encode(), digest_size=8)
    return int.from_bytes(said.digest(), "big") >> 34


def places_of(line: AnyLine, options: Sequence[Move]) -> tuple[int, ...]:
    """Where in a list of options the answer of a line stands."""
    moves = line.moves if line.moves is not None else (line.move,)
    return tuple(options.index(move) for move in moves)


__all__ = ["BadRecord", "Subject", "places_of", "seed_of", "subject_of"]
