"""How much can still be built before time is up."""

from starboard.games.trucker.content import content
from starboard.games.trucker.rules.building.building import BUDGET
from starboard.games.trucker.rules.building.hourglass import EXTRA_TIME, SAND
from starboard.games.trucker.view.view import TruckerView
from starboard.kernel import Sight

USUAL_RUN = 90.0
"""Seconds that the sand runs, as long as nobody has seen it run."""
ACTS = 2
"""A component is drawn, and then placed or given back."""


def looks_left(sight: Sight, view: TruckerView, act: float) -> float:
    """How many components can still be held against the ship, at this many seconds per act. Nobody can end building
    before the hourglass has run on all spaces of its track (GT-B-4.4)."""
    runs: int = spaces(view) - 1 - view.yard.hourglass.space
    if view.build == "turns":
        turns: int = runs * SAND + view.yard.hourglass.sand
        return turns * BUDGET / ACTS
    deadline = sight.question.deadline
    run = deadline.seconds if deadline is not None else USUAL_RUN
    left = 0.0 if deadline is None else run if sight.left is None else sight.left
    return (runs * run + left) / (ACTS * act)


def spaces(view: TruckerView) -> int:
    """How many spaces the track of the hourglass has (GT-B-4.1, GT-LM-3.3)."""
    name = view.ship_class
    return len(content().flights.levels[content().ships[name].level].hourglass) + (name in EXTRA_TIME)
