"""The facilities at their edges: what is offered once a pass, what a full sleeve or line forbids."""

import pytest

from games.vanguard.proving_ground import Played
from games.vanguard.ship_tables import aboard, put, ranked
from starboard.games.vanguard.moves.exploration_moves import GoOn
from starboard.games.vanguard.moves.ship_book_moves import (
    CompleteProject,
    Dismiss,
    KeepRecruit,
    Recruit,
    StartProject,
    Train,
)
from starboard.games.vanguard.rules.ship_book.barracks import barracks, can_recruit, dismissals, recruit, trainings
from starboard.games.vanguard.rules.ship_book.laboratory import laboratory
from starboard.games.vanguard.rules.ship_book.production import complex_works
from starboard.games.vanguard.state.notes import Done
from starboard.games.vanguard.state.ship_state import Project


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
    g.ship.once.append(Done("recruit", 0))
    assert dismissals(g, 0) == []
    g.ship.once = []
    put(g, "gone", "se5")
    assert dismissals(g, 0) == [], "nobody could be woken instead"


@pytest.mark.rule("IV-S-1603")
def test_training_is_once_a_pass_and_needs_a_sleeve() -> None:
    g = aboard("se1", "se2")
    ranked(g, 2, "se1")
    assert trainings(g, 0) == [Train("se1", "se2")]
    g.ship.once.append(Done("train", 0))
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
