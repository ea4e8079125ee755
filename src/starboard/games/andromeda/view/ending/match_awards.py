"""What each did more than the others: one award a thing, for one player alone."""

from collections.abc import Callable

import msgspec

from starboard.games.andromeda.rules.player_area.developments import standing
from starboard.games.andromeda.state.battle_state import NOBODY, RAIDERS
from starboard.games.andromeda.view.ending.match_facts import Facts, chance_of, rows

LUCK = 10
"""Tenths of a victory above what was to be expected count as one."""


class Award(msgspec.Struct, frozen=True):
    """Somebody alone has most of something."""

    award: str
    who: int
    count: int


def awards(facts: Facts) -> list[Award]:
    """In the order of `COUNTS`; nothing for less than its least, or where several are equal."""
    found = []
    for award, (least, count) in COUNTS.items():
        counts = [count(facts, who) for who in facts.players]
        most = max(counts)
        if most >= least and counts.count(most) == 1:
            found.append(Award(award, counts.index(most), most))
    return found


def _battles(facts: Facts, who: int) -> int:
    return sum(fought.winner == who for fought in facts.battles)


def _luck(facts: Facts, who: int) -> int:
    """How many tenths of a battle more were won than was to be expected."""
    more = 0.0
    for fought in facts.battles:
        if who in fought.sides:
            more += (fought.winner == who) - chance_of(fought, fought.sides.index(who))
    return round(LUCK * more)


def _crowded(facts: Facts, who: int) -> int:
    return max((points for _, owner, _, points in rows(facts.g.chronicle.built, 4) if owner == who), default=0)


def _lost(facts: Facts, who: int) -> int:
    """Battles that raiders won, or nobody."""
    fought = [one for one in facts.battles if who in one.sides]
    return sum(one.winner in (NOBODY, RAIDERS) for one in fought)


COUNTS: dict[str, tuple[int, Callable[[Facts, int], int]]] = {
    "hunter": (2, lambda facts, who: facts.g.players[who].defeated),
    "victor": (3, _battles),
    "lucky": (LUCK, _luck),
    "founder": (2, lambda facts, who: len(standing(facts.g, who))),
    "crowd": (5, _crowded),
    "engineer": (4, lambda facts, who: len(facts.g.players[who].modules)),
    "scholar": (7, lambda facts, who: max(facts.g.players[who].tracks)),
    "undaunted": (3, _lost),
}
"""For each award the least that is worth one, and how it is counted."""
