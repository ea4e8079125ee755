"""Who stops intruders aboard: automated defence systems and armed crew (GT-X2-2.4, GT-X2-2.5, GT-X2-4.3)."""

from starboard.games.trucker.board.ship.connectors import connected, joints, of_kind
from starboard.games.trucker.board.ship.ship_board import Board
from starboard.games.trucker.state.ship_state import Ship


def armed(board: Board, ship: Ship) -> set[int]:
    """The squares where intruders are defeated, any number of them (GT-LM-2.6.2).

    Our reading of GT-X2-2.5: everybody in a cabin joined to an armoury is armed, humans and aliens alike. Sleepers
    are no crew (GT-X1-3.2) and fight nobody.
    """
    systems = of_kind(board, ship, "auto_defense")
    armouries = of_kind(board, ship, "armoury")
    found = set(systems)
    if armouries:
        held = joints(board, ship)
        manned = {cell for cell, humans in ship.humans.items() if humans} | ship.aliens.keys()
        for cell in armouries:
            found.update(manned.intersection(connected(board, ship, held, cell)))
    return found
