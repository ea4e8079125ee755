"""IV-S-0020 to IV-S-0023: morale rises, falls, and what happens when it cannot."""

import pytest

from games.vanguard.proving_ground import Played
from games.vanguard.ship_tables import aboard, at, dice, put, told
from starboard.games.vanguard.content.rule_figures import RULES
from starboard.games.vanguard.moves.ship_book_moves import Release, TakeDie, TakePenalty
from starboard.games.vanguard.notation.symbols import MORALE
from starboard.games.vanguard.rules.ship.morale import (
    HIGHEST,
    LOWEST,
    change_morale,
    lower_morale,
    penalties,
    raise_morale,
)
from starboard.games.vanguard.rules.story.logs import has_read


@pytest.mark.rule("IV-S-0020")
def test_morale_has_four_levels_and_starts_at_medium() -> None:
    assert MORALE == ("very_low", "low", "medium", "high")
    assert MORALE[aboard().ship.morale] == "medium"


@pytest.mark.rule("IV-S-0021")
def test_morale_moves_one_level_at_a_time() -> None:
    g = aboard()
    Played(change_morale(g, -2, "IV-S-0021")).through()
    assert MORALE[g.ship.morale] == "very_low"
    assert told(g) == ["morale-falls", "morale-falls"]
    assert has_read(g, "LS-06")


@pytest.mark.rule("IV-S-0021")
def test_ts_05_raising_above_high_is_ignored() -> None:
    g = aboard()
    g.ship.morale = HIGHEST
    Played(raise_morale(g, "IV-S-0021")).through()
    assert g.ship.morale == HIGHEST
    assert told(g) == []


@pytest.mark.rule("IV-S-0022")
@pytest.mark.rule("IV-S-2601")
def test_ts_06_at_very_low_every_section_returns_a_die() -> None:
    g = aboard()
    dice(g, 6)
    g.ship.morale = LOWEST
    play = Played(lower_morale(g, "IV-S-2601"))
    while not play.over:
        assert isinstance(play.offers[0], TakeDie)
        play.answer(play.offers[0])
    assert [len(section.dice) for section in g.sections] == [5, 5, 5, 5]
    assert g.ship.morale == LOWEST


@pytest.mark.rule("IV-S-0022")
def test_the_penalty_is_chosen_among_those_that_can_be_paid() -> None:
    g = aboard("se1", "re1")
    g.ship.morale = LOWEST
    assert penalties(g) == ["dice"]
    g.ship.success = 3
    put(g, "resting", "sc1", "sc2", "sc3")
    assert penalties(g) == ["dice", "success", "crew"]
    play = Played(lower_morale(g, "IV-S-0022"))
    assert play.asked == (0, "penalty")
    play.answer(TakePenalty("success"))
    assert g.ship.success == 0


@pytest.mark.rule("IV-S-0022")
def test_crew_may_leave_where_a_section_has_three_or_more() -> None:
    g = aboard("se1", "re1", "re2")
    g.ship.morale = LOWEST
    put(g, "resting", "sc1", "sc2", "sc3", "re3")
    play = Played(lower_morale(g, "IV-S-0022")).answer(TakePenalty("crew"))
    assert play.offers == [Release("sc1"), Release("sc2"), Release("sc3")]
    play.answer(Release("sc2"))
    assert at(g, "gone")[-2:] == ["re3", "sc2"]
    assert at(g, "resting") == ["sc1", "sc3"]


@pytest.mark.rule("IV-S-0022")
def test_what_cannot_be_paid_at_all_is_no_penalty() -> None:
    g = aboard("se1", "re1")
    g.ship.morale = LOWEST
    for section in g.sections:
        section.dice = []
    assert Played(lower_morale(g, "IV-S-0022")).over


@pytest.mark.rule("IV-S-0023")
def test_each_level_has_its_effect_at_the_bridge() -> None:
    effects = RULES.ship.morale
    assert effects["high"] == {"command": 1}
    assert effects["medium"] == {}
    assert effects["low"] == {"energy": -1}
    assert effects["very_low"] == {"energy": -1, "command": -1}
