"""The trucker: builds for the flight to come, and decides by expected credits."""

from collections.abc import Sequence

from starboard.games.trucker.bots.building.skill import TRUCKER
from starboard.games.trucker.bots.flying.flier import reckoned
from starboard.games.trucker.bots.player import Player, threatened
from starboard.games.trucker.bots.seen import seen_by
from starboard.kernel import Asked, Move, Sight


class Trucker(Player):
    """A player who knows the trade."""

    def __init__(self, seed: int) -> None:
        super().__init__(TRUCKER, seed)

    def fly(self, sight: Sight, asked: Asked, options: Sequence[Move]) -> int:
        """By reckoning."""
        return reckoned(seen_by(sight.view, sight.seat), sight.seat, options, threatened(asked))
