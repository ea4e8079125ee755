"""How likely each player is to win, where a match is looked at again."""

import pytest

from starboard.games.trucker.state.game_state import TruckerState
from starboard.games.trucker.title import TRUCKER
from starboard.kernel import new_match

APPRAISAL = TRUCKER.appraisal()


def after_rounds(flown: int, *credits: int) -> TruckerState:
    """A game of classes I, II and III after some rounds, with these purses."""
    g = new_match(TRUCKER, len(credits), 3, {"classes": ("I", "II", "III")}).state
    assert isinstance(g, TruckerState)
    g.round = flown
    for trucker, purse in zip(g.truckers, credits, strict=True):
        trucker.credits = purse
    return g


def test_equal_purses_are_equal_chances() -> None:
    assert APPRAISAL.chances(after_rounds(1, 7, 7, 7, 7), 0) == pytest.approx([0.25] * 4)


def test_the_same_lead_is_worth_more_the_less_is_still_to_come() -> None:
    first, second = (APPRAISAL.chances(after_rounds(flown, 30, 20), 0)[0] for flown in (1, 2))
    assert 0.5 < first < second < 1


@pytest.mark.rule("GT-X1-6.2")
def test_loans_count_against_their_owner() -> None:
    g = after_rounds(2, 20, 20)
    g.truckers[0].loans = 1
    assert APPRAISAL.chances(g, 0)[0] < 0.5


def test_building_is_not_weighed_and_no_luck() -> None:
    match = new_match(TRUCKER, 2, 3, {"classes": ("I",)})
    assert match.question is not None
    assert isinstance(match.state, TruckerState)
    assert not APPRAISAL.weighs(match.state, 0, match.question.heard_by(0))
    assert not APPRAISAL.is_fateful(match.state)
