"""Doorstep: two halves that must free themselves, then one thing after the other."""

import pytest

from games.vanguard.campaigns.planets.ground import do, land, outcome, read, run, stack, status, take, trip, ways
from starboard.games.vanguard.rules.basics.exploration_over import ExplorationEnds
from starboard.games.vanguard.rules.planet.missions import settle
from starboard.games.vanguard.state.game_state import VanguardState


def on_doorstep(*sectors: int) -> VanguardState:
    g = land("P00", *sectors)
    trip(g).supplies = -1
    return g


@pytest.mark.rule("IV-X-310")
def test_each_half_must_first_get_out() -> None:
    g = on_doorstep(1, 2)
    assert ways(g, 0) == set() == ways(g, 1)
    outcome(g, "poi:1")
    outcome(g, "poi:2", who=1)
    assert (stack(g, 1), stack(g, 2)) == (["1", "101"], ["2", "102"])
    assert ways(g, 0) == {5}
    assert ways(g, 1) == {4}


@pytest.mark.rule("IV-X-1010")
def test_both_halves_at_the_wall_begin_the_second_mission() -> None:
    g = on_doorstep(4, 5)
    assert status(g, "MI01") == "open"
    trip(g).team[1].sector = 4
    run(g, settle(g))
    assert status(g, "MI01") == "done"
    assert status(g, "MI02") == "open"
    assert stack(g, 3) == ["103"]
    assert "L00-3" in read(g)


@pytest.mark.rule("IV-X-1901")
def test_events_begin_with_the_second_mission() -> None:
    g = on_doorstep(4, 4)
    assert not trip(g).events_on
    run(g, settle(g))
    assert trip(g).events_on


@pytest.mark.rule("IV-X-314")
def test_the_log_of_a_sector_is_told_once() -> None:
    g = on_doorstep(1, 2)
    do(g, "move S5 free")
    do(g, "move S4 free")
    do(g, "move S5 free")
    assert read(g).count("L00-1") == 1


@pytest.mark.rule("IV-X-1420")
def test_the_cup_is_the_unique_discovery_and_then_the_slot_gives_a_success() -> None:
    g = on_doorstep(1, 2)
    do(g, "poi 101 S1")
    outcome(g, "poi:101")
    assert trip(g).uniques == ["U01"]
    before = trip(g).success
    do(g, "unique U01")
    assert trip(g).success == before + 1


@pytest.mark.rule("IV-X-1703")
def test_the_probe_leads_to_the_winch_and_the_winch_home() -> None:
    g = on_doorstep(6, 8)
    do(g, "mission MI01 done")
    outcome(g, "poi:6")
    outcome(g, "poi:105")
    assert (status(g, "MI02"), status(g, "MI03")) == ("done", "open")
    do(g, "log L00-6")
    assert stack(g, 8) == ["108"]
    with pytest.raises(ExplorationEnds):
        outcome(g, "poi:108", who=1)
    assert status(g, "MI03") == "done"
    assert trip(g).end == "L00-9"
    assert g.flags["CUP"] == "left"


@pytest.mark.rule("IV-C-301")
@pytest.mark.parametrize(("action", "word"), [(1, "drank"), (2, "sampled")])
def test_the_water_is_drunk_or_sampled(action: int, word: str) -> None:
    g = on_doorstep(7, 7)
    outcome(g, "poi:7")
    if action == 1:
        take(g, "poi:107", 1)
    else:
        outcome(g, "poi:107", 2)
    assert g.flags["CUP"] == word
    assert stack(g, 7)[-1] == "000"
