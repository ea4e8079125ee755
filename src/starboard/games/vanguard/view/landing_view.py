"""What can be seen of a landing table: rows with their words, where the scanner has uncovered them or the lander is on
its way down."""

from functools import cache

from starboard.games.vanguard.content import campaign
from starboard.games.vanguard.names.effect_names import words_of
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.kernel import Message
from starboard.kernel.view import Sealed, View


class LandingRow(View, frozen=True):
    """A row of a landing table: for which results of the die it is, the message by which it is called, and what it
    does."""

    first: int
    last: int
    name: Sealed
    effect: Message | None


class LandingView(View, frozen=True):
    """The landing table, while the lander comes down."""

    planet: Sealed
    rolls: int
    left: int
    """The rolls to come, with the one that is being resolved."""
    rows: list[LandingRow]


@cache
def landing_rows(folder: str, planet: str) -> tuple[LandingRow, ...]:
    """IV-S-2351: the rows of a planet's table."""
    c = campaign[folder]
    words = words_of(folder, planet)
    return tuple(
        LandingRow(
            first=row.first,
            last=row.last,
            name=f"{c.head.prefix}-landing-{planet}-{number}",
            effect=words.effect(row.effect) if row.effect.steps else None,
        )
        for number, row in enumerate(c.planets[planet].landing_row, start=1)
    )


def landing_view(g: VanguardState) -> LandingView | None:
    """IV-S-0508, IV-S-2350: until the landing sequence the table stays hidden."""
    e = g.expedition
    if g.part != "landing" or not e.boards:
        return None
    planet = e.boards[0].planet
    rolls = campaign[g.campaign].landers[e.lander].rolls
    rows = list(landing_rows(g.campaign, planet))
    return LandingView(planet=planet, rolls=rolls, left=e.landing_rolls, rows=rows)
