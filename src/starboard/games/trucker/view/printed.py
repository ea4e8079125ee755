"""What is printed on the components, as plain data for clients: the same for all matches."""

from functools import cache
from typing import Any

import msgspec

from starboard.games.trucker.content import Adventure, Content, Kind, ShipClass, Tile, content
from starboard.games.trucker.names.flight_names import card_name
from starboard.games.trucker.names.names import kind_name
from starboard.games.trucker.rules.building.hourglass import spaces

TILE_FIELDS = ("connectors", "muzzles", "exhausts", "shields", "plating", "nozzles", "colours")


@cache
def printed() -> dict[str, Any]:
    """Components, boards, cards and the flight board."""
    return printed_of(content())


def printed_of(content: Content) -> dict[str, Any]:
    """What a client needs of the content: how to draw it, not how sure we are of it."""
    return {
        "kinds": {kind.id: _kind(kind) for kind in content.kinds.values()},
        "tiles": {tile.id: _tile(tile) for tile in content.tiles.values()},
        "ships": {ship.id: _ship(ship) for ship in content.ships.values()},
        "cards": {card.id: _card(card) for card in content.cards.values()},
        "track": content.flights.track,
        "goods": msgspec.to_builtins(content.flights.goods),
        "levels": {
            number: {"piles": level.piles, "finish": list(level.finish), "best_looking": level.best_looking}
            for number, level in content.flights.levels.items()
        },
    }


def _kind(kind: Kind) -> dict[str, Any]:
    fields: dict[str, Any] = msgspec.to_builtins(kind)
    return {
        "name": kind_name(kind.id).id,
        **{field: fields[field] for field in fields if field not in ("id", "status")},
    }


def _card(card: Adventure) -> dict[str, Any]:
    fields: dict[str, Any] = msgspec.to_builtins(card)
    return {"name": card_name(fields["kind"]).id, **fields}


def _tile(tile: Tile) -> dict[str, Any]:
    """What is not on a tile is left out: most fields of most tiles."""
    shown = {name: list(getattr(tile, name)) for name in TILE_FIELDS}
    return {"kind": tile.kind.id, **{name: value for name, value in shown.items() if value}}


def _ship(ship: ShipClass) -> dict[str, Any]:
    """The plan is a list of rows; a class in two halves has a list for each half instead."""
    return {
        "level": ship.level,
        "columns": ship.column_labels,
        "rows": ship.row_labels,
        "plan": ship.plan.split(),
        "front_boards": {letter: plan.split() for letter, plan in ship.front_boards.items()},
        "rear_boards": {letter: plan.split() for letter, plan in ship.rear_boards.items()},
        "glued": ship.glued,
        "splice": list(ship.splice) if ship.splice else None,
        "aim": ship.aim,
        "cap": ship.cap,
        "premiums": list(ship.premiums),
        "insurance": [[offer.premium, offer.cap] for offer in ship.insurance],
        "marked": {symbol: list(squares) for symbol, squares in ship.marked.items()},
        "holes": {symbol: list(squares) for symbol, squares in ship.holes.items()},
        "hourglass": list(spaces(ship)),
    }
