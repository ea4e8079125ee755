"""Open space."""

import pytest

from games.trucker.flights import BATTERY, CABIN, DOUBLE_ENGINE, ENGINE, answers, flying, on, told, with_card
from starboard.games.trucker.moves.flight_moves import FlyOn, Thrust
from starboard.games.trucker.rules.flight import flight
from starboard.speech import Speech

SLOW = {"7,7": CABIN, "6,9": ENGINE}
FAST = {"7,7": CABIN, "6,9": ENGINE, "8,9": DOUBLE_ENGINE, "6,7": BATTERY}
DEAD = {"7,7": CABIN, "8,9": DOUBLE_ENGINE}


@pytest.mark.rule("GT-B-11.1.1")
@pytest.mark.rule("GT-B-11.1.2")
def test_all_gain_days_by_their_engines_the_leader_first() -> None:
    g = with_card(flying("III", SLOW, FAST, at=[0, -1]), "I-05")
    answers(flight(g), FlyOn(), FlyOn(), Thrust(1, 3))
    # The leader goes to 1 first, so the other jumps over it: 0, 2, 3.
    assert [trucker.position for trucker in g.truckers] == [1, 3]


@pytest.mark.rule("GT-B-12.3.2")
def test_strength_0_means_giving_up() -> None:
    g = with_card(flying("III", SLOW, DEAD), "I-05")
    answers(flight(g), FlyOn(), FlyOn())
    assert [trucker.flying for trucker in g.truckers] == [True, False]
    gone = told(g, "trucker-gave-up")[0]
    assert gone.rule == "GT-B-12.3.2"
    assert "no engine running" in Speech("en").say(gone.message, ["Ada", "Ben"])


@pytest.mark.rule("GT-B-12.3.2")
def test_who_powers_nothing_gives_up_too() -> None:
    g = with_card(flying("III", {**DEAD, "6,7": BATTERY}, SLOW), "I-05")
    answers(flight(g), FlyOn(), FlyOn(), Thrust(0, 0))
    assert not g.truckers[0].flying


@pytest.mark.rule("GT-LM-4.9.3")
@pytest.mark.rule("GT-LM-4.10.2")
def test_ships_without_drive_give_up_and_the_rest_fly_on() -> None:
    """T-LM-82."""
    front = {"4,6": CABIN, "4,7": ENGINE, "5,7": ENGINE, "6,7": ENGINE, "8,7": ENGINE}
    rear = {"5,9": CABIN}
    g = with_card(flying("IVC", front | rear, dice=(3, 4), at=[0]), "I-05")
    answers(flight(g), FlyOn())
    assert g.truckers[0].flying
    assert g.truckers[0].position == 4
    assert on(g, "5,9") not in g.truckers[0].ship.parts
    gone = told(g, "trucker-withdrew")[0].message
    assert gone.args["ship"] == 2
    assert "no engine running" in Speech("en").say(gone, ["Ada"])


@pytest.mark.rule("GT-LM-4.9.3")
def test_a_fleet_without_any_drive_is_out() -> None:
    g = with_card(flying("IVC", {"4,6": CABIN, "5,9": CABIN}, dice=(3, 4)), "I-05")
    answers(flight(g), FlyOn())
    assert not g.truckers[0].flying
    assert g.truckers[0].ship.lost == []


@pytest.mark.rule("GT-LM-4.9.2")
def test_the_slowest_ship_decides() -> None:
    """T-LM-81, T-LM-84."""
    front = {"4,6": "B005", "4,7": ENGINE, "5,7": ENGINE, "5,6": CABIN}
    rear = {"5,9": CABIN, "3,11": ENGINE, "6,11": ENGINE}
    g = with_card(flying("IVC", front | rear, dice=(3, 4), at=[0]), "I-05")
    del g.truckers[0].ship.humans[on(g, "4,6")]
    g.truckers[0].ship.aliens[on(g, "4,6")] = "brown"
    answers(flight(g), FlyOn())
    assert g.truckers[0].position == 2
