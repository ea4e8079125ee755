"""AE-B-15: starships, what they can do, building them, moving them."""

from collections.abc import Iterator

from starboard.games.andromeda.board.map import is_nebula, movements
from starboard.games.andromeda.board.players import is_hegemon, is_person
from starboard.games.andromeda.content import NUMBER_OF, REGION_NAMES, content
from starboard.games.andromeda.effects.effects import Source, may, op
from starboard.games.andromeda.moves.effect_moves import BuildShip, Decline, MoveShip, Recall
from starboard.games.andromeda.names.names import by, region_name, ship_name
from starboard.games.andromeda.notation.grammar import Args
from starboard.games.andromeda.rules.player_area.factions import has
from starboard.games.andromeda.rules.player_area.passives import upgrade_of
from starboard.games.andromeda.rules.player_area.resources import ask_to_pay, can_pay, pay_cost
from starboard.games.andromeda.state.battle_state import Arrival
from starboard.games.andromeda.state.game_state import BAY, SHIP_TYPES, SHIPS_OF, TYPE_OF, UNBUILT, AndromedaState
from starboard.kernel import Ask, Move, Rules, show, tell

PLACES_OF = tuple(slice(members[0], members[-1] + 1) for members in SHIPS_OF)
"""Where the ships of each type stand in a list of all ships."""


def ships_at(g: AndromedaState, who: int, region: int) -> list[int]:
    """The ships of a player in a region, or in one of the other places where ships can be."""
    ships = g.players[who].ships
    # Mostly there is none or one, and a list is searched faster than it is gone through.
    if region not in ships:
        return []
    if ships.count(region) == 1:
        return [ships.index(region)]
    return [ship for ship, place in enumerate(ships) if place == region]


def has_one(ships: list[int], kind: int, place: int) -> bool:
    """Whether one of the ships of a type is in a place."""
    return place in ships[PLACES_OF[kind]]


def sides_at(g: AndromedaState, region: int) -> list[int]:
    """Who has ships in a region, raiders apart."""
    return [who for who, player in enumerate(g.players) if region in player.ships]


def raiders_at(g: AndromedaState, region: int) -> list[str]:
    """The raiders in a region."""
    return [raider.id for raider in g.raiders if raider.region == region]


def contested(g: AndromedaState, region: int) -> bool:
    """AE-B-7.10: whether ships of two or more sides are in a region; all raiders are one side (AE-B-1.8)."""
    return len(sides_at(g, region)) + bool(raiders_at(g, region)) > 1


def on_map(g: AndromedaState, who: int) -> list[int]:
    """The ships of a player in regions."""
    return [ship for ship, place in enumerate(g.players[who].ships) if place >= 0]


def guns(g: AndromedaState, who: int, ship: int) -> int:
    """AE-B-15.1, AE-B-15.4."""
    kind = content().ships[TYPE_OF[ship]]
    return kind.guns if is_person(g, who) else kind.hegemon_guns


def range_of(g: AndromedaState, who: int, ship: int) -> int:
    """AE-B-15.4: the range, with its upgrade and the faction."""
    kind = content().ships[TYPE_OF[ship]]
    if is_hegemon(g, who):
        return kind.hegemon_range
    reach = kind.range + (1 if has(g, who, "open_sky") else 0)
    upgrade = upgrade_of(g, who, ship)
    if upgrade is not None and upgrade.trigger == "always":
        reach += sum(int(call.args[0]) for step in upgrade.effect.steps for call in step[0].calls)
    return reach


def navigates(g: AndromedaState, who: int, ship: int) -> bool:
    """AE-B-15.1: Navigation. None of the Hegemon's ships has it (AE-E-9.11)."""
    if g.hegemon is not None and is_hegemon(g, who):
        return False
    return content().ships[TYPE_OF[ship]].ability == "navigation" or has(g, who, "mist_walkers")


def assaults(ship: int) -> bool:
    """AE-B-7.2: Assault."""
    return content().ships[TYPE_OF[ship]].ability == "assault"


# -- Building --------------------------------------------------------------------------------------------------------


ALL_TYPES = range(len(SHIP_TYPES))


def ship_discount(g: AndromedaState, who: int, discount: int) -> int:
    """Fabricate: ships cost 1 less."""
    return discount + (1 if has(g, who, "fabricate") else 0)


def buildable(g: AndromedaState, who: int, kind: str, discount: int) -> list[int]:
    """AE-B-15.5: the types that the player can still build and pay for."""
    return list(_buildable(g, who, kind, discount))


def _buildable(g: AndromedaState, who: int, kind: str, discount: int) -> Iterator[int]:
    ships, types = g.players[who].ships, content().ships
    less = ship_discount(g, who, discount)
    for number in ALL_TYPES if kind == "any" else (SHIP_TYPES.index(kind),):
        if has_one(ships, number, UNBUILT) and can_pay(g, who, types[number].cost, less):
            yield number


@op("build_ship")
def _build_ship(g: AndromedaState, who: int, args: Args, source: Source) -> Rules[None]:
    discount = int(args[1])
    options: list[Move] = [BuildShip(SHIP_TYPES[number]) for number in buildable(g, who, str(args[0]), discount)]
    move = yield from ask_to_pay(g, who, "andromeda-ask-build-ship", options, source)
    if isinstance(move, BuildShip):
        number = SHIP_TYPES.index(move.ship)
        cost, less = content().ships[number].cost, ship_discount(g, who, discount)
        yield from pay_cost(g, who, cost, less, move.ship, "AE-B-15.4")
        build(g, who, number, source.rule)


@may("build_ship")
def _may_build_ship(g: AndromedaState, who: int, args: Args, source: Source) -> bool:
    return is_person(g, who) and any(True for _ in _buildable(g, who, str(args[0]), int(args[1])))


def build(g: AndromedaState, who: int, kind: int, rule: str) -> None:
    """AE-B-15.5: a built ship goes to the launch bay."""
    ships = g.players[who].ships
    ship = next(ship for ship in SHIPS_OF[kind] if ships[ship] == UNBUILT)
    ships[ship] = BAY
    tell(g, "andromeda-built-ship", rule, seat=who, ship=ship_name(ship))
    show(g, "built", who=who, ship=SHIP_TYPES[kind])


# -- Moving ----------------------------------------------------------------------------------------------------------


def move_to(g: AndromedaState, who: int, ship: int, region: int, rule: str, why: str = "moves") -> None:
    """Put a ship into another region: it `moves`, it `joins` a battle of its own will or `always`, it is drawn to the
    `gate`, or withdraws from a battle (``)."""
    start = g.players[who].ships[ship]
    g.players[who].ships[ship] = region
    if why and g.battle is not None and region == g.battle.region:
        g.battle.came.append(Arrival(who, "joins", start))
    if g.news is None:
        return
    tell(
        g,
        "andromeda-moved",
        rule,
        seat=by(g, who),
        ship=ship_name(ship),
        start=region_name(g, start),
        region=region_name(g, region),
    )
    kind = SHIP_TYPES[TYPE_OF[ship]]
    if why:
        show(g, "arrive", at=region, who=who, what=kind, start=start, why=why)
    else:
        show(g, "withdraw", who=who, ship=kind, start=start, at=region)


def ways_from(g: AndromedaState, who: int, ship: int, steps: int) -> list[int]:
    """Where a ship can move in this many steps: not to a nebula without Navigation (AE-B-7.4), not to a quasar, and to
    no region with ships of others or raiders."""
    start = g.players[who].ships[ship]
    sails = navigates(g, who, ship)
    taken = {raider.region for raider in g.raiders}
    for other, player in enumerate(g.players):
        if other != who:
            taken.update(player.ships)
    return [
        region
        for region, away in enumerate(movements(g, start, sails))
        if 0 < away <= steps and region not in taken and (sails or not is_nebula(region))
    ]


def _moves(g: AndromedaState, who: int, steps: int) -> list[Move]:
    """Every move of a ship up to its range, or with `steps` up to this many; equal ships of a region once."""
    found: list[Move] = []
    seen: set[tuple[int, int]] = set()
    for ship in on_map(g, who):
        start = g.players[who].ships[ship]
        if (start, TYPE_OF[ship]) not in seen:
            seen.add((start, TYPE_OF[ship]))
            for region in ways_from(g, who, ship, steps or range_of(g, who, ship)):
                found.append(MoveShip(SHIP_TYPES[TYPE_OF[ship]], REGION_NAMES[start], REGION_NAMES[region]))
    return found


def move_ships(g: AndromedaState, who: int, count: int, steps: int, source: Source) -> Rules[None]:
    """Move up to this many ships."""
    for _ in range(count):
        options = _moves(g, who, steps)
        if not options:
            return
        move = yield Ask(who, "andromeda-ask-move-ship", [*options, Decline(source.id)], source.rule)
        if not isinstance(move, MoveShip):
            return
        kind, start = SHIP_TYPES.index(move.ship), NUMBER_OF[move.start]
        ship = next(ship for ship in SHIPS_OF[kind] if g.players[who].ships[ship] == start)
        move_to(g, who, ship, NUMBER_OF[move.region], source.rule)


def can_move(g: AndromedaState, who: int, steps: int) -> bool:
    """Whether any ship can move."""
    return any(ways_from(g, who, ship, steps or range_of(g, who, ship)) for ship in on_map(g, who))


@op("move_ship")
def _move_ship(g: AndromedaState, who: int, args: Args, source: Source) -> Rules[None]:
    yield from move_ships(g, who, int(args[0]), 0, source)


@may("move_ship")
def _may_move_ship(g: AndromedaState, who: int, args: Args, source: Source) -> bool:
    return is_person(g, who) and can_move(g, who, 0)


@op("reverse_launch")
def _reverse_launch(g: AndromedaState, who: int, args: Args, source: Source) -> Rules[None]:
    """Bring ships from the map back to the launch bay."""
    for _ in range(int(args[0])):
        ships = g.players[who].ships
        places = sorted({(TYPE_OF[ship], ships[ship]) for ship in on_map(g, who)})
        if not places:
            return
        options: list[Move] = [Recall(SHIP_TYPES[kind], REGION_NAMES[place]) for kind, place in places]
        move = yield Ask(who, "andromeda-ask-recall", [*options, Decline(source.id)], source.rule)
        if not isinstance(move, Recall):
            return
        kind, place = SHIP_TYPES.index(move.ship), NUMBER_OF[move.region]
        ship = next(ship for ship in SHIPS_OF[kind] if ships[ship] == place)
        recall(g, who, ship, source.rule)


def recall(g: AndromedaState, who: int, ship: int, rule: str) -> None:
    """A ship goes from the map back to the launch bay."""
    ships = g.players[who].ships
    start, ships[ship] = ships[ship], BAY
    if g.news is not None:
        tell(g, "andromeda-recalled", rule, seat=by(g, who), ship=ship_name(ship), region=region_name(g, start))
        show(g, "withdraw", who=who, ship=SHIP_TYPES[TYPE_OF[ship]], start=start, at=BAY)


@may("reverse_launch")
def _may_reverse_launch(g: AndromedaState, who: int, args: Args, source: Source) -> bool:
    return is_person(g, who) and bool(on_map(g, who))
