"""What a launch is worth at a glance: the action of the region, who waits there, where it may lead."""

from collections.abc import Callable, Sequence
from typing import Final

from starboard.games.andromeda.board.map import kind_of, neighbours
from starboard.games.andromeda.bots import fights, station_worth, worth
from starboard.games.andromeda.bots.weights import LATER
from starboard.games.andromeda.content import NUMBER_OF, content
from starboard.games.andromeda.content.costs import Cost
from starboard.games.andromeda.moves.turn_moves import Launch
from starboard.games.andromeda.rules.fleet.ships import buildable
from starboard.games.andromeda.rules.player_area.developments import (
    development_at,
    development_discount,
    planet_at,
    sites,
)
from starboard.games.andromeda.rules.player_area.leaders import leaders_at
from starboard.games.andromeda.rules.player_area.modules import TRACK_OF, module_discount, on_offer
from starboard.games.andromeda.rules.player_area.resources import can_pay
from starboard.games.andromeda.state.game_state import BAY, SHIP_TYPES, SHIPS_OF, TRANSPORT, AndromedaState

SITE: Final = 0.45
"""The part of a development's worth that a transport on its planet is, while something is still missing."""
GATE: Final = 1.6
PRICE: Final = (
    LATER["energy"],
    *(LATER["minerals"],) * 3,
    LATER["credits"],
    LATER["minerals"],
    LATER["cards"],
)
"""What is paid with each letter of a cost."""


def left(g: AndromedaState) -> float:
    """How much of the game is still to come, from 1 at the start to 0 at the end."""
    if g.ending:
        return 0.0
    return max(0.05, 1 - max(player.vp for player in g.players) / g.terminus)


def rate_launches(g: AndromedaState, who: int, moves: Sequence[Launch]) -> list[float]:
    """All launches of a player. What the region brings is the same for every ship."""
    brings: dict[str, float] = {}
    found = []
    for move in moves:
        region, kind = NUMBER_OF[move.region], SHIP_TYPES.index(move.ship)
        if move.region not in brings:
            brings[move.region] = reward(g, who, region)
        value = brings[move.region] + _clash(g, who, kind, region)
        if kind == TRANSPORT and kind_of(g, region) == "planet":
            value += prospect(g, who, region)
        # The dearer ships are for what only they can do.
        found.append(value if kind == TRANSPORT else value - 0.1)
    return found


def reward(g: AndromedaState, who: int, region: int) -> float:
    """The action of a region, own leaders and resources that lie there."""
    value = action(g, who, region) + worth.LEADER * g.players[who].posted.get(region, 0)
    return value + 0.7 * sum(g.dropped[region]) if region in g.dropped else value


def _clash(g: AndromedaState, who: int, kind: int, region: int) -> float:
    """The battle that would follow. The ship is put there for a moment, to see."""
    ships = g.players[who].ships
    ship = next(ship for ship in SHIPS_OF[kind] if ships[ship] == BAY)
    ships[ship] = region
    value = fights.looming(g, who, region)
    ships[ship] = BAY
    return value


def action(g: AndromedaState, who: int, region: int) -> float:
    """What the action of a region brings (AE-B-7.7)."""
    kind = kind_of(g, region)
    if kind == "gate":
        return GATE
    if kind == "base":
        return ACTIONS[g.tiles[region]](g, who)
    moons = g.moons.get(region)
    if moons:
        return 0.2 + 2 * max(worth.of_moon(moon) for moon in (moons if kind == "nebula" else moons[-1:]))
    if kind == "planet":
        return worth.RESOURCE[planet_at(g, region).development.resource]
    return 2 * worth.RESOURCE[0] if kind == "nebula" else 0.0


# -- Bases -----------------------------------------------------------------------------------------------------------


def _odessa(g: AndromedaState, who: int) -> float:
    """The best module that can be paid for."""
    return max((rate_module(g, who, id) for id in on_offer(g, who, "any", 1)), default=0.0) + 0.5


def _kestrel(g: AndromedaState, who: int) -> float:
    """The best ships that can be paid for."""
    return max((rate_ship(g, who, kind) for kind in buildable(g, who, "any", 0)), default=0.0) + 0.3


def _charter(g: AndromedaState, who: int) -> float:
    """A development now, or two minerals."""
    return max([2 * worth.MINERAL, *(rate_site(g, who, region) for region in sites(g, who, 0))])


def _halcyon(g: AndromedaState, who: int) -> float:
    """Two repairs: points, if there is nothing to repair."""
    return 2.0 + worth.RESOURCE[0] + 0.8 * sum(module.damaged for module in g.players[who].modules)


ACTIONS: Final[dict[str, Callable[[AndromedaState, int], float]]] = {
    "odessa_field": _odessa,
    "kestrel_yards": _kestrel,
    "charter_beacon": _charter,
    "halcyon_drydock": _halcyon,
    "meridian_exchange": lambda g, who: 1.1,
    "bastion_academy": lambda g, who: 2 * worth.CARD + 0.6,
}


# -- What can be got -------------------------------------------------------------------------------------------------


def cycles(g: AndromedaState) -> float:
    """How many returns are still to come, roughly."""
    return 5.0 * left(g)


def price(cost: Cost, g: AndromedaState, discount: int = 0) -> float:
    """What is given away to pay a cost: resources are worth less towards the end."""
    each = sum(count * PRICE[place] for place, count in enumerate(cost))
    return left(g) * each * (1 - discount / max(1, sum(cost)))


def rate_module(g: AndromedaState, who: int, id: str) -> float:
    """What a module does for the engine of its station and on its track, less its price."""
    design, player = content().modules[id], g.players[who]
    gained = left(g) * LATER["engine"] * (station_worth.engine(player, id) - station_worth.engine(player))
    slot = 0.3 * left(g) if design.slot != "none" else 0.0
    paid = price(design.cost, g, module_discount(g, who, id, 0))
    return gained + slot + step(g, who, TRACK_OF[design.type]) - paid - (2.0 if design.damage else 0.0)


def rate_ship(g: AndromedaState, who: int, kind: int) -> float:
    """A ship more, for the rest of the game."""
    player = g.players[who]
    engine = LATER["engine"] * (station_worth.engine(player, more=1) - station_worth.engine(player))
    gained = left(g) * (LATER[("transports", "fighter", "vessel", "cruiser")[kind]] + LATER["bay"] + engine)
    return gained - price(content().ships[kind].cost, g)


def step(g: AndromedaState, who: int, track: int) -> float:
    """One space up: points at the end, what the space gives, dearer developments."""
    tracks, space = content().tracks, g.players[who].tracks[track] + 1
    if space > tracks.last:
        return 1.0
    value = 1.0 * (tracks.end_vp[space] - tracks.end_vp[space - 1]) + worth.of_effect(tracks.effects[track][space])
    raised = tracks.development_value[space] - tracks.development_value[space - 1]
    if raised:
        own = [place for place in g.developments if place.owner == who and not place.collapsed]
        value += raised * sum(planet_at(g, place.region).development.track == track for place in own)
    return value + LATER["steps"] * left(g)


# -- Developments ----------------------------------------------------------------------------------------------------


def rate_site(g: AndromedaState, who: int, region: int) -> float:
    """What a development on a planet brings, less leaders, transport and resources."""
    kind, planet = planet_at(g, region).development, planet_at(g, region)
    near = leaders_at(g, region) + sum(leaders_at(g, there) for there in neighbours(g, region))
    points = min(10, near + planet.leaders)
    value = points + content().tracks.development_value[g.players[who].tracks[kind.track]] + step(g, who, kind.track)
    if kind.trigger == "on_build":
        value += worth.of_effect(kind.ability)
    elif kind.trigger == "on_return":
        value += LATER["returns"] * worth.of_effect(kind.ability) * left(g)
    leaders = planet.leaders * (1 + LATER["leaders"] * left(g))
    return value - leaders - price(kind.cost, g) - LATER["transports"] * left(g)


def missing(g: AndromedaState, who: int, region: int) -> int:
    """Leaders that a development here still needs, and one more if it cannot be paid."""
    planet = planet_at(g, region)
    paid = can_pay(g, who, planet.development.cost, development_discount(g, who, 0))
    return max(0, planet.leaders - g.players[who].leaders) + (not paid)


def prospect(g: AndromedaState, who: int, region: int) -> float:
    """What it is worth to have a transport on this planet."""
    if development_at(g, region) is not None or g.ending:
        return 0.0
    lacking = missing(g, who, region)
    return max(0.0, rate_site(g, who, region)) * (0.8 if not lacking else SITE / (1 + lacking))
