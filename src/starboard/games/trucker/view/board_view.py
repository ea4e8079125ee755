"""The board that a ship is built on: which squares there are now, and which the dice may still open."""

from functools import lru_cache
from typing import Literal, TypeAlias

import msgspec

from starboard.games.trucker.board.current_round import class_name, ship_class
from starboard.games.trucker.board.ship.ship_board import board_of, open_symbols
from starboard.games.trucker.content.ships import MARKED
from starboard.games.trucker.state.game_state import TruckerState
from starboard.kernel.view import View

BoardName: TypeAlias = tuple[str, tuple[int, ...], str, str, bool]
"""What names a board: see `board_of`."""
Side: TypeAlias = Literal[0, 1, 2, 3]
SIDES: tuple[Side, ...] = (0, 1, 2, 3)
"""Front, right, rear, left."""
packed = msgspec.msgpack.Encoder().encode
"""The components of a ship as bytes: with the name of its board, a key for what was worked out for it,"""
unpacked = msgspec.msgpack.Decoder(dict[int, str]).decode
"""and back."""
BOARDS = 1024
"""Boards that are kept: far more than there are."""


class BoardView(View, frozen=True):
    """The plan of a ship. Squares are numbers, row by row from the front over the whole grid."""

    squares: str
    """A letter for each square of the grid: `#` can be built on, `*` is still shut, `.` is none."""
    fleet: list[int]
    """The first square of each ship, where the board has several; empty where it has one."""


class MarkView(View, frozen=True):
    """A symbol of class IVC: a face of the dice, or `=` for a second die that equals the first."""

    symbol: str
    squares: list[str]
    """What it opens, as columns and rows: `7,4`."""
    open: bool


def board_names(g: TruckerState) -> list[BoardName]:
    """What names the board of each seat, or the one that is the same for all."""
    name, dice = class_name(g), tuple(g.dice)
    if not g.truckers[0].halves:
        return [(name, dice, "", g.hole, g.formerly)]
    return [(name, dice, trucker.halves, g.hole, g.formerly) for trucker in g.truckers]


@lru_cache(maxsize=BOARDS)
def board_view(name: BoardName) -> BoardView:
    """The board of this name: there are few, and they never change."""
    board, letters = board_of(*name), "".join(board_of(*name).ship_class.plan_of(name[2]))
    there = set(board.cells)
    squares = "".join("#" if cell in there else "*" if letter == MARKED else "." for cell, letter in enumerate(letters))
    firsts = [ship[0] for ship in board.fleet]
    return BoardView(squares=squares, fleet=firsts if len(firsts) > 1 else [])


def marks_view(g: TruckerState) -> list[MarkView]:
    """GT-LM-4.3.2: what each symbol opens, and whether it has."""
    this = ship_class(g)
    opened = open_symbols(g.dice)
    marked = this.formerly if g.formerly else this.marked
    return [MarkView(symbol, list(squares), symbol in opened) for symbol, squares in marked.items()]
