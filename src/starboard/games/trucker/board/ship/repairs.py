"""GT-B-6.7: the cheapest ways to make a ship legal that has many mistakes: as few components as possible go.

What is looked for is the largest piece of a ship in which nothing breaks a rule. Two components that break one together
cannot both stay; each step keeps one of them or the other. The search gives up after `STEPS` steps with the best that
it has found: ships that are built to be legal need a few dozen.
"""

from collections.abc import Sequence
from typing import NamedTuple

from starboard.games.trucker.board.ship.connectors import joints
from starboard.games.trucker.board.ship.ship_board import Board
from starboard.games.trucker.board.ship.ship_faults import faults
from starboard.games.trucker.state.ship_state import Ship

STEPS = 400
MOST = 3
"""Ways that are told apart."""
ENOUGH = 4
"""Mistakes from which on it is worth asking for a way out of all of them."""


class Repair(NamedTuple):
    """One way to make a ship legal: what has to be taken off, and what then hangs loose. Squares rise in both."""

    cut: tuple[int, ...]
    loose: tuple[int, ...]


class _Piece(NamedTuple):
    """A piece that could stay, as a set of bits, and what was cut to get it."""

    kept: int
    cut: int


class _Task(NamedTuple):
    """One ship of the fleet as sets of bits: for each square what it is joined to, and what it cannot stay with."""

    joined: dict[int, int]
    against: dict[int, int]
    worth: dict[int, int]
    cabins: int


def repairs(board: Board, ship: Ship) -> list[Repair]:
    """The best ways to remove all mistakes, `MOST` of them or fewer: the fewest components, then those that are worth
    least. In a fleet each ship is mended by itself (GT-LM-4.6.2)."""
    ways: list[list[Repair]] = []
    for task, everything in _tasks(board, ship):
        found = _pieces(task, everything)
        ways.append([_repair(everything, piece) for piece in found])
    count = max(map(len, ways), default=0)
    return [_together([found[min(number, len(found) - 1)] for found in ways if found]) for number in range(count)]


def _tasks(board: Board, ship: Ship) -> list[tuple[_Task, int]]:
    """The ships of the fleet, each with all that it consists of."""
    held = joints(board, ship)
    against: dict[int, int] = dict.fromkeys(ship.parts, 0)
    for fault in faults(board, ship):
        if fault.kind != "pieces":
            for cell in fault.cells:
                # A component that breaks a rule by itself is against itself.
                others = [there for there in fault.cells if there != cell] or [cell]
                against[cell] |= _bits(others)
    tasks: list[tuple[_Task, int]] = []
    for squares in board.fleet:
        cells = [cell for cell in squares if cell in ship.parts]
        joined = {cell: _bits(held[cell]) for cell in cells}
        kinds = {cell: board.parts[ship.parts[cell]].kind for cell in cells}
        cabins = _bits([cell for cell in cells if kinds[cell].crew])
        worth = {cell: worth_of(board, ship, cell) for cell in cells}
        tasks.append((_Task(joined, {cell: against[cell] for cell in cells}, worth, cabins), _bits(cells)))
    return tasks


def worth_of(board: Board, ship: Ship, cell: int) -> int:
    """How gladly a component is kept, where as many go in any case: by what it can do."""
    part = board.parts[ship.parts[cell]]
    kind = part.kind
    carried = 2 * (kind.crew + kind.batteries + kind.cargo) + 3 * kind.special + 2 * kind.sleepers
    return 1 + carried + 2 * part.engine + part.cannon + 2 * len(part.shields)


def _pieces(task: _Task, everything: int) -> list[_Piece]:
    """The best pieces that could stay, each without a mistake, and with room for somebody to fly it if there is any."""
    found: dict[int, _Piece] = {}
    seen: set[int] = set()
    pending = [_Piece(piece, 0) for piece in _split(task, everything)]
    least = 0
    for _ in range(STEPS):
        if not pending:
            break
        # The largest first: what is found first is then hardly ever improved on.
        pending.sort(key=lambda piece: piece.kept.bit_count())
        piece = pending.pop()
        empty = bool(task.cabins) and not piece.kept & task.cabins
        if piece.kept in seen or piece.kept.bit_count() < least or empty:
            continue
        seen.add(piece.kept)
        cell = _worst(task, piece.kept)
        if cell < 0:
            found[piece.kept] = piece
            if len(found) >= MOST:
                least = sorted((one.bit_count() for one in found), reverse=True)[MOST - 1]
            continue
        for cut in {1 << cell, task.against[cell] & piece.kept}:
            pending += [_Piece(part, piece.cut | cut) for part in _split(task, piece.kept & ~cut)]
    return sorted(found.values(), key=lambda piece: _rank(task, piece), reverse=True)[:MOST]


def _worst(task: _Task, kept: int) -> int:
    """The component that most others cannot stay with; -1 when there is none."""
    counts = {cell: (task.against[cell] & kept).bit_count() for cell in _cells(kept) if task.against[cell] & kept}
    return max(counts, key=counts.__getitem__, default=-1)


def _rank(task: _Task, piece: _Piece) -> tuple[int, int, int]:
    """The size counts, then what it can do."""
    return piece.kept.bit_count(), sum(task.worth[cell] for cell in _cells(piece.kept)), piece.kept


def _split(task: _Task, left: int) -> list[int]:
    """The pieces that these components are in."""
    found: list[int] = []
    while left:
        piece, fresh = 0, left & -left
        while fresh:
            piece |= fresh
            near = 0
            for cell in _cells(fresh):
                near |= task.joined[cell]
            fresh = near & left & ~piece
        found.append(piece)
        left &= ~piece
    return found


def _repair(everything: int, piece: _Piece) -> Repair:
    gone = everything & ~piece.kept
    return Repair(tuple(_cells(gone & piece.cut)), tuple(_cells(gone & ~piece.cut)))


def _together(repairs: Sequence[Repair]) -> Repair:
    """The ships of a fleet are mended at once."""
    cut = sorted(cell for repair in repairs for cell in repair.cut)
    loose = sorted(cell for repair in repairs for cell in repair.loose)
    return Repair(tuple(cut), tuple(loose))


def _bits(cells: Sequence[int]) -> int:
    bits = 0
    for cell in cells:
        bits |= 1 << cell
    return bits


def _cells(bits: int) -> list[int]:
    cells: list[int] = []
    while bits:
        low = bits & -bits
        cells.append(low.bit_length() - 1)
        bits ^= low
    return cells
