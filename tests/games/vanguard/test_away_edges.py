"""From the launch to the medbay at the edges: who goes, what is found, who comes back and how."""

import pytest

from games.vanguard.proving_ground import Played
from games.vanguard.ship_tables import aboard, dice, do, home, put, ranked
from starboard.games.vanguard.moves.exploration_moves import GoOn
from starboard.games.vanguard.moves.ship_book_moves import (
    Achieve,
    Activate,
    CompleteProject,
    FitMod,
    Hurry,
    KeepRankUp,
    KeepRecruit,
    Repair,
    Send,
    Train,
)
from starboard.games.vanguard.rules.launch_and_return.debriefing import can_rise, debriefing, swap_found
from starboard.games.vanguard.rules.launch_and_return.docking import docking
from starboard.games.vanguard.rules.launch_and_return.landing import landing
from starboard.games.vanguard.rules.launch_and_return.loading_the_lander import fill_supplies
from starboard.games.vanguard.rules.launch_and_return.medbay import admit_team, can_move, movable, slots
from starboard.games.vanguard.rules.launch_and_return.mission_launch import (
    choose_rank_up,
    choose_team,
    find_crew,
    launch,
    muster,
    team_size,
)
from starboard.games.vanguard.rules.ship.installing import install_bridge_cards
from starboard.games.vanguard.rules.ship.ship_crew import in_place
from starboard.games.vanguard.rules.ship_book.barracks import barracks
from starboard.games.vanguard.rules.ship_book.facilities import facilities
from starboard.games.vanguard.rules.ship_book.hangar import hangar, repair_landers
from starboard.games.vanguard.rules.ship_book.production import speed_up, speed_ups
from starboard.games.vanguard.rules.ship_book.starmap import free_courses
from starboard.games.vanguard.state.notes import Done
from starboard.games.vanguard.state.ship_state import Project


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
    assert [len(one.borrowed) for one in g.expedition.team] == [1, 0]
    assert all(one.left_home for one in g.expedition.team)


@pytest.mark.rule("IV-S-2602")
def test_a_discovery_left_behind_goes_under_its_deck() -> None:
    g = aboard()
    g.decks.discoveries[0] = ["min02", "min03"]
    home(g, "se1", discoveries=["min01"], uniques=["U02"], room=1)
    Played(docking(g)).through()
    assert g.decks.discoveries[0] == ["min01", "min02", "min03"]
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
    put(g, "memorial", "se4")
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
    assert Played(swap_found(g)).over
    for once, found, upgrades in (([Done("swapped")], ["min01"], ["BU2"]), ([], [], ["BU2"]), ([], ["min01"], [])):
        g.ship.once, g.ship.found, g.ship.upgrades = once, found, upgrades
        assert Played(swap_found(g)).over
    g.ship.once, g.ship.upgrades, g.decks.discoveries = [], ["BU2"], [["min02"], [], [], [], []]
    assert len(Played(swap_found(g)).offers) == 2, "only a deck with cards, and going on"


@pytest.mark.rule("IV-S-1603")
def test_two_trainers_do_not_train_two_in_a_pass() -> None:
    g = aboard("se1", "se2", "se3", "se4")
    ranked(g, 3, "se1", "se2")
    play = Played(barracks(g)).answer(Train("se1", "se3"))
    assert play.over or not any(isinstance(move, Train) and move.trainer == "se2" for move in play.offers)
    again = Played(barracks(g))
    assert again.over or not any(isinstance(move, Train) for move in again.offers)


@pytest.mark.rule("IV-S-0601")
@pytest.mark.rule("IV-S-0202")
def test_an_objective_is_achieved_among_the_facilities() -> None:
    g = aboard()
    do(g, "gain MO02")
    install_bridge_cards(g)
    g.ship.command, g.ship.success = 0, 2
    play = Played(facilities(g))
    wanted = [move for move in play.offers if isinstance(move, Achieve) and move.objective == "MO02"]
    play.answer(wanted[-1])
    assert g.ship.success == 0
    assert "MO03" in [one.id for one in g.ship.objectives]


@pytest.mark.rule("IV-S-1801")
@pytest.mark.rule("IV-S-1804")
def test_new_mods_are_installed_and_each_slot_takes_its_own_kind() -> None:
    g = aboard()
    g.ship.energy, g.ship.target, g.ship.landers = 0, "D01", ["L1"]
    g.ship.mods, g.ship.envelope = ["X01"], ["Y01"]
    play = Played(hangar(g))
    offered = set()
    while not play.over:
        offered |= {move for move in play.offers if isinstance(move, FitMod)}
        play.answer(play.offers[0])
    assert {move.mod for move in offered} == {"X01", "Y01"}
    assert sorted(g.ship.fitted) == ["X01", "Y01"]


@pytest.mark.rule("IV-S-3203")
def test_a_patient_moves_only_where_there_is_room() -> None:
    g = aboard("re1")
    put(g, "critical", "se1")
    assert can_move(g, "se1")
    put(g, "moderate", *["sc1", "sc2", "en1", "en2"][: slots(g, "moderate")])
    assert not can_move(g, "se1")
    assert not can_move(g, "re1"), "who is well is no patient"
    assert "se1" not in movable(g)


@pytest.mark.rule("IV-S-0003")
def test_after_the_tutorial_everybody_rests_whatever_the_grazes() -> None:
    for passes, place in ((0, "resting"), (1, "light")):
        g = aboard("re1")
        home(g, "se1", injuries=[1])
        g.ship.passes = passes
        admit_team(g)
        assert g.crew["se1"].place == place


@pytest.mark.rule("IV-S-2601")
def test_a_sky_that_was_prepared_is_there_when_the_team_lands() -> None:
    g = aboard()
    g.ship.target, g.ship.lander, g.ship.team, g.ship.sky = "D01", "L1", ["se1", "sc1"], "C02"
    muster(g)
    fill_supplies(g)
    Played(landing(g))
    assert (g.expedition.boards[0].condition, g.ship.sky) == ("C02", "")


@pytest.mark.rule("IV-S-0509")
@pytest.mark.parametrize(
    ("charted", "open_", "explored", "free"),
    [
        (False, True, [], ["D01", "D04"]),
        (True, False, [], ["D01", "D04"]),
        (True, True, [], ["D01", "D04", "D06"]),
        (True, True, ["P01"], ["D01", "D04"]),
        (True, True, ["P01", "P00"], ["D06"]),
    ],
)
def test_only_charted_and_open_landings_are_free_and_the_planet_recorded_last_goes_before(
    charted: bool, open_: bool, explored: list[str], free: list[str]
) -> None:
    g = aboard()
    if charted:
        do(g, "gain MO02")
        install_bridge_cards(g)
    g.flags["CUP"] = "drank" if open_ else "left"
    g.ship.explored = explored
    assert free_courses(g) == free


@pytest.mark.rule("IV-S-1204")
@pytest.mark.parametrize(
    ("upgrades", "once", "success", "able"),
    [(["FU2"], [], 1, True), ([], [], 1, False), (["FU2"], [Done("hurried")], 1, False), (["FU2"], [], 0, False)],
    ids=["yes", "no upgrade", "done in this pass", "no token"],
)
def test_an_upgrade_lets_one_stage_be_paid_with_a_token_once_a_pass(
    upgrades: list[str], once: list[Done], success: int, able: bool
) -> None:
    g = aboard("re1", "sc1")
    g.ship.facility_upgrades, g.ship.once, g.ship.success = upgrades, once, success
    g.ship.production = [Project("PR02", 3, started=True)]
    assert (Hurry("PR02") in speed_ups(g)) == able
    if able:
        Played(speed_up(g, Hurry("PR02"))).through()
        assert (g.ship.success, g.ship.production[0].stage, speed_ups(g)) == (0, 2, [])
        g.ship.success = 1
        assert speed_ups(g) == []


@pytest.mark.rule("IV-S-0601")
@pytest.mark.rule("IV-S-0804")
def test_a_facility_is_left_when_its_page_is_done() -> None:
    g = aboard()
    g.ship.command = 2
    g.ship.found, g.ship.research, g.ship.pockets = ["min01", "flo03", "alt01"], ["RS01", "RS02"], ["U01"]
    play = Played(facilities(g)).answer(Activate("laboratory"))
    play.answer(CompleteProject("RS01", ""))
    assert play.asked[1] == "facility", "one project is all"
