"""GT-B-9.3: giving up crew. The player picks the figures, humans or aliens, from any ship (GT-LM-4.9.9)."""

from starboard.games.trucker.board.current_round import board_for
from starboard.games.trucker.board.ship.cabins import crew_size
from starboard.games.trucker.moves.flight_moves import LoseCrew
from starboard.games.trucker.rules.aboard.deeds import note
from starboard.games.trucker.rules.aboard.stasis import wake
from starboard.games.trucker.state.game_state import TruckerState
from starboard.games.trucker.state.ship_state import Ship
from starboard.kernel import Ask, Move, Rules, show, tell

HUMAN = "human"


def occupied(ship: Ship) -> list[int]:
    """The cabins with crew in them."""
    return sorted({cell for cell, humans in ship.humans.items() if humans} | ship.aliens.keys())


def lose_crew(g: TruckerState, seat: int, count: int, rule: str) -> Rules[None]:
    """GT-B-9.3.2: this many of the crew go, or all if there are fewer."""
    b, ship = board_for(g, seat), g.truckers[seat].ship
    count = min(count, crew_size(ship))
    for left in range(count, 0, -1):
        cabins = occupied(ship)
        cell = cabins[0]
        if len(cabins) > 1 and left < crew_size(ship):
            options: list[Move] = [LoseCrew(b.column(there), b.row(there)) for there in cabins]
            move = yield Ask(seat, "trucker-ask-crew", options, "GT-B-9.3.2", {"left": left})
            cell = b.cell(move.column, move.row)
        who = take_crew(ship, cell)
        show(g, "crew", seat=seat, cells=[cell], who=[who], change=-1)
    yield from crew_lost(g, seat, count, rule)


def crew_lost(g: TruckerState, seat: int, count: int, rule: str) -> Rules[None]:
    """This many of the crew are gone: say so, and let sleepers take their places (GT-X1-3.2a)."""
    if count:
        note(g, seat, "crew", count)
        tell(g, "trucker-lost-crew", rule, seat=seat, count=count)
        yield from wake(g, seat)


def take_crew(ship: Ship, cell: int) -> str:
    """One of the crew in a cabin goes: a human, or the alien. Says which: `human`, or the colour."""
    if cell in ship.aliens:
        return ship.aliens.pop(cell)
    ship.humans[cell] -= 1
    if not ship.humans[cell]:
        del ship.humans[cell]
    return HUMAN
