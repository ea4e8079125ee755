"""IV-X-506: words for step 4 of a dice check. Dice are chosen where there is something to choose."""

import pytest

from games.vanguard.campaigns.cards.hush import gathered, results
from games.vanguard.campaigns.planets.ground import trip
from games.vanguard.proving_ground import Fixed
from games.vanguard.saying import checked, me, said
from starboard.games.vanguard.board.sectors import board_at
from starboard.games.vanguard.content.dice import KINDS, NUMBER_OF
from starboard.games.vanguard.moves.exploration_moves import DropDanger, GoOn, PickDie, RollDie, TakeSpecial, TurnDie
from starboard.games.vanguard.notation.symbols import NINE
from starboard.games.vanguard.state.board_state import Threat
from starboard.kernel import AskSome


@pytest.mark.rule("IV-X-506")
def test_a_single_die_is_rolled_again_without_a_question() -> None:
    g = gathered("security", "R:acc G:exp")
    assert said(g, "reroll 2 R").over
    assert results(g) == "R:bas G:exp"


@pytest.mark.rule("IV-X-506")
@pytest.mark.parametrize(("text", "most"), [("reroll 1 D", 1), ("reroll 2 D", 2), ("reroll all D", 3), ("toss 2 D", 2)])
def test_of_several_dice_so_many_may_be_picked(text: str, most: int) -> None:
    asked = said(gathered("security", "R:acc R:acc G:acc"), text)
    assert asked.offers == [PickDie(0), PickDie(1), PickDie(2)]
    several = isinstance(asked.question, AskSome)
    assert (asked.question.least, asked.question.most) == (1, most) if several else most == 1


@pytest.mark.rule("IV-X-506")
def test_a_die_that_is_tossed_is_spent_by_its_owner() -> None:
    g = gathered("security", "R:fit G:exp")
    before = len(me(g).spent)
    assert said(g, "toss 1 G").over
    assert (results(g), len(me(g).spent)) == ("R:fit", before + 1)
    g = gathered("security", "R:fit R:acc")
    said(g, "toss 1 D acc")
    assert results(g) == "R:fit"


@pytest.mark.rule("IV-X-506")
@pytest.mark.parametrize(
    ("text", "pool", "shows"),
    [
        ("turn all D acc bas", "R:acc G:acc B:sci", "R:bas G:bas B:sci"),
        ("turn 1 D any fit", "R:acc R:acc", "R:fit R:acc"),
        ("turn 2 D any fit", "R:fit R:fit", "R:fit R:fit"),
        ("turn 1 D any shown", "R:fit R:fit", "R:fit R:fit"),
        ("turn 1 R any kin", "R:fit G:exp", "R:fit G:exp"),
    ],
)
def test_a_die_is_set_without_a_question_where_there_is_one_way(text: str, pool: str, shows: str) -> None:
    g = gathered("security", pool)
    assert said(g, text).over
    assert results(g) == shows


@pytest.mark.rule("IV-X-506")
@pytest.mark.parametrize(
    ("text", "pool", "offered"),
    [
        ("turn 1 D any shown", "R:fit G:exp", {(0, "exploration"), (1, "fitness")}),
        ("turn 1 D any kin", "R:fit R:def G:exp", {(0, "defence"), (1, "fitness")}),
        ("turn all D any fit def", "R:acc R:acc", {(0, "fitness"), (0, "defence")}),
        ("turn all D any shown", "R:fit G:exp", {(0, "exploration"), (1, "fitness")}),
        ("turn 1 R any fit exp", "R:acc G:acc", {(0, "fitness"), (0, "exploration")}),
    ],
)
def test_a_die_may_be_set_to_what_it_does_not_show(text: str, pool: str, offered: set[tuple[int, str]]) -> None:
    asked = said(gathered("security", pool), text)
    assert {(move.place, move.symbol) for move in asked.offers if isinstance(move, TurnDie)} == offered
    assert GoOn() not in asked.offers


@pytest.mark.rule("IV-X-506")
def test_a_die_may_show_what_no_other_die_does() -> None:
    asked = said(gathered("security", "R:fit R:def G:exp"), "turn 1 G any unshown")
    symbols = [move.symbol for move in asked.offers if isinstance(move, TurnDie)]
    assert symbols == [symbol for symbol in NINE if symbol not in ("fitness", "defence", "exploration")]


@pytest.mark.rule("IV-X-506")
def test_a_die_with_two_symbols_does_not_copy_itself() -> None:
    g = gathered("security", "R:fit")
    checked(g).pool[0].shows = "fitness+defence"
    assert said(g, "turn 1 D any shown").over
    assert checked(g).pool[0].shows == "fitness+defence"


@pytest.mark.rule("IV-X-506")
def test_after_the_first_die_one_may_stop() -> None:
    g = gathered("security", "R:acc R:acc R:acc")
    turning = said(g, "turn 2 D any fit def").answer(TurnDie(0, "fitness"))
    assert turning.offers[-1] == GoOn()
    assert TurnDie(0, "defence") not in turning.offers, "each die is set once"
    turning.answer(TurnDie(1, "defence"))
    assert (turning.over, results(g)) == (True, "R:fit R:def R:acc")
    g = gathered("security", "R:acc R:acc")
    assert said(g, "turn all D any fit def").answer(TurnDie(0, "fitness")).answer(GoOn()).over
    assert results(g) == "R:fit R:acc"


@pytest.mark.rule("IV-X-502")
def test_own_dice_are_tossed_and_those_of_others_are_not() -> None:
    g = gathered("security", "R:acc R:bas")
    checked(g).pool[0].owner = 1
    said(g, "toss own D")
    assert results(g) == "R:acc"


@pytest.mark.rule("IV-X-502")
def test_own_dice_are_set_and_those_of_others_are_not() -> None:
    g = gathered("security", "R:acc R:bas")
    checked(g).pool[1].owner = 1
    asked = said(g, "turn own D any fit def")
    assert {move.place for move in asked.offers if isinstance(move, TurnDie)} == {0}


@pytest.mark.rule("IV-X-506")
def test_a_spent_die_comes_into_the_pool_and_is_rolled() -> None:
    g = gathered("security", "R:fit")
    red, blue = NUMBER_OF["red_basic"], NUMBER_OF["blue_basic"]
    me(g).spent = [red, red, blue]
    adding = said(g, "add-die 2 spent")
    assert adding.offers == [RollDie("red_basic", 1), RollDie("blue_basic", 1)]
    adding.answer(RollDie("blue_basic", 1))
    assert (adding.over, me(g).spent) == (True, [red])
    assert [KINDS[die.kind].id for die in checked(g).pool] == ["red_basic", "blue_basic", "red_basic"]


@pytest.mark.rule("IV-X-506")
def test_no_more_dice_are_added_than_there_are() -> None:
    g = gathered("security", "R:fit")
    me(g).available, me(g).spent = [NUMBER_OF["red_basic"]], []
    assert said(g, "add-die 2 available").over
    assert (len(checked(g).pool), me(g).available) == (2, [])


@pytest.mark.rule("IV-X-506")
@pytest.mark.parametrize("why", ["no check", "dead"])
def test_no_die_is_added_without_a_check_or_by_the_dead(why: str) -> None:
    g = gathered("security", "R:fit" if why == "dead" else "")
    me(g).dead = why == "dead"
    before = len(me(g).spent)
    assert said(g, "add-die 1 spent").over
    assert len(me(g).spent) == before


@pytest.mark.rule("IV-X-508")
def test_which_danger_dice_are_taken_out_is_chosen() -> None:
    g = gathered("security", "R:fit")
    checked(g).danger = [["A", "special"], ["A", "rare"], ["C", "rare"], ["A", "rare"]]
    dropping = said(g, "drop-danger 2")
    assert dropping.offers == [DropDanger("A", "rare"), DropDanger("A", "special"), DropDanger("C", "rare")]
    dropping.answer(DropDanger("C", "rare")).answer(DropDanger("A", "special"))
    assert dropping.over
    assert checked(g).danger == [["A", "rare"], ["A", "rare"]]


@pytest.mark.rule("IV-X-508")
@pytest.mark.parametrize(("danger", "text", "left"), [("AA", "drop-danger 1", 1), ("AC", "drop-danger all", 0)])
def test_equal_danger_dice_and_all_of_them_are_taken_out_without_a_question(danger: str, text: str, left: int) -> None:
    g = gathered("security", "R:fit")
    checked(g).danger = [[box, "rare"] for box in danger]
    assert said(g, text).over
    assert len(checked(g).danger) == left


@pytest.mark.rule("IV-X-506")
@pytest.mark.parametrize(("count", "symbols"), [(1, [0, 2, 1]), (2, [0, 2, 2])])
def test_so_many_symbols_count_twice(count: int, symbols: list[int]) -> None:
    g = gathered("security", "R:acc R:fit R:fit")
    said(g, f"double fit {count}")
    assert [die.shows.count("fitness") for die in checked(g).pool] == symbols


@pytest.mark.rule("IV-X-507")
def test_the_dead_foretell_nothing() -> None:
    g = gathered("security")
    me(g).dead = True
    assert said(g, "predict 1").over
    assert said(g, "predict 1", who=1).asked == (0, "symbol")


@pytest.mark.rule("IV-X-1503")
def test_a_row_of_a_threat_is_resolved_without_a_check() -> None:
    g = gathered("security", "@5")
    g.chance = Fixed(*[0] * 40)
    assert said(g, "threat-row green").through().over
    assert trip(g).check is None
    assert trip(g).success == 4


@pytest.mark.rule("IV-X-1503")
def test_which_of_the_threats_in_the_sector_is_chosen() -> None:
    g = gathered("security", "@5")
    board = board_at(g, 5)
    board.threats += [Threat("T01", [5]), Threat("T03", [4])]
    asked = said(g, "threat-row green")
    assert {move.source for move in asked.offers if isinstance(move, TakeSpecial)} == {"threat:T01", "threat:T02"}
    me(g).dead = True
    assert said(g, "threat-row green").over
    assert said(gathered("security", "@2"), "threat-row green").over
