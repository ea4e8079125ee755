"""Stasis chambers and luxury cabins."""

import pytest

from games.trucker.flights import CABIN, answers, asked, flying, load, offered, on, told, with_card
from games.trucker.kit import CHAMBER, VIP_CABIN, fleet, with_specialist
from games.trucker.tables import ordinary
from starboard.games.trucker.board.ship.cabins import crew_size
from starboard.games.trucker.content.cards import Attack
from starboard.games.trucker.moves.flight_moves import FlyOn, GiveUpCrew, KeepDiplomat, LetSleep, SendDiplomat, Wake
from starboard.games.trucker.rules.aboard.crew import lose_crew
from starboard.games.trucker.rules.attacks.meteors_and_shots import barrage
from starboard.games.trucker.rules.building.loading import fill_ships
from starboard.games.trucker.rules.flight import flight
from starboard.games.trucker.rules.journey_end import journey_end
from starboard.games.trucker.state.game_state import TruckerState

RULE = "GT-B-11.9.6"
SHIP = {"7,7": CABIN, "7,6": CABIN, "7,8": CHAMBER}
SLAVERS, STARDUST, EPIDEMIC = "I-01", "I-04", "II-05"


def asleep(*ships: dict[str, str]) -> TruckerState:
    """A flight in which all are loaded, also the stasis chambers."""
    g = flying("III", *ships)
    fill_ships(g)
    return g


@pytest.mark.rule("GT-X1-3.2")
def test_a_chamber_is_loaded_with_four_sleepers_who_are_no_crew() -> None:
    g = asleep(SHIP)
    ship = g.truckers[0].ship
    assert ship.sleepers == {on(g, "7,8"): 4}
    assert crew_size(ship) == 4


@pytest.mark.rule("GT-X1-3.2a")
def test_sleepers_take_the_places_of_who_is_lost() -> None:
    """T-X-17: of four sleepers three fit in."""
    g = with_card(asleep(SHIP, SHIP), SLAVERS)
    both = GiveUpCrew("7,6;7,6;7,7")
    question = asked(flight(g), FlyOn(), FlyOn(), both)
    assert offered(question) == [Wake("7", "6"), Wake("7", "7"), LetSleep()]
    assert question.args == {"sleepers": 4}
    g = with_card(asleep(SHIP, SHIP), SLAVERS)
    ship = g.truckers[0].ship
    woken = (Wake("7", "6"), Wake("7", "6"), Wake("7", "7"))
    question = asked(flight(g), FlyOn(), FlyOn(), both, *woken)
    assert question.seat == 1
    assert ship.humans == {on(g, "7,6"): 2, on(g, "7,7"): 2}
    assert ship.sleepers == {on(g, "7,8"): 1}
    assert told(g, "trucker-woke")[0].message.args == {"seat": 0, "count": 3}


@pytest.mark.rule("GT-X1-3.2a")
def test_the_player_may_let_them_sleep() -> None:
    g = asleep(SHIP)
    answers(lose_crew(g, 0, 2, RULE), GiveUpCrew("7,6;7,6"), Wake("7", "6"), LetSleep())
    assert g.truckers[0].ship.humans == {on(g, "7,6"): 1, on(g, "7,7"): 2}
    assert g.truckers[0].ship.sleepers == {on(g, "7,8"): 3}


@pytest.mark.rule("GT-X1-3.2b")
@pytest.mark.rule("GT-B-12.3.1")
def test_without_an_awake_human_nobody_wakes_up() -> None:
    """T-X-18: an alien cannot do it, and the ship gives up."""
    g = with_card(asleep(SHIP, {"3,8": CABIN}), STARDUST)
    ship = g.truckers[0].ship
    del ship.humans[on(g, "7,6")]
    ship.aliens = {on(g, "7,6"): "purple"}
    answers(lose_crew(g, 0, 2, RULE), GiveUpCrew("7,7;7,7"))
    assert ship.sleepers == {on(g, "7,8"): 4}
    answers(flight(g), FlyOn())
    assert told(g, "trucker-no-humans")[0].message.args["seat"] == 0
    assert not g.truckers[0].flying


@pytest.mark.rule("GT-X1-3.2a")
def test_a_cabin_that_an_alien_has_left_takes_two_humans() -> None:
    g = asleep(SHIP)
    ship = g.truckers[0].ship
    del ship.humans[on(g, "7,6")]
    ship.aliens = {on(g, "7,6"): "brown"}
    answers(lose_crew(g, 0, 1, RULE), GiveUpCrew("7,6"), Wake("7", "6"), Wake("7", "6"))
    assert ship.humans == {on(g, "7,6"): 2, on(g, "7,7"): 2}


@pytest.mark.rule("GT-X1-3.2")
@pytest.mark.rule("GT-B-11.7.1")
def test_an_epidemic_passes_the_chamber_but_wakes_the_sleepers() -> None:
    """T-X-19, and what happens when it does strike."""
    g = with_card(asleep({"7,7": CABIN, "7,8": CHAMBER}, {"7,7": CABIN}), EPIDEMIC)
    answers(flight(g), FlyOn(), FlyOn())
    assert sum(g.truckers[0].ship.humans.values()) == 2
    g = with_card(asleep(SHIP, {"7,7": CABIN}), EPIDEMIC)
    answers(flight(g), FlyOn(), FlyOn(), Wake("7", "6"), Wake("7", "7"))
    assert g.truckers[0].ship.humans == {on(g, "7,6"): 2, on(g, "7,7"): 2}


@pytest.mark.rule("GT-X1-3.2a")
def test_they_wake_up_when_crew_is_shot() -> None:
    g = asleep({**SHIP, "6,7": CABIN})
    g.truckers[0].ship.humans[on(g, "7,6")] = 1
    load(g, 3, 4)
    answers(barrage(g, [0], "shot", [Attack("large", "left")]), Wake("7", "6"))
    assert g.truckers[0].ship.humans == {on(g, "7,6"): 2, on(g, "7,7"): 2}


@pytest.mark.rule("GT-X1-3.2a")
@pytest.mark.rule("GT-B-10.4.3")
def test_they_wake_up_when_an_alien_has_lost_its_life_support() -> None:
    cabin, support = ordinary("cabin", left=3, right=2), ordinary("life_support", "brown", left=2)
    g = asleep({"7,7": CABIN, "7,8": CHAMBER, "8,7": cabin, "9,7": support})
    ship = g.truckers[0].ship
    del ship.humans[on(g, "8,7")]
    ship.aliens = {on(g, "8,7"): "brown"}
    load(g, 3, 4)
    question = asked(barrage(g, [0], "shot", [Attack("large", "right")]))
    assert offered(question) == [Wake("8", "7"), LetSleep()]
    assert ship.aliens == {}


@pytest.mark.rule("GT-X1-3.2a")
def test_a_chamber_that_is_shot_off_wakes_nobody() -> None:
    g = asleep({"7,7": CABIN, "7,8": CHAMBER})
    g.truckers[0].ship.humans = {on(g, "7,7"): 1}
    load(g, 3, 4)
    answers(barrage(g, [0], "shot", [Attack("large", "rear")]))
    assert g.truckers[0].ship.sleepers == {}


FRONT, REAR = {"4,5": CABIN, "4,6": CABIN, "4,7": CHAMBER}, {"4,9": CABIN, "4,10": CABIN}


@pytest.mark.rule("GT-LM-4.9.8")
@pytest.mark.rule("GT-X1-4.4")
def test_in_a_fleet_sleepers_stay_on_their_own_ship() -> None:
    g = fleet(FRONT, REAR)
    fill_ships(g)
    answers(lose_crew(g, 0, 1, RULE), GiveUpCrew("4,9"))
    question = asked(lose_crew(g, 0, 1, RULE), GiveUpCrew("4,5"))
    assert offered(question) == [Wake("4", "5"), LetSleep()]


@pytest.mark.rule("GT-LM-4.9.8")
def test_an_awake_human_must_be_on_the_same_ship() -> None:
    g = fleet(FRONT, REAR)
    fill_ships(g)
    del g.truckers[0].ship.humans[on(g, "4,6")]
    answers(lose_crew(g, 0, 2, RULE), GiveUpCrew("4,5;4,5"))
    assert g.truckers[0].ship.sleepers == {on(g, "4,7"): 4}


@pytest.mark.rule("GT-X1-3.2a")
@pytest.mark.rule("GT-X1-5.3")
def test_who_leaves_as_a_diplomat_makes_room_too() -> None:
    g = with_card(asleep(SHIP, SHIP), SLAVERS)
    with_specialist(g, "diplomat", "7,6")
    question = asked(flight(g), FlyOn(), FlyOn(), SendDiplomat())
    assert offered(question) == [Wake("7", "6"), LetSleep()]
    assert KeepDiplomat() not in offered(question)


@pytest.mark.rule("GT-X1-3.1")
def test_a_luxury_cabin_holds_one_vip_and_stays_empty_without() -> None:
    g = asleep({**SHIP, "8,7": VIP_CABIN})
    ship = g.truckers[0].ship
    assert ship.humans[on(g, "8,7")] == 1
    answers(lose_crew(g, 0, 1, RULE), GiveUpCrew("8,7"))
    assert on(g, "8,7") not in ship.humans


@pytest.mark.rule("GT-X1-3.1")
@pytest.mark.parametrize(("ship_class", "credits"), [("I", 1), ("II", 2), ("III", 3)])
def test_vips_pay_by_level(ship_class: str, credits: int) -> None:
    ship = {"7,7": CABIN, "6,7": VIP_CABIN, "8,7": VIP_CABIN}
    earned: list[int] = []
    for vips in (2, 0):
        g = flying(ship_class, ship, {"7,7": CABIN})
        g.truckers[0].ship.humans |= {on(g, square): 1 for square in ("6,7", "8,7")[:vips]}
        journey_end(g)
        earned.append(g.truckers[0].credits)
        paid = [event.message.args for event in told(g, "trucker-vips-paid")]
        assert paid == ([{"seat": 0, "count": 2, "credits": 2 * credits}] if vips else [])
    assert earned[0] - earned[1] == 2 * credits


@pytest.mark.rule("GT-X1-3.1")
def test_vips_who_did_not_finish_pay_nothing() -> None:
    g = flying("III", {"7,7": CABIN, "6,7": VIP_CABIN}, {"7,7": CABIN})
    fill_ships(g)
    g.truckers[0].flying = False
    journey_end(g)
    assert told(g, "trucker-vips-paid") == []
