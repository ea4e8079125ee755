"""Components on a ship: a tile and how it is turned, with everything that depends on the turn worked out once."""

from collections.abc import Mapping
from typing import Final

import msgspec

from starboard.games.trucker.content import Content, Kind, Tile
from starboard.kernel.squares import BACK, FRONT, turned

MUZZLE: Final = "muzzle"
EXHAUST: Final = "exhaust"
NOZZLE: Final = "nozzle"


class Part(msgspec.Struct, frozen=True):
    """A tile after `turn` quarter turns clockwise. Sides are those of the board. Strength is in half points."""

    code: str
    tile: Tile
    turn: int
    kind: Kind
    connectors: tuple[int, int, int, int]
    muzzles: tuple[int, ...]
    shields: tuple[int, ...]
    plating: tuple[int, ...]
    nozzles: tuple[int, ...]
    clear: tuple[tuple[int, str], ...]
    """The sides that must look at an empty square, and what sticks out there."""
    askew: bool
    """An engine whose exhaust does not point to the rear: it drives nothing, and goes first in the ship check."""
    engine: int
    cannon: int


def code_of(tile: str, turn: int) -> str:
    """How a state names a tile and its turn, such as `B016/1`."""
    return f"{tile}/{turn}"


def tile_of(code: str) -> str:
    """The tile that a code names."""
    return code.partition("/")[0]


def parts_of(content: Content) -> Mapping[str, Part]:
    """Every tile in every turn, by its code."""
    return {code_of(tile.id, turn): _part(tile, turn) for tile in content.tiles.values() for turn in range(4)}


def kinds_of(parts: Mapping[str, Part]) -> Mapping[str, frozenset[str]]:
    """The codes of each kind of component."""
    found: dict[str, set[str]] = {}
    for code, part in parts.items():
        found.setdefault(part.kind.id, set()).add(code)
    return {kind: frozenset(codes) for kind, codes in found.items()}


def _part(tile: Tile, turn: int) -> Part:
    front, right, back, left = turned(tile.connectors, turn)
    muzzles = _turned(tile.muzzles, turn)
    exhausts = _turned(tile.exhausts, turn)
    nozzles = _turned(tile.nozzles, turn)
    askew = any(side != BACK for side in exhausts)
    clear = [(side, MUZZLE) for side in muzzles] + [(side, NOZZLE) for side in nozzles]
    if not askew:
        clear += [(side, EXHAUST) for side in exhausts]
    return Part(
        code=code_of(tile.id, turn),
        tile=tile,
        turn=turn,
        kind=tile.kind,
        connectors=(front, right, back, left),
        muzzles=muzzles,
        shields=_turned(tile.shields, turn),
        plating=_turned(tile.plating, turn),
        nozzles=nozzles,
        clear=tuple(clear),
        askew=askew,
        engine=0 if askew else tile.kind.engine,
        cannon=sum(tile.kind.cannon * (2 if side == FRONT else 1) for side in muzzles),
    )


def _turned(sides: tuple[int, ...], turn: int) -> tuple[int, ...]:
    return tuple((side + turn) % 4 for side in sides)
