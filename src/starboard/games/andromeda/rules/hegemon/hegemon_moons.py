"""AE-E-9.1, AE-E-9.12: moons that the Hegemon gains."""

from starboard.games.andromeda.board.players import hegemon_side
from starboard.games.andromeda.content import NUMBER_OF, REGION_NAMES
from starboard.games.andromeda.effects.effects import Source, hegemon_may, hegemon_op
from starboard.games.andromeda.moves.effect_moves import ClaimMoon
from starboard.games.andromeda.names.names import region_name
from starboard.games.andromeda.notation.grammar import Args
from starboard.games.andromeda.rules.hegemon.hegemon_principles import choose_leftmost, choose_place
from starboard.games.andromeda.rules.officer.reasons import tell_why
from starboard.games.andromeda.rules.player_area.moons import claim, claimable, within_reach
from starboard.games.andromeda.state.game_state import SPACES, AndromedaState
from starboard.kernel import Rules


def claim_from(g: AndromedaState, regions: list[int], rule: str) -> Rules[None]:
    """One of the moons of these regions, as the holder of the Eye says."""
    options = [ClaimMoon(REGION_NAMES[region], moon) for region in regions for moon in claimable(g, region)]
    move = yield from choose_place(g, "andromeda-ask-hegemon-moon", options, rule)
    claim(g, hegemon_side(g), NUMBER_OF[move.region], move.moon, rule)


def gain_nebula_moon(g: AndromedaState, rule: str) -> Rules[None]:
    """AE-E-9.1: from the leftmost nebula that has one; when none is left, the top moon of any planet."""
    nebulae = within_reach(g, hegemon_side(g), "nebula")
    if nebulae:
        region = yield from choose_leftmost(g, nebulae, rule)
        tell_why(g, "andromeda-hegemon-nebula", rule, [f"moon/{region}"], region=region_name(g, region))
        yield from claim_from(g, [region], rule)
        return
    planets = [region for region in range(SPACES) if g.moons.get(region)]
    if planets:
        tell_why(g, "andromeda-hegemon-no-nebula", "AE-E-9.1", ["moon"])
        yield from claim_from(g, planets, "AE-E-9.1")


@hegemon_op("nebula_moon")
def _nebula_moon(g: AndromedaState, who: int, args: Args, source: Source) -> Rules[None]:
    for _ in range(int(args[0])):
        yield from gain_nebula_moon(g, "AE-E-9.1")


@hegemon_may("nebula_moon")
def _may_nebula_moon(g: AndromedaState, who: int, args: Args, source: Source) -> bool:
    return any(g.moons.values())


@hegemon_op("claim_moon")
def _claim_moon(g: AndromedaState, who: int, args: Args, source: Source) -> Rules[None]:
    """AE-E-9.1: out of nebulae it is the leftmost; of planets with its ships the holder of the Eye chooses."""
    if args[0] == "nebula":
        yield from gain_nebula_moon(g, "AE-E-9.1")
    else:
        yield from claim_from(g, within_reach(g, who, str(args[0])), source.rule)


@hegemon_may("claim_moon")
def _may_claim_moon(g: AndromedaState, who: int, args: Args, source: Source) -> bool:
    """With all nebulae empty it can still take a moon of a planet."""
    return any(g.moons.values()) if args[0] == "nebula" else bool(within_reach(g, who, str(args[0])))
