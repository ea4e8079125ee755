"""Engine and cannon strength: halves, doubles, aliens, fleets, and what the batteries allow."""

from collections.abc import Sequence

import pytest

from games.trucker.scenes import built, by_kind, cells, pointing
from starboard.games.trucker.board.ship.ship_board import Board
from starboard.games.trucker.board.ship.strength import (
    Span,
    cannon_span,
    cannon_strength,
    cannon_strengths,
    double_cannons,
    double_engines,
    engine_span,
    engine_strength,
    engine_strengths,
)
from starboard.games.trucker.state.ship_state import Ship
from starboard.kernel.squares import BACK, FRONT, LEFT, RIGHT

ROOM = ["4,8", "6,8", "8,8", "10,8", "3,7", "5,7", "7,7", "9,7", "11,7"]
"""Squares of class III that do not touch, as far as strength is concerned."""
CABIN, CABIN_2 = "7,5", "5,6"


def aboard(parts: Sequence[str], *aliens: str, specialist: str = "") -> tuple[Board, Ship]:
    squares = dict(zip(ROOM, parts, strict=False)) | {CABIN: "B005", CABIN_2: "B006"}
    board, ship = built("III", squares)
    ship.aliens = dict(zip(cells(board, CABIN, CABIN_2), aliens, strict=False))
    ship.specialist = specialist
    return board, ship


SINGLE, DOUBLE = "B068", "B083"


@pytest.mark.rule("GT-B-9.1.1")
@pytest.mark.rule("GT-B-9.1.2")
@pytest.mark.rule("GT-B-9.1.3")
@pytest.mark.parametrize(
    ("engines", "spent", "expected"),
    [
        pytest.param([SINGLE, "B069"], 0, 4, id="T-B-10"),
        pytest.param([DOUBLE], 0, 0, id="T-B-11"),
        pytest.param([DOUBLE], 1, 4, id="T-B-12"),
        pytest.param([SINGLE, DOUBLE], 0, 3, id="T-B-13 dark"),
        pytest.param([SINGLE, DOUBLE], 1, 5, id="T-B-13 powered"),
    ],
)
def test_engines_with_a_brown_alien(engines: list[str], spent: int, expected: int) -> None:
    board, ship = aboard(engines, "brown")
    assert engine_strength(board, ship, double_engines(board, ship)[:spent]) == expected


def test_no_alien_no_bonus() -> None:
    board, ship = aboard([SINGLE, DOUBLE], "purple")
    assert engine_strength(board, ship, double_engines(board, ship)) == 3


@pytest.mark.rule("GT-B-9.2.1")
@pytest.mark.rule("GT-B-9.2.2")
@pytest.mark.rule("GT-B-9.2.3")
@pytest.mark.parametrize(
    ("cannons", "alien", "spent", "halves"),
    [
        pytest.param([("cannon", FRONT), ("cannon", LEFT)], "", 0, 3, id="T-B-14"),
        pytest.param([("double_cannon", RIGHT)], "", 1, 2, id="T-B-15"),
        pytest.param([("cannon", BACK)], "purple", 0, 5, id="T-B-16"),
        pytest.param([], "purple", 0, 0, id="T-B-17"),
        pytest.param([("double_cannon", FRONT)], "", 1, 4, id="double forward"),
        pytest.param([("double_cannon", FRONT)], "purple", 0, 0, id="double without power"),
        pytest.param([("cannon", FRONT)], "brown", 0, 2, id="the other alien"),
    ],
)
def test_cannons(cannons: list[tuple[str, int]], alien: str, spent: int, halves: int) -> None:
    board, ship = aboard([pointing(kind, side) for kind, side in cannons], *([alien] if alien else []))
    assert cannon_strength(board, ship, double_cannons(board, ship)[:spent]) == halves


@pytest.mark.rule("GT-B-9.4.1")
@pytest.mark.rule("GT-B-9.4.2")
def test_the_most_is_what_the_batteries_allow() -> None:
    board, ship = aboard([SINGLE, *by_kind("double_engine")[:3]])
    assert engine_span(board, ship) == Span(1, 1)
    board, ship = aboard([SINGLE, *by_kind("double_engine")[:3], "B039"])
    assert engine_span(board, ship) == Span(1, 5)
    ship.batteries.clear()
    assert engine_span(board, ship) == Span(1, 1)
    # One token goes to the double cannon that points forward.
    board, ship = aboard([pointing("double_cannon", LEFT), pointing("double_cannon", FRONT), "B039"])
    ship.batteries = dict.fromkeys(ship.batteries, 1)
    assert cannon_span(board, ship) == Span(0, 4)


@pytest.mark.rule("GT-X1-3.7")
@pytest.mark.parametrize(
    ("turn", "spent", "halves"),
    [
        pytest.param(3, 1, 3, id="T-X-01"),
        pytest.param(2, 1, 2, id="T-X-02"),
        pytest.param(3, 0, 0, id="T-X-03"),
    ],
)
def test_a_bidirectional_cannon_fires_both_ways_for_one_battery(turn: int, spent: int, halves: int) -> None:
    board, ship = aboard([f"X36/{turn}"])
    assert cannon_strength(board, ship, double_cannons(board, ship)[:spent]) == halves


@pytest.mark.rule("GT-X1-3.8")
def test_a_cannon_engine_is_a_cannon_and_an_engine() -> None:
    """T-X-04."""
    board, ship = aboard(["X38"])
    assert (cannon_strength(board, ship), engine_strength(board, ship)) == (2, 1)


@pytest.mark.rule("GT-X1-5.3")
def test_the_manager_makes_other_aliens_better() -> None:
    """T-X-05."""
    board, ship = aboard([SINGLE, "B069"], "brown", "cyan", specialist="manager")
    assert engine_strength(board, ship) == 5
    board, ship = aboard([SINGLE, "B069"], "brown", "cyan", specialist="lawyer")
    assert engine_strength(board, ship) == 4


@pytest.mark.rule("GT-X2-2.4")
def test_joined_defence_systems_shoot_in_pairs() -> None:
    board, ship = built("II", {"6,7": "Y01/1", "7,7": "Y02", "8,7": "Y03", "9,9": "Y06"})
    assert cannon_strength(board, ship) == 2
    del ship.parts[cells(board, "7,7")[0]]
    assert cannon_strength(board, ship) == 0


def test_an_engine_that_points_elsewhere_drives_nothing() -> None:
    board, ship = aboard(["B068/1", "B069/0"])
    assert engine_strength(board, ship) == 1


# -- fleets


def fleet(left: Sequence[str], right: Sequence[str]) -> tuple[Board, Ship]:
    """Two ships side by side, with cabins on 5,5 and 9,5."""
    squares = dict(zip(["4,9", "5,9", "6,9", "4,7", "5,7", "6,7", "5,3"], left, strict=False)) if left else {}
    squares |= dict(zip(["8,9", "9,9", "10,9", "8,7", "9,7", "10,7"], right, strict=False))
    return built("IVC", squares | {"5,5": "B005", "9,5": "B006"}, (1, 2))


ENGINES = by_kind("engine")


@pytest.mark.rule("GT-LM-4.9.2")
@pytest.mark.rule("GT-X1-4.2")
@pytest.mark.parametrize(
    ("left", "right", "alien", "expected"),
    [
        pytest.param(5, 3, "", [5, 3], id="T-LM-81"),
        pytest.param(4, 0, "", [4, 0], id="T-LM-83"),
        pytest.param(2, 2, "5,5", [4, 2], id="T-LM-84"),
        pytest.param(2, 0, "9,5", [2, 0], id="alien on a ship without engines"),
    ],
)
def test_the_slowest_ship_sets_the_pace(left: int, right: int, alien: str, expected: list[int]) -> None:
    board, ship = fleet(ENGINES[:left], ENGINES[left : left + right])
    if alien:
        ship.aliens = {cells(board, alien)[0]: "brown"}
    assert engine_strengths(board, ship) == expected
    assert engine_strength(board, ship) == min(expected)


@pytest.mark.rule("GT-LM-4.6.3")
@pytest.mark.rule("GT-LM-4.9.3")
def test_a_ship_without_components_slows_nobody_down() -> None:
    """T-LM-82: once the ship of strength 0 has given up, the fleet has the strength of the rest."""
    board, ship = fleet(ENGINES[:4], [])
    assert engine_strength(board, ship) == 0
    ship.parts = {cell: code for cell, code in ship.parts.items() if cell in board.fleet[0]}
    assert engine_strengths(board, ship) == [4, None]
    assert engine_strength(board, ship) == 4


@pytest.mark.rule("GT-LM-4.9.4")
@pytest.mark.rule("GT-X1-4.3")
@pytest.mark.parametrize(
    ("right", "halves"),
    [pytest.param([], 6, id="T-LM-85"), pytest.param([LEFT], 11, id="T-LM-86")],
)
def test_cannons_of_a_fleet_add_up(right: list[int], halves: int) -> None:
    forward = [f"{tile}/0" for tile in by_kind("cannon")[:3]]
    board, ship = fleet(forward, [pointing("cannon", side) for side in right])
    ship.aliens = {cells(board, "9,5")[0]: "purple"}
    assert cannon_strength(board, ship) == halves
    assert cannon_strengths(board, ship)[0] == 6


@pytest.mark.rule("GT-LM-4.9.1")
@pytest.mark.rule("GT-X1-4.1")
def test_batteries_serve_their_own_ship() -> None:
    doubles = by_kind("double_engine")
    board, ship = fleet([doubles[0], "B032"], [doubles[1]])
    assert engine_span(board, ship) == Span(0, 0)
    board, ship = fleet([doubles[0], "B032"], [doubles[1], "B033"])
    assert engine_span(board, ship) == Span(0, 2)
    board, ship = fleet([pointing("double_cannon", FRONT)], ["B032"])
    assert cannon_span(board, ship) == Span(0, 0)


@pytest.mark.rule("GT-LM-4.9.15")
def test_the_manager_helps_the_aliens_of_his_own_ship() -> None:
    board, ship = fleet([*ENGINES[:2], "B005"], ENGINES[2:4])
    left, other, right = cells(board, "5,5", "6,9", "9,5")
    ship.specialist = "manager"
    ship.aliens = {left: "brown", other: "cyan"}
    assert engine_strengths(board, ship)[0] == 5
    ship.aliens = {left: "brown", right: "cyan"}
    assert engine_strengths(board, ship)[0] == 4
