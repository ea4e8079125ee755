"""Giving up crew."""

import pytest

from games.trucker.flights import CABIN, answers, asked, flying, offered, on, told
from starboard.games.trucker.moves.flight_moves import LoseCrew
from starboard.games.trucker.rules.aboard.crew import lose_crew

RULE = "GT-B-11.9.6"


@pytest.mark.rule("GT-B-9.3.2")
def test_the_player_picks_the_figures() -> None:
    g = flying("III", {"7,7": CABIN, "7,6": "B005", "7,8": CABIN})
    ship = g.truckers[0].ship
    del ship.humans[on(g, "7,6")]
    ship.aliens = {on(g, "7,6"): "brown"}
    question = asked(lose_crew(g, 0, 2, RULE))
    assert offered(question) == [LoseCrew("7", "6"), LoseCrew("7", "7"), LoseCrew("7", "8")]
    answers(lose_crew(g, 0, 2, RULE), LoseCrew("7", "6"), LoseCrew("7", "8"))
    assert ship.aliens == {}
    assert ship.humans == {on(g, "7,7"): 2, on(g, "7,8"): 1}
    assert told(g, "trucker-lost-crew")[0].message.args == {"seat": 0, "count": 2}


@pytest.mark.rule("GT-B-9.3.1")
def test_all_go_if_there_are_fewer() -> None:
    g = flying("III", {"7,7": CABIN, "7,6": CABIN})
    answers(lose_crew(g, 0, 5, RULE))
    assert g.truckers[0].ship.humans == {}
    assert told(g, "trucker-lost-crew")[0].message.args["count"] == 4


@pytest.mark.rule("GT-LM-4.9.9")
def test_a_fleet_gives_up_crew_from_any_ship() -> None:
    g = flying("IVC", {"4,5": CABIN, "4,9": CABIN}, dice=(3, 4))
    assert offered(asked(lose_crew(g, 0, 1, RULE))) == [LoseCrew("4", "5"), LoseCrew("4", "9")]
