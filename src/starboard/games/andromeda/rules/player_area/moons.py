"""AE-B-9, AE-B-10: moons: claiming, slotting, discarding."""

from starboard.games.andromeda.board.map import is_nebula, kind_of
from starboard.games.andromeda.content import NUMBER_OF, REGION_NAMES, content
from starboard.games.andromeda.effects.effects import Source, carry_out, may, op
from starboard.games.andromeda.moves.effect_moves import ClaimMoon
from starboard.games.andromeda.names.names import by, named, region_name
from starboard.games.andromeda.notation.grammar import Args
from starboard.games.andromeda.rules.player_area.factions import has
from starboard.games.andromeda.rules.player_area.resources import gain
from starboard.games.andromeda.state.game_state import (
    ENERGY,
    FIRST_NEBULA,
    REGIONS,
    AndromedaState,
)
from starboard.kernel import Ask, Rules, show, tell

MOONS = 3
"""AE-B-2.10: on each planet."""


def claimable(g: AndromedaState, region: int) -> list[str]:
    """AE-B-9.2, AE-E-4.3: the top moon of a planet, or one of those in a nebula."""
    moons = g.moons.get(region, [])
    return list(moons) if is_nebula(region) else moons[-1:]


def claim(g: AndromedaState, who: int, region: int, moon: str, rule: str) -> None:
    """AE-B-9.3, AE-B-9.8: the moon is put beside the station, and the next one of a stack is seen."""
    g.moons[region].remove(moon)
    if not is_nebula(region) and g.moons[region]:
        g.chance.reveal()
    g.players[who].moons.append(moon)
    if g.news is not None:
        tell(g, "andromeda-claimed", rule, seat=by(g, who), moon=named(moon), region=region_name(g, region))
        show(g, "moon", who=who, at=region, moon=moon)
    if has(g, who, "moonbound"):
        gain(g, who, ENERGY, 1, "AE-B-3.5")


def claim_one(g: AndromedaState, who: int, regions: list[int], rule: str) -> Rules[None]:
    """Claim one of the moons of these regions: a moon costs nothing, so nobody is asked whether to."""
    options = [ClaimMoon(REGION_NAMES[region], moon) for region in regions for moon in claimable(g, region)]
    move = options[0]
    if len(options) > 1:
        move = yield Ask(who, "andromeda-ask-moon", options, rule)
    claim(g, who, NUMBER_OF[move.region], move.moon, rule)


@op("claim_moon")
def _claim_moon(g: AndromedaState, who: int, args: Args, source: Source) -> Rules[None]:
    yield from claim_one(g, who, within_reach(g, who, str(args[0])), source.rule)


@may("claim_moon")
def _may_claim_moon(g: AndromedaState, who: int, args: Args, source: Source) -> bool:
    return bool(within_reach(g, who, str(args[0])))


def within_reach(g: AndromedaState, who: int, where: str) -> list[int]:
    """`nebula`: all nebulae; `own_ship_planet`: the planets with a ship of one's own; as far as they have a moon."""
    if where == "nebula":
        return [region for region in range(FIRST_NEBULA, REGIONS) if g.moons.get(region)]
    places = sorted({place for place in g.players[who].ships if place >= 0})
    return [place for place in places if kind_of(g, place) == "planet" and g.moons.get(place)]


# -- On the station --------------------------------------------------------------------------------------------------


def open_slots(g: AndromedaState, who: int) -> list[int]:
    """AE-B-9.4, AE-B-9.6: the places of modules with an empty moon slot."""
    modules = content().modules
    return [
        place
        for place, module in enumerate(g.players[who].modules)
        if not module.moon and modules[module.id].slot != "none"
    ]


def faces(g: AndromedaState, who: int) -> list[str]:
    """The held moons, of those with the same face only one."""
    moons = content().moons
    return list({(moons[moon].symbol.text, moons[moon].relics): moon for moon in g.players[who].moons}.values())


def slot(g: AndromedaState, who: int, moon: str, place: int) -> None:
    """AE-B-9.6: a slotted moon stays."""
    player = g.players[who]
    player.moons.remove(moon)
    player.modules[place].moon = moon
    tell(g, "andromeda-slotted", "AE-B-9.6", seat=who, moon=named(moon), module=named(player.modules[place].id))
    show(g, "slot", who=who, moon=moon, place=place)


def discard(g: AndromedaState, who: int, moon: str) -> Rules[None]:
    """AE-B-9.7: its symbol twice."""
    g.players[who].moons.remove(moon)
    g.box["moon"].append(moon)
    tell(g, "andromeda-discarded-moon", "AE-B-9.7", seat=who, moon=named(moon))
    show(g, "use", who=who, what=moon)
    for _ in range(2):
        yield from carry_out(g, who, content().moons[moon].symbol, Source(moon, "AE-B-9.7"))


def put_moons(g: AndromedaState, region: int) -> None:
    """AE-B-2.10, AE-B-19.6: three moons of its colour on a planet; only the top one is seen."""
    spare = g.spare_moons[content().regions.planets[g.tiles[region]].type]
    g.moons[region] = [spare.pop() for _ in range(MOONS)]
