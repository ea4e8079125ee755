"""The decisions of ship management around an exploration: pages 23 to 36 of the ship book.

Crew members and cards are named by their ids, sections by their names.
"""

from starboard.kernel import Move

# -- Launch and landing ----------------------------------------------------------------------------------------------


class Send(Move, frozen=True):
    """A member of the away team (IV-S-2302)."""

    crew: str


class TakeDie(Move, frozen=True):
    """A die: one more for the section (IV-S-2706), one that is given up (IV-S-0022), one that comes along (IV-S-2303).
    Equal dice are counted from 1."""

    die: str
    copy: int


class TakeDeck(Move, frozen=True):
    """The section deck: `last`, `starters`, `all`, or `own` to choose card by card (IV-S-2304)."""

    deck: str


class PackCard(Move, frozen=True):
    """A card of the section deck (IV-S-2304)."""

    card: str


class Load(Move, frozen=True):
    """Take equipment along and give it to the member of a section (IV-S-2306)."""

    card: str
    section: str


class KeepRankUp(Move, frozen=True):
    """The rank-up card of this mission (IV-S-2307)."""

    card: str


class LandIn(Move, frozen=True):
    """The sector in which the lander stands (IV-S-2403)."""

    sector: int


# -- After the exploration -------------------------------------------------------------------------------------------


class LeaveBehind(Move, frozen=True):
    """A discovery for which the lander has no room (IV-S-2602); equal ones are counted from 1."""

    card: str
    copy: int


class Promote(Move, frozen=True):
    """Promote a member of the away team (IV-S-2701)."""

    crew: str


class BuyDice(Move, frozen=True):
    """Every section gains a die (IV-S-2704); `crew` is assigned for a discount (IV-S-2705), if anybody."""

    crew: str


class SellDice(Move, frozen=True):
    """Every section returns a die for success tokens (IV-S-2707)."""


class Swap(Move, frozen=True):
    """Exchange a found discovery for the top card of another deck."""

    card: str
    deck: str


class Nurse(Move, frozen=True):
    """Assign a crew member so that a patient moves a slot further (IV-S-3204)."""

    crew: str
    patient: str


class LetPass(Move, frozen=True):
    """A patient waits, so that another one moves a slot more."""

    waits: str
    goes: str


class PickPatient(Move, frozen=True):
    """A patient who moves a slot."""

    crew: str


MISSION_MOVES: tuple[type[Move], ...] = (
    *(Send, TakeDie, TakeDeck, PackCard, Load, KeepRankUp, LandIn),
    *(LeaveBehind, Promote, BuyDice, SellDice, Swap, Nurse, LetPass, PickPatient),
)
