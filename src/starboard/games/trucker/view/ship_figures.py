"""A ship in numbers, what is wrong with it, and what threatens it: open to everybody, worked out from the open table.

The rules do not need any of it. It is here so that a client shows what the rules say, and has no rules of its own.
"""

from functools import lru_cache
from typing import Any, TypeAlias

import msgspec

from starboard.games.trucker.board.current_round import board_for, class_name
from starboard.games.trucker.board.ship.attack_lines import Aim, threatened
from starboard.games.trucker.board.ship.cabins import crew_size
from starboard.games.trucker.board.ship.connectors import exposed
from starboard.games.trucker.board.ship.defence import cannons_against, shields_against
from starboard.games.trucker.board.ship.insurance import cap, gaps, has_premium, premium
from starboard.games.trucker.board.ship.ship_board import Board, board_of
from starboard.games.trucker.board.ship.ship_faults import faults
from starboard.games.trucker.board.ship.strength import cannon_span, engine_span
from starboard.games.trucker.state.game_state import TruckerState
from starboard.games.trucker.state.ship_state import Ship

SHOWN = ("check", "loading", "flight")
"""While building, ships change too fast for it, and nobody may ask the inspector yet (GT-B-6.7)."""
Round: TypeAlias = tuple[str, tuple[int, ...], str, str, bool]
"""What names a board: see `board_of`."""
REMEMBERED = 4096
"""Ships whose figures are kept: a few thousand tables at most are in flight in one process."""


def figures(g: TruckerState, seat: int) -> dict[str, Any] | None:
    """What the ship of a seat can do. Cannons are in half points, as everywhere; a cap of None is no limit."""
    if g.part not in SHOWN:
        return None
    trucker = g.truckers[seat]
    plan = (class_name(g), tuple(g.dice), trucker.halves, g.hole, g.formerly)
    return dict(_figures(plan, msgspec.msgpack.encode(trucker.ship), trucker.premium, g.part == "check"))


@lru_cache(maxsize=REMEMBERED)
def _figures(plan: Round, packed: bytes, paid: int, checked: bool) -> dict[str, Any]:
    """A stand is shown to every seat, and a decision changes one ship or none: most ships were counted before."""
    board, ship = board_of(*plan), msgspec.msgpack.decode(packed, type=Ship)
    return {
        "cannons": list(cannon_span(board, ship)),
        "engines": list(engine_span(board, ship)),
        "crew": crew_size(ship),
        "batteries": sum(ship.batteries.values()),
        "exposed": exposed(board, ship),
        "cap": cap(board, paid),
        "faults": _faults(board, ship) if checked else [],
        "weak_spot": _weak_spot(board, ship) if checked else None,
    }


def _faults(board: Board, ship: Ship) -> list[dict[str, Any]]:
    """GT-B-6.7: every mistake with the squares that it concerns."""
    return [
        {"rule": fault.rule, "cells": list(fault.cells), "message": msgspec.to_builtins(fault.message)}
        for fault in faults(board, ship)
    ]


def _weak_spot(board: Board, ship: Ship) -> dict[str, Any] | None:
    """GT-LM-3.5.1: the largest cluster of empty squares, and the premium that it costs."""
    if not has_premium(board):
        return None
    cells = max(gaps(board, ship), key=len, default=[])
    return {"cells": list(cells), "premium": premium(board, len(cells))}


def strike(g: TruckerState) -> dict[str, Any] | None:
    """The meteor or shot in the air: its way, whom it meets where, and what could stop it (GT-B-10.2, GT-B-10.3)."""
    if g.strike is None:
        return None
    aim = Aim(g.strike.side, g.strike.lines, g.strike.square)
    return {
        "what": g.strike.what,
        "size": g.strike.size,
        "side": aim.side,
        "dice": list(g.strike.dice),
        "lines": list(aim.lines),
        "square": aim.square,
        "seat": g.strike.seat,
        "hits": _hits(g, g.strike.seat, aim),
    }


def _hits(g: TruckerState, seat: int, aim: Aim) -> list[dict[str, Any]]:
    """What the attack would hit, as the ship is now, with the components that are of use against it."""
    board, ship = board_for(g, seat), g.truckers[seat].ship
    return [
        {
            "cell": hit.cell,
            "shields": shields_against(board, ship, aim.side, hit.cell),
            "cannons": cannons_against(board, ship, aim.side, hit.line),
        }
        for hit in threatened(board, ship, aim)
    ]
