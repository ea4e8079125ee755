"""AE-E-10: how the Hegemon builds. AE-E-12.2, OQ-33: its developments collapse and are rebuilt."""

from starboard.games.andromeda.board.hegemon_officers import commands
from starboard.games.andromeda.board.map import kind_of
from starboard.games.andromeda.board.players import hegemon_player, hegemon_side, is_hegemon, the_hegemon
from starboard.games.andromeda.effects.effects import Source, carry_out, hegemon_op
from starboard.games.andromeda.names.names import named
from starboard.games.andromeda.notation.grammar import Args
from starboard.games.andromeda.rules.hegemon.hegemon_principles import choose_leftmost
from starboard.games.andromeda.rules.officer.intents import intend
from starboard.games.andromeda.rules.player_area.developments import (
    advance_and_score,
    collapse,
    development_at,
    place_development,
    planet_at,
    rebuild,
    standing,
)
from starboard.games.andromeda.state.game_state import SHIPS_OF, TRANSPORT, AndromedaState
from starboard.kernel import Rules, tell


def undeveloped(g: AndromedaState) -> list[int]:
    """AE-E-10.2: the planets without a development where the Hegemon has a transport."""
    ships = hegemon_player(g).ships
    places = sorted({ships[ship] for ship in SHIPS_OF[TRANSPORT] if ships[ship] >= 0})
    return [place for place in places if kind_of(g, place) == "planet" and development_at(g, place) is None]


def leaders_needed(g: AndromedaState, region: int) -> int:
    """AE-E-10.3: as many as a player needs; Annexation does with one fewer, but not without any."""
    needed = planet_at(g, region).leaders
    return max(1, needed - 1) if commands(g, "annexation") else needed


def build(g: AndromedaState, rule: str) -> Rules[None]:
    """AE-E-10.2 to AE-E-10.5: on the leftmost planet or nowhere. What has collapsed is rebuilt instead (OQ-33)."""
    fallen = [place.region for place in g.developments if is_hegemon(g, place.owner) and place.collapsed]
    if fallen:
        region = yield from choose_leftmost(g, fallen, "AE-E-12.2")
        rebuild(g, hegemon_side(g), region)
        return
    sites = undeveloped(g)
    if not sites:
        tell(g, "andromeda-hegemon-no-site", "AE-E-10.4")
        return
    region = yield from choose_leftmost(g, sites, "AE-E-10.2")
    needed, leaders = leaders_needed(g, region), hegemon_player(g).leaders
    if leaders < needed:
        intend(g, "andromeda-hegemon-wants-leaders", "AE-E-10.5", region, leaders=leaders, needed=needed)
        return
    intend(g, "andromeda-hegemon-wants-building", rule, region, leaders=leaders, needed=needed)
    yield from develop(g, region, needed)


def develop(g: AndromedaState, region: int, leaders: int) -> Rules[None]:
    """AE-E-10.1, AE-E-10.3, AE-E-10.6: leaders and tile, the track, points; then the benefit of the card, once."""
    h = the_hegemon(g)
    place_development(g, hegemon_side(g), region, leaders)
    # Its own leaders go first, so that bribed ones are left on the station as long as it can be (OQ-14).
    h.bribed = min(h.bribed, hegemon_player(g).leaders)
    yield from advance_and_score(g, hegemon_side(g), region)
    kind = planet_at(g, region).development
    tell(g, "andromeda-hegemon-benefit", "AE-E-10.6", what=named(kind.id))
    yield from carry_out(g, hegemon_side(g), kind.hegemon_benefit, Source(kind.id, "AE-E-10.6"))


@hegemon_op("collapse_dev")
def _collapse_dev(g: AndromedaState, who: int, args: Args, source: Source) -> Rules[None]:
    """OQ-33: the leftmost."""
    for _ in range(min(int(args[0]), len(standing(g, who)))):
        region = yield from choose_leftmost(g, standing(g, who), "AE-E-12.2")
        collapse(g, who, region)
