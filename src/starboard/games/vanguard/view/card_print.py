"""What can be printed on a card, a crew card, a destination or a planet board: whatever of this it has."""

from typing import Literal, TypeAlias

import msgspec

from starboard.games.vanguard.content.looks import Picture
from starboard.games.vanguard.notation.symbols import BiomeName, Colour, DiscoveryType, SectionName, SymbolName
from starboard.games.vanguard.view.path_print import PathPrint
from starboard.games.vanguard.view.printed_actions import ActionPrint, Written
from starboard.kernel import Message
from starboard.kernel.view import View

Product: TypeAlias = Literal["lander", "mod", "field", "upgrade", "personal", "minor", "energy", "add_on"]
"""Kinds of things that a project makes, the largest first."""


class TimePrint(View, frozen=True, omit_defaults=True):
    """A time track: how many fields it has, and what happens at its end."""

    fields: int
    effect: Written | None = None


class ConversionPrint(View, frozen=True):
    """A basic on a die of this colour may count as that symbol (IV-X-570)."""

    colour: Colour
    symbol: SymbolName


class PricePrint(View, frozen=True, omit_defaults=True):
    """Discoveries that are paid."""

    count: int
    type: DiscoveryType | None = None
    """The deck that they must be of; null: any."""


class CardPrint(View, frozen=True, omit_defaults=True, tag_field="print", tag="card"):
    """A card, a POI, a threat, a condition or a mission: whatever of these it has."""

    id: str
    section: SectionName | None = None
    rank: int | None = None
    upper: Written | None = None
    second: Written | None = None
    combo: Written | None = None
    """What dice a combination needs."""
    lower: Written | None = None
    """What the combination does."""
    convert: ConversionPrint | None = None
    charges: int | None = None
    skill: Written | None = None
    look: list[str] | None = None
    """What a crew member looks like."""
    abilities: list[Written] | None = None
    passives: list[Written] | None = None
    actions: list[ActionPrint] | None = None
    combos: list[Written] | None = None
    specials: list[Written] | None = None
    travel: Written | None = None
    effect: Written | None = None
    other: Written | None = None
    done: Written | None = None
    then: Written | None = None
    resolved: Written | None = None
    reward: Written | None = None
    result: Written | None = None
    open: Written | None = None
    planet: Written | str | None = None
    """What a discovery does on a planet; the planet of a destination."""
    ship: Written | None = None
    ability: Written | None = None
    track: list[Written] | None = None
    """The fields of a threat's track."""
    time: TimePrint | None = None
    icons: list[str] | None = None
    biomes: list[BiomeName] | None = None
    main: bool | None = None
    optional: bool | None = None
    no_save: bool | None = None
    figure: str | None = None
    """How a threat is drawn."""
    kind: str | None = None
    type: DiscoveryType | None = None
    """The deck of a discovery."""
    tier: str | None = None
    place: str | None = None
    room: str | None = None
    upgrades: str | None = None
    set: str | None = None
    at: str | None = None
    cost: int | None = None
    """The energy that flying there takes."""
    price: list[PricePrint] | None = None
    """The discoveries that a research project takes."""
    makes: Product | None = None
    """What a production project makes: the largest thing among what it gives."""
    needs: list[Message] | None = None
    """Who is assigned or what is paid for it; any of these will do."""
    speed: list[Message] | None = None
    """The same for a project that is to move on sooner."""
    show: list[str] | None = None
    first: Written | None = None
    stage: int | None = None
    energy: int | None = None
    command: int | None = None
    act: int | None = None
    row: int | None = None
    n: int | None = None
    start: list[int] | bool | None = None
    starter: bool | None = None
    tutorial: bool | None = None
    again: bool | None = None
    armour: int | None = None
    sensors: int | None = None
    manoeuvrability: int | None = None
    rolls: int | None = None
    supplies: int | None = None
    personal: int | None = None
    field: int | None = None
    discoveries: int | None = None
    structural: int | None = None
    functional: int | None = None
    system: str | None = None
    neighbours: dict[str, int] | None = None
    """The systems around one, and the energy that it takes to fly there."""
    charted: str | None = None
    arrival: str | None = None
    log: str | None = None
    disc: list[str] | None = None
    """How a destination's planet looks from far away: its colour and its face."""
    plate: str | None = None
    """The id of its plate."""
    pictures: list[Picture] | None = None
    """What equipment looks like; of a project, all that it makes."""


class SectorPrint(View, frozen=True, omit_defaults=True):
    """A sector of a planet board."""

    n: int
    biomes: list[BiomeName] | None = None
    log: str | None = None
    icons: list[str] | None = None
    tags: list[str] | None = None
    landmark: str | None = None
    """What stands out there."""
    numbers: dict[str, int] | None = None
    """Figures that the planet gives it: `floor` 3."""


class PathSymbolPrint(View, frozen=True, omit_defaults=True):
    """A path symbol of one planet alone: what it does, or while what holds nobody travels there."""

    id: str
    effect: Written | None = None
    closed: Written | None = None


class TrackPrint(View, frozen=True, omit_defaults=True):
    """A track of a planet."""

    id: str
    fields: int
    start: int
    colour: str | None = None
    full: Written | None = None
    """What happens at its end."""


class PlanetStatePrint(View, frozen=True):
    """A word that a planet remembers, and those that it can be."""

    id: str
    values: list[str]
    start: str


class PlanetPrint(View, frozen=True, omit_defaults=True, tag_field="print", tag="planet"):
    """What stands on a planet board itself."""

    id: str
    paths: list[PathPrint]
    sector: list[SectorPrint]
    symbol: list[PathSymbolPrint] | None = None
    landing: list[int] | None = None
    """The sectors where the lander may come down."""
    disc: list[str] | None = None
    plate: str | None = None
    """The id of its plate."""
    track: list[TrackPrint] | None = None
    state: list[PlanetStatePrint] | None = None
    time: TimePrint | None = None
    passives: list[Written] | None = None
    """What holds on the whole planet."""
    abilities: list[Written] | None = None


def fields_of(print: type[msgspec.Struct]) -> frozenset[str]:
    """What can be on such a card or board."""
    return frozenset(print.__struct_fields__)
