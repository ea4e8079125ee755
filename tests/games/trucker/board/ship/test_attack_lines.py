"""Where attacks strike, and what can be done against them."""

import pytest

from games.trucker.scenes import PARTS, built, cells, pointing, showing
from starboard.games.trucker.board.ship.attack_lines import MISS, hit_from, lines_of, shifted, side_after, target
from starboard.games.trucker.board.ship.defence import (
    bounces,
    cannons_against,
    covered_sides,
    needs_battery,
    plated,
    shields_against,
)
from starboard.games.trucker.board.ship.ship_board import Board, board_of
from starboard.kernel.squares import BACK, FRONT, LEFT, RIGHT

BLOCK = "B125/0"


def rows(board: Board, lines: list[int]) -> list[str]:
    return [board.rows[line] if line != MISS else "miss" for line in lines]


def columns(board: Board, lines: list[int]) -> list[str]:
    return [board.columns[line] if line != MISS else "miss" for line in lines]


# -- plain boards


@pytest.mark.rule("GT-B-10.1.1")
@pytest.mark.rule("GT-B-10.1.3")
@pytest.mark.parametrize(
    ("side", "roll", "square"),
    [(FRONT, 7, "7,6"), (BACK, 7, "7,8"), (LEFT, 7, "6,7"), (RIGHT, 7, "8,7"), (LEFT, 8, "7,8"), (FRONT, 9, "")],
)
def test_the_first_component_in_the_line_is_threatened(side: int, roll: int, square: str) -> None:
    board, ship = built("III", dict.fromkeys(["7,6", "7,7", "7,8", "6,7", "8,7"], BLOCK))
    assert hit_from(board, ship, side, roll) == (cells(board, square) if square else [])
    assert hit_from(board, ship, side, 2) == hit_from(board, ship, side, 12) == []


@pytest.mark.rule("GT-B-10.1.3")
def test_rows_of_iiia_are_labelled_from_the_rear() -> None:
    board, ship = built("IIIA", {"7,11": BLOCK, "7,3": BLOCK})
    assert hit_from(board, ship, LEFT, 11) == cells(board, "7,11")
    assert hit_from(board, ship, FRONT, 7) == cells(board, "7,11")
    assert hit_from(board, ship, BACK, 7) == cells(board, "7,3")


@pytest.mark.rule("GT-X1-8.2")
def test_every_roll_names_a_line_of_ia() -> None:
    board = board_of("IA")
    for side in (FRONT, LEFT):
        assert all(len(lines_of(board, side, roll)) == 1 for roll in range(2, 13))
    assert all(len(rolls) >= 2 for rolls in board.column_rolls)


@pytest.mark.rule("GT-LM-4.9.10")
@pytest.mark.rule("GT-X1-4.5")
def test_an_attack_on_a_fleet_strikes_the_first_component_of_any_ship() -> None:
    board, ship = built("IVC", {"5,5": BLOCK, "9,5": BLOCK, "5,10": BLOCK}, (2, 6))
    assert hit_from(board, ship, LEFT, 5) == cells(board, "5,5")
    assert hit_from(board, ship, RIGHT, 5) == cells(board, "9,5")
    assert hit_from(board, ship, BACK, 5) == cells(board, "5,10")


# -- the lines of IC and IIC


@pytest.mark.rule("GT-LM-2.3.1")
@pytest.mark.rule("GT-LM-2.3.2")
@pytest.mark.rule("GT-LM-2.3.3")
@pytest.mark.parametrize("name", ["IC", "IIC"])
@pytest.mark.parametrize(
    ("side", "rolls", "expected_side", "lines"),
    [
        pytest.param(FRONT, [4], FRONT, ["4"], id="T-LM-11"),
        pytest.param(BACK, [2], BACK, ["2"], id="T-LM-12"),
        pytest.param(FRONT, [1, 5], LEFT, ["5"], id="T-LM-13"),
        pytest.param(BACK, [6, 3], RIGHT, ["3a", "3b"], id="T-LM-14"),
        pytest.param(LEFT, [2], LEFT, ["2"], id="T-LM-17"),
        pytest.param(LEFT, [3], LEFT, ["3a", "3b"], id="T-LM-18"),
        pytest.param(LEFT, [1], LEFT, ["1"], id="row 1"),
        pytest.param(RIGHT, [6], RIGHT, ["6"], id="row 6"),
    ],
)
def test_one_die_finds_the_line(name: str, side: int, rolls: list[int], expected_side: int, lines: list[str]) -> None:
    board = board_of(name)
    found = side_after(board, side, rolls[0])
    assert (found, len(rolls) == 2) == (expected_side, found != side)
    named = lines_of(board, found, rolls[-1])
    assert (columns if found in (FRONT, BACK) else rows)(board, named) == lines


@pytest.mark.rule("GT-LM-2.3.4")
@pytest.mark.rule("GT-LM-2.4.6")
def test_an_intermediate_result_names_no_line() -> None:
    """T-LM-16: with a 1 there is no column that a thruster could push the attack to."""
    board = board_of("IIC")
    assert lines_of(board, FRONT, 1) == lines_of(board, FRONT, 6) == []
    assert shifted(board, FRONT, lines_of(board, FRONT, 1), RIGHT) == []


@pytest.mark.rule("GT-LM-2.4.5")
@pytest.mark.rule("GT-X2-3.2")
@pytest.mark.parametrize(
    ("side", "roll", "nozzle", "expected"),
    [
        pytest.param(FRONT, 2, LEFT, ["miss"], id="T-LM-15"),
        pytest.param(LEFT, 3, FRONT, ["2", "4a"], id="T-LM-19"),
        pytest.param(LEFT, 3, BACK, ["4a", "4b"], id="T-LM-20"),
        pytest.param(RIGHT, 4, FRONT, ["3a", "3b"], id="T-LM-21"),
        pytest.param(RIGHT, 4, BACK, ["3b", "5"], id="T-LM-22"),
        pytest.param(LEFT, 2, BACK, ["3a"], id="T-LM-23"),
        pytest.param(LEFT, 5, FRONT, ["4b"], id="T-LM-24"),
        pytest.param(LEFT, 1, FRONT, ["miss"], id="T-LM-25"),
        pytest.param(RIGHT, 6, BACK, ["miss"], id="T-LM-26"),
        pytest.param(FRONT, 5, RIGHT, ["miss"], id="T-LM-27"),
    ],
)
def test_a_thruster_shifts_every_line(side: int, roll: int, nozzle: int, expected: list[str]) -> None:
    board = board_of("IIC")
    moved = shifted(board, side, lines_of(board, side, roll), nozzle)
    assert (columns if side == FRONT else rows)(board, moved) == expected


@pytest.mark.rule("GT-X2-3.2")
@pytest.mark.rule("GT-X2-3.3")
def test_a_thruster_works_across_the_attack_only() -> None:
    """T-X-12, T-X-13."""
    board = board_of("III")
    assert columns(board, shifted(board, FRONT, lines_of(board, FRONT, 6), LEFT)) == ["5"]
    assert rows(board, shifted(board, LEFT, lines_of(board, LEFT, 6), LEFT)) == ["6"]


@pytest.mark.rule("GT-LM-2.5.1")
def test_both_parts_of_a_duplicated_attack_are_found_on_the_intact_ship() -> None:
    board, ship = built("IIC", {"3,3a": BLOCK, "4,3a": BLOCK, "4,3b": BLOCK})
    assert hit_from(board, ship, LEFT, 3) == cells(board, "3,3a", "4,3b")
    assert hit_from(board, ship, RIGHT, 3) == cells(board, "4,3a", "4,3b")
    assert hit_from(board, ship, LEFT, 4) == []
    assert target(board, ship, LEFT, MISS) == MISS


# -- the torus; squares as column and row


@pytest.mark.rule("GT-LM-3.6.1")
@pytest.mark.rule("GT-LM-3.6.2")
@pytest.mark.parametrize(
    ("side", "dice", "occupied", "expected"),
    [
        pytest.param(FRONT, (3, 4), ["3,4"], ["3,4"], id="T-LM-54"),
        pytest.param(FRONT, (3, 4), ["3,2", "3,6"], ["3,6"], id="T-LM-55"),
        pytest.param(FRONT, (3, 4), ["3,2", "3,3"], ["3,2"], id="T-LM-56"),
        pytest.param(BACK, (3, 4), ["3,2", "3,6"], ["3,2"], id="T-LM-57"),
        pytest.param(LEFT, (5, 2), ["6,2", "1,2"], ["6,2"], id="T-LM-58"),
        pytest.param(RIGHT, (5, 2), ["6,2"], ["6,2"], id="T-LM-59"),
        pytest.param(FRONT, (3, 4), ["4,4"], [], id="T-LM-60"),
    ],
)
def test_an_attack_drifts_round_the_torus(
    side: int, dice: tuple[int, int], occupied: list[str], expected: list[str]
) -> None:
    board, ship = built("IIIC", dict.fromkeys(occupied, BLOCK))
    assert hit_from(board, ship, side, dice) == cells(board, *expected)


@pytest.mark.rule("GT-LM-3.6.6")
def test_a_shift_comes_round_the_torus() -> None:
    """OQ-LM-08."""
    board = board_of("IIIC")
    assert columns(board, shifted(board, FRONT, lines_of(board, FRONT, 1), LEFT)) == ["6"]
    assert rows(board, shifted(board, LEFT, lines_of(board, LEFT, 6), BACK)) == ["1"]


# -- defence


@pytest.mark.rule("GT-B-10.2.1")
@pytest.mark.rule("GT-B-10.2.5")
def test_a_small_meteor_bounces_off_a_smooth_side() -> None:
    board, ship = built("II", {"7,7": showing(front=0, left=3)})
    cell = cells(board, "7,7")[0]
    assert bounces(board, ship, cell, FRONT)
    assert not bounces(board, ship, cell, LEFT)


@pytest.mark.rule("GT-LM-3.6.3")
def test_a_small_meteor_bounces_off_a_joined_connector() -> None:
    """T-LM-61."""
    board, ship = built("IIIC", {"3,4": "B001", "3,3": "B002"})
    cell = cells(board, "3,4")[0]
    assert bounces(board, ship, cell, FRONT)
    assert not bounces(board, ship, cell, BACK)


@pytest.mark.rule("GT-B-10.2.6")
@pytest.mark.rule("GT-LM-3.6.4")
def test_a_shield_covers_two_sides_wherever_it_stands() -> None:
    board, ship = built("III", {"3,7": "B117/0", "11,7": BLOCK})
    shield, other = cells(board, "3,7", "11,7")
    assert covered_sides(board, ship) == [FRONT, RIGHT]
    assert shields_against(board, ship, FRONT, other) == shields_against(board, ship, RIGHT, other) == [shield]
    # T-LM-29: what was redirected to the left comes from the left.
    assert shields_against(board, ship, LEFT, other) == []
    assert needs_battery(board, ship, shield)


@pytest.mark.rule("GT-LM-4.9.12")
def test_a_shield_protects_its_own_ship() -> None:
    """T-LM-87."""
    board, ship = built("IVC", {"5,5": BLOCK, "9,5": "B117/0"}, (1, 2))
    first, second = cells(board, "5,5", "9,5")
    assert shields_against(board, ship, FRONT, first) == []
    assert shields_against(board, ship, FRONT, second) == [second]
    assert [covered_sides(board, ship, number) for number in (0, 1)] == [[], [FRONT, RIGHT]]


def against(name: str, squares: dict[str, str], side: int, line: str, dice: tuple[int, ...] = ()) -> list[str]:
    board, ship = built(name, squares, dice)
    labels = board.columns if side in (FRONT, BACK) else board.rows
    return [board.name(cell) for cell in cannons_against(board, ship, side, labels.index(line))]


AHEAD, TO_LEFT, TO_REAR = pointing("cannon", FRONT), pointing("cannon", LEFT), pointing("cannon", BACK)


@pytest.mark.rule("GT-B-10.3.1")
@pytest.mark.rule("GT-B-10.3.3")
@pytest.mark.rule("GT-B-10.3.4")
def test_from_front_or_rear_a_cannon_shoots_in_its_own_column() -> None:
    squares = {"7,8": AHEAD, "7,7": BLOCK, "7,6": TO_REAR, "6,8": AHEAD, "7,5": TO_LEFT}
    assert against("III", squares, FRONT, "7") == ["7,8"]
    # OQ-B-07: the same column only.
    assert against("III", squares, BACK, "7") == ["7,6"]
    assert against("III", squares, BACK, "6") == []


@pytest.mark.rule("GT-B-10.3.2")
def test_from_a_side_a_cannon_shoots_in_its_row_and_the_next() -> None:
    squares = {"7,7": TO_LEFT, "8,7": AHEAD}
    assert [against("III", squares, LEFT, row) for row in ("5", "6", "7", "8", "9")] == [
        [],
        ["7,7"],
        ["7,7"],
        ["7,7"],
        [],
    ]
    assert against("III", squares, RIGHT, "7") == []


@pytest.mark.rule("GT-LM-2.4.2")
@pytest.mark.rule("GT-LM-2.4.3")
def test_rows_of_iic_neighbour_as_they_lie() -> None:
    """T-LM-30, T-LM-31, T-LM-32."""
    assert against("IIC", {"3,4b": TO_LEFT}, LEFT, "5") == ["3,4b"]
    two = {"3,3a": TO_LEFT, "3,4b": TO_LEFT}
    assert (against("IIC", two, LEFT, "3a"), against("IIC", two, LEFT, "3b")) == (["3,3a"], ["3,4b"])
    one = {"3,4a": TO_LEFT}
    assert against("IIC", one, LEFT, "3a") == against("IIC", one, LEFT, "3b") == ["3,4a"]


@pytest.mark.rule("GT-LM-3.6.5")
def test_cannons_of_the_torus_look_at_the_line_only() -> None:
    """T-LM-62 to T-LM-64; rows 1 and 6 are neighbours by OQ-LM-04."""
    assert against("IIIC", {"3,5": AHEAD, "3,6": BLOCK}, FRONT, "3") == ["3,5"]
    assert against("IIIC", {"4,5": AHEAD}, FRONT, "3") == []
    assert against("IIIC", {"4,6": TO_LEFT}, LEFT, "1") == ["4,6"]
    assert against("IIIC", {"4,1": TO_LEFT}, LEFT, "6") == ["4,1"]
    assert against("III", {"7,4": TO_LEFT}, LEFT, "9") == []


@pytest.mark.rule("GT-LM-4.9.11")
def test_cannons_of_a_fleet_help_each_other() -> None:
    """T-LM-88."""
    assert against("IVC", {"5,5": BLOCK, "5,10": AHEAD}, FRONT, "5", (3, 4)) == ["5,10"]


@pytest.mark.rule("GT-X1-3.9")
def test_plating_stops_everything_on_its_sides() -> None:
    board, ship = built("III", {"7,7": "X30/1"})
    cell = cells(board, "7,7")[0]
    assert [plated(board, ship, cell, side) for side in range(4)] == [False, True, True, False]
    assert PARTS["X34/0"].plating == (0, 1, 2)
