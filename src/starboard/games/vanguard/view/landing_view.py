"""What can be seen of a landing table: rows with their words, where the scanner has uncovered them or the lander is on
its way down."""

from functools import cache
from typing import Any

import msgspec

from starboard.games.vanguard.content import campaign
from starboard.games.vanguard.names.effect_names import words_of
from starboard.games.vanguard.state.game_state import VanguardState


@cache
def landing_rows(folder: str, planet: str) -> tuple[dict[str, Any], ...]:
    """IV-S-2351: the rows of a planet's table: which results they are for, and what they do."""
    c = campaign[folder]
    words = words_of(folder)
    return tuple(
        {
            "first": row.first,
            "last": row.last,
            "name": f"{c.head.prefix}-landing-{planet}-{number}",
            "effect": msgspec.to_builtins(words.effect(row.effect)) if row.effect.steps else None,
        }
        for number, row in enumerate(c.planets[planet].landing_row, start=1)
    )


def landing_view(g: VanguardState) -> dict[str, Any] | None:
    """IV-S-0508, IV-S-2350: until the landing sequence the table stays hidden. `left` counts the rolls to come, with
    the one that is being resolved."""
    e = g.expedition
    if g.part != "landing" or not e.boards:
        return None
    planet = e.boards[0].planet
    rolls = campaign[g.campaign].landers[e.lander].rolls
    return {
        "planet": planet,
        "rolls": rolls,
        "left": e.landing_rolls,
        "rows": [dict(row) for row in landing_rows(g.campaign, planet)],
    }
