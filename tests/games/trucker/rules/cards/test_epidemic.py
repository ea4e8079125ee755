"""Epidemics."""

import pytest

from games.trucker.flights import CABIN, answers, flying, on, with_card
from starboard.games.trucker.moves.flight_moves import FlyOn
from starboard.games.trucker.rules.flight import flight

SQUARES = ("6,7", "7,7", "8,7")


@pytest.mark.rule("GT-B-11.7.1")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        pytest.param([2, 2, 2], [1, 1, 1], id="T-B-33"),
        pytest.param([2, 0, 2], [2, 0, 2], id="T-B-34"),
        pytest.param([1, 1, None], [0, 0, None], id="T-B-35"),
    ],
)
def test_occupied_cabins_that_are_joined_lose_one_each(before: list[int | None], after: list[int | None]) -> None:
    squares = {square: CABIN for square, humans in zip(SQUARES, before, strict=True) if humans is not None}
    healthy = {"7,7": CABIN}
    g = with_card(flying("III", squares, healthy), "II-05")
    ship = g.truckers[0].ship
    ship.humans = {on(g, square): humans for square, humans in zip(SQUARES, before, strict=True) if humans}
    answers(flight(g), FlyOn(), FlyOn())
    expected = {on(g, square): humans for square, humans in zip(SQUARES, after, strict=True) if humans}
    assert ship.humans == expected
    assert g.truckers[1].ship.humans == {on(g, "7,7"): 2}


@pytest.mark.rule("GT-B-11.7.1")
def test_aliens_fall_ill_too() -> None:
    g = with_card(flying("III", {"7,7": CABIN, "7,8": "B005"}, {"7,7": CABIN}), "II-05")
    ship = g.truckers[0].ship
    ship.humans = {on(g, "7,7"): 2}
    ship.aliens = {on(g, "7,8"): "brown"}
    answers(flight(g), FlyOn(), FlyOn())
    assert ship.aliens == {}
    assert ship.humans == {on(g, "7,7"): 1}
