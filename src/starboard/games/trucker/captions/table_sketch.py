"""A ship as a small picture, for lists of tables: which squares there are, and what sort of component lies on each."""

from functools import cache, lru_cache
from typing import TypeAlias

from starboard.games.trucker.board.current_round import class_name
from starboard.games.trucker.board.ship.components import Part
from starboard.games.trucker.board.ship.ship_board import board_of
from starboard.games.trucker.state.game_state import TruckerState
from starboard.kernel import Pieces, Sketch

AIRBORNE = ("flight", "end")
REMEMBERED = 1024
"""Ships that are kept: those of the tables that something happens at."""

BoardName: TypeAlias = tuple[str, tuple[int, ...], str, str, bool]
"""What `board_of` wants to know."""


def sketches(g: TruckerState) -> list[Sketch]:
    """The ship of each seat: in the yard, or in flight. Ships are open to everybody."""
    ground = "flight" if g.part in AIRBORNE else "yard"
    ship_class, dice = class_name(g), tuple(g.dice)
    return [
        Sketch(ground, _ship((ship_class, dice, trucker.halves, g.hole, g.formerly), tuple(trucker.ship.parts.items())))
        for trucker in g.truckers
    ]


# It is made again with every decision, which changes one ship or none: most ships were drawn before.
@lru_cache(maxsize=REMEMBERED)
def _ship(name: BoardName, components: tuple[tuple[int, str], ...]) -> tuple[Pieces, ...]:
    """A ship that is built on the board of this name."""
    board, parts, width = board_of(*name), dict(components), board_of(*name).squares.width
    found: dict[str, list[tuple[int, int]]] = {"free": []}
    for cell in board.cells:
        code = parts.get(cell)
        look = _look(board.parts[code]) if code else "free"
        found.setdefault(look, []).append(_place(cell % width, cell // width))
    return tuple(Pieces(look, tuple(at)) for look, at in found.items() if at)


@cache
def _place(column: int, row: int) -> tuple[int, int]:
    """A place on a board: all pictures share one object for it, since every open table keeps its pictures."""
    return column, row


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
