"""The veteran: builds with the best of them, and flies on in its head before it decides."""

from collections.abc import Sequence
from operator import sub
from typing import ClassVar

from starboard.games.trucker.bots.building.skill import VETERAN, Skill
from starboard.games.trucker.bots.building.yard import Yard
from starboard.games.trucker.bots.flying.flier import reckoned, worths_of
from starboard.games.trucker.bots.flying.flight_reasons import CLEARLY, HARDLY, compared
from starboard.games.trucker.bots.flying.playouts import by_playouts
from starboard.games.trucker.bots.player import Player, different, threatened
from starboard.games.trucker.bots.seen import seen_by
from starboard.games.trucker.moves.building_moves import KeepPiece
from starboard.games.trucker.moves.flight_moves import GiveUp, GiveUpCrew
from starboard.games.trucker.state.game_state import TruckerState
from starboard.kernel import Asked, Choice, Message, Move, Sight

WORLDS = 10
"""Worlds in which the candidates are tried."""
MOST_CANDIDATES = 3
CLEAR = 4.0
"""Credits by which a move must be reckoned better than another, so that the other need not be tried."""
RELUCTANCE = 4.0
"""Credits by which giving up must be better than to fly on: who plays on in its head never gives up later."""
NOT_TRIED = (GiveUpCrew, KeepPiece)
"""Decisions that are as well reckoned as tried."""


class Veteran(Player):
    """A player who has seen it all."""

    skill: ClassVar[Skill] = VETERAN
    most_candidates: ClassVar[int] = MOST_CANDIDATES
    clear: ClassVar[float] = CLEAR
    begun: ClassVar[type[Yard]] = Yard
    """What it builds in."""

    def __init__(self, seed: int, worlds: int = WORLDS) -> None:
        super().__init__(self.skill, seed, self.begun)
        self.worlds = worlds
        self.flown: dict[int, list[float]] = {}
        """How each flight came out that was tried for the last decision, by the place of the move."""

    def fly(self, sight: Sight, asked: Asked, options: Sequence[Move]) -> int:
        """By playouts, where reckoning leaves a doubt."""
        g = seen_by(sight.view, sight.seat)
        worths = worths_of(g, sight.seat, options, threatened(asked))
        if worths is None or not _is_tried(g, options):
            return reckoned(g, sight.seat, options, threatened(asked))
        burdens = [RELUCTANCE * isinstance(move, GiveUp) for move in options]
        doubtful = self._in_doubt(options, [*map(sub, worths, burdens)])
        if len(doubtful) == 1:
            return doubtful[0]
        seeds = [self.chance.randrange(1 << 30) for _ in range(self.worlds)]
        leads = by_playouts(sight, doubtful, seeds)
        self.flown = {
            place: [lead - burdens[place] for lead in found] for place, found in zip(doubtful, leads, strict=True)
        }
        return max(doubtful, key=lambda place: sum(self.flown[place]))

    def choose(self, sight: Sight) -> Choice:
        """As every player; what was flown in the head is remembered, for those who ask how it came out."""
        self.flown = {}
        return super().choose(sight)

    def explain(self, sight: Sight, chosen: Choice) -> Message | None:
        """As every player; but what whole flights told apart does matter."""
        why = super().explain(sight, chosen)
        told = self.figure(sight, chosen)
        return None if why == HARDLY and told is not None and told.id == CLEARLY else why

    def figure(self, sight: Sight, chosen: Choice) -> Message | None:
        """How many credits further ahead the move left the player after those flights, beside the next best."""
        others = [place for place in self.flown if place != chosen]
        if not isinstance(chosen, int) or chosen not in self.flown or not others:
            return None
        rival = max(others, key=lambda place: sum(self.flown[place]))
        found = zip(self.flown[chosen], self.flown[rival], strict=True)
        return compared([one - other for one, other in found], sight.caption(sight.options[rival]).message)

    def _in_doubt(self, options: Sequence[Move], worths: Sequence[float]) -> list[int]:
        """The places of the moves that reckoning alone cannot tell apart, the best one first."""
        ranked = sorted(different(options), key=lambda place: -worths[place])[: self.most_candidates]
        return [place for place in ranked if worths[place] > worths[ranked[0]] - self.clear]


def _is_tried(g: TruckerState, options: Sequence[Move]) -> bool:
    """Whether such a decision is worth playing on."""
    return g.part == "flight" and not isinstance(options[0], NOT_TRIED)
