"""Cards of a campaign that belong to no planet: sections, crew, equipment, finds, events, and the ship."""

from typing import Literal

import msgspec

from starboard.games.vanguard.content.looks import LookWord, Picture
from starboard.games.vanguard.content.planet import Type
from starboard.games.vanguard.content.reading import ConversionText, CostText, NeedText
from starboard.games.vanguard.notation.actions import Ability, Action
from starboard.games.vanguard.notation.grammar import Checked, Effect, Passive
from starboard.games.vanguard.notation.requirement import Requirement
from starboard.games.vanguard.notation.symbols import BiomeName

SectionName = Literal["security", "recon", "science", "engineering"]
Rank = Literal[1, 2, 3]


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What every card has."""

    id: str


class SectionCard(Card, frozen=True):
    """A section card (IV-X-601): an upper effect with its timing, a dice combination and its lower effect."""

    section: SectionName
    rank: Rank
    upper: Ability
    combo: Requirement
    lower: Effect
    second: Ability | None = None
    """Another upper effect, for another moment."""
    starter: bool = False
    tutorial: bool = False


class CrewCard(Card, frozen=True):
    """A crew card (IV-X-701)."""

    section: SectionName
    convert: ConversionText
    """`R def`: a basic on a red die may count as defence."""
    charges: int
    skill: Ability
    tutorial: bool = False
    look: tuple[LookWord, ...] = ()
    """What the portrait shows; what is not said is drawn by the id."""


class Equipment(Card, frozen=True):
    """An equipment card (IV-X-1201)."""

    kind: Literal["minor", "personal", "field", "upgrade"]
    section: Literal["", "security", "recon", "science", "engineering"] = ""
    picture: Picture | None = None
    """What it looks like."""
    upgrades: str = ""
    """The field equipment that an upgrade belongs to."""
    place: Literal["here", "path", "paths", "none"] = "here"
    """Where the token of field equipment goes."""
    start: bool = False
    abilities: tuple[Ability, ...] = ()
    passives: tuple[Passive, ...] = ()
    plate: str = ""


class Discovery(Card, frozen=True):
    """An ordinary discovery (IV-X-1401)."""

    type: Type
    tier: Literal["basic", "rare", "very_rare"]
    planet: Ability | None = None
    second: Ability | None = None
    """Another use on a planet, for another moment."""
    ship: Effect | None = None
    passives: tuple[Passive, ...] = ()
    """What holds aboard while it is kept for that and not paid."""


class Unique(Card, frozen=True):
    """A unique discovery (IV-X-1420): one of a row of pockets, or used up during exploration."""

    row: int = 0
    ability: Ability | None = None
    plate: str = ""


class PocketRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A row of pockets and its reward (IV-S-2802)."""

    n: int
    reward: Effect


class RankUp(Card, frozen=True):
    """A rank-up card (IV-X-1013)."""

    done: Checked
    at: Literal["any", "end"] = "any"
    """`end`: it is looked at when the exploration ends with a lift-off."""
    tutorial: bool = False
    actions: tuple[Action, ...] = ()
    """Special actions that can be taken until it is completed (IV-X-301)."""


class EventCard(Card, frozen=True):
    """An event (IV-X-801)."""

    biomes: tuple[BiomeName, ...]
    effect: Effect
    set: Literal["first", "tutorial", "advanced"] = "first"
    other: Effect | None = None
    """The secondary effect, if it is not the usual one (IV-X-803)."""
    actions: tuple[Action, ...] = ()
    """Dice checks that it demands."""


class Situation(Card, frozen=True):
    """A situation (IV-S-0206)."""

    effect: Effect
    resolved: Effect
    needs: tuple[NeedText, ...] = ()
    """What may be assigned or paid: `1 engineering`, `1 security + 1 science`, `1 any rank 2`, `1 success`."""
    start: bool = False
    plate: str = ""


class Research(Card, frozen=True):
    """A research project (IV-S-0801)."""

    cost: tuple[CostText, ...]
    """`2 min basic`."""
    result: Effect
    show: tuple[str, ...] = ()
    start: bool = False


class Production(Card, frozen=True):
    """A production project (IV-S-1201)."""

    stage: Literal[1, 2, 3]
    result: Effect
    speed: tuple[NeedText, ...] = ()
    start: bool = False
    first: Checked | None = None
    """While this holds, it starts on stage 1."""


class ObjectiveCard(Card, frozen=True):
    """A main or side objective (IV-S-0031)."""

    then: Effect
    main: bool = False
    command: int = 0
    act: int = 0
    """The act that begins with it."""
    done: Checked | None = None
    needs: tuple[NeedText, ...] = ()
    """Ways to fulfil it by assigning crew on the bridge."""
    start: bool = False


class Upgrade(Card, frozen=True):
    """A bridge upgrade (IV-S-0032)."""

    energy: int = 0
    passives: tuple[Passive, ...] = ()
    abilities: tuple[Ability, ...] = ()


class Technology(Card, frozen=True):
    """A technology level (IV-S-0030)."""

    energy: int
    start: bool = False


class FacilityUpgrade(Card, frozen=True):
    """An upgrade of the medbay or the production complex (IV-S-1202)."""

    room: Literal["medbay", "complex"]
    passives: tuple[Passive, ...] = ()
    abilities: tuple[Ability, ...] = ()


class AddOn(Card, frozen=True):
    """A card of the add-on facility (IV-S-1750)."""

    effect: Effect


class Lander(Card, frozen=True):
    """A lander (IV-X-1101)."""

    armour: int
    sensors: int
    manoeuvrability: int
    rolls: int
    supplies: int
    personal: int
    field: int
    discoveries: int
    structural: int
    functional: int
    start: bool = False


class Mod(Card, frozen=True):
    """A lander mod (IV-X-1104)."""

    kind: Literal["structural", "functional"]
    passives: tuple[Passive, ...] = ()
    abilities: tuple[Ability, ...] = ()
    actions: tuple[Action, ...] = ()
    start: bool = False


class System(Card, frozen=True):
    """A star system (IV-S-0501)."""

    neighbours: dict[str, int]
    charted: str = "start"
    """The objective from which on it may be entered."""
    arrival: str = ""


class Destination(Card, frozen=True):
    """A place in a system: a landing, or a scene (IV-S-0504)."""

    system: str
    cost: int
    planet: str = ""
    operation: str = ""
    """The operation that is played here with the crew of the campaign, once (IV-C-103). Its planet is that of the
    operation."""
    log: str = ""
    again: bool = False
    """Whether a scene can be visited more than once."""
    open: Checked | None = None


class CardFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A file of cards: any number of each kind."""

    section_card: tuple[SectionCard, ...] = ()
    crew: tuple[CrewCard, ...] = ()
    equipment: tuple[Equipment, ...] = ()
    discovery: tuple[Discovery, ...] = ()
    unique: tuple[Unique, ...] = ()
    row: tuple[PocketRow, ...] = ()
    rank_up: tuple[RankUp, ...] = ()
    event: tuple[EventCard, ...] = ()
    situation: tuple[Situation, ...] = ()
    research: tuple[Research, ...] = ()
    production: tuple[Production, ...] = ()
    objective: tuple[ObjectiveCard, ...] = ()
    upgrade: tuple[Upgrade, ...] = ()
    technology: tuple[Technology, ...] = ()
    facility_upgrade: tuple[FacilityUpgrade, ...] = ()
    add_on: tuple[AddOn, ...] = ()
    lander: tuple[Lander, ...] = ()
    mod: tuple[Mod, ...] = ()
    system: tuple[System, ...] = ()
    destination: tuple[Destination, ...] = ()
