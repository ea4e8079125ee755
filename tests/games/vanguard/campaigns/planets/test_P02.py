"""Hush: accidents cry out, and the herd comes to comfort the one who cried."""

import pytest

from games.vanguard.campaigns.planets.ground import (
    depart,
    do,
    field,
    go_down,
    instant,
    land,
    leave,
    markers,
    offered,
    outcome,
    read,
    run,
    stack,
    standees,
    status,
    take,
    trip,
    value,
)
from starboard.games.vanguard.content import campaign
from starboard.games.vanguard.effects.context import Ctx
from starboard.games.vanguard.effects.effects import carry_out
from starboard.games.vanguard.moves.effect_moves import Choose, PickSector
from starboard.games.vanguard.rules.basics import planet_rules
from starboard.games.vanguard.rules.launch_and_return.landing import disembark


@pytest.mark.rule("IV-X-1505")
def test_the_matron_goes_first_and_then_all_of_them_toward_most_cries() -> None:
    g = land("P02", 1, 1)
    do(g, "marker cry S9, marker cry S8 2")
    field(g, "T02", 1)
    assert standees(g, "T02") == [7, 5, 5]
    field(g, "T02", 2)
    assert standees(g, "T02") == [8, 9, 9]


@pytest.mark.rule("IV-X-1505")
def test_without_a_cry_they_go_home() -> None:
    g = land("P02", 1, 1)
    do(g, "put T02.all S9")
    field(g, "T02", 1)
    field(g, "T02", 2)
    assert standees(g, "T02") == [5, 7, 7]


@pytest.mark.rule("IV-X-1501")
def test_to_be_leaned_on_by_one_helps_and_holds_and_by_two_it_hurts() -> None:
    g = land("P02", 7, 9)
    do(g, "put T02.all S5, marker cry S7, marker cry S3")
    threat = trip(g).boards[0].threats[0]
    threat.sectors = [7, 9, 9]
    for one in trip(g).team:
        one.spent, one.available = one.available[:3], one.available[3:]
    field(g, "T02", 3)
    team = trip(g).team
    assert [len(one.spent) for one in team] == [1, 1]
    assert [[injury.type for injury in one.injuries] for one in team] == [[], ["wound"]]
    assert all("no-travel" in one.statuses for one in team)
    assert markers(g, "cry") == {3: 1}
    assert "L02-2" in read(g)


@pytest.mark.rule("IV-X-536")
@pytest.mark.parametrize("noise", ["marker cry S3 2", "put T02 S3"])
def test_a_recording_fails_at_once_where_it_is_not_quiet(noise: str) -> None:
    g = land("P02", 3, 1)
    assert instant(g, "poi:140") == ""
    do(g, noise)
    assert instant(g, "poi:140") == "red"


@pytest.mark.rule("IV-X-536")
def test_one_cry_is_still_quiet() -> None:
    g = land("P02", 3, 1)
    do(g, "marker cry S3")
    assert instant(g, "poi:140") == ""


@pytest.mark.rule("IV-X-531")
def test_a_cry_that_comes_of_the_check_itself_is_too_late() -> None:
    g = land("P02", 3, 1)
    run(g, planet_rules.fire(g, "check", who=0, sector=3))
    do(g, "marker cry here")
    assert value(g, "loud") == 0


@pytest.mark.rule("IV-X-312")
def test_to_travel_is_to_spend_a_die_or_to_make_a_noise() -> None:
    g = land("P02", 1, 1)
    do(g, "use 1 D or marker cry here", 0, Choose("marker cry here"))
    assert markers(g, "cry") == {1: 1}
    do(g, "marker cry connected", 0, PickSector(3))
    assert markers(g, "cry") == {1: 1, 3: 1}


@pytest.mark.rule("IV-X-1010")
def test_three_recordings_bring_home_the_tune() -> None:
    g = land("P02", 3, 4)
    outcome(g, "poi:140")
    outcome(g, "poi:141", who=1)
    trip(g).team[0].sector = 6
    outcome(g, "poi:142", 1, "yellow")
    assert status(g, "MI07") == "done"
    assert g.counters["PENCIL"] == 1
    assert "L02-4" in read(g)
    depart(g)
    assert "L02-8" in read(g)
    assert g.counters["REPORTS"] == 1


@pytest.mark.rule("IV-X-1003")
def test_a_second_recording_in_one_place_counts_once() -> None:
    g = land("P02", 4, 4)
    outcome(g, "poi:141")
    assert offered(g) == {"poi:141.2"}
    do(g, "marker record here")
    assert markers(g, "record") == {4: 1}


@pytest.mark.rule("IV-X-1011")
@pytest.mark.parametrize(("injury", "expected"), [("", "done"), ("exh", "done"), ("wound", "open")])
def test_nobody_is_to_leave_with_a_wound(injury: str, expected: str) -> None:
    g = land("P02", 1, 1)
    if injury:
        do(g, f"injure {injury}")
    depart(g)
    assert status(g, "MI08") == expected


@pytest.mark.rule("IV-X-1001")
def test_the_calf_that_is_pulled_out_leads_you_to_its_nursery() -> None:
    g = land("P02", 2, 2)
    outcome(g, "poi:143")
    assert g.flags["CALF"] == "saved"
    outcome(g, "poi:144")
    assert trip(g).team[0].sector == 5
    assert stack(g, 2) == ["000"]


@pytest.mark.rule("IV-C-303")
def test_the_calf_that_was_left_calls_and_is_remembered() -> None:
    g = land("P02", 2, 2)
    take(g, "poi:143", 2)
    assert markers(g, "cry") == {2: 2}
    leave(g)
    go_down(g, "P02", 1, 1)
    assert standees(g, "T02")[0] == 2


@pytest.mark.rule("IV-C-303")
def test_the_grown_calf_keeps_the_herd_off_once_a_visit() -> None:
    g = land("P02", 2, 2)
    outcome(g, "poi:143")
    leave(g)
    go_down(g, "P02", 5, 5)
    assert value(g, "calf") == 1
    field(g, "T02", 3)
    assert not any("no-travel" in one.statuses for one in trip(g).team)
    field(g, "T02", 3)
    assert all("no-travel" in one.statuses for one in trip(g).team)


@pytest.mark.rule("IV-X-1502")
def test_a_shot_brings_the_herd_closer() -> None:
    g = land("P02", 5, 1)
    outcome(g, "threat:T02", 2, "green", 0, PickSector(7))
    assert trip(g).boards[0].condition == "C05"
    do(g, "put T02.all S9, marker cry S8")
    field(g, "T02", 1)
    assert standees(g, "T02") == [8, 8, 8]


@pytest.mark.rule("IV-X-901")
def test_the_mended_slot_hums_every_cry_away() -> None:
    g = land("P02", 9, 9)
    do(g, "marker cry S1 2, marker cry S4")
    outcome(g, "poi:147")
    assert markers(g, "cry") == {}
    assert g.counters["WELLS"] == 1


@pytest.mark.rule("IV-X-1010")
def test_what_they_keep_is_found_in_the_dell() -> None:
    g = land("P02", 10, 10)
    outcome(g, "poi:150")
    assert trip(g).uniques == ["U05"]
    assert status(g, "MI09") == "done"


@pytest.mark.rule("IV-S-2352")
def test_engines_that_are_heard_leave_two_cries_where_the_lander_comes_down() -> None:
    g = land("P02", 8, 8)
    trip(g).landing = 8
    row = next(row for row in campaign[g.campaign].planets["P02"].landing_row if row.first == 0)
    run(g, carry_out(g, row.effect, Ctx("landing:P02", "IV-S-2351")))
    assert markers(g, "cry") == {}
    g.ship.target = "D02"
    run(g, disembark(g))
    assert markers(g, "cry") == {8: 2}
    assert value(g, "engines") == 0
    run(g, planet_rules.fire(g, "landed", sector=8))
    assert markers(g, "cry") == {8: 2}, "they were heard"
