"""What a ship would be good for if it were finished as it is: for its builder alone, who could count it all.

Full batteries count (GT-B-7.1); crew does not come aboard before the ship check, so only its places are counted.
"""

from functools import lru_cache

from starboard.games.trucker.board.ship.cabins import crew_places
from starboard.games.trucker.board.ship.holds import fill_batteries
from starboard.games.trucker.board.ship.ship_board import board_of
from starboard.games.trucker.board.ship.ship_faults import faults
from starboard.games.trucker.board.ship.strength import cannon_span, engine_span
from starboard.games.trucker.state.ship_state import Ship
from starboard.games.trucker.view.board_view import BoardName, unpacked
from starboard.kernel.view import View

REMEMBERED = 512
"""Ships that are kept: a stand is looked at more often than a ship changes."""


class BuiltView(View, frozen=True):
    """A ship that is being built, in numbers."""

    cannons: tuple[int, int]
    """The least and the most that the cannons could bring, in half points."""
    engines: tuple[int, int]
    """The least and the most that the engines could bring."""
    places: int
    """Crew that would find a place in the cabins."""
    batteries: int
    mistakes: int
    """What the ship check would find (GT-B-6.7)."""


@lru_cache(maxsize=REMEMBERED)
def built_view(name: BoardName, parts: bytes) -> BuiltView:
    """A ship as it is now, given by its components as `packed` has them."""
    board, ship = board_of(*name), Ship(parts=unpacked(parts))
    fill_batteries(board, ship)
    return BuiltView(
        cannons=cannon_span(board, ship),
        engines=engine_span(board, ship),
        places=crew_places(board, ship),
        batteries=sum(ship.batteries.values()),
        mistakes=len(faults(board, ship)),
    )
