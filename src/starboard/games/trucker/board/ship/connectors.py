"""What holds a ship together: which components are joined, and the pieces they make."""

from starboard.games.trucker.board.ship.ship_board import JOINED, WRONG, Board, Seam
from starboard.games.trucker.state.ship_state import Ship
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


def connected(board: Board, ship: Ship, held: list[list[int]], cell: int) -> list[int]:
    """The squares that a component is joined to, also by way of routers (GT-X2-2.7): so near must be what works only
    side by side. `held` are the joints of the ship."""
    reached = [cell]
    for here in reached:  # grows while it is read
        if here != cell and board.parts[ship.parts[here]].kind.id != "router":
            continue
        reached += [there for there in held[here] if there not in reached]
    return reached[1:]


def of_kind(board: Board, ship: Ship, kind: str) -> list[int]:
    """The squares of the components of a kind, in rising order. Costs next to nothing when there are none."""
    codes = board.kinds.get(kind, frozenset())
    if codes.isdisjoint(ship.parts.values()):
        return []
    return sorted(cell for cell, code in ship.parts.items() if code in codes)


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


def open_ends(board: Board, ship: Ship) -> list[int]:
    """GT-B-6.9: the connectors that look at a square without a component, or out of the board: each as four times its
    square, plus its side."""
    links = board.topology.links
    return [
        4 * cell + side
        for cell, code in sorted(ship.parts.items())
        for side, connector in enumerate(board.parts[code].connectors)
        if connector and links[cell][side] not in ship.parts
    ]


def is_closed(board: Board, ship: Ship) -> bool:
    """Whether nothing can be added any more: every ship is begun, and no connector looks at an empty square."""
    if len({board.ship_of[cell] for cell in ship.parts}) < len(board.fleet):
        return False
    links = board.topology.links
    return not any(
        door.there not in ship.parts and board.parts[code].connectors[door.side]
        for cell, code in ship.parts.items()
        for door in board.doors[cell]
        if links[cell][door.side] == door.there
    )


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
