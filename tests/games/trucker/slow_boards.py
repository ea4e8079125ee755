"""The tiles and boards of the slow checker: what is printed, and which squares lie beside each other.

It shares nothing with the game, not even the tables of what is printed (`printed.py`). Cells are pairs of labels.
"""

import csv
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import starboard
from games.trucker.printed import BOARDS, HALVES, TILES

Cell = tuple[str, str]  # column label, row id

ORIGINAL = Path(starboard.__file__).parent / "games" / "trucker" / "content" / "tiles.csv"

# GT-B 0.2: sides clockwise. A tile is drawn with N to the front.
SIDES = ("F", "R", "B", "L")
ACROSS = {"F": "B", "R": "L", "B": "F", "L": "R"}
COMPASS = {"N": "F", "E": "R", "S": "B", "W": "L"}


# -- what is printed


@dataclass(frozen=True)
class Tile:
    """A tile on the board, turned already. `sides` are the muzzles of a cannon, the nozzle of a thruster,
    what a shield or plating covers; `exhaust` is the side of an engine's exhaust."""

    kind: str
    connectors: tuple[int, int, int, int]  # front, right, rear, left
    sides: frozenset[str] = frozenset()
    exhaust: str = ""

    def connector(self, side: str) -> int:
        return self.connectors[SIDES.index(side)]


# GT-B-7.1, 7.2, 9.5.1, GT-X1-3.1, 3.10: what fits on a tile. A stasis chamber (GT-X1-3.2) holds sleepers, no crew.
CREW = {"cabin": 2, "luxury_cabin": 1}
BATTERIES = {"battery_2": 2, "battery_3": 3, "cargo_2_battery_2": 2, "special_cargo_1_battery_2": 2}
CARGO = {"cargo_1": 1, "cargo_2": 2, "cargo_3": 3, "cargo_2_battery_2": 2, "special_cargo_1_cargo_2": 2}
SPECIAL_CARGO = {
    "special_cargo_1": 1,
    "special_cargo_2": 2,
    "special_cargo_1_battery_2": 1,
    "special_cargo_1_cargo_2": 1,
}


def turned_side(side: str, turn: int) -> str:
    """GT-B-3.3: a quarter turn clockwise brings the front to the right."""
    return SIDES[(SIDES.index(side) + turn) % 4]


def _original_tiles() -> dict[str, tuple[Tile, int]]:
    """Tiles of our own making may change any day, so they are read from the content of the game."""
    rows = csv.DictReader(ORIGINAL.read_text(encoding="utf-8").splitlines())
    tiles = {}
    for row in rows:
        if row["status"] == "original":
            front, right, rear, left = (int(row[side]) for side in ("front", "right", "rear", "left"))
            sides = frozenset(row["muzzle"] + row["shield"] + row["plating"] + row["nozzle"])
            tiles[row["id"]] = (Tile(row["kind"], (front, right, rear, left), sides, row["exhaust"]), int(row["count"]))
    return tiles


def _printed_tiles() -> dict[str, tuple[Tile, int]]:
    tiles = {}
    for line in TILES.split("\n"):
        if not line.strip():
            continue
        name, kind, connectors, letters, count = line.split()
        front, right, rear, left = (int(digit) for digit in connectors)
        muzzles, _, exhaust = letters.partition("/")
        if kind.startswith("starting_cabin"):
            kind = "starting_cabin"
        if kind in ("engine", "double_engine"):
            muzzles, exhaust = "", muzzles
        sides = frozenset(COMPASS[letter] for letter in muzzles if letter != "-")
        tile = Tile(kind, (front, right, rear, left), sides, COMPASS[exhaust] if exhaust else "")
        tiles[name] = (tile, int(count))
    return tiles


PRINTED = _printed_tiles() | _original_tiles()


def turned_tile(tile: Tile, turn: int) -> Tile:
    connectors = {turned_side(side, turn): tile.connector(side) for side in SIDES}
    return Tile(
        tile.kind,
        (connectors["F"], connectors["R"], connectors["B"], connectors["L"]),
        frozenset(turned_side(side, turn) for side in tile.sides),
        turned_side(tile.exhaust, turn) if tile.exhaust else "",
    )


@cache
def tile_of(name: str, turn: int = 0) -> Tile:
    return turned_tile(PRINTED[name][0], turn)


# -- boards


@dataclass(frozen=True, eq=False)
class Board:
    """The cells of a class and how they lie: `ships` tells which cells belong to which ship."""

    name: str
    columns: tuple[str, ...]
    rows: tuple[str, ...]
    ships: tuple[frozenset[Cell], ...]
    cells: frozenset[Cell]
    start: Cell | None = None


# GT-LM-3.1.1: IIIC is a torus. GT-X2-6.1: IIB and IIIB are cylinders, left and right glued.
GLUED_SIDEWAYS = {"IIIC", "IIB", "IIIB"}
GLUED_LENGTHWISE = {"IIIC"}

# GT-LM-2.2.2: the trans-dimensional splice lies between these columns.
SPLICED = {"IC", "IIC"}
SPLICE = {"3", "4"}

# GT-LM-4.3.3: which of the four ships a symbol joins.
JOINS: dict[str, tuple[tuple[str, str], ...]] = {
    "3": (("FL", "FR"),),
    "6": (("FL", "RL"),),
    "4": (("RL", "RR"),),
    "2": (("FR", "RR"),),
    "5": (("FR", "RR"),),
    "1": (("FL", "RL"),),
    "=": (("FL", "FR"), ("RL", "RR")),
}
# OQ-LM-11: which symbols open the squares that a letter marks in the drawing. No two numbers open the same squares.
OPENED_BY = {"F": "3=", "R": "4=", "1": "1", "2": "2", "5": "5", "6": "6"}


def letters_of(name: str, halves: str) -> tuple[tuple[str, ...], tuple[str, ...], dict[Cell, str]]:
    """Columns, rows and what stands in every cell of the drawing. GT-X2-6.2: class IV is made of two halves."""
    columns, rows, *lines = (line.strip() for line in BOARDS[name].strip().split("\n"))
    for half in halves:
        lines += HALVES[half].split()
    across, down = tuple(columns.split()), tuple(rows.split())
    drawn = {
        (column, row): letter
        for row, line in zip(down, lines, strict=True)
        for column, letter in zip(across, line, strict=True)
        if letter != "."
    }
    return across, down, drawn


def symbols_open(dice: Sequence[int]) -> list[str]:
    """GT-LM-4.3.2: each number opens its squares; a double opens "=" with the second die."""
    symbols = [str(die) for die in dice[:1]]
    for die in dice[1:]:
        symbols.append("=" if str(die) in symbols else str(die))
    return symbols


def fleet_after(dice: Sequence[int]) -> list[set[str]]:
    """GT-LM-4.3.1, 4.3.3, 4.6.1: which of FL, FR, RL, RR form which ship."""
    fleet = [{"FL"}, {"FR"}, {"RL"}, {"RR"}]
    for symbol in symbols_open(dice):
        for one, other in JOINS[symbol]:
            together = [ship for ship in fleet if one in ship or other in ship]
            fleet = [ship for ship in fleet if ship not in together] + [set().union(*together)]
    return fleet


def quarter_of(cell: Cell) -> str:
    """GT-LM-4.3.1: the group an unmarked square of IVC belongs to. Rows 2 to 7 are the front board, column 7 is the
    middle."""
    column, row = int(cell[0]), int(cell[1])
    return ("F" if row <= 7 else "R") + ("L" if column < 7 else "R")


def ships_of_ivc(drawn: dict[Cell, str], dice: Sequence[int]) -> list[frozenset[Cell]]:
    """GT-LM-4.3: plain squares by their group; marked squares exist once a symbol on them is open, and belong to the
    ship that it joins (4.3.4: those never opened do not exist)."""
    opened = symbols_open(dice)
    ships = []
    for parts in fleet_after(dice):
        cells = {cell for cell, letter in drawn.items() if letter == "#" and quarter_of(cell) in parts}
        for cell, letter in drawn.items():
            if letter == "#" or not any(symbol in opened for symbol in OPENED_BY[letter]):
                continue
            if JOINS[OPENED_BY[letter][0]][0][0] in parts:
                cells.add(cell)
        ships.append(frozenset(cells))
    return ships


def board_of(name: str, dice: Sequence[int] = (), halves: str = "") -> Board:
    return _board(name, tuple(dice), halves)


@cache
def _board(name: str, dice: tuple[int, ...], halves: str) -> Board:
    columns, rows, drawn = letters_of(name, halves)
    start = next((cell for cell, letter in drawn.items() if letter == "S"), None)
    if name == "IVC":
        ships = ships_of_ivc(drawn, dice)
    elif name == "IIA":
        # GT-X1-4: two ships, column 7 is empty.
        ships = [frozenset(cell for cell in drawn if (int(cell[0]) < 7) == left) for left in (True, False)]
    else:
        ships = [frozenset(drawn)]
    return Board(name, columns, rows, tuple(ships), frozenset().union(*ships), start)


def stepped(labels: tuple[str, ...], label: str, step: int, glued: bool) -> str | None:
    place = labels.index(label) + step
    if glued:
        place %= len(labels)
    return labels[place] if 0 <= place < len(labels) else None


def next_to(board: Board, cell: Cell, right: int, rear: int) -> Cell | None:
    """The cell this many steps to the right and to the rear; nothing beyond the edge of the board or in a hole."""
    column = stepped(board.columns, cell[0], right, board.name in GLUED_SIDEWAYS)
    row = stepped(board.rows, cell[1], rear, board.name in GLUED_LENGTHWISE)
    if column is None or row is None or (column, row) not in board.cells:
        return None
    return column, row


STEPS = {"F": (0, -1), "R": (1, 0), "B": (0, 1), "L": (-1, 0)}


@cache
def neighbour(board: Board, cell: Cell, side: str) -> Cell | None:
    return next_to(board, cell, *STEPS[side])


# -- all of it


def board_for(data: dict[str, Any]) -> Board:
    return board_of(data["class"], data.get("dice", ()), data.get("halves", ""))
