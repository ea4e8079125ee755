"""What people tell of their own table between two turns of the Hegemon: as much of it as the Hegemon looks at."""

from functools import singledispatch

from starboard.games.andromeda.board.map import kind_of, regions_with_tiles
from starboard.games.andromeda.board.players import hegemon_player, hegemon_side, people
from starboard.games.andromeda.content import NUMBER_OF, REGION_NAMES, content
from starboard.games.andromeda.effects.effects import Source, carry_out
from starboard.games.andromeda.moves.companion_moves import (
    CardGone,
    ItGains,
    LiesHere,
    ModuleHit,
    MoonStays,
    OtherModule,
    Points,
    PointsOf,
    RaiderGone,
    Relocate,
    ShipHit,
)
from starboard.games.andromeda.moves.effect_moves import (
    Acquire,
    BuildDevelopment,
    BuildShip,
    ClaimMoon,
    Collapse,
    DamageShip,
    Rebuild,
    Recall,
    Recruit,
    RepairShip,
    SendLeader,
)
from starboard.games.andromeda.moves.hegemon_moves import ChooseRegion
from starboard.games.andromeda.names.names import by, named, region_name
from starboard.games.andromeda.notation.grammar import parse
from starboard.games.andromeda.rules.battle.raiders import remove_one
from starboard.games.andromeda.rules.companion.chore_list import catch_up, in_step
from starboard.games.andromeda.rules.fleet.damage import scrap, undamaged
from starboard.games.andromeda.rules.fleet.repair import repair_ship
from starboard.games.andromeda.rules.fleet.ships import build, move_to, on_map, recall, ships_at
from starboard.games.andromeda.rules.player_area.developments import (
    collapse,
    development_at,
    place_development,
    planet_at,
    rebuild,
    standing,
)
from starboard.games.andromeda.rules.player_area.leaders import post_leader, take_leaders
from starboard.games.andromeda.rules.player_area.modules import refill
from starboard.games.andromeda.rules.player_area.moons import claim, claimable
from starboard.games.andromeda.rules.player_area.tactics import random_card
from starboard.games.andromeda.rules.player_area.tracks import score
from starboard.games.andromeda.state.game_state import (
    SCRAPYARD,
    SHIP_TYPES,
    SHIPS_OF,
    TRANSPORT,
    TYPE_OF,
    UNBUILT,
    AndromedaState,
    Module,
    Raider,
)
from starboard.kernel import Ask, Move, Rules, show, tell

MOST_REPORTS = 40
"""Things that are told in one turn: far more than happen."""
RULE = "AE-E-7.1"
"""People take their turns between those of the Hegemon."""
STEPS = (1, 2, 3, 5, 10, -1)
"""Points that can be told at once."""
SHIP_DAMAGE = parse("damage_ship(1)")
MODULE_DAMAGE = parse("damage_module(1)")


def reports(g: AndromedaState, who: int) -> list[Move]:
    """Everything that a person can tell now, what happens most often first."""
    return [
        *(Points(points) for points in _changes(g, who)),
        *_of_map(g, who),
        *(PointsOf(other, points) for other in people(g) if other != who for points in _changes(g, other)),
        *_of_station(g, who),
        *(RaiderGone(raider.id, REGION_NAMES[raider.region]) for raider in _different(g)),
        *([ShipHit()] if on_map(g, hegemon_side(g)) else []),
        *([ModuleHit()] if undamaged(g, hegemon_side(g)) else []),
        *([CardGone()] if hegemon_player(g).hand else []),
        *other_modules(g),
    ]


def _changes(g: AndromedaState, who: int) -> list[int]:
    return [points for points in STEPS if g.players[who].vp + points >= 0]


def other_modules(g: AndromedaState) -> list[Move]:
    """Modules that are shown here and may not be those on the table."""
    return [
        OtherModule(module)
        for column, deck in zip(g.columns, g.modules, strict=True)
        for module in dict.fromkeys(column)
        if deck.cards
    ]


def _of_map(g: AndromedaState, who: int) -> list[Move]:
    player = g.players[who]
    assumed = g.assumed and g.assumed in player.moons and g.turn == who
    places = sorted({(TYPE_OF[ship], player.ships[ship]) for ship in on_map(g, who)})
    # Leaders lie on bases, and in nebulae (AE-B-11.4).
    havens = [region for region in regions_with_tiles(g) if kind_of(g, region) in ("base", "nebula")]
    return [
        *([MoonStays(REGION_NAMES[g.region])] if assumed else []),
        *(ClaimMoon(REGION_NAMES[region], moon) for region in sorted(g.moons) for moon in claimable(g, region)),
        *(BuildDevelopment(REGION_NAMES[region]) for region in sites(g, who)),
        *(Recruit(REGION_NAMES[region]) for region in sorted(player.posted)),
        *(SendLeader(REGION_NAMES[region]) for region in havens if player.leaders),
        *(Relocate(SHIP_TYPES[kind], REGION_NAMES[place]) for kind, place in places),
        *(Recall(SHIP_TYPES[kind], REGION_NAMES[place]) for kind, place in places),
        *(DamageShip(SHIP_TYPES[kind], REGION_NAMES[place]) for kind, place in places),
        *(Collapse(REGION_NAMES[region]) for region in standing(g, who)),
        *(Rebuild(REGION_NAMES[place.region]) for place in g.developments if place.owner == who and place.collapsed),
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


def heard(move: Move, g: AndromedaState, who: int) -> Rules[None]:
    """Do to the table here what was done to the one there."""
    asking = hear(move, g, who)
    if asking is not None:
        yield from asking
    if isinstance(move, ShipHit | ModuleHit | ItGains):
        # Which of them it is, is decided here.
        yield from catch_up(g)
    else:
        in_step(g)


@singledispatch
def hear(move: Move, g: AndromedaState, who: int) -> Rules[None] | None:
    """How each report is carried out."""
    raise AssertionError(f"nothing that people tell: {move}")


@hear.register
def _(move: ClaimMoon, g: AndromedaState, who: int) -> None:
    claim(g, who, NUMBER_OF[move.region], move.moon, RULE)


@hear.register
def _(move: MoonStays, g: AndromedaState, who: int) -> None:
    """AE-B-9.2: an ability, or a choice, has left it where it was."""
    g.players[who].moons.remove(g.assumed)
    g.moons[NUMBER_OF[move.region]].append(g.assumed)
    g.assumed = ""
    tell(g, "andromeda-told-moon-stays", "AE-B-9.2", region=region_name(g, NUMBER_OF[move.region]))


@hear.register
def _(move: BuildDevelopment, g: AndromedaState, who: int) -> None:
    region = NUMBER_OF[move.region]
    place_development(g, who, region, min(planet_at(g, region).leaders, g.players[who].leaders))


@hear.register
def _(move: Recruit, g: AndromedaState, who: int) -> None:
    take_leaders(g, who, NUMBER_OF[move.region], 1, RULE)


@hear.register
def _(move: SendLeader, g: AndromedaState, who: int) -> None:
    post_leader(g, who, NUMBER_OF[move.region], RULE)


@hear.register
def _(move: Relocate, g: AndromedaState, who: int) -> Rules[None]:
    start = NUMBER_OF[move.region]
    options: list[Move] = [ChooseRegion(REGION_NAMES[place]) for place in regions_with_tiles(g) if place != start]
    chosen = yield Ask(who, "andromeda-ask-told-region", options, RULE)
    move_to(g, who, _ship_at(g, who, move.ship, start), NUMBER_OF[chosen.region], RULE)


@hear.register
def _(move: DamageShip, g: AndromedaState, who: int) -> None:
    scrap(g, who, _ship_at(g, who, move.ship, NUMBER_OF[move.region]), RULE)


@hear.register
def _(move: Recall, g: AndromedaState, who: int) -> None:
    recall(g, who, _ship_at(g, who, move.ship, NUMBER_OF[move.region]), RULE)


@hear.register
def _(move: Collapse, g: AndromedaState, who: int) -> None:
    collapse(g, who, NUMBER_OF[move.region])


@hear.register
def _(move: Rebuild, g: AndromedaState, who: int) -> None:
    rebuild(g, who, NUMBER_OF[move.region])


@hear.register
def _(move: BuildShip, g: AndromedaState, who: int) -> None:
    build(g, who, SHIP_TYPES.index(move.ship), RULE)


@hear.register
def _(move: RepairShip, g: AndromedaState, who: int) -> None:
    repair_ship(g, who, _ship_at(g, who, move.ship, SCRAPYARD), RULE)


@hear.register
def _(move: Acquire, g: AndromedaState, who: int) -> None:
    """The column is filled up here as well; what came there is told with `OtherModule`."""
    column = g.columns[content().modules[move.module].type]
    place = column.index(move.module)
    left = refill(g, move.module)
    g.players[who].modules.append(Module(move.module))
    tell(g, "andromeda-acquired", RULE, seat=by(g, who), module=named(move.module))
    show(g, "module", who=who, module=move.module, next=column[place] if left else "")


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
def _(move: Points, g: AndromedaState, who: int) -> None:
    score(g, who, move.points, RULE, "told")


@hear.register
def _(move: PointsOf, g: AndromedaState, who: int) -> None:
    score(g, move.side, move.points, RULE, "told")


@hear.register
def _(move: RaiderGone, g: AndromedaState, who: int) -> None:
    region = NUMBER_OF[move.region]
    remove_one(g, next(raider for raider in g.raiders if raider.id == move.raider and raider.region == region))


@hear.register
def _(move: CardGone, g: AndromedaState, who: int) -> None:
    """AE-E-8.4: nobody knows which; here it is one of many, and lies with the discards from now on."""
    card = random_card(g, hegemon_side(g))
    hegemon_player(g).hand.remove(card)
    g.tactics.discard(card)
    g.chance.reveal()
    tell(g, "andromeda-told-card", "AE-E-8.4", left=len(hegemon_player(g).hand))


@hear.register
def _(move: ShipHit, g: AndromedaState, who: int) -> Rules[None]:
    yield from carry_out(g, hegemon_side(g), SHIP_DAMAGE, Source("damage", "AE-E-9.3"))


@hear.register
def _(move: ItGains, g: AndromedaState, who: int) -> Rules[None]:
    yield from carry_out(g, hegemon_side(g), parse(move.effect), Source("told", "AE-E-12.1"))


@hear.register
def _(move: ModuleHit, g: AndromedaState, who: int) -> Rules[None]:
    yield from carry_out(g, hegemon_side(g), MODULE_DAMAGE, Source("damage", "AE-E-9.4"))


def _ship_at(g: AndromedaState, who: int, kind: str, place: int) -> int:
    return next(ship for ship in SHIPS_OF[SHIP_TYPES.index(kind)] if g.players[who].ships[ship] == place)
