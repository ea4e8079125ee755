"""Ambler: the Noon walks round the map; before and after it the same place differs."""

import pytest

from games.vanguard.campaigns.planets.ground import (
    depart,
    end_round,
    field,
    go_down,
    land,
    leave,
    markers,
    offered,
    outcome,
    read,
    stack,
    standees,
    status,
    take,
    trip,
)
from starboard.games.vanguard.moves.effect_moves import PickSector
from starboard.games.vanguard.state.game_state import VanguardState


def walk(g: VanguardState, strides: int = 1) -> None:
    for _ in range(strides):
        field(g, "T01", 3)


@pytest.mark.rule("IV-X-1501")
def test_the_noon_walks_the_ring_and_leaves_a_marker_behind() -> None:
    g = land("P01", 1, 1)
    assert standees(g, "T01") == [6]
    walk(g, 3)
    assert standees(g, "T01") == [1]
    assert markers(g, "noon") == {6: 1, 7: 1, 8: 1}


@pytest.mark.rule("IV-X-301")
def test_a_place_offers_one_thing_before_the_noon_and_another_after() -> None:
    g = land("P01", 2, 6)
    assert offered(g, 0) == {"poi:120.1"}
    assert "poi:122.2" in offered(g, 1)
    assert "poi:122.1" not in offered(g, 1)
    walk(g)
    assert "poi:122.1" in offered(g, 1)
    assert "poi:122.2" not in offered(g, 1)
    trip(g).places[2].markers["noon"] = 1
    assert offered(g, 0) == {"poi:120.2"}


@pytest.mark.rule("IV-X-1501")
def test_the_noon_costs_those_in_it_and_just_ahead_of_it() -> None:
    g = land("P01", 6, 7)
    dice = [len(one.available) for one in trip(g).team]
    field(g, "T01", 1)
    assert [len(one.available) for one in trip(g).team] == [dice[0] - 1, dice[1]]
    field(g, "T01", 2)
    assert [len(one.available) for one in trip(g).team] == [dice[0] - 2, dice[1] - 1]
    supplies = trip(g).supplies
    field(g, "T01", 3)
    assert trip(g).supplies == supplies - 1


@pytest.mark.rule("IV-X-1002")
def test_where_the_noon_comes_by_something_is_baked_or_bursts() -> None:
    g = land("P01", 3, 3)
    walk(g)
    assert stack(g, 7) == ["127"]
    walk(g, 2)
    assert stack(g, 1) == ["124", "131"]


@pytest.mark.rule("IV-X-1012")
def test_white_noon_falls_when_five_sectors_are_behind_it() -> None:
    g = land("P01", 9, 9)
    walk(g, 4)
    assert trip(g).boards[0].condition == "C02"
    walk(g)
    assert trip(g).boards[0].condition == "C03"
    assert "L01-7" in read(g)


@pytest.mark.rule("IV-X-1010")
def test_three_of_the_four_stations_complete_the_mission() -> None:
    g = land("P01", 2, 4)
    outcome(g, "poi:120")
    outcome(g, "poi:121", who=1)
    assert status(g, "MI04") == "open"
    trip(g).team[0].sector = 8
    before = trip(g).success
    outcome(g, "poi:123", 1, "yellow")
    assert status(g, "MI04") == "done"
    assert trip(g).success == before + 1 + 2
    assert [log for log in read(g) if log.startswith("L01")] == ["L01-2", "L01-3"]
    depart(g)
    assert g.counters["REPORTS"] == 1
    assert "L01-8" in read(g)


@pytest.mark.rule("IV-X-1011")
def test_without_the_stations_the_report_is_thin() -> None:
    g = land("P01", 1, 1)
    depart(g)
    assert "REPORTS" not in g.counters
    assert "L01-9" in read(g)


@pytest.mark.rule("IV-X-1010")
def test_all_of_the_team_just_ahead_of_the_noon() -> None:
    g = land("P01", 7, 6)
    end_round(g)
    assert status(g, "MI05") == "open"
    trip(g).team[1].sector = 7
    end_round(g)
    assert status(g, "MI05") == "done"


@pytest.mark.rule("IV-X-901")
def test_the_clean_channel_is_a_well_kept() -> None:
    g = land("P01", 10, 10)
    outcome(g, "poi:129", 2)
    assert g.counters["WELLS"] == 1
    assert status(g, "MI06") == "done"
    assert stack(g, 10) == ["130"]


@pytest.mark.rule("IV-X-1102")
def test_the_cistern_fills_everything_once() -> None:
    g = land("P01", 10, 10)
    trip(g).supplies = 3
    take(g, "poi:129", 1)
    assert trip(g).supplies == 5
    assert "poi:129.1" not in offered(g)


@pytest.mark.rule("IV-X-315")
def test_a_runner_carries_you_along_the_ring() -> None:
    g = land("P01", 1, 1)
    take(g, "poi:124", 2, 0, PickSector(8))
    assert trip(g).team[0].sector == 8


@pytest.mark.rule("IV-S-2510")
def test_on_a_later_visit_the_noon_is_four_sectors_on_and_stations_stay_read() -> None:
    g = land("P01", 2, 5)
    outcome(g, "poi:120")
    outcome(g, "poi:126", 1, "red", who=1)
    walk(g, 2)
    leave(g)
    go_down(g, "P01", 1, 1)
    assert standees(g, "T01") == [4]
    assert markers(g, "noon") == {6: 1, 7: 1}
    assert markers(g, "station") == {2: 1}
    assert stack(g, 5)[-1] == "126"
