"""The ships of a fleet, numbered as on the board; a class without a fleet has one (GT-LM-4.9)."""

from starboard.games.trucker.board.ship.ship_board import Board
from starboard.games.trucker.state.ship_state import Ship


def ships_left(board: Board, ship: Ship) -> list[int]:
    """The ships that still have components."""
    if len(board.fleet) == 1:
        return [0] if ship.parts else []
    return sorted({board.ship_of[cell] for cell in ship.parts})


def label(board: Board, number: int) -> int:
    """What players call a ship of a fleet, counted from 1; 0 where the class has only one ship."""
    return number + 1 if len(board.fleet) > 1 else 0
