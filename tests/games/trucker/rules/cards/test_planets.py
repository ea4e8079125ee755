"""Planets."""

import pytest

from games.trucker.flights import CABIN, HOLD, answers, asked, flying, offered, on, with_card
from starboard.games.trucker.moves.flight_moves import FlyOn, FlyPast, Land, LeaveGood, LoadGood
from starboard.games.trucker.rules.flight import flight

SHIP = {"7,7": CABIN, "7,8": HOLD}
EMPTY = {"7,7": CABIN}


@pytest.mark.rule("GT-B-11.2.1")
def test_a_planet_is_claimed_once() -> None:
    g = with_card(flying("III", SHIP, SHIP, SHIP), "I-14")  # two planets
    question = asked(flight(g), FlyOn(), FlyOn(), FlyOn(), Land(1))
    assert question.seat == 1
    assert offered(question) == [Land(2), FlyPast()]
    g = with_card(flying("III", EMPTY, EMPTY, EMPTY), "I-14")
    answers(flight(g), FlyOn(), FlyOn(), FlyOn(), Land(2), Land(1))  # nothing is left for the third
    assert [trucker.position for trucker in g.truckers] == [-3, -7, -6]


@pytest.mark.rule("GT-B-11.2.1")
@pytest.mark.rule("GT-B-11.2.2")
def test_landing_without_taking_goods_costs_days_all_the_same() -> None:
    g = with_card(flying("III", SHIP, SHIP, at=[0, -10]), "I-15")
    answers(flight(g), FlyOn(), FlyOn(), FlyPast(), Land(2), LeaveGood("yellow"))
    assert [trucker.position for trucker in g.truckers] == [0, -12]


@pytest.mark.rule("GT-B-11.2.2")
def test_all_have_landed_before_goods_are_loaded_and_days_are_lost_from_the_rear() -> None:
    g = with_card(flying("III", SHIP, SHIP, at=[10, 9]), "I-15")  # 2 days
    answers(
        flight(g),
        FlyOn(),
        FlyOn(),
        Land(2),
        Land(1),
        LoadGood("yellow", "7", "8"),
        LoadGood("green", "7", "8"),
        LoadGood("green", "7", "8"),
    )
    assert [trucker.position for trucker in g.truckers] == [8, 7]
    assert [trucker.ship.goods for trucker in g.truckers] == [
        {on(g, "7,8"): ["yellow"]},
        {on(g, "7,8"): ["green", "green"]},
    ]
    assert g.landed == {}
