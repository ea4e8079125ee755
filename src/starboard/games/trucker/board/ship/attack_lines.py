"""Where an attack strikes: from a roll to lines, from lines to components (GT-B-10.1, GT-LM-2.3, GT-LM-3.6).

A line is a column for attacks from front or rear and a row for attacks from a side, numbered as in the grid. That one
roll can name two rows of IC, or none, comes from the labels of the board; that an attack drifts over the whole torus
comes from its rays, which go all the way round.
"""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from starboard.games.trucker.board.ship.ship_board import Board
from starboard.games.trucker.state.ship_state import Ship
from starboard.kernel.squares import BACK, FRONT, LEFT, RIGHT

MISS = -1


class Aim(NamedTuple):
    """Where an attack really comes from, its line or lines, the square where it begins if it has one, and the dice."""

    side: int
    lines: list[int]
    square: int = -1
    dice: tuple[int, ...] = ()


class Threatened(NamedTuple):
    """A component that an attack would hit, and the line that leads there."""

    cell: int
    line: int


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


def threatened(board: Board, ship: Ship, aim: Aim) -> list[Threatened]:
    """GT-B-10.1.3, GT-LM-2.5.1: the first component in each line, found on the ship as it is now."""
    if aim.square >= 0:
        found = [Threatened(target_from(board, ship, aim.side, aim.square), aim.lines[0])]
    else:
        found = [Threatened(target(board, ship, aim.side, line), line) for line in aim.lines]
    return [hit for hit in found if hit.cell != MISS]


def moved(board: Board, aim: Aim, nozzle: int) -> Aim:
    """GT-X2-3.2, GT-LM-3.6.6: where an attack comes after a thruster has moved the ship."""
    lines = shifted(board, aim.side, aim.lines, nozzle)
    if aim.square < 0:
        return aim._replace(lines=lines)
    column, row = board.squares.column(aim.square), board.squares.row(aim.square)
    here = (lines[0], row) if aim.side in (FRONT, BACK) else (column, lines[0])
    return aim._replace(lines=lines, square=board.squares.cell(*here))


def threatened_after(board: Board, ship: Ship, aim: Aim, nozzles: Mapping[int, int]) -> list[Threatened]:
    """GT-LM-4.9.14: what is hit after thrusters have moved some ships of the fleet, each to where its nozzle points.

    Every ship meets the attack in a line of its own, and the component that is met first is hit. In a fleet there may
    be several that are met equally early: then only one of them is hit, and the owner chooses (OQ-LM-24).
    """
    if len(board.fleet) == 1:
        return threatened(board, ship, moved(board, aim, nozzles[0]) if nozzles else aim)
    met: list[tuple[int, Threatened]] = []
    for number in range(len(board.fleet)):
        own = moved(board, aim, nozzles[number]) if number in nozzles else aim
        met += [found for line in own.lines if (found := _first_of(board, ship, number, aim.side, line))]
    earliest = min((when for when, _ in met), default=0)
    return [hit for when, hit in met if when == earliest]


def _first_of(board: Board, ship: Ship, number: int, side: int, line: int) -> tuple[int, Threatened] | None:
    """When and where an attack in a line meets one ship of the fleet."""
    if line == MISS:
        return None
    for when, cell in enumerate(board.squares.ray(line, side)):
        if cell in ship.parts and board.ship_of[cell] == number:
            return when, Threatened(cell, line)
    return None


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
