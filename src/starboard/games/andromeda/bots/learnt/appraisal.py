"""How likely each player is to win, for looking at a match again: by what the learnt judge says after some turns that
are played on."""

from math import exp
from typing import ClassVar, Final

from starboard.games.andromeda.board.players import people
from starboard.games.andromeda.bots import fights
from starboard.games.andromeda.bots.admiral import WITHIN
from starboard.games.andromeda.bots.launches import left
from starboard.games.andromeda.bots.learnt.learnt_judge import LearntJudge
from starboard.games.andromeda.bots.rehearsal import MAIN, Ahead
from starboard.games.andromeda.bots.settler import BATTLE
from starboard.games.andromeda.state.game_state import AndromedaState
from starboard.kernel import Appraisal, Asked

WEIGHTY: Final = frozenset((*MAIN, *WITHIN, *BATTLE, "andromeda-ask-withdraw", "andromeda-ask-faction"))
"""Questions whose answers may turn a match. Those that a player answers for the Hegemon are not among them."""
NARROW: Final = 3.0
"""How many points of a lead make a certain difference at the end,"""
WIDE: Final = 28.0
"""and how many more at the beginning. Fitted to the results of matches between equals."""
STEEPEST: Final = 40.0


class AndromedaAppraisal(Appraisal[AndromedaState]):
    """Turns are played on by settlers; then the judge of the warlord says how far ahead everybody is."""

    judge: ClassVar[str] = "warlord"
    player: ClassVar[str] = "settler"
    near: ClassVar[int] = 1
    far: ClassVar[int] = 6

    def __init__(self) -> None:
        self._judge = LearntJudge()

    def clock(self, g: AndromedaState) -> int:
        """Turns are counted."""
        return g.turns

    def chances(self, g: AndromedaState, since: int) -> tuple[float, ...]:
        """By their leads. What is missing to 1 is the Hegemon's."""
        found = [self._chance(g, who) for who in people(g)]
        whole = sum(found)
        return tuple(one / whole for one in found) if g.hegemon is None or whole > 1 else tuple(found)

    def _chance(self, g: AndromedaState, who: int) -> float:
        battle = fights.coming(g, who) if g.battle is not None else 0.0
        lead = self._judge.leads([Ahead(g, battle)], who, self._judge.before(g, who))[0]
        steep = lead / (NARROW + WIDE * left(g))
        return 1 / (1 + exp(-max(-STEEPEST, min(STEEPEST, steep))))

    def weighs(self, g: AndromedaState, seat: int, asked: Asked) -> bool:
        """What the player decides for itself."""
        return asked.prompt in WEIGHTY
