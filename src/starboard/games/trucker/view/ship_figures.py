"""A ship in numbers and what is wrong with it: open to everybody, worked out from the open table.

The rules do not need any of it. It is here so that a client shows what the rules say, and has no rules of its own.
"""

import msgspec

from starboard.games.trucker.board.ship.cabins import crew_size
from starboard.games.trucker.board.ship.connectors import exposed
from starboard.games.trucker.board.ship.insurance import cap, gaps, has_premium, premium
from starboard.games.trucker.board.ship.lost_components import broken
from starboard.games.trucker.board.ship.ship_board import Board
from starboard.games.trucker.board.ship.ship_faults import FaultKind, faults
from starboard.games.trucker.board.ship.strength import cannon_span, engine_span
from starboard.games.trucker.state.ship_state import Ship
from starboard.kernel import Message
from starboard.kernel.view import View


class FaultView(View, frozen=True):
    """A mistake that the ship check has found, with the squares that it concerns."""

    kind: FaultKind
    rule: str
    cells: list[int]
    message: Message


class WeakSpotView(View, frozen=True):
    """The largest cluster of empty squares, and the premium that it costs."""

    cells: list[int]
    chain: list[tuple[int, int]]
    """Pairs of its squares that share an edge or a corner: just enough of them to hold it together."""
    premium: int


class FiguresView(View, frozen=True, omit_defaults=True):
    """What a ship can do."""

    cannons: tuple[int, int]
    """The least and the most that the cannons can bring, in half points."""
    engines: tuple[int, int]
    """The least and the most that the engines can bring."""
    crew: int
    humans: int
    """Of the crew; those in stasis are not among them."""
    aliens: int
    batteries: int
    exposed: int
    """Exposed connectors."""
    cap: int | None
    """The most that lost components can cost; null: there is no limit."""
    pieces: list[list[int]] = msgspec.field(default_factory=list)
    """The squares of each piece, where a ship is in several; empty when all is well."""
    faults: list[FaultView] = msgspec.field(default_factory=list)
    """What the ship check has to say; empty at other times."""
    weak_spot: WeakSpotView | None = None
    """Not there outside the ship check, and for classes without a premium."""


def figures_of(board: Board, ship: Ship, paid: int, checked: bool) -> FiguresView:
    """What a ship can do; `paid` is the premium that was paid for it, and `checked` whether this is the ship check."""
    return FiguresView(
        cannons=cannon_span(board, ship),
        engines=engine_span(board, ship),
        crew=crew_size(ship),
        humans=sum(ship.humans.values()),
        aliens=len(ship.aliens),
        batteries=sum(ship.batteries.values()),
        exposed=exposed(board, ship),
        cap=cap(board, paid),
        pieces=[piece for in_pieces in broken(board, ship) for piece in in_pieces],
        faults=_faults(board, ship) if checked else [],
        weak_spot=_weak_spot(board, ship) if checked else None,
    )


def _faults(board: Board, ship: Ship) -> list[FaultView]:
    """GT-B-6.7: every mistake with the squares that it concerns."""
    return [FaultView(fault.kind, fault.rule, list(fault.cells), fault.message) for fault in faults(board, ship)]


def _weak_spot(board: Board, ship: Ship) -> WeakSpotView | None:
    """GT-LM-3.5.1: the largest cluster of empty squares, and the premium that it costs."""
    if not has_premium(board):
        return None
    cells = max(gaps(board, ship), key=len, default=[])
    return WeakSpotView(list(cells), _chain(board, cells), premium(board, len(cells)))


def _chain(board: Board, cells: list[int]) -> list[tuple[int, int]]:
    """What makes one cluster of these squares: edges rather than corners, and the rim only where there is no other
    way."""
    chained, pairs = set(cells[:1]), []
    while len(chained) < len(cells):
        left = set(cells) - chained
        touching = [(here, there) for here in chained for there in board.near[here] if there in left]
        pair = min(touching, key=lambda pair: (_strain(board, *pair), pair))
        pairs.append(pair)
        chained.add(pair[1])
    return pairs


def _strain(board: Board, here: int, there: int) -> int:
    """How far apart two squares that touch are drawn."""
    grid = board.squares
    return abs(grid.column(here) - grid.column(there)) + abs(grid.row(here) - grid.row(there))
