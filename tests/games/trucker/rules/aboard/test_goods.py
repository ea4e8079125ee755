"""Goods: loading, rearranging, throwing out, losing."""

import pytest

from games.trucker.flights import (
    BATTERY,
    BATTERY_3,
    CABIN,
    HOLD,
    HOLD_3,
    RED_HOLD,
    answers,
    asked,
    flying,
    offered,
    on,
    told,
)
from starboard.games.trucker.captions.captions import caption
from starboard.games.trucker.content.cards import Goods
from starboard.games.trucker.moves.flight_moves import (
    ChooseBatteries,
    ExtraGood,
    LeaveGood,
    LoadBest,
    LoadGood,
    LoseBatteries,
    LoseBattery,
    LoseGood,
    Rearrange,
    ReplaceGood,
    StopLoading,
    UpgradeGood,
)
from starboard.games.trucker.rules.aboard.goods import aboard, gain_goods, lose_goods

RULE = "GT-B-11.2.2"


@pytest.mark.rule("GT-B-9.5.1")
def test_red_goods_need_a_special_container() -> None:
    g = flying("III", {"7,7": HOLD, "7,6": RED_HOLD})
    question = asked(gain_goods(g, 0, Goods(red=1), RULE))
    assert offered(question) == [LoadBest(), LoadGood("red", "7", "6"), LeaveGood("red")]
    g = flying("III", {"7,7": HOLD})
    answers(gain_goods(g, 0, Goods(red=2), RULE))
    assert aboard(g.truckers[0].ship) == []


@pytest.mark.rule("GT-B-9.5.1")
def test_one_good_a_container_and_others_go_anywhere() -> None:
    g = flying("III", {"7,6": RED_HOLD, "7,7": HOLD})
    answers(
        gain_goods(g, 0, Goods(blue=4), RULE),
        LoadGood("blue", "7", "6"),
        LoadGood("blue", "7", "7"),
        LoadGood("blue", "7", "7"),
    )
    assert g.truckers[0].ship.goods == {on(g, "7,6"): ["blue"], on(g, "7,7"): ["blue", "blue"]}
    assert g.offer == []


@pytest.mark.rule("GT-B-9.5.2")
def test_any_part_of_the_offer_may_be_taken() -> None:
    g = flying("III", {"7,7": HOLD_3})
    answers(
        gain_goods(g, 0, Goods(yellow=1, green=1, blue=2), RULE),
        LeaveGood("yellow"),
        LoadGood("green", "7", "7"),
        StopLoading(),
    )
    assert aboard(g.truckers[0].ship) == ["green"]
    assert told(g, "trucker-loaded")[0].message.args["count"] == 1


@pytest.mark.rule("GT-B-9.5.2")
def test_something_cheaper_may_be_thrown_out() -> None:
    g = flying("III", {"7,7": HOLD, "7,6": RED_HOLD})
    g.truckers[0].ship.goods = {on(g, "7,7"): ["green", "blue"], on(g, "7,6"): ["blue"]}
    question = asked(gain_goods(g, 0, Goods(red=1, green=1), RULE))
    replace = ReplaceGood("red", "blue", "7", "6")
    assert offered(question) == [LoadBest(), replace, Rearrange(), LeaveGood("red"), StopLoading()]
    answers(
        gain_goods(g, 0, Goods(red=1, green=1), RULE),
        ReplaceGood("red", "blue", "7", "6"),
        ReplaceGood("green", "blue", "7", "7"),
    )
    assert aboard(g.truckers[0].ship) == ["red", "green", "green"]
    assert told(g, "trucker-threw-out")[0].message.args["count"] == 2


@pytest.mark.rule("GT-B-9.5.2")
def test_rearranging_takes_everything_out_once() -> None:
    g = flying("III", {"7,7": HOLD, "7,6": RED_HOLD})
    g.truckers[0].ship.goods = {on(g, "7,6"): ["yellow"]}
    answers(
        gain_goods(g, 0, Goods(red=1), RULE),
        Rearrange(),
        LoadGood("red", "7", "6"),
        LoadGood("yellow", "7", "7"),
    )
    assert g.truckers[0].ship.goods == {on(g, "7,6"): ["red"], on(g, "7,7"): ["yellow"]}
    question = asked(gain_goods(g, 0, Goods(blue=1), RULE), Rearrange())
    assert Rearrange() not in offered(question)
    assert g.truckers[0].ship.goods == {}
    assert g.offer == ["red", "yellow", "blue"]


@pytest.mark.rule("GT-LM-4.9.6")
def test_goods_move_between_the_ships_of_a_fleet() -> None:
    g = flying("IVC", {"4,5": HOLD, "4,9": HOLD}, dice=(3, 4))
    g.truckers[0].ship.goods = {on(g, "4,5"): ["green"]}
    answers(
        gain_goods(g, 0, Goods(blue=1), RULE),
        ExtraGood(),
        Rearrange(),
        LoadGood("green", "4", "9"),
        LoadGood("blue", "4", "5"),
        LeaveGood("blue"),
    )
    assert g.truckers[0].ship.goods == {on(g, "4,9"): ["green"], on(g, "4,5"): ["blue"]}


def test_without_holds_nothing_is_asked() -> None:
    g = flying("III", {"7,7": CABIN})
    answers(gain_goods(g, 0, Goods(blue=5), RULE))
    assert told(g, "trucker-no-holds")


@pytest.mark.rule("GT-B-9.5.4")
def test_the_dearest_goods_go_first() -> None:
    g = flying("III", {"7,7": HOLD, "7,6": RED_HOLD, "7,8": HOLD})
    ship = g.truckers[0].ship
    ship.goods = {on(g, "7,7"): ["yellow", "blue"], on(g, "7,6"): ["red"], on(g, "7,8"): ["yellow", "green"]}
    question = asked(lose_goods(g, 0, 2, "GT-B-11.9.5"))
    assert ship.goods.keys() == {on(g, "7,7"), on(g, "7,8")}  # the red one went without a word
    assert offered(question) == [LoseGood("yellow", "7", "7"), LoseGood("yellow", "7", "8")]
    ship.goods[on(g, "7,6")] = ["red"]
    answers(lose_goods(g, 0, 2, "GT-B-11.9.5"), LoseGood("yellow", "7", "8"))
    assert ship.goods == {on(g, "7,7"): ["yellow", "blue"], on(g, "7,8"): ["green"]}
    assert len(told(g, "trucker-lost-good")) == 3


@pytest.mark.rule("GT-B-9.5.4")
def test_nothing_is_asked_when_all_goods_of_a_price_go() -> None:
    g = flying("III", {"7,7": HOLD, "7,8": HOLD})
    g.truckers[0].ship.goods = {on(g, "7,7"): ["yellow", "blue"], on(g, "7,8"): ["yellow"]}
    answers(lose_goods(g, 0, 2, "GT-B-11.9.5"))
    assert g.truckers[0].ship.goods == {on(g, "7,7"): ["blue"]}


@pytest.mark.rule("GT-B-9.5.4")
def test_then_batteries_then_nothing() -> None:
    g = flying("III", {"7,7": HOLD, "7,6": BATTERY_3, "7,8": BATTERY})
    ship = g.truckers[0].ship
    ship.goods = {on(g, "7,7"): ["blue"]}
    answers(lose_goods(g, 0, 3, "GT-B-11.9.5"), ChooseBatteries(), LoseBattery("7", "8"), LoseBattery("7", "6"))
    assert ship.goods == {}
    assert ship.batteries == {on(g, "7,6"): 2, on(g, "7,8"): 1}
    answers(lose_goods(g, 0, 9, "GT-B-11.9.5"))
    assert ship.batteries == {}
    answers(lose_goods(g, 0, 9, "GT-B-11.9.5"))


@pytest.mark.rule("GT-LM-4.9.9")
def test_a_fleet_loses_from_any_ship() -> None:
    g = flying("IVC", {"4,5": HOLD, "4,9": HOLD}, dice=(3, 4))
    ship = g.truckers[0].ship
    ship.goods = {on(g, "4,5"): ["green"], on(g, "4,9"): ["green"]}
    question = asked(lose_goods(g, 0, 1, "GT-B-11.9.5"))
    assert offered(question) == [LoseGood("green", "4", "5"), LoseGood("green", "4", "9")]


@pytest.mark.rule("GT-LM-5.3.5")
@pytest.mark.rule("GT-LM-5.3.8")
def test_class_iv_gets_a_better_good_or_one_more() -> None:
    g = flying("IVC", {"4,5": HOLD_3, "4,6": RED_HOLD}, dice=(3, 4))
    question = asked(gain_goods(g, 0, Goods(yellow=1, green=1), RULE))
    assert offered(question) == [UpgradeGood("yellow"), UpgradeGood("green"), ExtraGood()]
    answers(
        gain_goods(g, 0, Goods(yellow=1, green=1), RULE),
        UpgradeGood("yellow"),
        LoadGood("red", "4", "6"),
        LoadGood("green", "4", "5"),
    )
    assert aboard(g.truckers[0].ship) == ["red", "green"]


@pytest.mark.rule("GT-LM-5.3.5")
def test_red_goods_cannot_be_better() -> None:
    """T-LM-101, and OQ-LM-17: a player who takes nothing gets nothing extra."""
    g = flying("IVC", {"4,5": HOLD, "4,6": RED_HOLD}, dice=(3, 4))
    answers(gain_goods(g, 0, Goods(red=1), RULE), LoadGood("red", "4", "6"), LoadGood("blue", "4", "5"))
    assert aboard(g.truckers[0].ship) == ["red", "blue"]
    g.truckers[0].ship.goods = {}
    answers(gain_goods(g, 0, Goods(red=1), RULE), LeaveGood("red"))
    assert aboard(g.truckers[0].ship) == []


@pytest.mark.rule("GT-B-9.5.2")
def test_one_answer_loads_what_brings_most() -> None:
    g = flying("III", {"7,7": CABIN, "7,6": RED_HOLD, "7,8": HOLD})
    ship = g.truckers[0].ship
    ship.goods = {on(g, "7,6"): ["yellow"], on(g, "7,8"): ["blue", "blue"]}
    answers(gain_goods(g, 0, Goods(red=2, green=1), RULE), LoadBest())
    # The red one goes where only it may lie, and the yellow one moves; blue ones make room.
    assert ship.goods[on(g, "7,6")] == ["red"]
    assert sorted(ship.goods[on(g, "7,8")]) == ["green", "yellow"]
    assert g.offer == []


@pytest.mark.rule("GT-B-9.5.2")
def test_loading_the_best_moves_nothing_that_need_not_move() -> None:
    g = flying("III", {"7,7": CABIN, "7,6": HOLD_3, "7,8": HOLD})
    ship = g.truckers[0].ship
    ship.goods = {on(g, "7,6"): ["blue"], on(g, "7,8"): ["green"]}
    answers(gain_goods(g, 0, Goods(yellow=1, blue=1), RULE), LoadBest())
    assert "blue" in ship.goods[on(g, "7,6")]
    assert "green" in ship.goods[on(g, "7,8")]
    assert sorted(aboard(ship)) == ["blue", "blue", "green", "yellow"]


@pytest.mark.rule("GT-B-9.5.2")
def test_it_is_not_offered_where_nothing_is_worth_taking() -> None:
    g = flying("III", {"7,7": CABIN, "7,8": HOLD})
    g.truckers[0].ship.goods = {on(g, "7,8"): ["green", "green"]}
    question = asked(gain_goods(g, 0, Goods(blue=1), RULE))
    assert offered(question) == [Rearrange(), LeaveGood("blue")]
    assert question.prompt == "trucker-ask-good-no-room"
    assert caption(g, 0, LeaveGood("blue")).weight == "main"


@pytest.mark.rule("GT-B-9.5.2")
def test_what_fits_nowhere_is_left_in_one_press() -> None:
    g = flying("III", {"7,7": CABIN, "7,8": HOLD})
    g.truckers[0].ship.goods = {on(g, "7,8"): ["yellow", "green"]}
    question = asked(gain_goods(g, 0, Goods(red=2), RULE))
    assert question.prompt == "trucker-ask-good-no-room"
    weights = {type(move): caption(g, 0, move).weight for move in offered(question)}
    assert weights == {Rearrange: "free", LeaveGood: "pass", StopLoading: "main"}


@pytest.mark.rule("GT-B-9.5.2")
def test_leaving_goods_is_not_put_forward_while_some_can_be_loaded() -> None:
    g = flying("III", {"7,7": CABIN, "7,8": HOLD})
    g.truckers[0].ship.goods = {on(g, "7,8"): ["green"]}
    question = asked(gain_goods(g, 0, Goods(red=1, blue=1), RULE))
    assert question.prompt == "trucker-ask-good-no-room"
    weights = {type(move): caption(g, 0, move).weight for move in offered(question)}
    assert weights == {LoadBest: "main", Rearrange: "free", LeaveGood: "pass", StopLoading: "pass"}


@pytest.mark.rule("GT-B-9.5.4")
def test_one_answer_gives_up_all_batteries_that_are_asked_for() -> None:
    g = flying("III", {"7,7": CABIN, "7,6": BATTERY_3, "7,8": BATTERY})
    assert offered(asked(lose_goods(g, 0, 2, RULE))) == [LoseBatteries(2), ChooseBatteries()]
    answers(lose_goods(g, 0, 2, RULE), LoseBatteries(2))
    assert sum(g.truckers[0].ship.batteries.values()) == 3
