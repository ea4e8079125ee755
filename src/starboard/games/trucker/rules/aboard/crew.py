"""GT-B-9.3: giving up crew. The player picks the figures, humans or aliens, from any ship (GT-LM-4.9.9)."""

from collections.abc import Sequence

from starboard.games.trucker.board.current_round import board_for
from starboard.games.trucker.board.ship.cabins import crew_size, occupied
from starboard.games.trucker.board.ship.crew_sets import crew_sets
from starboard.games.trucker.board.ship.ship_board import Board
from starboard.games.trucker.moves.flight_moves import ChooseCrew, GiveUpCrew, LoseCrew
from starboard.games.trucker.rules.aboard.deeds import note
from starboard.games.trucker.rules.aboard.stasis import wake
from starboard.games.trucker.state.game_state import TruckerState
from starboard.games.trucker.state.ship_state import Ship
from starboard.kernel import Ask, Move, Rules, show, tell

HUMAN = "human"


def lose_crew(g: TruckerState, seat: int, count: int, rule: str) -> Rules[None]:
    """GT-B-9.3.2: this many of the crew go, or all if there are fewer. One answer names them all; a player who
    wants to name cabin after cabin says so first."""
    b, ship = board_for(g, seat), g.truckers[seat].ship
    count = min(count, crew_size(ship))
    sets, by_hand = crew_sets(b, ship, count)
    cabins: Sequence[int] = sets[0]
    if len(sets) > 1 or by_hand:
        options: dict[Move, Sequence[int]] = {GiveUpCrew(cabin_names(b, one)): one for one in sets}
        if by_hand:
            options[ChooseCrew()] = ()
        move = yield Ask(seat, "trucker-ask-crew", list(options), "GT-B-9.3.2", {"left": count})
        cabins = options[move]
    if cabins:
        who = [take_crew(ship, cell) for cell in cabins]
        show(g, "crew", seat=seat, cells=list(cabins), who=who, change=-1)
    else:
        yield from _one_by_one(g, seat, count)
    yield from crew_lost(g, seat, count, rule)


def _one_by_one(g: TruckerState, seat: int, count: int) -> Rules[None]:
    b, ship = board_for(g, seat), g.truckers[seat].ship
    for left in range(count, 0, -1):
        cabins = occupied(ship)
        cell = cabins[0]
        if len(cabins) > 1 and left < crew_size(ship):
            options: list[Move] = [LoseCrew(b.column(there), b.row(there)) for there in cabins]
            move = yield Ask(seat, "trucker-ask-cabin", options, "GT-B-9.3.2", {"left": left})
            cell = b.cell(move.column, move.row)
        who = take_crew(ship, cell)
        show(g, "crew", seat=seat, cells=[cell], who=[who], change=-1)


def cabin_names(b: Board, cabins: Sequence[int]) -> str:
    """Cabins in one word, as a move names them."""
    return ";".join(b.name(cell) for cell in cabins)


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
