"""Crew: where it lives, which aliens can live there, and whom an epidemic strikes (GT-B-7.2, GT-B-7.3, GT-B-11.7)."""

from collections.abc import Sequence

from starboard.games.trucker.board.ship.connectors import connected, joints
from starboard.games.trucker.board.ship.ship_board import Board
from starboard.games.trucker.content.tiles import ALIENS
from starboard.games.trucker.state.ship_state import Ship

BASE_ALIENS = ("brown", "purple")
"""The colours of the base game: what they are good at is strength. The first expansion brings cyan."""


def crew_places(board: Board, ship: Ship) -> int:
    """How many humans fit into the cabins (GT-B-7.2). Stasis chambers are no cabins (GT-X1-3.2)."""
    return sum(board.parts[code].kind.crew for code in ship.parts.values())


def crew_size(ship: Ship) -> int:
    """GT-B-9.3.1: humans and aliens. In a fleet all ships count together (GT-LM-4.9.5)."""
    return sum(ship.humans.values()) + len(ship.aliens)


def occupied(ship: Ship) -> list[int]:
    """The cabins with crew in them."""
    return sorted({cell for cell, humans in ship.humans.items() if humans} | ship.aliens.keys())


def awake(board: Board, ship: Ship, number: int) -> int:
    """The awake humans aboard one ship of the fleet."""
    return sum(count for cell, count in ship.humans.items() if board.ship_of[cell] == number)


def bunks(board: Board, ship: Ship, number: int) -> dict[int, int]:
    """GT-X1-3.2a: the cabins of one ship with places for humans who wake up. A luxury cabin that has lost its VIP stays
    empty (GT-X1-3.1)."""
    found: dict[int, int] = {}
    for cell, code in sorted(ship.parts.items()):
        kind = board.parts[code].kind
        free = kind.crew - ship.humans.get(cell, 0)
        if free and board.ship_of[cell] == number and cell not in ship.aliens and kind.id != "luxury_cabin":
            found[cell] = free
    return found


def homes(board: Board, ship: Ship, colours: Sequence[str] = ALIENS) -> dict[int, list[str]]:
    """GT-B-7.3: the cabins where aliens could live, with the colours that each has life support for.

    That there is one alien of a colour at most is for the player to mind; here every cabin is looked at by itself.
    """
    parts = board.parts
    held = joints(board, ship)
    found: dict[int, list[str]] = {}
    for cell, code in sorted(ship.parts.items()):
        if parts[code].kind.alien:
            supported = {
                colour for there in connected(board, ship, held, cell) for colour in supplied(board, ship, there)
            }
            served = [colour for colour in colours if colour in supported]
            if served:
                found[cell] = served
    return found


def supplied(board: Board, ship: Ship, cell: int) -> tuple[str, ...]:
    """The aliens that the component on a square is a life support for."""
    tile = board.parts[ship.parts[cell]].tile
    return tile.colours if tile.kind.id == "life_support" else ()


def stranded(board: Board, ship: Ship) -> list[int]:
    """GT-B-10.4.3: the squares of aliens that have lost their life support and leave the ship."""
    if not ship.aliens:
        return []
    served = homes(board, ship, tuple(sorted(set(ship.aliens.values()))))
    return [cell for cell, colour in sorted(ship.aliens.items()) if colour not in served.get(cell, [])]


def infected(board: Board, ship: Ship) -> list[int]:
    """GT-B-11.7.1: the occupied cabins that are joined to another occupied cabin; each loses one of its crew."""
    occupied = {cell for cell, humans in ship.humans.items() if humans} | ship.aliens.keys()
    held = joints(board, ship)
    return sorted(cell for cell in occupied if not occupied.isdisjoint(held[cell]))


def specialist_ship(board: Board, ship: Ship, specialist: str) -> int:
    """GT-X1-5.2: the ship of the fleet with the cyan alien aboard, if it has this profession; -1 when there is none."""
    if ship.specialist != specialist:
        return -1
    return next((board.ship_of[cell] for cell, colour in ship.aliens.items() if colour == "cyan"), -1)
