"""Meteor swarms."""

import pytest

from games.trucker.flights import CABIN, CANNON, answers, flying, load, names, nods, told, with_card
from starboard.games.trucker.moves.flight_moves import FlyOn
from starboard.games.trucker.rules.flight import flight

SHIP = {"7,7": CABIN, "7,6": CABIN, "7,8": CABIN}


@pytest.mark.rule("GT-B-11.5.1")
def test_meteors_come_in_printed_order_at_all_who_fly() -> None:
    g = with_card(flying("III", SHIP, {**SHIP, "7,5": CANNON}), "I-11")  # large, small, large, all from the front
    load(g, 3, 4, 1, 3, 3, 4)
    answers(flight(g), FlyOn(), FlyOn())
    assert names(g, g.truckers[0].ship.parts) == ["7,8"]
    assert len(g.truckers[1].ship.parts) == 4
    threats = [event.message.args["threat"] for event in told(g, "trucker-attack")]
    assert [str(threat) for threat in threats] == [
        "trucker-threat-large-meteor()",
        "trucker-threat-small-meteor()",
        "trucker-threat-large-meteor()",
    ]


@pytest.mark.rule("GT-B-12.1")
def test_who_gave_up_is_not_concerned() -> None:
    g = with_card(flying("III", SHIP, SHIP), "I-11")
    g.truckers[1].flying = False
    load(g, 3, 4, 3, 4, 3, 4)
    answers(flight(g), FlyOn())
    assert len(g.truckers[1].ship.parts) == 3


@pytest.mark.rule("GT-LM-5.3.6")
def test_class_iv_meets_the_first_meteor_twice_each_with_its_own_roll() -> None:
    g = with_card(flying("IVC", {"5,6": CABIN, "5,7": CABIN, "6,7": CABIN}, dice=(3, 4)), "I-11")
    load(g, 2, 3, 1, 1)
    nods(flight(g))
    first, second, *others = [event.message.args for event in told(g, "trucker-attack")]
    assert first["threat"] == second["threat"]
    assert (first["dice"], second["dice"]) == ("2 + 3", "1 + 1")
    assert len(others) == 2
