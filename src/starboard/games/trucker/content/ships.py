"""The classes of ships: what is printed on each board. `board.ship.ship_board` makes boards of them."""

from importlib.resources.abc import Traversable
from typing import Literal

import msgspec

from starboard.content import expect, read_toml

FILE = "ships.toml"
HOLE, SQUARE, START, MARKED = ".#S*"

Status = Literal["confirmed", "single", "inferred", "proposed", "original"]


class Insurance(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An offer of the insurer: what is paid before the flight, and the most that lost components cost after it."""

    premium: int
    cap: int


class ShipClass(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One class, as its board shows it. What the fields mean stands at the head of the file."""

    id: str = msgspec.field(name="class")
    set: Literal["base", "big_expansion", "another_big_expansion", "latest_models"]
    level: Literal[1, 2, 3, 4]
    columns: str
    rows: str
    squares: int
    status: Status
    plan: str = ""
    front_boards: dict[str, str] = {}
    rear_boards: dict[str, str] = {}
    glued: Literal["", "columns", "both"] = ""
    splice: tuple[str, str] | None = None
    aim: Literal["sum", "one", "each"] = "sum"
    cap: int | None = None
    premiums: tuple[int, ...] = ()
    insurance: tuple[Insurance, ...] = ()
    marked: dict[str, tuple[str, ...]] = {}
    formerly: dict[str, tuple[str, ...]] = {}
    holes: dict[str, tuple[str, ...]] = {}
    quarter_turns: Literal[0, 1, 2, 3] = 0
    doubts: dict[str, Status] = {}

    @property
    def column_labels(self) -> list[str]:
        """The columns from left to right."""
        return [label.partition("/")[0] for label in self.columns.split()]

    @property
    def row_labels(self) -> list[str]:
        """The rows from the front to the rear."""
        return [label.partition("/")[0] for label in self.rows.split()]

    def plan_of(self, halves: str = "") -> list[str]:
        """The drawn plan, a text a row. A class in two halves needs the letters of both, such as "Ab"."""
        if not self.front_boards:
            return self.plan.split()
        return [*self.front_boards[halves[0]].split(), *self.rear_boards[halves[1]].split()]


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    ships: tuple[ShipClass, ...]


def rolls_of(label: str) -> tuple[int, ...]:
    """The rolls that hit a line, by its label: 7 for "7", 7, 2 and 12 for "7/2/12", 3 for "3a"."""
    return tuple(int(part.rstrip("ab")) for part in label.split("/"))


def read_ships(folder: Traversable) -> dict[str, ShipClass]:
    """The classes by name. `BadContent` names the place and field that is wrong."""
    classes: dict[str, ShipClass] = {}
    for number, ship in enumerate(read_toml(folder, FILE, _File).ships):
        place = f"$.ships[{number}]"
        expect(ship.id not in classes, FILE, place, "class", ship.id, "≠")
        _check_labels(place, ship)
        _check_plans(place, ship)
        _check_marks(place, ship)
        classes[ship.id] = ship
    return classes


def _check_labels(place: str, ship: ShipClass) -> None:
    for field, labels in (("columns", ship.columns.split()), ("rows", ship.rows.split())):
        good = [part for label in labels for part in label.split("/") if part.rstrip("ab").isdecimal()]
        whole = "/".join(labels).split("/")
        expect(good == whole and len(set(whole)) == len(whole), FILE, place, field, " ".join(labels), "1 2 3 …")
    if ship.splice is not None:
        labels = ship.column_labels
        known = ship.splice[0] in labels and labels.index(ship.splice[0]) + 1 < len(labels)
        after = labels[labels.index(ship.splice[0]) + 1] if known else ship.columns
        expect(known and after == ship.splice[1], FILE, place, "splice", ",".join(ship.splice), after)


def _check_plans(place: str, ship: ShipClass) -> None:
    halves = [f"{front}{rear}" for front in ship.front_boards for rear in ship.rear_boards] or [""]
    width, height = len(ship.column_labels), len(ship.row_labels)
    for pair in halves:
        plan = ship.plan_of(pair)
        field = f"plan {pair}".strip()
        expect(len(plan) == height, FILE, place, field, len(plan), height)
        for row in plan:
            fits = len(row) == width and all(mark in (HOLE, SQUARE, START, MARKED) for mark in row)
            expect(fits, FILE, place, field, row, f"{width} × . # S *")
        squares = sum(mark != HOLE for row in plan for mark in row)
        expect(squares == ship.squares, FILE, place, field, squares, ship.squares)
        expect(sum(row.count(START) for row in plan) <= 1, FILE, place, field, START, 1)


def _check_marks(place: str, ship: ShipClass) -> None:
    """Every marked square is opened by some symbol, and every symbol names squares that there are (OQ-LM-11)."""
    columns, rows = ship.column_labels, ship.row_labels
    tables = (
        ("marked", ship.marked, MARKED),
        ("formerly", ship.formerly, MARKED),
        ("holes", ship.holes, SQUARE + START),
    )
    for field, table, marks in tables:
        plan = ship.plan_of() if table else []
        for symbol, squares in table.items():
            for square in squares:
                column, _, row = square.partition(",")
                known = column in columns and row in rows
                mark = plan[rows.index(row)][columns.index(column)] if known else HOLE
                expect(known and mark in marks, FILE, f"{place}.{field}", symbol, square, marks)
    named = {square for squares in ship.marked.values() for square in squares}
    starred = sum(row.count(MARKED) for row in ship.plan.split())
    expect(len(named) == starred, FILE, place, "marked", len(named), starred)
    expect(list(ship.premiums) == sorted(ship.premiums), FILE, place, "premiums", str(ship.premiums), "0 ≤ 1 ≤ …")
