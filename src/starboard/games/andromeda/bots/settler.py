"""The settler: rates every move at a glance, and makes the best."""

from collections.abc import Sequence

from starboard.games.andromeda.bots.player import Player, table, wanted
from starboard.games.andromeda.bots.thumb import by_thumb
from starboard.kernel import Asked, Choice, Move, Sight


class Settler(Player):
    """A player who knows what is good, and looks no further."""

    def decide(self, sight: Sight, asked: Asked, options: Sequence[Move]) -> Choice:
        """By rules of thumb."""
        world = sight.imagine(0)
        return by_thumb(table(world), sight.seat, asked.prompt, options, wanted(asked))
