"""The away team: everybody's crew board."""

from starboard.games.vanguard.content.dice import KINDS
from starboard.games.vanguard.content.rule_figures import RULES
from starboard.games.vanguard.notation.symbols import SECTIONS, SectionName
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.games.vanguard.state.member_state import Member
from starboard.kernel.view import Sealed, View


class InjuryView(View, frozen=True):
    """An injury card."""

    type: str
    down: bool
    """Whether it lies face down: without effect, but still an injury."""
    die: bool
    """Whether it holds an injury die."""
    marker: str
    """A marker of the planet that lies on it; empty without one."""


class MemberView(View, frozen=True):
    """A crew board. Hands are open; of the section deck only the number of cards is known, of the discards
    everything."""

    section: SectionName
    commander: int
    """The seat that commands the section."""
    crew: Sealed
    rank: int
    rows: int
    """How many dice a column of the board has room for."""
    sector: int
    available: list[str]
    """Section dice that are ready, by kind."""
    spent: list[str]
    sacrificed: list[str]
    injuries: list[InjuryView]
    """At most three, the leftmost first."""
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
    """What lasts for a while, and until which turn."""
    values: dict[str, int]
    """Numbers that a planet gives to each crew member."""


def member_view(g: VanguardState, one: Member) -> MemberView:
    """The crew board of a member of the away team."""
    return MemberView(
        section=SECTIONS[one.section],
        commander=g.sections[one.section].commander,
        crew=one.crew,
        rank=one.rank,
        rows=RULES.ranks[one.rank].rows,
        sector=one.sector,
        available=[KINDS[die].id for die in one.available],
        spent=[KINDS[die].id for die in one.spent],
        sacrificed=[KINDS[die].id for die in one.sacrificed],
        injuries=[
            InjuryView(type=injury.type, down=injury.down, die=injury.die, marker=injury.marker)
            for injury in one.injuries
        ],
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
