"""Neighbours, distances and ranges."""

import pytest

from games.andromeda.battlefields import bare_table
from starboard.games.andromeda.board.map import (
    FAR,
    distance,
    in_range,
    is_nebula,
    kind_of,
    lay_tile,
    leftmost,
    movements,
    neighbours,
    one_step,
    regions_with_tiles,
)
from starboard.games.andromeda.content import NUMBER_OF, content
from starboard.games.andromeda.state.game_state import FIRST_NEBULA, REGIONS, SPACES, AndromedaState
from starboard.kernel import hexes


def at(*names: str) -> list[int]:
    return [NUMBER_OF[name] for name in names]


def full_map() -> AndromedaState:
    """Every space holds a tile."""
    g = bare_table(5)
    for region in range(SPACES):
        if not g.tiles[region]:
            lay_tile(g, region, g.planets.pop() if g.planets else "vortex")
    return g


@pytest.mark.rule("AE-B-5.1")
def test_hexes_that_share_a_side_are_neighbours() -> None:
    g = full_map()
    assert list(neighbours(g, NUMBER_OF["S11"])) == at("S06", "S07", "S10", "S12", "S15", "S16")
    assert list(neighbours(g, NUMBER_OF["S01"])) == at("S02", "S05", "S06", "N1")


@pytest.mark.rule("AE-B-5.1")
@pytest.mark.rule("AE-B-10.1")
def test_each_nebula_has_its_neighbours() -> None:
    g = full_map()
    found = [list(neighbours(g, FIRST_NEBULA + number)) for number in range(6)]
    assert found == [
        at("S01", "S02", "S05"),
        at("S03", "S04", "S09"),
        at("S05", "S10", "S14"),
        at("S09", "S13", "S18"),
        at("S14", "S19", "S20"),
        at("S18", "S21", "S22"),
    ]


@pytest.mark.rule("AE-B-2.8")
def test_empty_spaces_are_no_regions_and_are_not_crossed() -> None:
    g = bare_table(2)
    assert [region for region in range(SPACES) if g.tiles[region]] == list(range(10))
    assert neighbours(g, NUMBER_OF["S10"]) == tuple(at("S05", "S06", "N3"))
    assert distance(g, NUMBER_OF["S01"], NUMBER_OF["S22"]) == FAR
    assert len(regions_with_tiles(g)) == 10 + 6


@pytest.mark.rule("AE-B-5.2")
def test_a_nebula_begins_or_ends_a_way_but_lies_on_none_without_navigation() -> None:
    g = bare_table(2)
    # From S01 the short way to S05 leads past the nebula, but S05 is next to it anyway; S09 and S03 share N2.
    start, end = at("S03", "S09")
    assert distance(g, start, NUMBER_OF["N2"]) == 1
    assert distance(g, start, end) == 2
    assert distance(g, NUMBER_OF["N3"], NUMBER_OF["N1"]) == 2
    top, bottom = NUMBER_OF["S09"], NUMBER_OF["S03"]
    g.layout &= ~(1 << NUMBER_OF["S04"]) & ~(1 << NUMBER_OF["S08"])
    g.tiles[NUMBER_OF["S04"]] = g.tiles[NUMBER_OF["S08"]] = ""
    assert distance(g, top, bottom) == FAR
    assert distance(g, top, bottom, navigation=True) == 2


@pytest.mark.rule("AE-B-5.3")
def test_range_counts_steps_and_the_own_region_is_in_it() -> None:
    g = full_map()
    here = NUMBER_OF["S11"]
    assert in_range(g, here, here, 0)
    assert in_range(g, here, NUMBER_OF["S12"], 1)
    assert not in_range(g, here, NUMBER_OF["S13"], 1)
    assert in_range(g, here, NUMBER_OF["S13"], 2)


@pytest.mark.rule("AE-B-24.2")
def test_the_two_vortexes_are_neighbours() -> None:
    g = bare_table(2, special=True)
    first, second = g.vortexes
    assert second in neighbours(g, first)
    assert distance(g, first, second) == 1


@pytest.mark.rule("AE-B-24.2")
def test_ranges_go_through_quasars_and_ships_do_not() -> None:
    g = bare_table(2)
    middle = NUMBER_OF["S02"]
    g.tiles[middle] = "quasar"
    for name in ("S06", "S07"):
        g.tiles[NUMBER_OF[name]] = ""
        g.layout &= ~(1 << NUMBER_OF[name])
    assert distance(g, NUMBER_OF["S01"], NUMBER_OF["S03"]) == 2
    steps = movements(g, NUMBER_OF["S01"], False)
    assert steps[middle] == FAR
    assert steps[NUMBER_OF["S03"]] == FAR


@pytest.mark.rule("AE-B-1.2")
def test_every_kind_of_region() -> None:
    g = bare_table(4, special=True, gate=True)
    kinds = {kind_of(g, region) for region in regions_with_tiles(g)}
    assert kinds == {"planet", "base", "nebula", "quasar", "vortex", "gate"}
    assert kind_of(g, NUMBER_OF["S22"]) == ""
    assert [is_nebula(region) for region in (SPACES - 1, SPACES, REGIONS - 1)] == [False, True, True]


def test_leftmost_is_by_place_and_equal_places_tie() -> None:
    assert leftmost(at("S03", "S05", "S14", "S20")) == at("S05", "S14")
    assert leftmost(at("S09", "N1")) == at("N1")
    assert leftmost([]) == []


def test_one_step_in_a_direction() -> None:
    g = full_map()
    assert one_step(g, NUMBER_OF["S11"], hexes.E) == NUMBER_OF["S12"]
    assert one_step(g, NUMBER_OF["S11"], hexes.NW) == NUMBER_OF["S06"]
    assert one_step(g, NUMBER_OF["S01"], hexes.W) == -1
    assert one_step(g, NUMBER_OF["N1"], hexes.E) == -1
    assert one_step(bare_table(2), NUMBER_OF["S06"], hexes.SE) == -1


def test_the_map_is_drawn_in_rows() -> None:
    board = content().board
    assert [board.rows.count(row) for row in range(5)] == [4, 5, 4, 5, 4]
    assert board.gate == NUMBER_OF["S07"]
