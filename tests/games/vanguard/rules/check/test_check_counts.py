"""What a check lets be rolled, counts and leaves behind."""

import pytest

from games.vanguard.proving_ground import Played, do, landed, one, own, picks
from starboard.games.vanguard.notation.actions import parse_action
from starboard.games.vanguard.rules.check.check import dice_check
from starboard.games.vanguard.state.game_state import VanguardState

RED = ["red_basic"] * 3


EASY = "green: D -> nothing\nred -> nothing"


def asking(g: VanguardState, action: str = EASY, sector: int = 0) -> Played:
    """A check before any die was chosen."""
    return Played(dice_check(g, 0, "prepare", 0, parse_action(action), sector))


@pytest.mark.rule("IV-X-501")
def test_an_effect_lets_fewer_dice_be_rolled() -> None:
    g = landed("re")
    own(g, 0, RED)
    assert asking(g).question.most == 3
    do(g, "note fewer-dice 1 round")
    assert asking(g).question.most == 2
    do(g, "note fewer-dice 5 round")
    assert asking(g).question.most == 0


@pytest.mark.rule("IV-X-550")
@pytest.mark.parametrize(("promised", "back"), [(0, 0), (1, 1), (2, 2)])
def test_as_many_dice_come_back_after_the_check_as_were_promised(promised: int, back: int) -> None:
    g = landed("re")
    own(g, 0, RED)
    play = asking(g)
    do(g, f"note refresh-after {promised} check")
    play.answer(*picks(*RED)).through()
    assert (len(one(g).available), len(one(g).spent)) == (back, 3 - back)
