"""GT-X1-3.4, GT-LM-4.9.13: engine boosters. Our reading: after a card has been turned up and before it is resolved, a
ship may go out of its reach; it takes no part in it, and one of its engines burns out."""

from collections.abc import Sequence

from starboard.games.trucker.board.current_round import board_for, current_board
from starboard.games.trucker.board.fleet import bring_back, label, take_away
from starboard.games.trucker.board.ship.boosted import boosted_engines
from starboard.games.trucker.board.ship.cabins import infected
from starboard.games.trucker.board.ship.connectors import exposed
from starboard.games.trucker.board.ship.power_sources import cheapest, price
from starboard.games.trucker.content import content
from starboard.games.trucker.content.cards import (
    AbandonedShip,
    AbandonedStation,
    CombatZone,
    Epidemic,
    Planets,
    Sabotage,
    Stardust,
)
from starboard.games.trucker.moves.flight_moves import Jump, MeetCard
from starboard.games.trucker.rules.aboard.batteries import ANY, Tokens, ask_power, power, supply_for
from starboard.games.trucker.rules.aboard.boosters import booster_for
from starboard.games.trucker.rules.aboard.damage import destroy, show_hit
from starboard.games.trucker.state.game_state import TruckerState
from starboard.games.trucker.state.ship_state import Ship
from starboard.kernel import CHECKPOINT, Move, Rules, tell


def could_jump(g: TruckerState) -> list[int]:
    """Who has the means and a reason to go into hyperspace, in flight order."""
    boosters = current_board(g).kinds["engine_booster"]
    having = [seat for seat in g.order if not boosters.isdisjoint(g.truckers[seat].ship.parts.values())]
    return [seat for seat in having if engines(g, seat) and is_threatened(g, seat)]


def is_threatened(g: TruckerState, seat: int) -> bool:
    """Whether the card on the table could do anything to a player who does not want it to."""
    card = content().cards[g.card]
    if isinstance(card, CombatZone | Sabotage):
        return len(g.order) > 1
    b, ship = board_for(g, seat), g.truckers[seat].ship
    if isinstance(card, Epidemic):
        return bool(infected(b, ship))
    if isinstance(card, Stardust):
        return exposed(b, ship) > 0
    return not isinstance(card, Planets | AbandonedShip | AbandonedStation)


def engines(g: TruckerState, seat: int) -> dict[int, int]:
    """The engines that can be overloaded now, with a booster for each."""
    b, ship = board_for(g, seat), g.truckers[seat].ship
    boosted = boosted_engines(b, ship)
    if not boosted:
        return {}
    supply = supply_for(g, seat)
    return booster_for(boosted, [cell for cell in boosted if cheapest(b, supply, [cell]) >= 0])


def jumps(g: TruckerState) -> Rules[None]:
    """Each is asked once, in flight order. The cursor is `g.jumping`."""
    while g.jumping:
        yield CHECKPOINT
        yield from consider_jump(g, g.jumping[0])
        g.jumping.pop(0)


def consider_jump(g: TruckerState, seat: int) -> Rules[None]:
    """In a fleet each booster takes its own ship only (GT-LM-4.9.13), so that there may be several jumps."""
    b, ship = board_for(g, seat), g.truckers[seat].ship
    while by := engines(g, seat):
        supply = supply_for(g, seat)
        options: dict[Move, Sequence[int]] = {
            Jump(b.column(cell), b.row(cell), price(b, supply, by[cell])): [by[cell]] for cell in sorted(by)
        }
        options[MeetCard()] = ()
        move, tokens = yield from ask_power(g, seat, "trucker-ask-jump", options, "GT-X1-3.4", {})
        if not isinstance(move, Jump):
            return
        cell = b.cell(move.column, move.row)
        yield from jump(g, seat, cell, by[cell], tokens)
        if not ship.parts or len(b.fleet) == 1:
            g.order.remove(seat)
            return


def jump(g: TruckerState, seat: int, cell: int, booster: int, tokens: Tokens = ANY) -> Rules[None]:
    """The engine burns out, and its ship is gone until the card is done."""
    b, trucker = board_for(g, seat), g.truckers[seat]
    number = b.ship_of[cell]
    yield from power(g, seat, [booster], tokens)
    tell(g, "trucker-jumped", "GT-X1-3.4", beat="jump", seat=seat, ship=label(b, number), at=cell)
    show_hit(g, seat, [cell], "overload")
    yield from destroy(g, seat, [cell])
    if len(b.fleet) > 1:
        trucker.hyperspace = trucker.hyperspace or Ship()
        take_away(b, trucker.ship, number, trucker.hyperspace)


def return_from_hyperspace(g: TruckerState, seat: int) -> None:
    """When the card is done the ships are back in the fleet."""
    trucker = g.truckers[seat]
    if trucker.hyperspace is not None:
        bring_back(trucker.ship, trucker.hyperspace)
        trucker.hyperspace = None
