"""Page 36: the memorial, and who is recruited for the dead."""

import pytest

from games.vanguard.proving_ground import Played
from games.vanguard.ship_tables import aboard
from starboard.games.vanguard.moves.ship_book_moves import KeepRecruit
from starboard.games.vanguard.rules.launch_and_return.mission_launch import find_crew


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
