"""The decisions of ship management on pages 2 to 18 of the ship book, page by page. `mission_moves` has the others.

Crew members, cards, systems and destinations are named by their ids, sections by their names.
"""

from starboard.kernel import Move

# -- Assigning, and what every page may ask --------------------------------------------------------------------------


class Speak(Move, frozen=True):
    """Who speaks for all in this pass (IV-S-0011)."""

    seat: int


class Assign(Move, frozen=True):
    """Assign an available crew member (IV-S-0008)."""

    crew: str


class Answer(Move, frozen=True):
    """One of the choices that a log offers, counted from 1 (IV-C-301)."""

    log: str
    choice: int


class TakePenalty(Move, frozen=True):
    """What happens instead when morale cannot fall: `dice`, `success` or `crew` (IV-S-0021)."""

    penalty: str


class Release(Move, frozen=True):
    """The resting crew member who leaves the campaign (IV-S-0022)."""

    crew: str


# -- Bridge ----------------------------------------------------------------------------------------------------------


class Power(Move, frozen=True):
    """Pay the energy of a bridge upgrade for this pass (IV-S-0205)."""

    upgrade: str


class Achieve(Move, frozen=True):
    """Assign the crew that an objective asks for, in one of its ways, counted from 0 (IV-S-0202)."""

    objective: str
    way: int


class Resolve(Move, frozen=True):
    """Resolve a situation in one of its ways, counted from 0 (IV-S-0206)."""

    situation: str
    way: int


class Endure(Move, frozen=True):
    """Leave a situation unresolved: its effect happens (IV-S-0206)."""

    situation: str


# -- Starmap ---------------------------------------------------------------------------------------------------------


class Fly(Move, frozen=True):
    """Fly to a neighbouring system (IV-S-0503)."""

    system: str


class Visit(Move, frozen=True):
    """Visit a destination that is no landing option (IV-S-0504)."""

    destination: str


class SetCourse(Move, frozen=True):
    """Make a landing option the target of this pass (IV-S-0506)."""

    destination: str


class Scan(Move, frozen=True):
    """Uncover the next step of the landing card with energy (IV-S-0506)."""


class ScanWith(Move, frozen=True):
    """Uncover steps of the landing card by assigning a crew member (IV-S-0507)."""

    crew: str


# -- Facilities ------------------------------------------------------------------------------------------------------


class Activate(Move, frozen=True):
    """Spend command and use a facility (IV-S-0601)."""

    facility: str


class CompleteProject(Move, frozen=True):
    """Pay and complete a research project (IV-S-0804); `crew` replaces a missing discovery (IV-S-0805), if anybody."""

    project: str
    crew: str


class StartProject(Move, frozen=True):
    """Put a production project onto the line (IV-S-1203)."""

    project: str


class SpeedUp(Move, frozen=True):
    """Meet one of the requirements of a project, counted from 0, to move it a stage (IV-S-1204)."""

    project: str
    way: int


class Hurry(Move, frozen=True):
    """Speed up a project with a success token, as an upgrade of the complex allows."""

    project: str


class Recruit(Move, frozen=True):
    """Reveal recruits of a section, to keep one (IV-S-1601)."""

    section: str


class KeepRecruit(Move, frozen=True):
    """The recruit who is kept (IV-S-1601)."""

    crew: str


class Train(Move, frozen=True):
    """Assign a trainer to raise a rank-1 crew member to rank 2 (IV-S-1603)."""

    trainer: str
    trainee: str


class Dismiss(Move, frozen=True):
    """Return a crew member to the recruits, to free a sleeve (IV-S-1604)."""

    crew: str


class Calm(Move, frozen=True):
    """Resolve a situation with success tokens instead of its requirement (IV-S-1701)."""

    situation: str


class Cheer(Move, frozen=True):
    """Raise morale with success tokens (IV-S-1702)."""


class InstallAddOn(Move, frozen=True):
    """The add-on card that is installed (IV-S-1750)."""

    card: str


# -- Hangar ----------------------------------------------------------------------------------------------------------


class Repair(Move, frozen=True):
    """Repair a lander with energy, or by assigning a crew member of Engineering (IV-S-1802)."""

    lander: str
    crew: str


class TakeLander(Move, frozen=True):
    """The lander of this mission (IV-S-1803)."""

    lander: str


class FitMod(Move, frozen=True):
    """A mod for the lander (IV-S-1804)."""

    mod: str


# -- Between explorations -------------------------------------------------------------------------------------------


class PickMate(Move, frozen=True):
    """A crew member who is trained, woken or put to rest by an effect."""

    crew: str


class SwitchModule(Move, frozen=True):
    """Put a module of Deadly Space into play, or take it out (IV-C-104)."""

    module: str


class SitOut(Move, frozen=True):
    """A player leaves for a while, and others command the sections (IV-S-0103)."""

    seat: int


class SitIn(Move, frozen=True):
    """A player joins, or comes back (IV-S-0103)."""

    seat: int


SHIP_MOVES: tuple[type[Move], ...] = (
    *(Speak, Assign, Answer, TakePenalty, Release, Power, Achieve, Resolve, Endure),
    *(Fly, Visit, SetCourse, Scan, ScanWith, Activate, CompleteProject, StartProject, SpeedUp, Hurry),
    *(Recruit, KeepRecruit, Train, Dismiss, Calm, Cheer, InstallAddOn),
    *(Repair, TakeLander, FitMod),
)
PAGELESS_MOVES: tuple[type[Move], ...] = (PickMate, SwitchModule, SitOut, SitIn)
"""Those that belong to no page: an effect asks for them, or they come between two explorations."""
