"""IV-X-3.2: the Travel action."""

from collections.abc import Sequence
from functools import cache

from starboard.games.vanguard.board.sectors import connected
from starboard.games.vanguard.moves.exploration_moves import Travel
from starboard.games.vanguard.rules.basics.away_team import ANY_COLOUR
from starboard.games.vanguard.rules.basics.statuses import has_status, use_up
from starboard.games.vanguard.rules.cards.passives import holds
from starboard.games.vanguard.rules.cards.windows import window
from starboard.games.vanguard.rules.crew.crew_dice import use_dice
from starboard.games.vanguard.rules.exploration.movement import (
    go_to,
    may_be_closed,
    open_paths,
    path_to,
    resolve_symbols,
    symbols_of,
)
from starboard.games.vanguard.rules.planet.poi import has_icon
from starboard.games.vanguard.rules.story.tutorial_hints import hint
from starboard.games.vanguard.state.expedition_state import Pending
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.kernel import Move, Rules


def travels(g: VanguardState, who: int) -> list[Move]:
    """IV-X-310, IV-X-311: along every open path, unless the sector shows no-travel."""
    one = g.expedition.team[who]
    here = one.sector
    free = False
    if one.statuses:
        if has_status(g, who, "no-travel"):
            return []
        free = has_status(g, who, "can-travel")
    # A card opens closed paths too.
    if not free and not holds(g, who, "can-travel"):
        if has_icon(g, here, "no-travel"):
            return []
        if may_be_closed(g, who):
            return [Travel(end) for end in sorted({path.end for path in open_paths(g, who)})]
    return list(_travels_to(connected(g, here)))


@cache
def _travels_to(ends: Sequence[int]) -> list[Travel]:
    """Made once for all who ever stand there."""
    return [Travel(end) for end in ends]


def travel(g: VanguardState, who: int, move: Travel) -> Rules[None]:
    """IV-X-312 to IV-X-315: the symbols of the path in order, then the miniature moves whatever they brought."""
    e = g.expedition
    start = g.expedition.team[who].sector
    path = path_to(g, start, move.sector)
    assert path is not None
    hint(g, "travel")
    e.moved = True
    symbols = symbols_of(g, path)
    ignored = use_up(g, who, "light")
    if use_up(g, who, "slow"):
        yield from use_dice(g, who, 1, ANY_COLOUR, "IV-X-312")
    if symbols and not ignored:
        pending = Pending("travel", who, " ".join(symbols), "path", move.sector)
        yield from window(g, pending)
        if not pending.cancelled:
            yield from resolve_symbols(g, who, path)
    if not g.expedition.team[who].dead and g.expedition.team[who].sector == start:
        yield from go_to(g, who, move.sector, "IV-X-314", "path")
    yield from _followers(g, who, start, move.sector)


def _followers(g: VanguardState, who: int, start: int, end: int) -> Rules[None]:
    """Those whom a card takes along come without the symbols."""
    e = g.expedition
    followers, e.turn_notes.followers = sorted(e.turn_notes.followers), []
    for other in followers:
        if g.expedition.team[who].sector == end and g.expedition.team[other].sector == start:
            yield from go_to(g, other, end, "IV-X-314")
