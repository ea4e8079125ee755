"""Where a component can go without breaking a rule of section 6, and how easily a square can still be filled.

A ship that is built only with what `fits` says has no faults: connectors match (GT-B-6.1), nothing stands before a
muzzle or behind an exhaust (GT-B-6.4, GT-B-6.5), and every component is joined to the ship (GT-B-6.6).
"""

from collections.abc import Mapping
from functools import cache
from typing import Final, TypeAlias

from starboard.games.trucker.board.ship.components import Part, code_of
from starboard.games.trucker.board.ship.ship_board import APART, PLAIN, SPLICE, WRONG, Board, board_of
from starboard.games.trucker.content import content

TURNS = 4
Wants: TypeAlias = tuple[int, int, int, int]
"""What each side of an empty square faces: a connector, a connector across the splice, or nothing."""

ACROSS_SPLICE: Final = 4
FREE: Final = 8
"""A side that faces no component."""
OPEN_SPACE: Final[Wants] = (FREE, FREE, FREE, FREE)

_FIT: Final = (*PLAIN, *SPLICE, (APART, APART, APART, APART))
"""What a connector makes of what its side faces. APART, JOINED and WRONG are 0, 1 and 2, so that the four sides can be
put together with "or"."""


def frontier(board: Board, parts: Mapping[int, str]) -> dict[int, Wants]:
    """The empty squares beside the ship with what their sides face, but for those that must stay empty; and every
    square of a ship that is not begun yet (GT-LM-1.5, GT-LM-4.4.1)."""
    wants: dict[int, list[int]] = {}
    shut: set[int] = set()
    printed, links = board.parts, board.topology.links
    for cell, code in parts.items():
        part = printed[code]
        for side, there, back, match in board.doors[cell]:
            if there not in parts:
                sides = wants.setdefault(there, [FREE] * 4)
                sides[back] = part.connectors[side] + (ACROSS_SPLICE if match is SPLICE else 0)
        shut.update(links[cell][side] for side, _ in part.clear)
    found = {cell: (sides[0], sides[1], sides[2], sides[3]) for cell, sides in wants.items() if cell not in shut}
    if len(board.fleet) > 1 or not parts:
        begun = {board.ship_of[cell] for cell in parts}
        for number, squares in enumerate(board.fleet):
            if number not in begun:
                found.update(dict.fromkeys(squares, OPEN_SPACE))
    return found


def fits(part: Part, wants: Wants) -> bool:
    """Whether a part on such a square breaks no rule and is joined, or is the first of its ship."""
    return is_reached(wants) and is_sound(part, wants) if wants != OPEN_SPACE else is_sound(part, wants)


def is_sound(part: Part, wants: Wants) -> bool:
    """Whether a part on such a square breaks no rule. If any connector looks at the square, the part is then joined."""
    if part.askew:
        return False
    front, right, back, left = part.connectors
    if (_FIT[wants[0]][front] | _FIT[wants[1]][right] | _FIT[wants[2]][back] | _FIT[wants[3]][left]) & WRONG:
        return False
    return all(wants[side] == FREE for side, _ in part.clear)


@cache
def is_reached(wants: Wants) -> bool:
    """Whether a connector looks at the square, so that something can be joined there."""
    return any(want % 4 for want in wants)


@cache
def ease(wants: Wants) -> float:
    """How many of the components of the base game could lie on such a square in some turn, as a share of them."""
    parts = board_of("I").parts
    tiles = [tile for tile in content().tiles.values() if tile.set == "base" and tile.kind.id != "starting_cabin"]
    sound = sum(
        tile.count for tile in tiles if any(is_sound(parts[code_of(tile.id, turn)], wants) for turn in range(TURNS))
    )
    return sound / sum(tile.count for tile in tiles)
