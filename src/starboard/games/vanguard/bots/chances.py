"""How likely dice are to meet a requirement: quick, and near enough to compare actions with."""

from collections.abc import Sequence
from functools import cache, lru_cache

from starboard.games.vanguard.board import requirements_met
from starboard.games.vanguard.board.requirements_met import ANY, DIE, Conversions, Way, numbered_ways, serves
from starboard.games.vanguard.content.dice import COLOUR, FACES
from starboard.games.vanguard.notation.actions import Action
from starboard.games.vanguard.notation.requirement import Requirement
from starboard.games.vanguard.notation.symbols import ACCIDENT

SEVERAL = 0.6
"""How often a die is likely to give some symbol that others show, too."""


@cache
def gives(kind: int, need: int, conversions: Conversions) -> float:
    """How likely a die is to serve a need."""
    if need == DIE:
        return 1.0
    if need >= requirements_met.COLOUR:
        return float(COLOUR[kind] == need - requirements_met.COLOUR)
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
        missed *= 1.0 - _way(tuple(sorted(dice)), way, conversions)
    return 1.0 - missed


@lru_cache(maxsize=1 << 15)
def _way(dice: tuple[int, ...], way: Way, conversions: Conversions) -> float:
    """Die by die: how likely which of the needs are met. A die serves the rarest need that is still open."""
    if len(dice) < len(way):
        return 0.0
    needs = tuple(sorted(way, key=lambda need: sum(gives(die, need, conversions) for die in dice)))
    states = {0: 1.0}
    for die in dice:
        after: dict[int, float] = {}
        for met, likely in states.items():
            for able, share in _faces(die, needs, conversions):
                free = able & ~met
                now = met | (free & -free)
                after[now] = after.get(now, 0.0) + likely * share
        states = after
    return states.get((1 << len(needs)) - 1, 0.0)


@cache
def _faces(kind: int, needs: Way, conversions: Conversions) -> tuple[tuple[int, float], ...]:
    """Which of the needs a die can serve, as bits, and how likely it is."""
    found: dict[int, float] = {}
    for face in FACES[kind]:
        slots = serves((COLOUR[kind], face), conversions, (), False)
        whole = {DIE, requirements_met.COLOUR + COLOUR[kind], *(() if ACCIDENT in face else (ANY,))}
        offers = whole.union(*slots)
        able = sum(1 << place for place, need in enumerate(needs) if need in offers)
        found[able] = found.get(able, 0.0) + 1 / len(FACES[kind])
    return tuple(found.items())


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
