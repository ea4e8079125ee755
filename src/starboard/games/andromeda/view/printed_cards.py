"""What is printed on cards, tiles, tokens and ships: one struct for each kind of component."""

from typing import Literal

from starboard.games.andromeda.view.words import (
    Cost,
    EventDeck,
    ModuleName,
    PlanetType,
    RaiderRank,
    ResourceName,
    ShipName,
    TrackName,
)
from starboard.kernel import Message
from starboard.kernel.view import View


class Named(View, frozen=True):
    """A component with a name."""

    name: Message
    id: str


class PrintedPlanet(Named, frozen=True):
    """A planet tile."""

    type: PlanetType
    leaders: int
    """Leaders that a development here needs."""
    development: str


class PrintedDevelopment(Named, frozen=True):
    """What is built on planets of one type."""

    planet_type: PlanetType
    track: TrackName
    resource: ResourceName
    """What the planet itself gives."""
    cost: Cost
    ability: Message | None
    trigger: str
    hegemon_benefit: Message | None
    copies: int


class PrintedEffect(Named, frozen=True):
    """Something that does one thing: an alliance base, a core function of the station."""

    effect: Message | None


class PrintedSpecial(Named, frozen=True):
    """A quasar, a vortex, or the Underdark Gate."""

    count: int
    launchable: bool
    """Whether ships can be launched to it."""
    vp: int
    """For each own development next to it, at the end."""


class PrintedShip(Named, frozen=True):
    """A type of starship."""

    per_player: int
    start: int
    """How many stand in the launch bay at the start."""
    guns: int
    range: int
    shield: int
    ability: Literal["builder", "assault", "navigation", "shield"]
    cost: Cost
    hegemon_guns: int
    hegemon_range: int
    hegemon_shield: int


class PrintedUpgrade(Named, frozen=True):
    """An upgrade tile."""

    ship: ShipName
    effect: Message | None
    trigger: str
    copies: int
    escalation: int
    """Copies that five players add."""


class PrintedFaction(Named, frozen=True):
    """A faction with two abilities and an upgrade of its own."""

    set: Literal["base", "escalation"]
    resources: Cost
    abilities: tuple[str, str]
    upgrade: str


class PrintedRaider(Named, frozen=True):
    """A raider card."""

    rank: RaiderRank
    figures: int
    guns: int
    targeting: int
    range: int
    vp: int
    ability: str


class PrintedModule(Named, frozen=True):
    """A design of module."""

    type: ModuleName
    copies: int
    set: str
    """`base`, `ancient`, or that of an owner's box."""
    cost: Cost
    trigger: str
    """When it works by itself; empty for one that is activated."""
    effect: Message | None
    slot: Literal["none", "out", "cost"]
    """What a moon in its slot does: it adds its symbol to what the module gives, or pays what activating it costs."""
    paid_cost: Cost
    """What activating it costs, unless a moon lies in its cost slot."""
    damage: int
    """Damage markers that it comes with."""
    relics: int


class PrintedMoon(Named, frozen=True):
    """A moon."""

    set: Literal["planetary", "orphaned", "ancient"]
    planet_type: PlanetType | Literal[""]
    symbol: Message | None
    """What it gives once; null for the symbol of nothing."""
    price: Cost
    """The symbol as a cost, for a cost slot."""
    relics: int


class PrintedToken(Named, frozen=True):
    """A discovery or supremacy token."""

    kind: Literal["discovery", "supremacy"]
    copies: int
    effect: Message | None
    timing: str
    """`once` as a free action, or the trigger at which it works for good."""


class PrintedTactic(Named, frozen=True):
    """A tactics card."""

    kind: Literal["maneuver", "diplomacy", "operation"]
    copies: int
    timing: str
    effect: Message | None


class PrintedEvent(Named, frozen=True):
    """An event card."""

    deck: EventDeck
    affects: Literal["each", "board", "rich", "fleet", "behind", "gate"]
    effect: Message | None
    hegemon_effect: Message | None
    """What the Hegemon gains instead; null when it is treated as a player."""


class PrintedDestiny(Named, frozen=True):
    """A destiny card: `points` for each `each` of something, at most `cap`."""

    what: str
    points: int
    each: int
    cap: int


class PrintedTracks(View, frozen=True):
    """The five progress tracks."""

    names: list[TrackName]
    end_vp: list[int]
    """What a marker on each space is worth at the end."""
    development_value: list[int]
    """What a development of that type is worth at the end, by the space of its owner's marker."""
    effects: dict[TrackName, list[Message | None]]
    """What each space gives."""


class PrintedRegion(View, frozen=True):
    """A space of the map, or a nebula."""

    name: str
    """What it is called in moves: `S07`, `N2`."""
    x: int
    """How far to the right it lies: a hexagon is 10 wide."""
    y: int
    """How far down it lies: 10 to the next row."""
    nebula: bool
