"""The components: what each kind can do, and what is printed on each tile."""

from importlib.resources.abc import Traversable

import msgspec

from starboard.content import STATUSES, BadContent
from starboard.games.trucker.content.reading import Row, read_table

SMOOTH, SINGLE, DOUBLE, UNIVERSAL = 0, 1, 2, 3
"""GT-B 0.3: what a side of a tile shows."""

SETS = ("base", "big_expansion", "another_big_expansion")
ALIENS = ("brown", "purple", "cyan")
OWNERS = ("red", "blue", "green", "yellow", "orange")

_KIND_HEAD = "kind,crew,alien,sleepers,batteries,cargo,special,engine,cannon,powered,status"
_TILE_HEAD = "id,set,kind,front,right,rear,left,muzzle,exhaust,shield,plating,nozzle,colour,count,status"
_SIDES = ("front", "right", "rear", "left")


class Kind(msgspec.Struct, frozen=True):
    """What every tile of a kind can do. `powered` things work only while a battery token is spent on them."""

    id: str
    crew: int
    alien: bool
    sleepers: int
    batteries: int
    cargo: int
    special: int
    engine: int
    cannon: int
    powered: bool
    status: str


class Tile(msgspec.Struct, frozen=True):
    """One face of a component, as drawn; sides are numbered clockwise from the front. `count` tiles are alike."""

    id: str
    set: str
    kind: Kind
    connectors: tuple[int, int, int, int]
    muzzles: tuple[int, ...]
    exhausts: tuple[int, ...]
    shields: tuple[int, ...]
    plating: tuple[int, ...]
    nozzles: tuple[int, ...]
    colours: tuple[str, ...]
    """The owner of a starting cabin, or the aliens that a life support serves."""
    count: int
    status: str


def read_kinds(folder: Traversable) -> dict[str, Kind]:
    """The kinds of components by name. `BadContent` names the line and field that is wrong."""
    kinds: dict[str, Kind] = {}
    for row in read_table(folder, "kinds.csv", _KIND_HEAD):
        kind = _kind(row)
        if kind.id in kinds or not kind.id:
            raise BadContent("contents-twice", file=row.file, line=row.line, name=kind.id)
        kinds[kind.id] = kind
    return kinds


def _kind(row: Row) -> Kind:
    return Kind(
        id=row.fields["kind"],
        crew=row.number("crew", 9),
        alien=row.word("alien", ("yes", "no")) == "yes",
        sleepers=row.number("sleepers", 9),
        batteries=row.number("batteries", 9),
        cargo=row.number("cargo", 9),
        special=row.number("special", 9),
        engine=row.number("engine", 9),
        cannon=row.number("cannon", 9),
        powered=row.word("powered", ("yes", "no")) == "yes",
        status=row.word("status", STATUSES),
    )


def read_tiles(folder: Traversable, kinds: dict[str, Kind]) -> dict[str, Tile]:
    """The tiles by id. `BadContent` names the line and field that is wrong."""
    tiles: dict[str, Tile] = {}
    for row in read_table(folder, "tiles.csv", _TILE_HEAD):
        tile = _tile(row, kinds)
        if tile.id in tiles or not tile.id:
            raise BadContent("contents-twice", file=row.file, line=row.line, name=tile.id)
        tiles[tile.id] = tile
    return tiles


def _tile(row: Row, kinds: dict[str, Kind]) -> Tile:
    kind = kinds[row.word("kind", tuple(kinds))]
    front, right, rear, left = (row.number(side, UNIVERSAL) for side in _SIDES)
    tile = Tile(
        id=row.fields["id"],
        set=row.word("set", SETS),
        kind=kind,
        connectors=(front, right, rear, left),
        muzzles=row.sides("muzzle"),
        exhausts=row.sides("exhaust"),
        shields=row.sides("shield"),
        plating=row.sides("plating"),
        nozzles=row.sides("nozzle"),
        colours=tuple(row.fields["colour"].split()),
        count=row.number("count", 99),
        status=row.word("status", STATUSES),
    )
    _expect_sense(row, tile)
    return tile


def _expect_sense(row: Row, tile: Tile) -> None:
    """What a tile shows must be what its kind can do, and nothing may stick out of a side that has a connector."""
    if bool(tile.muzzles) != bool(tile.kind.cannon):
        raise row.wrong("muzzle", "F, R, B, L" if tile.kind.cannon else "–")
    if bool(tile.exhausts) != bool(tile.kind.engine):
        raise row.wrong("exhaust", "F, R, B, L" if tile.kind.engine else "–")
    for field, sides in (("muzzle", tile.muzzles), ("exhaust", tile.exhausts), ("nozzle", tile.nozzles)):
        if any(tile.connectors[side] for side in sides):
            raise row.wrong(field, "0")
    colours = {"starting_cabin": OWNERS, "life_support": ALIENS}.get(tile.kind.id, ())
    if bool(tile.colours) != bool(colours) or not set(tile.colours) <= set(colours):
        raise row.wrong("colour", ", ".join(colours) or "–")
    if not tile.count:
        raise row.wrong("count", "1–99")
