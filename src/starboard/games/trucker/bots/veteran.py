"""The veteran: builds with the best of them, and plays the rest of the flight in its head before it decides."""

from random import Random

from starboard.games.trucker.bots.apprentice import BUILDING
from starboard.games.trucker.bots.builder import Builder
from starboard.games.trucker.bots.flier import reckoned, worths_of
from starboard.games.trucker.bots.playouts import by_playouts
from starboard.games.trucker.bots.seen import seen_by
from starboard.games.trucker.bots.skill import VETERAN
from starboard.games.trucker.moves_building import KeepPiece
from starboard.games.trucker.moves_flight import LoseCrew
from starboard.kernel import Choice, Sight

WORLDS = 8
"""Worlds in which the candidates are tried."""
MOST_CANDIDATES = 3
CLEAR = 4.0
"""Credits by which a move must be reckoned better, so that it needs no trying."""
NOT_TRIED = (LoseCrew, KeepPiece)
"""Decisions that are as well reckoned as tried."""


class Veteran:
    """A player who has seen it all."""

    def __init__(self, seed: int) -> None:
        self._chance = Random(seed)
        self._builder = Builder(VETERAN, Random(self._chance.random()))
        self.worlds = WORLDS

    def pace(self, sight: Sight) -> float:
        """Seconds until the next act."""
        return self._builder.pace()

    def choose(self, sight: Sight) -> Choice:
        """The place of the chosen move."""
        asked = sight.question
        if asked.prompt in BUILDING:
            return self._builder.choose(sight)
        options = sight.options
        if asked.kind == "ask-some":
            return tuple(range(asked.least))
        if len(options) == 1:
            return 0
        view = sight.view
        g = seen_by(view, sight.seat)
        squares = str(asked.args.get("squares", ""))
        worths = worths_of(g, sight.seat, options, squares)
        if worths is None or isinstance(options[0], NOT_TRIED) or view["part"] != "flight":
            return reckoned(g, sight.seat, options, squares)
        ranked = sorted(range(len(options)), key=lambda place: -worths[place])[:MOST_CANDIDATES]
        ranked = [place for place in ranked if worths[place] > worths[ranked[0]] - CLEAR]
        if len(ranked) == 1:
            return ranked[0]
        seeds = [self._chance.randrange(1 << 30) for _ in range(self.worlds)]
        means = by_playouts(sight, ranked, seeds)
        return ranked[max(range(len(ranked)), key=lambda number: means[number])]
