"""The clocks of the deadlines of a match. They can be stopped: during a pause, and while nobody is there."""

from starboard.kernel import Deadline
from starboard.table.frames import RunningClock

MOST_KEPT = 8
"""Clocks that are remembered, the latest of them: a deadline may come back after other questions."""


class Clocks:
    """Every deadline that was seen, and how much of it is left."""

    __slots__ = ("_left", "_running_since")

    def __init__(self, left: dict[str, float]) -> None:
        """Clocks that stand still."""
        self._left = dict(left)
        self._running_since: float | None = None

    @property
    def are_running(self) -> bool:
        return self._running_since is not None

    def run(self, now: float, running: bool) -> None:
        """From now on, let them run or stand still."""
        self._left = self.left(now)
        self._running_since = now if running else None

    def see(self, deadline: Deadline | None, now: float) -> None:
        """The open question has this deadline: a key that was never seen starts over."""
        if deadline is None or deadline.key in self._left:
            return
        self._left = self.left(now)
        if self._running_since is not None:
            self._running_since = now
        self._left[deadline.key] = deadline.seconds
        for key in list(self._left)[:-MOST_KEPT]:
            del self._left[key]

    def forget(self, key: str) -> None:
        """Start over when it is seen again."""
        self._left.pop(key, None)

    def left(self, now: float) -> dict[str, float]:
        """The seconds that are left of each."""
        gone = 0.0 if self._running_since is None else now - self._running_since
        return {key: max(0.0, left - gone) for key, left in self._left.items()}

    def end(self, key: str) -> float | None:
        """When that deadline passes, if nothing stops it; None while the clocks are stopped."""
        if self._running_since is None or key not in self._left:
            return None
        return self._running_since + self._left[key]

    def shown(self, deadline: Deadline | None, now: float) -> RunningClock | None:
        """A deadline as clients are told of it."""
        if deadline is None:
            return None
        left = self.left(now).get(deadline.key, deadline.seconds)
        return RunningClock(deadline.key, deadline.seconds, round(left, 3))
