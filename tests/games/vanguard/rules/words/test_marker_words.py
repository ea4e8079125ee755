"""Words for markers in sectors and on paths, and for what paths ask (IV-X-312)."""

import pytest

from games.vanguard.campaigns.planets.ground import land, trip
from games.vanguard.saying import said
from starboard.games.vanguard.moves.effect_moves import PickSector
from starboard.games.vanguard.moves.exploration_moves import PickPath
from starboard.games.vanguard.rules.exploration.movement import open_paths, path_to, symbols_of
from starboard.games.vanguard.state.expedition_state import Pending
from starboard.games.vanguard.state.game_state import VanguardState


def markers(g: VanguardState, name: str) -> dict[int, int]:
    """How many there are in each sector."""
    return {sector: place.markers[name] for sector, place in trip(g).places.items() if name in place.markers}


def shown(g: VanguardState, start: int, end: int) -> list[str]:
    """The symbols of a path."""
    path = path_to(g, start, end)
    assert path is not None
    return symbols_of(g, path)


@pytest.mark.rule("IV-X-1001")
def test_there_are_as_many_markers_as_a_sector_takes() -> None:
    g = land("P07", 1)
    said(g, "marker stone here 2")
    assert markers(g, "stone") == {1: 2}
    said(g, "marker stone here 5")
    assert markers(g, "stone") == {1: 3}


@pytest.mark.rule("IV-X-1001")
def test_a_marker_of_a_mission_lies_once_in_a_sector() -> None:
    g = land("P02", 2)
    trip(g).places[4].markers["record"] = 1
    said(g, "marker record here 2")
    said(g, "unmark record here all")
    said(g, "marker record here")
    said(g, "marker record S4")
    assert markers(g, "record") == {4: 1}, "not where it was taken away, and not beside one of an earlier visit"


@pytest.mark.rule("IV-X-1001")
def test_where_a_marker_lies_is_chosen_among_the_sectors_of_the_place() -> None:
    g = land("P02", 2)
    assert said(g, "marker cry connected&S9").over
    assert markers(g, "cry") == {}
    marking = said(g, "marker cry connected 2")
    assert marking.offers == [PickSector(1), PickSector(4), PickSector(7)]
    marking.answer(PickSector(7))
    assert markers(g, "cry") == {7: 2}


@pytest.mark.rule("IV-X-1001")
@pytest.mark.parametrize(
    ("text", "left"), [("1", {2: 2}), ("2", {2: 1}), ("3", {}), ("5", {}), ("all", {}), ("", {2: 2})]
)
def test_so_many_markers_are_taken_away(text: str, left: dict[int, int]) -> None:
    g = land("P02", 2)
    said(g, "marker cry here 3")
    assert said(g, f"unmark cry here {text}").over
    assert markers(g, "cry") == left


@pytest.mark.rule("IV-X-1001")
def test_markers_leave_one_sector_or_with_all_every_one() -> None:
    g = land("P02", 2)
    for sector in (2, 4):
        said(g, f"marker cry S{sector} 2")
    leaving = said(g, "unmark cry board 1")
    assert leaving.offers == [PickSector(2), PickSector(4)], "where there are some"
    leaving.answer(PickSector(4))
    assert markers(g, "cry") == {2: 2, 4: 1}
    assert said(g, "unmark cry board all").over
    assert markers(g, "cry") == {}
    assert said(g, "unmark cry board 1").over


# -- Paths -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IV-X-312")
def test_a_marker_on_a_path_adds_its_symbol_as_often_as_the_path_takes_it() -> None:
    g = land("P17", 1)
    end = open_paths(g, 0)[0].end
    before = shown(g, 1, end)
    for count in (1, 2, 2):
        said(g, f"path-marker course 1-{end}")
        assert shown(g, 1, end) == [*before, *["uB"] * count]
    said(g, f"path-unmark course {end}-1 1")
    assert shown(g, 1, end) == [*before, "uB"]
    said(g, f"path-unmark course 1-{end} all")
    assert shown(g, 1, end) == before
    said(g, f"path-unmark course 1-{end} all")
    assert shown(g, 1, end) == before, "there was none"


@pytest.mark.rule("IV-X-312")
def test_a_path_of_the_sector_is_chosen_or_all_are_meant() -> None:
    g = land("P02", 2)
    choosing = said(g, "path-free here round")
    assert choosing.offers == [PickPath("1-2"), PickPath("2-4"), PickPath("2-7")]
    choosing.answer(PickPath("2-7"))
    assert [shown(g, 2, end) for end in (1, 4, 7)] == [["T"], ["T"], []]
    assert said(g, "path-free all round").over
    assert [shown(g, 2, end) for end in (1, 4, 7)] == [[], [], []]
    assert [shown(g, end, 2) for end in (1, 4, 7)] == [[], [], []], "in both directions"
    assert shown(g, 4, 6) == ["uR"]


@pytest.mark.rule("IV-X-312")
def test_where_one_path_leads_away_there_is_nothing_to_choose() -> None:
    g = land("P01", 10)
    assert said(g, "path-close here round").over
    assert open_paths(g, 0) == []


@pytest.mark.rule("IV-X-312")
def test_the_path_that_is_taken() -> None:
    g = land("P02", 2)
    assert said(g, "path-free taken round").over
    assert [shown(g, 2, end) for end in (1, 4, 7)] == [["T"], ["T"], ["uG"]], "nobody travels"
    trip(g).pending = [Pending("travel", 0, "uG", sector=7)]
    said(g, "path-free taken round")
    assert [shown(g, 2, end) for end in (1, 4, 7)] == [["T"], ["T"], []]


@pytest.mark.rule("IV-X-312")
def test_paths_of_a_board_beside_another_have_its_numbers() -> None:
    g = land("P18", 1, 105)
    path = open_paths(g, 1)[0]
    start, end = path.start % 100, path.end % 100
    said(g, f"path-close {end}-{start} round", who=1)
    assert path.end not in [one.end for one in open_paths(g, 1)]


@pytest.mark.rule("IV-X-312")
def test_paths_show_fewer_symbols_for_a_while() -> None:
    g = land("P02", 2)
    for less, left in ((1, ["T"]), (1, ["T"])):
        said(g, f"path-less {less} round")
        assert (shown(g, 2, 7), shown(g, 1, 2)) == ([], left), "those that start here"
    assert trip(g).round_notes.shorter_paths == {2: 2}


@pytest.mark.rule("IV-X-312")
def test_so_many_symbols_need_not_be_resolved() -> None:
    g = land("P02", 2)
    said(g, "ignore uG 2")
    said(g, "ignore uG")
    assert trip(g).turn_notes.ignored == {0: {"uG": 3}}
    said(g, "ignore-every T")
    assert trip(g).turn_notes.ignored[0].get("T", 0) == 0, "nobody travels"
    trip(g).pending = [Pending("travel", 0, "T uG T", sector=7)]
    said(g, "ignore-every T")
    assert trip(g).turn_notes.ignored == {0: {"uG": 3, "T": 2}}
