"""Drover: a house that walks, steered by where one stands in it."""

import pytest

from games.vanguard.campaigns.planets.ground import (
    do,
    field,
    land,
    offered,
    outcome,
    read,
    run,
    standees,
    status,
    take,
    trip,
    value,
    ways,
)
from starboard.games.vanguard.moves.effect_moves import Choose
from starboard.games.vanguard.rules.planet.missions import settle
from starboard.games.vanguard.rules.planet.time_tracks import advance_all
from starboard.games.vanguard.state.game_state import VanguardState


def stride(g: VanguardState, times: int = 1) -> None:
    for _ in range(times):
        field(g, "T04", 2)


@pytest.mark.rule("IV-X-311")
def test_the_bays_are_joined_to_wherever_the_house_stands() -> None:
    g = land("P05", 1, 11)
    assert {11, 12} < ways(g, 0)
    assert ways(g, 1) == {1, 12}
    stride(g)
    assert standees(g, "T04") == [2]
    assert 11 not in ways(g, 0)
    assert ways(g, 1) == {2, 12}


@pytest.mark.rule("IV-X-1505")
@pytest.mark.parametrize(
    ("sectors", "gear", "goes"),
    [((11, 1), 0, 4), ((12, 1), 0, 5), ((11, 12), 0, 4), ((11, 12), 2, 5), ((1, 1), 0, 4)],
    ids=["left", "right", "tie", "tie-equipment", "nobody"],
)
def test_at_a_fork_the_house_goes_where_the_weight_is(sectors: tuple[int, int], gear: int, goes: int) -> None:
    g = land("P05", *sectors)
    trip(g).team[1].equipment = ["m01", "m02"][:gear]
    stride(g, 3)
    assert standees(g, "T04") == [goes]


@pytest.mark.rule("IV-X-1505")
def test_a_stone_on_the_cairn_decides_the_fork_this_round() -> None:
    g = land("P05", 3, 11)
    take(g, "poi:202", 1, 0, Choose("set lean right"))
    do(g, "put T04 S3")
    stride(g)
    assert standees(g, "T04") == [5]


@pytest.mark.rule("IV-X-1010")
def test_the_house_kneels_in_the_dock_until_both_bays_are_manned() -> None:
    g = land("P05", 11, 8)
    do(g, "put T04 S7, track T04 1")
    stride(g)
    assert standees(g, "T04") == [8]
    assert trip(g).boards[0].threats[0].time == 0
    run(g, advance_all(g, "IV-X-907"))
    assert trip(g).boards[0].threats[0].time == 0
    run(g, settle(g))
    assert status(g, "MI16") == "open"
    trip(g).team[1].sector = 12
    run(g, settle(g))
    assert status(g, "MI16") == "done"
    assert "L05-4" in read(g)
    run(g, advance_all(g, "IV-X-907"))
    assert trip(g).boards[0].threats[0].time == 1


@pytest.mark.rule("IV-X-1502")
def test_to_trim_the_load_is_to_stride_now_or_to_leave_one_out() -> None:
    g = land("P05", 11, 1)
    assert "threat:T04.1" in offered(g, 0)
    assert "threat:T04.1" not in offered(g, 1)
    outcome(g, "threat:T04", 1, "green", 0, Choose("walk T04 1 route road"))
    assert standees(g, "T04") == [2]
    outcome(g, "threat:T04", 1, "green", 0, Choose("track skip 1"))
    stride(g)
    assert standees(g, "T04") == [2]
    stride(g)
    assert standees(g, "T04") == [3]


@pytest.mark.rule("IV-X-1010")
def test_once_around_with_nobody_left_behind() -> None:
    g = land("P05", 11, 10)
    do(g, "put T04 S10")
    stride(g)
    assert standees(g, "T04") == [1]
    assert status(g, "MI17") == "open"
    trip(g).team[1].sector = 12
    do(g, "put T04 S10")
    stride(g)
    assert status(g, "MI17") == "done"


@pytest.mark.rule("IV-X-1505")
def test_the_choir_sings_to_those_on_foot_and_to_those_in_a_bay_that_stands_in_it() -> None:
    g = land("P05", 9, 11)
    do(g, "put T04 S9")
    assert trip(g).boards[0].condition == "C11"
    assert "L05-5" in read(g)
    supplies = trip(g).supplies
    field(g, "T05", 3, Choose("supply -1"))
    assert trip(g).supplies < supplies
    assert [injury.type for injury in trip(g).team[1].injuries] == ["panic"]


@pytest.mark.rule("IV-X-1012")
def test_choir_weather_ends_when_the_house_walks_out_of_it() -> None:
    g = land("P05", 1, 1)
    do(g, "put T04 S9")
    assert trip(g).boards[0].condition == "C11"
    stride(g)
    assert trip(g).boards[0].condition == "C10"


@pytest.mark.rule("IV-X-511")
def test_the_song_can_be_left_unheard_and_its_edge_read() -> None:
    g = land("P05", 9, 1)
    do(g, "track hush 1")
    field(g, "T05", 3)
    assert trip(g).team[0].injuries == []
    assert value(g, "hush") == 0
    outcome(g, "threat:T05")
    field(g, "T05", 2)
    assert standees(g, "T05") == [9]
    field(g, "T05", 2)
    assert standees(g, "T05") == [10]


@pytest.mark.rule("IV-X-1501")
def test_a_chock_holds_the_house_until_it_is_pulled() -> None:
    g = land("P05", 8, 1)
    assert "poi:206.1" not in offered(g)
    do(g, "mission MI16 done, put T04 S8")
    outcome(g, "poi:206")
    stride(g)
    assert standees(g, "T04") == [8]
    take(g, "poi:206", 2)
    stride(g)
    assert standees(g, "T04") == [10]


@pytest.mark.rule("IV-X-901")
def test_the_stone_in_its_foot_is_a_well_kept() -> None:
    g = land("P05", 12, 1)
    outcome(g, "poi:210")
    assert status(g, "MI18") == "done"
    assert g.counters["WELLS"] == 1


@pytest.mark.rule("IV-C-301")
def test_the_shoe_under_the_bunk_is_a_clue() -> None:
    g = land("P05", 11, 1)
    outcome(g, "poi:209")
    assert g.counters["PENCIL"] == 1
    assert g.flags["SHOE"] in ("kept", "returned")
