"""What the parts of the player's ship are called in the words of a move, and where they are aboard."""

from collections.abc import Iterable

from starboard.games.trucker.board.current_round import board_for
from starboard.games.trucker.board.ship.components import tile_of
from starboard.games.trucker.names.object_names import the_tile
from starboard.games.trucker.state.game_state import TruckerState
from starboard.kernel import Message


def part_on(g: TruckerState, seat: int, cell: int) -> Message:
    """The component on a square of the player's ship."""
    return the_tile(tile_of(g.truckers[seat].ship.parts.get(cell, "")))


def where_aboard(g: TruckerState, seat: int, cell: int) -> str:
    """Where on the player's ship a square is, to somebody standing before it: `front-left`, or `middle`."""
    width, parts = board_for(g, seat).squares.width, g.truckers[seat].ship.parts
    along = _side([one // width for one in parts], cell // width, "front", "back")
    across = _side([one % width for one in parts], cell % width, "left", "right")
    return "-".join(filter(None, (along, across))) or "middle"


def which_of_them(g: TruckerState, seat: int, cell: int, cells: Iterable[int]) -> int:
    """Which of those squares that are called the same this one is, from the front; 0 for the only one."""
    here = where_aboard(g, seat, cell)
    alike = sorted(one for one in cells if where_aboard(g, seat, one) == here)
    return alike.index(cell) + 1 if len(alike) > 1 else 0


def _side(reach: list[int], place: int, before: str, after: str) -> str:
    """On which side of the middle of the ship a place is; nothing in the middle."""
    twice = 2 * place - min(reach) - max(reach)
    return before if twice < 0 else after if twice > 0 else ""
