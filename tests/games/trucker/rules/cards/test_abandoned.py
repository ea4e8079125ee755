"""Abandoned ships and stations."""

import pytest

from games.trucker.flights import CABIN, HOLD, answers, flying, on, with_card
from starboard.games.trucker.moves.flight_moves import FlyOn, FlyPast, GiveUpCrew, LoadGood, Visit
from starboard.games.trucker.rules.flight import flight

TWO = {"7,7": CABIN}
FOUR = {"7,7": CABIN, "7,6": CABIN}
SIX = {**FOUR, "7,8": HOLD, "6,7": CABIN}


@pytest.mark.rule("GT-B-11.3.1")
def test_the_first_with_enough_crew_who_wants_to_takes_the_ship() -> None:
    g = with_card(flying("III", TWO, FOUR, FOUR, FOUR, at=[9, 6, 3, 0]), "I-17")  # 3 crew, 4 credits, 1 day
    chosen = [GiveUpCrew("7,6;7,6;7,7")]
    answers(flight(g), *[FlyOn()] * 4, FlyPast(), Visit(), *chosen)
    assert [trucker.credits for trucker in g.truckers] == [0, 0, 4, 0]
    assert g.truckers[2].position == 2
    assert g.truckers[2].ship.humans == {on(g, "7,7"): 1}


@pytest.mark.rule("GT-B-11.3.2")
@pytest.mark.rule("GT-B-12.3.1")
def test_the_last_humans_may_go_and_the_credits_stay() -> None:
    g = with_card(flying("III", TWO, FOUR), "I-18")  # 2 crew, 3 credits
    answers(flight(g), FlyOn(), FlyOn(), Visit())
    assert g.truckers[0].credits == 3
    assert not g.truckers[0].flying
    assert g.truckers[1].flying


@pytest.mark.rule("GT-B-11.4.1")
def test_a_station_takes_no_crew() -> None:
    g = with_card(flying("III", FOUR, SIX, at=[9, 5]), "I-19")  # 5 crew, yellow and green, 1 day
    answers(flight(g), FlyOn(), FlyOn(), Visit(), LoadGood("yellow", "7", "8"), LoadGood("green", "7", "8"))
    assert sum(g.truckers[1].ship.humans.values()) == 6
    assert g.truckers[1].ship.goods == {on(g, "7,8"): ["yellow", "green"]}
    assert g.truckers[1].position == 4


@pytest.mark.rule("GT-B-11.4.1")
def test_exactly_the_printed_crew_is_enough() -> None:
    g = with_card(flying("III", SIX, FOUR), "I-20")  # 6 crew, two red
    answers(flight(g), FlyOn(), FlyOn(), Visit())  # no container for red goods
    assert g.truckers[0].position == -1


@pytest.mark.rule("GT-B-11.4.1")
def test_one_station_serves_one() -> None:
    g = with_card(flying("III", SIX, SIX, at=[9, 5]), "I-19")
    answers(flight(g), FlyOn(), FlyOn(), FlyPast(), FlyPast())
    assert [trucker.position for trucker in g.truckers] == [9, 5]


@pytest.mark.rule("GT-LM-4.9.5")
def test_the_crew_of_a_fleet_counts_together() -> None:
    g = with_card(flying("IVC", {"4,6": CABIN, "5,9": CABIN}, dice=(3, 4)), "I-18")
    answers(flight(g), FlyOn(), Visit(), GiveUpCrew("4,6;4,6;5,9"))  # one more than 2 for class IV
    assert g.truckers[0].credits == 4


@pytest.mark.rule("GT-LM-5.3.2")
@pytest.mark.rule("GT-LM-5.3.4")
def test_class_iv_needs_one_more_and_earns_one_more() -> None:
    g = with_card(flying("IVC", {"4,6": CABIN}, dice=(1, 1)), "I-18")
    answers(flight(g), FlyOn())  # two humans are not enough now
    assert g.truckers[0].credits == 0
