"""AE-B-21: damage to ships and modules."""

from starboard.games.andromeda.board.map import distance
from starboard.games.andromeda.board.players import is_person, the_hegemon
from starboard.games.andromeda.board.tie_ranks import GOODS, Rank, ship_rank
from starboard.games.andromeda.content import NUMBER_OF, REGION_NAMES, content
from starboard.games.andromeda.effects.effects import Source, may, op
from starboard.games.andromeda.moves.effect_moves import DamageModule, DamageShip
from starboard.games.andromeda.names.names import by, named, ship_name
from starboard.games.andromeda.notation.grammar import Args
from starboard.games.andromeda.rules.fleet.ships import on_map
from starboard.games.andromeda.rules.officer.tie_breaks import choose_for
from starboard.games.andromeda.rules.player_area.factions import first_time
from starboard.games.andromeda.rules.player_area.passives import triggered
from starboard.games.andromeda.state.battle_state import Outcome
from starboard.games.andromeda.state.game_state import CRUISER, SCRAPYARD, SHIP_TYPES, SHIPS_OF, TYPE_OF, AndromedaState
from starboard.kernel import Rules, show, tell

MECHAPHAGE = 2
"""Repairs that a mechaphage token takes (AE-B-22.2)."""


def shield_of(g: AndromedaState, who: int, ship: int) -> int:
    """AE-B-15.2: damage that the shield of a ship can still take."""
    if ship != CRUISER:
        return 0
    return shield_left(is_person(g, who), g.players[who].shield)


def shield_left(person: bool, taken: int) -> int:
    """AE-B-15.2: the same, of the cruiser of a person or the Hegemon that has taken this much damage."""
    kind = content().ships[TYPE_OF[CRUISER]]
    return (kind.shield if person else kind.hegemon_shield) - taken


def damage_ship(g: AndromedaState, who: int, ship: int, rule: str) -> Rules[None]:
    """AE-B-21.1, AE-B-21.2: the shield takes it, or the ship goes to the scrapyard."""
    player = g.players[who]
    shielded = shield_of(g, who, ship) > 0
    kind = SHIP_TYPES[TYPE_OF[ship]]
    show(g, "hit", at=player.ships[ship], who=who, what=kind, shield=int(shielded))
    if shielded:
        player.shield += 1
        if g.battle is not None:
            g.battle.outcomes.append(Outcome(who, "shield", kind))
        tell(g, "andromeda-shield-hit", "AE-B-21.2", seat=by(g, who), ship=ship_name(ship))
        show(g, "shield", who=who, ship=kind, at=player.ships[ship])
        return
    scrap(g, who, ship, rule)
    yield from triggered(g, who, "on_own_ship_scrapped")


def scrap(g: AndromedaState, who: int, ship: int, rule: str) -> None:
    """AE-B-21.1: a ship goes to the scrapyard."""
    ships = g.players[who].ships
    at, ships[ship] = ships[ship], SCRAPYARD
    if g.battle is not None:
        g.battle.outcomes.append(Outcome(who, "lost", SHIP_TYPES[TYPE_OF[ship]]))
    if g.news is not None:
        tell(g, "andromeda-scrapped", rule, seat=by(g, who), ship=ship_name(ship))
        show(g, "lost", what=SHIP_TYPES[TYPE_OF[ship]], who=who, at=at, goes="scrapyard")


@op("damage_ship")
def _damage_ship(g: AndromedaState, who: int, args: Args, source: Source) -> Rules[None]:
    """The owner chooses a ship on the map."""
    for _ in range(int(args[0])):
        ships = g.players[who].ships
        places = sorted({(TYPE_OF[ship], ships[ship]) for ship in on_map(g, who)})
        if not places:
            return
        options = [DamageShip(SHIP_TYPES[kind], REGION_NAMES[place]) for kind, place in places]
        move = yield from choose_for(g, who, "andromeda-ask-damage-ship", options, source.rule, _ship_rank)
        kind, region = SHIP_TYPES.index(move.ship), NUMBER_OF[move.region]
        ship = next(ship for ship in SHIPS_OF[kind] if ships[ship] == region)
        yield from damage_ship(g, who, ship, source.rule)


def _ship_rank(g: AndromedaState, move: DamageShip) -> Rank:
    region = NUMBER_OF[move.region]
    return ship_rank(distance(g, the_hegemon(g).probe, region), SHIP_TYPES.index(move.ship), region)


@may("damage_ship")
def _may_damage_ship(g: AndromedaState, who: int, args: Args, source: Source) -> bool:
    return bool(on_map(g, who))


def undamaged(g: AndromedaState, who: int) -> list[int]:
    """The places of modules that can be damaged; of equal ones the first."""
    seen: set[tuple[str, str]] = set()
    places = []
    for place, module in enumerate(g.players[who].modules):
        if not module.damaged and (module.id, module.moon) not in seen:
            seen.add((module.id, module.moon))
            places.append(place)
    return places


def damage_module(g: AndromedaState, who: int, rule: str, mechaphage: bool = False) -> Rules[None]:
    """AE-B-21.3: the owner chooses an undamaged module; with none nothing happens. Walls Within ignores the first
    damage of a return cycle. A mechaphage token is put on instead while there are any (AE-B-22.2)."""
    places = undamaged(g, who)
    if not places:
        return
    if first_time(g, who, "walls_within"):
        tell(g, "andromeda-walls-within", "AE-B-3.5", seat=by(g, who))
        return
    modules = g.players[who].modules
    options = [DamageModule(modules[place].id, place) for place in places]
    place = (yield from choose_for(g, who, "andromeda-ask-damage-module", options, rule, _module_rank, GOODS)).place
    show(g, "hit", at=-1, who=who, what=modules[place].id, shield=0)
    if mechaphage and g.mechaphages:
        g.mechaphages -= 1
        modules[place].mechaphage = MECHAPHAGE
    else:
        modules[place].damage += 1
    if g.news is not None:
        tell(g, "andromeda-module-damaged", rule, seat=by(g, who), module=named(modules[place].id))
        show(g, "damage", who=who, module=modules[place].id, place=place)


def _module_rank(g: AndromedaState, move: DamageModule) -> Rank:
    return sum(content().modules[move.module].cost), move.place


@op("damage_module")
def _damage_module(g: AndromedaState, who: int, args: Args, source: Source) -> Rules[None]:
    for _ in range(int(args[0])):
        yield from damage_module(g, who, source.rule)


@may("damage_module")
def _may_damage_module(g: AndromedaState, who: int, args: Args, source: Source) -> bool:
    return bool(undamaged(g, who))
