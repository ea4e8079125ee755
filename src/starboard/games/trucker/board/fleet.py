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


# -- A ship that is elsewhere for a while ----------------------------------------------------------------------------


def take_away(board: Board, ship: Ship, number: int, elsewhere: Ship) -> None:
    """GT-LM-4.9.13: one ship of the fleet goes, with all its components and what lies on them."""
    for cell in [cell for cell in sorted(ship.parts) if board.ship_of[cell] == number]:
        _move(ship, elsewhere, cell)


def bring_back(ship: Ship, elsewhere: Ship) -> None:
    """All that was taken away is there again."""
    for cell in sorted(elsewhere.parts):
        _move(elsewhere, ship, cell)


def _move(source: Ship, goal: Ship, cell: int) -> None:
    goal.parts[cell] = source.parts.pop(cell)
    for here, there in (
        (source.humans, goal.humans),
        (source.sleepers, goal.sleepers),
        (source.batteries, goal.batteries),
    ):
        if cell in here:
            there[cell] = here.pop(cell)
    if cell in source.aliens:
        goal.aliens[cell] = source.aliens.pop(cell)
    if cell in source.goods:
        goal.goods[cell] = source.goods.pop(cell)
