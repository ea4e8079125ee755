"""How likely each player is to win, for looking at a match again: by the credits after the round, played on by
apprentices, and by what later rounds may still change."""

from math import exp, sqrt
from typing import ClassVar, Final

from starboard.games.trucker.content import content
from starboard.games.trucker.rules.building.loans import owed
from starboard.games.trucker.state.game_state import TruckerState
from starboard.kernel import Appraisal, Asked

SWING: Final = 6.0
"""By how many credits a lead can change in a round, for each level of its class. Fitted to the results of matches
between equals."""
FLYING: Final = ("check", "loading", "flight")
"""Parts of a round in which a single decision can be told from the next; building is a stream of them."""


class TruckerAppraisal(Appraisal[TruckerState]):
    """Rounds are played to their end."""

    judge: ClassVar[str] = "legend"
    player: ClassVar[str] = "apprentice"
    near: ClassVar[int] = 1
    far: ClassVar[int] = 1

    def clock(self, g: TruckerState) -> int:
        """Rounds are counted."""
        return g.round

    def chances(self, g: TruckerState, since: int) -> tuple[float, ...]:
        """The richest is ahead, by the more the less is still to come."""
        credits = [trucker.credits - owed(trucker) for trucker in g.truckers]
        levels = [content().ships[one].level for one in g.classes[g.round :]]
        swing = SWING * sqrt(sum(level * level for level in levels))
        weights = [exp((one - max(credits)) / max(0.5, swing)) for one in credits]
        return tuple(weight / sum(weights) for weight in weights)

    def weighs(self, g: TruckerState, seat: int, asked: Asked) -> bool:
        """What is decided with a finished ship."""
        return g.part in FLYING

    def is_fateful(self, g: TruckerState) -> bool:
        """Cards and dice of the flight; of the components in the heap everybody draws as many as there is time for."""
        return g.part == "flight"
