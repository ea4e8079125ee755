"""GT-B-9.3: giving up crew. The player picks the figures, humans or aliens, from any ship (GT-LM-4.9.9)."""

from starboard.games.trucker.moves_flight import LoseCrew
from starboard.games.trucker.rules.current import current_board
from starboard.games.trucker.ship.crew import crew_size
from starboard.games.trucker.ship.state import Ship
from starboard.games.trucker.state import TruckerState
from starboard.kernel import Ask, Move, Rules, tell


def occupied(ship: Ship) -> list[int]:
    """The cabins with crew in them."""
    return sorted({cell for cell, humans in ship.humans.items() if humans} | ship.aliens.keys())


def lose_crew(g: TruckerState, seat: int, count: int, rule: str) -> Rules[None]:
    """GT-B-9.3.2: so many of the crew go, or all if there are fewer."""
    b, ship = current_board(g), g.truckers[seat].ship
    count = min(count, crew_size(ship))
    for left in range(count, 0, -1):
        cabins = occupied(ship)
        cell = cabins[0]
        if len(cabins) > 1 and left < crew_size(ship):
            options: list[Move] = [LoseCrew(b.column(there), b.row(there)) for there in cabins]
            move = yield Ask(seat, "trucker-ask-crew", options, "GT-B-9.3.2", {"left": left})
            cell = b.cell(move.column, move.row)
        take_crew(ship, cell)
    if count:
        tell(g, "trucker-lost-crew", rule, seat=seat, count=count)


def take_crew(ship: Ship, cell: int) -> None:
    """One of the crew in a cabin goes: a human, or the alien."""
    if cell in ship.aliens:
        del ship.aliens[cell]
        return
    ship.humans[cell] -= 1
    if not ship.humans[cell]:
        del ship.humans[cell]
