"""A ship of the fleet that is elsewhere for a while: taken out of the fleet with everything aboard, and put back."""

from starboard.games.trucker.board.ship.ship_board import Board
from starboard.games.trucker.state.ship_state import Ship


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
