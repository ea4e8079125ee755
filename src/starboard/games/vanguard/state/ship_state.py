"""The ship between two explorations: sections, crew, cards in their pockets, and what the campaign remembers."""

from collections.abc import Mapping

import msgspec

from starboard.games.vanguard.state.notes import Done, ShipNotes


class Crew(msgspec.Struct, array_like=True, gc=False):
    """A crew card that came into the campaign (IV-S-0007)."""

    section: int
    place: str = "recruit"
    """`recruit`, `available`, `resting`, `team`, `unavailable`, `critical`, `moderate`, `light`, `recovered`,
    `dying`, `memorial`, `gone`."""
    rank: int = 1
    missions: int = 0
    """Explorations that this crew member came back from."""


class Section(msgspec.Struct, array_like=True, gc=False):
    """One of the four sections (IV-X-109)."""

    commander: int
    """The seat that controls it."""
    dice: list[int] = []
    """Section dice that it owns, by their place in `content.dice.KINDS`, sorted."""
    chosen: list[str] = []
    """The deck of the next exploration, as far as it is chosen (IV-S-2304)."""


class Project(msgspec.Struct, array_like=True, gc=False):
    """A production project on the line (IV-S-1203)."""

    id: str
    stage: int = 0
    """Stages until it is done."""
    sped: list[int] = []
    """Ways of speeding up that were used this pass (IV-S-1204)."""
    started: bool = False
    """Whether it is on the line; there, stage 0 means that it is done."""


class Objective(msgspec.Struct, array_like=True, gc=False):
    """A main or side objective in play."""

    id: str
    progress: int = 0
    """Steps towards it that were taken."""
    done: bool = False
    since: int = 0
    """The pass in which it came into play."""
    listened: int = 0
    """How often the track of the campaign has advanced since then."""
    given: int = 0
    """In how many passes something was given for it."""


class SectorRecord(msgspec.Struct, array_like=True, gc=False):
    """A sector as the planet record keeps it (IV-S-2510)."""

    pois: list[str] = []
    """From the bottom to the top."""
    tracks: dict[str, int] = {}
    """Action tracks of the top POI, where the planet keeps them."""
    markers: dict[str, int] = {}


_read_sectors = msgspec.json.Decoder(dict[int, SectorRecord]).decode


def text_of(sectors: Mapping[int, SectorRecord]) -> str:
    """The sectors of a planet record as one text."""
    return msgspec.json.encode(sectors).decode()


class PlanetRecord(msgspec.Struct, array_like=True, gc=False):
    """What is kept of a planet that was left (IV-S-2510)."""

    visits: int = 0
    last_pass: int = 0
    kept: str = "{}"
    """Its sectors as one text: they are written down at every checkpoint of the campaign, and read once a visit."""
    threats: dict[str, list[int]] = {}
    """The sectors of the standees."""
    values: dict[str, int] = {}
    states: dict[str, str] = {}
    paths: dict[str, dict[str, int]] = {}
    forever: list[str] = []
    uniques: list[str] = []
    done: list[str] = []
    """Missions that were completed on some visit."""
    supplies: int = 0
    """Supplies that were left there for the next visit."""

    def sectors(self) -> dict[int, SectorRecord]:
        """What is kept of each sector."""
        return _read_sectors(self.kept)


class Home(msgspec.Struct, array_like=True, gc=False):
    """What an away team brought home, from docking until it has its place (IV-S-2501)."""

    planet: str
    team: list[str] = []
    """The living, by crew card."""
    injuries: list[int] = []
    """Their injury cards, face up and face down (IV-S-3205)."""
    discoveries: list[str] = []
    uniques: list[str] = []
    room: int = 0
    """Discoveries that the lander holds (IV-S-2602)."""
    success: int = 0
    rank_up: str = ""
    ranked: bool = False
    evacuated: bool = False
    mods: list[str] = []
    promoted: list[str] = []


class Ship(msgspec.Struct, array_like=True, gc=False):
    """The ship book: what is in its pockets, and the tokens beside it."""

    morale: int = 2
    """A place in `MORALE`."""
    command: int = 0
    energy: int = 0
    success: int = 0
    """Success tokens in the bag."""
    act: int = 1
    passes: int = 0
    page: str = "bridge"
    """The cursor of a pass; `rules.ship_pass` has the list."""
    step: str = ""
    """The cursor within a page."""
    objectives: list[Objective] = []
    side: list[Objective] = []
    technology: str = ""
    upgrades: list[str] = []
    """Bridge upgrades that are installed."""
    active: list[str] = []
    """Those of them whose energy was paid this pass (IV-S-0205)."""
    facility_upgrades: list[str] = []
    add_ons: list[str] = []
    """Add-on cards that may be installed."""
    add_on: str = ""
    situations: list[str] = []
    """In play, the oldest first."""
    situation_deck: list[str] = []
    seen: dict[str, int] = {}
    """How often each situation was revealed."""
    envelope: list[str] = []
    """Cards for future use (IV-S-0006)."""
    research: list[str] = []
    production: list[Project] = []
    armory: list[str] = []
    landers: list[str] = []
    damaged: list[str] = []
    mods: list[str] = []
    """Mods in the envelope or the hangar, not on a lander."""
    fitted: list[str] = []
    """Mods on the chosen lander."""
    lander: str = ""
    found: list[str] = []
    """Found discoveries (IV-S-2803)."""
    kept: list[str] = []
    """Those of them that are kept for what they hold while they are not paid."""
    pockets: list[str] = []
    """Unique discoveries in their pockets (IV-S-2801)."""
    rows_paid: list[int] = []
    system: str = ""
    systems: list[str] = []
    """Systems that were entered."""
    visited: list[str] = []
    """Destinations that are used up (IV-S-0505)."""
    target: str = ""
    """The landing destination of this pass."""
    scanned: dict[str, int] = {}
    """Scan steps uncovered of each landing card (IV-S-0508)."""
    facilities: list[str] = []
    """Facilities activated this pass (IV-S-0602)."""
    unlocked: list[str] = []
    """Sets that the story has opened, such as `secret`."""
    assigned: dict[str, int] = {}
    """What the assigned crew of this pass still pays for, by name."""
    notes: ShipNotes = msgspec.field(default_factory=ShipNotes)
    queue: list[list[str]] = []
    """What is still to be resolved after a checkpoint, the next one first."""
    explored: list[str] = []
    """Planets that were explored, in order."""
    failed: bool = False
    """Whether a mission of the last exploration failed (IV-X-1705)."""
    record: list[str] = []
    """Planets recorded by departure with a full report."""
    home: Home | None = None
    once: list[Done] = []
    """What happens once a pass: `recruit` for a section, `visit:D05` …"""
    shown: list[str] = []
    """Cards that lie open until it is decided what becomes of them: rank-up cards until one is chosen, discoveries that
    were looked at until they are back on their deck."""
    team: list[str] = []
    """The away team as far as it is chosen, by crew card (IV-S-2302)."""
    dying: list[str] = []
    """Crew who died and have not been brought to the memorial yet (IV-S-2604)."""
    memorial: list[str] = []
    """The dead, in order of death (IV-S-3601)."""
    bought: int = 0
    """Purchases of dice so far: the first one is special (IV-S-2706)."""
    act_passes: int = 0
    """Passes through the ship book in this act."""
    recovered: int = 0
    """Patients who left the medbay on its last page."""
    relays: list[str] = []
    """Systems in which the first scan step costs nothing."""
    sky: str = ""
    """The global condition with which the next exploration begins."""


class Decks(msgspec.Struct, array_like=True, gc=False):
    """What is drawn and put back during the whole campaign. The top of a deck is the last of its list."""

    discoveries: list[list[str]] = msgspec.field(default_factory=lambda: [[], [], [], [], []])
    unshuffled: dict[int, int] = {}
    """The types whose deck is due to be shuffled before a card is taken, and how many were put under it since it was
    (`finds.discovery_deck`)."""
    rank_ups: list[str] = []
    injuries: dict[str, int] = {}
    """Injury cards left of each type (IV-X-1603)."""
    removed: list[str] = []
    """Cards that are out of the campaign (IV-C-302)."""
