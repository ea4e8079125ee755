"""What is told before a decision that cannot be taken back: how a fight ends, and that a flight does."""

import pytest

from games.trucker.flights import (
    BATTERY,
    BEAM,
    CABIN,
    CANNON,
    DOUBLE_CANNON,
    DOUBLE_ENGINE,
    ENGINE,
    asked,
    flying,
    load,
    offered,
    with_card,
)
from games.trucker.kit import fleet
from starboard.games.trucker.captions.captions import caption
from starboard.games.trucker.captions.stakes import stake
from starboard.games.trucker.content.cards import Attack
from starboard.games.trucker.moves.building_moves import KeepPiece
from starboard.games.trucker.moves.flight_moves import Fire, FlyOn, GiveUp, GiveUpCrew, LoseCrew, Thrust, Visit
from starboard.games.trucker.rules.attacks.meteors_and_shots import barrage
from starboard.games.trucker.rules.flight import flight
from starboard.games.trucker.state.game_state import TruckerState
from starboard.games.trucker.title import TRUCKER
from starboard.kernel import Move, Stake

LONE = {"7,7": CABIN}
ENDS = Stake({"flight-ends": 1.0}, sure="flight-ends")


def sure(g: TruckerState, move: Move) -> str:
    found = TRUCKER.stake(g, 0, move)
    return found.sure if found else ""


@pytest.mark.rule("GT-B-11.9.2")
def test_a_fight_says_how_it_ends() -> None:
    ship = {
        "7,7": CABIN,
        "7,6": BEAM,
        "7,5": DOUBLE_CANNON,
        "8,6": CANNON,
        "9,6": CANNON,
        "6,6": CANNON,
        "7,8": BATTERY,
    }
    g = with_card(flying("III", ship), "I-02")
    question = asked(flight(g), FlyOn())
    assert [(move.strength, sure(g, move)) for move in offered(question) if isinstance(move, Fire)] == [
        ("3", "lost"),
        ("5", "won"),
    ]
    g = with_card(flying("III", {**ship, "5,6": CANNON}), "I-02")
    question = asked(flight(g), FlyOn())
    assert sure(g, offered(question)[0]) == "drawn"


@pytest.mark.rule("GT-B-12.2")
@pytest.mark.rule("GT-B-12.3.2")
def test_who_gives_up_or_does_not_fly_in_open_space_is_told_that_the_flight_ends() -> None:
    g = with_card(flying("III", {"7,7": CABIN, "7,8": DOUBLE_ENGINE, "7,6": BATTERY}), "I-05")
    procedure = flight(g)
    assert (sure(g, GiveUp()), sure(g, FlyOn())) == ("flight-ends", "")
    asked(procedure, FlyOn())
    assert (sure(g, Thrust(0, 0)), sure(g, Thrust(1, 2))) == ("flight-ends", "")


@pytest.mark.rule("GT-B-11.3.2")
@pytest.mark.rule("GT-B-12.3.1")
def test_who_gives_the_last_human_away_is_told_that_the_flight_ends() -> None:
    pair = {"7,7": CABIN, "7,6": CABIN}
    for ship, outcome in ((pair, ""), (LONE, "flight-ends")):
        g = with_card(flying("III", ship), "I-18")
        asked(flight(g), FlyOn())
        assert sure(g, Visit()) == outcome
    g = flying("III", pair)
    b_human, alien = next(iter(g.truckers[0].ship.humans)), list(g.truckers[0].ship.humans)[1]
    g.truckers[0].ship.humans = {b_human: 1}
    g.truckers[0].ship.aliens = {alien: "brown"}
    g.card = "I-18"
    assert stake(g, 0, LoseCrew("7", "7")) == ENDS or stake(g, 0, LoseCrew("7", "6")) == ENDS
    assert {sure(g, LoseCrew("7", "7")), sure(g, LoseCrew("7", "6"))} == {"", "flight-ends"}


@pytest.mark.rule("GT-B-10.4.2")
def test_who_keeps_a_piece_with_nobody_aboard_is_told_that_the_flight_ends() -> None:
    g = flying("III", {"7,6": BEAM, "7,7": CABIN, "7,8": CABIN})
    load(g, 3, 4)
    question = asked(barrage(g, [0], "shot", [Attack("large", "left")]))
    assert offered(question) == [KeepPiece("7", "6"), KeepPiece("7", "8")]
    assert [sure(g, move) for move in offered(question)] == ["flight-ends", ""]


# -- Fleets ----------------------------------------------------------------------------------------------------------

FRONT = {"4,5": CABIN, "4,6": DOUBLE_ENGINE, "5,6": BATTERY}


@pytest.mark.rule("GT-LM-4.9.3")
def test_a_ship_of_a_fleet_that_drifts_leaves_and_with_the_last_the_flight_ends() -> None:
    still = {"4,9": CABIN}
    for rear, outcome in ((still, "flight-ends"), ({**still, "6,11": ENGINE}, "ship-leaves")):
        g = with_card(fleet(FRONT, rear), "I-05")
        question = asked(flight(g), FlyOn())
        moves = [move for move in offered(question) if isinstance(move, Thrust)]
        assert [(move.strength, sure(g, move)) for move in moves] == [(0, outcome), (2, "")]
        assert caption(g, 0, moves[0]).weight == "grave"


@pytest.mark.rule("GT-LM-4.10.2")
def test_who_takes_the_last_human_off_a_ship_is_told_that_it_leaves() -> None:
    g = fleet({"4,5": CABIN}, {"4,9": CABIN})
    g.card = "I-01"
    homes = list(g.truckers[0].ship.humans)
    g.truckers[0].ship.humans = {homes[0]: 1, homes[1]: 2}
    assert [sure(g, move) for move in (GiveUpCrew("4,5"), GiveUpCrew("4,9"), GiveUpCrew("4,9;4,9"))] == [
        "ship-leaves",
        "",
        "ship-leaves",
    ]
    assert (sure(g, LoseCrew("4", "5")), sure(g, GiveUpCrew("4,5;4,9;4,9"))) == ("ship-leaves", "flight-ends")
    words = caption(g, 0, GiveUpCrew("4,9;4,9")).message
    assert (words.id, words.args["ship"]) == ("trucker-move-ship-leaves", 2)


@pytest.mark.rule("GT-LM-4.10.2")
@pytest.mark.rule("GT-B-10.4.2")
def test_who_keeps_an_empty_piece_of_one_ship_is_told_that_this_ship_leaves() -> None:
    g = fleet({"4,5": CABIN, "4,7": ENGINE}, {"4,9": CABIN})
    assert (sure(g, KeepPiece("4", "7")), sure(g, KeepPiece("4", "5"))) == ("ship-leaves", "")
