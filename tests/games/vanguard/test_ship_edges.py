"""Bridge and star map at their edges: what is paid, what comes once a pass, where one may fly."""

import pytest

from games.vanguard.proving_ground import Played
from games.vanguard.ship_tables import aboard, do, put, told
from starboard.games.vanguard.moves.ship_book_moves import Visit
from starboard.games.vanguard.rules.ship.morale import change_morale, leavers, penalties
from starboard.games.vanguard.rules.ship.situations import reveal_situations, situations
from starboard.games.vanguard.rules.ship_book.scanning import scan, scan_cost
from starboard.games.vanguard.rules.ship_book.starmap import (
    courses,
    destinations,
    flight_cost,
    fly,
    free_courses,
    hurry,
    set_course,
    visits,
)
from starboard.games.vanguard.rules.story.logs import has_read
from starboard.games.vanguard.state.notes import Done

# -- The bridge ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IV-S-0207")
def test_situations_are_revealed_after_those_in_play_were_checked() -> None:
    g = aboard()
    g.ship.situations, g.ship.situation_deck = ["S02"], ["S01"]
    g.ship.success = 0
    Played(situations(g)).through()
    assert g.ship.situations == ["S01"], "the one in play struck and was removed, then another one came"


@pytest.mark.rule("IV-S-0207")
@pytest.mark.parametrize(("more", "revealed"), [(0, 1), (1, 2), (-1, 0), (-2, 0)])
def test_a_note_changes_how_many_situations_come_once(more: int, revealed: int) -> None:
    g = aboard()
    g.ship.situations, g.ship.situation_deck = [], ["S01", "S02", "S03"]
    g.ship.notes = {"situations": more}
    reveal_situations(g)
    assert (len(g.ship.situations), g.ship.notes) == (revealed, {})


@pytest.mark.rule("IV-S-0021")
def test_high_morale_has_its_log_when_it_is_reached() -> None:
    g = aboard()
    g.ship.morale = 1
    Played(change_morale(g, 1, "IV-S-0021")).through()
    assert (g.ship.morale, has_read(g, "LS-07")) == (2, False)
    Played(change_morale(g, 1, "IV-S-0021")).through()
    assert (g.ship.morale, has_read(g, "LS-07")) == (3, True)


@pytest.mark.rule("IV-S-0022")
def test_a_penalty_in_dice_needs_a_die_of_every_section() -> None:
    g = aboard()
    assert "dice" in penalties(g)
    g.sections[2].dice = []
    assert "dice" not in penalties(g)


@pytest.mark.rule("IV-S-0022")
def test_crew_leave_only_sections_with_three_of_whom_somebody_rests() -> None:
    g = aboard("se1", "se2", "re1")
    put(g, "resting", "se3", "re2")
    assert leavers(g) == [0], "Recon has only two"
    put(g, "memorial", "se2")
    assert leavers(g) == [], "the dead do not count"


# -- The star map ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("IV-S-0503")
def test_a_free_flight_and_a_cheaper_one_are_each_used_up() -> None:
    g = aboard()
    g.ship.upgrades, g.ship.energy, g.ship.notes = ["BU2"], 5, {"flight-free": 1}
    do(g, "gain MO02")
    assert flight_cost(g, "SY03") == 0
    Played(fly(g, "SY03")).through()
    assert (g.ship.energy, g.ship.notes) == (5, {})
    assert flight_cost(g, "SY01") == 2, "the one flight of the pass that may be cheaper was flown"


@pytest.mark.rule("IV-S-0504")
@pytest.mark.parametrize(("energy", "seen"), [(1, ["D02", "D03"]), (0, ["D03"])])
def test_a_visit_is_offered_only_if_it_can_be_paid(energy: int, seen: list[str]) -> None:
    g = aboard()
    g.ship.energy = energy
    assert visits(g, destinations(g)) == [Visit(id) for id in seen]


@pytest.mark.rule("IV-S-0506")
@pytest.mark.rule("IV-S-0509")
def test_a_target_is_paid_once_and_chosen_once_a_pass() -> None:
    g = aboard()
    g.ship.energy = 3
    set_course(g, "D01")
    assert (g.ship.target, g.ship.energy) == ("D01", 2)
    assert courses(g, destinations(g)) == [], "it is the target already"
    Played(fly(g, "SY02")).through()
    assert (g.ship.target, g.ship.energy) == ("", 1)


@pytest.mark.rule("IV-S-0509")
def test_without_energy_only_charted_and_open_landings_are_free_and_the_last_planet_first() -> None:
    g = aboard()
    g.ship.energy, g.ship.explored = 0, []
    assert free_courses(g) == ["D01", "D04"]
    g.ship.explored = ["P00"]
    assert free_courses(g) == ["D01", "D04"], "nothing leads to that planet"
    g.ship.target = "D01"
    assert free_courses(g) == []


@pytest.mark.rule("IV-S-0506")
def test_where_nothing_is_urgent_the_course_is_not_set() -> None:
    g = aboard()
    hurry(g)
    assert g.ship.target == ""
    assert told(g) == []


@pytest.mark.rule("IV-S-0508")
def test_free_scans_are_used_up_before_energy_and_a_dear_one_is_dear_once() -> None:
    g = aboard()
    g.ship.target, g.ship.energy = "D01", 5
    g.ship.notes = {"scan-free": 1, "scan-dear": 1}
    assert scan_cost(g) == 0
    scan(g)
    assert (g.ship.notes["scan-free"], g.ship.energy, g.ship.once.count(Done("scan-free"))) == (0, 5, 0)
    assert scan_cost(g) == 2
    scan(g)
    assert (g.ship.energy, "scan-dear" in g.ship.notes) == (3, False)
    assert scan_cost(g) == 1
