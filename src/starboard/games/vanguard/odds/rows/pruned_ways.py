"""Ways to meet rows that are not needed, because others are easier."""

from collections.abc import Collection, Sequence
from typing import TypeAlias

from starboard.games.vanguard.odds.rows.faces_needed import Need, Universe
from starboard.games.vanguard.odds.sums.effort import TooMuch

MOST_WAYS = 150
"""With more ways than this the chances would take too long."""
RowWay: TypeAlias = tuple[int, tuple[Need, ...]]
"""A row by its place, and all that is needed for it."""


def pruned(universe: Universe, ways: Sequence[RowWay]) -> list[RowWay]:
    """Without ways that no dice can meet, and those that are harder than another one for the same row or a better."""
    able = dict.fromkeys(
        (row, tuple(need._replace(faces=need.faces & universe.in_play) for need in way)) for row, way in ways
    )
    left = [entry for entry in able if all(need.faces for need in entry[1])]
    left.sort(key=lambda entry: (entry[0], len(entry[1])))
    if len(left) > 4 * MOST_WAYS:
        raise TooMuch
    shared = {entry for entry in left if _shares(universe, entry[1])}
    kept: list[RowWay] = []
    for entry in left:
        if not any(_easier(other, entry, shared) for other in kept):
            kept = [other for other in kept if not _easier(entry, other, shared)]
            kept.append(entry)
    if len(kept) > MOST_WAYS:
        raise TooMuch
    return kept


def _easier(one: RowWay, other: RowWay, shared: Collection[RowWay]) -> bool:
    """Whether dice that meet the second way meet the first one as well. Where needs of the second way can share a die,
    the first must be part of it."""
    if one[0] > other[0] or len(one[1]) > len(other[1]):
        return False
    if other in shared:
        left = list(other[1])
        for need in one[1]:
            if need not in left:
                return False
            left.remove(need)
        return True
    return _injected(one[1], other[1])


def _injected(easy: Sequence[Need], hard: Sequence[Need]) -> bool:
    """Whether each easy need can have a hard one for itself that never asks for less."""
    if not easy:
        return True
    first, rest = easy[0], easy[1:]
    return any(
        not need.faces & ~first.faces and _injected(rest, (*hard[:place], *hard[place + 1 :]))
        for place, need in enumerate(hard)
    )


def _shares(universe: Universe, way: Sequence[Need]) -> bool:
    """Whether a die that can be there serves two of these needs at once."""
    if not universe.check.doubles:
        return False
    return any(
        pack & (pack - 1)
        for face, shown in enumerate(universe.faces)
        if len(shown[1]) > 1 and universe.in_play >> face & 1
        for pack in universe.packs(face, way)
    )
