"""Where an attack strikes: from a roll to lines, from lines to components (GT-B-10.1, GT-LM-2.3, GT-LM-3.6).

A line is a column for attacks from front or rear and a row for attacks from a side, numbered as in the grid. That one
roll can name two rows of IC, or none, comes from the labels of the board; that an attack drifts over the whole torus
comes from its rays, which go all the way round.
"""

from collections.abc import Sequence

from starboard.games.trucker.ship.board import Board
from starboard.games.trucker.ship.state import Ship
from starboard.kernel.squares import BACK, FRONT, LEFT, RIGHT

MISS = -1


def lines_of(board: Board, side: int, roll: int) -> list[int]:
    """GT-B-10.1.1, GT-LM-2.3.2: the lines that a roll names; a roll that names two of them duplicates the attack."""
    rolls = board.column_rolls if side in (FRONT, BACK) else board.row_rolls
    return [line for line, numbers in enumerate(rolls) if roll in numbers]


def side_after(board: Board, side: int, roll: int) -> int:
    """GT-LM-2.3.1: the side that an attack really comes from, when one die is rolled for it.

    A die that names no column turns an attack from front or rear: the low one to the left, the high one to the right.
    The die is then rolled again for the row, and nobody may react before that (GT-LM-2.3.4).
    """
    if board.ship_class.aim != "one" or side in (LEFT, RIGHT) or lines_of(board, side, roll):
        return side
    return LEFT if roll < min(map(min, board.column_rolls)) else RIGHT


def shifted(board: Board, side: int, lines: Sequence[int], nozzle: int) -> list[int]:
    """GT-X2-3.2: the lines after a thruster has moved the ship: all move one step to where its nozzle points.

    A line beyond the edge of the board is a `MISS` (GT-LM-2.4.5); on a glued board it comes round (OQ-LM-08). A nozzle
    that points along the attack changes nothing.
    """
    along_columns = side in (FRONT, BACK)
    if along_columns == (nozzle in (FRONT, BACK)):
        return list(lines)
    count = board.squares.width if along_columns else board.squares.height
    glued = board.squares.wrap_columns if along_columns else board.squares.wrap_rows
    step = -1 if nozzle in (FRONT, LEFT) else 1
    moved = [(line + step) % count if glued else line + step for line in lines]
    return [line if 0 <= line < count else MISS for line in moved]


def target(board: Board, ship: Ship, side: int, line: int) -> int:
    """GT-B-10.1.3: the first component in a line, seen from a side; `MISS` when there is none.

    In a fleet it is the first of all ships (GT-LM-4.9.10).
    """
    return next((cell for cell in board.squares.ray(line, side) if cell in ship.parts), MISS) if line >= 0 else MISS


def target_from(board: Board, ship: Ship, side: int, cell: int) -> int:
    """GT-LM-3.6.2: the component on a square, or the next one in the direction of travel; `MISS` when there is none."""
    return next((here for here in board.squares.ray_from(cell, side) if here in ship.parts), MISS)


def hit_from(board: Board, ship: Ship, side: int, roll: int | tuple[int, int]) -> list[int]:
    """The components that an attack from a side threatens: none, one, or two when it is duplicated (GT-LM-2.5.1).

    `roll` is the sum of two dice or the one die, as the class has it; where each coordinate has its own die, it is
    column and row (GT-LM-3.6.1). Roll and side are those that count in the end.
    """
    if isinstance(roll, tuple):
        columns, rows = lines_of(board, FRONT, roll[0]), lines_of(board, LEFT, roll[1])
        cells = [board.squares.cell(column, row) for column in columns for row in rows]
        hits = [target_from(board, ship, side, cell) for cell in cells]
    else:
        hits = [target(board, ship, side, line) for line in lines_of(board, side, roll)]
    return [hit for hit in hits if hit != MISS]
