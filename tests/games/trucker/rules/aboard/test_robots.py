"""Crew robots: counted where crew is counted."""

import pytest

from games.trucker.flights import BATTERY, CABIN, HOLD_3, answers, asked, flying, load, offered, on, told, with_card
from games.trucker.kit import ROBOTS, fleet
from starboard.games.trucker.content import content
from starboard.games.trucker.moves.flight_moves import CountCrew, FlyOn, FlyPast, GiveUpCrew, StopLoading, Visit
from starboard.games.trucker.rules.aboard.crew import lose_crew
from starboard.games.trucker.rules.aboard.robots import crew_ways, crews_of
from starboard.games.trucker.rules.flight import flight
from starboard.games.trucker.state.game_state import TruckerState

RULE = "GT-B-11.10.3"
SMALL = {"7,7": CABIN, "7,8": ROBOTS, "7,6": BATTERY}
LARGE = {"7,7": CABIN, "7,6": CABIN}
STATION, SHIP, SABOTAGE, COMBAT = "I-19", "I-17", "III-04", "I-16"


def smallest(crews: dict[int, int]) -> int:
    """Who has the smallest crew, among equals the first."""
    return min(crews, key=crews.__getitem__)


@pytest.mark.rule("GT-X2-2.6")
def test_powered_robots_count_as_four() -> None:
    """OQ-X2-03."""
    g = flying("III", {**SMALL, "3,8": ROBOTS}, LARGE)
    assert content().kit.crew_robots.crew == 4
    assert [way[:2] for way in crew_ways(g, 0)] == [(0, 2), (1, 6), (2, 10)]
    question = asked(crews_of(g, [0, 1], RULE))
    assert offered(question) == [CountCrew(2, 0), CountCrew(6, 1), CountCrew(10, 2)]
    assert smallest(answers(crews_of(g, [0, 1], RULE), CountCrew(2, 0))) == 0
    assert smallest(answers(crews_of(g, [0, 1], RULE), CountCrew(6, 1))) == 1
    assert g.truckers[0].ship.batteries == {on(g, "7,6"): 1}
    assert told(g, "trucker-counted-crew")[-1].message.args == {"seat": 0, "crew": 6}


@pytest.mark.rule("GT-X2-2.6")
def test_who_is_safe_already_is_not_asked() -> None:
    g = flying("III", {"7,7": CABIN}, SMALL)
    # Among equals the first in order is struck.
    assert smallest(answers(crews_of(g, [0, 1], RULE))) == 0


@pytest.mark.rule("GT-X2-2.6")
def test_robots_without_power_count_for_nothing() -> None:
    g = flying("III", {"7,7": CABIN, "7,8": ROBOTS}, LARGE)
    assert smallest(answers(crews_of(g, [0, 1], RULE))) == 0


@pytest.mark.rule("GT-LM-4.9.5")
@pytest.mark.rule("GT-LM-4.9.1")
def test_the_robots_of_a_fleet_take_power_from_their_own_ship() -> None:
    g = fleet({"4,5": CABIN, "5,5": ROBOTS}, {"4,9": CABIN, "5,9": ROBOTS, "6,9": BATTERY})
    assert [way[:2] for way in crew_ways(g, 0)] == [(0, 4), (1, 8)]


@pytest.mark.rule("GT-X2-2.6")
@pytest.mark.rule("GT-B-11.8.1")
def test_robots_keep_saboteurs_away() -> None:
    g = with_card(flying("III", SMALL, LARGE), SABOTAGE)
    load(g, 1, 1, 1, 1, 1, 1, 1, 1)
    answers(flight(g), FlyOn(), FlyOn(), CountCrew(6, 1))
    assert told(g, "trucker-sabotaged")[0].message.args["seat"] == 1


@pytest.mark.rule("GT-X2-2.6")
@pytest.mark.rule("GT-B-11.10.3")
def test_robots_count_in_a_combat_zone() -> None:
    g = with_card(flying("III", SMALL, LARGE), COMBAT)
    question = asked(flight(g), FlyOn(), FlyOn())
    assert offered(question) == [CountCrew(2, 0), CountCrew(6, 1)]


def docked(crew: dict[str, str]) -> TruckerState:
    return with_card(flying("III", {**crew, "8,7": HOLD_3}, {"7,7": CABIN}), STATION)


@pytest.mark.rule("GT-X2-2.6")
@pytest.mark.rule("GT-B-11.4.1")
def test_robots_help_to_search_a_station() -> None:
    g = docked(SMALL)
    question = asked(flight(g), FlyOn(), FlyOn())
    assert (offered(question), question.args["robots"]) == ([Visit(), FlyPast()], 1)
    g = docked(SMALL)
    answers(flight(g), FlyOn(), FlyOn(), Visit(), StopLoading())
    assert g.truckers[0].ship.batteries == {on(g, "7,6"): 1}
    assert sum(g.truckers[0].ship.humans.values()) == 2


@pytest.mark.rule("GT-X2-2.6")
def test_a_crew_that_is_large_enough_leaves_its_robots_alone() -> None:
    g = docked({**SMALL, "6,7": CABIN, "6,8": CABIN})
    answers(flight(g), FlyOn(), FlyOn(), Visit(), StopLoading())
    assert sum(g.truckers[0].ship.batteries.values()) == 2


@pytest.mark.rule("GT-X2-2.6")
def test_robots_are_never_given_up() -> None:
    """They cannot man an abandoned ship, which takes the crew away, nor go with the slavers."""
    g = with_card(flying("III", SMALL, {"7,7": CABIN}), SHIP)
    answers(flight(g), FlyOn(), FlyOn())
    assert g.truckers[0].credits == 0
    g = flying("III", {**SMALL, "6,7": CABIN})
    assert offered(asked(lose_crew(g, 0, 1, RULE))) == [GiveUpCrew("6,7"), GiveUpCrew("7,7")]
