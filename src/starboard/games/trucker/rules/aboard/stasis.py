"""GT-X1-3.2: stasis chambers. Sleepers in them do not count as crew until woken up."""

from starboard.games.trucker.board.current_round import board_for
from starboard.games.trucker.board.ship.cabins import awake, bunks
from starboard.games.trucker.board.ship.ship_board import Board
from starboard.games.trucker.moves.flight_moves import LetSleep, Wake
from starboard.games.trucker.state.game_state import TruckerState
from starboard.games.trucker.state.ship_state import Ship
from starboard.kernel import Ask, Move, Rules, show, tell


def wake(g: TruckerState, seat: int) -> Rules[None]:
    """GT-X1-3.2a, OQ-X1-02: at once after each loss of crew, and for nothing, sleepers may be woken up. Everything that
    takes crew away comes here."""
    ship = g.truckers[seat].ship
    if not ship.sleepers:
        return
    b = board_for(g, seat)
    # GT-LM-4.9.8: in a fleet they stay on the ship that carries the chamber.
    for number in sorted({b.ship_of[cell] for cell in ship.sleepers}):
        yield from _wake_on(g, seat, b, number)


def _wake_on(g: TruckerState, seat: int, b: Board, number: int) -> Rules[None]:
    """One after the other, as long as there is a free place. Only an awake human can do it (GT-X1-3.2b)."""
    ship = g.truckers[seat].ship
    woken = 0
    while (chambers := _chambers(b, ship, number)) and awake(b, ship, number):
        places: list[Move] = [Wake(b.column(cell), b.row(cell)) for cell in bunks(b, ship, number)]
        if not places:
            break
        sleepers = sum(ship.sleepers[cell] for cell in chambers)
        move = yield Ask(seat, "trucker-ask-wake", [*places, LetSleep()], "GT-X1-3.2a", {"sleepers": sleepers})
        if isinstance(move, LetSleep):
            break
        cabin = b.cell(move.column, move.row)
        _get_up(ship, chambers[0], cabin)
        woken += 1
        show(g, "crew", seat=seat, cells=[cabin], who=["human"], change=1)
    if woken:
        tell(g, "trucker-woke", "GT-X1-3.2a", seat=seat, count=woken)


def _chambers(b: Board, ship: Ship, number: int) -> list[int]:
    """The chambers of one ship with sleepers in them, the fullest first."""
    cells = [cell for cell in sorted(ship.sleepers) if b.ship_of[cell] == number]
    return sorted(cells, key=lambda cell: -ship.sleepers[cell])


def _get_up(ship: Ship, chamber: int, cabin: int) -> None:
    ship.sleepers[chamber] -= 1
    if not ship.sleepers[chamber]:
        del ship.sleepers[chamber]
    ship.humans[cabin] = ship.humans.get(cabin, 0) + 1
