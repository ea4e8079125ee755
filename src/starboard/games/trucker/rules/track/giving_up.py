"""GT-B-12: giving up, of one's own will or not; in a fleet ship by ship (GT-LM-4.10)."""

from functools import partial

from starboard.games.trucker.board.current_round import board_for
from starboard.games.trucker.board.fleet import ships_left
from starboard.games.trucker.board.ship.cabins import awake
from starboard.games.trucker.board.ship.lost_components import withdraw
from starboard.games.trucker.content import content
from starboard.games.trucker.moves.flight_moves import FlyOn, Foresee, GiveUp, Withdraw
from starboard.games.trucker.rules.aboard.deeds import note
from starboard.games.trucker.rules.aboard.specialists import can_foresee, foresee, go_ashore
from starboard.games.trucker.rules.track.flight_days import flight_order
from starboard.games.trucker.state.game_state import TruckerState
from starboard.kernel import CHECKPOINT, Act, Move, Offer, Race, Rules, tell

REASONS = {
    "GT-B-12.2": "choice",
    "GT-LM-4.10.1": "choice",
    "GT-B-12.3.1": "humans",
    "GT-LM-4.10.2": "humans",
    "GT-B-12.3.2": "engines",
    "GT-B-12.3.3": "lapped",
}
"""Why a ship leaves the flight, by the rule that says so."""


def window(g: TruckerState) -> Rules[None]:
    """GT-B-12.2: before the next card is turned up, everybody may give up. Nobody waits for the others to say so; the
    card waits for all. The cursor is `g.ready`: who flies on."""
    while waiting := [seat for seat in flight_order(g) if seat not in g.ready]:
        yield CHECKPOINT
        offers = {seat: Offer(partial(ways_on, g, seat), secret=False) for seat in waiting}
        act: Act = yield Race(offers, "trucker-ask-fly-on", "GT-B-12.2")
        decide(g, act.seat, act.move)
    g.ready = []


def ways_on(g: TruckerState, seat: int) -> list[Move]:
    """GT-LM-4.10.1: fly on, give up with one ship of the fleet, or with all; or look ahead first (GT-X2-7.1)."""
    numbers = ships_left(board_for(g, seat), g.truckers[seat].ship)
    ships: list[Move] = [Withdraw(number + 1) for number in numbers] if len(numbers) > 1 else []
    guru: list[Move] = [Foresee()] if can_foresee(g, seat) else []
    return [FlyOn(), *guru, *ships, GiveUp()]


def decide(g: TruckerState, seat: int, move: Move) -> None:
    """A player who withdraws a ship is asked again about the others, and one who looks ahead about everything."""
    if isinstance(move, FlyOn):
        g.ready.append(seat)
    elif isinstance(move, GiveUp):
        give_up(g, seat, "GT-B-12.2")
    elif isinstance(move, Withdraw):
        withdraw_ship(g, seat, move.ship - 1, "GT-LM-4.10.1")
    elif isinstance(move, Foresee):
        foresee(g, seat)


def forced_giving_up(g: TruckerState) -> None:
    """GT-B-12.3: ships without a human cannot fly, and a lapped player is out."""
    for seat in flight_order(g):
        b, ship = board_for(g, seat), g.truckers[seat].ship
        empty = [number for number in ships_left(b, ship) if not awake(b, ship, number)]
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


def give_up(g: TruckerState, seat: int, rule: str) -> None:
    """GT-B-12.1: the rocket leaves the track; credits and the lost pile stay."""
    trucker = g.truckers[seat]
    trucker.flying = False
    note(g, seat, "gave-up" if g.flown_now else "never-flew")
    tell(g, "trucker-gave-up", rule, beat="leave", seat=seat, at=trucker.position, ship=0, why=REASONS[rule])


def withdraw_ship(g: TruckerState, seat: int, number: int, rule: str) -> None:
    """GT-LM-4.10.3: the goods of the ship are set aside for half their value, its components go to the supply; with the
    last ship the player gives up the flight (GT-LM-4.10.4)."""
    b, trucker = board_for(g, seat), g.truckers[seat]
    if ships_left(b, trucker.ship) == [number] and trucker.hyperspace is None:
        give_up(g, seat, rule)
        return
    go_ashore(g, seat, number)
    for cell in sorted(trucker.ship.goods):
        if b.ship_of[cell] == number:
            trucker.aside += trucker.ship.goods[cell]
    for tile in withdraw(b, trucker.ship, number):
        cabin = content().tiles[tile].kind.id == "starting_cabin"
        (g.away if cabin else g.open).append(tile)
    at, ship = trucker.position, number + 1
    tell(g, "trucker-withdrew", rule, beat="leave", seat=seat, at=at, ship=ship, why=REASONS[rule])
