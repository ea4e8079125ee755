"""The settler: rates every move at a glance, and makes the best. It goes into battles with what it has."""

from collections.abc import Sequence
from typing import ClassVar, Final

from starboard.games.andromeda.bots.player import Player, table, wanted
from starboard.games.andromeda.bots.thumb import by_thumb
from starboard.kernel import Asked, Choice, Move, Sight

BATTLE: Final = (
    "andromeda-ask-escalate",
    "andromeda-ask-join",
    "andromeda-ask-diplomacy",
    "andromeda-ask-prepare",
    "andromeda-ask-after-roll",
)
"""Questions about a battle: to do nothing is always the last move, or to choose none."""


class Settler(Player):
    """A player who knows what is good, and reckons neither turns nor battles."""

    boldness: ClassVar[float] = 0.2

    def decide(self, sight: Sight, asked: Asked, options: Sequence[Move]) -> Choice:
        """By rules of thumb."""
        some = wanted(asked)
        if asked.prompt in BATTLE:
            return len(options) - 1 if some is None else ()
        return by_thumb(table(sight.imagine(0)), sight.seat, asked.prompt, options, some)
