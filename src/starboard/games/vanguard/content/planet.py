"""A planet: its board, its cards, its own mechanism (IV-X-001 and following). One file per planet."""

import re
from itertools import pairwise
from typing import Literal

import msgspec

from starboard.games.vanguard.content.looks import DiscColour, DiscFace, Figure, Landmark
from starboard.games.vanguard.notation.actions import Ability, Action, Combo, Special, parse_special
from starboard.games.vanguard.notation.grammar import (
    NOTHING,
    BadNotation,
    Checked,
    Condition,
    Effect,
    Parsed,
    Passive,
    Reference,
    parse_condition,
)
from starboard.games.vanguard.notation.symbols import BiomeName
from starboard.games.vanguard.notation.trigger import Trigger

Icon = Literal["final", "important", "no-save", "no-travel"]
Type = Literal["min", "spe", "alt", "flo", "mic"]
Box = Literal["T", "A", "B", "C", "D"]

PATHS = "1-2:uR 3>4:T 4-5:0"
ROUTE = "1>2>3, 3>4 if crewed S11 >= 1 else 5, 4>1"
"""How paths and routes are written."""
_EDGE = re.compile(r"(?P<a>[A-Z0-9.]+?)(?P<way>[->])(?P<b>[A-Z0-9.]+):(?P<symbols>\S+)")
_END = re.compile(r"[0-9]{1,2}|[A-Z][A-Z0-9]*(\.S[0-9]{1,2})?")
_SYMBOL = re.compile(r"T|[us][RGBD]|x[TABCD]|[A-Z][A-Z0-9]*")
_LEG = re.compile(r"(?P<a>[0-9]+)>(?P<b>[0-9]+) if (?P<condition>.+) else (?P<c>[0-9]+)")


class Edge(msgspec.Struct, frozen=True):
    """A path on the board (IV-X-002). An end is the number of a sector, a threat that carries it along, or a sector of
    a board beside this one."""

    a: str
    b: str
    both: bool
    """Whether it goes both ways."""
    symbols: tuple[str, ...]


class Edges(Parsed):
    """All paths of a board: `1-2:T 3>4:uR 7-8:uD+T 9-10:0`."""

    __slots__ = ("edges",)

    def __init__(self, text: str, edges: tuple[Edge, ...]) -> None:
        super().__init__(text, ())
        self.edges = edges


def parse_edges(text: str) -> Edges:
    """The paths that a text lists."""
    edges = []
    for word in text.split():
        found = _EDGE.fullmatch(word)
        if not found or not _END.fullmatch(found["a"]) or not _END.fullmatch(found["b"]):
            raise BadNotation(word, "form", PATHS)
        symbols = () if found["symbols"] == "0" else tuple(found["symbols"].split("+"))
        if not all(_SYMBOL.fullmatch(symbol) for symbol in symbols):
            raise BadNotation(word, "form", PATHS)
        edges.append(Edge(found["a"], found["b"], found["way"] == "-", symbols))
    return Edges(text, tuple(edges))


class Leg(msgspec.Struct, frozen=True):
    """Where a route goes on: to `then` if the condition holds or there is none, else to `other`."""

    then: int
    condition: Condition | None = None
    other: int = 0


class Route(Parsed):
    """A way that threats walk: `1>2>3, 3>4 if crewed S11 >= crewed S12 else 5, 4>7, 5>7, 7>1`."""

    __slots__ = ("legs",)

    def __init__(self, text: str, legs: dict[int, Leg], references: tuple[Reference, ...]) -> None:
        super().__init__(text, references)
        self.legs = legs


def parse_route(text: str) -> Route:
    """The route that a text describes; no sector has two ways on."""
    legs: dict[int, Leg] = {}
    references: list[Reference] = []
    for part in map(str.strip, text.split(",")):
        found = _LEG.fullmatch(part)
        if found:
            checked = parse_condition(found["condition"])
            references += checked.references
            made = {int(found["a"]): Leg(int(found["b"]), checked.condition, int(found["c"]))}
        else:
            if not re.fullmatch(r"[0-9]+(>[0-9]+)+", part):
                raise BadNotation(part, "form", ROUTE)
            stops = list(map(int, part.split(">")))
            made = {a: Leg(b) for a, b in pairwise(stops)}
        if legs.keys() & made.keys():
            raise BadNotation(part, "form", ROUTE)
        legs |= made
    return Route(text, legs, tuple(references))


class SpecialLine(Parsed):
    """A special effect that a global condition adds to every check (IV-X-531): `acc -> use 1 D`."""

    __slots__ = ("special",)

    def __init__(self, text: str, special: Special) -> None:
        super().__init__(text, special.references)
        self.special = special


def parse_special_line(text: str) -> SpecialLine:
    """The special effect that a line describes."""
    return SpecialLine(text, parse_special(text))


class Printed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What every card of a planet has."""


class Time(Printed, frozen=True):
    """A time track (IV-X-906)."""

    fields: int
    effect: Effect


class Sector(Printed, frozen=True):
    """A sector of the board."""

    n: int
    biomes: tuple[BiomeName, ...] = ()
    poi: str = ""
    """The POI card that lies there at set-up."""
    printed: str = ""
    """The POI that is printed there."""
    tags: tuple[str, ...] = ()
    log: str = ""
    """IV-X-314."""
    numbers: dict[str, int] = {}
    icons: tuple[Icon, ...] = ()
    down: bool = False
    landmark: Landmark = ""


class PathSymbol(Printed, frozen=True):
    """A path symbol of this planet alone."""

    id: str
    effect: Effect = NOTHING
    closed: Checked | None = None
    """While this holds, nobody travels along the path."""


class Marker(Printed, frozen=True):
    """Markers with a name."""

    id: str
    on: Literal["sector", "path"] = "sector"
    most: int = 0
    """The most in one place; 0: no limit."""
    total: int = 0
    """The most on the board; 0: no limit."""
    once: bool = False
    """A mission marker: placed once in each sector."""
    symbol: str = ""
    """On a path: each marker adds this path symbol."""
    free: bool = False
    """On a path: with a marker the path has no symbols."""


class Track(Printed, frozen=True):
    """A track or counter of the planet itself."""

    id: str
    fields: int
    start: int = 0
    colour: Literal["green", "red", ""] = ""
    full: Effect = NOTHING
    """When the last field is reached."""


class PlanetState(Printed, frozen=True):
    """One of a few words that the planet remembers."""

    id: str
    values: tuple[str, ...]
    start: str


class CrewValue(Printed, frozen=True):
    """A number that every crew member has on this planet."""

    id: str
    most: int
    start: int = 0


class Lasting(Printed, frozen=True):
    """Something that holds from now on, once an effect brought it into force."""

    id: str
    passives: tuple[Passive, ...] = ()


class PlanetRule(Printed, frozen=True):
    """When something happens, something else does."""

    when: Trigger
    do: Effect
    condition: Checked | None = msgspec.field(default=None, name="if")
    once: bool = False


class Poi(Printed, frozen=True):
    """A POI card, or a printed POI (IV-X-1014)."""

    id: str
    biomes: tuple[BiomeName, ...] = ()
    icons: tuple[Icon, ...] = ()
    actions: tuple[Action, ...] = ()
    time: Time | None = None
    passives: tuple[Passive, ...] = ()


class ThreatCard(Printed, frozen=True):
    """A threat (IV-X-1501)."""

    id: str
    track: tuple[Effect, ...]
    """The effect above each field."""
    start: tuple[int, ...] = ()
    """The sectors of its standees, the main one first; empty: it starts off the board."""
    actions: tuple[Action, ...] = ()
    passives: tuple[Passive, ...] = ()
    no_save: bool = False
    figure: Figure = "strider"
    """How its standees are drawn."""


class GlobalCondition(Printed, frozen=True):
    """A global condition (IV-X-1012)."""

    id: str
    travel: Effect = NOTHING
    combos: tuple[Combo, ...] = ()
    specials: tuple[SpecialLine, ...] = ()
    actions: tuple[Action, ...] = ()
    time: Time | None = None
    passives: tuple[Passive, ...] = ()


class MissionCard(Printed, frozen=True):
    """A mission (IV-X-1010)."""

    id: str
    main: bool = False
    optional: bool = False
    done: Checked | None = None
    """When this holds, the mission is completed."""
    reward: Effect = NOTHING
    actions: tuple[Action, ...] = ()
    time: Time | None = None


class LandingRow(Printed, frozen=True):
    """A row of the landing table (IV-S-2351)."""

    first: int
    last: int
    effect: Effect = NOTHING


class Scan(Printed, frozen=True):
    """What the scanner uncovers of a landing card, step by step (IV-S-0506)."""

    biomes: tuple[BiomeName, ...] = ()
    abundance: dict[Type, int] = {}
    dangers: tuple[Box, ...] = ()
    threats: bool = False


class Planet(Printed, frozen=True):
    """A planet board with everything that belongs to it. `file` is where it stands."""

    id: str
    edges: Edges
    sector: tuple[Sector, ...]
    departure: Effect
    act: int = 1
    landing: tuple[int, ...] = ()
    disc: tuple[DiscColour, DiscFace] | None = None
    """How it looks on the star map."""
    plate: str = ""
    """How it looks from the ground, also beside its pages that have no plate of their own."""
    condition: str = ""
    """At set-up; on later visits the one that `revisit` says, if it does."""
    threats: tuple[str, ...] = ()
    missions: tuple[str, ...] = ()
    uniques: tuple[str, ...] = ()
    slot: Effect = NOTHING
    """IV-X-1421."""
    evacuation: Effect = NOTHING
    arrival: Effect = NOTHING
    setup: Effect = NOTHING
    revisit: Effect = NOTHING
    keep: tuple[str, ...] = ()
    liftoff: Checked | None = None
    routes: dict[str, Route] = {}
    passives: tuple[Passive, ...] = ()
    abilities: tuple[Ability, ...] = ()
    """What everybody may do there."""
    boards: tuple[str, ...] = ()
    """Planets whose boards lie beside this one."""
    time: Time | None = None
    tutorial: bool = False
    first_check: str = ""
    """On the planet of the tutorial: the POI whose first check spares beginners (IV-X-1903)."""
    supplies: int = 0
    """Printed on the planet, when there is no lander; -1: unlimited."""
    symbol: tuple[PathSymbol, ...] = ()
    marker: tuple[Marker, ...] = ()
    track: tuple[Track, ...] = ()
    state: tuple[PlanetState, ...] = ()
    value: tuple[CrewValue, ...] = ()
    lasting: tuple[Lasting, ...] = ()
    rule: tuple[PlanetRule, ...] = ()
    poi: tuple[Poi, ...] = ()
    threat: tuple[ThreatCard, ...] = ()
    conditions: tuple[GlobalCondition, ...] = msgspec.field(default=(), name="global")
    mission: tuple[MissionCard, ...] = ()
    landing_row: tuple[LandingRow, ...] = ()
    scan: Scan = Scan()
