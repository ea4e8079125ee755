"""Time at a table of bots that take theirs: who acts next, and when a deadline passes. It is counted, nobody sleeps.

A seat that may act is given a time for it, once; what it does then, it decides by what it sees then. So a bot that
needs longer gets less done before the sand has run out, in a simulation as at a table with people.
"""

from collections.abc import Sequence
from math import inf
from random import Random
from typing import Final

from starboard.bots.bot import Bot
from starboard.kernel import Deadline, Match, Question, Sight

NOBODY: Final = -1
LONGEST_PAUSE: Final = 3600.0
"""Nobody waits forever: if all did, a race without a deadline would never end."""
USUAL_PAUSE: Final = (1.5, 3.5)
"""Seconds, from the least to the most, that a bot without a pace of its own takes for an act."""


def pace_of(bot: Bot, match: Match, seat: int, chance: Random) -> float:
    """Seconds until this bot acts; `chance` is for bots that do not care."""
    pace = getattr(bot, "pace", None)
    seconds = chance.uniform(*USUAL_PAUSE) if pace is None else float(pace(Sight(match, seat)))
    return min(max(seconds, 0.0), LONGEST_PAUSE)


class Clock:
    """The time that passes in one match. It goes on only in races and against deadlines: elsewhere nobody hurries."""

    __slots__ = ("_bots", "_chance", "_due", "_ends", "_question", "now")

    def __init__(self, bots: Sequence[Bot], seed: int) -> None:
        self.now = 0.0
        """Seconds since the match began."""
        self._bots = bots
        self._chance = Random(seed)
        self._due: dict[int, float] = {}
        """When each seat that may act will do so."""
        self._ends: dict[str, float] = {}
        """When each deadline passes, by its key: the same key is the same clock."""
        self._question: Question | None = None

    def next(self, match: Match) -> int:
        """The seat that acts next, or `NOBODY` when the deadline passes first. The time is then that late.

        `NOBODY` without a deadline means that nobody has anything to do."""
        question, waiting = match.question, match.waiting
        racing = question is not None and question.counts_from_sending
        if question is not self._question:
            # A race goes on, no matter who acted; any other question starts over.
            if not racing or self._question is None or not self._question.counts_from_sending:
                self._due = {}
            self._question = question
        if not racing and match.deadline is None:
            return waiting[0]
        end = self._end_of(match.deadline)
        for due, seat in sorted(self._schedule(match, waiting)):
            if due >= end:
                break
            if not racing or match.offers(seat):
                del self._due[seat]
                # A seat that found nothing to do when its time came acts as soon as there is something.
                self.now = max(self.now, due)
                return seat
        self.now = max(self.now, end) if end < inf else self.now
        return NOBODY

    def left(self, match: Match) -> float | None:
        """The seconds until the deadline of the open question passes, if it has one."""
        return None if match.deadline is None else self._end_of(match.deadline) - self.now

    def _schedule(self, match: Match, waiting: Sequence[int]) -> list[tuple[float, int]]:
        """When each of the waiting seats acts. A seat that has just begun to wait is given a time."""
        due = self._due
        self._due = {}
        for seat in waiting:
            self._due[seat] = (
                due[seat] if seat in due else self.now + pace_of(self._bots[seat], match, seat, self._chance)
            )
        return [(time, seat) for seat, time in self._due.items()]

    def _end_of(self, deadline: Deadline | None) -> float:
        return inf if deadline is None else self._ends.setdefault(deadline.key, self.now + deadline.seconds)
