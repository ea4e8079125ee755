"""Maps of hexes that stand on a point, in axial coordinates.

A hex is a pair (q, r): q counts to the east along a row, r counts rows to the south, and a step to the south-east
leaves q as it is. Distances and lines are then sums, without a case for odd rows. `HexGrid` numbers the hexes of a
map and knows their neighbours, for maps with holes and maps that wrap around.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

Hex = tuple[int, int]

E: Final = 0
NE: Final = 1
NW: Final = 2
W: Final = 3
SW: Final = 4
SE: Final = 5

_Q_STEPS: Final = (1, 1, 0, -1, -1, 0)
_R_STEPS: Final = (0, -1, -1, 0, 1, 1)


def opposite(direction: int) -> int:
    """The direction back. Constant time."""
    return (direction + 3) % 6


def neighbour(at: Hex, direction: int) -> Hex:
    """The hex one step away. Constant time."""
    return at[0] + _Q_STEPS[direction % 6], at[1] + _R_STEPS[direction % 6]


def distance(a: Hex, b: Hex) -> int:
    """The least number of steps from `a` to `b` on an open map. Constant time."""
    q = a[0] - b[0]
    r = a[1] - b[1]
    return max(abs(q), abs(r), abs(q + r))


def ring(centre: Hex, radius: int) -> list[Hex]:
    """The hexes exactly `radius` steps from `centre`, from the one in the east by way of the north.

    Only the centre for radius 0, none for a negative one. Linear in what it gives.
    """
    if radius < 0:
        return []
    if radius == 0:
        return [centre]
    hexes: list[Hex] = []
    here = (centre[0] + radius, centre[1])
    for direction in (NW, W, SW, SE, E, NE):
        for _ in range(radius):
            hexes.append(here)
            here = neighbour(here, direction)
    return hexes


def within(centre: Hex, reach: int) -> list[Hex]:
    """The hexes at most `reach` steps from `centre`, ring by ring from the centre. Linear in what it gives."""
    hexes: list[Hex] = []
    for radius in range(reach + 1):
        hexes.extend(ring(centre, radius))
    return hexes


def line(a: Hex, b: Hex) -> list[Hex]:
    """A straight row of neighbouring hexes from `a` to `b`, both included: one more than their distance.

    Where the line runs along an edge it takes the southern hex of the two, or the eastern one of two side by side, so
    the way back is the same line. Whole numbers only: every machine draws the same. Linear time.
    """
    steps = distance(a, b)
    if steps == 0:
        return [a]
    q_gap = b[0] - a[0]
    r_gap = b[1] - a[1]
    hexes: list[Hex] = []
    for done in range(steps + 1):
        q = a[0] + (2 * q_gap * done + steps) // (2 * steps)
        r = a[1] + (2 * r_gap * done + steps) // (2 * steps)
        # Of q, r and q + r the one with the widest gap grows by whole steps. Where that is q + r, rounding q and r
        # each for itself could break the sum.
        if abs(q_gap + r_gap) == steps:
            q = a[0] + a[1] + (q_gap + r_gap) // steps * done - r
        hexes.append((q, r))
    return hexes


def hexes_of_rows(lengths: Sequence[int]) -> list[Hex]:
    """The hexes of a map drawn as centred rows, such as 4, 5, 4, 5, 4: from the north, each from west to east.

    The first hex is (0, 0). `ValueError` when two rows that follow each other are both even or both odd in length:
    centred, their hexes would not interlock. Linear in what it gives.
    """
    hexes: list[Hex] = []
    for row, length in enumerate(lengths):
        # Half a hex to the west for each hex that this row is longer than the first.
        halves = lengths[0] - length - row
        if halves % 2 != 0:
            raise ValueError("centred rows of hexes interlock only when their lengths are even and odd by turns")
        hexes.extend((halves // 2 + column, row) for column in range(length))
    return hexes


def parallelogram(width: int, height: int) -> list[Hex]:
    """The hexes (q, r) with 0 <= q < width and 0 <= r < height, row by row: the shape that can wrap around."""
    return [(q, r) for r in range(height) for q in range(width)]


@dataclass(slots=True)
class HexGrid:
    """A map of numbered hexes.

    Cell number n lies at (qs[n], rs[n]). `links[cell][direction]` is the cell next to it, -1 for none: a map for the
    functions of `paths`. A map with a `width` or `height` wraps around after this many hexes along q or r; 0 does not.
    """

    # Two lists of numbers, not one of pairs: a compiled class tells a decoder only "list", and pairs would come back
    # as lists.
    qs: list[int]
    rs: list[int]
    links: list[list[int]]
    width: int = 0
    height: int = 0

    def place(self, cell: int) -> Hex:
        """Where a cell lies. `IndexError` for no such cell. Constant time."""
        if cell < 0:
            raise IndexError("no such cell on the map")
        return self.qs[cell], self.rs[cell]

    def at(self, place: Hex) -> int:
        """The cell at a hex, taken around the map where it wraps; -1 for none. Linear time."""
        q, r = _wrapped(place, self.width, self.height)
        for cell in range(len(self.qs)):
            if self.qs[cell] == q and self.rs[cell] == r:
                return cell
        return -1


def hex_grid(hexes: Sequence[Hex], width: int = 0, height: int = 0) -> HexGrid:
    """The grid of these hexes and no others, numbered in their order; a hole in the map is a hex left out.

    With a `width` or `height` the map wraps around along q or r, and the hexes are taken around it. `ValueError` when
    two of them are then the same. Linear time.
    """
    placed: list[Hex] = [_wrapped(place, width, height) for place in hexes]
    numbers: dict[Hex, int] = {place: cell for cell, place in enumerate(placed)}
    if len(numbers) != len(placed):
        raise ValueError("a hex is on the map twice")
    links: list[list[int]] = []
    for place in placed:
        ahead: list[int] = []
        for direction in range(6):
            ahead.append(numbers.get(_wrapped(neighbour(place, direction), width, height), -1))
        links.append(ahead)
    return HexGrid([place[0] for place in placed], [place[1] for place in placed], links, width, height)


def _wrapped(place: Hex, width: int, height: int) -> Hex:
    return place[0] % width if width else place[0], place[1] % height if height else place[1]
