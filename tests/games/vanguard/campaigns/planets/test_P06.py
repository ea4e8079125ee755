"""Hard Acre: six works that stay built from visit to visit, and weather that undoes half-work."""

import pytest

from games.vanguard.campaigns.planets.ground import (
    depart,
    do,
    field,
    go_down,
    land,
    leave,
    offered,
    outcome,
    read,
    run,
    stack,
    standees,
    status,
    take,
    trip,
)
from starboard.games.vanguard.rules.basics import planet_rules
from starboard.games.vanguard.rules.cards.passives import holds
from starboard.games.vanguard.rules.planet.action_tracks import action_of, fields_of
from starboard.games.vanguard.rules.planet.time_tracks import time_track

WORKS = {
    "220": (4, "230"),
    "221": (8, "232"),
    "222": (2, "233"),
    "223": (5, "234"),
    "224": (3, "235"),
    "225": (6, "236"),
}


@pytest.mark.rule("IV-X-560")
@pytest.mark.parametrize("site", WORKS)
def test_a_finished_track_becomes_a_work(site: str) -> None:
    sector, work = WORKS[site]
    g = land("P06", sector, 1)
    outcome(g, f"poi:{site}")
    assert stack(g, sector) == [work]
    assert g.counters["WORKS"] == 1
    assert status(g, "MI19") == "open"
    assert "L06-2" in read(g)
    assert stack(g, 1) == ["226"]
    assert stack(g, 7) == ["228", "227"]
    take(g, f"poi:{work}")


@pytest.mark.rule("IV-X-1010")
def test_three_works_of_one_visit_are_the_mission() -> None:
    g = land("P06", 4, 5, 2)
    outcome(g, "poi:220")
    outcome(g, "poi:223", who=1)
    assert status(g, "MI19") == "open"
    outcome(g, "poi:222", who=2)
    assert status(g, "MI19") == "done"
    depart(g)
    assert "L06-8" in read(g)


@pytest.mark.rule("IV-S-2510")
def test_works_stand_on_the_next_visit_and_seasons_alternate() -> None:
    g = land("P06", 4, 1)
    outcome(g, "poi:220")
    depart(g)
    leave(g)
    go_down(g, "P06", 1, 1)
    assert stack(g, 4) == ["230"]
    assert trip(g).boards[0].condition == "C13"
    leave(g)
    go_down(g, "P06", 1, 1)
    assert trip(g).boards[0].condition == "C12"


@pytest.mark.rule("IV-X-330")
def test_the_well_gives_a_supply_at_landing_and_rest_beside_it() -> None:
    g = land("P06", 4, 9)
    outcome(g, "poi:220")
    assert holds(g, 0, "rest-free")
    assert not holds(g, 1, "rest-free")
    trip(g).supplies = 3
    run(g, planet_rules.fire(g, "landed", who=0))
    assert trip(g).supplies == 4


@pytest.mark.rule("IV-X-1504")
def test_the_scour_does_not_come_past_the_wall() -> None:
    g = land("P06", 8, 2)
    outcome(g, "poi:221")
    trip(g).places[2].pois[-1].tracks = {"0.green": 3}
    do(g, "put T06 S3")
    field(g, "T06", 2)
    assert standees(g, "T06") == [3]
    assert holds(g, -1, "keep-tracks")


@pytest.mark.rule("IV-X-1505")
def test_the_scour_goes_to_the_work_that_stands_furthest_and_strips_it() -> None:
    g = land("P06", 4, 1)
    trip(g).places[4].pois[-1].tracks = {"0.green": 4}
    trip(g).places[3].pois[-1].tracks = {"0.green": 2}
    field(g, "T06", 2)
    assert standees(g, "T06") == [4]
    field(g, "T06", 3)
    assert trip(g).places[4].pois[-1].tracks == {"0.green": 2}


@pytest.mark.rule("IV-X-1502")
def test_whoever_holds_on_keeps_the_work_safe_once() -> None:
    g = land("P06", 8, 1)
    trip(g).places[8].pois[-1].tracks = {"0.green": 4}
    outcome(g, "threat:T06")
    field(g, "T06", 3)
    assert trip(g).places[8].pois[-1].tracks == {"0.green": 4}
    field(g, "T06", 3)
    assert trip(g).places[8].pois[-1].tracks == {"0.green": 2}


@pytest.mark.rule("IV-X-901")
def test_the_kiln_makes_tracks_shorter_and_the_mast_makes_winter_longer() -> None:
    g = land("P06", 5, 3)
    action = action_of(g, "poi:220", 0)
    assert fields_of(g, action, "green", "poi:220") == 8
    outcome(g, "poi:223")
    assert fields_of(g, action, "green", "poi:220") == 7
    winter = time_track(g, "C12")
    assert winter is not None
    assert len(winter.effects) == 8
    outcome(g, "poi:224", who=1)
    winter = time_track(g, "C12")
    assert winter is not None
    assert len(winter.effects) == 10


@pytest.mark.rule("IV-X-1412")
def test_the_terrace_gives_leads_at_every_landing() -> None:
    g = land("P06", 2, 1)
    outcome(g, "poi:222")
    before = len(trip(g).bag)
    run(g, planet_rules.fire(g, "landed", who=0))
    assert len(trip(g).bag) < before


@pytest.mark.rule("IV-X-1102")
def test_the_granary_keeps_two_supplies_for_the_next_visit() -> None:
    g = land("P06", 6, 1)
    outcome(g, "poi:225")
    trip(g).supplies = 5
    leave(g)
    assert g.records["P06"].supplies == 2


@pytest.mark.rule("IV-S-2510")
@pytest.mark.parametrize(("wall", "kept"), [(False, {}), (True, {"0.green": 3})])
def test_half_work_survives_a_departure_only_behind_the_wall(wall: bool, kept: dict[str, int]) -> None:
    g = land("P06", 8, 1)
    if wall:
        outcome(g, "poi:221")
    trip(g).places[4].pois[-1].tracks = {"0.green": 3}
    leave(g)
    go_down(g, "P06", 1, 1)
    assert trip(g).places[4].pois[-1].tracks == kept


@pytest.mark.rule("IV-X-1010")
def test_honest_soil_wants_the_basin_and_one_thing_more() -> None:
    g = land("P06", 9, 1)
    do(g, "top 226 S1")
    outcome(g, "poi:229")
    assert status(g, "MI20") == "open"
    outcome(g, "poi:226", 1, "green", who=1)
    assert status(g, "MI20") == "done"


@pytest.mark.rule("IV-C-301")
def test_the_cairns_are_opened_or_left_and_either_way_a_clue() -> None:
    opened = land("P06", 7, 1)
    outcome(opened, "poi:228")
    assert opened.flags["CAIRNS"] == "opened"
    assert stack(opened, 7) == ["231"]
    left = land("P06", 7, 1)
    take(left, "poi:228", 2)
    assert left.flags["CAIRNS"] == "left"
    assert opened.counters["PENCIL"] == left.counters["PENCIL"] == 1
    assert status(left, "MI21") == "done"
    assert "poi:228.1" not in offered(left)
