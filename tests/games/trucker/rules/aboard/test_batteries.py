"""Power that is not a battery token: solar panels, the techie, reactor furnaces."""

import pytest

from games.trucker.flights import (
    BATTERY,
    BATTERY_3,
    CABIN,
    DOUBLE_CANNON,
    DOUBLE_ENGINE,
    SHIELD,
    answers,
    asked,
    flying,
    load,
    offered,
    on,
    plainly,
    told,
)
from games.trucker.kit import FURNACE, PANEL, ROUTER, fleet, with_specialist
from games.trucker.scenes import built, showing
from starboard.games.trucker.board.ship.power_sources import Bill, Supply, bill
from starboard.games.trucker.board.ship.ship_board import board_of
from starboard.games.trucker.board.ship.strength import cannon_span
from starboard.games.trucker.content.cards import Attack
from starboard.games.trucker.moves.flight_moves import Fire, RaiseShield, Shoot, TakeHit, Thrust
from starboard.games.trucker.rules.aboard.declared_strength import declare_cannons, declare_engines
from starboard.games.trucker.rules.attacks.meteors_and_shots import barrage
from starboard.games.trucker.rules.flight import clear_card

RULE = "GT-B-11.10.3"


@pytest.mark.rule("GT-X2-2.1")
def test_a_panel_powers_a_component_that_is_joined_to_it_once_a_card() -> None:
    g = flying("III", {"7,5": DOUBLE_CANNON, "7,6": PANEL})
    assert offered(asked(declare_cannons(g, 0, RULE))) == [Fire(0, "0"), Fire(0, "2")]
    assert answers(declare_cannons(g, 0, RULE), Fire(0, "2")) == 4
    assert g.truckers[0].panels == [on(g, "7,6")]
    assert told(g, "trucker-used-panels")[0].message.args == {"seat": 0, "count": 1}
    assert answers(declare_cannons(g, 0, RULE)) == 0
    clear_card(g)
    assert answers(declare_cannons(g, 0, RULE), Fire(0, "2")) == 4


@pytest.mark.rule("GT-X2-2.1")
def test_the_power_of_a_panel_does_not_travel_through_the_ship() -> None:
    g = flying("III", {"7,5": DOUBLE_CANNON, "7,6": CABIN, "7,7": PANEL})
    assert answers(declare_cannons(g, 0, RULE)) == 0


@pytest.mark.rule("GT-X2-2.7")
def test_but_it_goes_through_a_router() -> None:
    g = flying("III", {"7,5": DOUBLE_CANNON, "7,6": ROUTER, "7,7": PANEL})
    assert offered(asked(declare_cannons(g, 0, RULE))) == [Fire(0, "0"), Fire(0, "2")]


@pytest.mark.rule("GT-X2-2.1")
def test_panels_come_before_batteries() -> None:
    g = flying("III", {"7,5": DOUBLE_CANNON, "7,6": PANEL, "3,6": DOUBLE_CANNON, "9,6": BATTERY})
    assert offered(asked(declare_cannons(g, 0, RULE))) == [Fire(0, "0"), Fire(0, "2"), Fire(1, "4")]
    answers(declare_cannons(g, 0, RULE), Fire(1, "4"))
    assert g.truckers[0].ship.batteries == {on(g, "9,6"): 1}
    assert g.truckers[0].panels == [on(g, "7,6")]


def test_each_panel_goes_where_it_is_needed() -> None:
    board = board_of("III")
    first, second, shared, own = board.cells[:4]
    supply = Supply([0], {first: [shared, own], second: [shared]})
    assert bill(board, supply, [first, second]) == Bill({}, sorted([shared, own]), techie=False)
    assert bill(board, Supply([0], {first: [shared], second: [shared]}), [first, second]) is None
    assert bill(board, Supply([1], {first: [shared], second: [shared]}), [first, second]) == Bill(
        {0: 1}, [shared], False
    )


def test_the_inspector_counts_panels_too() -> None:
    board, ship = built("III", {"7,5": DOUBLE_CANNON, "7,6": PANEL, "3,6": DOUBLE_CANNON})
    assert cannon_span(board, ship) == (0, 4)


@pytest.mark.rule("GT-X2-2.1")
def test_a_panel_powers_engines_shields_and_cannons_that_shoot_meteors() -> None:
    g = flying("III", {"7,8": DOUBLE_ENGINE, "7,7": showing("solar_panel", rear=3)})
    assert answers(declare_engines(g, 0, RULE), Thrust(0, 2)) == {0: 2}
    g = flying("III", {"7,7": CABIN, "8,7": SHIELD, "8,8": PANEL})
    load(g, 3, 4)
    answers(barrage(g, [0], "shot", [Attack("small", "front")]), RaiseShield(0))
    assert g.truckers[0].ship.lost == []
    assert g.truckers[0].panels == [on(g, "8,8")]
    g = flying("III", {"7,5": DOUBLE_CANNON, "7,6": PANEL})
    load(g, 3, 4)
    question = asked(barrage(g, [0], "meteor", [Attack("large", "front")]))
    assert plainly(offered(question)) == [Shoot("7,5", 0), TakeHit()]


@pytest.mark.rule("GT-X1-5.3")
@pytest.mark.parametrize(
    ("tokens", "moves"),
    [
        pytest.param(1, [Fire(0, "0"), Fire(0, "2"), Fire(1, "4")], id="T-X-10"),
        pytest.param(2, [Fire(0, "0"), Fire(0, "2"), Fire(1, "4")]),
    ],
)
def test_the_first_battery_use_of_a_card_is_free_with_a_techie(tokens: int, moves: list[Fire]) -> None:
    g = flying("III", {"6,5": DOUBLE_CANNON, "8,5": DOUBLE_CANNON, "7,7": BATTERY, "7,8": CABIN})
    with_specialist(g, "techie", "7,8").truckers[0].ship.batteries = {on(g, "7,7"): tokens}
    assert offered(asked(declare_cannons(g, 0, RULE))) == moves
    assert answers(declare_cannons(g, 0, RULE), Fire(1, "4")) == 8
    assert sum(g.truckers[0].ship.batteries.values()) == tokens - 1
    assert told(g, "trucker-techie-helped")


@pytest.mark.rule("GT-X1-5.3")
def test_a_techie_needs_a_battery_aboard() -> None:
    """T-X-11."""
    g = flying("III", {"6,5": DOUBLE_CANNON, "7,7": BATTERY, "7,8": CABIN})
    with_specialist(g, "techie", "7,8").truckers[0].ship.batteries = {}
    assert answers(declare_cannons(g, 0, RULE)) == 0


@pytest.mark.rule("GT-X1-5.3")
def test_a_techie_helps_once_a_card() -> None:
    g = with_specialist(flying("III", {"6,5": DOUBLE_CANNON, "7,7": BATTERY, "7,8": CABIN}), "techie", "7,8")
    answers(declare_cannons(g, 0, RULE), Fire(0, "2"))
    assert offered(asked(declare_cannons(g, 0, RULE))) == [Fire(0, "0"), Fire(1, "2")]
    clear_card(g)
    assert offered(asked(declare_cannons(g, 0, RULE))) == [Fire(0, "0"), Fire(0, "2")]


@pytest.mark.rule("GT-LM-4.9.15")
@pytest.mark.rule("GT-X1-5.4")
def test_in_a_fleet_a_techie_helps_the_own_ship_only() -> None:
    front = {"4,7": DOUBLE_ENGINE, "5,6": BATTERY, "6,6": CABIN}
    rear = {"4,9": DOUBLE_ENGINE, "5,9": BATTERY}
    g = with_specialist(fleet(front, rear), "techie", "6,6")
    assert offered(asked(declare_engines(g, 0, RULE))) == [Thrust(0, 0, 1), Thrust(0, 2, 1)]
    assert offered(asked(declare_engines(g, 0, RULE), Thrust(0, 0, 1))) == [Thrust(0, 0, 2), Thrust(1, 2, 2)]


@pytest.mark.rule("GT-X1-3.6")
@pytest.mark.rule("GT-B-9.4.3")
def test_a_furnace_gives_the_first_token_of_a_card_back_when_the_card_is_done() -> None:
    g = flying("III", {"6,5": DOUBLE_CANNON, "8,5": DOUBLE_CANNON, "7,7": BATTERY_3, "7,8": FURNACE})
    answers(declare_cannons(g, 0, RULE), Fire(2, "4"))
    assert g.truckers[0].ship.batteries == {on(g, "7,7"): 1}
    clear_card(g)
    assert g.truckers[0].ship.batteries == {on(g, "7,7"): 2}
    assert told(g, "trucker-recharged")[0].message.args == {"seat": 0, "cells": [on(g, "7,7")]}
    clear_card(g)
    assert g.truckers[0].ship.batteries == {on(g, "7,7"): 2}


@pytest.mark.rule("GT-X1-3.6")
@pytest.mark.parametrize("lost", ["7,7", "7,8"])
def test_furnace_and_battery_must_still_be_there(lost: str) -> None:
    g = flying("III", {"6,5": DOUBLE_CANNON, "7,7": BATTERY_3, "7,8": FURNACE})
    ship = g.truckers[0].ship
    answers(declare_cannons(g, 0, RULE), Fire(1, "2"))
    del ship.parts[on(g, lost)]
    ship.batteries = {}
    clear_card(g)
    assert ship.batteries == {}


@pytest.mark.rule("GT-X1-3.6")
def test_a_furnace_warms_no_battery_that_is_not_joined_to_it() -> None:
    g = flying("III", {"6,5": DOUBLE_CANNON, "7,6": BATTERY, "7,8": FURNACE})
    answers(declare_cannons(g, 0, RULE), Fire(1, "2"))
    clear_card(g)
    assert g.truckers[0].ship.batteries == {on(g, "7,6"): 1}
