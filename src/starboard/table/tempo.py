"""How fast time runs at a table where bots build against the sand.

While a person may act, a second is a second. Once no person has anything to do, nobody is hurt by haste: the time of
the match runs faster, for the sand and the bots alike, so that each bot gets as much done as the sand allows. What a
bot needs to think is not hurried, so time stands still meanwhile.
"""

from typing import Final

BRISK: Final = 6.0
"""Seconds of the match in a second of the room, while those who wait still like to watch;"""
A_WHILE: Final = 3.0
"""how many seconds of the room that lasts."""
HASTY: Final = 50.0


class Tempo:
    """The speed of time at one table."""

    __slots__ = ("_alone_since",)

    def __init__(self) -> None:
        self._alone_since: float | None = None
        """Since when bots have been among themselves."""

    def speed(self, now: float, *, alone: bool, thinking: bool) -> float:
        """Seconds of the match in a second: `alone` are bots that nobody plays against at the moment."""
        if not alone:
            self._alone_since = None
            return 1.0
        if self._alone_since is None:
            self._alone_since = now
        if thinking:
            return 0.0
        return BRISK if now - self._alone_since < A_WHILE else HASTY
