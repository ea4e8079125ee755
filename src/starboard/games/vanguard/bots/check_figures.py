"""What a decision in a dice check makes of the chances, as the board shows them, for whoever asks."""

from typing import Final

from starboard.games.vanguard.moves.exploration_moves import GoOn
from starboard.kernel import Message, Sight

CHECKS: Final = (
    "vanguard-ask-help",
    "vanguard-ask-modify",
    "vanguard-ask-reroll",
    "vanguard-ask-special",
    "vanguard-ask-support",
    "vanguard-ask-toss",
    "vanguard-ask-turn-die",
)
"""Questions whose moves have chances."""
MOST: Final = 40
"""Moves whose chances are looked up."""
SAME: Final = 0.005
"""Chances that differ by less are the same to a player."""


def in_check(sight: Sight, chosen: int) -> Message | None:
    """How likely it is that nothing bad comes of the check, with the move and without."""
    options = sight.options
    if sight.question.prompt not in CHECKS or len(options) > MOST:
        return None
    good = _good(sight)
    mine, others = good.pop(chosen, None), good
    if mine is None or not others:
        return None
    if not isinstance(options[chosen], GoOn):
        without = next((good[place] for place in others if isinstance(options[place], GoOn)), min(others.values()))
        if mine <= without + SAME:
            return None
        return Message("vanguard-hint-raises", {"now": _percent(without), "then": _percent(mine)})
    best = max(others.values())
    if mine >= 1 - SAME:
        return Message("vanguard-hint-sure")
    if best <= mine + SAME:
        return Message("vanguard-hint-no-help", {"now": _percent(mine)})
    return Message("vanguard-hint-saves", {"now": _percent(mine), "then": _percent(best)})


def _good(sight: Sight) -> dict[int, float]:
    """The chance that nothing bad comes, by the place of the move. What it is reckoned from lies open."""
    world = sight.imagine(0)
    found: dict[int, float] = {}
    for place, move in enumerate(sight.options):
        stake = world.shown(sight.seat, move)[1]
        if stake is not None and stake.good is not None:
            found[place] = stake.good
    return found


def _percent(chance: float) -> int:
    return round(100 * chance)
