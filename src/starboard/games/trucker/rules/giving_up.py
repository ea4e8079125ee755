"""GT-B-12: giving up, of one's own will or not; in a fleet ship by ship (GT-LM-4.10)."""

from starboard.games.trucker.content import content
from starboard.games.trucker.moves_flight import FlyOn, GiveUp, Withdraw
from starboard.games.trucker.rules.current import current_board
from starboard.games.trucker.rules.days import flight_order
from starboard.games.trucker.rules.fleet import ships_left
from starboard.games.trucker.ship.board import Board
from starboard.games.trucker.ship.damage import withdraw
from starboard.games.trucker.ship.state import Ship
from starboard.games.trucker.state import TruckerState
from starboard.kernel import CHECKPOINT, Ask, Move, Rules, tell


def window(g: TruckerState) -> Rules[None]:
    """GT-B-12.2: before the next card is turned up, everybody may give up, the leader first."""
    while g.turn < len(g.order):
        yield CHECKPOINT
        yield from consider(g, g.order[g.turn])
        g.turn += 1


def consider(g: TruckerState, seat: int) -> Rules[None]:
    """GT-LM-4.10.1: fly on, give up with some ships of the fleet, or with all."""
    trucker = g.truckers[seat]
    while trucker.flying:
        numbers = ships_left(current_board(g), trucker.ship)
        ships: list[Move] = [Withdraw(number + 1) for number in numbers] if len(numbers) > 1 else []
        move = yield Ask(seat, "trucker-ask-fly-on", [FlyOn(), *ships, GiveUp()], "GT-B-12.2")
        if isinstance(move, FlyOn):
            return
        if isinstance(move, GiveUp):
            give_up(g, seat, "GT-B-12.2")
        else:
            withdraw_ship(g, seat, move.ship - 1, "GT-LM-4.10.1")


def forced_giving_up(g: TruckerState) -> None:
    """GT-B-12.3: ships without a human cannot fly, and whoever is lapped is out."""
    b = current_board(g)
    for seat in flight_order(g):
        ship = g.truckers[seat].ship
        empty = [number for number in ships_left(b, ship) if not humans(b, ship, number)]
        if not ship.humans or not any(ship.humans.values()):
            tell(g, "trucker-no-humans", "GT-B-12.3.1", seat=seat)
            give_up(g, seat, "GT-B-12.3.1")
            continue
        for number in empty:
            withdraw_ship(g, seat, number, "GT-LM-4.10.2")
    order = flight_order(g)
    for seat in order:
        # OQ-B-09: two rockets never share a space, so exactly one loop cannot be.
        if g.truckers[order[0]].position - g.truckers[seat].position > content().flights.track:
            tell(g, "trucker-lapped", "GT-B-12.3.3", seat=seat)
            give_up(g, seat, "GT-B-12.3.3")


def humans(b: Board, ship: Ship, number: int) -> int:
    """The humans aboard one ship of the fleet."""
    return sum(count for cell, count in ship.humans.items() if b.ship_of[cell] == number)


def give_up(g: TruckerState, seat: int, rule: str) -> None:
    """GT-B-12.1: the rocket leaves the track; credits and the lost pile stay."""
    g.truckers[seat].flying = False
    tell(g, "trucker-gave-up", rule, seat=seat)


def withdraw_ship(g: TruckerState, seat: int, number: int, rule: str) -> None:
    """GT-LM-4.10.3: the goods of the ship are set aside for half their value, its components go to the supply; with the
    last ship the player gives up the flight (GT-LM-4.10.4)."""
    b, trucker = current_board(g), g.truckers[seat]
    if ships_left(b, trucker.ship) == [number]:
        give_up(g, seat, rule)
        return
    for cell in sorted(trucker.ship.goods):
        if b.ship_of[cell] == number:
            trucker.aside += trucker.ship.goods[cell]
    for tile in withdraw(b, trucker.ship, number):
        cabin = content().tiles[tile].kind.id == "starting_cabin"
        (g.away if cabin else g.open).append(tile)
    tell(g, "trucker-withdrew", rule, seat=seat, ship=number + 1)
