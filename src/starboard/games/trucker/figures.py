"""A ship in numbers, what is wrong with it, and what threatens it: open to everybody, worked out from the open table.

The rules do not need any of it. It is here so that a client shows what the rules say, and has no rules of its own.
"""

from typing import Any

from starboard.games.trucker.rules.current import board_for
from starboard.games.trucker.ship.check import faults
from starboard.games.trucker.ship.crew import crew_size
from starboard.games.trucker.ship.defence import cannons_against, shields_against
from starboard.games.trucker.ship.hits import Aim, threatened
from starboard.games.trucker.ship.insurance import cap, gaps, has_premium, premium
from starboard.games.trucker.ship.joints import exposed
from starboard.games.trucker.ship.strength import cannon_span, engine_span
from starboard.games.trucker.state import TruckerState

SHOWN = ("check", "loading", "flight")
"""While building, ships change too fast for it, and nobody may ask the inspector yet (GT-B-6.7)."""


def figures(g: TruckerState, seat: int) -> dict[str, Any] | None:
    """What the ship of a seat can do. Cannons are in half points, as everywhere; a cap of None is no limit."""
    if g.part not in SHOWN:
        return None
    board, trucker = board_for(g, seat), g.truckers[seat]
    ship = trucker.ship
    return {
        "cannons": list(cannon_span(board, ship)),
        "engines": list(engine_span(board, ship)),
        "crew": crew_size(ship),
        "batteries": sum(ship.batteries.values()),
        "exposed": exposed(board, ship),
        "cap": cap(board, trucker.premium),
        "faults": _faults(g, seat) if g.part == "check" else [],
        "weak_spot": _weak_spot(g, seat) if g.part == "check" else None,
    }


def _faults(g: TruckerState, seat: int) -> list[dict[str, Any]]:
    """GT-B-6.7: every mistake with the squares that it concerns."""
    found = faults(board_for(g, seat), g.truckers[seat].ship)
    return [{"rule": fault.rule, "cells": list(fault.cells), "message": fault.message} for fault in found]


def _weak_spot(g: TruckerState, seat: int) -> dict[str, Any] | None:
    """GT-LM-3.5.1: the largest cluster of empty squares, and the premium that it costs."""
    board = board_for(g, seat)
    if not has_premium(board):
        return None
    cells = max(gaps(board, g.truckers[seat].ship), key=len, default=[])
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
