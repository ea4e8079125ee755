"""The exact chances of a check while its dice are being chosen (IV-X-501): a client shows them for any choice, and says
which dice are best. Cards at hand and supporters who have not answered yet are left out."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import product
from math import prod
from typing import Any

import msgspec

from starboard.games.vanguard.actions import Action
from starboard.games.vanguard.actions import Special as PrintedSpecial
from starboard.games.vanguard.dice import KINDS
from starboard.games.vanguard.odds import Check, Row, Special, Track, chances
from starboard.games.vanguard.odds_cards import alike
from starboard.games.vanguard.rules.pool import check_of, conversions
from starboard.games.vanguard.rules.tracks import action_of, fields_of, key_of, markers_of
from starboard.games.vanguard.solver import numbered_ways
from starboard.games.vanguard.state import VanguardState
from starboard.games.vanguard.terms import ROWS, SYMBOLS

MOST_CHOICES = 320
"""With more different choices than this the chances would take too long; then there are none."""
DIGITS = 4


def odds_view(g: VanguardState) -> dict[str, Any] | None:
    """Groups of dice that are as good as each other, and the chances for each number taken from each group."""
    e = g.expedition
    check = e.check if e is not None else None
    if e is None or check is None or check.step > 1 or not check.source.partition(":")[2]:
        return None
    action = action_of(g, check.source, check.action)
    if action.plain is not None or not (action.rows or action.tracks):
        return None
    taken = tuple(die for _, die in check.hand)
    asked = Check(
        taken, _rows(action), (), conversions(g), doubles=True, specials=_specials(action), tracks=_tracks(g, action)
    )
    return _table(asked, tuple(sorted(e.team[check.who].available)))


def _rows(action: Action) -> tuple[Row, ...]:
    if action.tracks:
        return ()
    rows = ((name, action.rows[name].requirement) for name in ROWS if name in action.rows)
    return tuple(Row(name, numbered_ways(need.ways)) for name, need in rows if need is not None)


def _tracks(g: VanguardState, action: Action) -> tuple[Track, ...]:
    check = check_of(g)
    markers = markers_of(g, check.source, check.sector) or {}
    return tuple(
        Track(row, max(1, fields_of(g, action, row, check.source) - markers.get(key_of(check.action, row), 0)))
        for row in ROWS
        if row in action.tracks
    )


def _specials(action: Action) -> tuple[Special, ...]:
    """Special effects that dice move or that eat dice; those for bare dice come last, as they take what is left."""
    found = [one for one in map(_special, action.specials) if one is not None]
    return tuple(sorted(found, key=lambda one: one.dice > 0))


def _special(special: PrintedSpecial) -> Special | None:
    need = special.requirement
    if need is None or special.condition is not None:
        return None
    if all(len(way) == 1 and way[0] in SYMBOLS for way in need.ways):
        return Special(tuple(SYMBOLS.index(way[0]) for way in need.ways), track=special.track, steps=special.steps)
    bare = need.ways[0] if set(need.ways[0]) == {"die"} else ()
    return Special(dice=len(bare), track=special.track, steps=special.steps) if bare else None


@lru_cache(maxsize=256)
def _table(check: Check, available: tuple[int, ...]) -> dict[str, Any] | None:
    groups = alike(check, available)
    if prod(len(group) + 1 for group in groups) > MOST_CHOICES:
        return None
    counts = product(*(range(len(group) + 1) for group in groups))
    return {
        "names": check.names,
        "groups": [[KINDS[die].id for die in group] for group in groups],
        "chances": {",".join(map(str, taken)): _chances(check, groups, taken) for taken in counts},
    }


def _chances(check: Check, groups: Sequence[Sequence[int]], taken: Sequence[int]) -> list[float]:
    dice = tuple(die for group, count in zip(groups, taken, strict=True) for die in group[:count])
    found = chances(msgspec.structs.replace(check, dice=(*check.dice, *dice)))
    return [round(float(chance), DIGITS) for chance in found]
