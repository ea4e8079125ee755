"""IV-S-0007 to IV-S-0010: who is available, and what it means to assign somebody."""

from collections.abc import Iterator
from functools import cache

from starboard.games.vanguard.content import PerCampaign, campaign
from starboard.games.vanguard.content.demands import ANYBODY
from starboard.games.vanguard.content.rule_figures import RULES
from starboard.games.vanguard.notation.symbols import SECTIONS
from starboard.games.vanguard.rules.basics.telling import say
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.games.vanguard.state.ship_state import Crew
from starboard.kernel import show

RECRUIT = "recruit"
"""Where a crew card is in no rank sleeve: those who were sent back."""
SLOTS = ("critical", "moderate", "light", "recovered")
"""IV-S-3208: the places of the medbay, from left to right."""
EVERYBODY = ANYBODY
"""Crew of whatever section."""


@cache
def _crew_of(folder: str, section: int) -> tuple[str, ...]:
    """The crew cards of a section, in their order."""
    return tuple(id for id, card in campaign[folder].crew.items() if card.section == SECTIONS[section])


@PerCampaign
def _order(folder: str) -> dict[str, int]:
    """The place of each crew card among all."""
    return {id: number for number, id in enumerate(campaign[folder].crew)}


def recruits(g: VanguardState, section: int) -> list[str]:
    """IV-S-1601: crew whom a section can wake: those never awake so far, or sent back."""
    return list(_recruits(g, section))


def has_recruits(g: VanguardState, section: int) -> bool:
    """Whether there is anybody whom a section can wake."""
    return next(_recruits(g, section), None) is not None


def _recruits(g: VanguardState, section: int) -> Iterator[str]:
    crew, former = g.crew, g.former
    for id in _crew_of(g.campaign, section):
        if crew[id].place == RECRUIT if id in crew else id not in former:
            yield id


def wake(g: VanguardState, id: str, rank: int) -> None:
    """A recruit, or one of the crew of an operation, becomes available."""
    if id not in g.crew:
        cards = campaign[g.campaign].crew
        g.crew[id] = g.former.pop(id, Crew(SECTIONS.index(cards[id].section)))
        g.crew = {other: g.crew[other] for other in sorted(g.crew, key=_order[g.campaign].__getitem__)}
    g.crew[id].place, g.crew[id].rank = "available", rank


def leave(g: VanguardState, id: str, place: str) -> None:
    """Somebody dies or leaves, and is out of the crew for good. The sleeve is free again (IV-S-3602)."""
    one = g.former[id] = g.crew.pop(id)
    one.place = place


def in_place(g: VanguardState, place: str, section: int = EVERYBODY) -> list[str]:
    """The crew in a place, of one section or of all, in the order of the cards."""
    found: list[str] = []
    everybody = section == EVERYBODY
    for id, one in g.crew.items():
        if one.place == place and (everybody or one.section == section):
            found.append(id)
    return found


def assignable(g: VanguardState, section: int = EVERYBODY, rank: int = 1) -> list[str]:
    """IV-S-0009: available crew of this rank or higher, but never the last available member of a section."""
    crew = g.crew
    ready = in_place(g, "available", section)
    sections = [crew[id].section for id in ready]
    found: list[str] = []
    for id, own in zip(ready, sections, strict=True):
        if crew[id].rank >= rank and sections.count(own) > 1:
            found.append(id)
    return found


def can_assign(g: VanguardState, section: int = EVERYBODY, rank: int = 1) -> bool:
    """IV-S-0009: whether anybody is `assignable`. This is asked more often than who, and known at the first."""
    everybody = section == EVERYBODY
    seen = [0] * len(SECTIONS)
    able = [0] * len(SECTIONS)
    for one in g.crew.values():
        if one.place == "available" and (everybody or one.section == section):
            own = one.section
            seen[own] += 1
            able[own] += one.rank >= rank
            if seen[own] > 1 and able[own]:
                return True
    return False


def assign(g: VanguardState, id: str, rule: str) -> None:
    """IV-S-0008: the card goes to the resting crew."""
    g.crew[id].place = "resting"
    show(g, "assign", crew=id)
    say(g, "vanguard-assigned", rule, crew=id)


def free_sleeves(g: VanguardState, section: int, rank: int) -> int:
    """IV-S-0012, Q-41: rank sleeves that hold nobody. A death or a dismissal frees one (IV-S-3602)."""
    free = RULES.ranks[rank].sleeves
    for one in g.crew.values():
        if one.section == section and one.rank == rank and one.place != RECRUIT:
            free -= 1
    return free


def living(g: VanguardState) -> list[str]:
    """Everybody who is in the crew, wherever they are."""
    found: list[str] = []
    for id, one in g.crew.items():
        if one.place != RECRUIT:
            found.append(id)
    return found


def commander(g: VanguardState, id: str) -> int:
    """IV-X-109: the seat that controls the section of a crew member."""
    return g.sections[g.crew[id].section].commander


def dismiss(g: VanguardState, id: str, rule: str) -> None:
    """IV-S-1604: back to the recruits, without a rank."""
    one = g.crew[id]
    one.place, one.rank = RECRUIT, 1
    show(g, "leave", at="ship", crew=id)
    say(g, "vanguard-dismissed", rule, crew=id)
