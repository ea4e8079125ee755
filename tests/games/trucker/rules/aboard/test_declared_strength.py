"""Declaring strength: which batteries are spent, and from where."""

import pytest

from games.trucker.flights import (
    BATTERY,
    BATTERY_3,
    CABIN,
    CANNON,
    DOUBLE_CANNON,
    DOUBLE_ENGINE,
    ENGINE,
    answers,
    asked,
    flying,
    offered,
    on,
    told,
)
from games.trucker.scenes import pointing
from starboard.games.trucker.moves.flight_moves import ChooseBatteries, Fire, Thrust, UseBattery
from starboard.games.trucker.rules.aboard.declared_strength import declare_cannons, declare_engines
from starboard.kernel.squares import BACK, LEFT, RIGHT

RULE = "GT-B-11.1.1"


@pytest.mark.rule("GT-B-9.1.1")
@pytest.mark.rule("GT-B-9.1.3")
def test_each_double_engine_is_a_free_choice() -> None:
    g = flying("III", {"3,8": ENGINE, "4,9": DOUBLE_ENGINE, "6,9": DOUBLE_ENGINE, "7,7": BATTERY})
    question = asked(declare_engines(g, 0, RULE))
    assert offered(question) == [Thrust(0, 1), Thrust(1, 3), Thrust(2, 5)]
    assert answers(declare_engines(g, 0, RULE), Thrust(1, 3)) == {0: 3}
    assert g.truckers[0].ship.batteries == {on(g, "7,7"): 1}


@pytest.mark.rule("GT-B-9.1.3")
def test_single_engines_are_not_asked_about() -> None:
    g = flying("III", {"3,8": ENGINE, "4,9": ENGINE, "7,7": BATTERY})
    assert answers(declare_engines(g, 0, RULE)) == {0: 2}
    assert g.truckers[0].ship.batteries == {on(g, "7,7"): 2}


@pytest.mark.rule("GT-B-9.1.2")
def test_the_brown_alien_helps_engines_that_run() -> None:
    g = flying("III", {"4,9": DOUBLE_ENGINE, "7,7": BATTERY, "7,5": "B005"})
    g.truckers[0].ship.aliens = {on(g, "7,5"): "brown"}
    assert offered(asked(declare_engines(g, 0, RULE))) == [Thrust(0, 0), Thrust(1, 4)]


@pytest.mark.rule("GT-B-9.4.2")
def test_no_battery_no_double_engine() -> None:
    g = flying("III", {"4,9": DOUBLE_ENGINE, "6,9": DOUBLE_ENGINE})
    assert answers(declare_engines(g, 0, RULE)) == {0: 0}
    g = flying("III", {"4,9": DOUBLE_ENGINE, "6,9": DOUBLE_ENGINE, "7,7": BATTERY})
    g.truckers[0].ship.batteries[on(g, "7,7")] = 1
    assert offered(asked(declare_engines(g, 0, RULE))) == [Thrust(0, 0), Thrust(1, 2)]


@pytest.mark.rule("GT-B-9.4.1")
def test_the_player_picks_the_token_where_tokens_lie_apart() -> None:
    g = flying("III", {"4,9": DOUBLE_ENGINE, "7,7": BATTERY, "7,6": BATTERY_3})
    assert offered(asked(declare_engines(g, 0, RULE))) == [Thrust(0, 0), Thrust(1, 2), ChooseBatteries()]
    question = asked(declare_engines(g, 0, RULE), ChooseBatteries(), Thrust(1, 2))
    assert offered(question) == [UseBattery("7", "6"), UseBattery("7", "7")]
    answers(declare_engines(g, 0, RULE), ChooseBatteries(), Thrust(1, 2), UseBattery("7", "7"))
    assert g.truckers[0].ship.batteries == {on(g, "7,6"): 3, on(g, "7,7"): 1}


@pytest.mark.rule("GT-B-9.4.1")
def test_unless_the_player_says_so_tokens_come_from_the_fullest_component() -> None:
    g = flying("III", {"4,9": DOUBLE_ENGINE, "7,7": BATTERY, "7,6": BATTERY_3})
    answers(declare_engines(g, 0, RULE), Thrust(1, 2))
    assert g.truckers[0].ship.batteries == {on(g, "7,6"): 2, on(g, "7,7"): 2}
    # Of equally full ones the one that lies open.
    g = flying("III", {"7,7": BATTERY, "7,6": CABIN, "6,7": CABIN, "8,7": CABIN, "3,8": BATTERY, "4,9": DOUBLE_ENGINE})
    answers(declare_engines(g, 0, RULE), Thrust(1, 2))
    assert g.truckers[0].ship.batteries == {on(g, "7,7"): 2, on(g, "3,8"): 1}


@pytest.mark.rule("GT-B-9.4.3")
def test_spent_tokens_are_gone() -> None:
    g = flying("III", {"4,9": DOUBLE_ENGINE, "6,9": DOUBLE_ENGINE, "7,7": BATTERY})
    answers(declare_engines(g, 0, RULE), Thrust(2, 4))
    assert g.truckers[0].ship.batteries == {}
    assert answers(declare_engines(g, 0, RULE)) == {0: 0}
    assert told(g, "trucker-spent-batteries")[0].message.args == {"seat": 0, "count": 2}


def test_nothing_is_asked_when_all_tokens_go() -> None:
    g = flying("III", {"4,9": DOUBLE_ENGINE, "6,9": DOUBLE_ENGINE, "7,7": BATTERY, "7,6": BATTERY})
    g.truckers[0].ship.batteries = {on(g, "7,7"): 1, on(g, "7,6"): 1}
    answers(declare_engines(g, 0, RULE), Thrust(2, 4))
    assert g.truckers[0].ship.batteries == {}


@pytest.mark.rule("GT-B-9.2.1")
@pytest.mark.rule("GT-B-9.2.3")
def test_double_cannons_that_add_the_same_are_alike() -> None:
    side = pointing("double_cannon", RIGHT)
    g = flying("III", {"7,4": CANNON, "6,5": DOUBLE_CANNON, "8,5": DOUBLE_CANNON, "11,7": side, "7,7": BATTERY})
    assert offered(asked(declare_cannons(g, 0, RULE, enemy=4))) == [
        Fire(0, "1"),
        Fire(1, "2"),
        Fire(1, "3"),
        Fire(2, "4"),
        Fire(2, "5"),
    ]
    assert answers(declare_cannons(g, 0, RULE, enemy=4), Fire(2, "4")) == 8


@pytest.mark.rule("GT-B-9.2.2")
@pytest.mark.rule("GT-B-9.2.3")
def test_half_a_point_is_enough_for_the_purple_alien() -> None:
    g = flying("III", {"4,9": pointing("cannon", BACK), "7,5": "B005"})
    g.truckers[0].ship.aliens = {on(g, "7,5"): "purple"}
    assert answers(declare_cannons(g, 0, RULE)) == 5
    assert told(g, "trucker-declared-cannons")[0].message.args["strength"] == "2½"
    g = flying("III", {"7,5": "B005"})
    g.truckers[0].ship.aliens = {on(g, "7,5"): "purple"}
    assert answers(declare_cannons(g, 0, RULE)) == 0


@pytest.mark.rule("GT-LM-4.9.1")
@pytest.mark.rule("GT-LM-4.9.2")
def test_a_fleet_declares_ship_by_ship_with_its_own_batteries() -> None:
    # 3 4: a front ship and a rear ship.
    front = {"4,7": ENGINE, "6,7": DOUBLE_ENGINE, "5,6": BATTERY}
    rear = {"3,11": DOUBLE_ENGINE, "6,11": ENGINE}
    g = flying("IVC", front | rear, dice=(3, 4))
    question = asked(declare_engines(g, 0, RULE))
    assert offered(question) == [Thrust(0, 1, 1), Thrust(1, 3, 1)]
    assert answers(declare_engines(g, 0, RULE), Thrust(1, 3, 1)) == {0: 3, 1: 1}
    assert told(g, "trucker-declared-engines")[-1].message.args["strength"] == 1


@pytest.mark.rule("GT-LM-4.9.1")
def test_a_ship_of_a_fleet_never_uses_the_batteries_of_another() -> None:
    g = flying("IVC", {"4,7": DOUBLE_ENGINE, "5,6": BATTERY, "5,9": BATTERY, "6,11": ENGINE}, dice=(3, 4))
    answers(declare_engines(g, 0, RULE), Thrust(1, 2, 1))
    assert g.truckers[0].ship.batteries == {on(g, "5,6"): 1, on(g, "5,9"): 2}


@pytest.mark.rule("GT-LM-4.9.4")
@pytest.mark.parametrize(
    ("rear", "expected"),
    [pytest.param({}, 6, id="T-LM-85"), pytest.param({"3,10": pointing("cannon", LEFT)}, 11, id="T-LM-86")],
)
def test_the_cannons_of_a_fleet_add_up(rear: dict[str, str], expected: int) -> None:
    g = flying("IVC", {"4,5": CANNON, "5,4": CANNON, "6,3": CANNON, "6,9": "B005", **rear}, dice=(3, 4))
    g.truckers[0].ship.aliens = {on(g, "6,9"): "purple"}
    assert answers(declare_cannons(g, 0, RULE)) == expected
