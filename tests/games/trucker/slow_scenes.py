"""Tiles and pairs of tiles for the tests of the slow checker."""

from games.trucker.slow_boards import ACROSS, SIDES, Board, Cell, Tile, board_of, neighbour
from games.trucker.slow_checker import Ship, connector_faults, pieces_of

CLASS_I, III, IC, IIC, IIIC = (board_of(name) for name in ("I", "III", "IC", "IIC", "IIIC"))

SMOOTH = Tile("structural", (0, 0, 0, 0))
OPEN = Tile("structural", (3, 3, 3, 3))


def part(**connectors: int) -> Tile:
    """A tile that has these connectors and is smooth elsewhere: `part(R=1)`."""
    front, right, rear, left = (connectors.get(side, 0) for side in SIDES)
    return Tile("structural", (front, right, rear, left))


def pair(board: Board, cell: Cell, side: str, mine: int, other: int) -> Ship:
    """Two tiles side by side that have nothing but the two connectors between them."""
    beside = neighbour(board, cell, side)
    assert beside is not None
    return Ship(board, {cell: part(**{side: mine}), beside: part(**{ACROSS[side]: other})})


def result(ship: Ship) -> str:
    """What two tiles do to each other."""
    if connector_faults(ship):
        return "error"
    return "joined" if len(pieces_of(ship, ship.tiles)) == 1 else "legal"


def cannon(side: str, kind: str = "cannon") -> Tile:
    return Tile(kind, (0, 0, 0, 0), frozenset(side))


def engine(kind: str = "engine") -> Tile:
    return Tile(kind, (0, 0, 0, 0), exhaust="B")
