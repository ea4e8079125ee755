"""Losing components: what is hit, what falls off with it, and who leaves the ship (GT-B-6.7, GT-B-10.4)."""

from collections.abc import Collection

from starboard.games.trucker.board.ship.cabins import stranded
from starboard.games.trucker.board.ship.components import tile_of
from starboard.games.trucker.board.ship.connectors import pieces
from starboard.games.trucker.board.ship.ship_board import Board
from starboard.games.trucker.state.ship_state import Ship, remove


def lose(ship: Ship, cells: Collection[int]) -> None:
    """GT-B-10.4.1, GT-LM-2.5.1: these components go to the lost pile all at once, the tokens on them to the bank."""
    for cell in sorted(cells):
        ship.lost.append(tile_of(remove(ship, cell)))


def broken(board: Board, ship: Ship) -> list[list[list[int]]]:
    """GT-B-10.4.2, GT-LM-4.6.2: of each ship that is in several pieces, the pieces; its owner keeps one of them."""
    return [in_pieces for in_pieces in pieces(board, ship) if len(in_pieces) > 1]


def hanging(board: Board, ship: Ship, cell: int) -> list[int]:
    """GT-B-10.4.2: what would no longer be joined to the largest piece of a ship without this component."""
    number = board.ship_of[cell]
    left = Ship(parts={there: code for there, code in ship.parts.items() if there != cell})
    rest = pieces(board, left)[number]
    largest = max(rest, key=len, default=[])
    return sorted(there for piece in rest if piece is not largest for there in piece)


def keep(board: Board, ship: Ship, piece: Collection[int]) -> list[int]:
    """Keep one piece of a ship and lose all other components of that ship (OQ-LM-23); returns the squares they lay on.

    Afterwards the aliens without life support leave (GT-B-10.4.3): see `leave`.
    """
    number = board.ship_of[min(piece)]
    falling = [cell for cell in sorted(ship.parts) if board.ship_of[cell] == number and cell not in piece]
    lose(ship, falling)
    return falling


def leave(board: Board, ship: Ship) -> list[int]:
    """GT-B-10.4.3: the aliens that are no longer joined to their life support leave; returns the cabins they leave."""
    cabins = stranded(board, ship)
    for cell in cabins:
        del ship.aliens[cell]
    return cabins


def withdraw(board: Board, ship: Ship, number: int) -> list[str]:
    """GT-LM-4.10.3: a ship of the fleet gives up; returns its tiles, which go to the common supply, not to the lost
    pile. What its goods bring has to be seen to before."""
    return [tile_of(remove(ship, cell)) for cell in sorted(ship.parts) if board.ship_of[cell] == number]
