"""AE-B-20.1 to AE-B-20.3: escalation. Ships that have the battle in range may join it."""

from collections.abc import Sequence

from starboard.games.andromeda.board.map import in_range, is_nebula
from starboard.games.andromeda.board.players import is_person
from starboard.games.andromeda.content import NUMBER_OF, REGION_NAMES
from starboard.games.andromeda.moves.battle_moves import Escalate, Pass
from starboard.games.andromeda.names.names import named, region_name
from starboard.games.andromeda.notation.grammar import total
from starboard.games.andromeda.rules.battle.battle_sides import side_of, the_battle, turn_order
from starboard.games.andromeda.rules.fleet.ships import move_to, navigates, on_map, range_of
from starboard.games.andromeda.rules.player_area.passives import passives
from starboard.games.andromeda.state.battle_state import RAIDERS, Side
from starboard.games.andromeda.state.game_state import SHIP_TYPES, SHIPS_OF, TYPE_OF, AndromedaState
from starboard.kernel import Ask, AskSome, Rules


def could_join(g: AndromedaState, who: int, region: int) -> list[int]:
    """AE-B-20.1, AE-B-20.2: the ships of a player elsewhere that have a region in range; a nebula needs Navigation."""
    farther = total((effect for effect, _ in passives(g, who, "escalation")), "range") if is_person(g, who) else 0
    ships = g.players[who].ships
    found = []
    for ship in on_map(g, who):
        sails = navigates(g, who, ship)
        reach = range_of(g, who, ship) + farther
        enters = ships[ship] != region and (sails or not is_nebula(region))
        if enters and in_range(g, ships[ship], region, reach, sails):
            found.append(ship)
    return found


def escalate(g: AndromedaState, who: int) -> Rules[None]:
    """AE-B-20.2: any number of own ships join. At their own table people see which can: what gives a ship more range
    lies there."""
    region = the_battle(g).region
    if g.told:
        ships = [ship for ship in on_map(g, who) if g.players[who].ships[ship] != region]
    else:
        ships = could_join(g, who, region)
    if not ships:
        return
    options = _escalations(g, who, ships)
    for move in (yield from _joining(g, who, options)):
        kind, start = SHIP_TYPES.index(move.ship), NUMBER_OF[move.region]
        ship = next(ship for ship in SHIPS_OF[kind] if g.players[who].ships[ship] == start)
        join(g, who, ship, "AE-B-20.2")


def _joining(g: AndromedaState, who: int, options: list[Escalate]) -> Rules[Sequence[Escalate]]:
    """With one ship it is a yes or no; at their own table people tell which came."""
    if len(options) > 1 or g.told:
        moves: Sequence[Escalate] = yield AskSome(who, "andromeda-ask-escalate", options, 0, len(options), "AE-B-20.2")
        return moves
    args = {"region": region_name(g, the_battle(g).region), "ship": named(options[0].ship)}
    move = yield Ask(who, "andromeda-ask-join", [*options, Pass()], "AE-B-20.2", args)
    return [] if isinstance(move, Pass) else [move]


def _escalations(g: AndromedaState, who: int, ships: list[int]) -> list[Escalate]:
    places = [(TYPE_OF[ship], g.players[who].ships[ship]) for ship in ships]
    return [
        Escalate(SHIP_TYPES[kind], REGION_NAMES[place], places[:number].count((kind, place)) + 1)
        for number, (kind, place) in enumerate(places)
    ]


def join(g: AndromedaState, who: int, ship: int, rule: str, why: str = "joins") -> None:
    """AE-B-20.2, AE-B-20.3: the ship moves to the battle and stays there; its owner becomes a side, if it was none."""
    b = the_battle(g)
    if side_of(g, who) is None:
        order = [*turn_order(g), RAIDERS]
        b.sides.append(Side(who))
        b.sides.sort(key=lambda side: order.index(side.who))
    move_to(g, who, ship, b.region, rule, why)
