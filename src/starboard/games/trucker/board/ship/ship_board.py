"""A board: the squares of a class, which side of which square faces which, and what joins there.

Every class is one of these, and no rule asks for the class. A plain board, the border of IC and IIC, the cylinder, the
torus and the fleet differ only in their seams; the ships of a fleet are the parts of the board that no seam connects.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final, NamedTuple

from starboard.games.trucker.board.ship.components import Part, kinds_of, parts_of
from starboard.games.trucker.content import Content, ShipClass, content
from starboard.games.trucker.content.ships import HOLE, MARKED, START, rolls_of
from starboard.kernel import StarboardError
from starboard.kernel.paths import groups_of
from starboard.kernel.squares import RIGHT, Squares, Topology, topology_of

APART: Final = 0
JOINED: Final = 1
WRONG: Final = 2

Match = tuple[tuple[int, int, int, int], ...]

PLAIN: Final[Match] = (
    (APART, WRONG, WRONG, WRONG),
    (WRONG, JOINED, WRONG, JOINED),
    (WRONG, WRONG, JOINED, JOINED),
    (WRONG, JOINED, JOINED, JOINED),
)
"""GT-B-6.1: what two facing connectors make of each other."""

SPLICE: Final[Match] = (
    (APART, WRONG, WRONG, WRONG),
    (WRONG, JOINED, WRONG, WRONG),
    (WRONG, WRONG, JOINED, WRONG),
    (WRONG, WRONG, WRONG, JOINED),
)
"""GT-LM-2.2.2: across the trans-dimensional splice only equal connectors join."""


class Seam(NamedTuple):
    """Where a side of one square faces a side of another: what fits there, and the rule that says so."""

    a: int
    side_of_a: int
    b: int
    side_of_b: int
    match: Match
    rule: str


class Door(NamedTuple):
    """What a side of a square faces: the square there, its side that looks back, and what fits between them."""

    side: int
    there: int
    back: int
    match: Match


@dataclass(frozen=True, slots=True)
class Board:
    """A board to build on. Squares are numbered row by row from the front over the whole grid, holes included."""

    ship_class: ShipClass
    parts: Mapping[str, Part]
    kinds: Mapping[str, frozenset[str]]
    """The codes of each kind of component: so it is quickly seen that a ship has none."""
    squares: Squares
    topology: Topology
    columns: list[str]
    rows: list[str]
    column_rolls: list[tuple[int, ...]]
    row_rolls: list[tuple[int, ...]]
    cells: list[int]
    """The squares that there are."""
    start: int
    """Where the starting cabin lies from the beginning; -1 when it may lie anywhere (GT-LM-1.4)."""
    seams: list[Seam]
    doors: list[list[Door]]
    """The seams again, by square: the sides that face another square."""
    beside: list[frozenset[int]]
    """The squares behind those sides."""
    near: list[list[int]]
    """The squares that share an edge or a corner with each square."""
    fleet: list[list[int]]
    """The squares of each ship."""
    ship_of: list[int]
    """The ship that each square belongs to."""

    def cell(self, column: str, row: str) -> int:
        """The square at a column and a row, by their labels; -1 when there is none."""
        if column not in self.columns or row not in self.rows:
            return -1
        cell = self.squares.cell(self.columns.index(column), self.rows.index(row))
        return cell if self.topology.cells[cell] else -1

    def column(self, cell: int) -> str:
        """The label of the column of a square."""
        return self.columns[cell % self.squares.width]

    def row(self, cell: int) -> str:
        """The label of the row of a square."""
        return self.rows[cell // self.squares.width]

    def name(self, cell: int) -> str:
        """What a square is called: column and row."""
        return self.topology.cells[cell]


def open_symbols(dice: Sequence[int]) -> tuple[str, ...]:
    """GT-LM-4.3.2: the symbols whose squares the dice open; a second die that equals the first opens "="."""
    return tuple("=" if number in dice[:place] else str(number) for place, number in enumerate(dice))


@cache
def board_of(
    ship_class: str, dice: tuple[int, ...] = (), halves: str = "", hole: str = "", former: bool = False
) -> Board:
    """The board of a class from the content of this package.

    `dice` are those that opened squares of class IVC so far, `halves` the letters of the two boards of class IV, and
    `hole` the group of squares that class IIIB goes without; `former` asks for the squares that class IVC marked in the
    first version of the rules. A board is built once and shared: it never changes.
    """
    return build_board(content(), _parts(), ship_class, dice, halves, hole, former)


@cache
def _parts() -> Mapping[str, Part]:
    return parts_of(content())


def build_board(
    content: Content,
    parts: Mapping[str, Part],
    name: str,
    dice: Sequence[int] = (),
    halves: str = "",
    hole: str = "",
    former: bool = False,
) -> Board:
    """The board of a class. `StarboardError` when there is no such class, or no such halves or holes of it."""
    if name not in content.ships:
        raise StarboardError("trucker-no-such-class", found=name[:40], classes=", ".join(content.ships))
    this = content.ships[name]
    pairs = [front + rear for front in this.front_boards for rear in this.rear_boards] or [""]
    if halves not in pairs:
        raise StarboardError("trucker-no-such-halves", found=halves[:40], ship_class=name)
    if hole and hole not in this.holes:
        raise StarboardError("trucker-no-such-hole", found=hole[:40], ship_class=name)
    columns, rows = this.column_labels, this.row_labels
    squares = grid_of(this)
    plan = this.plan_of(halves)
    mask = _mask(this, plan, opened_squares(this, dice, former), hole)
    topology = topology_of(squares, mask, [f"{column},{row}" for row in rows for column in columns])
    cells = [cell for cell in range(squares.size) if mask[cell]]
    fleet = groups_of(topology.links, mask)
    ship_of = [-1] * squares.size
    for number, ship in enumerate(fleet):
        for cell in ship:
            ship_of[cell] = number
    seams = _seams(this, topology, columns)
    doors = _doors(squares.size, seams)
    return Board(
        ship_class=this,
        parts=parts,
        kinds=kinds_of(parts),
        squares=squares,
        topology=topology,
        columns=columns,
        rows=rows,
        column_rolls=[rolls_of(label) for label in this.columns.split()],
        row_rolls=[rolls_of(label) for label in this.rows.split()],
        cells=cells,
        start="".join(plan).find(START),
        seams=seams,
        doors=doors,
        beside=[frozenset(door.there for door in sides) for sides in doors],
        near=[[there for there in squares.around(cell) if mask[there] and mask[cell]] for cell in range(squares.size)],
        fleet=fleet,
        ship_of=ship_of,
    )


def grid_of(this: ShipClass) -> Squares:
    """The grid of a class, with the edges that meet; whatever squares there are in it."""
    return Squares(len(this.column_labels), len(this.row_labels), bool(this.glued), this.glued == "both")


def opened_squares(this: ShipClass, dice: Sequence[int], former: bool = False) -> set[str]:
    """GT-LM-4.3.2: the marked squares that the dice have opened."""
    marked = this.formerly if former else this.marked
    return {square for symbol in open_symbols(dice) for square in marked.get(symbol, ())}


def _mask(this: ShipClass, plan: Sequence[str], opened: set[str], hole: str) -> list[bool]:
    """Which squares there are: GT-LM-4.3.4 those that were never opened are no part of the plan."""
    closed = set(this.holes.get(hole, ()))
    mask: list[bool] = []
    for row, marks in zip(this.row_labels, plan, strict=True):
        for column, mark in zip(this.column_labels, marks, strict=True):
            name = f"{column},{row}"
            mask.append(name in opened if mark == MARKED else mark != HOLE and name not in closed)
    return mask


def _seams(this: ShipClass, topology: Topology, columns: Sequence[str]) -> list[Seam]:
    """Every pair of facing sides once."""
    left_of_splice = columns.index(this.splice[0]) if this.splice is not None else -1
    seams: list[Seam] = []
    for a, links in enumerate(topology.links):
        for side, b in enumerate(links):
            back = topology.faces[a][side]
            if b < 0 or (b, back) < (a, side):
                continue
            if side == RIGHT and a % len(columns) == left_of_splice:
                seams.append(Seam(a, side, b, back, SPLICE, "GT-LM-2.2.2"))
            else:
                seams.append(Seam(a, side, b, back, PLAIN, "GT-B-6.1"))
    return seams


def _doors(size: int, seams: Sequence[Seam]) -> list[list[Door]]:
    doors: list[list[Door]] = [[] for _ in range(size)]
    for seam in seams:
        doors[seam.a].append(Door(seam.side_of_a, seam.b, seam.side_of_b, seam.match))
        doors[seam.b].append(Door(seam.side_of_b, seam.a, seam.side_of_a, seam.match))
    return doors
