"""What holds a ship together: which components are joined, and the pieces they make."""

from starboard.games.trucker.ship.board import JOINED, WRONG, Board, Seam
from starboard.games.trucker.ship.state import Ship
from starboard.kernel.paths import groups_of


def fit(board: Board, ship: Ship) -> tuple[list[list[int]], list[Seam]]:
    """For each square the squares it is joined to (GT-B-6.2), and the seams where connectors do not fit (GT-B-6.1).

    Linear in squares. This is the busiest function of the title: it looks at every seam of the board once.
    """
    parts = board.parts
    size = len(board.ship_of)
    shown: list[tuple[int, int, int, int] | None] = [None] * size
    for cell, code in ship.parts.items():
        shown[cell] = parts[code].connectors
    held: list[list[int]] = [[] for _ in range(size)]
    misfits: list[Seam] = []
    for seam in board.seams:
        a, side, b, back, match, _ = seam
        here = shown[a]
        if here is None:
            continue
        there = shown[b]
        if there is None:
            continue
        result = match[here[side]][there[back]]
        if result == JOINED:
            held[a].append(b)
            held[b].append(a)
        elif result == WRONG:
            misfits.append(seam)
    return held, misfits


def joints(board: Board, ship: Ship) -> list[list[int]]:
    """For each square the squares it is joined to: the only relation that counts as "connected to" (GT-B-6.2)."""
    return fit(board, ship)[0]


def pieces(board: Board, ship: Ship, held: list[list[int]] | None = None) -> list[list[list[int]]]:
    """For each ship of the fleet the connected pieces it is in: one when all is well, none when it has no components.

    Squares rise in a piece, pieces are in the order of their first squares. `held` saves the work when it is known.
    """
    held = joints(board, ship) if held is None else held
    present = [False] * len(held)
    for cell in ship.parts:
        present[cell] = True
    found: list[list[list[int]]] = [[] for _ in board.fleet]
    for piece in groups_of(held, present):
        found[board.ship_of[piece[0]]].append(piece)
    return found


def exposed(board: Board, ship: Ship) -> int:
    """GT-B-6.9: how many connectors look at a square without a component, or out of the board."""
    parts, links = board.parts, board.topology.links
    occupied = ship.parts
    count = 0
    for cell, code in occupied.items():
        ahead = links[cell]
        front, right, back, left = parts[code].connectors
        count += bool(front and ahead[0] not in occupied)
        count += bool(right and ahead[1] not in occupied)
        count += bool(back and ahead[2] not in occupied)
        count += bool(left and ahead[3] not in occupied)
    return count
