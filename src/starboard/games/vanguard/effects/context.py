"""Whom and what an effect concerns: the context in which it is carried out, and whom to ask."""

import msgspec

from starboard.games.vanguard.state.game_state import VanguardState
from starboard.games.vanguard.state.member_state import NOBODY


class Ctx(msgspec.Struct, frozen=True, gc=False):
    """Whom and what an effect concerns, and where it comes from."""

    source: str
    """Where the effect stands: `poi:120`, `card:SE01`, `log:L01-3` …"""
    rule: str
    who: int = NOBODY
    """The crew member concerned, as a place in the team."""
    sector: int = 0
    """What `here` means, where it is not the sector of that crew member."""
    there: int = 0
    """What `there` means: the sector of the threat or trigger."""
    threat: str = ""
    actor: int = NOBODY
    """Whose effect it is, when it concerns each or one of several."""
    again: bool = False
    """Whether the same row was resolved before in this exploration: what is given once is not given again."""
    row: str = ""
    """The row whose effect it is, for tracks that reset themselves."""
    about: tuple[str, ...] = ()
    """What is about to happen, where an ability answers that: `wound`, `cause:event`, `symbol:uR`, `type:min`."""

    def concerning(self, who: int) -> "Ctx":
        """The same for another crew member."""
        actor = self.who if self.actor == NOBODY else self.actor
        return Ctx(self.source, self.rule, who, 0, self.there, self.threat, actor, self.again, self.row, self.about)

    def at(self, sector: int) -> "Ctx":
        """The same with another `here`."""
        return msgspec.structs.replace(self, sector=sector)


def seat_of(g: VanguardState, who: int) -> int:
    """The seat that decides for a crew member: its commander's. Without one, the speaker's (IV-S-0011)."""
    team = g.expedition.team
    return g.sections[team[who].section].commander if team and who >= 0 else g.speaker
