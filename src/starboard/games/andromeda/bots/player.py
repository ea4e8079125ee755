"""What the levels have in common: they look at a world that they cannot tell from the true one, and decide."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from random import Random
from typing import ClassVar

from starboard.games.andromeda.bots.choices.plans import pick_faction
from starboard.games.andromeda.moves.turn_moves import KeepFaction
from starboard.games.andromeda.state.game_state import AndromedaState
from starboard.kernel import Asked, Choice, Match, Move, Sight


class Player(ABC):
    """A player of some level. It takes all its chance from its seed, and needs no memory of what it did before."""

    boldness: ClassVar[float] = 1.0
    """How much it looks for battles, from 0 to 1: its faction must suit that."""

    def __init__(self, seed: int) -> None:
        self.chance = Random(seed)

    def choose(self, sight: Sight) -> Choice:
        """The place of the chosen move, or the places of several."""
        asked, options = sight.question, sight.options
        if asked.kind != "ask-some" and len(options) == 1:
            return 0
        if isinstance(options[0], KeepFaction):
            factions = [move.faction for move in options if isinstance(move, KeepFaction)]
            return pick_faction(table(sight.imagine(0)), factions, self.boldness, self.chance)
        return self.decide(sight, asked, options)

    @abstractmethod
    def decide(self, sight: Sight, asked: Asked, options: Sequence[Move]) -> Choice:
        """Where there is something to decide."""


def wanted(asked: Asked) -> tuple[int, int] | None:
    """How many moves are wanted, where it can be several."""
    return (asked.least, asked.most) if asked.kind == "ask-some" else None


def table(world: Match) -> AndromedaState:
    """The state of an imagined world, which holds nothing of the true one that the player does not see."""
    g = world.state
    assert isinstance(g, AndromedaState)
    return g
