"""What is printed on the components, for those who draw them: the same for all matches."""

from collections.abc import Mapping
from functools import cache
from typing import Any, TypeVar, cast

from starboard.games.andromeda.board.map import is_nebula
from starboard.games.andromeda.captions.scenes import OF_HEGEMON, SCENES
from starboard.games.andromeda.content import REGION_NAMES, content
from starboard.games.andromeda.content.regions import DevelopmentType
from starboard.games.andromeda.names.effect_names import effect_words
from starboard.games.andromeda.names.names import named
from starboard.games.andromeda.notation.grammar import Effect
from starboard.games.andromeda.state.game_state import MODULE_TYPES, RESOURCES, SHIP_TYPES, TRACKS
from starboard.games.andromeda.view.battle_view import STEPS
from starboard.games.andromeda.view.hegemon_printed import PrintedHegemon, printed_hegemon
from starboard.games.andromeda.view.printed_cards import (
    Named,
    PrintedDestiny,
    PrintedDevelopment,
    PrintedEffect,
    PrintedEvent,
    PrintedFaction,
    PrintedModule,
    PrintedMoon,
    PrintedPlanet,
    PrintedRaider,
    PrintedRegion,
    PrintedShip,
    PrintedSpecial,
    PrintedTactic,
    PrintedToken,
    PrintedTracks,
    PrintedUpgrade,
)
from starboard.games.andromeda.view.words import (
    BattleStep,
    Cost,
    ModuleName,
    RegionKind,
    ResourceName,
    Scene,
    ShipName,
    TrackName,
)
from starboard.kernel import Message
from starboard.kernel.view import View


class Printed(View, frozen=True):
    """The map, tiles, ships, cards, modules, tokens and tracks; and what does not change in any match."""

    regions: list[PrintedRegion]
    """By the number of a region."""
    resources: list[ResourceName]
    tracks: PrintedTracks
    module_types: list[ModuleName]
    ship_types: list[ShipName]
    battle_steps: list[BattleStep]
    """The six steps of a battle in their order."""
    scenes: dict[str, Scene]
    """What to look at for each question, by its prompt; a question that is not here is answered anywhere."""
    of_hegemon: tuple[str, ...]
    """The prompts about what the Hegemon has: places that moves name are at its station."""
    kinds: dict[str, RegionKind]
    """What each tile is."""
    planets: dict[str, PrintedPlanet]
    developments: dict[str, PrintedDevelopment]
    bases: dict[str, PrintedEffect]
    special: dict[str, PrintedSpecial]
    ships: dict[ShipName, PrintedShip]
    upgrades: dict[str, PrintedUpgrade]
    factions: dict[str, PrintedFaction]
    raiders: dict[str, PrintedRaider]
    modules: dict[str, PrintedModule]
    core: dict[str, PrintedEffect]
    moons: dict[str, PrintedMoon]
    tokens: dict[str, PrintedToken]
    tactics: dict[str, PrintedTactic]
    events: dict[str, PrintedEvent]
    destinies: dict[str, PrintedDestiny]
    gate: list[Message | None]
    """What each result of the Gate roll gives, from 1 to 6."""
    hegemon: PrintedHegemon


@cache
def printed() -> Printed:
    """Everything that is printed."""
    c = content()
    return Printed(
        regions=[
            PrintedRegion(name, c.board.xs[region], c.board.ys[region], is_nebula(region))
            for region, name in enumerate(REGION_NAMES)
        ],
        resources=cast(list[ResourceName], list(RESOURCES)),
        tracks=_tracks(),
        module_types=cast(list[ModuleName], list(MODULE_TYPES)),
        ship_types=cast(list[ShipName], list(SHIP_TYPES)),
        battle_steps=cast(list[BattleStep], list(STEPS)),
        scenes=cast(dict[str, Scene], dict(SCENES)),
        of_hegemon=OF_HEGEMON,
        kinds=cast(dict[str, RegionKind], dict(c.kinds)),
        planets={
            id: _thing(PrintedPlanet, planet, development=planet.development.id)
            for id, planet in c.regions.planets.items()
        },
        developments={id: _development(kind) for id, kind in c.regions.developments.items()},
        bases=_things(PrintedEffect, c.regions.bases),
        special=_things(PrintedSpecial, c.regions.special),
        ships=cast(dict[ShipName, PrintedShip], {ship.id: _thing(PrintedShip, ship) for ship in c.ships}),
        upgrades={id: _thing(PrintedUpgrade, one, ship=SHIP_TYPES[one.ship]) for id, one in c.upgrades.items()},
        factions=_things(PrintedFaction, c.factions),
        raiders=_things(PrintedRaider, c.raiders),
        modules={
            id: _thing(
                PrintedModule,
                one,
                type=MODULE_TYPES[one.type],
                set="ancient" if one.set == "ancient" else "base",
            )
            for id, one in c.modules.items()
        },
        core=_things(PrintedEffect, c.core),
        moons=_things(PrintedMoon, c.moons),
        tokens={
            **{id: _thing(PrintedToken, token, kind="discovery") for id, token in c.discoveries.items()},
            **{id: _thing(PrintedToken, token, kind="supremacy") for id, token in c.supremacy.items()},
        },
        tactics=_things(PrintedTactic, c.tactics),
        # The decks of an owner's box are called as ours are.
        events={id: _thing(PrintedEvent, one, deck=one.deck.rpartition("_")[2]) for id, one in c.events.items()},
        destinies=_things(PrintedDestiny, c.destinies),
        gate=[_words(effect) for effect in c.gate],
        hegemon=printed_hegemon(),
    )


def _tracks() -> PrintedTracks:
    tracks = content().tracks
    names = cast(list[TrackName], list(TRACKS))
    return PrintedTracks(
        names=names,
        end_vp=list(tracks.end_vp),
        development_value=list(tracks.development_value),
        effects={name: [_words(effect) for effect in track] for name, track in zip(names, tracks.effects, strict=True)},
    )


def _development(kind: DevelopmentType) -> PrintedDevelopment:
    return _thing(PrintedDevelopment, kind, track=TRACKS[kind.track], resource=RESOURCES[kind.resource])


V = TypeVar("V", bound=View)
N = TypeVar("N", bound=Named)


def _things(shape: type[N], table: Mapping[str, Any]) -> dict[str, N]:
    return {id: _thing(shape, thing) for id, thing in table.items()}


def _thing(shape: type[V], thing: Any, **said: Any) -> V:
    """The fields of a component; its name and its effects as words, costs by what is paid, `said` as it is."""
    fields: dict[str, Any] = {"name": named(thing.id)} if issubclass(shape, Named) else {}
    for name in shape.__struct_fields__:
        if name not in fields and name not in said:
            fields[name] = _shown(name, getattr(thing, name))
    return shape(**fields, **said)


COSTS = ("cost", "paid_cost", "price", "resources")


def _shown(name: str, value: Any) -> Any:
    if isinstance(value, Effect):
        return _words(value)
    return Cost(*value) if name in COSTS else value


def _words(effect: Effect) -> Message | None:
    return effect_words(effect) if effect.steps else None
