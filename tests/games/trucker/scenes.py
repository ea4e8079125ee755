"""Ships in a line: tests say what lies where, in the words of the rules."""

from collections.abc import Mapping

from starboard.games.trucker.board.ship.components import Part, code_of
from starboard.games.trucker.board.ship.holds import fill_batteries
from starboard.games.trucker.board.ship.ship_board import Board, board_of
from starboard.games.trucker.content import content
from starboard.games.trucker.state.ship_state import Ship

PARTS: Mapping[str, Part] = board_of("I").parts
SIDES = ("front", "right", "rear", "left")


def built(ship_class: str, squares: Mapping[str, str], dice: tuple[int, ...] = ()) -> tuple[Board, Ship]:
    """A ship of a class with full batteries: `{"7,7": "B001/0"}`, squares as column and row."""
    board = board_of(ship_class, dice)
    ship = Ship()
    for square, code in squares.items():
        cell = board.cell(*square.split(","))
        assert cell >= 0, square
        ship.parts[cell] = code if "/" in code else code_of(code, 0)
    fill_batteries(board, ship)
    return board, ship


def showing(kind: str = "", **sides: int) -> str:
    """Some component that shows these connectors, of a kind or of one that needs no empty square."""
    for code, part in PARTS.items():
        wanted = part.kind.id == kind if kind else not (part.clear or part.askew)
        if wanted and all(part.connectors[SIDES.index(side)] == shown for side, shown in sides.items()):
            return code
    raise AssertionError(f"no {kind or 'component'} shows {sides}")


def pointing(kind: str, side: int) -> str:
    """Some component of a kind that points to a side."""
    for code, part in PARTS.items():
        if part.kind.id == kind and [there for there, _ in part.clear] == [side]:
            return code
    raise AssertionError(f"no {kind} points to side {side}")


def cells(board: Board, *squares: str) -> list[int]:
    """The numbers of squares that are named by column and row."""
    return [board.cell(*square.split(",")) for square in squares]


def by_kind(kind: str) -> list[str]:
    """The tiles of a kind."""
    return [tile.id for tile in content().tiles.values() if tile.kind.id == kind]
