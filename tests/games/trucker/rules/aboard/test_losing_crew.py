"""Giving up crew."""

import pytest

from games.trucker.flights import CABIN, answers, asked, flying, offered, on, told
from starboard.games.trucker.board.current_round import board_for
from starboard.games.trucker.board.ship.cabins import infected
from starboard.games.trucker.board.ship.crew_sets import crew_sets
from starboard.games.trucker.moves.flight_moves import ChooseCrew, GiveUpCrew, LoseCrew
from starboard.games.trucker.rules.aboard.crew import lose_crew

RULE = "GT-B-11.9.6"


@pytest.mark.rule("GT-B-9.3.2")
def test_the_player_picks_the_figures() -> None:
    g = flying("III", {"7,7": CABIN, "7,6": "B005", "7,8": CABIN})
    ship = g.truckers[0].ship
    del ship.humans[on(g, "7,6")]
    ship.aliens = {on(g, "7,6"): "brown"}
    question = asked(lose_crew(g, 0, 2, RULE))
    humans = [GiveUpCrew("7,7;7,7"), GiveUpCrew("7,7;7,8"), GiveUpCrew("7,8;7,8")]
    with_the_alien = [GiveUpCrew("7,6;7,7"), GiveUpCrew("7,6;7,8")]
    assert sorted(offered(question), key=str) == sorted(humans + with_the_alien, key=str)
    assert offered(question)[0] in humans
    answers(lose_crew(g, 0, 2, RULE), GiveUpCrew("7,6;7,8"))
    assert ship.aliens == {}
    assert ship.humans == {on(g, "7,7"): 2, on(g, "7,8"): 1}
    assert told(g, "trucker-lost-crew")[0].message.args == {"seat": 0, "count": 2}


LODGE = {"7,7": CABIN, "7,6": CABIN, "7,8": CABIN, "3,8": CABIN}
"""Three cabins in a row, and one apart."""


@pytest.mark.rule("GT-B-9.3.2")
def test_where_there_are_many_ways_one_answer_gives_up_all_and_another_names_the_cabins() -> None:
    g = flying("III", LODGE)
    question = asked(lose_crew(g, 0, 5, RULE))
    assert [type(move) for move in offered(question)] == [GiveUpCrew, ChooseCrew]
    answers(lose_crew(g, 0, 5, RULE), offered(question)[0])
    # GT-B-11.7.1: those who are left do not infect each other.
    ship = g.truckers[0].ship
    assert sum(ship.humans.values()) == 3
    assert infected(board_for(g, 0), ship) == []
    g = flying("III", LODGE)
    named = [LoseCrew("3", "8"), LoseCrew("3", "8"), LoseCrew("7", "7"), LoseCrew("7", "7"), LoseCrew("7", "6")]
    answers(lose_crew(g, 0, 5, RULE), ChooseCrew(), *named)
    assert g.truckers[0].ship.humans == {on(g, "7,6"): 1, on(g, "7,8"): 2}


@pytest.mark.rule("GT-B-9.3.2")
def test_there_is_an_answer_for_every_choice_of_aliens_and_the_last_human_stays_if_possible() -> None:
    g = flying("III", LODGE)
    ship = g.truckers[0].ship
    ship.humans = {on(g, "7,7"): 2, on(g, "3,8"): 2}
    ship.aliens = {on(g, "7,6"): "brown", on(g, "7,8"): "purple"}
    sets, _ = crew_sets(board_for(g, 0), ship, 4)
    homes = {name: on(g, name) for name in ("7,6", "7,8")}
    aliens = [{name for name, cell in homes.items() if cell in one} for one in sets]
    assert aliens[:2] == [{"7,6"}, {"7,8"}]
    assert set() in aliens
    assert {"7,6", "7,8"} in aliens


@pytest.mark.rule("GT-LM-4.10.2")
def test_no_ship_of_a_fleet_loses_its_last_human_without_need() -> None:
    g = flying("IVC", {"4,5": CABIN, "4,9": CABIN, "4,10": CABIN}, dice=(3, 4))
    ship = g.truckers[0].ship
    ship.humans = {on(g, "4,5"): 1, on(g, "4,9"): 1, on(g, "4,10"): 1}
    sets, _ = crew_sets(board_for(g, 0), ship, 1)
    assert sets[0] != (on(g, "4,5"),)


@pytest.mark.rule("GT-B-9.3.1")
def test_all_go_if_there_are_fewer() -> None:
    g = flying("III", {"7,7": CABIN, "7,6": CABIN})
    answers(lose_crew(g, 0, 5, RULE))
    assert g.truckers[0].ship.humans == {}
    assert told(g, "trucker-lost-crew")[0].message.args["count"] == 4


@pytest.mark.rule("GT-LM-4.9.9")
def test_a_fleet_gives_up_crew_from_any_ship() -> None:
    g = flying("IVC", {"4,5": CABIN, "4,9": CABIN}, dice=(3, 4))
    assert offered(asked(lose_crew(g, 0, 1, RULE))) == [GiveUpCrew("4,5"), GiveUpCrew("4,9")]
