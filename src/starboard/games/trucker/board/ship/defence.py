"""What a ship can do against meteors and shots (GT-B-10.2, GT-B-10.3)."""

from starboard.games.trucker.board.ship.connectors import joints
from starboard.games.trucker.board.ship.ship_board import Board
from starboard.games.trucker.state.ship_state import Ship
from starboard.kernel.squares import BACK, FRONT


def shields_against(board: Board, ship: Ship, side: int, target: int) -> list[int]:
    """GT-B-10.2.6: the shields that cover a side, wherever they stand; in a fleet those of the threatened ship alone
    (GT-LM-4.9.12)."""
    own = board.ship_of[target]
    return [
        cell
        for cell, code in sorted(ship.parts.items())
        if side in board.parts[code].shields and board.ship_of[cell] == own
    ]


def covered_sides(board: Board, ship: Ship, number: int = 0) -> list[int]:
    """The sides that some shield of one ship of the fleet covers."""
    sides = {
        side for cell, code in ship.parts.items() if board.ship_of[cell] == number for side in board.parts[code].shields
    }
    return sorted(sides)


def cannons_against(board: Board, ship: Ship, side: int, line: int) -> list[int]:
    """GT-B-10.3: the cannons that can shoot a large meteor in this line, of any ship of the fleet (GT-LM-4.9.11).

    From front or rear they must stand in the column, from a side in the row or next to it; where the board is glued the
    last row is next to the first (OQ-LM-04). Where in the line they stand does not matter (GT-B-10.3.4).
    """
    squares = board.squares
    if side in (FRONT, BACK):
        lines = {line}
    else:
        lines = {line - 1, line, line + 1}
        if squares.wrap_rows:
            lines = {row % squares.height for row in lines}
    found: list[int] = []
    for cell, code in sorted(ship.parts.items()):
        here = squares.column(cell) if side in (FRONT, BACK) else squares.row(cell)
        if here in lines and side in board.parts[code].muzzles:
            found.append(cell)
    return found


def needs_battery(board: Board, ship: Ship, cell: int) -> bool:
    """Whether a component works only with a battery token (GT-B-9.4.2); one without fires by itself (GT-B-10.2.7)."""
    return board.parts[ship.parts[cell]].kind.powered


def plated(board: Board, ship: Ship, cell: int, side: int) -> bool:
    """GT-X1-3.9: whether a component cannot be destroyed from this side."""
    return side in board.parts[ship.parts[cell]].plating


def bounces(board: Board, ship: Ship, cell: int, side: int) -> bool:
    """GT-B-10.2.1, GT-LM-3.6.3: whether a small meteor does nothing to a component: its side there is smooth, or its
    connector is joined. Only inside a glued board can there be a joined one (GT-B-10.2.5)."""
    if not board.parts[ship.parts[cell]].connectors[side]:
        return True
    return board.topology.links[cell][side] in joints(board, ship)[cell]
