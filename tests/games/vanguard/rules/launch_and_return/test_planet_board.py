"""The planet record: what stays of a visit, and what a later one finds."""

import pytest

from games.vanguard.proving_ground import Played
from games.vanguard.ship_tables import aboard, landed
from starboard.games.vanguard.content import campaign
from starboard.games.vanguard.rules.launch_and_return.planet_board import prepare_planet, record_planet, restore
from starboard.games.vanguard.state.board_state import BOARD, Board, Place
from starboard.games.vanguard.state.expedition_state import Expedition
from starboard.games.vanguard.state.game_state import VanguardState


def visited(supplies: int = 5) -> VanguardState:
    """A planet from which the team has left, with a granary on it."""
    g = aboard()
    e = landed(g, "se1", "sc1")
    board = e.boards[0]
    board.forever, board.values["house"], board.values["loose"] = ["granary"], 3, 2
    board.states["low"] = "E"
    board.missions[0].status = "done"
    e.supplies = supplies
    e.places[3].markers = {"noon": 1, "cry": 1}
    e.places[2].markers = {"noon": 0}
    record_planet(g)
    g.expedition = Expedition()
    return g


@pytest.mark.rule("IV-S-2503")
def test_only_what_the_planet_keeps_is_recorded() -> None:
    record = visited().records["P01"]
    assert (record.values, record.states, record.forever) == ({"house": 3}, {"low": "E"}, ["granary"])
    assert [sector.markers for sector in record.sectors().values()] == [{}, {}, {"noon": 1}]
    assert record.done == ["MI04"]


@pytest.mark.rule("IV-S-2401")
def test_a_later_visit_finds_what_was_recorded() -> None:
    g = visited()
    board = landed(g, "se1", "sc1").boards[0]
    assert (board.visit, board.forever, board.values) == (2, ["granary"], {"house": 3, "loose": 0})
    assert [mission.status for mission in board.missions] == ["done", "open"]


@pytest.mark.rule("IV-S-2503")
def test_a_mission_is_recorded_once() -> None:
    g = visited()
    landed(g, "se1", "sc1")
    record_planet(g)
    assert (g.records["P01"].visits, g.records["P01"].done) == (2, ["MI04"])


@pytest.mark.rule("IV-S-2401")
@pytest.mark.parametrize(
    ("left", "brought", "found"),
    [(5, 5, 7), (1, 5, 6), (0, 5, 5), (5, 7, 8), (5, -1, -1)],
    ids=["all that fits", "what was there", "nothing", "up to the most", "supplies without end"],
)
def test_supplies_that_were_left_are_found_again(left: int, brought: int, found: int) -> None:
    g = visited(left)
    e = landed(g, "se1", "sc1")
    e.supplies = brought
    restore(g, 0, e.boards[0], g.records["P01"])
    assert e.supplies == found


@pytest.mark.rule("IV-S-2503")
def test_supplies_are_left_on_the_first_board_only() -> None:
    g = aboard()
    e = landed(g, "se1", "sc1")
    e.boards[0].forever = ["granary"]
    e.boards.append(Board("P00"))
    e.places |= {BOARD + sector.n: Place() for sector in campaign[g.campaign].planets["P00"].sector}
    record_planet(g)
    assert (g.records["P01"].supplies, g.records["P00"].supplies) == (2, 0)


@pytest.mark.rule("IV-S-2401")
@pytest.mark.parametrize(("again", "house", "noon"), [(False, 0, 1), (True, 4, 1)])
def test_a_first_visit_has_its_set_up_and_a_later_one_its_own(again: bool, house: int, noon: int) -> None:
    g = visited() if again else aboard()
    e = landed(g, "se1", "sc1")
    Played(prepare_planet(g)).through()
    assert (e.boards[0].values["house"], e.places[3].markers.get("noon", 0)) == (house, noon)
