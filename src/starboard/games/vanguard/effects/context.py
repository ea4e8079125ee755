"""Whom and what an effect concerns: the context in which it is carried out, and whom to ask."""

from collections.abc import Mapping, Sequence
from functools import cache

import msgspec

from starboard.games.vanguard.content import campaign
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.games.vanguard.state.member_state import NOBODY
from starboard.kernel import Arg, Ask, AskSome, Message, Move, Offer


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


# -- Asking ----------------------------------------------------------------------------------------------------------


@cache
def _named(folder: str, crew: str) -> dict[str, Arg]:
    return {"crew": Message(f"{campaign[folder].head.prefix}-crew-{crew}" if crew else "vanguard-the-crew")}


def asked_of(g: VanguardState, who: int) -> dict[str, Arg]:
    """What every question says: which crew member decides; without one, all of them."""
    team = g.expedition.team
    return _named(g.campaign, team[who].crew if team and who >= 0 else "")


def ask_crew(
    g: VanguardState,
    who: int,
    prompt: str,
    options: Sequence[Move] | Offer,
    rule: str,
    words: Mapping[str, Arg] | None = None,
) -> Ask:
    """A question that a crew member decides: the seat is its commander's, and the sentence names it."""
    named = asked_of(g, who)
    return Ask(seat_of(g, who), prompt, options, rule, {**named, **words} if words else named)


def ask_crew_some(
    g: VanguardState,
    who: int,
    prompt: str,
    options: Sequence[Move],
    least: int,
    most: int,
    rule: str,
    words: Mapping[str, Arg] | None = None,
) -> AskSome:
    """The same, where several things are chosen."""
    named = asked_of(g, who)
    return AskSome(seat_of(g, who), prompt, options, least, most, rule, {**named, **words} if words else named)
