"""Starships and their upgrades, factions, and raiders."""

from collections.abc import Mapping
from importlib.resources.abc import Traversable

import msgspec

from starboard.games.andromeda.content.costs import Cost
from starboard.games.andromeda.content.moments import TRIGGERS
from starboard.games.andromeda.content.reading import Row, read_table
from starboard.games.andromeda.notation.grammar import Effect
from starboard.games.andromeda.state.game_state import SHIP_TYPES

CLASSES = ("S", "A", "B", "C", "D")
"""AE-B-12.1."""
RAIDER_ABILITIES = (
    "none",
    "skitter",
    "grapple",
    "reflect",
    "infest",
    "silence",
    "scorch",
    "devour",
    "nullify",
    "shadow_warp",
)
SETS = ("base", "escalation")
ABILITIES = (
    "curiosity",
    "deep_roots",
    "envoys",
    "fabricate",
    "foresight",
    "fuel_the_fire",
    "grim_flag",
    "harmony",
    "hive_mind",
    "hymn_of_steel",
    "infestation",
    "lecture_hall",
    "letters_of_credit",
    "long_memory",
    "margins",
    "mindweb",
    "mist_walkers",
    "moonbound",
    "omnipresence",
    "open_sky",
    "phalanx",
    "piracy",
    "quorum",
    "reflections",
    "scrap_sense",
    "second_life",
    "silent_litany",
    "vapor_harvest",
    "walls_within",
    "warpath",
)
"""AE-B-3.5: the abilities of factions; `rules.player_area.factions` says what each does."""


class ShipType(msgspec.Struct, frozen=True):
    """AE-B-15: one type of starship, for players and for the Hegemon."""

    id: str
    per_player: int
    start: int
    """How many stand in the launch bay at the start (AE-B-3.4)."""
    guns: int
    range: int
    shield: int
    ability: str
    """`builder`, `assault`, `navigation` or `shield`."""
    cost: Cost
    hegemon_guns: int
    hegemon_range: int
    hegemon_shield: int


class Upgrade(msgspec.Struct, frozen=True):
    """AE-B-15.6: an upgrade tile. It applies to all ships of its type."""

    id: str
    ship: int
    effect: Effect
    trigger: str
    copies: int = 1
    escalation: int = 0
    """Copies that five players add (AE-E-2.4)."""


class Faction(msgspec.Struct, frozen=True):
    """AE-B-3.5: a faction with two abilities and an upgrade of its own."""

    id: str
    set: str
    resources: Cost
    abilities: tuple[str, str]
    upgrade: str


class RaiderCard(msgspec.Struct, frozen=True):
    """AE-B-12: a raider card."""

    id: str
    rank: str
    """Its class: S, A, B, C or D."""
    figures: int
    guns: int
    targeting: int
    range: int
    vp: int
    ability: str


def read_ships(folder: Traversable) -> tuple[ShipType, ...]:
    """The types of ships, in the order of `SHIP_TYPES`."""
    head = "id,per_player,start,guns,range,shield,ability,cost,hegemon_guns,hegemon_range,hegemon_shield,status"
    types = {row.word("id", SHIP_TYPES): _ship(row) for row in read_table(folder, "ships.csv", head)}
    return tuple(types[name] for name in SHIP_TYPES)


def _ship(row: Row) -> ShipType:
    row.status()
    return ShipType(
        id=row.fields["id"],
        per_player=row.number("per_player", 9),
        start=row.number("start", 9),
        guns=row.number("guns", 6),
        range=row.number("range", 99),
        shield=row.number("shield", 1),
        ability=row.word("ability", ("builder", "assault", "navigation", "shield")),
        cost=row.cost("cost"),
        hegemon_guns=row.number("hegemon_guns", 6),
        hegemon_range=row.number("hegemon_range", 99),
        hegemon_shield=row.number("hegemon_shield", 1),
    )


def read_upgrades(folder: Traversable) -> Mapping[str, Upgrade]:
    """The neutral tiles, and after them one for each faction, called after it."""
    upgrades: dict[str, Upgrade] = {}
    for row in read_table(folder, "neutral_upgrades.csv", "id,ship,effect,trigger,copies,escalation,status"):
        row.status()
        upgrade = Upgrade(
            row.fields["id"],
            SHIP_TYPES.index(row.word("ship", SHIP_TYPES)),
            row.effect("effect"),
            row.word("trigger", TRIGGERS),
            row.number("copies", 9),
            row.number("escalation", 9),
        )
        upgrades[upgrade.id] = upgrade
    for row in read_table(folder, "factions.csv", FACTION_HEAD):
        id = f"up_{row.fields['id']}"
        ship = SHIP_TYPES.index(row.word("upgrade_ship", SHIP_TYPES))
        upgrades[id] = Upgrade(id, ship, row.effect("upgrade_effect"), row.word("upgrade_trigger", TRIGGERS))
    return upgrades


FACTION_HEAD = "id,set,resources,ability_1,ability_2,upgrade_ship,upgrade_effect,upgrade_trigger,status"


def read_factions(folder: Traversable) -> Mapping[str, Faction]:
    """The factions by id."""
    return {row.fields["id"]: _faction(row) for row in read_table(folder, "factions.csv", FACTION_HEAD)}


def _faction(row: Row) -> Faction:
    row.status()
    abilities = (row.word("ability_1", ABILITIES), row.word("ability_2", ABILITIES))
    return Faction(row.fields["id"], row.word("set", SETS), row.cost("resources"), abilities, f"up_{row.fields['id']}")


def read_raiders(folder: Traversable) -> Mapping[str, RaiderCard]:
    """The raider cards by id."""
    head = "id,class,figures,guns,targeting,range,vp,ability,status"
    return {row.fields["id"]: _raider(row) for row in read_table(folder, "raiders.csv", head)}


def _raider(row: Row) -> RaiderCard:
    row.status()
    return RaiderCard(
        id=row.fields["id"],
        rank=row.word("class", CLASSES),
        figures=row.number("figures", 9),
        guns=row.number("guns", 6),
        targeting=row.number("targeting", 5),
        range=row.number("range", 9),
        vp=row.number("vp", 20),
        ability=row.word("ability", RAIDER_ABILITIES),
    )
