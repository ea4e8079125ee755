"""IV-S-0007 to IV-S-0013: available crew, assigning, sleeves and tokens."""

from itertools import product

import pytest

from games.vanguard.proving_ground import Played
from games.vanguard.ship_tables import aboard, at, dice, put, ranked, told
from starboard.games.vanguard.captions.refusals import why_not
from starboard.games.vanguard.content.demands import parse_way
from starboard.games.vanguard.moves.mission_moves import BuyDice
from starboard.games.vanguard.moves.ship_book_moves import Assign, ScanWith
from starboard.games.vanguard.notation.grammar import BadNotation
from starboard.games.vanguard.notation.symbols import SECTIONS
from starboard.games.vanguard.rules.ship.assignments import can_meet, meet
from starboard.games.vanguard.rules.ship.section_dice import trades
from starboard.games.vanguard.rules.ship.ship_crew import EVERYBODY, assign, assignable, can_assign, free_sleeves
from starboard.games.vanguard.rules.ship.tokens import change_command, change_energy, change_success


@pytest.mark.rule("IV-S-0008")
def test_who_is_assigned_rests() -> None:
    g = aboard()
    assign(g, "se1", "IV-S-0008")
    assert g.crew["se1"].place == "resting"
    assert told(g) == ["assigned"]


@pytest.mark.rule("IV-S-0009")
@pytest.mark.rule("IV-S-0007")
def test_ts_01_the_last_available_member_cannot_be_assigned() -> None:
    g = aboard("se1", "sc1", "sc2")
    put(g, "resting", "se2")
    assert assignable(g) == ["sc1", "sc2"]
    refused = why_not(g, 0, ScanWith("se1"))
    assert refused is not None
    assert refused[1] == "IV-S-0009"
    resting = why_not(g, 0, Assign("se2"))
    assert resting is not None
    assert resting[1] == "IV-S-0008"


@pytest.mark.rule("IV-S-0009")
def test_whether_anybody_can_be_assigned_agrees_with_who_can() -> None:
    g = aboard("se1", "sc1", "sc2", "en1", "en2", "en3")
    put(g, "resting", "se2")
    for ranks in product((1, 2), repeat=len(g.crew)):
        for one, rank in zip(g.crew.values(), ranks, strict=True):
            one.rank = rank
        for section in (EVERYBODY, *range(len(SECTIONS))):
            for rank in (1, 2, 3):
                assert can_assign(g, section, rank) == bool(assignable(g, section, rank))


@pytest.mark.rule("IV-S-0009")
def test_a_need_for_two_leaves_one_of_the_section() -> None:
    g = aboard("en1", "en2")
    assert not can_meet(g, parse_way("2 engineering"))
    put(g, "available", "en3")
    assert can_meet(g, parse_way("2 engineering"))
    play = Played(meet(g, parse_way("2 engineering"), "IV-S-0008"))
    play.answer(Assign("en3")).answer(Assign("en1"))
    assert at(g, "available") == ["en2"]


@pytest.mark.rule("IV-S-0010")
def test_needs_name_sections_ranks_and_tokens() -> None:
    g = aboard()
    assert not can_meet(g, parse_way("1 any rank 2"))
    ranked(g, 2, "sc1")
    assert can_meet(g, parse_way("1 any rank 2"))
    assert not can_meet(g, parse_way("1 security rank 2"))
    assert can_meet(g, parse_way("4 different"))
    assert not can_meet(g, parse_way("1 any + 1 success"))
    g.ship.success, g.ship.command, g.ship.energy = 1, 1, 1
    play = Played(meet(g, parse_way("1 science rank 2 + 1 success + 1 command + 1 energy"), "IV-S-0008"))
    assert play.over
    assert (g.ship.success, g.ship.command, g.ship.energy, g.crew["sc1"].place) == (0, 0, 0, "resting")


@pytest.mark.rule("IV-S-0010")
def test_different_sections_are_different() -> None:
    g = aboard("se1", "se2", "se3", "re1", "re2")
    play = Played(meet(g, parse_way("2 different"), "IV-S-0008"))
    play.answer(Assign("se1"))
    assert play.offers == [Assign("re1"), Assign("re2")]


def test_high_morale_and_conditions_can_be_asked_for() -> None:
    g = aboard()
    assert not can_meet(g, parse_way("morale high"))
    g.ship.morale = 3
    assert can_meet(g, parse_way("morale high"))
    assert not can_meet(g, parse_way("1 any if CUP=drank"))
    g.flags["CUP"] = "drank"
    assert can_meet(g, parse_way("1 any if CUP=drank"))


@pytest.mark.parametrize("text", ["", "1 cook", "five any", "1 any rank 4", "1 any +", "0 success"])
def test_a_need_that_says_nothing_is_refused(text: str) -> None:
    with pytest.raises(BadNotation):
        parse_way(text)


@pytest.mark.rule("IV-S-0012")
def test_sleeves_are_counted_by_section_and_rank() -> None:
    g = aboard("se1", "se2", "re1")
    assert [free_sleeves(g, 0, rank) for rank in (1, 2, 3)] == [2, 3, 2]
    ranked(g, 2, "se1")
    assert [free_sleeves(g, 0, rank) for rank in (1, 2)] == [3, 2]
    put(g, "memorial", "se1", rank=2)
    assert free_sleeves(g, 0, 2) == 3


@pytest.mark.rule("IV-S-0012")
@pytest.mark.rule("IV-S-0013")
def test_command_and_energy_are_capped_and_success_is_not() -> None:
    g = aboard()
    change_command(g, 9, "IV-S-0012")
    change_energy(g, 9, "IV-S-0012")
    change_success(g, 40, "IV-S-0012")
    assert (g.ship.command, g.ship.energy, g.ship.success) == (6, 8, 40)
    change_command(g, -9, "IV-S-0012")
    change_success(g, -50, "IV-S-0012")
    assert (g.ship.command, g.ship.success) == (0, 0)


@pytest.mark.rule("IV-S-2705")
def test_ts_04_one_crew_member_helps_with_a_purchase() -> None:
    g = aboard()
    ranked(g, 2, "se1")
    ranked(g, 3, "sc1")
    dice(g, 6)
    g.ship.success = 6
    assert [move for move in trades(g) if isinstance(move, BuyDice)] == [BuyDice(""), BuyDice("se1"), BuyDice("sc1")]
