"""Journey's end: rewards, goods, losses."""

import pytest

from games.trucker.flights import CABIN, HOLD_3, RED_HOLD, flying, on, told
from starboard.games.trucker.rules.journey_end import journey_end, ranking
from starboard.games.trucker.state.game_state import TruckerState
from starboard.games.trucker.title import TRUCKER

SHIP = {"7,7": CABIN, "7,8": HOLD_3, "7,6": RED_HOLD}
PLAIN = {"7,7": CABIN}


def credits(g: TruckerState) -> list[int]:
    return [trucker.credits for trucker in g.truckers]


@pytest.mark.rule("GT-B-13.1")
@pytest.mark.rule("GT-B-13.2")
@pytest.mark.parametrize(
    ("ship_class", "expected"),
    [("I", [6, 5, 4, 3]), ("II", [12, 10, 8, 6]), ("III", [18, 15, 12, 9])],
)
def test_finishing_rewards_and_equal_looks(ship_class: str, expected: list[int]) -> None:
    g = flying(ship_class, PLAIN, PLAIN, PLAIN, PLAIN)
    journey_end(g)
    assert credits(g) == expected  # all look the same, so all get that reward in full


@pytest.mark.rule("GT-B-13.1")
@pytest.mark.rule("GT-B-12.1")
def test_only_who_finished_is_rewarded_in_flight_order() -> None:
    g = flying("I", PLAIN, PLAIN, PLAIN, at=[1, 5, 9])
    g.truckers[2].flying = False
    journey_end(g)
    assert credits(g) == [5, 6, 0]
    assert [trucker.finished for trucker in g.truckers] == [True, True, False]


@pytest.mark.rule("GT-B-13.2")
def test_the_best_looking_has_the_fewest_exposed_connectors() -> None:
    g = flying("I", PLAIN, {"7,7": CABIN, "7,8": CABIN}, {"7,7": "B039"})
    g.truckers[2].flying = False  # it looks best, but did not finish
    journey_end(g)
    assert credits(g) == [4 + 2, 3, 0]


@pytest.mark.rule("GT-B-13.3")
@pytest.mark.parametrize(
    ("goods", "finished", "expected"),
    [
        pytest.param(["yellow", "blue"], False, 2, id="T-B-31"),
        pytest.param(["red", "yellow"], False, 4, id="T-B-32"),
        pytest.param(["red", "yellow", "green", "blue"], True, 10, id="full price"),
    ],
)
def test_goods_are_sold(goods: list[str], finished: bool, expected: int) -> None:
    g = flying("I", SHIP)
    trucker = g.truckers[0]
    trucker.flying = finished
    trucker.ship.goods = {on(g, "7,8"): goods}
    journey_end(g)
    assert trucker.sold == expected
    assert trucker.credits == expected + (6 if finished else 0)
    assert trucker.ship.goods == {}


@pytest.mark.rule("GT-B-13.4")
@pytest.mark.rule("GT-B-13.5")
@pytest.mark.rule("GT-LM-2.8.1")
@pytest.mark.rule("GT-LM-3.5.5")
@pytest.mark.parametrize(
    ("ship_class", "lost", "before", "after"),
    [
        pytest.param("I", 4, 20, 16, id="T-B-28"),
        pytest.param("I", 9, 20, 15, id="T-B-29"),
        pytest.param("II", 12, 3, 0, id="T-B-30"),
        pytest.param("IC", 20, 30, 10, id="T-LM-35"),
        pytest.param("IIIC", 23, 30, 15, id="T-LM-65"),
        pytest.param("III", 12, 20, 9, id="class III"),
    ],
)
def test_losses_are_paid_up_to_the_cap_and_down_to_nothing(ship_class: str, lost: int, before: int, after: int) -> None:
    g = flying(ship_class, {})
    trucker = g.truckers[0]
    trucker.flying = False
    trucker.credits = before
    trucker.ship.lost = ["B040"] * lost
    journey_end(g)
    assert trucker.credits == after


@pytest.mark.rule("GT-LM-4.7.1")
@pytest.mark.rule("GT-LM-4.7.3")
@pytest.mark.rule("GT-LM-4.7.4")
@pytest.mark.parametrize(
    ("paid", "lost", "penalty"),
    [
        pytest.param(5, 30, 19, id="T-LM-78"),
        pytest.param(8, 0, 0, id="T-LM-79"),
        pytest.param(0, 30, 30, id="T-LM-80"),
    ],
)
def test_the_insurance_of_a_fleet(paid: int, lost: int, penalty: int) -> None:
    g = flying("IVC", {}, dice=(3, 4))
    trucker = g.truckers[0]
    trucker.flying = False
    trucker.credits, trucker.premium = 40, paid
    trucker.ship.lost = ["B040"] * lost
    journey_end(g)
    assert trucker.credits == 40 - penalty


@pytest.mark.rule("GT-B-13.5")
def test_rewards_come_before_losses() -> None:
    g = flying("I", PLAIN)
    g.truckers[0].ship.lost = ["B040"] * 3
    journey_end(g)
    assert credits(g) == [4 + 2 - 3]
    ids = [event.message.id for event in g.news or [] if event.is_said]
    assert ids == ["trucker-arrived", "trucker-best-looking", "trucker-paid-losses"]


@pytest.mark.rule("GT-LM-3.5.4")
@pytest.mark.parametrize(("debt", "after"), [(4, 6), (40, 0)])
def test_what_is_owed_of_the_premium_comes_last(debt: int, after: int) -> None:
    """OQ-LM-06."""
    g = flying("IIIC", {})
    trucker = g.truckers[0]
    trucker.flying = False
    trucker.credits, trucker.debt = 12, debt
    trucker.ship.lost = ["B040"] * 2
    journey_end(g)
    assert trucker.credits == after
    assert trucker.debt == 0


@pytest.mark.rule("GT-LM-4.11.1")
def test_more_ships_rank_before_fewer() -> None:
    """T-LM-90. The rewards are those of level III (GT-LM-5.2.4)."""
    g = flying("IVC", {"4,6": CABIN, "5,9": CABIN}, {"4,6": CABIN}, dice=(3, 4), at=[0, 9])
    assert ranking(g) == [0, 1]
    journey_end(g)
    assert credits(g) == [12 + 6, 9]


@pytest.mark.rule("GT-LM-5.2.4")
def test_class_iv_is_paid_like_level_iii() -> None:
    g = flying("IVC", {"4,6": CABIN}, dice=(1, 1))
    journey_end(g)
    assert credits(g) == [12 + 6]


@pytest.mark.rule("GT-LM-4.11.2")
def test_the_best_looking_is_one_of_those_with_most_ships() -> None:
    """T-LM-91: fewest exposed connectors among the largest fleets."""
    a = {"4,6": CABIN, "5,9": CABIN, "5,10": CABIN}  # 4 + 6 exposed
    b = {"4,6": CABIN, "5,9": CABIN}  # 4 + 4 exposed
    c = {"4,6": "B039"}  # 1 exposed
    g = flying("IVC", a, b, c, dice=(3, 4))
    journey_end(g)
    assert [event.message.args["seat"] for event in told(g, "trucker-best-looking")] == [1]


@pytest.mark.rule("GT-LM-4.10.3")
def test_the_goods_of_a_withdrawn_ship_bring_half() -> None:
    """T-LM-89."""
    g = flying("IVC", {"4,6": CABIN, "5,6": HOLD_3}, dice=(3, 4))
    trucker = g.truckers[0]
    trucker.aside = ["yellow", "green"]
    trucker.ship.goods = {on(g, "5,6"): ["yellow"]}
    journey_end(g)
    assert trucker.sold == 3 + 3
    assert trucker.ship.lost == []
    assert trucker.aside == []


@pytest.mark.rule("GT-B-14.1")
@pytest.mark.parametrize(("earned", "winners"), [([5, 9, 2], (1,)), ([7, 3, 7], (0, 2)), ([0, 0, 0], (0, 1, 2))])
def test_the_most_credits_win_and_ties_are_shared(earned: list[int], winners: tuple[int, ...]) -> None:
    """OQ-B-12."""
    g = flying("I", PLAIN, PLAIN, PLAIN)
    for trucker, amount in zip(g.truckers, earned, strict=True):
        trucker.credits = amount
    outcome = TRUCKER.outcome(g)
    assert outcome.winners == winners
    assert outcome.scores == tuple(earned)
