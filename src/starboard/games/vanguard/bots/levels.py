"""The two gentle levels: they play as the crew does, and make the mistakes of people who have not played for long."""

from collections.abc import Sequence
from typing import ClassVar, Final

from starboard.games.vanguard.bots import away
from starboard.games.vanguard.bots.crew import ACTION, ROLL, Crew
from starboard.games.vanguard.moves.exploration_moves import GoOn
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.kernel import Choice, Move, Sight

FORGETFUL: Final = ("vanguard-ask-modify", "vanguard-ask-support", "vanguard-ask-help")
"""Questions at which people forget what they could do."""
PLAUSIBLE: Final = 2.5
"""Success tokens by which an action may be worse than the best one, so that somebody could have taken it for good."""


class Learner(Crew):
    """Somebody who is still learning: overlooks the best action, trusts in too few dice, forgets cards and friends."""

    slips: ClassVar[float] = 0.0
    """How often it does."""

    def choose(self, sight: Sight) -> Choice:
        """As the crew does, or not quite."""
        chosen = super().choose(sight)
        if self.chance.random() >= self.slips:
            return chosen
        prompt, options = sight.question.prompt, sight.options
        if prompt == ACTION and isinstance(chosen, int) and away.STAND_BY not in options:
            return overlooked(away.Plan(g := self._world(sight), g.expedition.who), g, options, chosen)
        if prompt == ROLL and isinstance(chosen, tuple):
            return chosen[:-1] if len(chosen) > max(1, sight.question.least) else chosen
        if prompt in FORGETFUL:
            return next((place for place, move in enumerate(options) if isinstance(move, GoOn)), chosen)
        return chosen


class Cadet(Learner):
    """On its first voyage: good company for people who are on theirs."""

    slips = 0.45


class Ensign(Learner):
    """Knows the ship, and not yet the planets."""

    slips = 0.2


def overlooked(plan: away.Plan, g: VanguardState, options: Sequence[Move], best: int) -> int:
    """The action that looks best after this one, if it looks good; on the way home nobody dawdles."""
    if plan.home:
        return best
    ratings = [plan.rate(move) for move in options]
    others = [place for place in range(len(options)) if place != best and ratings[place] > 0]
    second = max(others, key=lambda place: ratings[place], default=best)
    return second if ratings[second] > ratings[best] - PLAUSIBLE else best
