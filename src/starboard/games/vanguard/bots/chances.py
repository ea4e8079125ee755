"""How likely dice are to meet a requirement: quick, and near enough to compare actions with."""

from collections.abc import Sequence
from functools import cache

from starboard.games.vanguard.actions import Action
from starboard.games.vanguard.dice import COLOUR, FACES
from starboard.games.vanguard.requirement import Requirement
from starboard.games.vanguard.solver import ANY, DIE, Conversions, numbered_ways, serves
from starboard.games.vanguard.solver import COLOUR as COLOUR_NEED

TOGETHER = 0.75
"""Needs that must be met by different dice are harder to meet than each alone."""
SEVERAL = 0.6
"""How often a die is likely to give some symbol that others show, too."""


@cache
def gives(kind: int, need: int, conversions: Conversions) -> float:
    """How likely a die is to serve a need."""
    if need == DIE:
        return 1.0
    if need >= COLOUR_NEED:
        return float(COLOUR[kind] == need - COLOUR_NEED)
    if need == ANY:
        return SEVERAL
    hits = [any(need in one for one in serves((COLOUR[kind], face), conversions, (), False)) for face in FACES[kind]]
    return sum(hits) / len(hits)


def chance(dice: Sequence[int], requirement: Requirement | None, conversions: Conversions) -> float:
    """How likely the dice are to meet a requirement."""
    if requirement is None:
        return 1.0
    missed = 1.0
    for way in numbered_ways(requirement.ways):
        missed *= 1.0 - _way(dice, way, conversions)
    return 1.0 - missed


def _way(dice: Sequence[int], way: tuple[int, ...], conversions: Conversions) -> float:
    if len(dice) < len(way):
        return 0.0
    likely = 1.0
    for need in set(way):
        each = sorted((gives(die, need, conversions) for die in dice), reverse=True)
        for missing in range(way.count(need)):
            none = 1.0
            for one in each[missing:]:
                none *= 1.0 - one
            likely *= 1.0 - none
    colours = sum(need >= DIE for need in way)
    return likely * TOGETHER ** max(0, len(way) - 1 - colours)


def steps(dice: Sequence[int], action: Action, conversions: Conversions) -> float:
    """How many steps on the green track the dice are likely to bring."""
    total = 0.0
    for die in dice:
        best = 0.0
        for special in action.specials:
            if special.track == "green" and special.requirement is not None:
                for way in numbered_ways(special.requirement.ways):
                    likely = min(gives(die, need, conversions) for need in way) * special.steps / len(way)
                    best = max(best, likely)
        total += best
    return total


def usefulness(die: int, action: Action, conversions: Conversions) -> float:
    """How much a die does for an action, to compare dice."""
    if action.tracks:
        return steps([die], action, conversions)
    row = action.rows.get("green")
    if row is None or row.requirement is None:
        return 0.0
    needs = {need for way in numbered_ways(row.requirement.ways) for need in way}
    return max((gives(die, need, conversions) for need in needs), default=0.0)
