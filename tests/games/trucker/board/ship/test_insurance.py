"""Gaps, premiums and caps."""

import pytest

from games.trucker.scenes import built, cells
from starboard.games.trucker.board.ship.insurance import cap, gaps, has_premium, largest_gap, penalty, premium
from starboard.games.trucker.board.ship.ship_board import board_of
from starboard.games.trucker.content.ships import Insurance
from starboard.games.trucker.state.ship_state import Ship


@pytest.mark.rule("GT-LM-3.5.1")
@pytest.mark.rule("GT-LM-3.5.2")
@pytest.mark.rule("GT-LM-3.5.3")
@pytest.mark.parametrize(
    ("empty", "sizes", "credits"),
    [
        pytest.param("", [], 0, id="T-LM-44"),
        pytest.param("33", [1], 0, id="T-LM-45"),
        pytest.param("16 61", [2], 1, id="T-LM-46"),
        pytest.param("31 36", [2], 1, id="T-LM-47"),
        pytest.param("22 33 44", [3], 3, id="T-LM-48"),
        pytest.param("11 16 61 66", [4], 6, id="T-LM-49"),
        pytest.param("22 23 24 32 42", [5], 10, id="T-LM-50"),
        pytest.param("11 22 33 44 55 66", [6], 15, id="T-LM-51"),
        pytest.param("16 61 13 14 31 32 34", [1, 2, 2, 2], 1, id="T-LM-52"),
        pytest.param("15 16 21 66 51 62 11", [7], 15, id="T-LM-53"),
    ],
)
def test_the_weak_spot(empty: str, sizes: list[int], credits: int) -> None:
    """Squares as row and column."""
    board = board_of("IIIC")
    holes = cells(board, *(f"{square[1]},{square[0]}" for square in empty.split()))
    ship = Ship(parts={cell: "B125/0" for cell in board.cells if cell not in holes})
    assert sorted(map(len, gaps(board, ship))) == sizes
    gap = largest_gap(board, ship)
    assert gap == max(sizes, default=0)
    assert premium(board, gap) == credits


@pytest.mark.rule("GT-LM-3.5.2")
def test_only_iiic_asks_for_a_premium() -> None:
    assert has_premium(board_of("IIIC"))
    assert not has_premium(board_of("III"))
    board, ship = built("III", {})
    assert premium(board, largest_gap(board, ship)) == 0
    assert premium(board_of("IIIC"), 36) == 15


@pytest.mark.rule("GT-B-1.7")
@pytest.mark.rule("GT-LM-2.8.1")
@pytest.mark.rule("GT-LM-3.5.5")
@pytest.mark.rule("GT-X1-4.7")
@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("I", 5),
        ("II", 8),
        ("III", 11),
        ("IIIA", None),
        ("IIA", None),
        ("IC", None),
        ("IIC", None),
        ("IIIC", 15),
        ("IVC", None),
    ],
)
def test_the_cap_of_each_class(name: str, expected: int | None) -> None:
    """IIIA by OQ-B-01, IIA by OQ-X1-05; IVC has none until one is bought."""
    assert cap(board_of(name)) == expected


@pytest.mark.rule("GT-B-13.4")
@pytest.mark.rule("GT-LM-4.7.1")
@pytest.mark.parametrize(
    ("name", "lost", "paid", "expected"),
    [
        pytest.param("I", 4, 0, 4, id="T-B-28"),
        pytest.param("I", 9, 0, 5, id="T-B-29"),
        pytest.param("II", 12, 0, 8, id="T-B-30"),
        pytest.param("IC", 20, 0, 20, id="T-LM-35"),
        pytest.param("IIIC", 23, 0, 15, id="T-LM-65"),
        pytest.param("IVC", 30, 5, 19, id="T-LM-78"),
        pytest.param("IVC", 0, 8, 0, id="T-LM-79"),
        pytest.param("IVC", 30, 0, 30, id="T-LM-80"),
        pytest.param("IVC", 30, 2, 26, id="the cheapest"),
        pytest.param("IVC", 30, 8, 12, id="the dearest"),
    ],
)
def test_what_lost_components_cost(name: str, lost: int, paid: int, expected: int) -> None:
    assert penalty(board_of(name), lost, paid) == expected


@pytest.mark.rule("GT-LM-4.7.1")
def test_the_offers_of_the_insurer() -> None:
    assert board_of("IVC").ship_class.insurance == (Insurance(2, 26), Insurance(5, 19), Insurance(8, 12))
