"""How likely the crew is to master its mission, for looking at a match again: worlds are played on until it is home."""

from typing import ClassVar, Final

from starboard.games.vanguard.bots.crew import DECISIONS
from starboard.games.vanguard.rules.opening import is_operation
from starboard.games.vanguard.rules.score import is_won
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.kernel import Appraisal, Asked

WEIGHTY: Final = frozenset((*DECISIONS, "vanguard-ask-roll"))
"""Questions that the crew answers by thinking."""


class VanguardAppraisal(Appraisal[VanguardState]):
    """The mission is what counts: of a campaign there are many, one after the other."""

    judge: ClassVar[str] = "captain"
    player: ClassVar[str] = "crew"
    patience: ClassVar[int] = 2
    near: ClassVar[int] = 1
    far: ClassVar[int] = 1

    def clock(self, g: VanguardState) -> int:
        """Explorations that are over."""
        return len(g.ship.explored)

    def chances(self, g: VanguardState, since: int) -> tuple[float, ...]:
        """IV-X-1705: the exploration has succeeded or failed."""
        return (float(not g.ship.failed),)

    def over(self, g: VanguardState, since: int) -> tuple[float, ...]:
        """The same, where the match ended with the exploration or in the middle of it."""
        home = len(g.ship.explored) > since
        return self.chances(g, since) if home else (float(is_won(g)),)

    def is_in_parts(self, g: VanguardState) -> bool:
        """A campaign has many missions; an operation is one, and so is the lesson."""
        return not is_operation(g) and g.start != "lesson"

    def weighs(self, g: VanguardState, seat: int, asked: Asked) -> bool:
        """What is decided on the planet."""
        return asked.prompt in WEIGHTY
