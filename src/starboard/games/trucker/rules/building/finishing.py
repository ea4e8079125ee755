"""GT-B-5: number tiles, and when there is nothing left but to take one."""

from starboard.games.trucker.moves.building_moves import (
    Finish,
)
from starboard.games.trucker.rules.building.taking import empty_hand
from starboard.games.trucker.state.game_state import Trucker, TruckerState
from starboard.kernel import Move, tell

MOST_MOVES = 600
"""Moves that a player has for one ship; after them there is nothing left but to take a number."""


def numbers_left(g: TruckerState) -> list[int]:
    """The number tiles that nobody has, in rising order (GT-B-1.8)."""
    taken = {trucker.number for trucker in g.truckers}
    return [number for number in range(1, len(g.truckers) + 1) if number not in taken]


def somebody_builds(g: TruckerState) -> bool:
    """Whether anybody is still without a number tile. Asked in every turn of a race, so it makes no list of tiles."""
    return 0 in [trucker.number for trucker in g.truckers]


def finishes(g: TruckerState) -> list[Move]:
    """GT-B-5.1: any of the number tiles that are left."""
    return [Finish(number) for number in numbers_left(g)]


def is_spent(me: Trucker) -> bool:
    """Whether a player has used up all moves."""
    return me.moves >= MOST_MOVES


def look_away(g: TruckerState, seat: int, me: Trucker) -> None:
    """The pile lies on the table again."""
    if me.looking >= 0:
        tell(g, "trucker-looks-away", "GT-B-3.8", seat=seat, pile=me.looking + 1)
        me.looking = -1


def down_tools(g: TruckerState, seat: int, me: Trucker) -> None:
    """All moves are used up: hand and pile are put back, and a number tile must be taken."""
    empty_hand(g, seat, me)
    look_away(g, seat, me)
    me.last = -1
    tell(g, "trucker-tools-down", "OQ-B-03", seat=seat, most=MOST_MOVES)
