"""Where the component in the hand could go, and what those face up would be good for: worked out for the builder alone,
from what it sees.

What is risky is what the ship check would find (GT-B-6.1, 6.4, 6.5, GT-X2-3.1); in a guided game it is refused.
"""

from functools import lru_cache
from typing import Literal, TypeAlias

import msgspec

from starboard.games.trucker.board.current_round import board_for
from starboard.games.trucker.board.ship.components import EXHAUST, MUZZLE, Part, code_of
from starboard.games.trucker.board.ship.ship_board import JOINED, SPLICE, WRONG, Board
from starboard.games.trucker.rules.building.placing import TURNS, is_allowed, unstarted
from starboard.games.trucker.state.game_state import TruckerState
from starboard.games.trucker.state.ship_state import Ship
from starboard.kernel.view import View

Reason: TypeAlias = Literal[
    "connector", "splice", "askew", "muzzle", "exhaust", "nozzle", "their-muzzle", "their-exhaust", "their-nozzle"
]
"""What is wrong at a side: connectors that do not fit, also across the splice; an engine that points elsewhere than to
the rear; its own muzzle, exhaust or nozzle has no empty square; or it stands in the way of that of a neighbour."""
OWN: dict[str, Reason] = {MUZZLE: "muzzle", EXHAUST: "exhaust"}
THEIRS: dict[str, Reason] = {MUZZLE: "their-muzzle", EXHAUST: "their-exhaust"}
REMEMBERED = 512
"""Ships whose face-up components are kept: those of the tables where somebody builds now."""


class TurnView(View, frozen=True, omit_defaults=True):
    """How the component would lie on a square after some quarter turns."""

    state: Literal["fits", "risky", "loose"]
    """It fits; it joins but breaks a rule; or nothing would hold it."""
    joints: int = 0
    """Joints that it would close."""
    sides: list[int] = msgspec.field(default_factory=list)
    """The sides where something is wrong: front, right, rear, left."""
    why: list[Reason] = msgspec.field(default_factory=list)
    """For each of these sides what is wrong there."""
    others: list[int] = msgspec.field(default_factory=list)
    """For each of these sides the square of the other component, -1 where there is none."""


class SpotView(View, frozen=True):
    """An empty square next to the ship."""

    cell: int
    turns: list[TurnView]
    """As it was drawn, and after one, two and three quarter turns clockwise."""


def spots_view(g: TruckerState, seat: int) -> list[SpotView]:
    """Every square where the component in the hand of this seat touches its ship."""
    board, trucker = board_for(g, seat), g.truckers[seat]
    if not trucker.hand:
        return []
    turned = [board.parts[code_of(trucker.hand, turn)] for turn in range(TURNS)]
    empty = unstarted(board, trucker.ship)
    return [
        SpotView(cell, [_turn(board, trucker.ship, cell, part, board.ship_of[cell] in empty) for part in turned])
        for cell in _near(board, trucker.ship, empty)
    ]


def fits_view(g: TruckerState, seat: int) -> dict[str, tuple[int, int]]:
    """For each component face up on how many squares of this ship it fits as it lies, and on how many at all."""
    board, ship = board_for(g, seat), g.truckers[seat].ship
    known = _fits_of(id(board), tuple(sorted(ship.parts.items())))
    for tile in g.open:
        if tile not in known:
            known[tile] = _fits(board, ship, tile)
    return {tile: known[tile] for tile in sorted(set(g.open))}


@lru_cache(maxsize=REMEMBERED)
def _fits_of(board: int, parts: tuple[tuple[int, str], ...]) -> dict[str, tuple[int, int]]:
    """What was found out for a ship. Boards are built once, and never thrown away."""
    return {}


def _fits(board: Board, ship: Ship, tile: str) -> tuple[int, int]:
    empty = unstarted(board, ship)
    lying = turning = 0
    for cell in _near(board, ship, empty):
        first = board.ship_of[cell] in empty
        ways = [
            is_allowed(board, ship, cell, board.parts[code_of(tile, turn)], board.doors[cell], True, first)
            for turn in range(TURNS)
        ]
        lying += ways[0]
        turning += any(ways)
    return lying, turning


def _near(board: Board, ship: Ship, empty: list[int]) -> list[int]:
    """The empty squares beside a component, and all of ships that are not begun."""
    return [
        cell
        for cell in board.cells
        if cell not in ship.parts
        and (board.ship_of[cell] in empty or any(door.there in ship.parts for door in board.doors[cell]))
    ]


def _turn(board: Board, ship: Ship, cell: int, part: Part, first: bool) -> TurnView:
    wrong: list[tuple[int, Reason, int]] = []
    if part.askew:
        wrong += [(side, "askew", -1) for side in range(TURNS) if _points(part, side)]
    closed = 0
    for side, there, back, match in board.doors[cell]:
        code = ship.parts.get(there)
        if code is None:
            continue
        other = board.parts[code]
        result = match[part.connectors[side]][other.connectors[back]]
        closed += result == JOINED
        if result == WRONG:
            wrong.append((side, "splice" if match is SPLICE else "connector", there))
        wrong += [(side, OWN.get(what, "nozzle"), there) for at, what in part.clear if at == side]
        wrong += [(side, THEIRS.get(what, "their-nozzle"), there) for at, what in other.clear if at == back]
    if not closed and not first:
        return TurnView("loose")
    if not wrong:
        return TurnView("fits", closed)
    wrong.sort()
    return TurnView(
        "risky", closed, [side for side, _, _ in wrong], [why for _, why, _ in wrong], [there for _, _, there in wrong]
    )


def _points(part: Part, side: int) -> bool:
    """Whether an exhaust of an engine that is askew points to this side."""
    return any((exhaust + part.turn) % TURNS == side for exhaust in part.tile.exhausts)
