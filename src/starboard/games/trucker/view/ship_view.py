"""A ship with everything aboard: open to everybody."""

from functools import lru_cache

import msgspec

from starboard.games.trucker.board.ship.connectors import is_closed, open_ends
from starboard.games.trucker.board.ship.ship_board import JOINED, SPLICE, Board, board_of
from starboard.games.trucker.content import content
from starboard.games.trucker.state.game_state import Trucker, TruckerState
from starboard.games.trucker.state.ship_state import Ship
from starboard.games.trucker.view.board_view import BoardName
from starboard.games.trucker.view.ship_figures import FiguresView, figures_of
from starboard.kernel.view import View

SPLICED = frozenset(ship.id for ship in content().ships.values() if ship.splice)
EMPTY = ("ready", "building")
"""The parts of a round in which nothing is aboard, and nobody may ask the inspector (GT-B-6.7). After the last round a
match stands where the next one would be set up: ships are seen as they came home."""
REMEMBERED = 4096
"""Ships that are kept: a few thousand tables at most are in flight in one process."""


class ShipView(View, frozen=True, omit_defaults=True):
    """What lies on the board of a player, by the number of the square."""

    parts: dict[int, str]
    """The component on each square with its turn, such as `B016/1`."""
    lost: list[str] = msgspec.field(default_factory=list)
    """The lost pile."""
    humans: dict[int, int] = msgspec.field(default_factory=dict)
    aliens: dict[int, str] = msgspec.field(default_factory=dict)
    """The colour of the alien in a cabin."""
    sleepers: dict[int, int] = msgspec.field(default_factory=dict)
    """The humans in each stasis chamber."""
    batteries: dict[int, int] = msgspec.field(default_factory=dict)
    goods: dict[int, list[str]] = msgspec.field(default_factory=dict)
    specialist: str = ""
    wrecks: list[int] = msgspec.field(default_factory=list)
    """The squares whose components were lost in this flight."""
    panels: list[int] = msgspec.field(default_factory=list)
    """The solar panels that have given their power for the card on the table."""
    hyperspace: dict[int, str] = msgspec.field(default_factory=dict)
    """The components of the ships that are out of reach of the card on the table."""
    bridges: list[int] = msgspec.field(default_factory=list)
    """The squares before the splice whose components are joined to what lies behind it."""
    ends: list[int] = msgspec.field(default_factory=list)
    """The open connectors, each as four times its square, plus its side: front, right, rear, left."""
    closed: bool = False
    """While ships are being built: whether nothing can be added to this one, because no connector looks at an empty
    square."""
    figures: FiguresView | None = None
    """Not there while ships are being built."""


class _Aboard(msgspec.Struct, array_like=True):
    """Everything that is shown of a ship, to be remembered by."""

    ship: Ship
    wrecks: list[int]
    panels: list[int]
    hyperspace: dict[int, str]


class _Bare(msgspec.Struct, array_like=True):
    """The same of a ship that has nothing aboard."""

    parts: dict[int, str]
    lost: list[str]
    wrecks: list[int]


_pack = msgspec.msgpack.Encoder().encode
_unpack = msgspec.msgpack.Decoder(_Aboard).decode
_unpack_bare = msgspec.msgpack.Decoder(_Bare).decode


def ship_view(g: TruckerState, trucker: Trucker, name: BoardName) -> ShipView:
    """The ship of a player, which is built on the board of this name."""
    ship = trucker.ship
    if g.part in EMPTY:
        return _built(name, _pack(_Bare(ship.parts, ship.lost, trucker.wrecks)))
    away = trucker.hyperspace.parts if trucker.hyperspace else {}
    packed = _pack(_Aboard(ship, trucker.wrecks, trucker.panels, away))
    return _loaded(name, packed, trucker.premium, g.part == "check")


# A stand is shown to every seat, and a decision changes one ship or none: most ships were looked at before.


@lru_cache(maxsize=REMEMBERED)
def _built(name: BoardName, packed: bytes) -> ShipView:
    """A ship in the yard."""
    board, bare = board_of(*name), _unpack_bare(packed)
    ship = Ship(parts=bare.parts)
    return ShipView(
        parts=bare.parts,
        lost=bare.lost,
        wrecks=bare.wrecks,
        bridges=_bridges(board, bare.parts) if name[0] in SPLICED else [],
        ends=open_ends(board, ship),
        closed=is_closed(board, ship),
    )


@lru_cache(maxsize=REMEMBERED)
def _loaded(name: BoardName, packed: bytes, paid: int, checked: bool) -> ShipView:
    """A ship with all that is aboard."""
    board, aboard = board_of(*name), _unpack(packed)
    ship = aboard.ship
    return ShipView(
        parts=ship.parts,
        lost=ship.lost,
        humans=ship.humans,
        aliens=ship.aliens,
        sleepers=ship.sleepers,
        batteries=ship.batteries,
        goods=ship.goods,
        specialist=ship.specialist,
        wrecks=aboard.wrecks,
        panels=aboard.panels,
        hyperspace=aboard.hyperspace,
        bridges=_bridges(board, ship.parts) if name[0] in SPLICED else [],
        ends=open_ends(board, ship),
        figures=figures_of(board, ship, paid, checked),
    )


def _bridges(board: Board, parts: dict[int, str]) -> list[int]:
    """GT-LM-2.2.2: across the splice only equal connectors join."""
    found = []
    for seam in board.seams:
        here, there = parts.get(seam.a), parts.get(seam.b)
        if seam.match is not SPLICE or here is None or there is None:
            continue
        ends = board.parts[here].connectors[seam.side_of_a], board.parts[there].connectors[seam.side_of_b]
        if SPLICE[ends[0]][ends[1]] == JOINED:
            found.append(seam.a)
    return found
