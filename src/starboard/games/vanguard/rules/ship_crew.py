"""IV-S-0007 to IV-S-0010: who is available, and what it means to assign somebody."""

from starboard.games.vanguard.content.rules import RULES
from starboard.games.vanguard.rules.telling import say
from starboard.games.vanguard.state import VanguardState

WITHOUT_SLEEVE = ("recruit", "memorial", "gone")
"""Places in which a crew card is in no rank sleeve."""
SLOTS = ("critical", "moderate", "light", "recovered")
"""IV-S-3208: the places of the medbay, from left to right."""
EVERYBODY = -1
"""Crew of whatever section."""


def in_place(g: VanguardState, place: str, section: int = EVERYBODY) -> list[str]:
    """The crew in a place, of one section or of all, in the order of the cards."""
    if section == EVERYBODY:
        return [id for id, one in g.crew.items() if one.place == place]
    return [id for id, one in g.crew.items() if one.section == section and one.place == place]


def assignable(g: VanguardState, section: int = EVERYBODY, rank: int = 1) -> list[str]:
    """IV-S-0009: available crew of this rank or higher, but never the last available member of a section."""
    ready = {id: one.section for id, one in g.crew.items() if one.place == "available"}
    left = list(ready.values())
    able = [id for id, own in ready.items() if left.count(own) > 1 and section in (EVERYBODY, own)]
    return able if rank == 1 else [id for id in able if g.crew[id].rank >= rank]


def assign(g: VanguardState, id: str, rule: str) -> None:
    """IV-S-0008: the card goes to the resting crew."""
    g.crew[id].place = "resting"
    say(g, "vanguard-assigned", rule, crew=id)


def free_sleeves(g: VanguardState, section: int, rank: int) -> int:
    """IV-S-0012, Q-41: rank sleeves that hold nobody. Who dies or is dismissed frees one (IV-S-3602)."""
    crew = [one for one in g.crew.values() if one.section == section and one.rank == rank]
    return RULES.ranks[rank].sleeves - len([one for one in crew if one.place not in WITHOUT_SLEEVE])


def living(g: VanguardState, section: int = EVERYBODY) -> list[str]:
    """Everybody who is in the crew, wherever they are."""
    return [id for id, one in g.crew.items() if one.place not in WITHOUT_SLEEVE and section in (EVERYBODY, one.section)]


def commander(g: VanguardState, id: str) -> int:
    """IV-X-109: the seat that controls the section of a crew member."""
    return g.sections[g.crew[id].section].commander


def dismiss(g: VanguardState, id: str, rule: str) -> None:
    """IV-S-1604: back to the recruits, without a rank."""
    one = g.crew[id]
    one.place, one.rank = "recruit", 1
    say(g, "vanguard-dismissed", rule, crew=id)
