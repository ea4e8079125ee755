"""A ship as a small picture, for lists of tables: which squares there are, and what sort of component lies on each."""

from starboard.games.trucker.board.current_round import board_for
from starboard.games.trucker.board.ship.components import Part
from starboard.games.trucker.state.game_state import TruckerState
from starboard.kernel import Pieces, Sketch

AIRBORNE = ("flight", "end")


def sketches(g: TruckerState) -> list[Sketch]:
    """The ship of each seat: in the yard, or in flight. Ships are open to everybody."""
    ground = "flight" if g.part in AIRBORNE else "yard"
    return [Sketch(ground, _ship(g, seat)) for seat in range(len(g.truckers))]


def _ship(g: TruckerState, seat: int) -> tuple[Pieces, ...]:
    board, parts = board_for(g, seat), g.truckers[seat].ship.parts
    found: dict[str, list[tuple[int, int]]] = {"free": []}
    for cell in board.cells:
        code = parts.get(cell)
        look = _look(board.parts[code]) if code else "free"
        found.setdefault(look, []).append((board.squares.column(cell), board.squares.row(cell)))
    return tuple(Pieces(look, tuple(at)) for look, at in found.items() if at)


def _look(part: Part) -> str:
    kind = part.tile.kind
    sorts = {
        "start": kind.id == "starting_cabin",
        "cannon": kind.cannon > 0,
        "engine": kind.engine > 0,
        "cabin": kind.crew + kind.sleepers > 0,
        "battery": kind.batteries > 0,
        "hold": kind.cargo > 0,
        "special": kind.special > 0,
        "shield": bool(part.shields),
    }
    return next((sort for sort, is_such in sorts.items() if is_such), "other")
