"""Giving up, of one's own will or not."""

import pytest

from games.trucker.flights import CABIN, ENGINE, HOLD, HOLD_3, answers, asked, flying, offered, on, told, with_card
from games.trucker.tables import table
from starboard.games.trucker.moves.flight_moves import FlyOn, GiveUp, Withdraw
from starboard.games.trucker.rules.flight import flight
from starboard.games.trucker.rules.track.giving_up import decide, forced_giving_up, ways_on, window
from starboard.games.trucker.state.game_state import TruckerState

SHIP = {"7,7": CABIN}
FLEET = {"4,6": CABIN, "5,9": CABIN, "6,9": HOLD, "5,10": HOLD_3, "4,9": CABIN, "4,10": CABIN, "6,10": CABIN}


@pytest.mark.rule("GT-B-12.2")
def test_everybody_may_give_up_before_the_next_card() -> None:
    g = with_card(flying("III", SHIP, SHIP, at=[0, 3]), "I-04")
    question = asked(flight(g))
    assert question.seat == 1
    assert offered(question) == [FlyOn(), GiveUp()]
    assert g.card == ""
    answers(flight(g), FlyOn(), GiveUp())
    assert [trucker.flying for trucker in g.truckers] == [False, True]
    assert g.truckers[0].position == 0  # the card did not concern it any more (GT-B-12.1)


@pytest.mark.rule("GT-B-12.1")
def test_credits_and_lost_components_stay() -> None:
    g = flying("III", SHIP, SHIP)
    g.truckers[0].credits = 7
    g.truckers[0].ship.lost = ["B040"]
    decide(g, 0, GiveUp())
    assert g.truckers[0].credits == 7
    assert g.truckers[0].ship.lost == ["B040"]
    assert not g.truckers[0].flying


@pytest.mark.rule("GT-B-12.3")
@pytest.mark.rule("GT-B-12.3.1")
def test_without_humans_nobody_flies_on() -> None:
    g = flying("III", SHIP, SHIP)
    g.truckers[1].ship.humans = {}
    g.truckers[1].ship.aliens = {on(g, "7,7"): "brown"}
    forced_giving_up(g)
    assert [trucker.flying for trucker in g.truckers] == [True, False]


@pytest.mark.rule("GT-B-12.3.3")
@pytest.mark.parametrize(("ahead", "flies"), [(39, True), (41, False)])
def test_who_is_lapped_is_out(ahead: int, flies: bool) -> None:
    g = flying("III", SHIP, SHIP, at=[ahead, 0])
    forced_giving_up(g)
    assert g.truckers[1].flying == flies
    assert bool(told(g, "trucker-lapped")) != flies


@pytest.mark.rule("GT-B-12.3.3")
def test_a_leader_who_has_given_up_laps_nobody() -> None:
    g = flying("III", SHIP, SHIP, at=[60, 0])
    g.truckers[0].ship.humans = {}
    forced_giving_up(g)
    assert g.truckers[1].flying


@pytest.mark.rule("GT-B-12.4")
def test_the_last_one_may_fly_on_alone() -> None:
    g = with_card(flying("III", SHIP, {**SHIP, "6,9": ENGINE}), "I-05")
    answers(flight(g), GiveUp(), FlyOn())
    assert g.truckers[1].flying
    assert g.truckers[1].position == -2
    assert g.flight == []


@pytest.mark.rule("GT-LM-4.10.1")
@pytest.mark.rule("GT-LM-4.10.3")
def test_a_single_ship_may_be_withdrawn() -> None:
    g = flying("IVC", FLEET, dice=(3, 4))
    ship = g.truckers[0].ship
    ship.goods = {on(g, "6,9"): ["yellow"], on(g, "5,10"): ["green"]}
    assert ways_on(g, 0) == [FlyOn(), Withdraw(1), Withdraw(2), GiveUp()]
    before = len(g.open) + len(g.away)
    answers(window(g), Withdraw(2), FlyOn())
    assert g.truckers[0].flying
    assert list(ship.parts) == [on(g, "4,6")]
    assert ship.lost == []
    assert sorted(g.truckers[0].aside) == ["green", "yellow"]
    assert len(g.open) + len(g.away) == before + 6
    # One ship is left: there is nothing to withdraw but all.
    assert ways_on(g, 0) == [FlyOn(), GiveUp()]


@pytest.mark.rule("GT-LM-4.10.2")
def test_a_ship_without_humans_is_withdrawn_after_the_card() -> None:
    g = flying("IVC", {"4,6": CABIN, "6,9": HOLD}, dice=(3, 4))
    forced_giving_up(g)
    assert g.truckers[0].flying
    assert list(g.truckers[0].ship.parts) == [on(g, "4,6")]


@pytest.mark.rule("GT-LM-4.10.4")
def test_withdrawing_the_last_ship_is_giving_up() -> None:
    g = flying("IVC", FLEET, dice=(3, 4))
    answers(window(g), Withdraw(1), GiveUp())
    assert not g.truckers[0].flying


@pytest.mark.rule("GT-B-12.2")
def test_nobody_waits_for_the_others_to_decide() -> None:
    match = table(lambda g: flight(with_card(g, "I-04")), prepare=_two_ships)
    assert list(match.waiting) == [0, 1]
    match.play(1, FlyOn())
    assert list(match.waiting) == [0]
    assert match.view(None).flight.card == ""
    match.play(0, GiveUp())
    assert [trucker.flying for trucker in match.view(None).truckers] == [False, True]


def _two_ships(g: TruckerState) -> None:
    ready = flying("III", SHIP, SHIP)
    g.classes, g.part, g.truckers = ready.classes, ready.part, ready.truckers
