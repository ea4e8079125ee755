"""AE-B-7: where ships can be launched to, and what a launch brings at once."""

from starboard.games.andromeda.board.map import is_nebula, kind_of, regions_with_tiles
from starboard.games.andromeda.board.players import is_person
from starboard.games.andromeda.content import REGION_NAMES
from starboard.games.andromeda.effects.effects import Source, carry_out, may, op
from starboard.games.andromeda.moves.turn_moves import Launch
from starboard.games.andromeda.names.names import by, region_name, ship_name
from starboard.games.andromeda.notation.grammar import Args
from starboard.games.andromeda.rules.fleet.ships import PLACES_OF, assaults, navigates
from starboard.games.andromeda.rules.hegemon.hegemon_probe import follow
from starboard.games.andromeda.rules.player_area import tactics
from starboard.games.andromeda.rules.player_area.factions import has
from starboard.games.andromeda.rules.player_area.passives import triggered, upgrade_of
from starboard.games.andromeda.rules.player_area.resources import gain_any
from starboard.games.andromeda.state.game_state import (
    BAY,
    FIRST_NEBULA,
    REGIONS,
    SHIP_TYPES,
    SHIPS_OF,
    TRANSPORT,
    AndromedaState,
)
from starboard.kernel import Move, Rules, show, tell

LAUNCHES: tuple[tuple[Launch, ...], ...] = tuple(
    tuple(Launch(ship, region) for region in REGION_NAMES) for ship in SHIP_TYPES
)
"""All that there are, by ship type and region."""


def launches(g: AndromedaState, who: int) -> list[Move]:
    """AE-B-7.1 to AE-B-7.6: every ship type in the bay with every region that it may be launched to."""
    taken = _taken(g, who)
    found: list[Move] = []
    for kind in _in_bay(g, who):
        to = LAUNCHES[kind]
        found += [to[region] for region in targets(g, who, SHIPS_OF[kind][0], taken)]
    return found


def can_launch(g: AndromedaState, who: int) -> bool:
    """AE-B-4.2: whether there is a ship in the bay with a region to go to."""
    taken = _taken(g, who)
    return any(targets(g, who, SHIPS_OF[kind][0], taken) for kind in _in_bay(g, who))


def _in_bay(g: AndromedaState, who: int) -> list[int]:
    ships = g.players[who].ships
    return [kind for kind, places in enumerate(PLACES_OF) if BAY in ships[places]]


def _taken(g: AndromedaState, who: int) -> set[int]:
    return set[int]().union(*[player.ships for other, player in enumerate(g.players) if other != who])


def targets(g: AndromedaState, who: int, ship: int, taken: set[int]) -> list[int]:
    """The regions that a ship may be launched to; `taken` are those with ships of others."""
    own = g.players[who].ships
    closed = {*own} if assaults(ship) else {*own, *taken}
    regions = regions_with_tiles(g)
    if not navigates(g, who, ship):
        # Nebulae come last.
        regions = regions[: FIRST_NEBULA - REGIONS]
    free = [region for region in regions if region not in closed]
    if "quasar" in g.tiles:
        free = [region for region in free if g.tiles[region] != "quasar"]
    if has(g, who, "infestation") and ship in SHIPS_OF[TRANSPORT]:
        # Infestation lets it join its own ships, not those of others.
        free += [place for place in sorted(set(own)) if place >= 0 and place not in taken and _is(g, place, "planet")]
        free.sort()
    if omnipresent(g, who):
        occupied = [place for place in {*taken, *own} if place >= 0 and _is(g, place, "base")]
        free = sorted({*free, *occupied})
    return free


def _is(g: AndromedaState, region: int, kind: str) -> bool:
    return kind_of(g, region) == kind


def omnipresent(g: AndromedaState, who: int) -> bool:
    """Omnipresence, not yet used in this return cycle."""
    return has(g, who, "omnipresence") and "omnipresence" not in g.players[who].bonuses


def launch(g: AndromedaState, who: int, kind: int, region: int) -> None:
    """AE-B-7.1: the ship goes to the region, which becomes the active one."""
    player = g.players[who]
    held = region in player.ships or any(region in other.ships for other in g.players)
    ship = next(ship for ship in SHIPS_OF[kind] if player.ships[ship] == BAY)
    g.peaceful = held and not assaults(ship) and kind_of(g, region) == "base" and omnipresent(g, who)
    if g.peaceful:
        player.bonuses.append("omnipresence")
    player.ships[ship] = region
    g.region, g.ship = region, ship
    if g.news is not None:
        tell(g, "andromeda-launched", "AE-B-7.1", seat=by(g, who), ship=ship_name(ship), region=region_name(g, region))
        show(g, "launch", who=who, ship=SHIP_TYPES[kind], at=region)
    follow(g, region)


def on_launch(g: AndromedaState, who: int) -> Rules[None]:
    """What a launch brings before the region acts: the ship's upgrade, passive modules, abilities of the faction."""
    upgrade = upgrade_of(g, who, g.ship)
    if upgrade is not None and upgrade.trigger == "on_launch":
        yield from carry_out(g, who, upgrade.effect, Source(upgrade.id, "AE-B-15.6"))
    yield from triggered(g, who, "on_launch")
    if kind_of(g, g.region) == "base":
        yield from triggered(g, who, "on_launch_to_base")
        if has(g, who, "silent_litany"):
            tactics.draw(g, who, 1, "AE-B-3.5")
    if is_nebula(g.region) and has(g, who, "vapor_harvest"):
        yield from gain_any(g, who, 1, "AE-B-3.5")


@op("launch_again")
def _launch_again(g: AndromedaState, who: int, args: Args, source: Source) -> None:
    """Another launch with all its steps in this turn, if there is a ship and a target by then."""
    g.launches += int(args[0])
    tell(g, "andromeda-launch-again", source.rule, seat=who)


@may("launch_again")
def _may_launch_again(g: AndromedaState, who: int, args: Args, source: Source) -> bool:
    return is_person(g, who) and g.players[who].ships.count(BAY) > 1 and can_launch(g, who)
