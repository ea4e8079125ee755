"""Where the component in the hand could go, and what those face up would be good for: worked out for the builder alone,
from what it sees.

What is risky is what the ship check would find (GT-B-6.1, 6.4, 6.5, GT-X2-3.1); in a guided game it is refused.
"""

from functools import lru_cache
from typing import Literal, NamedTuple, TypeAlias

import msgspec

from starboard.games.trucker.board.ship.components import EXHAUST, MUZZLE, Part, code_of
from starboard.games.trucker.board.ship.ship_board import JOINED, SPLICE, WRONG, Board, Match, board_of
from starboard.games.trucker.rules.building.placing import TURNS, is_allowed, unstarted
from starboard.games.trucker.state.ship_state import Ship
from starboard.games.trucker.view.board_view import BoardName, unpacked
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


def spots_view(name: BoardName, parts: bytes, tile: str) -> list[SpotView]:
    """Every square where a component touches a ship, which is given by its components as `packed` has them."""
    return _spots(name, parts, tile) if tile else []


@lru_cache(maxsize=REMEMBERED)
def _spots(name: BoardName, parts: bytes, tile: str) -> list[SpotView]:
    """While others build, what one holds fits where it did."""
    board, ship = board_of(*name), Ship(parts=unpacked(parts))
    turned = [board.parts[code_of(tile, turn)] for turn in range(TURNS)]
    empty = unstarted(board, ship)
    found = []
    for cell in _near(board, ship, empty):
        beside, first = _beside(board, ship, cell), board.ship_of[cell] in empty
        found.append(SpotView(cell, [_turn(beside, part, first) for part in turned]))
    return found


def fits_view(name: BoardName, parts: bytes, tiles: list[str]) -> dict[str, tuple[int, int]]:
    """For each of these components, how many squares of a ship it fits unturned, and how many at all."""
    known = _fits_of(name, parts)
    for tile in tiles:
        if tile not in known:
            known[tile] = _fits(board_of(*name), Ship(parts=unpacked(parts)), tile)
    return {tile: known[tile] for tile in sorted(set(tiles))}


@lru_cache(maxsize=REMEMBERED)
def _fits_of(name: BoardName, parts: bytes) -> dict[str, tuple[int, int]]:
    """What was found out for a ship."""
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
    parts, doors = ship.parts, board.doors
    beside = {door.there for cell in parts for door in doors[cell]}
    return [cell for cell in board.cells if cell not in parts and (cell in beside or board.ship_of[cell] in empty)]


class _Neighbour(NamedTuple):
    """A component beside a square: at which side of it, where, and what it turns to the square."""

    side: int
    there: int
    connector: int
    match: Match
    clear: list[str]
    """What of it needs the square to be empty."""


def _beside(board: Board, ship: Ship, cell: int) -> list[_Neighbour]:
    found = []
    for side, there, back, match in board.doors[cell]:
        code = ship.parts.get(there)
        if code is not None:
            other = board.parts[code]
            clear = [what for at, what in other.clear if at == back]
            found.append(_Neighbour(side, there, other.connectors[back], match, clear))
    return found


LOOSE = TurnView("loose")
FITS = [TurnView("fits", joints) for joints in range(2 * TURNS)]
"""By the joints that would be closed: mostly nothing else is to be said."""


def _turn(beside: list[_Neighbour], part: Part, first: bool) -> TurnView:
    wrong: list[tuple[int, Reason, int]] = []
    if part.askew:
        wrong += [(side, "askew", -1) for side in range(TURNS) if _points(part, side)]
    closed = 0
    for side, there, connector, match, clear in beside:
        result = match[part.connectors[side]][connector]
        if result == JOINED:
            closed += 1
        elif result == WRONG:
            wrong.append((side, "splice" if match is SPLICE else "connector", there))
        if part.clear:
            wrong += [(side, OWN.get(what, "nozzle"), there) for at, what in part.clear if at == side]
        if clear:
            wrong += [(side, THEIRS.get(what, "their-nozzle"), there) for what in clear]
    if not closed and not first:
        return LOOSE
    if not wrong:
        return FITS[closed]
    wrong.sort()
    return TurnView(
        "risky", closed, [side for side, _, _ in wrong], [why for _, why, _ in wrong], [there for _, _, there in wrong]
    )


def _points(part: Part, side: int) -> bool:
    """Whether an exhaust of an engine that is askew points to this side."""
    return any((exhaust + part.turn) % TURNS == side for exhaust in part.tile.exhausts)
