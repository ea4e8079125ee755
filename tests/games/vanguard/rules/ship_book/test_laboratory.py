"""Page 8: a second project, and who works on it."""

import pytest

from games.vanguard.proving_ground import Played
from games.vanguard.ship_tables import aboard, put, ranked
from starboard.games.vanguard.moves.exploration_moves import GoOn
from starboard.games.vanguard.moves.ship_book_moves import CompleteProject
from starboard.games.vanguard.rules.ship_book.laboratory import laboratory


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
