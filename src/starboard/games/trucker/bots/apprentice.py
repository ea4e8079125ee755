"""The apprentice: builds what fits, takes what is offered, and never reckons."""

from collections.abc import Sequence

from starboard.games.trucker.bots.building.skill import APPRENTICE
from starboard.games.trucker.bots.flying.thumb import by_thumb
from starboard.games.trucker.bots.player import Player
from starboard.games.trucker.bots.seen import seen_by
from starboard.games.trucker.moves.flight_moves import FlyOn
from starboard.kernel import Asked, Move, Sight


class Apprentice(Player):
    """A player in its first year."""

    def __init__(self, seed: int) -> None:
        super().__init__(APPRENTICE, seed)

    def fly(self, sight: Sight, asked: Asked, options: Sequence[Move]) -> int:
        """By rules of thumb; an apprentice never gives up, and need not even look to say so."""
        if isinstance(options[0], FlyOn):
            return 0
        return by_thumb(seen_by(sight.view, sight.seat), sight.seat, options)
