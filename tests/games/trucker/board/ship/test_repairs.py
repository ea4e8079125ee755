"""The cheapest ways to make a ship legal, beside all ways there are."""

from itertools import combinations
from random import Random

import pytest

from starboard.games.trucker.board.ship.connectors import pieces
from starboard.games.trucker.board.ship.repairs import MOST, repairs
from starboard.games.trucker.board.ship.ship_board import Board, board_of
from starboard.games.trucker.board.ship.ship_faults import faults
from starboard.games.trucker.state.ship_state import Ship

PARTS = 9


def heaped(rng: Random, board: Board, count: int) -> Ship:
    """Components thrown on squares side by side, whether or not they fit; engines point to the rear."""
    codes = sorted(code for code, part in board.parts.items() if not part.askew and code.startswith("B"))
    ship = Ship(parts={board.start: "B001/0"})
    while len(ship.parts) < count:
        edge = sorted({door.there for cell in ship.parts for door in board.doors[cell]} - ship.parts.keys())
        ship.parts[rng.choice(edge)] = rng.choice(codes)
    return ship


def fewest(board: Board, ship: Ship) -> int:
    """The fewest components that can go: every set is tried, small ones first."""
    cabins = {cell for cell, code in ship.parts.items() if board.parts[code].kind.crew}
    for count in range(len(ship.parts)):
        for gone in combinations(sorted(ship.parts), count):
            left = Ship(parts={cell: code for cell, code in ship.parts.items() if cell not in gone})
            if not faults(board, left) and cabins & left.parts.keys():
                return count
    raise AssertionError


@pytest.mark.rule("GT-B-6.7")
def test_no_way_takes_fewer_components() -> None:
    board = board_of("II")
    for seed in range(25):
        ship = heaped(Random(seed), board, PARTS)
        found = repairs(board, ship)
        assert 0 < len(found) <= MOST
        assert len(set(found)) == len(found)
        counts = [len(way.cut) + len(way.loose) for way in found]
        assert counts == sorted(counts)
        assert counts[0] == fewest(board, ship)
        for way in found:
            left = Ship(parts={cell: code for cell, code in ship.parts.items() if cell not in way.cut + way.loose})
            assert not faults(board, left)


@pytest.mark.rule("GT-B-6.7")
def test_what_is_cut_takes_part_in_a_mistake_and_what_hangs_loose_does_so_only_then() -> None:
    board = board_of("III")
    for seed in range(30):
        ship = heaped(Random(seed), board, 24)
        for way in repairs(board, ship):
            offending = {cell for fault in faults(board, ship) for cell in fault.cells}
            assert set(way.cut) <= offending
            left = Ship(parts={cell: code for cell, code in ship.parts.items() if cell not in way.cut})
            rest = set(left.parts) - set(way.loose)
            assert rest in [set(piece) for in_pieces in pieces(board, left) for piece in in_pieces]


@pytest.mark.rule("GT-LM-4.6.2")
def test_the_ships_of_a_fleet_are_mended_each_by_itself() -> None:
    board = board_of("IVC", (3, 4))
    rng = Random(4)
    ship = Ship()
    codes = sorted(code for code, part in board.parts.items() if not part.askew and code.startswith("B"))
    for squares in board.fleet:
        for cell in squares[:8]:
            ship.parts[cell] = rng.choice(codes)
    way = repairs(board, ship)[0]
    left = Ship(parts={cell: code for cell, code in ship.parts.items() if cell not in way.cut + way.loose})
    assert not faults(board, left)
    assert {board.ship_of[cell] for cell in left.parts} == set(range(len(board.fleet)))


def test_a_legal_ship_needs_no_repair() -> None:
    board = board_of("I")
    assert repairs(board, Ship(parts={board.start: "B001/0"})) == [((), ())]
    assert repairs(board, Ship()) == []
