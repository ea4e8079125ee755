"""The ship book at its edges: what is paid, what is offered once a pass, what a full sleeve or line forbids."""

import pytest

from games.vanguard.proving_ground import Played
from games.vanguard.ship_tables import aboard, dice, do, home, put, ranked, told
from starboard.games.vanguard.moves_explore import GoOn
from starboard.games.vanguard.moves_ship import (
    CompleteProject,
    Dismiss,
    KeepRankUp,
    KeepRecruit,
    Recruit,
    Repair,
    Send,
    StartProject,
    Train,
    Visit,
)
from starboard.games.vanguard.rules.barracks import barracks, can_recruit, dismissals, recruit, trainings
from starboard.games.vanguard.rules.debriefing import can_rise, debriefing
from starboard.games.vanguard.rules.docking import docking
from starboard.games.vanguard.rules.hangar import repair_landers
from starboard.games.vanguard.rules.laboratory import laboratory
from starboard.games.vanguard.rules.launch import choose_rank_up, choose_team, find_crew, launch, muster, team_size
from starboard.games.vanguard.rules.logs import has_read
from starboard.games.vanguard.rules.morale import change_morale, leavers, penalties
from starboard.games.vanguard.rules.production import complex_works
from starboard.games.vanguard.rules.scanning import scan, scan_cost
from starboard.games.vanguard.rules.ship_crew import in_place
from starboard.games.vanguard.rules.situations import reveal_situations, situations
from starboard.games.vanguard.rules.starmap import (
    courses,
    destinations,
    flight_cost,
    fly,
    free_courses,
    hurry,
    set_course,
    visits,
)
from starboard.games.vanguard.ship_state import Project

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
    g.crew["se2"].place = "memorial"
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
    assert (g.ship.notes["scan-free"], g.ship.energy, g.ship.once.count("scan-free")) == (0, 5, 0)
    assert scan_cost(g) == 2
    scan(g)
    assert (g.ship.energy, "scan-dear" in g.ship.notes) == (3, False)
    assert scan_cost(g) == 1


# -- Facilities ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IV-S-0804")
def test_a_second_project_is_offered_only_after_a_first_and_only_if_there_is_one() -> None:
    g = aboard()
    ranked(g, 2, "sc1")
    g.ship.found, g.ship.research = ["min01", "flo03", "alt01"], ["RS01", "RS02"]
    g.ship.pockets = ["U01"]
    play = Played(laboratory(g))
    assert {CompleteProject("RS01", ""), CompleteProject("RS02", "")} <= set(play.offers)
    play.answer(GoOn())
    assert play.over, "without the first no second"


@pytest.mark.rule("IV-S-0804")
@pytest.mark.rule("IV-S-0010")
def test_the_scientist_of_the_second_project_is_assigned() -> None:
    g = aboard()
    put(g, "available", "sc3")
    ranked(g, 2, "sc1")
    g.ship.found, g.ship.research = ["alt01", "alt02"], ["RS02", "RS02"]
    g.ship.pockets = ["U01"]
    play = Played(laboratory(g)).answer(CompleteProject("RS02", "")).answer(CompleteProject("", "sc1"))
    assert g.crew["sc1"].place == "resting"
    play.answer(CompleteProject("RS02", ""))
    assert g.ship.success == 4


@pytest.mark.rule("IV-S-1202")
@pytest.mark.rule("IV-S-1203")
def test_new_projects_come_to_the_complex_and_the_line_moves_once_a_pass() -> None:
    g = aboard()
    g.ship.production, g.ship.envelope = [Project("PR02", 3, started=True)], ["PR03"]
    for _ in range(2):
        Played(complex_works(g)).through()
    assert [(one.id, one.stage) for one in g.ship.production] == [("PR02", 2), ("PR03", 0)]


@pytest.mark.rule("IV-S-1206")
@pytest.mark.parametrize(("stages", "offered"), [((3, 3), False), ((3, 1), True), ((3,), True)])
def test_a_line_is_full_with_what_is_still_being_made(stages: tuple[int, ...], offered: bool) -> None:
    """The line moves first: what comes to its end then makes room."""
    g = aboard()
    g.ship.production = [Project("PR02", stage, started=True) for stage in stages] + [Project("PR01")]
    play = Played(complex_works(g))
    assert (not play.over and StartProject("PR01") in play.offers) == offered


@pytest.mark.rule("IV-S-1601")
@pytest.mark.parametrize(
    ("notes", "shown", "left"),
    [
        ({}, 2, {}),
        ({"recruits": 1}, 3, {}),
        ({"recruits-security": 1}, 3, {}),
        ({"recruits-security": 1, "recruits": 1}, 3, {"recruits": 1}),
        ({"recruits-science": 1}, 2, {"recruits-science": 1}),
    ],
)
def test_a_note_shows_more_recruits_once(notes: dict[str, int], shown: int, left: dict[str, int]) -> None:
    g = aboard("se1", "re1", "sc1", "en1")
    g.ship.notes = dict(notes)
    play = Played(recruit(g, 0, "IV-S-1601"))
    assert len(play.offers) == shown
    assert all(isinstance(move, KeepRecruit) for move in play.offers)
    assert g.ship.notes == left


@pytest.mark.rule("IV-S-1602")
@pytest.mark.rule("IV-S-1604")
def test_recruiting_needs_a_sleeve_and_dismissing_needs_none() -> None:
    g = aboard("se1")
    put(g, "resting", "se2", "se3")
    put(g, "recruit", "se4", "se5")
    assert (can_recruit(g, 0), dismissals(g, 0)) == (True, [])
    put(g, "resting", "se4")
    assert not can_recruit(g, 0)
    resting = [Dismiss(id) for id in ("se2", "se3", "se4")]
    assert dismissals(g, 0) == resting, "the only one available stays"
    g.crew["se2"].place = "available"
    assert Dismiss("se1") in dismissals(g, 0)
    g.ship.once.append("recruit:0")
    assert dismissals(g, 0) == []
    g.ship.once, g.crew["se5"].place = [], "gone"
    assert dismissals(g, 0) == [], "nobody could be woken instead"


@pytest.mark.rule("IV-S-1603")
def test_training_is_once_a_pass_and_needs_a_sleeve() -> None:
    g = aboard("se1", "se2")
    ranked(g, 2, "se1")
    assert trainings(g, 0) == [Train("se1", "se2")]
    g.ship.once.append("train:0")
    assert trainings(g, 0) == []
    g.ship.once = []
    put(g, "resting", "se3", "se4", rank=2)
    assert trainings(g, 0) == []


@pytest.mark.rule("IV-S-1601")
@pytest.mark.rule("IV-S-1603")
def test_a_section_recruits_and_trains_once_each() -> None:
    g = aboard("se1", "se2")
    ranked(g, 2, "se1")
    play = Played(barracks(g))
    play.answer(Train("se1", "se2"))
    assert not any(isinstance(move, Train) for move in play.offers)
    play.answer(Recruit("security")).answer(play.offers[0])
    assert play.over or Recruit("security") not in play.offers
    assert Played(barracks(g)).over or Recruit("security") not in Played(barracks(g)).offers


# -- Away and back ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("IV-S-1802")
def test_a_repair_costs_energy() -> None:
    g = aboard()
    g.ship.energy, g.ship.damaged = 3, ["L1"]
    Played(repair_landers(g)).answer(Repair("L1", ""))
    assert (g.ship.energy, g.ship.damaged) == (2, [])


@pytest.mark.rule("IV-S-3603")
def test_with_two_sections_nobody_is_recruited_and_with_one_another_section_is_asked() -> None:
    g = aboard("se1", "re1")
    assert Played(find_crew(g)).over
    g = aboard("re1")
    play = Played(find_crew(g))
    assert all(isinstance(move, KeepRecruit) for move in play.offers)
    play.answer(play.offers[0])
    assert play.over
    assert sorted({one.section for one in g.crew.values() if one.place == "available"}) == [0, 1]


@pytest.mark.rule("IV-S-2302")
def test_the_last_member_of_a_team_is_not_asked_for_where_there_is_no_choice() -> None:
    g = aboard("se1", "re1")
    assert Played(choose_team(g, in_place(g, "available"), team_size(g))).answer(Send("se1")).over
    assert g.ship.team == ["se1", "re1"]


@pytest.mark.rule("IV-S-2307")
@pytest.mark.parametrize(("deck", "more", "shown"), [(3, 0, 2), (3, 1, 3), (1, 0, 0), (0, 0, 0)])
def test_how_many_rank_up_cards_are_looked_at(deck: int, more: int, shown: int) -> None:
    g = aboard()
    g.ship.team = ["se1", "re1"]
    muster(g)
    g.decks.rank_ups = ["RK01", "RK02", "RK03"][:deck]
    g.ship.notes = {"rank-ups": more}
    play = Played(choose_rank_up(g))
    assert (0 if play.over else len(play.offers)) == shown
    assert all(isinstance(move, KeepRankUp) for move in ([] if play.over else play.offers))


@pytest.mark.rule("IV-S-2303")
def test_a_launch_leaves_dice_at_home_and_takes_borrowed_ones() -> None:
    g = aboard()
    dice(g, 7)
    g.ship.lander, g.ship.target, g.ship.notes = "L1", "D01", {"dice-security": 1}
    Played(launch(g)).through(Send("se1"), Send("re1"))
    assert g.expedition is not None
    assert [len(one.borrowed) for one in g.expedition.team] == [1, 0]
    assert all(one.left_home for one in g.expedition.team)


@pytest.mark.rule("IV-S-2602")
def test_a_discovery_left_behind_goes_under_its_deck() -> None:
    g = aboard()
    home(g, "se1", discoveries=["min01"], uniques=["U02"], room=1)
    Played(docking(g)).through()
    assert g.decks.discoveries[0][0] == "min01"
    g = aboard()
    brought = home(g, "se1", discoveries=["min01"], room=1)
    assert Played(docking(g)).through().over
    assert brought.discoveries == ["min01"]


@pytest.mark.rule("IV-S-2701")
def test_a_promotion_needs_a_sleeve_of_the_next_rank() -> None:
    g = aboard("se1")
    assert can_rise(g, "se1")
    put(g, "resting", "se2", "se3", "se4", rank=2)
    assert not can_rise(g, "se1")
    g.crew["se4"].place = "memorial"
    ranked(g, 2, "se1")
    assert can_rise(g, "se1")
    ranked(g, 3, "se1")
    assert not can_rise(g, "se1")


@pytest.mark.rule("IV-S-2703")
def test_success_tokens_are_counted_once_and_a_swap_is_made_once_a_pass() -> None:
    g = aboard()
    home(g, "se1", success=3)
    g.ship.found, g.ship.upgrades = ["min01"], ["BU2"]
    play = Played(debriefing(g))
    while not play.over and play.asked[1] != "swap":
        play.answer(GoOn())
    assert play.asked[1] == "swap"
    play.answer(play.offers[0])
    assert g.ship.success == 3
    assert g.ship.home is not None
    assert g.ship.home.success == 0
    assert Played(debriefing(g)).through().over
    assert len(g.ship.found) == 1
