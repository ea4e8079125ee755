"""Who says how far ahead a player is where a rehearsal ended. A bot takes its judge from its class; this one adds up
what `weights` says."""

from collections.abc import Sequence
from typing import Any

from starboard.games.andromeda.bots.launches import left
from starboard.games.andromeda.bots.position import Standing, standing
from starboard.games.andromeda.bots.rehearsal import Ahead
from starboard.games.andromeda.state.game_state import AndromedaState


class Judge:
    """Judges by the standing of the player, less that of the best of the others."""

    def before(self, g: AndromedaState, who: int) -> Any:
        """What a turn of this player hardly changes, and what is worked out once for all its moves."""
        return standings_of_others(g, who)

    def leads(self, aheads: Sequence[Ahead], who: int, before: Any) -> list[float]:
        """How far the player is ahead of the best of the others, in points, where each rehearsal ended."""
        return [lead(ahead, who, before) for ahead in aheads]


def standings_of_others(g: AndromedaState, who: int) -> list[Standing]:
    """The standings that a turn of this player hardly changes."""
    return [standing(g, other) for other in range(len(g.players)) if other != who]


def lead(ahead: Ahead, who: int, others: Sequence[Standing]) -> float:
    """How far the player is ahead of the best of the others, as things look."""
    remaining = left(ahead.g)
    own = standing(ahead.g, who).value(remaining) + ahead.battle
    return own - max(other.value(remaining) for other in others)
