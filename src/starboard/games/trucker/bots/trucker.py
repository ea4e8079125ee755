"""The trucker: builds for the flight to come, and decides by expected credits."""

from random import Random

from starboard.games.trucker.bots.apprentice import BUILDING
from starboard.games.trucker.bots.builder import Builder
from starboard.games.trucker.bots.flier import reckoned
from starboard.games.trucker.bots.seen import seen_by
from starboard.games.trucker.bots.skill import TRUCKER
from starboard.kernel import Choice, Sight


class Trucker:
    """A player who knows the trade."""

    def __init__(self, seed: int) -> None:
        self._builder = Builder(TRUCKER, Random(seed))

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
        return reckoned(seen_by(sight.view, sight.seat), sight.seat, options, str(asked.args.get("squares", "")))
