"""How likely the crew is to succeed, where a match is looked at again."""

import pytest

from starboard.games.vanguard.state.game_state import VanguardState
from starboard.games.vanguard.title import VANGUARD
from starboard.kernel import new_match

APPRAISAL = VANGUARD.appraisal()


def begun(start: str) -> VanguardState:
    g = new_match(VANGUARD, 1, 3, {"start": start}).state
    assert isinstance(g, VanguardState)
    return g


@pytest.mark.parametrize(("start", "parts"), [("operation", False), ("lesson", False), ("tutorial", True)])
def test_a_campaign_has_one_mission_after_the_other(start: str, parts: bool) -> None:
    assert APPRAISAL.is_in_parts(begun(start)) == parts


@pytest.mark.rule("IV-X-1705")
def test_a_mission_that_is_over_has_succeeded_or_failed() -> None:
    g = begun("operation")
    g.ship.explored.append("P01")
    assert APPRAISAL.clock(g) == 1
    assert list(APPRAISAL.chances(g, 0)) == [1.0]
    g.ship.failed = True
    assert list(APPRAISAL.chances(g, 0)) == [0.0]
