"""Combat zones."""

import pytest

from games.trucker.flights import (
    BATTERY,
    CABIN,
    CANNON,
    DOUBLE_ENGINE,
    ENGINE,
    HOLD,
    answers,
    flying,
    load,
    on,
    told,
    with_card,
)
from starboard.games.trucker.moves.flight_moves import ChooseCrew, FlyOn, GiveUpCrew, LoseCrew, Thrust
from starboard.games.trucker.rules.flight import flight

BOTH = [FlyOn(), FlyOn()]
BIG = {"7,7": CABIN, "7,6": CABIN, "6,9": ENGINE, "8,5": CANNON}
BARE = {"7,7": CABIN, "7,8": CABIN}


@pytest.mark.rule("GT-B-11.10.1")
def test_it_is_skipped_by_who_flies_alone() -> None:
    g = with_card(flying("III", BARE), "I-16")
    answers(flight(g), FlyOn())
    assert told(g, "trucker-card-skipped")
    assert g.truckers[0].position == 0


@pytest.mark.rule("GT-B-11.10.2")
@pytest.mark.rule("GT-B-11.10.3")
@pytest.mark.rule("GT-B-11.10.4")
def test_three_lines_in_printed_order() -> None:
    # I-16: fewest crew -3 days; weakest engines -2 crew; weakest cannons: small and large shot from the rear.
    g = with_card(flying("III", BIG, {"7,7": CABIN}, at=[9, 5]), "I-16")
    load(g, 1, 1, 3, 4)
    answers(flight(g), *BOTH)
    assert [trucker.position for trucker in g.truckers] == [9, 2]
    assert g.truckers[1].ship.humans == {}
    assert g.truckers[1].ship.parts == {}
    assert [event.message.args["seat"] for event in told(g, "trucker-weakest")] == [1, 1, 1]


@pytest.mark.rule("GT-B-11.10.5")
def test_who_loses_the_last_human_stays_until_the_card_is_done() -> None:
    g = with_card(flying("III", BIG, {"7,7": CABIN}), "I-16")
    load(g, 1, 1, 1, 1)
    answers(flight(g), *BOTH)
    ids = [event.message.id for event in g.news or []]
    assert ids.count("trucker-attack") == 2
    assert ids.index("trucker-gave-up") > ids.index("trucker-attack")


@pytest.mark.rule("GT-B-11.10.3")
@pytest.mark.rule("GT-B-8.5")
def test_among_equals_the_one_furthest_ahead_now() -> None:
    """OQ-B-05: the days lost in the first line count for the second."""
    g = with_card(flying("III", BARE, BARE, at=[2, 1]), "I-16")
    load(g, 1, 1, 1, 1)
    # Line 1: seat 0 is ahead and falls to -2. Line 2: now seat 1 is ahead and loses two of its crew.
    answers(flight(g), *BOTH, GiveUpCrew("7,7;7,8"))
    assert [event.message.args["seat"] for event in told(g, "trucker-weakest")] == [0, 1, 1]
    assert sum(g.truckers[1].ship.humans.values()) == 2


@pytest.mark.rule("GT-B-11.10.3")
def test_engines_are_declared_in_flight_order_with_batteries() -> None:
    fast = {"7,7": CABIN, "8,9": DOUBLE_ENGINE, "6,7": BATTERY}
    slow = {"7,7": CABIN, "6,9": ENGINE}
    g = with_card(flying("III", slow, fast, at=[0, 5]), "I-16")
    load(g, 1, 1, 1, 1)
    answers(flight(g), *BOTH, Thrust(1, 2))
    assert g.truckers[1].ship.batteries == {on(g, "6,7"): 1}
    assert [event.message.args["seat"] for event in told(g, "trucker-weakest")][1] == 0


@pytest.mark.rule("GT-B-11.10.4")
def test_goods_may_be_the_penalty() -> None:
    # II-16: weakest cannons -4 days; weakest engines -3 goods; fewest crew: shots.
    g = with_card(flying("III", BIG, {**BARE, "6,7": HOLD, "7,6": CABIN, "8,7": BATTERY}, at=[9, 5]), "II-16")
    g.truckers[1].ship.goods = {on(g, "6,7"): ["green", "blue"]}
    load(g, 1, 1, 1, 1, 1, 1)
    answers(flight(g), *BOTH)
    assert g.truckers[1].ship.goods == {}
    assert g.truckers[1].ship.batteries == {on(g, "8,7"): 1}
    assert g.truckers[1].position == 1


@pytest.mark.rule("GT-LM-4.9.2")
def test_a_fleet_without_drive_is_weak_but_does_not_give_up() -> None:
    """T-LM-83."""
    front = {"4,6": CABIN, "5,6": CABIN, "4,7": ENGINE, "5,7": ENGINE, "6,7": ENGINE, "8,7": ENGINE}
    g = with_card(flying("IVC", {**front, "5,9": CABIN}, {**front, "6,11": ENGINE, "6,10": CABIN}, dice=(3, 4)), "I-16")
    load(g, 1, 1, 1, 1, 1, 1)
    lost = [ChooseCrew(), LoseCrew("4", "6"), LoseCrew("5", "6"), LoseCrew("5", "6")]
    answers(flight(g), *BOTH, *lost)
    declared = [event.message.args for event in told(g, "trucker-declared-engines")]
    assert (0, 0) in [(args["seat"], args["strength"]) for args in declared]
    assert all(trucker.flying for trucker in g.truckers)
    assert [event.message.args["seat"] for event in told(g, "trucker-weakest")][1] == 0
