"""Batteries and holds: how much of them there is, and what fits (GT-B-7.1, GT-B-9.4, GT-B-9.5)."""

from collections.abc import Sequence
from typing import NamedTuple

from starboard.games.trucker.board.ship.components import Part
from starboard.games.trucker.board.ship.ship_board import Board
from starboard.games.trucker.state.ship_state import Ship


class Cargo(NamedTuple):
    """Containers: red goods need a special one, other goods fit anywhere (GT-B-9.5.1)."""

    normal: int
    special: int


def battery_places(board: Board, ship: Ship) -> int:
    """How many battery tokens a full ship carries."""
    return sum(board.parts[code].kind.batteries for code in ship.parts.values())


def fill_batteries(board: Board, ship: Ship) -> None:
    """GT-B-7.1: every battery component is filled to its printed number."""
    for cell, code in sorted(ship.parts.items()):
        if board.parts[code].kind.batteries:
            ship.batteries[cell] = board.parts[code].kind.batteries


def tokens(board: Board, ship: Ship, number: int = 0) -> int:
    """GT-LM-4.9.1: the battery tokens aboard one ship of the fleet."""
    return sum(count for cell, count in ship.batteries.items() if board.ship_of[cell] == number)


def cargo_places(board: Board, ship: Ship) -> Cargo:
    """The containers of all holds."""
    kinds = [board.parts[code].kind for code in ship.parts.values()]
    return Cargo(sum(kind.cargo for kind in kinds), sum(kind.special for kind in kinds))


def fits(part: Part, goods: Sequence[str]) -> bool:
    """GT-B-9.5.1: whether a hold can carry these goods together: one a container, red ones in special containers."""
    kind = part.kind
    return goods.count("red") <= kind.special and len(goods) <= kind.cargo + kind.special
