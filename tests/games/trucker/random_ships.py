"""Ships at random, as the inspector takes them: grown tile by tile, damaged, spoilt, scattered, tiny and empty."""

from functools import cache
from random import Random
from typing import Any

from games.trucker.slow_boards import ACROSS, PRINTED, SIDES, Board, Cell, board_for, neighbour, tile_of
from games.trucker.slow_checker import CANNONS, SPLICE_TABLE, TABLE, across_splice

Data = dict[str, Any]
Placed = dict[Cell, tuple[str, int]]  # tile and turn

CLASSES = ("I", "II", "III", "IIIA", "IA", "IIA", "IIB", "IIIB", "IV", "IC", "IIC", "IIIC", "IVC")

STARTING_CABINS = [name for name, (tile, _) in PRINTED.items() if tile.kind == "starting_cabin"]
# GT-X2-2.1: nobody knows for sure which components a solar panel reaches, so no test says what it adds to a strength.
UNCERTAIN = ("solar_panel",)
POWER = ("double", "battery", "bidirectional", "auto_defense")


def data_of(board: Data, placed: Placed) -> Data:
    """Tiles on the board that `board` describes: class, and dice or halves where the class has them."""
    tiles = [
        {"tile": tile, "column": column, "row": row, "turn": turn} for (column, row), (tile, turn) in placed.items()
    ]
    return {**board, "tiles": tiles}


def placed_of(data: Data) -> Placed:
    return {(part["column"], part["row"]): (part["tile"], part["turn"]) for part in data["tiles"]}


def with_tiles(data: Data, placed: Placed) -> Data:
    """The same board with these tiles instead."""
    return data_of(data, placed)


def without(data: Data, cells: set[Cell]) -> Data:
    return with_tiles(data, {cell: what for cell, what in placed_of(data).items() if cell not in cells})


def random_board(rng: Random, name: str) -> Data:
    """IVC with mostly both dice, sometimes one or none yet; IV with any two halves."""
    if name == "IVC":
        return {"class": name, "dice": [rng.randint(1, 6) for _ in range(rng.choice([0, 1, 2, 2, 2, 2]))]}
    if name == "IV":
        return {"class": name, "halves": rng.choice("ABCDE") + rng.choice("abcde")}
    return {"class": name}


def random_heap(rng: Random, but: tuple[str, ...] = ()) -> list[str]:
    """The tiles of all boxes but the starting cabins, shuffled; the kinds in `but` are left out. Some heaps have mostly
    parts whose strength is hard to reckon."""
    but = (*but, "starting_cabin", *UNCERTAIN)
    heap = [name for name, (tile, count) in PRINTED.items() if tile.kind not in but for _ in range(count)]
    rng.shuffle(heap)
    if rng.random() < 0.25:
        power = [name for name in heap if tile_of(name).kind.startswith(POWER)]
        heap = [name for name in heap if name not in power][:40] + power
    return heap


@cache
def around(board: Board, cell: Cell) -> tuple[tuple[str, Cell], ...]:
    beside = ((side, neighbour(board, cell, side)) for side in SIDES)
    return tuple((side, other) for side, other in beside if other is not None)


def aims(tile: str, turn: int) -> set[str]:
    """The sides on which a tile wants an empty square."""
    there = tile_of(tile, turn)
    return set(there.sides if there.kind in (*CANNONS, "thruster") else ()) | set(there.exhaust)


def fits(board: Board, placed: Placed, cell: Cell, tile: str, turn: int) -> bool:
    """Whether a tile may lie there beside what lies there already."""
    mine = tile_of(tile, turn)
    if mine.exhaust not in ("", "B"):
        return False
    joints = 0
    for side, other in around(board, cell):
        if other not in placed:
            continue
        theirs = tile_of(*placed[other])
        table = SPLICE_TABLE if across_splice(board, cell, other) else TABLE
        how = table[mine.connector(side)][theirs.connector(ACROSS[side])]
        if how == "x" or side in aims(tile, turn) or ACROSS[side] in aims(*placed[other]):
            return False
        joints += how == "j"
    return joints > 0


def grow(rng: Random, board: Board, placed: Placed, heap: list[str], cells: frozenset[Cell], size: int) -> None:
    """Adds tiles inside `cells`, each joined to what is there, until `size` of them lie there or luck runs out."""
    if not any(cell in placed for cell in cells):
        first = board.start if board.start in cells else rng.choice(sorted(cells))
        assert first is not None
        tile = rng.choice(STARTING_CABINS) if not placed else heap.pop()
        placed[first] = (tile, 0)
    lying = [cell for cell in placed if cell in cells]
    open_cells = {other for cell in lying for _, other in around(board, cell) if other in cells and other not in placed}
    while open_cells and len(lying) < size and heap:
        cell = rng.choice(sorted(open_cells))
        open_cells.discard(cell)
        for _ in range(12):
            place = rng.randrange(len(heap))
            turn = 0 if tile_of(heap[place]).exhaust else rng.randrange(4)
            if fits(board, placed, cell, heap[place], turn):
                placed[cell] = (heap.pop(place), turn)
                lying.append(cell)
                open_cells |= {there for _, there in around(board, cell) if there in cells and there not in placed}
                break


def grown(rng: Random, name: str, but: tuple[str, ...] = ()) -> Data:
    """Ships that are whole, each on its own part of the board; now and then one of a fleet is missing."""
    data = random_board(rng, name)
    board = board_for(data)
    placed: Placed = {}
    heap = random_heap(rng, but)
    for cells in board.ships:
        if len(board.ships) == 1 or rng.random() < 0.85:
            grow(rng, board, placed, heap, cells, rng.choice([len(cells), rng.randint(1, len(cells))]))
    return data_of(data, placed)


def damaged(rng: Random, name: str) -> Data:
    """A ship that has lost a few tiles: often in several pieces, never with a fault between tiles."""
    data = grown(rng, name)
    cells = sorted(placed_of(data))
    return without(data, set(rng.sample(cells, min(len(cells), rng.randint(1, 5)))))


def spoilt(rng: Random, name: str) -> Data:
    """A ship in which a few tiles were turned or replaced by whatever the heap gave."""
    data = grown(rng, name)
    placed = placed_of(data)
    used = [tile for tile, _ in placed.values()]
    heap = [tile for tile in random_heap(rng) if tile not in used]
    for cell in rng.sample(sorted(placed), min(len(placed), rng.randint(1, 4))):
        tile, turn = placed[cell]
        placed[cell] = (tile, (turn + rng.randint(1, 3)) % 4) if rng.random() < 0.5 else (heap.pop(), rng.randrange(4))
    return with_tiles(data, placed)


def scattered(rng: Random, name: str, share: float) -> Data:
    """Any tiles, any way round, on any cells."""
    data = random_board(rng, name)
    cells = sorted(board_for(data).cells)
    chosen = rng.sample(cells, max(1, round(len(cells) * share)))
    heap = random_heap(rng)
    if rng.random() < 0.3:
        heap.append(rng.choice(STARTING_CABINS))
    return data_of(data, {cell: (heap.pop(), rng.randrange(4)) for cell in chosen})


def tiny(rng: Random, name: str) -> Data:
    """No tile, one, or two side by side."""
    data = random_board(rng, name)
    board = board_for(data)
    first = rng.choice(sorted(board.cells))
    cells = [first, *(other for _, other in around(board, first))][: rng.choice([0, 1, 2, 2, 2])]
    heap = random_heap(rng)
    return data_of(data, {cell: (heap.pop(), rng.randrange(4)) for cell in cells})


def random_ship(rng: Random, name: str) -> Data:
    """Half of them grown; the rest are faulty in one way or another."""
    way = rng.randrange(10)
    if way < 5:
        return grown(rng, name)
    if way == 5:
        return damaged(rng, name)
    if way == 6:
        return spoilt(rng, name)
    if way == 9:
        return tiny(rng, name)
    return scattered(rng, name, rng.choice([0.1, 0.3, 0.6, 0.9, 1]))
