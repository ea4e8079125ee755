"""The decisions of an exploration.

Crew members are named by their place in the team (`who`), dice, cards, threats and types by their ids, sectors by their
number. Equal dice are counted from 1 (`copy`). Dice that were rolled are named by their place in the pool.
"""

from starboard.kernel import Move

# -- The lesson ------------------------------------------------------------------------------------------------------


class TakeLesson(Move, frozen=True):
    """Be taken through the first round step by step (IV-C-204)."""


class SkipLesson(Move, frozen=True):
    """Play the first round as any other (IV-C-204)."""


# -- Rounds and actions ----------------------------------------------------------------------------------------------


class GiveStart(Move, frozen=True):
    """Who holds the start token in this round (IV-X-202)."""

    who: int


class TakeSpecial(Move, frozen=True):
    """Take a special action of a card or of the board (IV-X-301)."""

    source: str
    action: int


class Travel(Move, frozen=True):
    """Travel along the path to a sector (IV-X-310)."""

    sector: int


class Prepare(Move, frozen=True):
    """Draw, make a check, or both in this order: `draw`, `check`, `draw-check`, `check-draw` (IV-X-320)."""

    what: str


class Rest(Move, frozen=True):
    """Rest (IV-X-330)."""


class PlaceGear(Move, frozen=True):
    """Place the token of field equipment (IV-X-1206)."""

    card: str


class StandBy(Move, frozen=True):
    """Do nothing more in this turn of another (IV-X-205)."""


class LiftOff(Move, frozen=True):
    """Leave the planet (IV-X-340)."""


class Agree(Move, frozen=True):
    """Consent to the lift-off (IV-X-340)."""


class Disagree(Move, frozen=True):
    """Do not consent to the lift-off (IV-X-340)."""


class GoOn(Move, frozen=True):
    """Nothing, or nothing more."""


# -- What may be done at any time ------------------------------------------------------------------------------------


class Exert(Move, frozen=True):
    """Exertion of a crew member (IV-X-402)."""

    who: int


class PlayCard(Move, frozen=True):
    """Play the upper effect of a section card (IV-X-601)."""

    who: int
    card: str


class UseSkill(Move, frozen=True):
    """Pay a charge and use the skill of the crew card (IV-X-702)."""

    who: int


class UseCard(Move, frozen=True):
    """Use an ability of equipment, a discovery or a lander mod; `n` counts the abilities of the card from 0."""

    who: int
    card: str
    n: int


class HandOver(Move, frozen=True):
    """Give equipment to another crew member in the sector (IV-X-1203)."""

    who: int
    card: str
    to: int


# -- Dice of a crew board --------------------------------------------------------------------------------------------


class UseDie(Move, frozen=True):
    """Move this available die to the spent ones (IV-X-403)."""

    die: str


class SacrificeDie(Move, frozen=True):
    """Put this die into the section box; out of the spent ones, or out of the available ones (IV-X-404)."""

    die: str
    spent: bool


class RefreshDie(Move, frozen=True):
    """Move this spent die to the available ones (IV-X-405)."""

    die: str
    copy: int


class PickColumn(Move, frozen=True):
    """The column of this colour (IV-X-1601)."""

    colour: str


# -- A dice check ----------------------------------------------------------------------------------------------------


class RollDie(Move, frozen=True):
    """Pick up this available die (IV-X-501)."""

    die: str
    copy: int


class GiveDie(Move, frozen=True):
    """Support with this die (IV-X-502)."""

    die: str


class Combine(Move, frozen=True):
    """Trigger the dice combination of a section card, or the `n`th one of the global condition (IV-X-510)."""

    card: str
    n: int


class SpendDice(Move, frozen=True):
    """Spend these dice of the pool."""

    places: tuple[int, ...]


class TurnDie(Move, frozen=True):
    """Set this die of the pool to a result: a symbol, or the two of a face with `+` between them."""

    place: int
    symbol: str


class TakeVanguards(Move, frozen=True):
    """Take vanguards of the pool for these symbols, one each (IV-X-580)."""

    symbols: tuple[str, ...]


class DropDanger(Move, frozen=True):
    """Take out a danger die of this box, with this symbol; before the roll it has none (IV-X-508)."""

    box: str
    face: str


class PickDie(Move, frozen=True):
    """This die of the pool."""

    place: int


class ResolveInjuryDie(Move, frozen=True):
    """Resolve an injury die that shows this next (IV-X-521)."""

    face: str


# -- Picking one of several ------------------------------------------------------------------------------------------


class DiscardCard(Move, frozen=True):
    """A section card of the hand (IV-X-603)."""

    card: str


class PickPath(Move, frozen=True):
    """A path between two sectors, the lower number first."""

    path: str


class PickTrack(Move, frozen=True):
    """A time track, by the card it is on (IV-X-907), or an action track."""

    track: str


class PickStandee(Move, frozen=True):
    """A standee of a threat in a sector."""

    threat: str
    sector: int


class PickType(Move, frozen=True):
    """A type of discoveries (IV-X-1401)."""

    kind: str


class PickCard(Move, frozen=True):
    """A card."""

    card: str


class PickInjury(Move, frozen=True):
    """An injury card of a crew member, by its slot from the left."""

    who: int
    slot: int


class PickWord(Move, frozen=True):
    """A word of the planet or a symbol."""

    word: str


class PlaceLead(Move, frozen=True):
    """The lead token that is placed next (IV-X-1410)."""

    token: int


EXPLORE_MOVES: tuple[type[Move], ...] = (
    *(TakeLesson, SkipLesson),
    *(GiveStart, TakeSpecial, Travel, Prepare, Rest, PlaceGear, LiftOff, Agree, Disagree, GoOn, StandBy),
    *(Exert, PlayCard, UseSkill, UseCard, HandOver, UseDie, SacrificeDie, RefreshDie, PickColumn),
    *(RollDie, GiveDie, Combine, SpendDice, TurnDie, TakeVanguards, DropDanger, PickDie, ResolveInjuryDie),
    *(DiscardCard, PickPath, PickTrack, PickStandee, PickType, PickCard, PickInjury, PickWord, PlaceLead),
)
