"""Intruders aboard: how they find their way through a ship (GT-X2-4), and who stops them: automated defence systems and
armed crew (GT-X2-2.4, GT-X2-2.5)."""

from collections.abc import Sequence
from typing import NamedTuple

from starboard.games.trucker.board.ship.connectors import connected, joints, of_kind
from starboard.games.trucker.board.ship.ship_board import Board
from starboard.games.trucker.state.ship_state import Ship
from starboard.kernel.squares import opposite

FEELING = {"left": (-1, 0, 1, 2), "right": (1, 0, -1, 2)}
"""GT-X2-4.4: the sides that are tried one after the other, as quarter turns from the heading: the preferred hand,
straight on, the other hand, back."""


def armed(board: Board, ship: Ship) -> set[int]:
    """The squares where intruders are defeated, any number of them (GT-LM-2.6.2).

    Our reading of GT-X2-2.5: everybody in a cabin joined to an armoury is armed, humans and aliens alike. Sleepers
    are no crew (GT-X1-3.2) and fight nobody.
    """
    systems = of_kind(board, ship, "auto_defense")
    armouries = of_kind(board, ship, "armoury")
    found = set(systems)
    if armouries:
        held = joints(board, ship)
        manned = {cell for cell, humans in ship.humans.items() if humans} | ship.aliens.keys()
        for cell in armouries:
            found.update(manned.intersection(connected(board, ship, held, cell)))
    return found


class Walk(NamedTuple):
    """The squares that an intruder came to, the one where it landed first, and whether it was defeated on the next."""

    squares: list[int]
    defeated: bool


def walk(board: Board, ship: Ship, landing: int, side: int, hand: str, steps: int) -> Walk:
    """GT-X2-4.3 to 4.6: the way of an intruder who comes from a side and lands on a square, if nobody there stops it.

    It may run in circles (GT-X2-4.5), which ends with the steps that its card allows, and it stands still where nothing
    is joined.
    """
    guarded, held = armed(board, ship), joints(board, ship)
    here, heading = landing, opposite(side)
    squares: list[int] = []
    while here not in guarded:
        squares.append(here)
        ahead = next_step(board, held, here, heading, hand)
        if len(squares) == steps or ahead is None:
            return Walk(squares, defeated=False)
        here, heading = ahead
    return Walk(squares, defeated=True)


def next_step(
    board: Board, held: Sequence[Sequence[int]], here: int, heading: int, hand: str
) -> tuple[int, int] | None:
    """GT-X2-4.4: the square that an intruder goes to, and its heading there; None when nothing is joined to `here`."""
    for turn in FEELING[hand]:
        side = (heading + turn) % 4
        there = board.topology.links[here][side]
        if there in held[here]:
            return there, opposite(board.topology.faces[here][side])
    return None
