"""What is prepared aboard and counts later: supplies and cards for the next exploration, prices of this pass; and where
the ship goes when the Listening is near."""

import pytest

from games.vanguard.campaigns.planets.ground import aboard as guest
from games.vanguard.campaigns.planets.ground import go_down, land
from games.vanguard.campaigns.planets.ground import run as play
from games.vanguard.campaigns.planets.ground import trip as away
from games.vanguard.proving_ground import Played
from games.vanguard.ship_tables import aboard, do, put, told
from starboard.games.vanguard.census import invariants
from starboard.games.vanguard.content.dice import NUMBER_OF
from starboard.games.vanguard.content.rule_figures import RULES
from starboard.games.vanguard.moves.exploration_moves import GoOn, PickCard
from starboard.games.vanguard.moves.mission_moves import TakeDie
from starboard.games.vanguard.moves.ship_book_moves import Answer, Fly, Scan, SetCourse, Visit
from starboard.games.vanguard.notation.symbols import SECTIONS
from starboard.games.vanguard.rules.basics.conditions import first_sky, place_condition, place_for_a_round
from starboard.games.vanguard.rules.cards.hand import hand_limit
from starboard.games.vanguard.rules.exploration.exploration import end_round
from starboard.games.vanguard.rules.launch_and_return.loading_the_lander import fill_supplies
from starboard.games.vanguard.rules.launch_and_return.medbay import discharge
from starboard.games.vanguard.rules.launch_and_return.mission_launch import borrow_dice, muster
from starboard.games.vanguard.rules.planet.leads import gain_leads
from starboard.games.vanguard.rules.ship.objectives import is_met
from starboard.games.vanguard.rules.ship.section_dice import in_box
from starboard.games.vanguard.rules.ship.ship_crew import recruits
from starboard.games.vanguard.rules.ship_book.bridge import begin_pass
from starboard.games.vanguard.rules.ship_book.facilities import command_for
from starboard.games.vanguard.rules.ship_book.scanning import scan, scan_cost
from starboard.games.vanguard.rules.ship_book.starmap import starmap
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.games.vanguard.state.notes import Done
from starboard.games.vanguard.state.ship_state import Objective, Project

ENGINEERING = SECTIONS.index("engineering")


def ready(*notes: str) -> VanguardState:
    """A team of two before it loads the lander, after these words were said aboard."""
    g = aboard()
    for note in notes:
        do(g, note)
    g.ship.team, g.ship.lander = ["se1", "en1"], "L1"
    muster(g)
    return g


@pytest.mark.rule("IV-S-2306")
def test_supplies_that_were_prepared_are_on_the_lander_once() -> None:
    plain, g = ready(), ready("note supplies 1", "note supplies 1")
    for one in (plain, g):
        fill_supplies(one)
        fill_supplies(one)
    assert away(g).supplies == away(plain).supplies + 2
    assert away(g).most_supplies == away(plain).most_supplies + 2
    assert g.ship.notes.supplies == 0, "they are used up"


@pytest.mark.rule("IV-X-603")
def test_a_section_that_is_prepared_begins_with_a_card_more() -> None:
    g = ready("note hand-engineering 1")
    usual = RULES.ranks[1].hand
    assert [hand_limit(g, who) for who in range(2)] == [usual, usual + 1]
    assert away(g).team[1].section == ENGINEERING


@pytest.mark.rule("IV-S-2303")
def test_dice_out_of_the_box_go_along_for_one_exploration() -> None:
    g = ready("note dice-engineering 1")
    own = list(g.sections[ENGINEERING].dice)
    wild = NUMBER_OF["blue_wild"]
    left = in_box(g)[wild]
    for who in range(2):
        Played(borrow_dice(g, who)).through(*([TakeDie("blue_wild", 1)] if who else []))
    assert [one.borrowed for one in away(g).team] == [[], [wild]]
    assert away(g).team[1].available == sorted([*own, wild])
    assert in_box(g)[wild] == left - 1, "it is not there for others"
    assert invariants(g) == []
    assert g.sections[ENGINEERING].dice == own


@pytest.mark.rule("IV-X-1012")
def test_the_first_round_may_begin_under_another_sky() -> None:
    g = guest()
    do(g, "condition C40 round")
    go_down(g, "P05", 1)
    board = away(g).boards[0]
    own = board.condition
    play(g, first_sky(g))
    assert (board.condition, g.ship.sky) == ("C40", "")
    for _ in range(2):
        play(g, end_round(g))
        assert board.condition == own


@pytest.mark.rule("IV-X-1012")
def test_a_sky_that_was_replaced_does_not_come_back() -> None:
    g = land("P05", 1)
    board = away(g).boards[0]
    play(g, place_for_a_round(g, "C40", "IV-X-1012"))
    play(g, place_condition(g, "C40", "IV-X-1012"))
    play(g, end_round(g))
    assert board.condition == "C40"


@pytest.mark.rule("IV-S-0508")
def test_a_relay_reports_the_first_step_of_a_scan() -> None:
    g = guest()
    do(g, "relay SY02 SY03")
    for target, costs in (("D01", [1, 1]), ("D04", [0, 1]), ("D07", [0, 1])):
        g.ship.target, g.ship.energy = target, 4
        for cost in costs:
            assert scan_cost(g) == cost
            scan(g)
        assert g.ship.energy == 4 - sum(costs)
        assert g.ship.scanned[target] == 2


@pytest.mark.rule("IV-S-0601")
def test_a_facility_is_dearer_for_a_pass() -> None:
    g = aboard()
    do(g, "note dear-barracks 1")
    assert (command_for(g, "barracks"), command_for(g, "laboratory")) == (2, 1)


@pytest.mark.rule("IV-S-1203")
def test_a_project_of_choice_moves_stages() -> None:
    g = aboard()
    g.ship.production = [Project("PR01", 2, started=True), Project("PR02", 3, started=True), Project("PR03")]
    do(g, "project 2", PickCard("PR02"))
    assert [one.stage for one in g.ship.production] == [2, 1, 0]
    g.ship.production = [Project("PR01", 1, started=True)]
    do(g, "project 2")
    assert g.ship.production[0].stage == 0
    g.ship.production = []
    do(g, "project 2")


@pytest.mark.rule("IV-S-3202")
def test_patients_who_recovered_are_remembered_until_the_next_medbay() -> None:
    g = guest()
    objective = Objective("SO04")
    put(g, "recovered", "01", "02")
    assert not is_met(g, objective)
    discharge(g)
    begin_pass(g)
    assert is_met(g, objective)
    discharge(g)
    assert not is_met(g, objective)


# -- Lead tokens -----------------------------------------------------------------------------------------------------


def tokens(value: int) -> list[int]:
    return [number for number, token in enumerate(RULES.tokens) if token.value == value]


@pytest.mark.rule("IV-X-1410")
def test_with_the_moonbox_the_first_token_without_value_is_drawn_again() -> None:
    g = land("P01", 1)
    e = away(g)
    e.mods = ["Y10"]
    zero, other = tokens(0)[:2]
    (one, *_) = tokens(1)
    e.bag = [zero]
    play(g, gain_leads(g, 0, 0, 1, "IV-X-1410"))
    assert e.leads[0] == [zero], "nothing else is in the bag"
    e.leads[0], e.bag = [], [zero, one]
    while True:
        play(g, gain_leads(g, 0, 0, 1, "IV-X-1410"))
        if Done("redraw-zero") in e.once:
            break
        e.leads[0], e.bag = [], [zero, one]
    assert e.leads[0] == [one]
    assert e.bag == [zero]
    e.leads[0], e.bag = [], [zero, other]
    play(g, gain_leads(g, 0, 0, 1, "IV-X-1410"))
    assert e.leads[0][0] in (zero, other), "once an exploration"


@pytest.mark.rule("IV-X-1410")
def test_without_the_moonbox_a_token_without_value_stays() -> None:
    g = land("P01", 1)
    e = away(g)
    e.bag = tokens(0)[:2]
    play(g, gain_leads(g, 0, 0, 1, "IV-X-1410"))
    assert e.leads[0] in ([tokens(0)[0]], [tokens(0)[1]])
    assert Done("redraw-zero") not in e.once


# -- The Listening ---------------------------------------------------------------------------------------------------


def near(listening: int) -> VanguardState:
    g = guest()
    g.ship.page, g.ship.energy, g.counters["LISTEN"] = "starmap", 4, listening
    g.ship.objectives.append(Objective("MO04"))
    return g


@pytest.mark.rule("IV-S-0506")
def test_when_the_listening_begins_the_ship_goes_to_overwinter_and_nowhere_else() -> None:
    g = near(10)
    asked = Played(starmap(g))
    assert (g.ship.target, g.ship.system, g.ship.energy) == ("D15", "SY05", 4)
    assert "course" in told(g)
    assert not [move for move in asked.offers if isinstance(move, Fly | SetCourse)]
    assert GoOn() in asked.offers
    assert [move for move in asked.offers if isinstance(move, Scan)]
    asked.answer(GoOn())
    assert asked.over


def test_before_that_it_goes_where_it_likes() -> None:
    g = near(9)
    asked = Played(starmap(g))
    assert (g.ship.target, g.ship.system) == ("", "SY01")
    assert Fly("SY02") in asked.offers
    assert SetCourse("D01") in asked.offers


@pytest.mark.rule("IV-S-0506")
def test_when_a_destination_brings_the_listening_about_the_ship_is_on_its_way_at_once() -> None:
    g = near(9)
    g.ship.system, g.ship.visited, g.ship.energy = "SY04", ["D12"], 2
    asked = Played(starmap(g)).answer(Visit("D13")).answer(Answer("LD-13", 1))
    assert (g.counters["LISTEN"], g.ship.energy, g.ship.target) == (10, 0, "D15")
    assert GoOn() in asked.offers


def test_crew_who_rest_are_found_by_the_room_of_their_section() -> None:
    g = guest()
    rested = recruits(g, ENGINEERING)[:3]
    put(g, "resting", *rested)
    do(g, "crew available 9 engineering")
    assert [g.crew[id].place for id in rested] == ["available"] * 3
