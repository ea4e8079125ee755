"""What is printed on tiles, cards, tokens and boards, as data. It is read once and shared by all matches."""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

import msgspec

from starboard.content import BadContent
from starboard.games.andromeda.content.cards import (
    DestinyCard,
    EventCard,
    TacticsCard,
    read_destinies,
    read_events,
    read_gate,
    read_tactics,
)
from starboard.games.andromeda.content.fleet import (
    Faction,
    RaiderCard,
    ShipType,
    Upgrade,
    read_factions,
    read_raiders,
    read_ships,
    read_upgrades,
)
from starboard.games.andromeda.content.own_content import own_events, own_modules, own_planets, plain_modules
from starboard.games.andromeda.content.printed_map import NUMBER_OF, REGION_NAMES, Board, read_board
from starboard.games.andromeda.content.progress_tracks import EventTrack, Tracks, read_event_track, read_tracks
from starboard.games.andromeda.content.regions import Regions, read_regions
from starboard.games.andromeda.content.station import (
    Core,
    ModuleDesign,
    Moon,
    Token,
    read_core,
    read_discoveries,
    read_modules,
    read_moons,
    read_supremacy,
)
from starboard.games.andromeda.notation.grammar import Effect

__all__ = ["NUMBER_OF", "REGION_NAMES", "BadContent", "Content", "content", "read_content"]


class Content(msgspec.Struct, frozen=True):
    """Everything that is printed, each thing under its id."""

    board: Board
    regions: Regions
    ships: tuple[ShipType, ...]
    upgrades: Mapping[str, Upgrade]
    factions: Mapping[str, Faction]
    raiders: Mapping[str, RaiderCard]
    modules: Mapping[str, ModuleDesign]
    core: Mapping[str, Core]
    moons: Mapping[str, Moon]
    discoveries: Mapping[str, Token]
    supremacy: Mapping[str, Token]
    tactics: Mapping[str, TacticsCard]
    events: Mapping[str, EventCard]
    destinies: Mapping[str, DestinyCard]
    gate: tuple[Effect, ...]
    tracks: Tracks
    event_track: EventTrack
    kinds: Mapping[str, str]
    """What each tile is: `planet`, `base`, `gate`, `quasar`, `vortex`."""
    tokens: Mapping[str, Token]
    """Discovery and supremacy tokens together."""


@cache
def content() -> Content:
    """The content of this package. `BadContent` the first time, if a file is damaged."""
    return _with_boxes(read_content(files(__name__)))


def _with_boxes(ours: Content) -> Content:
    """Ours, and what owners have written down of their own box under ids of its own. Set-up decides which is used."""
    planets = own_planets(ours.regions.developments)
    return msgspec.structs.replace(
        ours,
        regions=msgspec.structs.replace(ours.regions, planets={**ours.regions.planets, **planets}),
        modules={**ours.modules, **plain_modules(), **own_modules()},
        events={**ours.events, **own_events()},
        kinds={**ours.kinds, **dict.fromkeys(planets, "planet")},
    )


def read_content(folder: Traversable) -> Content:
    """The content in a folder, checked. `BadContent` says what is wrong and where."""
    regions = read_regions(folder)
    discoveries, supremacy = read_discoveries(folder), read_supremacy(folder)
    kinds = dict.fromkeys(regions.planets, "planet") | dict.fromkeys(regions.bases, "base")
    kinds |= {"underdark_gate": "gate", "quasar": "quasar", "vortex": "vortex"}
    return Content(
        board=read_board(folder),
        regions=regions,
        ships=read_ships(folder),
        upgrades=read_upgrades(folder),
        factions=read_factions(folder),
        raiders=read_raiders(folder),
        modules=read_modules(folder),
        core=read_core(folder),
        moons=read_moons(folder),
        discoveries=discoveries,
        supremacy=supremacy,
        tactics=read_tactics(folder),
        events=read_events(folder),
        destinies=read_destinies(folder),
        gate=read_gate(folder),
        tracks=read_tracks(folder),
        event_track=read_event_track(folder),
        kinds=kinds,
        tokens={**discoveries, **supremacy},
    )
