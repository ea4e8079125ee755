"""The answers to the questions of a flight: their words, where they are pressed, and which of them is put forward."""

import re

import pytest

from games.trucker.flights import (
    BATTERY,
    BATTERY_3,
    BEAM,
    CABIN,
    CANNON,
    DOUBLE_CANNON,
    DOUBLE_ENGINE,
    HOLD,
    RED_HOLD,
    SHIELD,
    asked,
    flying,
    load,
    offered,
    on,
    with_card,
)
from starboard.games.trucker.captions.captions import caption
from starboard.games.trucker.captions.part_names import where_aboard, which_of_them
from starboard.games.trucker.content.cards import Attack, Goods
from starboard.games.trucker.moves.flight_moves import FlyOn, GiveUpCrew, LoadBest
from starboard.games.trucker.rules.aboard.crew import lose_crew
from starboard.games.trucker.rules.aboard.goods import gain_goods
from starboard.games.trucker.rules.attacks.meteors_and_shots import barrage
from starboard.games.trucker.rules.flight import flight
from starboard.games.trucker.state.game_state import TruckerState
from starboard.kernel import Ask, Move
from starboard.speech import Speech

SPEECH = Speech("en")
SMALL, LARGE = Attack("small", "front"), Attack("large", "front")
SPINE = {"7,7": CABIN, "7,6": BEAM, "7,8": BEAM}


def told(g: TruckerState, question: Ask) -> list[tuple[str, str, str]]:
    """The words, place and weight of every answer."""
    shown = [caption(g, 0, move) for move in offered(question)]
    return [(SPEECH.say(one.message), one.place, one.weight) for one in shown]


def says(g: TruckerState, move: Move, language: str) -> str:
    return Speech(language).say(caption(g, 0, move).message)


@pytest.mark.rule("GT-B-10.2.7")
@pytest.mark.rule("GT-B-10.4.2")
def test_a_shield_is_raised_at_any_of_the_batteries_and_the_best_is_put_forward() -> None:
    ship = {"7,7": CABIN, "6,7": BEAM, "5,7": CABIN, "8,7": SHIELD, "7,8": BATTERY, "7,9": BATTERY_3}
    g = flying("III", ship)
    load(g, 2, 4)
    assert told(g, asked(barrage(g, [0], "meteor", [SMALL]))) == [
        ("Raise the shield · 1 of 5 batteries", "ship-0-7-9", "main"),
        ("Raise the shield · 1 of 5 batteries, from column 7, row 8", "ship-0-7-8", ""),
        ("Let it hit: lose the structural module and one more component", "card", "pass"),
    ]


@pytest.mark.rule("GT-B-10.2.7")
def test_with_one_battery_component_a_cannon_is_fired_at_its_own_place() -> None:
    g = flying("III", {"7,7": CABIN, "7,6": BEAM, "7,5": DOUBLE_CANNON, "8,7": BATTERY})
    load(g, 3, 4)
    assert told(g, asked(barrage(g, [0], "meteor", [LARGE]))) == [
        ("Fire · 1 of 2 batteries", "ship-0-7-5", "main"),
        ("Let it hit: lose the double cannon", "card", "pass"),
    ]


@pytest.mark.rule("GT-B-9.3.2")
def test_who_goes_is_said_in_three_languages() -> None:
    g = flying("III", {"7,7": CABIN, "7,6": CABIN, "7,8": CABIN, "3,8": CABIN})
    ship = g.truckers[0].ship
    del ship.humans[on(g, "7,6")]
    ship.aliens = {on(g, "7,6"): "brown"}
    offers = offered(asked(lose_crew(g, 0, 3, "GT-B-9.3.2")))
    humans, mixed, _ = offers
    assert isinstance(humans, GiveUpCrew)
    assert isinstance(mixed, GiveUpCrew)
    assert caption(g, 0, humans).weight == "main"
    assert [says(g, humans, language) for language in ("en", "cs", "pl")] == [
        "Give up 3 humans",
        "Odevzdat 3 lidi",
        "Oddaj 3 ludzi",
    ]
    assert [says(g, mixed, language) for language in ("en", "cs", "pl")] == [
        "Give up the brown alien and 2 humans",
        "Odevzdat hnědého mimozemšťana a 2 lidi",
        "Oddaj brązowego obcego i 2 ludzi",
    ]


@pytest.mark.rule("GT-B-9.3.2")
def test_the_cabins_that_give_up_crew_are_named_in_words() -> None:
    g = flying("I", {"7,7": CABIN, "7,6": "B005/0"})
    usual, move = offered(asked(lose_crew(g, 0, 3, "GT-B-9.3.2")))
    assert says(g, usual, "en") == "Give up 3 humans"
    assert [says(g, move, language) for language in ("en", "cs", "pl")] == [
        "Give up 3 humans from the cabin in front and the starting cabin (both)",
        "Odevzdat 3 lidi z kabiny vpředu a ze základního dílku (oba)",
        "Oddaj 3 ludzi z kabiny z przodu i z początkowej kabiny pilotów (oboje)",
    ]


@pytest.mark.rule("GT-B-9.3.2")
def test_cabins_on_the_same_side_are_counted_from_the_front() -> None:
    g = flying("II", {"7,7": CABIN, "6,6": "B005/0", "6,7": "B005/0", "6,8": "B005/0", "8,7": "B005/0"})
    moves = [move for move in offered(asked(lose_crew(g, 0, 2, "GT-B-9.3.2"))) if isinstance(move, GiveUpCrew)]
    said = " / ".join(says(g, move, "en") for move in moves)
    assert not re.search(r"column|row|\d,\d", said)
    cells = [on(g, name) for name in ("6,6", "6,7", "6,8", "8,7")]
    assert [where_aboard(g, 0, cell) for cell in cells] == ["front-left", "left", "back-left", "right"]
    # A ship that is longer at the back: two of them are now on the same side of its middle.
    g.truckers[0].ship.parts[on(g, "6,9")] = "B005/0"
    assert [where_aboard(g, 0, cell) for cell in cells] == ["front-left", "front-left", "back-left", "front-right"]
    assert [which_of_them(g, 0, cell, cells) for cell in cells] == [1, 2, 0, 0]


@pytest.mark.rule("GT-B-12.3.1")
def test_giving_up_the_last_humans_is_held_and_says_that_the_flight_ends() -> None:
    g = flying("III", {"7,7": CABIN, "7,6": "B005/0"})
    g.part = "flight"
    ship = g.truckers[0].ship
    ship.humans = {on(g, "7,7"): 2}
    ship.aliens = {on(g, "7,6"): "brown"}
    shown = {words: weight for words, _, weight in told(g, asked(lose_crew(g, 0, 2, "GT-B-9.3.2")))}
    assert shown == {
        "Give up the brown alien and one human": "main",
        "This ends your flight! Give up 2 humans from the starting cabin": "grave",
    }


@pytest.mark.rule("GT-B-11.9.2")
def test_cannons_say_how_the_fight_ends_and_the_cheapest_victory_is_put_forward() -> None:
    guns = {"7,5": DOUBLE_CANNON, "8,6": CANNON, "9,6": CANNON, "6,6": CANNON}
    g = with_card(flying("III", {**SPINE, **guns, "7,9": BATTERY}), "I-02")
    shown = told(g, asked(flight(g), FlyOn()))
    assert [(words, weight) for words, _, weight in shown] == [
        ("3 · no battery: you lose", ""),
        ("5 · one battery: you win", "main"),
    ]
    assert shown[1][1] == "ship-0-7-5"


@pytest.mark.rule("GT-B-11.9.2")
def test_where_every_answer_loses_the_one_that_costs_nothing_is_put_forward() -> None:
    g = with_card(flying("III", {**SPINE, "7,5": DOUBLE_CANNON, "7,9": BATTERY}), "I-02")
    assert [(words, weight) for words, _, weight in told(g, asked(flight(g), FlyOn()))] == [
        ("0 · no battery: you lose", "main"),
        ("2 · one battery: you lose", ""),
    ]


@pytest.mark.rule("GT-B-11.1.1")
def test_engines_are_powered_up_as_far_as_the_one_that_is_pressed() -> None:
    ship = {"7,7": CABIN, "7,6": BATTERY_3, "7,8": DOUBLE_ENGINE, "5,8": DOUBLE_ENGINE}
    g = with_card(flying("III", ship), "I-05")
    shown = told(g, asked(flight(g), FlyOn()))
    assert [words for words, _, _ in shown] == [
        "This ends your flight! Fly 0 days ahead without batteries",
        "Fly 2 days ahead for one battery",
        "Fly 4 days ahead for 2 batteries",
    ]
    assert {place for _, place, _ in shown[1:]} == {"ship-0-7-8", "ship-0-5-8"}
    assert [weight for _, _, weight in shown] == ["grave", "main", ""]


@pytest.mark.rule("GT-B-9.5.2")
def test_loading_the_best_says_what_stays_behind() -> None:
    g = flying("III", {"7,7": CABIN, "7,6": RED_HOLD, "7,8": HOLD})
    words: list[str] = []
    for goods in (Goods(red=1, blue=2), Goods(red=1, blue=3), Goods(red=3, blue=3)):
        question = asked(gain_goods(g, 0, goods, "GT-B-9.5.2"))
        assert offered(question)[0] == LoadBest()
        words.append(told(g, question)[0][0])
    assert words == ["Load everything", "Load the best, leave one", "Load the best, leave 3"]
