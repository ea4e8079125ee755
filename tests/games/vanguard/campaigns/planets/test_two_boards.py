"""Boards that lie beside another one, and what is recorded of them: numbers of their own, wherever they lay."""

import pytest

from games.vanguard.campaigns.planets.ground import (
    aboard,
    field,
    go_down,
    land,
    leave,
    markers,
    outcome,
    read,
    run,
    standees,
    status,
    trip,
)
from starboard.games.vanguard.board.sectors import threat
from starboard.games.vanguard.rules.check.check_outcomes import resolve_row
from starboard.games.vanguard.rules.planet.action_tracks import action_of
from starboard.games.vanguard.state.board_state import OFF_BOARD
from starboard.games.vanguard.state.check_state import Check
from starboard.games.vanguard.state.game_state import VanguardState


def low(g: VanguardState) -> str:
    return trip(g).boards[1].states["low"]


def test_a_board_beside_another_one_brings_no_missions_of_its_own() -> None:
    g = land("P18", 1, 105)
    assert [[one.id for one in board.missions] for board in trip(g).boards] == [["MI55", "MI56", "MI57"], []]
    assert status(g, "MI22") == "hidden"


@pytest.mark.rule("IV-S-2401")
@pytest.mark.parametrize(
    ("flags", "arm", "answer"),
    [({"ASK": "need"}, "W", 102), ({"PUMP": "repaired"}, "E", 101), ({"ASK": "are"}, "M", 109)],
)
def test_a_board_beside_another_one_lies_as_a_later_visit_would_find_it(
    flags: dict[str, str], arm: str, answer: int
) -> None:
    g = aboard()
    g = go_down(g, "P07", 1)
    leave(g)
    g.flags |= {"ASK": "none"} | flags
    go_down(g, "P18", 1, 105)
    assert low(g) == arm
    assert trip(g).places[answer].pois[-1].id == "251"
    assert "L07-5" in read(g)


def test_a_board_that_nobody_has_seen_lies_as_it_is_printed() -> None:
    g = land("P18", 1, 105)
    assert low(g) == "M"
    assert "L07-5" not in read(g)


@pytest.mark.rule("IV-S-2510")
def test_the_record_of_a_second_board_has_numbers_of_its_own() -> None:
    g = land("P18", 1, 105)
    bore, watch = threat(g, "T07"), threat(g, "T10")
    assert bore is not None
    assert watch is not None
    bore.sectors, watch.sectors = [103], [3, 2, 111]
    trip(g).boards[1].paths = {"104-108": {"section": 1}, "12-111": {"section": 1}}
    leave(g)
    assert g.records["P07"].threats == {"T07": [3]}
    assert g.records["P07"].paths == {"4-8": {"section": 1}}, "a path between two boards belongs to neither"
    assert g.records["P18"].threats["T10"] == [3, 2, OFF_BOARD], "what is on another board is off its own"
    go_down(g, "P07", 1)
    assert standees(g, "T07") == [3]
    assert trip(g).boards[0].paths == {"4-8": {"section": 1}}
    leave(g)
    go_down(g, "P18", 1, 105)
    assert standees(g, "T07") == [103]
    assert trip(g).boards[1].paths == {"104-108": {"section": 1}}


@pytest.mark.rule("IV-X-563")
def test_whoever_is_carried_away_during_a_check_has_done_it_where_it_was_made() -> None:
    g = land("P18", 1, 108)
    e = trip(g)
    e.who = 1
    e.check = Check(1, "mission:MI56", 0, 108)
    trip(g).boards[1].states["low"] = "E"
    field(g, "T07", 3)
    assert e.team[1].sector == 109, "the Bore has been through"
    run(g, resolve_row(g, action_of(g, "mission:MI56", 0), "green"))
    assert markers(g, "line") == {108: 1}


def test_the_second_line_brings_power() -> None:
    g = land("P18", 105, 108)
    outcome(g, "mission:MI56", 1, "green", 0)
    assert status(g, "MI56") == "open"
    outcome(g, "mission:MI56", 1, "green", 1)
    assert status(g, "MI56") == "done"
