"""What is printed on the components, for those who draw them: the same for all matches."""

from collections.abc import Mapping
from functools import cache
from typing import Any, Literal, TypeAlias, TypeVar

from starboard.games.andromeda.content import REGION_NAMES, content
from starboard.games.andromeda.names.effect_names import effect_words
from starboard.games.andromeda.names.names import named
from starboard.games.andromeda.notation.grammar import Effect
from starboard.games.andromeda.state.game_state import MODULE_TYPES, RESOURCES, SHIP_TYPES, TRACKS
from starboard.games.andromeda.view.hegemon_printed import PrintedHegemon, printed_hegemon
from starboard.kernel import Message
from starboard.kernel.view import View

Cost: TypeAlias = tuple[int, ...]


class PrintedTracks(View, frozen=True):
    """The five progress tracks."""

    names: list[str]
    end_vp: list[int]
    development_value: list[int]
    effects: list[list[Message | None]]


class PrintedMap(View, frozen=True):
    xs: list[int]
    ys: list[int]
    gate: int
    nebulae: list[list[int]]


class Named(View, frozen=True):
    name: Message
    id: str


class PrintedDevelopment(Named, frozen=True):
    planet_type: str
    track: int
    resource: int
    cost: Cost
    ability: Message | None
    trigger: str
    hegemon_benefit: Message | None
    copies: int


class PrintedBase(Named, frozen=True):
    effect: Message | None


class PrintedSpecial(Named, frozen=True):
    count: int
    launchable: bool
    vp: int


class PrintedShip(Named, frozen=True):
    per_player: int
    start: int
    guns: int
    range: int
    shield: int
    ability: str
    cost: Cost
    hegemon_guns: int
    hegemon_range: int
    hegemon_shield: int


class PrintedUpgrade(Named, frozen=True):
    ship: int
    effect: Message | None
    trigger: str
    copies: int
    escalation: int


class PrintedFaction(Named, frozen=True):
    set: str
    resources: Cost
    abilities: tuple[str, ...]
    upgrade: str


class PrintedRaider(Named, frozen=True):
    rank: Literal["S", "A", "B", "C", "D"]
    figures: int
    guns: int
    targeting: int
    range: int
    vp: int
    ability: str


class PrintedModule(Named, frozen=True):
    type: int
    copies: int
    set: str
    cost: Cost
    trigger: str
    effect: Message | None
    slot: Literal["none", "out", "cost"]
    paid_cost: Cost
    damage: int
    relics: int


class PrintedMoon(Named, frozen=True):
    set: str
    planet_type: str
    symbol: Message | None
    price: Cost
    relics: int


class PrintedToken(Named, frozen=True):
    copies: int
    effect: Message | None
    timing: str


class PrintedTactic(Named, frozen=True):
    kind: Literal["maneuver", "diplomacy", "operation"]
    copies: int
    timing: str
    effect: Message | None


class PrintedEvent(Named, frozen=True):
    deck: str
    affects: str
    effect: Message | None
    hegemon_effect: Message | None


class PrintedDestiny(Named, frozen=True):
    what: str
    points: int
    each: int
    cap: int


class Printed(View, frozen=True):
    """The map, tiles, ships, cards, modules, tokens and tracks."""

    regions: list[str]
    resources: list[str]
    tracks: PrintedTracks
    module_types: list[str]
    ship_types: list[str]
    map: PrintedMap
    event_steps: dict[str, int]
    kinds: dict[str, str]
    planets: dict[str, tuple[str, int, str]]
    developments: dict[str, PrintedDevelopment]
    bases: dict[str, PrintedBase]
    special: dict[str, PrintedSpecial]
    ships: list[PrintedShip]
    upgrades: dict[str, PrintedUpgrade]
    factions: dict[str, PrintedFaction]
    raiders: dict[str, PrintedRaider]
    modules: dict[str, PrintedModule]
    core: dict[str, PrintedBase]
    moons: dict[str, PrintedMoon]
    tokens: dict[str, PrintedToken]
    tactics: dict[str, PrintedTactic]
    events: dict[str, PrintedEvent]
    destinies: dict[str, PrintedDestiny]
    gate: list[Message | None]
    hegemon: PrintedHegemon


@cache
def printed() -> Printed:
    """Everything that is printed."""
    c = content()
    return Printed(
        regions=list(REGION_NAMES),
        resources=list(RESOURCES),
        tracks=PrintedTracks(
            names=list(TRACKS),
            end_vp=list(c.tracks.end_vp),
            development_value=list(c.tracks.development_value),
            effects=[[_words(effect) for effect in track] for track in c.tracks.effects],
        ),
        module_types=list(MODULE_TYPES),
        ship_types=list(SHIP_TYPES),
        map=PrintedMap(
            xs=list(c.board.xs),
            ys=list(c.board.ys),
            gate=c.board.gate,
            nebulae=[list(spaces) for spaces in c.board.nebulae],
        ),
        event_steps={str(players): steps for players, steps in c.event_track.steps.items()},
        kinds=dict(c.kinds),
        planets={id: (planet.type, planet.leaders, planet.development.id) for id, planet in c.regions.planets.items()},
        developments=_things(PrintedDevelopment, c.regions.developments),
        bases=_things(PrintedBase, c.regions.bases),
        special=_things(PrintedSpecial, c.regions.special),
        ships=[_thing(PrintedShip, ship) for ship in c.ships],
        upgrades=_things(PrintedUpgrade, c.upgrades),
        factions=_things(PrintedFaction, c.factions),
        raiders=_things(PrintedRaider, c.raiders),
        modules=_things(PrintedModule, c.modules),
        core=_things(PrintedBase, c.core),
        moons=_things(PrintedMoon, c.moons),
        tokens=_things(PrintedToken, c.tokens),
        tactics=_things(PrintedTactic, c.tactics),
        events=_things(PrintedEvent, c.events),
        destinies=_things(PrintedDestiny, c.destinies),
        gate=[_words(effect) for effect in c.gate],
        hegemon=printed_hegemon(),
    )


N = TypeVar("N", bound=Named)


def _things(shape: type[N], table: Mapping[str, Any]) -> dict[str, N]:
    return {id: _thing(shape, thing) for id, thing in table.items()}


def _thing(shape: type[N], thing: Any) -> N:
    """The fields of a component under its name; effects as words."""
    fields = {name: getattr(thing, name) for name in shape.__struct_fields__ if name != "name"}
    shown: dict[str, Any] = {
        name: _words(value) if isinstance(value, Effect) else value for name, value in fields.items()
    }
    return shape(name=named(thing.id), **shown)


def _words(effect: Effect) -> Message | None:
    return effect_words(effect) if effect.steps else None
