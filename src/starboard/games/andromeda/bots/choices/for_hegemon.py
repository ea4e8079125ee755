"""What is decided for the Hegemon by the holder of its Eye (AE-E-8.1). A rating says how much a choice helps the
Hegemon, or takes away from who is asked, in points; so the lowest is the best."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from starboard.games.andromeda.board.map import is_nebula, kind_of, neighbours
from starboard.games.andromeda.board.players import hegemon_player, hegemon_side, is_hegemon
from starboard.games.andromeda.bots import fights, launches, worth
from starboard.games.andromeda.content import NUMBER_OF, content
from starboard.games.andromeda.moves.battle_moves import ChooseRaider
from starboard.games.andromeda.moves.effect_moves import (
    Advance,
    Choose,
    ClaimMoon,
    Collapse,
    DamageModule,
    DamageShip,
    Recruit,
    RepairModule,
    RepairShip,
    SendLeader,
)
from starboard.games.andromeda.moves.hegemon_moves import ChooseModule, ChooseModules, ChooseRegion
from starboard.games.andromeda.notation.grammar import parse
from starboard.games.andromeda.rules.end.hegemon_score import MOON
from starboard.games.andromeda.rules.player_area.developments import development_at, planet_at
from starboard.games.andromeda.rules.player_area.leaders import leaders_at
from starboard.games.andromeda.rules.player_area.modules import TRACK_OF
from starboard.games.andromeda.state.game_state import (
    BAY,
    MODULE_TYPES,
    SHIP_TYPES,
    SHIPS_OF,
    TRACKS,
    TRANSPORT,
    AndromedaState,
)
from starboard.kernel import Move

Rating = Callable[[AndromedaState, int, Any], float]

PROMPT: Final = "-hegemon-"
"""Part of the prompts of questions that are always asked for the Hegemon."""
REPAIRED: Final = 2.0
"""A damaged module costs this much at the end (AE-B-21.6)."""
LEADER_NEAR: Final = 1.0
"""A leader next to a planet is a point for the player who builds there."""
SITE: Final = 0.5
"""The part of a development's points that a ship of the Hegemon on its planet is worth."""
MOST_POINTS: Final = 10


def is_for_hegemon(g: AndromedaState, who: int, prompt: str, options: Sequence[Move]) -> bool:
    """Whether a question is about the Hegemon, for which this player holds the Eye."""
    if g.hegemon is None or g.hegemon.eye != who:
        return False
    if PROMPT in prompt:
        return True
    if isinstance(options[0], ChooseRaider):
        return is_hegemon(g, g.turn)
    if isinstance(options[0], Choose):
        # In a battle, and when an event comes, people have choices of their own.
        return is_hegemon(g, g.turn) and g.battle is None and g.step != "event"
    return not all(_is_own(g, who, move) for move in options)


def _is_own(g: AndromedaState, who: int, move: Move) -> bool:
    """Whether what would be damaged or collapse belongs to this player, as everything else does."""
    if isinstance(move, DamageModule):
        own = g.players[who].modules
        return move.place < len(own) and own[move.place].id == move.module
    if isinstance(move, DamageShip):
        ships = g.players[who].ships
        return NUMBER_OF[move.region] in [ships[ship] for ship in SHIPS_OF[SHIP_TYPES.index(move.ship)]]
    if isinstance(move, Collapse):
        return any(place.owner == who and place.region == NUMBER_OF[move.region] for place in g.developments)
    return True


def rate(g: AndromedaState, who: int, move: Move) -> float:
    """How good it is for the Hegemon, and how bad for this player."""
    rating = RATINGS.get(type(move))
    return rating(g, who, move) if rating is not None else 0.0


# -- Regions ---------------------------------------------------------------------------------------------------------


def _region(g: AndromedaState, who: int, move: ChooseRegion) -> float:
    """A nebula whose moon it takes; a development of its own that collapses, or is put up again; a site; or where its
    next ship goes."""
    region = NUMBER_OF[move.region]
    if is_nebula(region):
        return max((_moon_value(moon) for moon in g.moons.get(region, ())), default=0.0)
    place = development_at(g, region)
    if place is not None and is_hegemon(g, place.owner) and not _launches(g):
        return _standing(g, region) if place.collapsed else -_standing(g, region)
    if _launches(g):
        return _ground(g, region) - _attacked(g, who, region)
    return _points(g, region)


def _launches(g: AndromedaState) -> bool:
    return g.hegemon is not None and g.hegemon.step == "launch"


def _standing(g: AndromedaState, region: int) -> float:
    """What a development of the Hegemon counts at the end."""
    kind = planet_at(g, region).development
    return float(content().tracks.development_value[hegemon_player(g).tracks[kind.track]])


def _points(g: AndromedaState, region: int) -> float:
    """What it would score for a development (AE-B-17.7), and what that counts at the end."""
    near = leaders_at(g, region) + sum(leaders_at(g, there) for there in neighbours(g, region))
    return min(MOST_POINTS, near + planet_at(g, region).leaders) + _standing(g, region)


def _ground(g: AndromedaState, region: int) -> float:
    """What a ship of the Hegemon finds in a region: a moon, or a planet to build on."""
    if kind_of(g, region) != "planet":
        return 1.0
    moon = MOON if g.moons.get(region) else 0.5
    return moon + (SITE * _points(g, region) if development_at(g, region) is None else 0.0)


def _attacked(g: AndromedaState, who: int, region: int) -> float:
    """What the battle would be worth to this player; nothing where it has no ships. The next ship of the Hegemon is put
    there for a moment, to see."""
    if region not in g.players[who].ships:
        return 0.0
    ships = hegemon_player(g).ships
    ship = next((ship for ship, place in enumerate(ships) if place == BAY), None)
    if ship is None:
        return 0.0
    ships[ship] = region
    value = fights.looming(g, who, region)
    ships[ship] = BAY
    return value


# -- What it gets ----------------------------------------------------------------------------------------------------


def _moon_value(moon: str) -> float:
    """Points for the Hegemon, and a moon less for everybody else."""
    return MOON + 2 * worth.of_moon(moon) + 2 * content().moons[moon].relics


def _claim(g: AndromedaState, who: int, move: ClaimMoon) -> float:
    return _moon_value(move.moon)


def _step(g: AndromedaState, track: int) -> float:
    """One space up: points at the end, what the space gives, dearer developments."""
    tracks, space = content().tracks, hegemon_player(g).tracks[track] + 1
    if space > tracks.last:
        return 1.0
    value = tracks.end_vp[space] - tracks.end_vp[space - 1] + worth.of_effect(tracks.effects[track][space])
    raised = tracks.development_value[space] - tracks.development_value[space - 1]
    own = [place for place in g.developments if is_hegemon(g, place.owner) and not place.collapsed]
    return value + raised * sum(planet_at(g, place.region).development.track == track for place in own)


def _advance(g: AndromedaState, who: int, move: Advance) -> float:
    return _step(g, TRACKS.index(move.track))


def _module(g: AndromedaState, who: int, move: ChooseModule) -> float:
    """A step on its track, a module that others might have wanted, points less if it comes damaged."""
    design = content().modules[move.module]
    wanted = max(0.0, launches.rate_module(g, who, move.module))
    return _step(g, TRACK_OF[design.type]) + 0.5 * wanted - (REPAIRED if design.damage else 0.0)


def _modules(g: AndromedaState, who: int, move: ChooseModules) -> float:
    """The cheapest module of the type is what it gets."""
    column, modules = g.columns[MODULE_TYPES.index(move.kind)], content().modules
    least = min(sum(modules[id].cost) for id in column)
    return min(_module(g, who, ChooseModule(id)) for id in column if sum(modules[id].cost) == least)


def _repair_module(g: AndromedaState, who: int, move: RepairModule) -> float:
    """Only the last marker of a module brings points back."""
    held = hegemon_player(g).modules[move.place]
    return REPAIRED if held.damage + held.mechaphage == 1 else 0.5


def _guns(ship: str) -> int:
    return content().ships[SHIP_TYPES.index(ship)].hegemon_guns


def _repair_ship(g: AndromedaState, who: int, move: RepairShip) -> float:
    return float(_guns(move.ship))


def _choose(g: AndromedaState, who: int, move: Choose) -> float:
    return worth.of_term(parse(move.effect).steps[move.step][move.term])


# -- What it loses ---------------------------------------------------------------------------------------------------


def _damage_module(g: AndromedaState, who: int, move: DamageModule) -> float:
    """All of them cost the same points; an expensive one is not repaired any sooner."""
    return -0.1 * sum(content().modules[move.module].cost)


def _damage_ship(g: AndromedaState, who: int, move: DamageShip) -> float:
    """Its guns, and a transport that waits to build."""
    region = NUMBER_OF[move.region]
    waits = move.ship == SHIP_TYPES[TRANSPORT] and kind_of(g, region) == "planet" and development_at(g, region) is None
    return -_guns(move.ship) - (SITE * _points(g, region) if waits else 0.0)


def _collapse(g: AndromedaState, who: int, move: Collapse) -> float:
    return -_standing(g, NUMBER_OF[move.region])


def _raider(g: AndromedaState, who: int, move: ChooseRaider) -> float:
    """The strongest comes to the Hegemon, unless this player has ships there, too."""
    card = content().raiders[move.raider]
    strength = card.guns + 0.5 * card.targeting
    return strength if g.region in g.players[who].ships else -strength


# -- Leaders ---------------------------------------------------------------------------------------------------------


def _near_sites(g: AndromedaState, who: int, region: int) -> float:
    """What a leader in a region is worth to this player and to the Hegemon: where they wait to build on planets next to
    it, each counts it as a point."""
    around = {region, *neighbours(g, region)}
    return LEADER_NEAR * (_waiting(g, who, around) - _waiting(g, hegemon_side(g), around))


def _waiting(g: AndromedaState, who: int, around: set[int]) -> int:
    places = {g.players[who].ships[ship] for ship in SHIPS_OF[TRANSPORT]} & around
    return sum(kind_of(g, place) == "planet" and development_at(g, place) is None for place in places)


def _recruit(g: AndromedaState, who: int, move: Recruit) -> float:
    return _near_sites(g, who, NUMBER_OF[move.region])


def _send(g: AndromedaState, who: int, move: SendLeader) -> float:
    return -_near_sites(g, who, NUMBER_OF[move.region])


RATINGS: Final[dict[type[Move], Rating]] = {
    ChooseRegion: _region,
    ChooseModule: _module,
    ChooseModules: _modules,
    ClaimMoon: _claim,
    Advance: _advance,
    RepairModule: _repair_module,
    RepairShip: _repair_ship,
    Choose: _choose,
    DamageModule: _damage_module,
    DamageShip: _damage_ship,
    Collapse: _collapse,
    ChooseRaider: _raider,
    Recruit: _recruit,
    SendLeader: _send,
}
