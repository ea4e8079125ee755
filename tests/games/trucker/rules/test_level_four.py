"""GT-X2-5: flights of level IV, and the cards that only they meet. The cards are our own."""

from collections import Counter

import pytest

from games.trucker.flights import (
    CABIN,
    ENGINE,
    HOLD_3,
    SHIELD,
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
from starboard.games.trucker.board.current_round import flight_level, is_surcharged
from starboard.games.trucker.content import content
from starboard.games.trucker.content.cards import AbandonedShip, AbandonedStation, Commandos, OpenSpace, Predator
from starboard.games.trucker.moves.flight_moves import FlyOn, FlyPast, LoadGood, Visit
from starboard.games.trucker.rules.building.hourglass import track
from starboard.games.trucker.rules.building.loading import launch_position
from starboard.games.trucker.rules.building.round_setup import PILES, set_up_round
from starboard.games.trucker.rules.flight import flight
from starboard.games.trucker.rules.journey_end import journey_end
from starboard.games.trucker.setup import first_state
from starboard.games.trucker.state.game_state import TruckerState
from starboard.games.trucker.title import TRUCKER
from starboard.kernel import chance_from
from starboard.kernel.title import checked_options


def dealt(ship_class: str, **settings: object) -> TruckerState:
    options = checked_options(TRUCKER, 3, {"classes": (ship_class,), **settings})
    g = first_state(3, options, chance_from(3))
    set_up_round(g)
    return g


@pytest.mark.rule("GT-X2-1.1")
def test_the_level_four_deck_has_twenty_cards_and_is_ours() -> None:
    deck = [card for card in content().cards.values() if card.level == 4]
    assert [card.id for card in deck] == [f"IV-{number:02}" for number in range(1, 21)]


@pytest.mark.rule("GT-X2-5.1")
@pytest.mark.rule("GT-B-2.5.3")
@pytest.mark.rule("GT-LM-4.1.1")
@pytest.mark.parametrize("ship_class", ["IV", "IVC"])
def test_with_both_expansions_class_four_flies_at_level_four(ship_class: str) -> None:
    g = dealt(ship_class, kit="both")
    assert flight_level(g) == 4
    assert not is_surcharged(g)
    levels = [Counter(content().cards[card].level for card in pile) for pile in g.piles]
    assert levels == [{1: 1, 2: 1, 3: 1, 4: 2}] * PILES


@pytest.mark.rule("GT-LM-5.1")
@pytest.mark.parametrize("kit", ["none", "big"])
@pytest.mark.parametrize("ship_class", ["IV", "IVC"])
def test_without_the_second_expansion_it_flies_with_harder_cards_of_level_three(ship_class: str, kit: str) -> None:
    g = dealt(ship_class, kit=kit)
    assert flight_level(g) == 3
    assert is_surcharged(g)
    assert 4 not in g.decks


@pytest.mark.rule("GT-X2-5.2")
def test_four_empty_spaces_lie_between_the_rockets() -> None:
    assert [launch_position(4, number) for number in (1, 2, 3, 4, 5)] == [0, -5, -10, -15, -20]


@pytest.mark.rule("GT-X2-5.3")
def test_the_rewards_go_on_as_they_grew() -> None:
    g = flying("IVC", *[{"4,6": CABIN}] * 4, dice=(3, 4))
    g.decks[4] = ["IV-01"]
    journey_end(g)
    assert [event.message.args["credits"] for event in told(g, "trucker-arrived")] == [16, 12, 8, 4]
    assert {event.message.args["credits"] for event in told(g, "trucker-best-looking")} == {8}


@pytest.mark.rule("GT-X2-5.4")
def test_the_hourglass_runs_once_more_than_on_level_three() -> None:
    assert len(track(dealt("IV", kit="both"))) == len(track(dealt("III"))) + 1


@pytest.mark.rule("GT-X2-5.5")
def test_level_four_has_every_kind_of_card_that_it_is_known_for() -> None:
    deck = [card for card in content().cards.values() if card.level == 4]
    assert sum(isinstance(card, Commandos | Predator) for card in deck) == 5
    assert any(isinstance(card, OpenSpace) and card.meteors for card in deck)
    assert any(isinstance(card, AbandonedShip) and card.shots for card in deck)
    assert any(isinstance(card, AbandonedStation) and card.shots for card in deck)


@pytest.mark.rule("GT-X2-5.6")
@pytest.mark.rule("GT-LM-4.1.1")
def test_the_deck_can_be_used_without_its_intruders() -> None:
    for intruders, count in ((True, 20), (False, 15)):
        options = checked_options(TRUCKER, 2, {"kit": "both", "intruders": intruders})
        deck = first_state(2, options, chance_from(1)).decks[4]
        assert len(deck) == count
        walkers = [card for card in deck if isinstance(content().cards[card], Commandos | Predator)]
        assert bool(walkers) == intruders


# -- Cards -------------------------------------------------------------------------------------------------------------

CREW_8 = {"7,7": CABIN, "6,7": CABIN, "8,7": CABIN, "7,8": CABIN}
CREW_12 = {**CREW_8, "6,8": CABIN, "8,8": CABIN}


@pytest.mark.rule("GT-X2-5.5")
def test_meteors_come_after_open_space() -> None:
    """IV-06: a large and a small one from the front. A player without engines has given up and meets none."""
    fast = {"7,7": CABIN, "7,8": ENGINE}
    g = with_card(flying("III", fast, {"7,7": CABIN}, at=[0, -3]), "IV-06")
    load(g, 3, 4, 1, 1)
    answers(flight(g), FlyOn(), FlyOn())
    assert g.truckers[0].position == 1
    assert not g.truckers[1].flying
    assert on(g, "7,7") not in g.truckers[0].ship.parts
    assert on(g, "7,7") in g.truckers[1].ship.parts
    assert [event.message.args["seat"] for event in told(g, "trucker-missed")] == [0]


@pytest.mark.rule("GT-X2-5.5")
def test_the_defence_of_a_ship_shoots_at_who_docks_and_then_the_crew_goes() -> None:
    """IV-13: crew 8 for 15 credits; a light and a heavy shot from the front."""
    ship = {**CREW_8, "7,6": SHIELD}
    g = with_card(flying("III", CREW_8, ship, at=[0, -4]), "IV-13")
    load(g, 1, 1, 3, 4)
    question = asked(flight(g), FlyOn(), FlyOn())
    assert question.prompt == "trucker-ask-defended-ship"
    assert question.args == {"crew": 8, "credits": 15, "days": 2, "shots": 2}
    g = with_card(flying("III", CREW_8, ship, at=[0, -4]), "IV-13")
    load(g, 1, 1, 3, 4)
    answers(flight(g), FlyOn(), FlyOn(), FlyPast(), Visit())
    assert [trucker.credits for trucker in g.truckers] == [0, 15]
    assert g.truckers[1].ship.lost == [ship["7,6"].partition("/")[0]]
    assert len(g.truckers[0].ship.parts) == 4
    assert not g.truckers[1].flying  # its last humans went over


@pytest.mark.rule("GT-X2-5.5")
def test_who_has_too_few_left_after_the_shots_has_come_for_nothing() -> None:
    g = with_card(flying("III", CREW_8), "IV-13")
    load(g, 1, 1, 3, 3)
    answers(flight(g), FlyOn(), Visit())
    assert g.truckers[0].credits == 0
    assert g.truckers[0].position == 0
    assert sum(g.truckers[0].ship.humans.values()) == 6
    assert told(g, "trucker-docked-in-vain")


@pytest.mark.rule("GT-X2-5.5")
def test_the_defence_of_a_station_shoots_before_the_goods_are_loaded() -> None:
    """IV-14: crew 11; light shots from left and right, a heavy one from the front."""
    ship = {**CREW_12, "7,9": HOLD_3}
    g = with_card(flying("III", ship), "IV-14")
    load(g, 1, 1, 1, 1, 1, 1)
    taken = [LoadGood("yellow", "7", "9"), LoadGood("yellow", "7", "9"), LoadGood("green", "7", "9")]
    answers(flight(g), FlyOn(), Visit(), *taken)
    assert len(told(g, "trucker-missed")) == 3
    assert g.truckers[0].ship.goods == {on(g, "7,9"): ["yellow", "yellow", "green"]}


@pytest.mark.rule("GT-X2-5.5")
@pytest.mark.rule("GT-X1-2.2")
def test_with_five_the_defence_shoots_at_each_of_the_two_who_dock() -> None:
    ship = {**CREW_12, "7,9": HOLD_3}
    g = with_card(flying("III", *[ship] * 5), "IV-14")
    nods(flight(g))
    assert [event.message.args["seat"] for event in told(g, "trucker-docked")] == [0, 1]
    assert len(told(g, "trucker-attack")) == 6
    assert [len(trucker.ship.parts) for trucker in g.truckers[2:]] == [7, 7, 7]


@pytest.mark.rule("GT-X2-5.5")
def test_an_undefended_station_asks_as_ever() -> None:
    g = with_card(flying("III", CREW_12), "IV-15")
    question = asked(flight(g), FlyOn())
    assert question.prompt == "trucker-ask-abandoned-station"
    assert offered(question) == [Visit(), FlyPast()]


@pytest.mark.rule("GT-X2-5.5")
def test_the_combat_zone_of_level_four_is_harsher() -> None:
    g = with_card(flying("III", CREW_12, CREW_8, at=[0, -4]), "IV-12")
    nods(flight(g))
    assert [event.message.args["count"] for event in told(g, "trucker-lost-crew")] == [5]
    assert len(told(g, "trucker-attack")) == 7
