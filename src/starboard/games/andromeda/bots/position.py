"""What a position is worth to a player, in the points of the final account.

A standing is the account as it would be now (AE-B-23.3), what the next return will bring, and what the station, fleet
and stores of the player will bring in the rest of the game; `weights` says how much.
"""

import msgspec

from starboard.games.andromeda.board.map import kind_of
from starboard.games.andromeda.board.players import is_hegemon
from starboard.games.andromeda.bots import launches, station_worth, worth
from starboard.games.andromeda.bots.weights import LATER, SOON
from starboard.games.andromeda.content import content
from starboard.games.andromeda.rules.end.hegemon_score import hegemon_account
from starboard.games.andromeda.rules.end.score import account
from starboard.games.andromeda.rules.player_area.developments import development_at, planet_at
from starboard.games.andromeda.rules.player_area.factions import has
from starboard.games.andromeda.state.game_state import (
    CREDIT,
    ENERGY,
    SHIPS_OF,
    TRANSPORT,
    UNBUILT,
    USED_UP,
    AndromedaState,
)


class Standing(msgspec.Struct, frozen=True, gc=False):
    """How a player stands."""

    account: float
    soon: float
    later: float

    def value(self, left: float) -> float:
        """The points that the player may end with, if so much of the game is left."""
        return self.account + self.soon + left * self.later


def standing(g: AndromedaState, who: int) -> Standing:
    """The standing of a player; the Hegemon has no plans of its own."""
    if is_hegemon(g, who):
        return Standing(float(sum(item.points for item in hegemon_account(g))), 0.0, 40.0)
    points = float(sum(item.points for item in account(g, who)))
    acts = not g.ending or who in g.final or who == g.turn
    soon = sum(SOON[name] * count for name, count in soon_of(g, who).items()) if acts else 0.0
    return Standing(points, soon, sum(LATER[name] * count for name, count in later_of(g, who).items()))


def soon_of(g: AndromedaState, who: int) -> dict[str, float]:
    """What the next return will turn into something."""
    player = g.players[who]
    ripe, site = 0.0, 0.0
    for ship in SHIPS_OF[TRANSPORT]:
        region = player.ships[ship]
        if region >= 0 and kind_of(g, region) == "planet" and development_at(g, region) is None:
            value = max(0.0, launches.rate_site(g, who, region))
            if launches.missing(g, who, region):
                site = max(site, value / 10)
            else:
                ripe = max(ripe, value / 10)
    return {
        "out": float(station_worth.ready(g, who)),
        "wrecks": station_worth.wrecks(player) * (1.5 if has(g, who, "second_life") else 1.0),
        "site": site,
        "ripe": ripe,
    }


def later_of(g: AndromedaState, who: int) -> dict[str, float]:
    """What a player can build upon."""
    player = g.players[who]
    have, ships = player.resources, player.ships
    tokens = [token for token in player.tokens if content().tokens[token].timing == "once"]
    return {
        "energy": _much(have[ENERGY]),
        "minerals": sum(_much(count) for count in have[ENERGY + 1 : CREDIT]),
        "credits": _much(have[CREDIT]),
        "cards": _much(len(player.hand)),
        "leaders": float(player.leaders),
        "transports": float(sum(ships[ship] not in (UNBUILT, USED_UP) for ship in SHIPS_OF[TRANSPORT])),
        "fighter": float(ships[6] != UNBUILT),
        "vessel": float(ships[7] != UNBUILT),
        "cruiser": float(ships[8] != UNBUILT),
        "engine": station_worth.engine(player),
        "moons": sum(worth.of_moon(moon) for moon in player.moons),
        "tokens": sum(worth.of_token(token) for token in tokens),
        "upgrades": float(sum(tile != "" for tile in player.upgrades)),
        "targeting": float(player.targeting - 1),
        "steps": float(sum(player.tracks)),
        "bay": float(station_worth.in_bay(player)),
        "returns": _returns(g, who),
        "damaged": float(sum(module.damaged for module in player.modules)),
    }


def _much(count: int) -> float:
    """The first ones of a resource count more than the last."""
    return count if count <= 3 else 3 + 0.5 * (count - 3)


def _returns(g: AndromedaState, who: int) -> float:
    """What developments bring with every return."""
    value = 0.0
    for place in g.developments:
        if place.owner == who and not place.collapsed:
            kind = planet_at(g, place.region).development
            if kind.trigger == "on_return":
                value += worth.of_effect(kind.ability)
    return value
