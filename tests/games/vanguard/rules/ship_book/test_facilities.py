"""Pages 6 to 17: the facilities of the ship."""

import pytest

from games.vanguard.proving_ground import Played
from games.vanguard.ship_tables import aboard, at, do, put, ranked, told
from starboard.games.vanguard.captions.refusals import why_not
from starboard.games.vanguard.content.demands import parse_cost
from starboard.games.vanguard.moves.exploration_moves import GoOn
from starboard.games.vanguard.moves.ship_book_moves import (
    Achieve,
    Activate,
    Calm,
    Cheer,
    CompleteProject,
    Dismiss,
    Hurry,
    InstallAddOn,
    KeepRecruit,
    Recruit,
    Resolve,
    SpeedUp,
    StartProject,
    Train,
)
from starboard.games.vanguard.notation.grammar import BadNotation
from starboard.games.vanguard.rules.ship.installing import install_bridge_cards
from starboard.games.vanguard.rules.ship_book.barracks import barracks
from starboard.games.vanguard.rules.ship_book.facilities import activate, facilities, usable
from starboard.games.vanguard.rules.ship_book.laboratory import laboratory, payment
from starboard.games.vanguard.rules.ship_book.production import capacity, complex_works, first_stage
from starboard.games.vanguard.rules.ship_book.situation_room import situation_room
from starboard.games.vanguard.rules.story.logs import has_read
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.games.vanguard.state.notes import ShipNotes
from starboard.games.vanguard.state.ship_state import Objective, Project


def at_work(command: int = 2) -> VanguardState:
    g = aboard()
    g.ship.page, g.ship.command, g.ship.energy = "facilities", command, 2
    return g


@pytest.mark.rule("IV-S-0601")
@pytest.mark.rule("IV-S-0603")
def test_a_facility_costs_a_command_token_and_players_may_stop() -> None:
    g = at_work()
    play = Played(facilities(g))
    names = ["laboratory", "complex", "barracks", "situation-room"]
    assert play.offers == [*map(Activate, names), GoOn()]
    play.answer(Activate("laboratory"))
    assert g.ship.command == 1
    play.answer(GoOn())
    assert play.over


@pytest.mark.rule("IV-S-0602")
def test_each_facility_is_used_once_a_pass() -> None:
    g = at_work(command=3)
    Played(facilities(g)).answer(Activate("laboratory"))
    assert "laboratory" not in usable(g)
    refused = why_not(g, 0, Activate("laboratory"))
    assert refused is not None
    assert refused[1] == "IV-S-0602"


@pytest.mark.rule("IV-S-0604")
def test_unspent_tokens_go_back_to_the_supply() -> None:
    g = at_work()
    Played(facilities(g)).answer(GoOn())
    assert g.ship.command == 0
    assert at(g, "available") == ["se1", "se2", "re1", "re2", "sc1", "sc2", "en1", "en2"]


def test_situations_can_close_a_facility_or_make_it_dearer() -> None:
    g = at_work(command=1)
    g.ship.notes = ShipNotes(closed={"barracks": 1}, dear={"complex": 1})
    assert usable(g) == ["laboratory", "situation-room"]
    refused = why_not(g, 0, Activate("complex"))
    assert refused is not None
    assert refused[1] == "IV-S-0601"
    Played(facilities(g)).answer(GoOn())
    assert g.ship.notes == ShipNotes()


def test_the_first_visit_has_its_log_and_an_objective_can_be_achieved_here() -> None:
    g = at_work()
    g.ship.objectives.append(Objective("MO02"))
    play = Played(facilities(g))
    assert Achieve("MO02", 0) in play.offers
    play.answer(Activate("barracks"))
    assert has_read(g, "LF-02")


# -- Laboratory ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IV-S-0801")
@pytest.mark.rule("IV-S-0803")
@pytest.mark.rule("IV-S-0806")
def test_a_project_is_paid_with_discoveries_and_followed() -> None:
    g = at_work()
    g.ship.found = ["min03", "flo03", "min01"]
    g.decks.discoveries = [[], [], [], [], []]
    play = Played(laboratory(g)).answer(CompleteProject("RS01", ""))
    assert play.over
    assert g.ship.found == ["min03"], "the least that serves"
    assert (g.decks.discoveries[0], g.decks.discoveries[3]) == (["min01"], ["flo03"])
    assert g.ship.envelope == ["PR03"]
    assert "p03" in g.ship.armory
    assert g.decks.removed == ["RS01"]


@pytest.mark.rule("IV-S-0803")
def test_a_higher_tier_serves_and_a_lower_one_does_not() -> None:
    g = at_work()
    g.ship.found = ["min04", "flo01"]
    paid, missing = payment(g, "RS01")
    assert (paid, len(missing)) == (["min04"], 1)
    g.ship.found = ["min04", "flo04"]
    assert payment(g, "RS01") == (["flo04", "min04"], [])


@pytest.mark.rule("IV-S-0805")
@pytest.mark.parametrize(("rank", "found", "serves"), [(1, "flo03", True), (1, "min01", False), (2, "min01", True)])
def test_an_assigned_crew_member_stands_for_a_missing_discovery(rank: int, found: str, serves: bool) -> None:
    g = at_work()
    ranked(g, rank, "sc1")
    put(g, "resting", "se1", "re1", "en1")
    g.ship.found = [found]
    play = Played(laboratory(g))
    assert play.over is not serves
    if serves:
        assert CompleteProject("RS01", "") not in play.offers
        play.answer(CompleteProject("RS01", "sc1")).through()
        assert g.crew["sc1"].place == "resting"
        assert g.ship.found == []


@pytest.mark.rule("IV-S-0805")
def test_nobody_stands_for_two_or_for_a_unique_discovery() -> None:
    g = at_work()
    ranked(g, 3, "sc1", "sc2")
    assert Played(laboratory(g)).over, "two of the first project, and the cup of the second, are missing"
    g.ship.pockets = ["U01"]
    assert CompleteProject("RS02", "sc1") in Played(laboratory(g)).offers


@pytest.mark.rule("IV-S-0804")
@pytest.mark.rule("IV-S-0802")
def test_a_second_project_needs_a_scientist_of_rank_two() -> None:
    g = at_work()
    g.ship.found, g.ship.pockets = ["min01", "flo03", "alt01", "alt04"], ["U01"]
    g.ship.envelope = ["RS03"]
    play = Played(laboratory(g)).answer(CompleteProject("RS01", ""))
    assert play.over
    g.ship.found += ["min01", "flo03"]
    ranked(g, 2, "sc1")
    play = Played(laboratory(g)).answer(CompleteProject("RS02", ""))
    assert play.offers == [CompleteProject("", "sc1"), GoOn()]
    play.answer(CompleteProject("", "sc1")).answer(CompleteProject("RS03", ""))
    assert play.over
    assert g.ship.research == []


def test_a_card_can_make_the_second_project_free() -> None:
    g = at_work()
    g.ship.found, g.ship.pockets, g.ship.notes = ["min01", "flo03", "alt01"], ["U01"], ShipNotes(second_project=1)
    play = Played(laboratory(g)).answer(CompleteProject("RS01", "")).answer(CompleteProject("RS02", ""))
    assert play.over
    assert g.ship.notes == ShipNotes()


@pytest.mark.parametrize("text", ["", "1 gold basic", "0 min basic", "1 min", "1 min great"])
def test_a_cost_that_says_nothing_is_refused(text: str) -> None:
    with pytest.raises(BadNotation):
        parse_cost(text)


# -- Production complex ----------------------------------------------------------------------------------------------


def stages(g: VanguardState) -> dict[str, int]:
    """The stages of the projects on the line."""
    return {one.id: one.stage for one in g.ship.production if one.started}


@pytest.mark.rule("IV-S-1201")
@pytest.mark.rule("IV-S-1203")
def test_the_line_moves_then_a_project_is_started() -> None:
    g = at_work()
    put(g, "resting", "en1")
    play = Played(complex_works(g)).answer(StartProject("PR02"))
    assert play.over
    assert stages(g) == {"PR02": 3}
    g.ship.once = []
    Played(complex_works(g)).answer(StartProject("PR01"))
    assert stages(g) == {"PR02": 2, "PR01": 1}
    g.ship.once = []
    Played(complex_works(g)).through()
    assert stages(g) == {"PR02": 1}
    assert "m01" in g.ship.armory
    assert g.decks.removed == ["PR01"]


@pytest.mark.rule("IV-S-1204")
def test_each_requirement_speeds_up_once_a_pass() -> None:
    g = at_work()
    g.ship.success = 5
    play = Played(complex_works(g)).answer(StartProject("PR02"))
    assert play.offers == [SpeedUp("PR02", 0), SpeedUp("PR02", 1), GoOn()]
    play.answer(SpeedUp("PR02", 1))
    assert (g.ship.success, stages(g)) == (3, {"PR02": 2})
    assert play.offers == [SpeedUp("PR02", 0), GoOn()]
    play.answer(SpeedUp("PR02", 0)).through()
    assert stages(g) == {"PR02": 1}
    assert len(at(g, "resting")) == 1


@pytest.mark.rule("IV-S-1207")
def test_what_is_done_gives_its_result() -> None:
    g = at_work()
    g.ship.success = 2
    g.ship.production = [Project("PR02", 2, started=True)]
    Played(complex_works(g)).answer(SpeedUp("PR02", 1))
    assert g.ship.envelope == ["L2"]


@pytest.mark.rule("IV-S-1205")
def test_work_goes_on_slowly_without_the_complex() -> None:
    g = at_work()
    g.ship.production = [Project("PR02", 2, started=True), Project("PR01", 1, started=True)]
    Played(facilities(g)).answer(GoOn())
    assert stages(g) == {"PR02": 1}
    assert "m01" in g.ship.armory
    activate(g, "complex")
    g.ship.step = ""
    Played(facilities(g)).through()
    assert stages(g) == {"PR02": 1}, "it was used in this pass"


@pytest.mark.rule("IV-S-1206")
@pytest.mark.rule("IV-S-1202")
def test_the_line_has_room_for_two_and_upgrades_add_to_it() -> None:
    g = at_work()
    assert capacity(g) == 2
    put(g, "resting", "en1")
    g.ship.production = [Project("PR02", 3, started=True), Project("PR03", 2, started=True), Project("PR01")]
    assert Played(complex_works(g)).through().over
    assert "PR01" not in stages(g)
    g.ship.envelope, g.ship.once, g.ship.success = ["FU2", "FU1"], [], 1
    play = Played(complex_works(g))
    assert g.ship.facility_upgrades == ["FU2"]
    assert g.ship.envelope == ["FU1"], "that one is for the medbay"
    assert capacity(g) == 3
    play.answer(StartProject("PR01"))
    assert Hurry("PR01") in play.offers
    play.answer(Hurry("PR01")).through()
    assert g.ship.success == 0
    assert "m01" in g.ship.armory


def test_upgrades_and_the_story_change_where_a_project_starts() -> None:
    g = at_work()
    assert (first_stage(g, "PR02"), first_stage(g, "PR03")) == (3, 2)
    g.flags["CUP"], g.ship.facility_upgrades = "drank", ["FU2"]
    assert (first_stage(g, "PR02"), first_stage(g, "PR03")) == (2, 1)


# -- Barracks --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IV-S-1601")
def test_every_section_may_wake_a_recruit_who_is_available_at_once() -> None:
    g = at_work()
    play = Played(barracks(g)).answer(Recruit("security"))
    assert play.asked == (0, "recruit")
    assert len(play.offers) == 2
    kept = play.offers[1]
    assert isinstance(kept, KeepRecruit)
    play.answer(kept)
    assert g.crew[kept.crew].place == "available"
    assert g.crew[kept.crew].rank == 1
    assert len(at(g, "recruit")) == 7, "the other one went back"
    assert Recruit("security") not in play.offers
    assert Recruit("recon") in play.offers


@pytest.mark.rule("IV-S-1602")
def test_without_a_free_sleeve_nobody_is_recruited() -> None:
    g = at_work()
    put(g, "resting", "se3", "se4")
    play = Played(barracks(g))
    assert Recruit("security") not in play.offers
    refused = why_not(g, 0, Recruit("security"))
    assert refused is not None
    assert refused[1] == "IV-S-1602"


@pytest.mark.rule("IV-S-1603")
def test_a_trainer_of_rank_two_raises_a_beginner_of_the_section() -> None:
    g = at_work()
    put(g, "resting", "sc3")
    assert not any(isinstance(move, Train) for move in Played(barracks(g)).offers)
    ranked(g, 2, "se1", "sc1")
    g.ship.once = []
    play = Played(barracks(g))
    assert [move for move in play.offers if isinstance(move, Train)] == [Train("se1", "se2")]
    play.answer(Train("se1", "se2"))
    assert (g.crew["se2"].rank, g.crew["se1"].place) == (2, "resting")
    assert told(g)[-1] == "trained"
    put(g, "resting", "sc3", "sc4")
    put(g, "light", "sc2", rank=2)
    put(g, "light", "sc5", rank=2)
    refused = why_not(g, 0, Train("sc1", "sc3"))
    assert refused is not None
    assert refused[1] == "IV-S-1603"


@pytest.mark.rule("IV-S-1604")
def test_somebody_can_be_dismissed_to_free_a_sleeve() -> None:
    g = at_work()
    put(g, "resting", "se3", "se4")
    put(g, "recruit", "se5")
    play = Played(barracks(g))
    assert [move for move in play.offers if isinstance(move, Dismiss)] == [
        Dismiss(id) for id in ("se1", "se2", "se3", "se4")
    ]
    play.answer(Dismiss("se3"))
    assert g.crew["se3"].place == "recruit"
    play.answer(Recruit("security"))


def test_the_commander_of_the_section_decides_in_the_barracks() -> None:
    g = aboard(seats=4)
    play = Played(barracks(g))
    asked = []
    while not play.over:
        asked.append(play.asked)
        play.answer(GoOn())
    assert asked == [(seat, "barracks") for seat in range(4)]


# -- Situation room and add-on ---------------------------------------------------------------------------------------


@pytest.mark.rule("IV-S-1701")
def test_the_situation_room_resolves_early_or_for_tokens() -> None:
    g = at_work()
    g.ship.situations, g.ship.success = ["S01", "S03"], 4
    play = Played(situation_room(g))
    assert play.offers[:1] == [Resolve("S01", 0)]
    play.answer(Calm("S03"))
    assert (g.ship.success, g.ship.situations) == (2, ["S01"])
    assert not any(isinstance(move, Calm) for move in play.offers), "only one"
    play.answer(Resolve("S01", 0)).through()
    assert g.ship.situations == []


@pytest.mark.rule("IV-S-1702")
def test_morale_can_be_bought_once_a_pass() -> None:
    g = at_work()
    g.ship.success = 6
    play = Played(situation_room(g)).answer(Cheer())
    assert (g.ship.morale, g.ship.success) == (3, 3)
    assert play.over
    g.ship.morale = 1
    assert Played(situation_room(g)).over


@pytest.mark.rule("IV-S-1750")
@pytest.mark.rule("IV-C-305")
def test_the_add_on_facility_comes_with_the_secret_envelope() -> None:
    g = at_work()
    g.ship.add_ons = ["DN1", "DN2"]
    assert "add-on" not in usable(g)
    g.ship.unlocked = ["secret"]
    put(g, "resting", "se1")
    put(g, "light", "re1")
    play = Played(facilities(g)).answer(Activate("add-on"))
    assert play.offers == [InstallAddOn("DN1"), InstallAddOn("DN2")]
    play.answer(InstallAddOn("DN2")).through()
    assert g.ship.add_on == "DN2"
    assert g.crew["re1"].place == "recovered"
    assert sum(one.rank == 2 for one in g.crew.values()) == 1
    assert at(g, "resting") == []
    g.ship.facilities, g.ship.upgrades, g.ship.command = [], ["BU2"], 0
    assert usable(g) == ["add-on"], "an upgrade makes it free"


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


@pytest.mark.rule("IV-S-0601")
@pytest.mark.rule("IV-S-0804")
def test_a_facility_is_left_when_its_page_is_done() -> None:
    g = aboard()
    g.ship.command = 2
    g.ship.found, g.ship.research, g.ship.pockets = ["min01", "flo03", "alt01"], ["RS01", "RS02"], ["U01"]
    play = Played(facilities(g)).answer(Activate("laboratory"))
    play.answer(CompleteProject("RS01", ""))
    assert play.asked[1] == "facility", "one project is all"
