"""Boards as builders see them: which squares dice often find, and which they may open."""

from functools import cache
from itertools import permutations
from typing import NamedTuple

from starboard.games.trucker.board.ship.ship_board import Board, board_of
from starboard.games.trucker.rules.building.hourglass import DICE
from starboard.games.trucker.view.view import TruckerView
from starboard.kernel.squares import BACK, FRONT

SUMS = {roll: (6 - abs(roll - 7)) / 36 for roll in range(2, 13)}
"""How likely two dice are to show a sum."""


class Plan(NamedTuple):
    """A board, and for each of its columns and rows how likely an attack comes along it."""

    board: Board
    columns: tuple[float, ...]
    rows: tuple[float, ...]
    hopes: dict[tuple[int, int], tuple[frozenset[str], int]]
    """Squares with the sides that look at a square which dice may still open (GT-LM-4.3.2): its symbols, and the square
    beyond it; -1 when there is none."""

    def risk(self, cell: int, side: int) -> float:
        """How likely an attack from a side comes along the line of a square."""
        width = self.board.squares.width
        return self.columns[cell % width] if side in (FRONT, BACK) else self.rows[cell // width]


@cache
def plan_of(
    ship_class: str, dice: tuple[int, ...] = (), halves: str = "", hole: str = "", former: bool = False
) -> Plan:
    """The plan of a class; made once and shared, like the board."""
    board = board_of(ship_class, dice, halves, hole, former)
    summed = board.ship_class.aim == "sum"

    def chances(lines: list[tuple[int, ...]]) -> tuple[float, ...]:
        return tuple(sum(SUMS.get(roll, 0) if summed else 1 / 6 for roll in rolls) for rolls in lines)

    return Plan(board, chances(board.column_rolls), chances(board.row_rolls), _hopes(board, dice))


def _hopes(board: Board, dice: tuple[int, ...]) -> dict[tuple[int, int], tuple[frozenset[str], int]]:
    found: dict[tuple[int, int], tuple[frozenset[str], int]] = {}
    if len(dice) == DICE:
        return found
    for cell in board.cells:
        for side in range(4):
            there = board.squares.neighbour(cell, side)
            if there < 0 or board.topology.links[cell][side] >= 0:
                continue
            name = f"{board.column(there)},{board.row(there)}"
            symbols = frozenset(symbol for symbol, squares in board.ship_class.marked.items() if name in squares)
            if symbols:
                beyond = board.squares.neighbour(there, side)
                found[cell, side] = symbols, beyond if beyond in board.cells else -1
    return found


def may_join(plan: Plan) -> frozenset[tuple[int, int]]:
    """Pairs of ships that a single die may still join (GT-LM-4.3.3)."""
    touched: dict[str, set[int]] = {}
    for (cell, _), (symbols, _) in plan.hopes.items():
        for symbol in symbols - {"="}:
            touched.setdefault(symbol, set()).add(plan.board.ship_of[cell])
    return frozenset(pair for ships in touched.values() for pair in permutations(sorted(ships), 2))


def plan_in(view: TruckerView, seat: int) -> Plan:
    """The plan of the board that a seat builds and flies on."""
    halves = view.truckers[seat].halves
    return plan_of(view.ship_class, tuple(view.yard.dice), halves, view.hole, view.formerly)
