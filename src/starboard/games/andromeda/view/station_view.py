"""What a seat may see of a player: the station and all that belongs to it."""

from collections import Counter
from functools import lru_cache

import msgspec

from starboard.games.andromeda.board.players import is_person
from starboard.games.andromeda.rules.fleet.damage import shield_left
from starboard.games.andromeda.rules.player_area.tactics import hand_limit
from starboard.games.andromeda.state.game_state import (
    BAY,
    CRUISER,
    NOWHERE,
    REPAIR_BAY,
    SCRAPYARD,
    UNBUILT,
    USED_UP,
    AndromedaState,
    Module,
    Player,
)
from starboard.games.andromeda.view.words import NAME_OF_SHIP, SHIP_NAMES, Resources, ShipName, ShipPlace
from starboard.kernel.view import Hidden, View

PLACES: dict[int, ShipPlace] = {
    BAY: "bay",
    SCRAPYARD: "scrapyard",
    REPAIR_BAY: "repair",
    UNBUILT: "unbuilt",
    USED_UP: "used_up",
}
"""Where ships are that are in no region."""


class ShipsView(View, frozen=True, omit_defaults=True):
    """Ships of one type that are in the same place."""

    type: ShipName
    place: ShipPlace
    count: int = 1
    region: int = -1
    """Where they are on the map."""
    shielded: bool = False
    """Whether the shield can still take damage."""


class ModuleView(View, frozen=True, omit_defaults=True):
    """A module on a station."""

    id: str
    damage: int = 0
    """Damage markers on it."""
    mechaphage: int = 0
    """Repairs that a mechaphage token on it still takes."""
    damaged: bool = False
    """Whether it has no effect until it is repaired."""
    moon: str = ""
    """The moon in its slot."""
    activated: bool = False
    """Whether it was activated in this Return turn."""


class Tracks(View, frozen=True):
    """The space of a player's marker on each progress track."""

    # In the order of `state.game_state.TRACKS`.

    science: int
    industry: int
    supremacy: int
    commerce: int
    civilization: int


class HandView(View, frozen=True):
    """The cards of a player."""

    count: int
    """Tactics cards in the hand."""
    limit: int
    cards: Hidden[list[str]]
    dealt: Hidden[list[str]]
    """The faction cards among which the player chooses; null for the Hegemon."""
    destiny: Hidden[str]
    destinies: Hidden[list[str]]
    """The destiny cards to choose from, and later the one that was put back."""


class FleetView(View, frozen=True):
    """The nine ships of a player."""

    ships: tuple[ShipsView, ...]
    """By type and place."""
    upgrades: dict[ShipName, str]
    """The upgrade tile of each type of ship that has one."""


class LeadersView(View, frozen=True):
    """Where the leaders of a player are."""

    station: int
    posted: dict[int, int]
    """On bases and nebulae, by region."""
    settled: dict[int, int]
    """Under developments, by planet."""


class StationView(View, frozen=True):
    """What lies on the station and beside it."""

    modules: list[ModuleView]
    core_used: list[str]
    """The core functions that were activated in this Return turn."""
    moons: list[str]
    """Moons beside the station."""
    tokens: list[str]
    """Tokens that can still be used, or that last."""
    spent: list[str]
    """Tokens that were used up."""
    vault: int
    targeting: int
    bonuses: list[str]
    """What happens once in a return cycle and has happened since the last return."""
    defeated: int
    """Raiders that the player defeated."""


class PlayerView(View, frozen=True):
    """A person, or the Hegemon."""

    faction: str
    """Empty before factions are chosen, and for the Hegemon."""
    vp: int
    resources: Resources
    tracks: Tracks
    hand: HandView
    fleet: FleetView
    leaders: LeadersView
    station: StationView


def player_view(g: AndromedaState, who: int, seat: int | None) -> PlayerView:
    """What this seat (None: an onlooker) may see of a player."""
    player = g.players[who]
    person = is_person(g, who)
    # Where people tell of their own table, their cards lie on it: from each other nothing is hidden here.
    open_hand = who == seat or (g.told and person)
    return PlayerView(
        player.faction,
        player.vp,
        Resources(*player.resources),
        Tracks(*player.tracks),
        HandView(
            len(player.hand),
            hand_limit(g, who),
            sorted(player.hand) if open_hand else None,
            list(player.dealt) if person else None,
            player.destiny if open_hand or g.part == "over" else None,
            list(player.rejected) if open_hand else None,
        ),
        _fleet(tuple(player.ships), tuple(player.upgrades), person, player.shield),
        *_open(_pack(_laid(player, g.activated if g.turn == who else []))),
    )


class _Laid(msgspec.Struct, array_like=True):
    """Everything that is shown of leaders and station, to be remembered by."""

    leaders: int
    posted: dict[int, int]
    settled: dict[int, int]
    modules: list[Module]
    moons: list[str]
    tokens: list[str]
    spent: list[str]
    vault: int
    targeting: int
    bonuses: list[str]
    defeated: int
    active: list[str]


_pack = msgspec.msgpack.Encoder().encode
_unpack = msgspec.msgpack.Decoder(_Laid).decode


def _laid(player: Player, active: list[str]) -> _Laid:
    return _Laid(
        player.leaders,
        player.posted,
        player.settled,
        player.modules,
        player.moons,
        player.tokens,
        player.spent,
        player.vault,
        player.targeting,
        player.bonuses,
        player.defeated,
        active,
    )


@lru_cache(maxsize=4096)
def _open(packed: bytes) -> tuple[LeadersView, StationView]:
    """A stand is shown to every seat, and a decision changes what few players have."""
    player = _unpack(packed)
    return LeadersView(player.leaders, _by_region(player.posted), _by_region(player.settled)), _station(player)


def _station(player: _Laid) -> StationView:
    active = player.active
    return StationView(
        [
            _module(module.id, module.damage, module.mechaphage, module.moon, str(place) in active)
            for place, module in enumerate(player.modules)
        ],
        [what for what in active if not what.isdigit()],
        player.moons,
        player.tokens,
        player.spent,
        player.vault,
        player.targeting,
        player.bonuses,
        player.defeated,
    )


@lru_cache(maxsize=4096)
def _module(id: str, damage: int, mechaphage: int, moon: str, activated: bool) -> ModuleView:
    damaged = Module(id, damage, mechaphage).damaged
    return ModuleView(id, damage, mechaphage, damaged, moon, activated)


def _by_region(leaders: dict[int, int]) -> dict[int, int]:
    return {region: leaders[region] for region in sorted(leaders)}


@lru_cache(maxsize=4096)
def _fleet(places: tuple[int, ...], upgrades: tuple[str, ...], person: bool, taken: int) -> FleetView:
    shielded = shield_left(person, taken) > 0
    groups = Counter(zip(NAME_OF_SHIP, places, strict=True))
    ships = tuple(
        ShipsView(
            type=type,
            place=PLACES.get(place, "region"),
            count=count,
            region=max(place, NOWHERE),
            shielded=shielded and type == NAME_OF_SHIP[CRUISER],
        )
        for (type, place), count in groups.items()
    )
    return FleetView(ships, {name: tile for name, tile in zip(SHIP_NAMES, upgrades, strict=False) if tile})
