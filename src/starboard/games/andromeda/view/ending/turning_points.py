"""What turned a match: each kind is a fact that holds or does not, weighed by how far the points swung around it. The
six heaviest are told in the order of turns, no kind twice and no two of one turn, with an opening and an ending if
there are any."""

from collections.abc import Callable, Iterator

import msgspec

from starboard.games.andromeda.view.ending.battle_turns import BATTLE_KINDS
from starboard.games.andromeda.view.ending.found import Found
from starboard.games.andromeda.view.ending.match_facts import Facts
from starboard.games.andromeda.view.ending.point_turns import POINT_KINDS

MOST = 6
OPENINGS = frozenset({"quick-city", "first-blood", "slow-start"})
ENDINGS = frozenset({"forced-end", "last-turn", "quiet-account", "for-good"})
ROUNDS = 2
"""The number of rounds within which the points swing because of it."""

KINDS: dict[str, tuple[int, Callable[[Facts], Iterator[Found]]]] = {**BATTLE_KINDS, **POINT_KINDS}
"""For each kind its weight, and how it is found."""


class Turning(msgspec.Struct, frozen=True):
    """One of them, and how much it weighs."""

    kind: str
    found: Found
    weight: float


def turnings(facts: Facts) -> list[Turning]:
    """Those that are told."""
    if not facts.turns:
        return []
    all_found = [
        Turning(kind, found, weight * (1 + swing(facts, found.turn) / 10))
        for kind, (weight, find) in KINDS.items()
        for found in find(facts)
    ]
    ranked = sorted(all_found, key=lambda turning: (-turning.weight, turning.found.turn))
    chosen: list[Turning] = []
    for wanted in (OPENINGS, ENDINGS, None):
        for turning in ranked:
            if len(chosen) == MOST or (wanted is not None and any(one.kind in wanted for one in chosen)):
                break
            if (wanted is None or turning.kind in wanted) and fits(chosen, turning):
                chosen.append(turning)
    return sorted(chosen, key=lambda turning: (turning.kind in ENDINGS, turning.found.turn))


def fits(chosen: list[Turning], turning: Turning) -> bool:
    """No kind twice, no two of one turn; one opening and one ending are enough."""
    for group in (OPENINGS, ENDINGS):
        if turning.kind in group and any(one.kind in group for one in chosen):
            return False
    return all(one.kind != turning.kind and one.found.turn != turning.found.turn for one in chosen)


def swing(facts: Facts, turn: int) -> int:
    """How much the difference between the two best changed within two rounds of a turn."""
    ranked = sorted(facts.players, key=lambda who: -facts.finals[who])
    if len(ranked) < 2:
        return 0
    best, second = facts.points[ranked[0]], facts.points[ranked[1]]
    before, after = facts.at(turn), facts.at(turn + ROUNDS * len(facts.players))
    return abs((best[after] - second[after]) - (best[before] - second[before]))
