"""What a test of building needs: a component in the hand, and the moves of a kind."""

from collections.abc import Callable
from typing import Any

from starboard.games.trucker.moves.building_moves import Finish, TurnHourglass
from starboard.games.trucker.state.game_state import TruckerState
from starboard.kernel import Match, Move

CLASSES = ("I", "II", "III", "IIIA", "IC", "IIC", "IIIC", "IVC")
FRONT, RIGHT, REAR, LEFT = range(4)
ALL_UNIVERSAL = "B001"
"""The starting cabin of seat 0 shows a universal connector on every side."""


def holding(tile: str, origin: str = "open", seat: int = 0) -> Callable[[TruckerState], None]:
    """A player has this component in the hand."""

    def prepare(g: TruckerState) -> None:
        g.heap.remove(tile)
        g.truckers[seat].hand, g.truckers[seat].origin = tile, origin

    return prepare


def moves(match: Match, seat: int, kind: type[Move]) -> list[Any]:
    return [move for move in match.offers(seat) if isinstance(move, kind)]


def split(code: str) -> tuple[str, int]:
    tile, _, turn = code.partition("/")
    return tile, int(turn)


def time_passes(match: Match, finisher: int) -> None:
    """One player finishes and turns the hourglass until time is up."""
    match.play(finisher, Finish(2))
    while not match.over:
        deadline = match.deadline
        if deadline is None:
            match.play(finisher, TurnHourglass())
        else:
            match.expire(deadline.key)
