"""Engine boosters: out of reach of a card."""

from copy import deepcopy

import pytest

from games.trucker.flights import (
    BATTERY,
    CABIN,
    HOLD_3,
    answers,
    asked,
    flying,
    load,
    nods,
    offered,
    on,
    told,
    with_card,
)
from games.trucker.kit import CHAMBER, ROUTER, fleet
from games.trucker.scenes import PARTS, showing
from games.trucker.tables import ordinary
from starboard.games.trucker.board.current_round import current_board
from starboard.games.trucker.board.fleet import bring_back, take_away
from starboard.games.trucker.census import census
from starboard.games.trucker.moves.flight_moves import FlyOn, Jump, MeetCard
from starboard.games.trucker.rules.flight import flight
from starboard.games.trucker.state.game_state import TruckerState
from starboard.games.trucker.state.ship_state import Ship
from starboard.games.trucker.view.view import view

BOOSTER = showing("engine_booster", front=2, right=2, rear=2)
DRIVE = ordinary("engine", front=2)
SHIP = {"7,6": CABIN, "7,7": BOOSTER, "7,8": DRIVE, "8,7": BATTERY}
PLAIN = {"7,7": CABIN}
JUMP = Jump("7", "8")
METEORS, STARDUST, OPEN_SPACE, PLANETS = "I-09", "I-04", "I-05", "I-12"
COMBAT, EPIDEMIC, SABOTAGE = "I-16", "II-05", "III-04"


def turned_up(card: str, *ships: dict[str, str]) -> TruckerState:
    return with_card(flying("III", *ships), card)


@pytest.mark.rule("GT-X1-3.4")
def test_who_is_in_hyperspace_takes_no_part_in_the_card() -> None:
    g = turned_up(STARDUST, SHIP, PLAIN)
    before = [trucker.position for trucker in g.truckers]
    question = asked(flight(g), FlyOn(), FlyOn())
    assert (question.seat, offered(question)) == (0, [JUMP, MeetCard()])
    g = turned_up(STARDUST, SHIP, PLAIN)
    answers(flight(g), FlyOn(), FlyOn(), JUMP)
    # The cabin alone has four exposed connectors; the ship in hyperspace has not lost a day.
    assert [trucker.position for trucker in g.truckers] == [before[0], before[1] - 4]
    assert g.truckers[0].ship.lost == [DRIVE[:4]]
    assert sum(g.truckers[0].ship.batteries.values()) == 1
    assert told(g, "trucker-jumped")[0].message.args == {"seat": 0, "ship": 0, "at": on(g, f"{JUMP.column},{JUMP.row}")}


@pytest.mark.rule("GT-X1-3.4")
def test_who_meets_the_card_keeps_the_engine() -> None:
    g = turned_up(STARDUST, SHIP, PLAIN)
    answers(flight(g), FlyOn(), FlyOn(), MeetCard())
    assert g.truckers[0].ship.lost == []
    assert g.truckers[0].position < 0


@pytest.mark.rule("GT-X1-3.4")
def test_meteors_pass_a_ship_in_hyperspace() -> None:
    g = turned_up(METEORS, SHIP, PLAIN)
    load(g, 3, 3, 1, 1, 1, 1)
    answers(flight(g), FlyOn(), FlyOn(), JUMP)
    assert len(g.truckers[0].ship.lost) == 1


@pytest.mark.rule("GT-X1-3.4")
@pytest.mark.parametrize("card", [PLANETS, EPIDEMIC, SABOTAGE, COMBAT])
def test_nobody_is_asked_about_cards_that_do_no_harm(card: str) -> None:
    """Planets are an offer, one cabin alone stays healthy, and a lone flyer has no rivals."""
    g = turned_up(card, SHIP)
    questions = nods(flight(g))
    assert "trucker-ask-jump" not in [question.prompt for question in questions]


@pytest.mark.rule("GT-X1-3.4")
@pytest.mark.parametrize(
    "ship",
    [
        pytest.param({**SHIP, "8,7": CABIN}, id="no power"),
        pytest.param({**SHIP, "7,8": CABIN}, id="no engine"),
        pytest.param({"7,6": BOOSTER, "7,7": CABIN, "7,8": DRIVE, "8,6": BATTERY}, id="not joined"),
    ],
)
def test_a_booster_needs_power_and_an_engine(ship: dict[str, str]) -> None:
    g = turned_up(STARDUST, ship, PLAIN)
    answers(flight(g), FlyOn(), FlyOn())
    assert g.truckers[0].ship.lost == []


@pytest.mark.rule("GT-X2-2.7")
def test_a_router_carries_the_boost_on() -> None:
    ship = {"7,5": CABIN, "7,6": BOOSTER, "7,7": ROUTER, "7,8": ordinary("engine", front=1), "8,6": BATTERY}
    g = turned_up(STARDUST, ship, PLAIN)
    assert offered(asked(flight(g), FlyOn(), FlyOn())) == [JUMP, MeetCard()]


@pytest.mark.rule("GT-X1-3.4")
@pytest.mark.rule("GT-B-11.10.1")
def test_a_combat_zone_passes_who_is_left_alone_in_it() -> None:
    g = turned_up(COMBAT, SHIP, PLAIN)
    answers(flight(g), FlyOn(), FlyOn(), JUMP)
    assert told(g, "trucker-card-skipped")


@pytest.mark.rule("GT-X1-3.4")
def test_two_fight_it_out_without_the_third() -> None:
    g = turned_up(COMBAT, SHIP, PLAIN, PLAIN)
    load(g, 1, 1, 1, 1)
    answers(flight(g), FlyOn(), FlyOn(), FlyOn(), JUMP)
    assert {event.message.args["seat"] for event in told(g, "trucker-weakest")} == {1, 2}


@pytest.mark.rule("GT-B-10.4.2")
def test_the_burnt_engine_may_take_others_with_it() -> None:
    g = turned_up(STARDUST, {**SHIP, "7,8": DRIVE, "6,8": CABIN, "8,8": CABIN}, PLAIN)
    ship = g.truckers[0].ship
    ship.parts[on(g, "7,8")] = next(
        code for code, part in PARTS.items() if part.engine and part.connectors[0] == 2 and part.connectors[1]
    )
    ship.parts[on(g, "8,7")] = showing("battery_3", left=2, rear=0)
    question = asked(flight(g), FlyOn(), FlyOn(), JUMP)
    assert question.prompt == "trucker-ask-save-piece"


FRONT = {"6,5": CABIN, "6,6": BOOSTER, "6,7": DRIVE, "7,6": BATTERY}
REAR = {"5,9": CABIN, "6,9": CABIN}
REAR_BOOSTER = {"6,10": BOOSTER, "6,11": DRIVE, "7,10": BATTERY}


@pytest.mark.rule("GT-LM-4.9.13")
def test_of_a_fleet_only_the_own_ship_goes_and_comes_back_after_the_card() -> None:
    g = with_card(fleet(FRONT, REAR), EPIDEMIC)
    before = census(g)
    answers(flight(g), FlyOn(), Jump("6", "7"))
    ship = g.truckers[0].ship
    # The epidemic strikes the two cabins of the other ship.
    assert ship.humans == {on(g, "6,5"): 2, on(g, "5,9"): 1, on(g, "6,9"): 1}
    assert ship.batteries == {on(g, "7,6"): 1}
    assert len(ship.parts) == 5
    assert g.truckers[0].hyperspace is None
    assert census(g) == before


@pytest.mark.rule("GT-LM-4.9.13")
def test_what_is_in_hyperspace_is_counted_and_shown() -> None:
    g = with_card(fleet(FRONT, {**REAR, **REAR_BOOSTER}), EPIDEMIC)
    before = census(g)
    question = asked(flight(g), FlyOn(), Jump("6", "7"))
    assert offered(question) == [Jump("6", "11"), MeetCard()]
    assert census(g) == before
    shown = view(g, 0).truckers[0].ship
    assert set(shown.hyperspace) == {on(g, square) for square in ("6,5", "6,6", "7,6")}
    assert not shown.hyperspace.keys() & shown.parts.keys()


@pytest.mark.rule("GT-LM-4.9.13")
def test_a_ship_takes_everything_along_and_brings_it_back() -> None:
    g = fleet({**FRONT, "5,5": CABIN, "5,6": HOLD_3, "7,5": CHAMBER}, REAR)
    board, ship = current_board(g), g.truckers[0].ship
    ship.aliens = {on(g, "5,5"): "brown"}
    del ship.humans[on(g, "5,5")]
    ship.goods = {on(g, "5,6"): ["red", "blue"]}
    ship.sleepers = {on(g, "7,5"): 3}
    before, elsewhere = deepcopy(ship), Ship()
    take_away(board, ship, 0, elsewhere)
    assert set(ship.parts) == {on(g, "5,9"), on(g, "6,9")} == set(ship.humans)
    assert (ship.aliens, ship.goods, ship.sleepers, ship.batteries) == ({}, {}, {}, {})
    bring_back(ship, elsewhere)
    assert ship == before
    assert elsewhere == Ship()


@pytest.mark.rule("GT-LM-4.9.13")
def test_a_whole_fleet_may_go() -> None:
    g = with_card(fleet(FRONT, {**REAR, **REAR_BOOSTER}), EPIDEMIC)
    answers(flight(g), FlyOn(), Jump("6", "7"), Jump("6", "11"))
    assert sum(g.truckers[0].ship.humans.values()) == 6
    assert len(g.truckers[0].ship.lost) == 2


@pytest.mark.rule("GT-LM-4.9.13")
@pytest.mark.rule("GT-LM-4.9.3")
def test_the_last_ship_without_drive_is_not_the_last_while_another_is_in_hyperspace() -> None:
    g = with_card(fleet(FRONT, REAR), OPEN_SPACE)
    answers(flight(g), FlyOn(), Jump("6", "7"))
    assert g.truckers[0].finished is False
    assert g.truckers[0].flying
    assert set(g.truckers[0].ship.parts) == {on(g, square) for square in ("6,5", "6,6", "7,6")}
