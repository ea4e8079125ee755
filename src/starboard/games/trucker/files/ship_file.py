"""The ship inspector: a ship as it is written in a file, and everything that can be said of it."""

from collections.abc import Mapping
from typing import Any

from starboard.games.trucker.board.ship.cabins import crew_places
from starboard.games.trucker.board.ship.components import code_of
from starboard.games.trucker.board.ship.connectors import exposed, pieces
from starboard.games.trucker.board.ship.holds import battery_places, cargo_places, fill_batteries
from starboard.games.trucker.board.ship.insurance import cap, has_premium, largest_gap, premium
from starboard.games.trucker.board.ship.ship_board import Board, board_of
from starboard.games.trucker.board.ship.ship_faults import Fault, faults
from starboard.games.trucker.board.ship.strength import cannon_span, engine_span
from starboard.games.trucker.content import content
from starboard.games.trucker.state.ship_state import Ship
from starboard.kernel import StarboardError

MOST_TILES = 100


def inspect_ship(data: object) -> dict[str, Any]:
    """What there is to say about a ship that is written as `{"class": ..., "tiles": [...]}`, with `dice` for class IVC,
    `halves` for class IV and, if it has holes, `hole` for class IIIB.

    Squares are `[column, row]`, by their labels. `pieces` has a list for each ship of the fleet. The message of an
    error is a `Message`. Batteries are full and no crew is aboard. `cannon` may have halves. `gap` and `premium` are
    None for classes that ask for no premium, `cap` is None where there is no limit. `StarboardError` says in a sentence
    what cannot be read.
    """
    board, ship = read_ship(data)
    fill_batteries(board, ship)
    errors = faults(board, ship)
    engine, cannon = engine_span(board, ship), cannon_span(board, ship)
    cargo = cargo_places(board, ship)
    gap = largest_gap(board, ship) if has_premium(board) else None
    return {
        "legal": not errors,
        "errors": [_described(board, error) for error in errors],
        "pieces": [[[_labels(board, cell) for cell in piece] for piece in of_ship] for of_ship in pieces(board, ship)],
        "exposed": exposed(board, ship),
        "crew_places": crew_places(board, ship),
        "batteries": battery_places(board, ship),
        "cargo": {"normal": cargo.normal, "special": cargo.special},
        "engine": {"least": engine.least, "most": engine.most},
        "cannon": {"least": _points(cannon.least), "most": _points(cannon.most)},
        "gap": gap,
        "premium": premium(board, gap) if gap is not None else None,
        "cap": cap(board),
    }


def read_ship(data: object) -> tuple[Board, Ship]:
    """The board and the ship that `data` describes. `StarboardError` says in a sentence what is wrong with it."""
    top = _object(data, "", {"class", "tiles"}, {"dice", "halves", "hole"})
    board = _board(top)
    tiles = top["tiles"]
    if not isinstance(tiles, list) or len(tiles) > MOST_TILES:
        raise StarboardError("trucker-input-tiles", most=MOST_TILES)
    ship = Ship()
    for number, entry in enumerate(tiles, start=1):
        cell, code = _placed(board, entry, number)
        if cell in ship.parts:
            raise StarboardError("trucker-input-occupied", number=number, square=board.name(cell))
        ship.parts[cell] = code
    return board, ship


def _board(top: Mapping[str, Any]) -> Board:
    name = _text(top, "class", "")
    if name not in content().ships:
        raise StarboardError("trucker-no-such-class", found=name[:40], classes=", ".join(content().ships))
    this = content().ships[name]
    if "dice" in top and not this.marked:
        raise StarboardError("trucker-input-no-dice", ship_class=name)
    if "halves" in top and not this.front_boards:
        raise StarboardError("trucker-input-no-halves", ship_class=name)
    if "hole" in top and not this.holes:
        raise StarboardError("trucker-input-no-hole", ship_class=name)
    halves = _text(top, "halves", "") if "halves" in top else ""
    hole = _text(top, "hole", "") if "hole" in top else ""
    return board_of(name, _dice(top.get("dice", [])) if this.marked else (), halves, hole)


def _dice(dice: object) -> tuple[int, ...]:
    """Two dice, or fewer while the ship is still being built: then fewer squares are open (GT-LM-4.3)."""
    if not isinstance(dice, list) or len(dice) > 2:
        raise StarboardError("trucker-input-dice")
    if any(type(die) is not int or not 1 <= die <= 6 for die in dice):
        raise StarboardError("trucker-input-dice")
    return tuple(dice)


def _placed(board: Board, entry: object, number: int) -> tuple[int, str]:
    """The square and the component that one entry of the list names."""
    place = f"tiles[{number - 1}]"
    fields = _object(entry, place, {"tile", "column", "row"}, {"turn"})
    tile = _text(fields, "tile", place)
    if tile not in content().tiles:
        raise StarboardError("trucker-input-tile", number=number, tile=tile[:40])
    column, row = _text(fields, "column", place), _text(fields, "row", place)
    cell = board.cell(column, row)
    if cell < 0:
        square = f"{column[:40]},{row[:40]}"
        raise StarboardError("trucker-input-square", number=number, square=square, ship_class=board.ship_class.id)
    turn = fields.get("turn", 0)
    if type(turn) is not int or not 0 <= turn <= 3:
        raise StarboardError("trucker-input-turn", number=number)
    return cell, code_of(tile, turn)


def _object(value: object, place: str, needed: set[str], allowed: set[str]) -> Mapping[str, Any]:
    """`value` as an object with these fields."""
    if not isinstance(value, dict):
        raise StarboardError("trucker-input-object", place=place or "$")
    missing = sorted(needed - value.keys())
    if missing:
        raise StarboardError("trucker-input-missing", place=place or "$", field=missing[0])
    unknown = [str(field)[:40] for field in value if field not in needed | allowed]
    if unknown:
        raise StarboardError("trucker-input-unknown", place=place or "$", field=unknown[0])
    return value


def _text(fields: Mapping[str, Any], field: str, place: str) -> str:
    value = fields[field]
    if not isinstance(value, str):
        raise StarboardError("trucker-input-text", place=place or "$", field=field)
    return value


def _described(board: Board, error: Fault) -> dict[str, Any]:
    return {
        "rule": error.rule,
        "cells": [_labels(board, cell) for cell in error.cells],
        "message": error.message,
    }


def _labels(board: Board, cell: int) -> list[str]:
    return [board.column(cell), board.row(cell)]


def _points(halves: int) -> int | float:
    """Half points as a number of points: whole where it is whole."""
    return halves // 2 if halves % 2 == 0 else halves / 2
