"""The ship check: everything that is wrong with a ship, each fault with its rule and the squares concerned."""

from typing import Literal

import msgspec

from starboard.games.trucker.board.ship.components import EXHAUST, MUZZLE, NOZZLE
from starboard.games.trucker.board.ship.connectors import fit, pieces
from starboard.games.trucker.board.ship.ship_board import SPLICE, Board, Seam
from starboard.games.trucker.state.ship_state import Ship
from starboard.kernel import Message

CONNECTORS = (
    "trucker-connector-smooth",
    "trucker-connector-single",
    "trucker-connector-double",
    "trucker-connector-universal",
)

FaultKind = Literal["joints", "barrels", "exhausts", "pieces"]
"""What the inspector looks at: connectors, cannons, engines, and whether the ship holds together."""

STICKING_OUT: dict[str, tuple[FaultKind, str, str]] = {
    MUZZLE: ("barrels", "GT-B-6.4", "trucker-fault-muzzle"),
    EXHAUST: ("exhausts", "GT-B-6.5", "trucker-fault-exhaust"),
    NOZZLE: ("exhausts", "GT-X2-3.1", "trucker-fault-nozzle"),
}
"""What needs an empty square: where it belongs, the rule, and what to say when it has none."""


class Fault(msgspec.Struct, frozen=True):
    """One thing that is wrong, with the squares concerned."""

    kind: FaultKind
    rule: str
    cells: tuple[int, ...]
    message: Message


def faults(board: Board, ship: Ship) -> list[Fault]:
    """Everything that the ship check finds (GT-B-6.1 to 6.6), in a fixed order; empty for a legal ship.

    An empty ship is legal. Linear in squares, and well under a tenth of a millisecond for the largest ship.
    """
    held, misfits = fit(board, ship)
    found = [_misfit(board, ship, seam) for seam in misfits]
    found += _sticking_out(board, ship)
    found += _in_pieces(board, pieces(board, ship, held))
    return found


def offenders(found: list[Fault]) -> list[int]:
    """GT-B-6.7: the components that take part in a violation other than being unconnected, in rising order."""
    return sorted({cell for fault in found if fault.kind != "pieces" for cell in fault.cells})


def askew_engines(board: Board, ship: Ship) -> list[int]:
    """GT-B-6.7: the engines that do not point to the rear, which go first of all."""
    return sorted(cell for cell, code in ship.parts.items() if board.parts[code].askew)


def _misfit(board: Board, ship: Ship, seam: Seam) -> Fault:
    one = board.parts[ship.parts[seam.a]].connectors[seam.side_of_a]
    other = board.parts[ship.parts[seam.b]].connectors[seam.side_of_b]
    message = Message(
        "trucker-fault-splice" if seam.match is SPLICE else "trucker-fault-connectors",
        {
            "here": board.name(seam.a),
            "there": board.name(seam.b),
            "one": Message(CONNECTORS[one]),
            "other": Message(CONNECTORS[other]),
        },
    )
    return Fault("joints", seam.rule, (seam.a, seam.b), message)


def _sticking_out(board: Board, ship: Ship) -> list[Fault]:
    """GT-B-6.4, GT-B-6.5, GT-X2-3.1: muzzles, exhausts and nozzles need an empty square; exhausts point to the rear."""
    found: list[Fault] = []
    parts, links = board.parts, board.topology.links
    for cell, code in sorted(ship.parts.items()):
        part = parts[code]
        if part.askew:
            message = Message("trucker-fault-askew", {"here": board.name(cell)})
            found.append(Fault("exhausts", "GT-B-6.5", (cell,), message))
        for side, what in part.clear:
            there = links[cell][side]
            if there in ship.parts:
                kind, rule, words = STICKING_OUT[what]
                message = Message(words, {"here": board.name(cell), "there": board.name(there)})
                found.append(Fault(kind, rule, (cell, there), message))
    return found


def _in_pieces(board: Board, ships: list[list[list[int]]]) -> list[Fault]:
    """GT-B-6.6: a ship is one piece; in a fleet each of them is (GT-LM-4.6.2). Any piece may be the one to keep, so all
    have part in it."""
    rule = "GT-LM-4.6.2" if board.ship_class.marked or len(board.fleet) > 1 else "GT-B-6.6"
    return [
        Fault(
            "pieces",
            rule,
            tuple(sorted(cell for piece in ship for cell in piece)),
            Message("trucker-fault-pieces", {"pieces": len(ship), "here": board.name(ship[0][0])}),
        )
        for ship in ships
        if len(ship) > 1
    ]
