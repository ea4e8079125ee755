"""AE-B-2.10: what everybody may see of the map. A region is called by its number, as in `Printed.regions`."""

from functools import lru_cache

import msgspec

from starboard.games.andromeda.board.map import within
from starboard.games.andromeda.content import content
from starboard.games.andromeda.state.game_state import FIRST_NEBULA, AndromedaState, Development
from starboard.games.andromeda.view.words import Resources
from starboard.kernel.view import View


class MoonsView(View, frozen=True):
    """The moons of a planet or nebula."""

    seen: list[str]
    """Of a planet's stack only the top one; in a nebula all lie face up."""
    count: int


class DevelopmentView(View, frozen=True):
    """A development on a planet."""

    region: int
    owner: int
    collapsed: bool
    """Turned face down until it is rebuilt."""


class MapView(View, frozen=True):
    """The regions, and what lies on them."""

    tiles: list[str]
    """What lies on each region; empty where nothing does."""
    moons: dict[int, MoonsView]
    """By region."""
    developments: list[DevelopmentView]
    """In the order in which they were built."""
    dropped: dict[int, Resources]
    """Resource tokens that lie on regions."""
    active_region: int
    """Where the ship was launched to in this turn; -1 when there is none."""
    planets: int
    """Planets that are still to come."""


class RaiderView(View, frozen=True):
    """A raider on the map."""

    id: str
    region: int
    reach: tuple[int, ...]
    """The regions that it has in range."""


class RaidersView(View, frozen=True):
    """The raiders of this match."""

    on_map: list[RaiderView]
    face_up: list[str]
    """The raider cards that lie face up."""
    gone: list[str]
    """Raiders that were defeated and are out of the game."""
    free_figures: int
    """S-class figures that are on their card."""
    bonus: int
    """What a defeated raider is worth more until the next event."""


class _Laid(msgspec.Struct, array_like=True):
    """Everything that is shown of the map, to be remembered by."""

    tiles: list[str]
    moons: dict[int, list[str]]
    developments: list[Development]
    dropped: dict[int, list[int]]
    region: int
    planets: int


_pack = msgspec.msgpack.Encoder().encode
_unpack = msgspec.msgpack.Decoder(_Laid).decode


def map_view(g: AndromedaState) -> MapView:
    """The regions, and what lies on them."""
    return _map(_pack(_Laid(g.tiles, g.moons, g.developments, g.dropped, g.region, len(g.planets))))


@lru_cache(maxsize=1024)
def _map(packed: bytes) -> MapView:
    """A stand is shown to every seat, and most decisions change nothing on the map."""
    laid = _unpack(packed)
    return MapView(
        laid.tiles,
        {region: _moons(region, moons) for region, moons in laid.moons.items()},
        [DevelopmentView(place.region, place.owner, place.collapsed) for place in laid.developments],
        {region: Resources(*tokens) for region, tokens in laid.dropped.items()},
        laid.region,
        laid.planets,
    )


def _moons(region: int, moons: list[str]) -> MoonsView:
    return MoonsView(moons if region >= FIRST_NEBULA else moons[-1:], len(moons))


def raiders_view(g: AndromedaState) -> RaidersView:
    """The raiders on the map with their reach (AE-B-5.3), and their cards."""
    cards = content().raiders
    return RaidersView(
        [
            RaiderView(raider.id, raider.region, within(g, raider.region, cards[raider.id].range))
            for raider in g.raiders
        ],
        raider_cards(g),
        list(g.raiders_gone),
        g.free_figures,
        g.raider_bonus,
    )


def raider_cards(g: AndromedaState) -> list[str]:
    """AE-B-2.13: the cards that lie face up: the S class, and those whose raider has arrived."""
    return [id for id in g.cards.values() if id not in g.raiders_to_come]
