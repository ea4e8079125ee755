"""A campaign: a folder with its planets, cards, logs and texts (IV-C-301)."""

from collections.abc import Mapping
from importlib.resources.abc import Traversable
from typing import Any, Literal, TypeVar

import msgspec

from starboard.content import BadContent, line_of, read_text, read_toml
from starboard.games.vanguard.content import cards
from starboard.games.vanguard.content.lesson_script import LESSON_FILE, Lesson
from starboard.games.vanguard.content.planet import GlobalCondition, MissionCard, Planet, Poi, ThreatCard
from starboard.games.vanguard.content.plates.plate_files import Plate, PlateFile
from starboard.games.vanguard.content.reading import read_notation
from starboard.games.vanguard.notation.grammar import NOTHING, Checked, Effect

T = TypeVar("T")

EMPTY_POI = "000"
"""The empty POI card, of which there are enough."""

Occasion = Literal["", "pass", "launch", "landed", "home", "promoted", "healed", "recruited", "died", "mess", "named"]
"""What a log can wait for: a pass begins, a team is chosen, it has landed, it is back; somebody rises in rank, leaves
the medbay, is recruited, is remembered; the evening after it all; the names of the dead are read."""


class Branch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A paragraph of a log that is read when something is so."""

    condition: Checked = msgspec.field(name="if")
    effect: Effect = NOTHING


class Choice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One of the things to choose from at the end of a log."""

    effect: Effect = NOTHING
    condition: Checked | None = msgspec.field(default=None, name="if")


class Log(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A numbered log (IV-C-301): what it does, branch by branch, what the players choose, and what follows then."""

    id: str
    planet: str = ""
    at: Occasion = ""
    """The occasion on which it is read, once, if nothing else leads to it."""
    crew: tuple[str, ...] = ()
    """The people who must be there for the occasion to arise."""
    condition: Checked | None = msgspec.field(default=None, name="if")
    """What must be so on that occasion."""
    effect: Effect = NOTHING
    branch: tuple[Branch, ...] = ()
    choice: tuple[Choice, ...] = ()
    then: Effect = NOTHING
    once: bool = False
    """Read only the first time."""
    plate: str = ""
    """What is seen beside it; without one it is that of its planet, or of the ship."""


class LogFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A file of logs."""

    log: tuple[Log, ...] = ()


class Listening(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A counter of the campaign that goes on at every visit to the bridge, and what happens when it is full."""

    counter: str
    fields: int
    objective: str
    """The objective from which on it counts."""
    effect: Effect
    destination: str = ""
    """Where the ship goes from then on, and nowhere else."""


class Operation(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A stand-alone exploration (IV-C-103)."""

    id: str
    planet: str
    opening: str
    crew: tuple[str, ...]
    deck_rank: int = 2
    dice: int = 7
    lander: str = ""
    flags: dict[str, str] = {}


class Head(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file `campaign.toml`."""

    id: str
    prefix: str
    """The first word of every text of the campaign."""
    acts: int
    opening: str
    """The log that is read first."""
    ship_log: str
    """The log of the first ship phase."""
    loss: str
    """The log of the early loss (IV-S-3603)."""
    system: str
    """Where the ship is at the start."""
    first_situation: str = ""
    """The situation that is revealed first, if the story begins with one."""
    tutorial: str = ""
    """The planet with which the campaign begins, by tutorial or quick start; without one it begins aboard."""
    tutorial_decks: dict[str, tuple[str, ...]] = {}
    """Section cards of the tutorial decks, the first one drawn first."""
    flags: dict[str, tuple[str, ...]] = {}
    defaults: dict[str, str] = {}
    """How a flag is read that was never set."""
    counters: dict[str, int] = {}
    """Counters and the most they reach."""
    listening: Listening | None = None
    triggers: dict[str, str] = {}
    """Logs that are read when something happens for the first time, by its name."""
    advanced: str = ""
    """The set whose unlocking brings the advanced events."""
    endings: tuple[str, ...] = ()
    carry: dict[str, Effect] = {}
    """What it means here that an earlier campaign left something behind (IV-C-303), by its name such as `cup-drank`."""
    operation: tuple[Operation, ...] = ()
    plate: str = ""
    """The plate of the ship, for pages that are read aboard and have none of their own."""
    act_plates: tuple[str, ...] = ()
    """The plates with which the acts open."""


class Where(msgspec.Struct, frozen=True):
    """Where something stands: the file, and the place in it as msgspec names it."""

    file: str
    place: str


class Campaign(msgspec.Struct, frozen=True):
    """Everything of a campaign, each thing under its id."""

    folder: Traversable
    head: Head
    planets: Mapping[str, Planet]
    pois: Mapping[str, Poi]
    threats: Mapping[str, ThreatCard]
    conditions: Mapping[str, GlobalCondition]
    missions: Mapping[str, MissionCard]
    logs: Mapping[str, Log]
    section_cards: Mapping[str, cards.SectionCard]
    crew: Mapping[str, cards.CrewCard]
    equipment: Mapping[str, cards.Equipment]
    discoveries: Mapping[str, cards.Discovery]
    uniques: Mapping[str, cards.Unique]
    rows: Mapping[str, cards.PocketRow]
    rank_ups: Mapping[str, cards.RankUp]
    events: Mapping[str, cards.EventCard]
    situations: Mapping[str, cards.Situation]
    research: Mapping[str, cards.Research]
    production: Mapping[str, cards.Production]
    objectives: Mapping[str, cards.ObjectiveCard]
    upgrades: Mapping[str, cards.Upgrade]
    technology: Mapping[str, cards.Technology]
    facility_upgrades: Mapping[str, cards.FacilityUpgrade]
    add_ons: Mapping[str, cards.AddOn]
    landers: Mapping[str, cards.Lander]
    mods: Mapping[str, cards.Mod]
    systems: Mapping[str, cards.System]
    destinations: Mapping[str, cards.Destination]
    plates: Mapping[str, Plate]
    planet_of: Mapping[str, str]
    """The planet to which a POI, threat, condition or mission belongs."""
    kind_of: Mapping[str, str]
    """What each id is: the field of `Campaign` that holds it."""
    where: Mapping[str, Where]
    """Where each id stands; planets, cards and logs by `kind:id`."""
    lesson: Lesson | None = None
    """What is taught in the first round on the tutorial planet (IV-C-204)."""


OF_PLANETS = {"poi": "pois", "threat": "threats", "conditions": "conditions", "mission": "missions"}
"""The cards of a planet, and under what a campaign holds them."""
OF_CARDS = {
    "section_card": "section_cards",
    "crew": "crew",
    "equipment": "equipment",
    "discovery": "discoveries",
    "unique": "uniques",
    "row": "rows",
    "rank_up": "rank_ups",
    "event": "events",
    "situation": "situations",
    "research": "research",
    "production": "production",
    "objective": "objectives",
    "upgrade": "upgrades",
    "technology": "technology",
    "facility_upgrade": "facility_upgrades",
    "add_on": "add_ons",
    "lander": "landers",
    "mod": "mods",
    "system": "systems",
    "destination": "destinations",
}
"""The cards of a file of cards, and under what a campaign holds them."""


class _Gathered:
    """What was read so far."""

    def __init__(self, folder: Traversable) -> None:
        self.folder = folder
        self.things: dict[str, dict[str, Any]] = {}
        self.planet_of: dict[str, str] = {}
        self.kind_of: dict[str, str] = {}
        self.where: dict[str, Where] = {}

    def add(self, kind: str, id: str, thing: object, file: str, place: str) -> None:
        """A thing whose id no other thing has."""
        if id in self.kind_of or not id:
            raise self._taken(id, file, place)
        self.things.setdefault(kind, {})[id] = thing
        self.kind_of[id] = kind
        self.where[id] = Where(file, place)

    def _taken(self, id: str, file: str, place: str) -> BadContent:
        """The complaint about an id that is missing, or that something else has."""
        line = line_of(read_text(self.folder, file), f"{place}.id")
        if not id:
            return BadContent("contents-no-id", file=file, line=line)
        first = self.where[id]
        before = line_of(read_text(self.folder, first.file), f"{first.place}.id")
        return BadContent("contents-id-twice", file=file, line=line, name=id, first=first.file, before=before)


def read_campaign(folder: Traversable) -> Campaign:
    """The campaign that lies in a folder. `BadContent` says what is wrong and where."""
    head = read_toml(folder, "campaign.toml", Head, read_notation)
    read = _Gathered(folder)
    for file in files_in(folder, "planets"):
        _add_planet(read, file, read_toml(folder, file, Planet, read_notation))
    for file in files_in(folder, "cards"):
        held = read_toml(folder, file, cards.CardFile, read_notation)
        for field, kind in OF_CARDS.items():
            for place, card in enumerate(getattr(held, field)):
                id = f"row {card.n}" if field == "row" else card.id
                read.add(kind, id, card, file, f"$.{field}[{place}]")
    for file in files_in(folder, "logs"):
        for place, log in enumerate(read_toml(folder, file, LogFile, read_notation).log):
            read.add("logs", log.id, log, file, f"$.log[{place}]")
    for file in files_in(folder, "plates"):
        for place, plate in enumerate(read_toml(folder, file, PlateFile, read_notation).plate):
            read.add("plates", plate.id, plate, file, f"$.plate[{place}]")
    _place_operations(read, head)
    kinds = ("planets", *OF_PLANETS.values(), *OF_CARDS.values(), "logs", "plates")
    things = {kind: read.things.get(kind, {}) for kind in kinds}
    return Campaign(
        folder=folder,
        head=head,
        planet_of=read.planet_of,
        kind_of=read.kind_of,
        where=read.where,
        lesson=read_lesson(folder),
        **things,
    )


def _place_operations(read: _Gathered, head: Head) -> None:
    """IV-C-103: where an operation is a destination, the ship lands on its planet."""
    planets = {one.id: one.planet for one in head.operation}
    destinations = read.things.get("destinations", {})
    for id, one in destinations.items():
        if one.operation in planets and not one.planet:
            destinations[id] = msgspec.structs.replace(one, planet=planets[one.operation])


def read_lesson(folder: Traversable) -> Lesson | None:
    """The lesson, if the campaign has one. No two steps share an id."""
    if not folder.joinpath(LESSON_FILE).is_file():
        return None
    lesson = read_toml(folder, LESSON_FILE, Lesson, read_notation)
    ids = [step.id for step in lesson.step]
    for place, id in enumerate(ids):
        if not id or id in ids[:place]:
            line = line_of(read_text(folder, LESSON_FILE), f"$.step[{place}].id")
            raise BadContent("contents-twice", file=LESSON_FILE, line=line, name=id)
    return lesson


def _add_planet(read: _Gathered, file: str, planet: Planet) -> None:
    read.add("planets", planet.id, planet, file, "$")
    for field, kind in OF_PLANETS.items():
        name = "global" if field == "conditions" else field
        for place, card in enumerate(getattr(planet, field)):
            if card.id != EMPTY_POI or EMPTY_POI not in read.kind_of:
                read.add(kind, card.id, card, file, f"$.{name}[{place}]")
            read.planet_of[card.id] = planet.id


def files_in(folder: Traversable, name: str) -> list[str]:
    """The TOML files of a part of the campaign, in order."""
    inside = folder.joinpath(name)
    if not inside.is_dir():
        return []
    return sorted(f"{name}/{file.name}" for file in inside.iterdir() if file.name.endswith(".toml"))
