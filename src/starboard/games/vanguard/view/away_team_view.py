"""The away team: everybody's crew board."""

from starboard.games.vanguard.content.dice import KINDS
from starboard.games.vanguard.state.expedition_state import Member
from starboard.games.vanguard.view.words import SECTION, SectionName
from starboard.kernel.view import Sealed, View


class MemberView(View, frozen=True):
    """A crew board. Hands are open; of the section deck only the number of cards is known, of the discards
    everything."""

    section: SectionName
    crew: Sealed
    rank: int
    sector: int
    available: list[str]
    """Section dice that are ready, by kind."""
    spent: list[str]
    sacrificed: list[str]
    injuries: list[tuple[str, bool, bool, str]]
    injury_dice: list[int]
    """How many injury dice sit on each of the three columns."""
    charges: int
    hand: list[Sealed]
    deck: int
    discards: list[Sealed]
    equipment: list[Sealed]
    turned: bool
    """Whether this round's turn has been taken."""
    dead: bool
    statuses: dict[str, int]
    values: dict[str, int]
    """Numbers that a planet gives to each crew member."""


def member_view(one: Member) -> MemberView:
    """The crew board of a member of the away team."""
    return MemberView(
        section=SECTION[one.section],
        crew=one.crew,
        rank=one.rank,
        sector=one.sector,
        available=[KINDS[die].id for die in one.available],
        spent=[KINDS[die].id for die in one.spent],
        sacrificed=[KINDS[die].id for die in one.sacrificed],
        injuries=[(injury.type, injury.down, injury.die, injury.marker) for injury in one.injuries],
        injury_dice=list(one.injury_dice),
        charges=one.charges,
        hand=list(one.hand),
        deck=len(one.deck.cards),
        discards=list(one.deck.discards),
        equipment=list(one.equipment),
        turned=one.turned,
        dead=one.dead,
        statuses=dict(one.statuses),
        values=dict(one.values),
    )
