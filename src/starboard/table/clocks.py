"""The time of a match and the clocks of its deadlines. It stands still during a pause and while nobody is there, and
it may run faster than that of the room."""

from starboard.kernel import Deadline
from starboard.table.frames import RunningClock

MOST_KEPT = 8
"""Clocks that are remembered, the latest of them: a deadline may come back after other questions."""


class Clocks:
    """Every deadline that was seen, and how much of it is left."""

    __slots__ = ("_ends", "_passed", "_since", "_speed")

    def __init__(self, left: dict[str, float]) -> None:
        """Clocks that stand still."""
        self._ends = dict(left)
        """When each of them passes, in the time of the match."""
        self._passed = 0.0
        """The time of the match when its speed last changed, at"""
        self._since = 0.0
        """that moment of the room."""
        self._speed = 0.0

    @property
    def are_running(self) -> bool:
        return self._speed > 0

    @property
    def speed(self) -> float:
        """Seconds of the match in a second of the room; 0 while it stands still."""
        return self._speed

    def run(self, now: float, speed: float) -> None:
        """From now on, let time pass at this speed, or (0) stand still."""
        self._passed, self._since = self.time(now), now
        self._speed = speed

    def time(self, now: float) -> float:
        """The time of the match."""
        return self._passed + (now - self._since) * self._speed if self._speed else self._passed

    def when(self, time: float) -> float | None:
        """When it will be that late in the match, if its speed stays as it is; None while it stands still."""
        return self._since + (time - self._passed) / self._speed if self._speed else None

    def see(self, deadline: Deadline | None, now: float) -> None:
        """The open question has this deadline: a key that was never seen starts over."""
        if deadline is None or deadline.key in self._ends:
            return
        self._ends[deadline.key] = self.time(now) + deadline.seconds
        for key in list(self._ends)[:-MOST_KEPT]:
            del self._ends[key]

    def forget(self, key: str) -> None:
        """Start over when it is seen again."""
        self._ends.pop(key, None)

    def left(self, now: float) -> dict[str, float]:
        """The seconds that are left of each."""
        time = self.time(now)
        return {key: max(0.0, end - time) for key, end in self._ends.items()}

    def end(self, key: str) -> float | None:
        """When that deadline passes, if nothing stops or hurries it; None while the clocks are stopped."""
        return self.when(self._ends[key]) if key in self._ends else None

    def shown(self, deadline: Deadline | None, now: float) -> RunningClock | None:
        """A deadline as clients are told of it."""
        if deadline is None:
            return None
        left = self.left(now).get(deadline.key, deadline.seconds)
        return RunningClock(deadline.key, deadline.seconds, round(left, 3))
