"""Facts that are worked out once a campaign, and looked up by the name of its folder."""

from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")


class PerCampaign(dict[str, T]):
    """Decorates what works the facts out: `_goals[g.campaign]` are then those of the campaign that is played. Rules ask
    at every step, and a dictionary answers in half the time that a cached function takes."""

    def __init__(self, work_out: Callable[[str], T]) -> None:
        super().__init__()
        self._work_out = work_out

    def __missing__(self, folder: str) -> T:
        self[folder] = found = self._work_out(folder)
        return found
