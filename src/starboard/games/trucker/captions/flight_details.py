"""What the words of a move in flight say besides its fields: what is spent of how much, and what is lost or carried."""

from collections import Counter
from functools import singledispatch

from msgspec.structs import asdict

from starboard.games.trucker.board.current_round import board_for
from starboard.games.trucker.board.harder_cards import card_on_table
from starboard.games.trucker.board.ship.attack_lines import Aim, threatened
from starboard.games.trucker.board.ship.cabins import occupied
from starboard.games.trucker.board.ship.components import tile_of
from starboard.games.trucker.board.ship.crew_sets import crew_sets
from starboard.games.trucker.board.ship.defence import bounces, plated
from starboard.games.trucker.board.ship.holds import stowed
from starboard.games.trucker.board.ship.lost_components import hanging
from starboard.games.trucker.captions.move_weights import takes_best_battery
from starboard.games.trucker.captions.part_names import part_on, where_aboard, which_of_them
from starboard.games.trucker.content import content
from starboard.games.trucker.content.cards import OpenSpace, Planets
from starboard.games.trucker.moves.flight_moves import (
    GiveUpCrew,
    Land,
    LoadBest,
    LoseBattery,
    LoseCrew,
    RaiseShield,
    Shoot,
    TakeHit,
    Thrust,
    UseBattery,
    Visit,
)
from starboard.games.trucker.names.object_names import crew_list, goods_list
from starboard.games.trucker.rules.aboard.crew import cabin_names
from starboard.games.trucker.rules.aboard.goods import COLOURS, aboard, holds
from starboard.games.trucker.state.game_state import TruckerState
from starboard.kernel import Arg, Message, Move

CREW = {
    "human": "trucker-the-human",
    "brown": "trucker-the-brown-alien",
    "purple": "trucker-the-purple-alien",
    "cyan": "trucker-the-cyan-alien",
}


@singledispatch
def flight_details(move: Move, g: TruckerState, seat: int) -> dict[str, Arg]:
    """Most moves say it all."""
    return {}


@flight_details.register
def _(move: Thrust, g: TruckerState, seat: int) -> dict[str, Arg]:
    return {"open": int(bool(g.card) and isinstance(card_on_table(g), OpenSpace) and not move.ship)}


@flight_details.register
def _(move: UseBattery | LoseBattery, g: TruckerState, seat: int) -> dict[str, Arg]:
    cell = board_for(g, seat).cell(move.column, move.row)
    return {"count": g.truckers[seat].ship.batteries.get(cell, 0)}


@flight_details.register
def _(move: RaiseShield | Shoot, g: TruckerState, seat: int) -> dict[str, Arg]:
    column, _, row = move.battery.partition(",")
    doubled = g.strike is not None and len(g.strike.lines) > 1
    return {
        "all": sum(g.truckers[seat].ship.batteries.values()),
        "named": int(not takes_best_battery(move, g, seat)),
        "column": column,
        "row": row,
        "doubled": int(doubled),
    }


@flight_details.register
def _(move: TakeHit, g: TruckerState, seat: int) -> dict[str, Arg]:
    """What breaks off, and what hangs on it."""
    cells = _in_danger(g, seat)
    b, ship = board_for(g, seat), g.truckers[seat].ship
    gone = {*cells, *(loose for cell in cells for loose in hanging(b, ship, cell))}
    return {"part": part_on(g, seat, cells[0] if cells else -1), "more": max(0, len(gone) - 1)}


def _in_danger(g: TruckerState, seat: int) -> list[int]:
    """GT-B-10.2.1: what the attack in the air would destroy."""
    strike = g.strike
    if strike is None or strike.seat != seat:
        return []
    b, ship = board_for(g, seat), g.truckers[seat].ship
    cells = [hit.cell for hit in threatened(b, ship, Aim(strike.side, strike.lines, strike.square))]
    pebble = (strike.what, strike.size) == ("meteor", "small")
    return [
        cell
        for cell in cells
        if not (pebble and bounces(b, ship, cell, strike.side)) and not plated(b, ship, cell, strike.side)
    ]


@flight_details.register
def _(move: LoseCrew, g: TruckerState, seat: int) -> dict[str, Arg]:
    cell = board_for(g, seat).cell(move.column, move.row)
    return {"who": Message(CREW[g.truckers[seat].ship.aliens.get(cell, "human")])}


@flight_details.register
def _(move: GiveUpCrew, g: TruckerState, seat: int) -> dict[str, Arg]:
    """Who goes; and from where, if that makes a difference and it is not what one would do anyway."""
    b, ship = board_for(g, seat), g.truckers[seat].ship
    names = Counter(move.cabins.split(";"))
    aliens = {colour for cell, colour in ship.aliens.items() if b.name(cell) in names}
    humans = names.total() - len(aliens)
    sets, by_hand = crew_sets(b, ship, names.total())
    usual = bool(sets) and move.cabins == cabin_names(b, sets[0])
    cabins = [(cell, names[b.name(cell)]) for cell in sorted(ship.parts) if b.name(cell) in names]
    return {
        "who": crew_list(humans, aliens),
        "listed": int(bool(cabins) and not by_hand and not usual),
        "from": _cabin_list(g, seat, cabins),
    }


def _cabin_list(g: TruckerState, seat: int, cabins: list[tuple[int, int]]) -> Message | str:
    """From which cabins how many go: a chain of messages, each with how many are still to come."""
    ship = g.truckers[seat].ship
    kinds = {cell: content().tiles[tile_of(ship.parts[cell])].kind.id for cell in occupied(ship)}
    starts = [cell for cell, kind in kinds.items() if kind == "starting_cabin"]
    chain: Message | str = ""
    for left, (cell, count) in enumerate(reversed(cabins)):
        alike = [one for one, kind in kinds.items() if kind == kinds[cell]]
        args: dict[str, Arg] = {
            "start": int(cell in starts),
            "where": "" if starts == [cell] else where_aboard(g, seat, cell),
            "nth": which_of_them(g, seat, cell, alike),
            "both": int(count > 1 and len(cabins) > 1),
        }
        chain = Message("trucker-from-cabin", {**args, "left": left, "more": chain})
    return chain


@flight_details.register
def _(move: LoadBest, g: TruckerState, seat: int) -> dict[str, Arg]:
    b, ship = board_for(g, seat), g.truckers[seat].ship
    after = stowed(b, ship, holds(b, ship), g.offer, COLOURS)
    return {"left": len(aboard(ship)) + len(g.offer) - sum(map(len, after.values()))}


@flight_details.register
def _(move: Land, g: TruckerState, seat: int) -> dict[str, Arg]:
    card = card_on_table(g) if g.card else None
    planets = card.planets if isinstance(card, Planets) else ()
    goods = asdict(planets[move.planet - 1]) if 0 < move.planet <= len(planets) else {}
    return {"goods": goods_list(goods)}


@flight_details.register
def _(move: Visit, g: TruckerState, seat: int) -> dict[str, Arg]:
    return {"card": str(content().cards[g.card].__struct_config__.tag) if g.card else ""}
