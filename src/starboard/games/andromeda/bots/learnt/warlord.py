"""The warlord: an overlord with a judge that learnt from matches."""

from typing import Final

from starboard.games.andromeda.bots.judge import Judge
from starboard.games.andromeda.bots.learnt.learnt_judge import LearntJudge
from starboard.games.andromeda.bots.overlord import Overlord

WORLDS: Final = 4
"""A network takes its time: with this many worlds a decision takes as long as an overlord's."""


class Warlord(Overlord):
    """A player who thinks as far as an overlord, and knows better what it sees there."""

    judge: Judge = LearntJudge()

    def __init__(self, seed: int, worlds: int = WORLDS) -> None:
        super().__init__(seed, worlds)
