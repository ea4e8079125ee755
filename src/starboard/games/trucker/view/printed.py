"""What is printed on the components, for clients: the same for all matches."""

from functools import cache
from typing import Literal, TypeAlias

import msgspec

from starboard.games.trucker.board.harder_cards import harder
from starboard.games.trucker.board.ship.ship_board import grid_of
from starboard.games.trucker.content import Adventure, Content, Kind, ShipClass, Tile, content
from starboard.games.trucker.content.cards import Criterion, Goods, Hand, Side
from starboard.games.trucker.content.tiles import OWNERS
from starboard.games.trucker.names.flight_names import card_name
from starboard.games.trucker.names.names import kind_name
from starboard.games.trucker.names.part_words import DOES
from starboard.games.trucker.rules.building.hourglass import spaces
from starboard.games.trucker.view.board_view import SIDES
from starboard.games.trucker.view.board_view import Side as Facing
from starboard.kernel.squares import Squares


class PrintedKind(msgspec.Struct, frozen=True):
    """What every component of a kind can do."""

    name: str
    """The id of the message that names it."""
    does: str
    """The id of the message that says in a sentence what it does."""
    rule: str
    """The rule that says so at length."""
    crew: int
    alien: bool
    sleepers: int
    batteries: int
    cargo: int
    special: int
    """Places for goods of any colour, red ones too."""
    engine: int
    cannon: int
    powered: bool
    """Works only while a battery token is spent on it."""


class PrintedTile(msgspec.Struct, frozen=True, omit_defaults=True):
    """A component as drawn. Sides are numbers: front, right, rear, left."""

    kind: str
    connectors: tuple[int, ...]
    """For each side: 0 smooth, 1 single, 2 double, 3 universal."""
    muzzles: tuple[int, ...] = ()
    exhausts: tuple[int, ...] = ()
    shields: tuple[int, ...] = ()
    plating: tuple[int, ...] = ()
    nozzles: tuple[int, ...] = ()
    clear: tuple[int, ...] = ()
    """The sides that must look at an empty square."""
    colours: tuple[str, ...] = ()
    """The owner of a starting cabin, or the aliens that a life support serves."""


class PrintedOffer(msgspec.Struct, frozen=True):
    """An insurance: what is paid before the flight, and the most that lost components cost after it."""

    premium: int
    cap: int


class PrintedShip(msgspec.Struct, frozen=True):
    """The board of a class."""

    level: int
    columns: list[str]
    """The labels of the columns from left to right."""
    rows: list[str]
    """The labels of the rows from the front to the rear."""
    glued: Literal["", "columns", "both"]
    """The edges that meet: left and right, or also front and rear."""
    rim: list[tuple[int, Facing, int]]
    """Where edges meet: a square, its side that looks over the edge, and the square that it looks at."""
    splice: tuple[str, str] | None
    """The two columns between which only equal connectors join."""
    aim: Literal["sum", "one", "each"]
    """How an attack finds its line: by the sum of two dice, by one die, or by a die for each coordinate."""
    cap: int | None
    """The most that lost components cost; null: there is no limit."""
    premiums: tuple[int, ...]
    """What the largest gap of 0, 1, 2, ... empty squares costs before the flight; the last is for all larger."""
    insurance: list[PrintedOffer]
    hourglass: tuple[str, ...]
    """The spaces of the hourglass."""


PrintedAttack: TypeAlias = tuple[Literal["small", "large"], Side]
"""The size of a meteor or shot, and the side that it comes from."""


class PrintedLoss(msgspec.Struct, frozen=True, omit_defaults=True):
    """What somebody suffers: exactly one of these is there."""

    days: int = 0
    crew: int = 0
    goods: int = 0
    shots: tuple[PrintedAttack, ...] = ()


class PrintedReward(msgspec.Struct, frozen=True, omit_defaults=True):
    """What an enemy leaves behind."""

    credits: int = 0
    goods: Goods | None = None


class PrintedLine(msgspec.Struct, frozen=True):
    """A line of a combat zone: the player with the least of this loses that."""

    least: Criterion
    lose: PrintedLoss


class PrintedCard(msgspec.Struct, frozen=True, omit_defaults=True):
    """An adventure card with what its kind has."""

    id: str
    level: int
    kind: str
    name: str
    """The id of the message that names it."""
    rule: str
    """The rule that says how it is played."""
    days: int = 0
    crew: int = 0
    credits: int = 0
    strength: int = 0
    goods: Goods | None = None
    planets: tuple[Goods, ...] = ()
    meteors: tuple[PrintedAttack, ...] = ()
    shots: tuple[PrintedAttack, ...] = ()
    """What an automatic defence fires."""
    lose: PrintedLoss | None = None
    reward: PrintedReward | None = None
    side: Side | None = None
    """Where intruders come from."""
    hands: tuple[Hand, ...] = ()
    """The hand that each intruder keeps at the wall."""
    steps: int = 0
    """How far intruders walk."""
    every: int = 0
    """Commandos leave a charge on every n-th square."""
    lines: tuple[PrintedLine, ...] = ()


class PrintedLevel(msgspec.Struct, frozen=True):
    """What the round tile of a level says."""

    piles: dict[int, int]
    """The cards of each level in one of the piles."""
    finish: tuple[int, ...]
    """The reward for each place."""
    best_looking: int


class Printed(msgspec.Struct, frozen=True):
    """Components, boards, cards and the flight board."""

    kinds: dict[str, PrintedKind]
    tiles: dict[str, PrintedTile]
    ships: dict[str, PrintedShip]
    cards: dict[str, PrintedCard]
    harder: dict[str, PrintedCard]
    """Cards as they count for ships of class IV that meet them on an easier flight, where that differs."""
    track: int
    """The spaces of the flight board."""
    goods: Goods
    """What each colour is worth."""
    levels: dict[int, PrintedLevel]
    owners: tuple[str, ...]
    """The colour of the starting cabin of each seat."""


@cache
def printed() -> Printed:
    """What is printed in our boxes."""
    return printed_of(content())


def printed_of(content: Content) -> Printed:
    """What a client needs of the content: how to draw it, not how sure we are of it."""
    return Printed(
        kinds={kind.id: _kind(kind) for kind in content.kinds.values()},
        tiles={tile.id: _tile(tile) for tile in content.tiles.values()},
        ships={ship.id: _ship(ship) for ship in content.ships.values()},
        cards={card.id: _card(card) for card in content.cards.values()},
        harder={card.id: _card(harder(card)) for card in content.cards.values() if harder(card) != card},
        track=content.flights.track,
        goods=content.flights.goods,
        levels={
            number: PrintedLevel(level.piles, level.finish, level.best_looking)
            for number, level in content.flights.levels.items()
        },
        owners=OWNERS,
    )


def _kind(kind: Kind) -> PrintedKind:
    said = ("name", "does", "rule")
    fields = {name: getattr(kind, name) for name in PrintedKind.__struct_fields__ if name not in said}
    does, rule = DOES[kind.id]
    return PrintedKind(name=kind_name(kind.id).id, does=does, rule=rule, **fields)


def _card(card: Adventure) -> PrintedCard:
    """Each kind of card has some of the fields."""
    fields = msgspec.to_builtins(card)
    fields |= {"name": card_name(fields["kind"]).id, "rule": card.rule}
    return msgspec.convert(fields, PrintedCard)


def _tile(tile: Tile) -> PrintedTile:
    fields = {name: getattr(tile, name) for name in PrintedTile.__struct_fields__ if name not in ("kind", "clear")}
    # GT-B-6.4, GT-B-6.5, GT-X2-3.1
    clear = (*tile.muzzles, *tile.exhausts, *tile.nozzles)
    return PrintedTile(kind=tile.kind.id, clear=clear, **fields)


def _ship(ship: ShipClass) -> PrintedShip:
    return PrintedShip(
        level=ship.level,
        columns=ship.column_labels,
        rows=ship.row_labels,
        glued=ship.glued,
        rim=_rim(grid_of(ship)),
        splice=ship.splice,
        aim=ship.aim,
        cap=ship.cap,
        premiums=ship.premiums,
        insurance=[PrintedOffer(offer.premium, offer.cap) for offer in ship.insurance],
        hourglass=spaces(ship),
    )


def _rim(grid: Squares) -> list[tuple[int, Facing, int]]:
    """GT-LM-3.3.1: what lies beside a square only because the board is glued there."""
    flat = Squares(grid.width, grid.height)
    beside = [(cell, side, grid.neighbour(cell, side)) for cell in range(grid.size) for side in SIDES]
    return [(cell, side, there) for cell, side, there in beside if there != flat.neighbour(cell, side)]
