"""Slavers, smugglers and pirates."""

import pytest

from games.trucker.flights import (
    BATTERY,
    CABIN,
    CANNON,
    DOUBLE_CANNON,
    HOLD,
    RED_HOLD,
    answers,
    asked,
    flying,
    load,
    names,
    offered,
    on,
    told,
    with_card,
)
from games.trucker.scenes import pointing
from starboard.games.trucker.moves.flight_moves import (
    ClaimReward,
    DeclineReward,
    Fire,
    FlyOn,
    GiveUpCrew,
    LeaveGood,
    LoadGood,
)
from starboard.games.trucker.rules.flight import flight
from starboard.kernel.squares import LEFT

WEAK = {"7,7": CABIN, "7,6": CABIN, "7,8": CABIN}
SIDE = pointing("cannon", LEFT)
FRONTS = ("3,6", "5,6", "6,5", "7,4", "8,5", "9,6", "11,6")


def armed(cannons: int, half: bool = False) -> dict[str, str]:
    ship = {"7,7": CABIN, "7,8": CABIN, **dict.fromkeys(FRONTS[:cannons], CANNON)}
    return ship | ({"3,8": SIDE} if half else {})


@pytest.mark.rule("GT-B-11.9.2")
@pytest.mark.rule("GT-B-11.9.4")
@pytest.mark.parametrize(
    ("ship", "outcome"),
    [
        pytest.param(armed(4, True), "trucker-victory", id="T-B-18"),
        pytest.param(armed(4), "trucker-draw", id="T-B-19"),
        pytest.param(armed(3, True), "trucker-defeat", id="T-B-20"),
    ],
)
def test_strength_4_against_halves(ship: dict[str, str], outcome: str) -> None:
    g = with_card(flying("III", ship), "I-02")  # smugglers, 4
    answers(flight(g), FlyOn(), *([DeclineReward()] if outcome == "trucker-victory" else []))
    found = [id for id in ("trucker-victory", "trucker-draw", "trucker-defeat") if told(g, id)]
    assert found == [outcome]


@pytest.mark.rule("GT-B-11.9.2")
def test_batteries_are_chosen_before_the_fight() -> None:
    g = with_card(flying("III", {**armed(3), "5,7": DOUBLE_CANNON, "6,7": BATTERY}), "I-02")
    question = asked(flight(g), FlyOn())
    assert question.args == {"enemy": 4}
    assert offered(question) == [Fire(0, "3"), Fire(1, "5")]


@pytest.mark.rule("GT-B-11.9.1")
@pytest.mark.rule("GT-B-11.9.3")
def test_enemies_are_gone_once_somebody_has_won() -> None:
    g = with_card(flying("III", WEAK, armed(7), WEAK, at=[9, 6, 3]), "I-01")  # slavers, 6: -3 crew, 5 credits, 1 day
    lost = [GiveUpCrew("7,6;7,6;7,7")]
    answers(flight(g), FlyOn(), FlyOn(), FlyOn(), *lost, ClaimReward())
    assert [trucker.credits for trucker in g.truckers] == [0, 5, 0]
    assert [trucker.position for trucker in g.truckers] == [9, 5, 3]
    assert [sum(trucker.ship.humans.values()) for trucker in g.truckers] == [3, 4, 6]


@pytest.mark.rule("GT-B-11.9.3")
def test_the_victor_may_decline_both() -> None:
    g = with_card(flying("III", armed(7), WEAK), "I-01")
    answers(flight(g), FlyOn(), FlyOn(), DeclineReward())
    assert g.truckers[0].credits == 0
    assert g.truckers[0].position == 0
    assert sum(g.truckers[1].ship.humans.values()) == 6


@pytest.mark.rule("GT-B-11.9.4")
def test_a_draw_sends_them_on() -> None:
    g = with_card(flying("III", armed(6), {"7,7": CABIN}), "I-01")
    answers(flight(g), FlyOn(), FlyOn())
    assert sum(g.truckers[0].ship.humans.values()) == 4
    assert g.truckers[1].ship.humans == {}


@pytest.mark.rule("GT-B-11.9.5")
def test_smugglers_take_goods_and_give_goods() -> None:
    poor = {**WEAK, "6,7": HOLD, "8,7": BATTERY}
    rich = {**armed(5), "6,7": HOLD, "6,8": RED_HOLD}
    g = with_card(flying("III", poor, rich, at=[5, 0]), "I-02")  # -2 goods; yellow, green, blue; 1 day
    g.truckers[0].ship.goods = {on(g, "6,7"): ["blue"]}
    answers(
        flight(g),
        FlyOn(),
        FlyOn(),
        ClaimReward(),
        LoadGood("yellow", "6", "7"),
        LeaveGood("green"),
        LoadGood("blue", "6", "7"),
    )
    assert g.truckers[0].ship.goods == {}
    assert g.truckers[0].ship.batteries == {on(g, "8,7"): 1}
    assert g.truckers[1].ship.goods == {on(g, "6,7"): ["yellow", "blue"]}
    assert g.truckers[1].position == -1


@pytest.mark.rule("GT-B-11.9.6")
def test_slavers_take_all_if_there_are_fewer() -> None:
    g = with_card(flying("III", {"7,7": CABIN}, WEAK), "I-01")
    lost = [GiveUpCrew("7,6;7,6;7,7")]
    answers(flight(g), FlyOn(), FlyOn(), *lost)
    assert g.truckers[0].ship.humans == {}
    assert not g.truckers[0].flying


@pytest.mark.rule("GT-B-11.9.7")
def test_pirates_shoot_after_all_fights_at_all_whom_they_have_beaten() -> None:
    """OQ-B-08: after all fights, with one roll a shot for all."""
    g = with_card(flying("III", WEAK, WEAK, armed(7), WEAK, at=[9, 6, 3, 0]), "I-03")  # strength 5, three shots
    load(g, 3, 4, 1, 1, 3, 4)
    answers(flight(g), FlyOn(), FlyOn(), FlyOn(), FlyOn(), ClaimReward())
    assert [names(g, trucker.ship.parts) for trucker in g.truckers][:2] == [["7,8"], ["7,8"]]
    assert len(g.truckers[2].ship.parts) == 9
    assert len(g.truckers[3].ship.parts) == 3
    assert g.truckers[2].credits == 4
    assert len(told(g, "trucker-attack")) == 3
    ids = [event.message.id for event in g.news or []]
    assert ids.index("trucker-victory") < ids.index("trucker-attack")
    assert g.beaten == []
