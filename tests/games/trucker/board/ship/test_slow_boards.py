"""The tiles and boards of the slow checker against the tables of the rules."""

from collections import Counter
from itertools import combinations_with_replacement

import pytest

from games.trucker.slow_boards import (
    ACROSS,
    PRINTED,
    SIDES,
    Cell,
    board_of,
    fleet_after,
    neighbour,
    quarter_of,
    symbols_open,
    tile_of,
    turned_tile,
)
from games.trucker.slow_checker import CANNONS, Ship, pieces_of
from games.trucker.slow_scenes import CLASS_I, IC, IIC, IIIC, OPEN

# -- tiles and boards


@pytest.mark.rule("GT-B-1.2")
def test_the_base_game_has_140_tiles_and_the_starting_cabins() -> None:
    counts: Counter[str] = Counter()
    for name, (tile, count) in PRINTED.items():
        if name.startswith("B"):
            counts[tile.kind] += count
    assert counts == {
        "starting_cabin": 4,
        "battery_2": 9,
        "battery_3": 6,
        "cargo_2": 9,
        "cargo_3": 6,
        "special_cargo_1": 6,
        "special_cargo_2": 3,
        "cabin": 16,
        "structural": 8,
        "engine": 19,
        "double_engine": 7,
        "cannon": 23,
        "double_cannon": 8,
        "life_support_brown": 6,
        "life_support_purple": 6,
        "shield": 8,
    }


def test_a_muzzle_or_an_exhaust_has_no_connector() -> None:
    for tile, _ in PRINTED.values():
        if tile.kind in (*CANNONS, "thruster"):
            assert all(tile.connector(side) == 0 for side in tile.sides)
        assert not tile.exhaust or tile.connector(tile.exhaust) == 0


@pytest.mark.rule("GT-B-3.3")
def test_a_quarter_turn_is_clockwise() -> None:
    tile = tile_of("B093", 1)
    assert tile.connectors == (1, 0, 2, 3)
    assert tile.sides == {"R"}
    assert tile_of("B117", 3).sides == {"L", "F"}
    assert tile_of("B068", 2).exhaust == "F"


@pytest.mark.parametrize("name", PRINTED)
def test_four_quarter_turns_change_nothing(name: str) -> None:
    tile = tile_of(name)
    for _ in range(4):
        tile = turned_tile(tile, 1)
    assert tile == tile_of(name)
    assert turned_tile(tile_of(name, 3), 1) == tile


@pytest.mark.rule("GT-B-1.6")
@pytest.mark.parametrize(
    ("name", "cells"),
    [
        ("I", 18),
        ("II", 27),
        ("III", 36),
        ("IIIA", 36),
        ("IA", 18),
        ("IIA", 28),
        ("IIB", 27),
        ("IIIB", 46),
        ("IC", 18),
        ("IIC", 26),
        ("IIIC", 36),
        ("IVC", 44),
    ],
)
def test_boards_have_their_cells(name: str, cells: int) -> None:
    board = board_of(name)
    assert len(board.cells) == cells
    assert (board.start is None) == name.endswith("C") or name == "IIA"


@pytest.mark.rule("GT-X2-6.2")
@pytest.mark.parametrize("halves", [front + rear for front in "ABCDE" for rear in "abcde"])
def test_class_iv_is_made_of_two_halves(halves: str) -> None:
    board = board_of("IV", halves=halves)
    assert len(board.cells) == 27 + 18
    assert board.start == ("7", "7")
    assert {quarter_of(cell)[0] for cell in board.cells} == {"F", "R"}
    full = Ship(board, dict.fromkeys(board.cells, OPEN))
    assert len(pieces_of(full, board.cells)) == 1


@pytest.mark.rule("GT-LM-2.1.1")
def test_the_cells_of_ic_are_cells_of_iic() -> None:
    assert IC.cells < IIC.cells
    assert len(IIC.cells - IC.cells) == 8


@pytest.mark.rule("GT-LM-3.1.1")
@pytest.mark.parametrize(
    ("cell", "side", "other"),
    [
        (("1", "3"), "L", ("6", "3")),
        (("6", "3"), "R", ("1", "3")),
        (("4", "1"), "F", ("4", "6")),
        (("4", "6"), "B", ("4", "1")),
        (("4", "4"), "F", ("4", "3")),
        (("4", "4"), "R", ("5", "4")),
    ],
)
def test_opposite_edges_of_iiic_are_glued(cell: Cell, side: str, other: Cell) -> None:
    assert neighbour(IIIC, cell, side) == other
    assert neighbour(IIIC, other, ACROSS[side]) == cell


@pytest.mark.rule("GT-X2-6.1")
@pytest.mark.parametrize("name", ["IIB", "IIIB"])
def test_cylinders_are_glued_left_and_right_only(name: str) -> None:
    board = board_of(name)
    assert neighbour(board, ("3", "7"), "L") == ("11", "7")
    front = min(board.rows, key=int)
    assert all(neighbour(board, (column, front), "F") is None for column, row in board.cells if row == front)


def test_plain_boards_end_at_their_edges_and_holes() -> None:
    assert neighbour(CLASS_I, ("5", "7"), "L") is None
    assert neighbour(CLASS_I, ("7", "8"), "B") is None
    assert neighbour(CLASS_I, ("7", "8"), "F") == ("7", "7")
    # Row 11 of IIIA is at the front.
    assert neighbour(board_of("IIIA"), ("7", "11"), "F") is None
    assert neighbour(board_of("IIIA"), ("7", "11"), "B") == ("7", "10")
    # The rows of IC lie in the order 1 2 3a 4a 3b 4b 5 6.
    assert neighbour(IC, ("3", "4a"), "B") == ("3", "3b")


@pytest.mark.parametrize("name", ["I", "II", "III", "IIIA", "IA", "IIA", "IIB", "IIIB", "IC", "IIC", "IIIC", "IVC"])
def test_neighbours_are_mutual(name: str) -> None:
    board = board_of(name)
    for cell in board.cells:
        for side in SIDES:
            other = neighbour(board, cell, side)
            assert other is None or neighbour(board, other, ACROSS[side]) == cell


# -- IVC

DICE_TABLE = """
1 1 | 1 = | FL FR RL RR
1 2 | 1 2 | FL RL / FR RR
1 3 | 1 3 | FL FR RL / RR
1 4 | 1 4 | FL RL RR / FR
1 5 | 1 5 | FL RL / FR RR
1 6 | 1 6 | FL RL / FR / RR
2 2 | 2 = | FL FR RL RR
2 3 | 2 3 | FL FR RR / RL
2 4 | 2 4 | FR RL RR / FL
2 5 | 2 5 | FR RR / FL / RL
2 6 | 2 6 | FL RL / FR RR
3 3 | 3 = | FL FR / RL RR
3 4 | 3 4 | FL FR / RL RR
3 5 | 3 5 | FL FR RR / RL
3 6 | 3 6 | FL FR RL / RR
4 4 | 4 = | FL FR / RL RR
4 5 | 4 5 | FR RL RR / FL
4 6 | 4 6 | FL RL RR / FR
5 5 | 5 = | FL FR RL RR
5 6 | 5 6 | FL RL / FR RR
6 6 | 6 = | FL FR RL RR
"""

PAIRS = [line.split(" | ") for line in DICE_TABLE.strip().split("\n")]


@pytest.mark.rule("GT-LM-4.3.2")
@pytest.mark.rule("GT-LM-4.3.3")
@pytest.mark.rule("GT-LM-4.6.1")
@pytest.mark.parametrize(("dice", "symbols", "parts"), PAIRS)
def test_the_dice_decide_which_ships_are_joined(dice: str, symbols: str, parts: str) -> None:
    """T-LM-68 to T-LM-70."""
    rolled = [int(die) for die in dice.split()]
    expected = {frozenset(ship.split()) for ship in parts.split(" / ")}
    assert symbols_open(rolled) == symbols.split()
    for order in (rolled, rolled[::-1]):
        assert {frozenset(ship) for ship in fleet_after(order)} == expected
        assert len(board_of("IVC", order).ships) == len(expected)


def test_the_dice_table_is_whole() -> None:
    assert [tuple(map(int, row[0].split())) for row in PAIRS] == list(combinations_with_replacement(range(1, 7), 2))


@pytest.mark.rule("GT-LM-4.3.1")
@pytest.mark.rule("GT-LM-4.3.4")
def test_before_the_dice_there_are_four_ships_of_unmarked_squares() -> None:
    board = board_of("IVC")
    assert sorted(len(cells) for cells in board.ships) == [10, 10, 12, 12]
    assert not board.cells & {("7", "4"), ("7", "9"), ("5", "8"), ("9", "8")}


@pytest.mark.rule("GT-LM-4.3.3")
@pytest.mark.parametrize(
    ("die", "opened"),
    [
        (1, {("4", "8"), ("5", "8")}),
        (2, {("9", "8"), ("10", "8")}),
        (3, {("7", "4"), ("7", "5"), ("7", "6")}),  # T-LM-66
        (4, {("7", "9"), ("7", "10")}),
        (5, {("8", "8")}),
        (6, {("6", "8")}),  # T-LM-67
    ],
)
def test_one_die_opens_its_squares_and_leaves_three_ships(die: int, opened: set[Cell]) -> None:
    board = board_of("IVC", [die])
    assert board.cells - board_of("IVC").cells == opened
    assert len(board.ships) == 3


@pytest.mark.rule("GT-LM-4.3.3")
@pytest.mark.parametrize("dice", [[], [1], [2], [3], [4], [5], [6], *([int(a[0]), int(a[2])] for a, *_ in PAIRS)])
def test_the_ships_of_ivc_are_what_hangs_together_and_never_touch(dice: list[int]) -> None:
    board = board_of("IVC", dice)
    full = Ship(board, dict.fromkeys(board.cells, OPEN))
    assert pieces_of(full, board.cells) == set(board.ships)
