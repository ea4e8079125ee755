"""A player's own sense of time: nobody is told how much sand is left, but everybody sees the hourglass run."""

from collections.abc import Mapping
from typing import Any

from starboard.games.trucker.content import content
from starboard.games.trucker.rules.building import BUDGET
from starboard.games.trucker.rules.hourglass import EXTRA_TIME, SAND
from starboard.kernel import Deadline

USUAL_RUN = 90.0


class SandWatch:
    """Adds up what a bot has spent of each run of the hourglass."""

    def __init__(self) -> None:
        self._key = ""
        self._used = 0.0
        self._run = USUAL_RUN

    def see(self, deadline: Deadline | None) -> None:
        """Look at the hourglass."""
        key = deadline.key if deadline is not None else ""
        if key != self._key:
            self._key, self._used = key, 0.0
        if deadline is not None:
            self._run = deadline.seconds

    def spend(self, seconds: float) -> None:
        """Some time passes."""
        self._used += seconds

    def looks_left(self, view: Mapping[str, Any], act: float) -> float:
        """How many components can still be drawn and placed, at so many seconds an act, before building can end.

        Nobody can end it before the hourglass has run on all spaces of its track (GT-B-4.4)."""
        runs = self.spaces(view) - 1 - view["glass"]
        if view["build"] == "turns":
            return ((runs * SAND + view["sand"]) * BUDGET) / 2
        left = max(0.0, self._run - self._used) if view["running"] else 0.0
        return (runs * self._run + left) / (2 * act)

    def is_last_run(self, view: Mapping[str, Any]) -> bool:
        """Whether building ends when the sand that runs now has run out."""
        return bool(view["running"]) and view["glass"] == self.spaces(view) - 1

    @staticmethod
    def spaces(view: Mapping[str, Any]) -> int:
        """How many spaces the track of the hourglass has (GT-B-4.1, GT-LM-3.3)."""
        name = view["classes"][view["round"]]
        return len(content().flights.levels[content().ships[name].level].hourglass) + (name in EXTRA_TIME)
