"""What a ship costs before the flight and what its lost components cost after it, by class."""

from starboard.games.trucker.board.ship.ship_board import Board
from starboard.games.trucker.state.ship_state import Ship
from starboard.kernel.paths import groups_of


def gaps(board: Board, ship: Ship) -> list[list[int]]:
    """GT-LM-3.5.1: the clusters of empty squares; two that share an edge or a corner are in the same one."""
    empty = [False] * len(board.ship_of)
    for cell in board.cells:
        empty[cell] = cell not in ship.parts
    return groups_of(board.near, empty)


def largest_gap(board: Board, ship: Ship) -> int:
    """GT-LM-3.5.3: the size of the largest cluster, which alone decides the premium."""
    return max(map(len, gaps(board, ship)), default=0)


def gap_without(board: Board, ship: Ship, cell: int) -> int:
    """The size of the largest cluster if the component on this square were gone too."""
    parts = {there: code for there, code in ship.parts.items() if there != cell}
    return largest_gap(board, Ship(parts=parts))


def has_premium(board: Board) -> bool:
    """Whether the insurer of this class asks for a premium by the weak spot (GT-LM-3.5.2)."""
    return bool(board.ship_class.premiums)


def premium(board: Board, gap: int) -> int:
    """GT-LM-3.5.2: what has to be paid before the flight; nothing for classes without a weak spot."""
    premiums = board.ship_class.premiums
    return premiums[min(gap, len(premiums) - 1)] if premiums else 0


def cap(board: Board, paid: int = 0) -> int | None:
    """GT-B-1.7, GT-LM-2.8.1, GT-LM-3.5.5, GT-LM-4.7.1: the most that lost components can cost; None without limit.

    `paid` is the insurance that was bought, for classes that sell one.
    """
    for offer in board.ship_class.insurance:
        if offer.premium == paid:
            return offer.cap
    return board.ship_class.cap


def penalty(board: Board, lost: int, paid: int = 0) -> int:
    """GT-B-13.4: what this many lost components cost."""
    most = cap(board, paid)
    return lost if most is None else min(lost, most)
