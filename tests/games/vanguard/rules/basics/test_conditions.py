"""IV-X-1012: global conditions belong to a board."""

import pytest

from games.vanguard.proving_ground import Played, landed, trip
from starboard.games.vanguard.rules.basics.board_layout import lay_boards
from starboard.games.vanguard.rules.basics.conditions import place_condition


@pytest.mark.rule("IV-X-1012")
def test_a_condition_belongs_to_its_own_board() -> None:
    g = landed("re", "sc")
    lay_boards(g, "P92")
    Played(place_condition(g, "C93", "IV-X-1012")).through()
    assert [board.condition for board in trip(g).boards] == ["C90", "C93"]
    Played(place_condition(g, "C91", "IV-X-1012")).through()
    assert [board.condition for board in trip(g).boards] == ["C91", "C93"]
