"""The apprentice: builds what fits, takes what is offered, and never reckons."""

from random import Random

from starboard.games.trucker.bots.builder import Builder
from starboard.games.trucker.bots.seen import seen_by
from starboard.games.trucker.bots.skill import APPRENTICE
from starboard.games.trucker.bots.thumb import by_thumb, default
from starboard.games.trucker.moves_flight import FlyOn
from starboard.kernel import Choice, Sight

BUILDING = ("trucker-ask-build", "trucker-ask-build-turn", "trucker-ask-hourglass")


class Apprentice:
    """A player in its first year."""

    def __init__(self, seed: int) -> None:
        self._builder = Builder(APPRENTICE, Random(seed))

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
        if len(options) == 1 or isinstance(options[0], FlyOn):
            return default(options)
        return by_thumb(seen_by(sight.view, sight.seat), sight.seat, options)
