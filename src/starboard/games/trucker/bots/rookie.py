"""The rookie, for learners: an apprentice that overlooks the best square, and is too eager in flight now and then."""

from collections.abc import Sequence
from typing import Final

from starboard.games.trucker.board.ship.cabins import crew_size
from starboard.games.trucker.bots.building.skill import ROOKIE
from starboard.games.trucker.bots.flying.thumb import best_of, by_thumb, halves
from starboard.games.trucker.bots.player import Player
from starboard.games.trucker.bots.seen import seen_by
from starboard.games.trucker.moves.flight_moves import Fire, FlyOn, FlyPast, Land, Thrust, Visit
from starboard.kernel import Asked, Move, Sight

SLIPS: Final = 0.3
"""How often it does what people do when they see something for the first time."""
FEW: Final = 4
"""With fewer crew it stays aboard."""


class Rookie(Player):
    """A player on its first flights: good company, and never silly."""

    def __init__(self, seed: int) -> None:
        super().__init__(ROOKIE, seed)

    def fly(self, sight: Sight, asked: Asked, options: Sequence[Move]) -> int:
        """As an apprentice would; or too eagerly."""
        if isinstance(options[0], FlyOn):
            return 0
        g = seen_by(sight.view, sight.seat)
        if self.chance.random() < SLIPS:
            place = eager(options, crew_size(g.truckers[sight.seat].ship))
            if place >= 0:
                return place
        return by_thumb(g, sight.seat, options)


def eager(options: Sequence[Move], crew: int) -> int:
    """What somebody does in the heat of the moment: all batteries for speed or for a fight, the first planet in sight,
    and no stop where the crew is small; -1 where it thinks twice."""
    if any(isinstance(move, Thrust) for move in options):
        return best_of(options, _thrust)
    if any(isinstance(move, Fire) for move in options):
        return best_of(options, _fire)
    if any(isinstance(move, Land) for move in options):
        return next(place for place, move in enumerate(options) if isinstance(move, Land))
    if any(isinstance(move, Visit) for move in options) and crew < FEW:
        return next((place for place, move in enumerate(options) if isinstance(move, FlyPast)), -1)
    return -1


def _thrust(move: Move) -> float:
    return move.strength if isinstance(move, Thrust) else -1


def _fire(move: Move) -> float:
    return halves(move.strength) if isinstance(move, Fire) and not move.boost else -1
