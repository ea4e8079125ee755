"""Boosters and what they boost (GT-X1-3.3 to 3.5). Our reading: a component that is joined to the booster."""

from collections.abc import Callable

from starboard.games.trucker.board.ship.components import Part
from starboard.games.trucker.board.ship.connectors import connected, joints, of_kind
from starboard.games.trucker.board.ship.ship_board import Board
from starboard.games.trucker.state.ship_state import Ship


def boosted_cannons(board: Board, ship: Ship) -> dict[int, list[int]]:
    """For each cannon booster the cannons that it can overload."""
    return _boosted(board, ship, "cannon_booster", lambda part: part.cannon > 0)


def boosted_engines(board: Board, ship: Ship) -> dict[int, list[int]]:
    """For each engine booster the engines that it can overload."""
    return _boosted(board, ship, "engine_booster", lambda part: part.engine > 0)


def boosted_shields(board: Board, ship: Ship) -> dict[int, list[int]]:
    """For each shield booster the shields that it can overload."""
    return _boosted(board, ship, "shield_booster", lambda part: bool(part.shields))


def _boosted(board: Board, ship: Ship, kind: str, suits: Callable[[Part], bool]) -> dict[int, list[int]]:
    """The boosters of a kind with the components that suit them, joined directly or through routers (GT-X2-2.7);
    boosters without any are left out."""
    boosters = of_kind(board, ship, kind)
    if not boosters:
        return {}
    held = joints(board, ship)
    found: dict[int, list[int]] = {}
    for booster in boosters:
        near = connected(board, ship, held, booster)
        fitting = sorted(cell for cell in near if suits(board.parts[ship.parts[cell]]))
        if fitting:
            found[booster] = fitting
    return found
