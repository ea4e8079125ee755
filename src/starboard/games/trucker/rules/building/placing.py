"""GT-B-3.7, GT-LM-1.5, GT-LM-4.4: where a component may be put, and what is wrong with putting it there."""

from functools import cache

from starboard.games.trucker.board.current_round import board_for
from starboard.games.trucker.board.ship.components import Part, code_of
from starboard.games.trucker.board.ship.ship_board import JOINED, WRONG, Board, Door
from starboard.games.trucker.board.ship.ship_faults import faults
from starboard.games.trucker.moves.building_moves import Place
from starboard.games.trucker.state.game_state import TruckerState
from starboard.games.trucker.state.ship_state import Ship
from starboard.kernel import Message, Move

TURNS = 4


@cache
def place(column: str, row: str, turn: int) -> Place:
    """Moves are frozen, so each is made once."""
    return Place(column, row, turn)


def placements(g: TruckerState, seat: int) -> list[Move]:
    """Where the component in the hand may be put, and how turned; with `g.guided` only without breaking a rule."""
    board, trucker = board_for(g, seat), g.truckers[seat]
    ship, doors = trucker.ship, board.doors
    laid = ship.parts.keys()
    turned = [board.parts[code_of(trucker.hand, turn)] for turn in range(TURNS)]
    empty_ships = unstarted(board, ship)
    guided = g.guided
    found: list[Move] = []
    for cell in board.cells:
        if cell in laid:
            continue
        if board.ship_of[cell] not in empty_ships and laid.isdisjoint(board.beside[cell]):
            continue
        for turn, part in enumerate(turned):
            if is_allowed(board, ship, cell, part, doors[cell], guided, board.ship_of[cell] in empty_ships):
                found.append(place(board.column(cell), board.row(cell), turn))
    return found


def is_allowed(board: Board, ship: Ship, cell: int, part: Part, doors: list[Door], guided: bool, joined: bool) -> bool:
    """GT-B-3.7: whether a part joins the ship on an empty square, and, if guided, breaks no rule of section 6.

    `joined` says that it need not join: it is the first of its ship.
    """
    if guided and part.askew:
        return False
    for side, there, back, match in doors:
        code = ship.parts.get(there)
        if code is None:
            continue
        other = board.parts[code]
        result = match[part.connectors[side]][other.connectors[back]]
        if result == JOINED:
            joined = True
        if guided and (result == WRONG or sticks_out(part, side) or sticks_out(other, back)):
            return False
    return joined


def sticks_out(part: Part, side: int) -> bool:
    """Whether a muzzle, an exhaust or a nozzle needs the square on that side to be empty (GT-B-6.4, GT-B-6.5)."""
    return any(there == side for there, _ in part.clear)


def unstarted(board: Board, ship: Ship) -> list[int]:
    """GT-LM-1.5, GT-LM-4.4.1: the ships without a component; each starts on any of its squares."""
    started = {board.ship_of[cell] for cell in ship.parts}
    return [number for number in range(len(board.fleet)) if number not in started]


def why_not_place(g: TruckerState, seat: int, move: Place) -> tuple[Message, str] | None:
    """Why the component in the hand cannot be put there; None when it can."""
    board, trucker = board_for(g, seat), g.truckers[seat]
    ship = trucker.ship
    cell = board.cell(move.column, move.row)
    if cell < 0:
        rule = "GT-LM-4.3.4" if board.ship_class.marked else "GT-B-3.7"
        return Message("trucker-why-no-square"), rule
    if cell in ship.parts:
        return Message("trucker-why-occupied"), "GT-B-3.7"
    if move.turn not in range(TURNS):
        return Message("trucker-why-no-such-turn"), "GT-B-3.3"
    code = code_of(trucker.hand, move.turn)
    doors = board.doors[cell]
    first = board.ship_of[cell] in unstarted(board, ship)
    if g.guided:
        wrong = first_fault(board, ship, cell, code)
        if wrong is not None:
            return wrong
    if not is_allowed(board, ship, cell, board.parts[code], doors, False, first):
        rule = "GT-LM-4.4.1" if board.ship_class.marked else "GT-B-3.7"
        return Message("trucker-why-not-joined"), rule
    return None


def first_fault(board: Board, ship: Ship, cell: int, code: str) -> tuple[Message, str] | None:
    """The first rule of section 6 that a placement would break; being in several pieces is not the fault of one."""
    trial = Ship(parts={**ship.parts, cell: code})
    found = [fault for fault in faults(board, trial) if cell in fault.cells and fault.kind != "pieces"]
    return (found[0].message, found[0].rule) if found else None
