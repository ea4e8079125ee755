"""What people tell of their own table between two turns of the Hegemon: as much of it as the Hegemon looks at."""

from functools import singledispatch

from starboard.games.andromeda.board.map import kind_of, regions_with_tiles
from starboard.games.andromeda.board.players import hegemon_side
from starboard.games.andromeda.content import NUMBER_OF, REGION_NAMES, content
from starboard.games.andromeda.effects.effects import Source, carry_out
from starboard.games.andromeda.moves.companion_moves import (
    LiesHere,
    MarkerMoved,
    ModuleHit,
    OtherModule,
    Points,
    RaiderGone,
    Relocate,
    ShipHit,
)
from starboard.games.andromeda.moves.effect_moves import (
    Acquire,
    BuildDevelopment,
    BuildShip,
    ClaimMoon,
    DamageShip,
    Recruit,
    RepairShip,
    SendLeader,
)
from starboard.games.andromeda.moves.hegemon_moves import ChooseRegion
from starboard.games.andromeda.names.names import by, named, ship_name
from starboard.games.andromeda.notation.grammar import parse
from starboard.games.andromeda.rules.battle.raiders import remove_one
from starboard.games.andromeda.rules.events.event_track import move_marker
from starboard.games.andromeda.rules.fleet.damage import undamaged
from starboard.games.andromeda.rules.fleet.repair import repair_ship
from starboard.games.andromeda.rules.fleet.ships import build, move_to, on_map, ships_at
from starboard.games.andromeda.rules.player_area.developments import development_at, place_development, planet_at
from starboard.games.andromeda.rules.player_area.leaders import post_leader, take_leaders
from starboard.games.andromeda.rules.player_area.moons import claim, claimable
from starboard.games.andromeda.rules.player_area.tracks import score
from starboard.games.andromeda.state.game_state import (
    SCRAPYARD,
    SHIP_TYPES,
    SHIPS_OF,
    SPACES,
    TRANSPORT,
    TYPE_OF,
    UNBUILT,
    AndromedaState,
    Module,
    Raider,
)
from starboard.kernel import Ask, Move, Rules, tell

RULE = "AE-E-7.1"
"""People take their turns between those of the Hegemon."""
STEPS = (1, 2, 3, 5, 10, -1)
"""Points that can be told at once."""
SHIP_DAMAGE = parse("damage_ship(1)")
MODULE_DAMAGE = parse("damage_module(1)")


def reports(g: AndromedaState, who: int) -> list[Move]:
    """Everything that a person can tell now, what happens most often first."""
    return [
        *(Points(points) for points in STEPS if g.players[who].vp + points >= 0),
        *_of_map(g, who),
        *_of_station(g, who),
        MarkerMoved(),
        *(RaiderGone(raider.id, REGION_NAMES[raider.region]) for raider in _different(g)),
        *([ShipHit()] if on_map(g, hegemon_side(g)) else []),
        *([ModuleHit()] if undamaged(g, hegemon_side(g)) else []),
        *other_modules(g),
    ]


def other_modules(g: AndromedaState) -> list[Move]:
    """Modules that are shown here and may not be those on the table."""
    return [OtherModule(module) for column in g.columns for module in dict.fromkeys(column)]


def _of_map(g: AndromedaState, who: int) -> list[Move]:
    player = g.players[who]
    places = sorted({(TYPE_OF[ship], player.ships[ship]) for ship in on_map(g, who)})
    bases = [region for region in range(SPACES) if kind_of(g, region) == "base"]
    return [
        *(ClaimMoon(REGION_NAMES[region], moon) for region in sorted(g.moons) for moon in claimable(g, region)),
        *(BuildDevelopment(REGION_NAMES[region]) for region in sites(g, who)),
        *(Recruit(REGION_NAMES[region]) for region in sorted(player.posted)),
        *(SendLeader(REGION_NAMES[region]) for region in bases if player.leaders),
        *(Relocate(SHIP_TYPES[kind], REGION_NAMES[place]) for kind, place in places),
        *(DamageShip(SHIP_TYPES[kind], REGION_NAMES[place]) for kind, place in places),
    ]


def _of_station(g: AndromedaState, who: int) -> list[Move]:
    ships = g.players[who].ships
    unbuilt = [kind for kind, members in enumerate(SHIPS_OF) if any(ships[ship] == UNBUILT for ship in members)]
    wrecks = sorted({TYPE_OF[ship] for ship in ships_at(g, who, SCRAPYARD)})
    return [
        *(Acquire(module) for column in g.columns for module in dict.fromkeys(column)),
        *(BuildShip(SHIP_TYPES[kind]) for kind in unbuilt),
        *(RepairShip(SHIP_TYPES[kind]) for kind in wrecks),
    ]


def _different(g: AndromedaState) -> list[Raider]:
    return list({(raider.id, raider.region): raider for raider in g.raiders}.values())


def sites(g: AndromedaState, who: int) -> list[int]:
    """AE-B-17.3: planets without a development where the person has a transport. Whether it was paid is seen there."""
    ships = g.players[who].ships
    places = sorted({ships[ship] for ship in SHIPS_OF[TRANSPORT] if ships[ship] >= 0})
    return [place for place in places if kind_of(g, place) == "planet" and development_at(g, place) is None]


@singledispatch
def hear(move: Move, g: AndromedaState, who: int) -> Rules[None]:
    """Do to the table here what was done to the one there."""
    raise AssertionError(f"nothing that people tell: {move}")


@hear.register
def _(move: ClaimMoon, g: AndromedaState, who: int) -> Rules[None]:
    claim(g, who, NUMBER_OF[move.region], move.moon, RULE)
    yield from ()


@hear.register
def _(move: BuildDevelopment, g: AndromedaState, who: int) -> Rules[None]:
    region = NUMBER_OF[move.region]
    place_development(g, who, region, min(planet_at(g, region).leaders, g.players[who].leaders))
    yield from ()


@hear.register
def _(move: Recruit, g: AndromedaState, who: int) -> Rules[None]:
    take_leaders(g, who, NUMBER_OF[move.region], 1, RULE)
    yield from ()


@hear.register
def _(move: SendLeader, g: AndromedaState, who: int) -> Rules[None]:
    post_leader(g, who, NUMBER_OF[move.region], RULE)
    yield from ()


@hear.register
def _(move: Relocate, g: AndromedaState, who: int) -> Rules[None]:
    start = NUMBER_OF[move.region]
    options: list[Move] = [ChooseRegion(REGION_NAMES[place]) for place in regions_with_tiles(g) if place != start]
    chosen = yield Ask(who, "andromeda-ask-told-region", options, RULE)
    move_to(g, who, _ship_at(g, who, move.ship, start), NUMBER_OF[chosen.region], RULE)


@hear.register
def _(move: DamageShip, g: AndromedaState, who: int) -> Rules[None]:
    ship = _ship_at(g, who, move.ship, NUMBER_OF[move.region])
    g.players[who].ships[ship] = SCRAPYARD
    tell(g, "andromeda-scrapped", RULE, seat=by(g, who), ship=ship_name(ship))
    yield from ()


@hear.register
def _(move: BuildShip, g: AndromedaState, who: int) -> Rules[None]:
    build(g, who, SHIP_TYPES.index(move.ship), RULE)
    yield from ()


@hear.register
def _(move: RepairShip, g: AndromedaState, who: int) -> Rules[None]:
    repair_ship(g, who, _ship_at(g, who, move.ship, SCRAPYARD), RULE)
    yield from ()


@hear.register
def _(move: Acquire, g: AndromedaState, who: int) -> Rules[None]:
    """The column is filled up here as well; what came there is told with `OtherModule`."""
    design = content().modules[move.module]
    column, deck = g.columns[design.type], g.modules[design.type]
    place = column.index(move.module)
    if deck.cards:
        column[place] = deck.draw(g.chance)
    else:
        del column[place]
    g.players[who].modules.append(Module(move.module))
    tell(g, "andromeda-acquired", RULE, seat=by(g, who), module=named(move.module))
    yield from ()


@hear.register
def _(move: OtherModule, g: AndromedaState, who: int) -> Rules[None]:
    """Whatever lies there was drawn from the same deck, so that it is in this one here."""
    kind = content().modules[move.module].type
    column, deck = g.columns[kind], g.modules[kind]
    options: list[Move] = [LiesHere(module) for module in sorted(set(deck.cards)) if module != move.module]
    if not options:
        return
    chosen = yield Ask(who, "andromeda-ask-told-module", options, RULE)
    column[column.index(move.module)] = chosen.module
    deck.cards[deck.cards.index(chosen.module)] = move.module
    # It is somewhere in the deck, and nobody knows where.
    g.chance.shuffle(deck.cards)
    tell(g, "andromeda-told-module", RULE, module=named(chosen.module))


@hear.register
def _(move: Points, g: AndromedaState, who: int) -> Rules[None]:
    score(g, who, move.points, RULE)
    yield from ()


@hear.register
def _(move: MarkerMoved, g: AndromedaState, who: int) -> Rules[None]:
    move_marker(g, 1, "AE-B-19.1")
    yield from ()


@hear.register
def _(move: RaiderGone, g: AndromedaState, who: int) -> Rules[None]:
    region = NUMBER_OF[move.region]
    remove_one(g, next(raider for raider in g.raiders if raider.id == move.raider and raider.region == region))
    yield from ()


@hear.register
def _(move: ShipHit, g: AndromedaState, who: int) -> Rules[None]:
    yield from carry_out(g, hegemon_side(g), SHIP_DAMAGE, Source("damage", "AE-E-9.3"))


@hear.register
def _(move: ModuleHit, g: AndromedaState, who: int) -> Rules[None]:
    yield from carry_out(g, hegemon_side(g), MODULE_DAMAGE, Source("damage", "AE-E-9.4"))


def _ship_at(g: AndromedaState, who: int, kind: str, place: int) -> int:
    return next(ship for ship in SHIPS_OF[SHIP_TYPES.index(kind)] if g.players[who].ships[ship] == place)
