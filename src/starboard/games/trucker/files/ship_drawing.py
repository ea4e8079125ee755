"""A ship drawn in a terminal: every component with its connectors, what it can do, and where it points.

A connector is a stroke through the edge: one for a single, two for a double, a cross for a universal one. What a
component does is drawn with signs that need no translation; `signs` lists those that a ship uses.
"""

from collections.abc import Collection

from starboard.games.trucker.board.ship.components import Part
from starboard.games.trucker.board.ship.ship_board import Board
from starboard.games.trucker.names.names import kind_name
from starboard.games.trucker.state.ship_state import Ship

WIDTH, HEIGHT = 7, 4
INSIDE = WIDTH - 2

# Smooth, single, double, universal; on the front, right, rear and left edge.
EDGES = ("─┴╨╬", "│├╞╬", "─┬╥╬", "│┤╡╬")
CANNONS = "↑→↓←"
DOUBLE_CANNONS = "⇑⇒⇓⇐"
ENGINES = "▲▶▼◀"
NOZZLES = "△▷▽◁"
ARCS = {(0, 1): "◝", (1, 2): "◞", (2, 3): "◟", (0, 3): "◜"}
OTHERS = {
    "reactor_furnace": "%",
    "cannon_booster": "×↑",
    "engine_booster": "×▼",
    "shield_booster": "×◝",
    "plating": "▓",
    "auto_defense": "#",
    "router": "<>",
    "crewbots": "[@]",
    "solar_panel": "*",
    "armoury": "!",
    "structural": "",
}


def draw_ship(board: Board, ship: Ship, wrong: Collection[int] = ()) -> list[str]:
    """The lines of the drawing, with the labels of columns and rows. The components on `wrong` squares get a mark."""
    margin = max(map(len, board.rows)) + 1
    lines = [" " * margin + "".join(label.center(WIDTH) for label in board.columns)]
    for row, label in enumerate(board.rows):
        cells = [_drawn(board, ship, board.squares.cell(column, row), wrong) for column in range(len(board.columns))]
        # A row without squares is there for its label only.
        used = any("".join(cell).strip() for cell in cells)
        for height in range(HEIGHT) if used else (1,):
            head = label.rjust(margin - 1) if height == 1 else " " * (margin - 1)
            lines.append(f"{head} {''.join(cell[height] for cell in cells)}")
    return [line.rstrip() for line in lines]


def signs(board: Board, ship: Ship) -> list[tuple[str, str]]:
    """The kinds of components of a ship with the sign of each, in the order of the squares."""
    found: dict[str, tuple[str, str]] = {}
    for _, code in sorted(ship.parts.items()):
        part = board.parts[code]
        # Two sizes of a thing have one name, and need one line.
        found.setdefault(kind_name(part.kind.id).id, (sign(part), part.kind.id))
    return [(drawn, kind) for drawn, kind in found.values() if drawn]


def sign(part: Part) -> str:
    """What a component can do, in at most five characters."""
    kind = part.kind
    if kind.id in OTHERS:
        return OTHERS[kind.id]
    crew = "@" * kind.crew + "z" * kind.sleepers
    if kind.id == "starting_cabin":
        crew = f"({crew})"
    life = "+" + "".join(colour[0] for colour in part.tile.colours) if kind.id == "life_support" else ""
    arrows = DOUBLE_CANNONS if kind.cannon > 1 else CANNONS
    muzzles = "".join(arrows[side] for side in part.muzzles)
    exhausts = "".join(ENGINES[(side + part.turn) % 4] * kind.engine for side in part.tile.exhausts)
    nozzles = "".join(NOZZLES[side] for side in part.nozzles)
    low, high = (min(part.shields), max(part.shields)) if part.shields else (-1, -1)
    shields = ARCS.get((low, high), "") * (2 if kind.id == "reinforced_shield" else 1)
    stores = "▮" * kind.batteries + "□" * kind.cargo + "■" * kind.special
    return crew + life + muzzles + exhausts + nozzles + shields + stores


def _drawn(board: Board, ship: Ship, cell: int, wrong: Collection[int]) -> list[str]:
    """The four lines of one square."""
    code = ship.parts.get(cell)
    if code is None:
        there = bool(board.topology.cells[cell])
        return [" " * WIDTH, ("·" if there else " ").center(WIDTH), " " * WIDTH, " " * WIDTH]
    part = board.parts[code]
    front, right, rear, left = (EDGES[side][part.connectors[side]] for side in range(4))
    mark = "!" if cell in wrong else " "
    return [
        f"┌──{front}──┐",
        f"│{part.tile.id:<{INSIDE - 1}}{mark}│",
        f"{left}{sign(part):^{INSIDE}}{right}",
        f"└──{rear}──┘",
    ]
