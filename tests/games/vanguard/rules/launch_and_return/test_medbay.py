"""Pages 32 and 36: the medbay and the memorial."""

import pytest

from games.vanguard.proving_ground import INJURY_FACE, Played, load
from games.vanguard.ship_tables import aboard, at, do, home, put, told
from starboard.games.vanguard.content.rule_figures import RULES
from starboard.games.vanguard.moves.effect_moves import Accept
from starboard.games.vanguard.moves.exploration_moves import GoOn
from starboard.games.vanguard.moves.mission_moves import LetPass, Nurse, PickPatient
from starboard.games.vanguard.rules.launch_and_return.medbay import (
    admit_team,
    can_move,
    critical_check,
    medbay,
    movable,
    slots,
)
from starboard.games.vanguard.rules.launch_and_return.memorial import memorial
from starboard.games.vanguard.rules.ship.ship_crew import free_sleeves
from starboard.games.vanguard.rules.story.logs import has_read
from starboard.games.vanguard.state.game_state import VanguardState

QUIET = INJURY_FACE["psychic"]
GRAVE, HURT = INJURY_FACE["grave"], INJURY_FACE["injury"]


def visit(g: VanguardState) -> None:
    """A visit in which nobody is assigned and no critical patient is in danger."""
    load(g, *[QUIET] * 30)
    Played(medbay(g)).through()


@pytest.mark.rule("IV-S-3205")
@pytest.mark.rule("IV-X-1607")
@pytest.mark.parametrize(("injuries", "place"), [(0, "resting"), (1, "light"), (2, "moderate"), (3, "critical")])
def test_ts_11_the_number_of_injury_cards_decides_the_slot(injuries: int, place: str) -> None:
    g = aboard("re1")
    home(g, "se1", injuries=[injuries])
    visit(g)
    assert g.crew["se1"].place == place


@pytest.mark.rule("IV-S-3206")
def test_ts_12_a_full_category_sends_on_to_the_heavier_one() -> None:
    g = aboard("re1")
    put(g, "moderate", "re2")
    home(g, "se1", injuries=[1])
    g.ship.step = "admit"
    put(g, "light", "se2", "se3", "se4", "sc1")
    visit(g)
    assert g.crew["se1"].place == "moderate"


@pytest.mark.rule("IV-S-3206")
def test_ts_13_beyond_a_full_critical_category_is_death() -> None:
    g = aboard("re1")
    put(g, "critical", "se2", "se3")
    home(g, "se1", injuries=[3])
    g.ship.step = "admit"
    visit(g)
    assert g.ship.dying == ["se1"]
    Played(memorial(g)).through()
    assert at(g, "memorial") == ["se1"]


@pytest.mark.rule("IV-S-3207")
@pytest.mark.parametrize(
    ("rolled", "dies"),
    [
        pytest.param((GRAVE, HURT, QUIET), True, id="ts_14"),
        pytest.param((GRAVE, QUIET, QUIET), False, id="ts_15"),
        pytest.param((GRAVE, GRAVE, QUIET), True, id="two_grave"),
        pytest.param((HURT, HURT, HURT), False, id="three_injuries"),
    ],
)
def test_critical_patients_roll_for_their_life(rolled: tuple[int, ...], dies: bool) -> None:
    g = aboard("re1")
    put(g, "critical", "se1")
    load(g, *rolled)
    Played(critical_check(g, "se1")).through()
    assert (g.ship.dying == ["se1"]) is dies


@pytest.mark.rule("IV-X-1801")
def test_in_deadly_space_any_grave_injury_kills() -> None:
    g = aboard("re1", deadly=["critical"])
    put(g, "critical", "se1")
    load(g, GRAVE, QUIET, QUIET)
    Played(critical_check(g, "se1")).through()
    assert g.ship.dying == ["se1"]


def test_an_upgrade_rolls_one_die_again_once_a_pass() -> None:
    g = aboard("re1")
    put(g, "critical", "se1", "se2")
    g.ship.facility_upgrades = ["FU1"]
    load(g, GRAVE, HURT, QUIET, QUIET)
    play = Played(critical_check(g, "se1"))
    assert play.offers == [Accept("reroll-critical"), GoOn()]
    play.answer(Accept("reroll-critical"))
    assert g.ship.dying == []
    load(g, GRAVE, HURT, QUIET)
    Played(critical_check(g, "se2"))
    assert g.ship.dying == ["se2"]


@pytest.mark.rule("IV-S-3202")
@pytest.mark.rule("IV-S-3203")
@pytest.mark.rule("IV-S-3208")
def test_patients_move_toward_recovery() -> None:
    g = aboard("re1")
    put(g, "critical", "se1")
    put(g, "moderate", "se2")
    put(g, "light", "se3")
    put(g, "recovered", "se4")
    home(g, "re1")
    visit(g)
    assert [g.crew[id].place for id in ("se1", "se2", "se3", "se4")] == ["moderate", "light", "recovered", "resting"]
    assert g.ship.recovered == 1


@pytest.mark.rule("IV-S-3208")
def test_nobody_moves_into_a_full_category() -> None:
    g = aboard("re1")
    put(g, "moderate", "se1", "se2", "se3")
    put(g, "critical", "sc1")
    put(g, "light", "re2", "re3", "re4", "en1")
    home(g, "re1")
    visit(g)
    assert len(at(g, "recovered")) == 4
    assert len(at(g, "light")) == 3
    assert g.crew["sc1"].place == "moderate"
    assert RULES.ship.medbay == {"critical": 2, "moderate": 3, "light": 4}


@pytest.mark.rule("IV-S-3204")
def test_each_assigned_member_moves_a_patient_one_slot_further() -> None:
    g = aboard("re1", "re2", "re3")
    put(g, "critical", "se1")
    home(g)
    play = Played(medbay(g))
    assert play.offers[0] == Nurse("re1", "se1")
    play.answer(Nurse("re1", "se1")).answer(Nurse("re3", "se1"))
    assert play.over, "the last one cannot be assigned"
    assert g.crew["se1"].place == "recovered"
    assert at(g, "resting") == ["re1", "re3"]


@pytest.mark.rule("IV-S-3201")
def test_upgrades_of_the_medbay_add_beds() -> None:
    g = aboard("re1")
    g.ship.envelope = ["FU1", "FU2"]
    home(g)
    assert slots(g, "light") == 4
    visit(g)
    assert (g.ship.facility_upgrades, g.ship.envelope) == (["FU1"], ["FU2"])
    assert (slots(g, "light"), slots(g, "moderate")) == (5, 3)


def test_an_upgrade_lets_one_patient_wait_for_another() -> None:
    g = aboard("re1")
    put(g, "light", "se1")
    put(g, "moderate", "se2")
    home(g)
    g.ship.facility_upgrades = ["FU3"]
    play = Played(medbay(g))
    assert play.offers == [LetPass("se1", "se2"), LetPass("se2", "se1"), GoOn()]
    play.answer(LetPass("se1", "se2"))
    assert (g.crew["se1"].place, g.crew["se2"].place) == ("light", "recovered")


@pytest.mark.rule("IV-S-3209")
def test_who_was_evacuated_with_three_injuries_is_critical() -> None:
    g = aboard("re1")
    home(g, "se1", injuries=[3], evacuated=True)
    visit(g)
    assert g.crew["se1"].place == "critical"
    assert has_read(g, "LS-05")


def test_effects_move_patients() -> None:
    g = aboard("re1")
    put(g, "light", "se1")
    put(g, "moderate", "se2")
    do(g, "patient one 1", PickPatient("se2"))
    assert g.crew["se2"].place == "light"
    do(g, "patient each 1")
    assert at(g, "recovered") == ["se1", "se2"]


# -- Memorial --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IV-S-3601")
@pytest.mark.rule("IV-S-3602")
def test_the_dead_are_remembered_and_free_their_sleeves() -> None:
    g = aboard("se1", "se2")
    before = free_sleeves(g, 0, 1)
    g.ship.dying = ["se1"]
    g.ship.notes.left_behind = True
    Played(memorial(g)).through()
    assert (g.ship.memorial, at(g, "memorial")) == (["se1"], ["se1"])
    assert free_sleeves(g, 0, 1) == before + 1
    assert has_read(g, "LS-03")
    assert has_read(g, "LS-04")
    assert told(g) == ["remembered"]


@pytest.mark.rule("IV-S-3601")
def test_when_all_places_are_taken_the_dead_leave_the_game() -> None:
    g = aboard("en1")
    dead = at(g, "recruit")[:13]
    put(g, "available", dead[12])
    put(g, "memorial", *dead[:12])
    g.ship.dying = [dead[12]]
    Played(memorial(g)).through()
    assert g.former[dead[12]].place == "gone"
    assert g.ship.memorial == [dead[12]]


@pytest.mark.rule("IV-S-3207")
def test_the_medbay_itself_rolls_for_critical_patients_and_the_dead_leave_their_bed() -> None:
    g = aboard("re1")
    put(g, "critical", "re2")
    home(g, "se1", "sc1", injuries=[3, 0])
    load(g, *[GRAVE] * 30)
    Played(medbay(g)).through()
    assert (g.ship.dying, g.crew["se1"].place, g.crew["re2"].place) == (["se1"], "dying", "moderate")


@pytest.mark.rule("IV-S-3207")
@pytest.mark.parametrize(
    ("modules", "rolled", "dies"),
    [
        ([], (GRAVE, QUIET, QUIET), False),
        (["critical"], (GRAVE, QUIET, QUIET), True),
        (["critical"], (HURT, HURT, QUIET), False),
        (["hungry"], (GRAVE, QUIET, QUIET), False),
    ],
)
def test_one_grave_injury_kills_only_with_the_module(modules: list[str], rolled: tuple[int, ...], dies: bool) -> None:
    g = aboard("re1", deadly=modules)
    put(g, "critical", "se1")
    load(g, *rolled)
    Played(critical_check(g, "se1")).through()
    assert (g.ship.dying == ["se1"]) == dies


@pytest.mark.rule("IV-S-3207")
@pytest.mark.parametrize(
    ("rolled", "upgrade", "asked"), [(GRAVE, True, True), (GRAVE, False, False), (QUIET, True, False)]
)
def test_a_die_is_rolled_again_only_to_save_a_life_and_only_with_the_upgrade(
    rolled: int, upgrade: bool, asked: bool
) -> None:
    g = aboard("re1")
    g.ship.upgrades += ["FU1"] * upgrade
    put(g, "critical", "se1")
    load(g, *[rolled] * 3)
    assert Played(critical_check(g, "se1")).over != asked


@pytest.mark.rule("IV-S-3201")
def test_nobody_is_asked_to_wait_without_the_upgrade_or_without_two_patients() -> None:
    for upgrades, patients, asked in (([], 2, False), (["FU3"], 1, False), (["FU3"], 2, True)):
        g = aboard("re1")
        g.ship.upgrades += upgrades
        put(g, "moderate", *["se1", "sc1"][:patients])
        home(g)
        load(g, *[QUIET] * 30)
        play = Played(medbay(g))
        assert (not play.over and play.asked[1] == "let-pass") == asked
        if asked:
            play.answer(GoOn()).through()
            assert [g.crew[id].place for id in ("se1", "sc1")] == ["light", "light"], "nobody waited"


@pytest.mark.rule("IV-S-3203")
def test_a_patient_moves_only_where_there_is_room() -> None:
    g = aboard("re1")
    put(g, "critical", "se1")
    assert can_move(g, "se1")
    put(g, "moderate", *["sc1", "sc2", "en1", "en2"][: slots(g, "moderate")])
    assert not can_move(g, "se1")
    assert not can_move(g, "re1"), "somebody who is well is no patient"
    assert "se1" not in movable(g)


@pytest.mark.rule("IV-S-0003")
def test_after_the_tutorial_everybody_rests_whatever_the_grazes() -> None:
    for passes, place in ((0, "resting"), (1, "light")):
        g = aboard("re1")
        home(g, "se1", injuries=[1])
        g.ship.passes = passes
        admit_team(g)
        assert g.crew["se1"].place == place
