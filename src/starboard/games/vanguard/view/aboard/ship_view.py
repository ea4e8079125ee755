"""The ship book: sections and crew, the pages with their cards, and the tokens beside them."""

import msgspec

from starboard.games.vanguard.content.dice import KINDS
from starboard.games.vanguard.notation.symbols import MORALE, SECTIONS, Morale, SectionName
from starboard.games.vanguard.rules.ship.section_dice import price
from starboard.games.vanguard.rules.ship.ship_crew import recruits
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.games.vanguard.state.ship_state import Crew
from starboard.kernel.view import Sealed, View


class SectionView(View, frozen=True):
    """A section with its dice and its cards."""

    id: SectionName
    commander: int
    """The seat that commands it."""
    dice: list[str]
    deck: list[Sealed]
    """The cards that were chosen for it."""
    recruits: int
    """How many recruits it could wake."""


class CrewView(View, frozen=True):
    """Somebody of the crew."""

    section: SectionName
    rank: int
    place: str
    """`available`, `resting`, a bed of the medbay, `memorial` and so on."""
    missions: int
    """How many explorations he or she has been on."""


class ProjectView(View, frozen=True):
    """A card in production."""

    id: Sealed
    stage: int
    """-1: it has not been started."""
    sped: list[int]
    """The ways to speed it up that have been used."""


class ShipView(View, frozen=True):
    """The pages of the ship book, and the tokens beside it."""

    passes: int = msgspec.field(name="pass")
    act: int
    morale: Morale
    command: int
    energy: int
    success: int
    price: int
    facilities: list[str]
    facility_upgrades: list[Sealed]
    add_ons: list[Sealed]
    add_on: Sealed
    envelope: list[Sealed]
    research: list[Sealed]
    production: list[ProjectView]
    armory: list[Sealed]
    landers: list[Sealed]
    damaged: list[Sealed]
    mods: list[Sealed]
    fitted: list[Sealed]
    lander: Sealed
    found: list[Sealed]
    pockets: list[Sealed]
    rows: list[int]
    shown: list[Sealed]
    team: list[Sealed]
    dying: list[Sealed]
    memorial: list[Sealed]
    unlocked: list[Sealed]
    discoveries: list[int]
    removed: list[Sealed]


def section_view(g: VanguardState, section: int) -> SectionView:
    """A section, by its place."""
    one = g.sections[section]
    return SectionView(
        id=SECTIONS[section],
        commander=one.commander,
        dice=[KINDS[die].id for die in one.dice],
        deck=list(one.chosen),
        recruits=len(recruits(g, section)),
    )


def crew_view(one: Crew) -> CrewView:
    """Somebody aboard, or who was."""
    return CrewView(section=SECTIONS[one.section], rank=one.rank, place=one.place, missions=one.missions)


def ship_view(g: VanguardState) -> ShipView:
    """What lies open in the ship book."""
    ship = g.ship
    return ShipView(
        passes=ship.passes,
        act=ship.act,
        morale=MORALE[ship.morale],
        command=ship.command,
        energy=ship.energy,
        success=ship.success,
        price=price(g),
        facilities=list(ship.facilities),
        facility_upgrades=list(ship.facility_upgrades),
        add_ons=list(ship.add_ons),
        add_on=ship.add_on,
        envelope=list(ship.envelope),
        research=list(ship.research),
        production=[
            ProjectView(id=one.id, stage=one.stage if one.started else -1, sped=list(one.sped))
            for one in ship.production
        ],
        armory=list(ship.armory),
        landers=list(ship.landers),
        damaged=list(ship.damaged),
        mods=list(ship.mods),
        fitted=list(ship.fitted),
        lander=ship.lander,
        found=list(ship.found),
        pockets=list(ship.pockets),
        rows=list(ship.rows_paid),
        shown=list(ship.shown),
        team=list(ship.team),
        dying=list(ship.dying),
        memorial=list(ship.memorial),
        unlocked=list(ship.unlocked),
        discoveries=[len(deck) for deck in g.decks.discoveries],
        removed=list(g.decks.removed),
    )
