"""IV-X-1605: which injury card is healed."""

import pytest

from games.vanguard.proving_ground import do, hurt, landed, one
from starboard.games.vanguard.moves.exploration_moves import PickInjury
from starboard.games.vanguard.rules.crew.healing import curable


@pytest.mark.rule("IV-X-1605")
def test_which_card_is_healed_is_asked_among_different_types() -> None:
    g = landed("re", "sc")
    hurt(g, "wound", "wound")
    do(g, "heal card")
    assert len(one(g).injuries) == 1
    hurt(g, "wound", "exhaustion")
    do(g, "heal card", PickInjury(0, 1))
    assert [card.type for card in one(g).injuries] == ["wound"]


@pytest.mark.rule("IV-X-1607")
def test_a_card_that_lies_face_down_is_healed_but_not_turned_down_again() -> None:
    g = landed("re", "sc")
    hurt(g, "wound", "exhaustion")
    one(g).injuries[0].down = True
    assert (curable(g, 0, (), True), curable(g, 0, (), False), curable(g, 0, ("wound",), False)) == ([1], [0, 1], [0])
