"""A second opinion on Galaxy Trucker ships: slow, without cleverness, one small function a rule.

It shares nothing with the game (tiles and boards are those of `slow_boards.py`). A ship is a dictionary from cells to
tiles, and whatever can be found by trying everything is found by trying everything. `check` takes what the inspector
takes and answers under the same keys.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import combinations
from typing import Any

from games.trucker.slow_boards import (
    ACROSS,
    BATTERIES,
    CARGO,
    CREW,
    SIDES,
    SPECIAL_CARGO,
    SPLICE,
    SPLICED,
    Board,
    Cell,
    Tile,
    board_for,
    neighbour,
    next_to,
    tile_of,
)

Fault = tuple[str, frozenset[Cell]]  # rule id, the cells that take part


# -- connectors

# GT-B-6.1, row by row: "-" fine but not joined, "x" error, "j" joined.
TABLE = ("-xxx", "xjxj", "xxjj", "xjjj")
# GT-LM-2.2.2: across the splice only equal connectors join.
SPLICE_TABLE = ("-xxx", "xjxx", "xxjx", "xxxj")


@dataclass(frozen=True)
class Ship:
    """Tiles on a board; on boards of several ships all of them together."""

    board: Board
    tiles: dict[Cell, Tile]


def across_splice(board: Board, one: Cell, other: Cell) -> bool:
    """GT-LM-2.2.2."""
    return board.name in SPLICED and {one[0], other[0]} == SPLICE


def meeting(ship: Ship, cell: Cell, side: str) -> str:
    """GT-B-6.1: what the side of the tile on `cell` does: "j", "x" or "-"; "" when nothing lies beside it (6.3)."""
    other = neighbour(ship.board, cell, side)
    if other is None or other not in ship.tiles:
        return ""
    table = SPLICE_TABLE if across_splice(ship.board, cell, other) else TABLE
    return table[ship.tiles[cell].connector(side)][ship.tiles[other].connector(ACROSS[side])]


def connector_faults(ship: Ship) -> set[Fault]:
    """GT-B-6.1, GT-LM-3.2.2 on the torus; GT-LM-2.2.2 across the splice."""
    faults = set()
    for cell in ship.tiles:
        for side in SIDES:
            if meeting(ship, cell, side) == "x":
                other = neighbour(ship.board, cell, side)
                assert other is not None
                rule = "GT-LM-2.2.2" if across_splice(ship.board, cell, other) else "GT-B-6.1"
                faults.add((rule, frozenset({cell, other})))
    return faults


def joined_to(ship: Ship, cell: Cell) -> set[Cell]:
    """GT-B-6.2."""
    found = set()
    for side in SIDES:
        if meeting(ship, cell, side) == "j":
            other = neighbour(ship.board, cell, side)
            assert other is not None
            found.add(other)
    return found


def exposed(ship: Ship) -> int:
    """GT-B-6.3, 6.9, GT-LM-3.2.6; OQ-LM-21: over all ships. A connector against a wrong connector is an error, not
    exposed: its square holds a component."""
    return sum(
        1
        for cell, tile in ship.tiles.items()
        for side in SIDES
        if tile.connector(side) != 0 and meeting(ship, cell, side) == ""
    )


# -- empty squares


def muzzles(tile: Tile) -> frozenset[str]:
    """GT-B-6.4, GT-X1-3.7, 3.8: the sides to which a tile shoots."""
    return tile.sides if tile.kind in CANNONS else frozenset()


CANNONS = ("cannon", "double_cannon", "bidirectional_cannon", "cannon_engine")
ENGINES = ("engine", "double_engine", "cannon_engine")


def cannon_faults(ship: Ship) -> set[Fault]:
    """GT-B-6.4, GT-LM-3.2.3: the square before a muzzle must be empty. Cannon and blocking tile both take part
    (OQ-B-14: either may be removed)."""
    faults = set()
    for cell, tile in ship.tiles.items():
        for side in muzzles(tile):
            ahead = neighbour(ship.board, cell, side)
            if ahead in ship.tiles:
                assert ahead is not None
                faults.add(("GT-B-6.4", frozenset({cell, ahead})))
    return faults


def thruster_faults(ship: Ship) -> set[Fault]:
    """GT-X2-3.1, GT-LM-3.2.3: the square at the nozzle of a thruster must be empty."""
    faults = set()
    for cell, tile in ship.tiles.items():
        for side in tile.sides if tile.kind == "thruster" else ():
            ahead = neighbour(ship.board, cell, side)
            if ahead in ship.tiles:
                assert ahead is not None
                faults.add(("GT-X2-3.1", frozenset({cell, ahead})))
    return faults


def heading_faults(ship: Ship) -> set[Fault]:
    """GT-B-6.5, 6.7.1: engines that do not point to the rear."""
    return {
        ("GT-B-6.5", frozenset({cell}))
        for cell, tile in ship.tiles.items()
        if tile.kind in ENGINES and tile.exhaust != "B"
    }


def exhaust_faults(ship: Ship) -> set[Fault]:
    """GT-B-6.5, GT-LM-3.2.3: the square behind an engine must be empty. Of an engine turned wrong only the turning is
    an error: "behind" speaks of the rear, and GT-B-6.7.1 takes that engine away before anything else is judged."""
    faults = set()
    for cell, tile in ship.tiles.items():
        if tile.kind in ENGINES and tile.exhaust == "B":
            behind = neighbour(ship.board, cell, "B")
            if behind in ship.tiles:
                assert behind is not None
                faults.add(("GT-B-6.5", frozenset({cell, behind})))
    return faults


# -- pieces


def pieces_of(ship: Ship, cells: Iterable[Cell]) -> set[frozenset[Cell]]:
    """GT-B-6.6, GT-LM-3.2.5: connected groups under `joined`. Every tile gets a number of its own; joined tiles take
    the lower one of the two, until nothing changes."""
    number = {cell: place for place, cell in enumerate(cells)}
    joints = [(cell, other) for cell in number for other in joined_to(ship, cell) if other in number]
    changed = True
    while changed:
        changed = False
        for cell, other in joints:
            if number[other] < number[cell]:
                number[cell] = number[other]
                changed = True
    return {frozenset(cell for cell in number if number[cell] == same) for same in number.values()}


def fleet_pieces(ship: Ship) -> list[set[frozenset[Cell]]]:
    """GT-LM-4.6.2, OQ-LM-23: pieces ship by ship; a ship without tiles has none (GT-LM-4.6.3)."""
    return [pieces_of(ship, [cell for cell in ship.tiles if cell in part]) for part in ship.board.ships]


def piece_faults(ship: Ship) -> set[Fault]:
    """GT-B-6.6; GT-LM-4.6.2 for each ship of a fleet. All tiles of that ship take part: the owner keeps any piece."""
    rule = "GT-LM-4.6.2" if ship.board.name in ("IVC", "IIA") else "GT-B-6.6"
    return {(rule, frozenset().union(*pieces)) for pieces in fleet_pieces(ship) if len(pieces) > 1}


def faults_of(ship: Ship) -> set[Fault]:
    """GT-B-6.7, GT-LM-3.4.1."""
    judges = (connector_faults, cannon_faults, thruster_faults, heading_faults, exhaust_faults, piece_faults)
    return {fault for judge in judges for fault in judge(ship)}


# -- what is aboard


def crew_places(tiles: Iterable[Tile]) -> int:
    """GT-B-7.2: two humans a cabin; GT-X1-3.1: one in a luxury cabin."""
    return sum(2 if tile.kind == "starting_cabin" else CREW.get(tile.kind, 0) for tile in tiles)


def batteries(tiles: Iterable[Tile]) -> int:
    """GT-B-7.1."""
    return sum(BATTERIES.get(tile.kind, 0) for tile in tiles)


def cargo(tiles: Iterable[Tile]) -> tuple[int, int]:
    """GT-B-9.5.1: plain containers and red ones."""
    tiles = list(tiles)
    return sum(CARGO.get(tile.kind, 0) for tile in tiles), sum(SPECIAL_CARGO.get(tile.kind, 0) for tile in tiles)


def alien_cabins(ship: Ship, colour: str) -> set[Cell]:
    """GT-B-7.3: cabins joined to life support of that colour, never the starting cabin, never a luxury one."""
    return {
        cell
        for cell, tile in ship.tiles.items()
        if tile.kind == "cabin"
        and any(ship.tiles[other].kind == f"life_support_{colour}" for other in joined_to(ship, cell))
    }


def shielded(tiles: Iterable[Tile]) -> set[str]:
    """GT-B-10.2.6: the sides some shield covers."""
    return {side for tile in tiles if tile.kind == "shield" for side in tile.sides}


# -- strengths


def engine_power(tile: Tile, powered: bool) -> int:
    """GT-B-9.1.1, GT-X1-3.8. Our reading: an engine that does not point to the rear drives nothing, since GT-B-6.7.1
    takes it away first; all other tiles count as placed, faulty or not, whichever piece they are in."""
    if tile.kind not in ENGINES or tile.exhaust != "B":
        return 0
    if tile.kind == "double_engine":
        return 2 if powered else 0
    return 1


def cannon_power(tile: Tile, powered: bool) -> int:
    """GT-B-9.2.1, 9.2.3, GT-X1-3.7, 3.8, in half points. Our reading: the cannon on a cannon-engine that is turned
    wrong still counts; only its engine does not."""
    if tile.kind not in CANNONS:
        return 0
    if tile.kind in ("double_cannon", "bidirectional_cannon") and not powered:
        return 0
    each = 2 if tile.kind == "double_cannon" else 1
    return sum(2 * each if side == "F" else each for side in tile.sides)


def defence_power(ship: Ship, cells: Iterable[Cell]) -> int:
    """GT-X2-2.4, in half points: one for each full pair of defence systems that are joined to another one. Our reading:
    counted ship by ship, and over all pieces of a ship together."""
    systems = [cell for cell in cells if ship.tiles[cell].kind == "auto_defense"]
    near = [cell for cell in systems if any(other in systems for other in joined_to(ship, cell))]
    return len(near) // 2 * 2


def with_alien(strength: int, bonus: int) -> int:
    """GT-B-9.1.2, 9.2.2, OQ-B-06: the alien helps only where there is something to help, and half a point is."""
    return strength + bonus if strength > 0 else 0


def powered_choices(count: int, tokens: int) -> list[tuple[int, ...]]:
    """GT-B-9.1.3, 9.4.1, 9.4.2: every choice of which of `count` components get one of `tokens`."""
    return [choice for many in range(min(count, tokens) + 1) for choice in combinations(range(count), many)]


def engine_strengths(tiles: Iterable[Tile], tokens: int) -> set[int]:
    """GT-B-9.1.1: every strength the owner can declare."""
    engines = [tile for tile in tiles if tile.kind in ENGINES]
    free = sum(engine_power(tile, False) for tile in engines)
    gains = [engine_power(tile, True) - engine_power(tile, False) for tile in engines]
    gains = [gain for gain in gains if gain]
    return {free + sum(gains[place] for place in choice) for choice in powered_choices(len(gains), tokens)}


def cannon_strengths(tiles: Iterable[Tile], tokens: int) -> set[int]:
    """GT-B-9.2.1: every strength the owner can declare, in half points."""
    cannons = [tile for tile in tiles if tile.kind in CANNONS]
    free = sum(cannon_power(tile, False) for tile in cannons)
    gains = [cannon_power(tile, True) - cannon_power(tile, False) for tile in cannons]
    gains = [gain for gain in gains if gain]
    return {free + sum(gains[place] for place in choice) for choice in powered_choices(len(gains), tokens)}


def fleet_engine(strengths: Iterable[int]) -> int:
    """GT-LM-4.9.2: the lowest of the ships; no ship at all has no engine."""
    return min(strengths, default=0)


def fleet_cannon(strengths: Iterable[int]) -> int:
    """GT-LM-4.9.4: the sum."""
    return sum(strengths)


# -- insurance


def corners_and_edges(board: Board, cell: Cell) -> set[Cell]:
    """GT-LM-3.5.1: squares that share an edge or a corner."""
    around = {next_to(board, cell, right, rear) for right in (-1, 0, 1) for rear in (-1, 0, 1)}
    return {other for other in around if other is not None and other != cell}


def clusters_of(board: Board, empty: Iterable[Cell]) -> list[int]:
    """GT-LM-3.5.1: the sizes of the clusters of empty squares, largest first."""
    left = set(empty)
    sizes = []
    while left:
        cluster = {left.pop()}
        edge = list(cluster)
        while edge:
            found = corners_and_edges(board, edge.pop()) & left
            left -= found
            cluster |= found
            edge.extend(found)
        sizes.append(len(cluster))
    return sorted(sizes, reverse=True)


def gap_of(board: Board, occupied: Iterable[Cell]) -> int | None:
    """GT-LM-3.5.3: only the largest counts; only IIIC asks for it."""
    if board.name != "IIIC":
        return None
    return max(clusters_of(board, board.cells - set(occupied)), default=0)


def premium_of(gap: int | None) -> int | None:
    """GT-LM-3.5.2."""
    return None if gap is None else (0, 0, 1, 3, 6, 10, 15)[min(gap, 6)]


def cap_of(name: str) -> int | None:
    """GT-B-1.7, OQ-B-01 (IIIA), GT-LM-2.8.1 (IC, IIC), GT-LM-3.5.5 (IIIC), GT-X1-4.7 (IIA), GT-LM-4.7.1 (IVC and
    IV: none until one is bought). The boards IA, IIB and IIIB print none that we know."""
    return {"I": 5, "II": 8, "III": 11, "IIIC": 15}.get(name)


def ship_of(data: dict[str, Any]) -> Ship:
    board = board_for(data)
    tiles = {(part["column"], part["row"]): tile_of(part["tile"], part["turn"]) for part in data["tiles"]}
    assert len(tiles) == len(data["tiles"])
    assert set(tiles) <= board.cells
    return Ship(board, tiles)


def check(data: dict[str, Any]) -> dict[str, Any]:
    """The answers of the inspector, with errors as a set of (rule id, cells) and pieces as a list of sets, ship by
    ship."""
    ship = ship_of(data)
    cells_by_ship = [[cell for cell in ship.tiles if cell in part] for part in ship.board.ships]
    by_ship = [[ship.tiles[cell] for cell in cells] for cells in cells_by_ship if cells]
    defences = [defence_power(ship, cells) for cells in cells_by_ship if cells]
    # GT-LM-4.9.1: the batteries of a ship serve that ship only.
    engines = [engine_strengths(tiles, batteries(tiles)) for tiles in by_ship]
    cannons = [cannon_strengths(tiles, batteries(tiles)) for tiles in by_ship]
    errors = faults_of(ship)
    gap = gap_of(ship.board, ship.tiles)
    return {
        "legal": not errors,
        "errors": errors,
        "pieces": fleet_pieces(ship),
        "exposed": exposed(ship),
        "crew_places": crew_places(ship.tiles.values()),
        "batteries": batteries(ship.tiles.values()),
        "cargo": cargo(ship.tiles.values()),
        "engine": (fleet_engine(map(min, engines)), fleet_engine(map(max, engines))),
        "cannon": (
            (fleet_cannon(map(min, cannons)) + sum(defences)) / 2,
            (fleet_cannon(map(max, cannons)) + sum(defences)) / 2,
        ),
        "gap": gap,
        "premium": premium_of(gap),
        "cap": cap_of(ship.board.name),
    }
