"""The tiles of the map: planets with their developments, alliance bases, special regions."""

from collections.abc import Mapping
from importlib.resources.abc import Traversable

import msgspec

from starboard.games.andromeda.content.costs import Cost
from starboard.games.andromeda.content.reading import Row, read_table
from starboard.games.andromeda.notation.grammar import Effect
from starboard.games.andromeda.state.game_state import RESOURCES, TRACKS

PLANET_TYPES = ("ice", "desert", "volcanic", "terran", "gas_giant")
"""AE-B-9.1."""


class DevelopmentType(msgspec.Struct, frozen=True):
    """AE-B-17.2: what is built on planets of one type, and what the planet itself gives (AE-B-9.2)."""

    id: str
    planet_type: str
    track: int
    resource: int
    cost: Cost
    ability: Effect
    trigger: str
    hegemon_benefit: Effect
    copies: int


class Planet(msgspec.Struct, frozen=True):
    """AE-B-9: a planet tile."""

    id: str
    type: str
    leaders: int
    """Leaders that a development here needs (AE-B-17.5)."""
    development: DevelopmentType


class Base(msgspec.Struct, frozen=True):
    """AE-B-8: an alliance base and its action."""

    id: str
    effect: Effect


class SpecialRegion(msgspec.Struct, frozen=True):
    """AE-B-24: quasars, vortexes and the Underdark Gate."""

    id: str
    count: int
    launchable: bool
    vp: int
    """For each own development next to it, at the end."""


class Regions(msgspec.Struct, frozen=True):
    """All tiles by id."""

    planets: Mapping[str, Planet]
    bases: Mapping[str, Base]
    special: Mapping[str, SpecialRegion]
    developments: Mapping[str, DevelopmentType]
    """By id; there is one for each type of planet."""


def read_regions(folder: Traversable) -> Regions:
    """The tiles. `BadContent` names the line and field that is wrong."""
    by_type = {kind.planet_type: kind for kind in map(_development, read_table(folder, "developments.csv", _HEAD))}
    planets = [_planet(row, by_type) for row in read_table(folder, "planets.csv", "id,planet_type,leaders,status")]
    bases = [_base(row) for row in read_table(folder, "alliance_bases.csv", "id,effect,status")]
    special = [_special(row) for row in read_table(folder, "special_regions.csv", "id,count,launchable,vp,status")]
    return Regions(
        {planet.id: planet for planet in planets},
        {base.id: base for base in bases},
        {region.id: region for region in special},
        {kind.id: kind for kind in by_type.values()},
    )


_HEAD = "id,planet_type,track,resource,cost,ability,trigger,hegemon_benefit,copies,status"


def _development(row: Row) -> DevelopmentType:
    row.status()
    return DevelopmentType(
        id=row.fields["id"],
        planet_type=row.word("planet_type", PLANET_TYPES),
        track=TRACKS.index(row.word("track", TRACKS)),
        resource=RESOURCES.index(row.word("resource", RESOURCES)),
        cost=row.cost("cost"),
        ability=row.effect("ability"),
        trigger=row.word("trigger", ("on_build", "on_return", "battle_prep")),
        hegemon_benefit=row.effect("hegemon_benefit"),
        copies=row.number("copies", 9),
    )


def _planet(row: Row, by_type: Mapping[str, DevelopmentType]) -> Planet:
    row.status()
    type = row.word("planet_type", list(by_type))
    return Planet(row.fields["id"], type, row.number("leaders", 9), by_type[type])


def _base(row: Row) -> Base:
    row.status()
    return Base(row.fields["id"], row.effect("effect"))


def _special(row: Row) -> SpecialRegion:
    row.status()
    launchable = row.word("launchable", ("yes", "no")) == "yes"
    return SpecialRegion(row.fields["id"], row.number("count", 4), launchable, row.number("vp", 9))
