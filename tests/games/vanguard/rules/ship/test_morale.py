"""IV-S-0020 to IV-S-0023: morale rises, falls, and what happens when it cannot."""

import pytest

from games.vanguard.proving_ground import Played
from games.vanguard.ship_tables import aboard, at, dice, put, told
from starboard.games.vanguard.content.rule_figures import RULES
from starboard.games.vanguard.moves.mission_moves import TakeDie
from starboard.games.vanguard.moves.ship_book_moves import Release, TakePenalty
from starboard.games.vanguard.notation.symbols import MORALE
from starboard.games.vanguard.rules.ship.morale import (
    HIGHEST,
    LOWEST,
    change_morale,
    leavers,
    lower_morale,
    penalties,
    raise_morale,
)
from starboard.games.vanguard.rules.ship_book.bridge import fill_pools
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


@pytest.mark.rule("IV-S-0023")
@pytest.mark.parametrize("level", range(len(MORALE)))
@pytest.mark.parametrize("spared", [False, True])
def test_an_upgrade_spares_the_energy_that_low_morale_costs_and_nothing_else(level: int, spared: bool) -> None:
    g = aboard()
    g.ship.morale = level
    effect = RULES.ship.morale[MORALE[level]]
    command, energy = effect.get("command", 0), effect.get("energy", 0)
    if spared:
        g.ship.upgrades, energy = ["BU2"], max(0, energy)
    told(g)
    fill_pools(g)
    assert (g.ship.command, g.ship.energy) == (2 + command, 4 + energy)
    assert ("morale-counts" in told(g)) == bool(command or energy)


@pytest.mark.rule("IV-S-0021")
def test_high_morale_has_its_log_when_it_is_reached() -> None:
    g = aboard()
    g.ship.morale = 1
    Played(change_morale(g, 1, "IV-S-0021")).through()
    assert (g.ship.morale, has_read(g, "LS-07")) == (2, False)
    Played(change_morale(g, 1, "IV-S-0021")).through()
    assert (g.ship.morale, has_read(g, "LS-07")) == (3, True)


@pytest.mark.rule("IV-S-0022")
def test_a_penalty_in_dice_needs_a_die_of_every_section() -> None:
    g = aboard()
    assert "dice" in penalties(g)
    g.sections[2].dice = []
    assert "dice" not in penalties(g)


@pytest.mark.rule("IV-S-0022")
def test_crew_leave_only_sections_with_three_of_whom_somebody_rests() -> None:
    g = aboard("se1", "se2", "re1")
    put(g, "resting", "se3", "re2")
    assert leavers(g) == [0], "Recon has only two"
    put(g, "memorial", "se2")
    assert leavers(g) == [], "the dead do not count"
