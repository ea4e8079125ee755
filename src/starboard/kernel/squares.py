"""Boards of squares: plain grids, boards that wrap around, and boards whose edges lead to odd places.

A cell is a number, row by row from the front and left to right. A side is a number too, clockwise from the front, so
that turning is adding: `Squares` takes sides modulo 4. `Squares` knows the geometry: lines, rays and neighbours.
`Topology` says where each side of each cell leads; it starts out as a `Squares` and may then be bent by hand.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, TypeVar

from starboard.kernel.paths import groups_of

T = TypeVar("T")

FRONT: Final = 0
RIGHT: Final = 1
BACK: Final = 2
LEFT: Final = 3

_COLUMN_STEPS: Final = (0, 1, 0, -1)
_ROW_STEPS: Final = (-1, 0, 1, 0)


def opposite(side: int) -> int:
    """The side across. Constant time."""
    return (side + 2) % 4


def turned(sides: Sequence[T], quarter_turns: int) -> list[T]:
    """What the four sides of a tile show after that many clockwise quarter turns; negative ones turn it back.

    One turn brings what was in front to the right. `ValueError` unless there are four sides. Constant time.
    """
    if len(sides) != 4:
        raise ValueError("a square has four sides")
    return [sides[(side - quarter_turns) % 4] for side in range(4)]


@dataclass(slots=True)
class Squares:
    """A grid of squares. Where `wrap_columns` is set, the last column lies to the left of the first; where `wrap_rows`
    is set, the last row lies in front of the first. Both together make a torus.
    """

    width: int
    height: int
    wrap_columns: bool = False
    wrap_rows: bool = False

    @property
    def size(self) -> int:
        """How many cells the grid has."""
        return self.width * self.height

    def cell(self, column: int, row: int) -> int:
        """The cell at a column and row, both from 0 and taken around the board where it wraps; -1 off the board."""
        if self.wrap_columns:
            column %= self.width
        if self.wrap_rows:
            row %= self.height
        if 0 <= column < self.width and 0 <= row < self.height:
            return row * self.width + column
        return -1

    def column(self, cell: int) -> int:
        """The column of a cell, from 0 at the left. `IndexError` off the board."""
        self._expect_cell(cell)
        return cell % self.width

    def row(self, cell: int) -> int:
        """The row of a cell, from 0 at the front. `IndexError` off the board."""
        self._expect_cell(cell)
        return cell // self.width

    def neighbour(self, cell: int, side: int) -> int:
        """The cell next to `cell` on that side, -1 when there is none. `IndexError` off the board. Constant time."""
        return self.cell(self.column(cell) + _COLUMN_STEPS[side % 4], self.row(cell) + _ROW_STEPS[side % 4])

    def around(self, cell: int) -> list[int]:
        """The other cells that share an edge or a corner with `cell`, in rising order. `IndexError` off the board."""
        column = self.column(cell)
        row = self.row(cell)
        near: set[int] = set()
        for across in (-1, 0, 1):
            for along in (-1, 0, 1):
                near.add(self.cell(column + across, row + along))
        # A board that wraps and is narrow meets the cell itself again, or one cell twice.
        near.discard(cell)
        near.discard(-1)
        return sorted(near)

    def ray(self, line: int, side: int) -> list[int]:
        """The cells of one line as something meets them that flies in from outside on `side`.

        The line is a column when it comes from the front or the back, a row otherwise; it is taken around the board
        where the board wraps. A line off the board has no cells: whatever flies there misses. Linear time.
        """
        if side % 2 == 0:
            start = self.cell(line, 0 if side % 4 == FRONT else self.height - 1)
        else:
            start = self.cell(0 if side % 4 == LEFT else self.width - 1, line)
        return self.ray_from(start, side) if start >= 0 else []

    def ray_from(self, cell: int, side: int) -> list[int]:
        """The cells that something coming from `side` meets from `cell` on, which is the first of them.

        It ends at the edge of the board, or once around where the board wraps. `IndexError` off the board. Linear
        time.
        """
        column, row = self.column(cell), self.row(cell)
        if side % 2 == 0:
            ends, step, wraps = (column, column + (self.height - 1) * self.width), self.width, self.wrap_rows
        else:
            ends, step, wraps = (row * self.width, (row + 1) * self.width - 1), 1, self.wrap_columns
        if side % 4 in (BACK, RIGHT):
            ends, step = ends[::-1], -step
        met = list(range(cell, ends[1] + step, step))
        if wraps:
            met += range(ends[0], cell, step)
        return met

    def _expect_cell(self, cell: int) -> None:
        if not 0 <= cell < self.width * self.height:
            raise IndexError("no such cell on the board")


def mask_of(rows: Sequence[str], holes: str = ".") -> list[bool]:
    """Which cells of a drawn board exist: one text per row from the front, a character a cell, `holes` for no cell.

    `ValueError` when the rows differ in length. Linear time.
    """
    for row in rows:
        if len(row) != len(rows[0]):
            raise ValueError("the rows of a drawn board are equally long")
    return [mark not in holes for row in rows for mark in row]


@dataclass(slots=True)
class Topology:
    """Where each side of each cell leads.

    `cells` are the names of the cells, empty where there is no cell. `links[cell][side]` is the cell on that side, -1
    for none, and `faces[cell][side]` the side of that cell which looks back, -1 for none. Links always run both ways.
    """

    cells: list[str]
    links: list[list[int]]
    faces: list[list[int]]

    def link(self, a: int, side: int, b: int, side_of_b: int) -> None:
        """Let `side` of cell `a` and `side_of_b` of cell `b` look at each other, whatever they looked at before.

        The sides need not be opposite. `ValueError` when either cell or side does not exist. Constant time.
        """
        self._expect(a, side)
        self._expect(b, side_of_b)
        self.cut(a, side)
        self.cut(b, side_of_b)
        self.links[a][side] = b
        self.faces[a][side] = side_of_b
        self.links[b][side_of_b] = a
        self.faces[b][side_of_b] = side

    def cut(self, a: int, side: int) -> None:
        """Let `side` of cell `a`, and the side that looked at it, lead nowhere.

        `ValueError` when the cell or side does not exist. Constant time.
        """
        self._expect(a, side)
        b = self.links[a][side]
        if b < 0:
            return
        back = self.faces[a][side]
        self.links[a][side] = self.faces[a][side] = -1
        self.links[b][back] = self.faces[b][back] = -1

    def _expect(self, cell: int, side: int) -> None:
        if not 0 <= cell < len(self.cells) or not self.cells[cell]:
            raise ValueError("no such cell on the board")
        if not 0 <= side < 4:
            raise ValueError("no such side of a square")


def topology_of(squares: Squares, mask: Sequence[bool], labels: Sequence[str] | None = None) -> Topology:
    """The topology of the cells of a grid that exist by `mask`, numbered as in the grid.

    `labels` names every cell of the grid, those that do not exist too; without it a cell is called by column and row,
    such as "3,0". `ValueError` when mask or labels do not fit the grid. Linear time.
    """
    if len(mask) != squares.size or (labels is not None and len(labels) != squares.size):
        raise ValueError("mask and labels have one entry for each cell of the grid")
    cells: list[str] = []
    links: list[list[int]] = []
    faces: list[list[int]] = []
    for cell in range(squares.size):
        name = f"{squares.column(cell)},{squares.row(cell)}" if labels is None else labels[cell]
        cells.append(name if mask[cell] else "")
        ahead = [-1, -1, -1, -1]
        looking = [-1, -1, -1, -1]
        for side in range(4):
            there = squares.neighbour(cell, side)
            if there >= 0 and mask[cell] and mask[there]:
                ahead[side] = there
                looking[side] = opposite(side)
        links.append(ahead)
        faces.append(looking)
    return Topology(cells, links, faces)


def joints(topology: Topology, present: Sequence[bool], joined: Sequence[Sequence[bool]]) -> list[list[int]]:
    """The links that hold, for each cell the cells it is held to: a map for the functions of `paths`.

    A link holds when both cells are in `present` and `joined[cell][side]` is set for both of its sides. Linear time.
    """
    held: list[list[int]] = []
    for cell, ahead in enumerate(topology.links):
        here: list[int] = []
        if present[cell]:
            for side in range(4):
                there = ahead[side]
                if there >= 0 and present[there] and joined[cell][side] and joined[there][topology.faces[cell][side]]:
                    here.append(there)
        held.append(here)
    return held


def groups(topology: Topology, present: Sequence[bool], joined: Sequence[Sequence[bool]]) -> list[list[int]]:
    """The pieces that the present cells fall into when only the links of `joints` hold them together.

    Each piece is in rising order, and the pieces are in the order of their first cells. Linear time, plus sorting.
    """
    return groups_of(joints(topology, present, joined), present)
