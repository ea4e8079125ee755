"""What the parts of the own ship are called in the words of a move."""

from starboard.games.trucker.board.ship.components import tile_of
from starboard.games.trucker.names.object_names import the_tile
from starboard.games.trucker.state.game_state import TruckerState
from starboard.kernel import Message


def part_on(g: TruckerState, seat: int, cell: int) -> Message:
    """The component on a square of the own ship."""
    return the_tile(tile_of(g.truckers[seat].ship.parts.get(cell, "")))
