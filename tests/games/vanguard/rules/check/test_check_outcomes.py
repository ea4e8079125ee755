"""Steps 8 to 10 of chapter 5: rows, their arrows, and what cards and planets change of them."""

import pytest

from games.vanguard.check_tables import ROWS, current, row
from games.vanguard.proving_ground import (
    Played,
    check,
    deal,
    do,
    ids,
    landed,
    one,
    own,
    trip,
)
from starboard.games.vanguard.content.dice import NUMBER_OF
from starboard.games.vanguard.moves.exploration_moves import Combine, PickWord
from starboard.games.vanguard.notation.actions import parse_action
from starboard.games.vanguard.rules.check.check_outcomes import mark_outcome, resolve_row
from starboard.games.vanguard.rules.planet.poi import top_poi
from starboard.games.vanguard.state.check_state import Check, PoolDie

EASY = "green: D -> nothing\nred -> nothing"

# -- Rows ------------------------------------------------------------------------------------------------------------

SAMPLE = "yellow: sci/xen -> success 1 => green\ngreen: R+G+B -> unique U01, supply 1\nred -> supply -1"


@pytest.mark.rule("IV-X-541")
@pytest.mark.rule("IV-X-562")
def test_yellow_leads_on_to_green() -> None:
    """T-17: one die that shows one of the two symbols."""
    g = landed("sc", "re")
    own(g, 0, ["green_xenology"])
    check(g, SAMPLE, ("green_xenology", "xen")).through()
    assert trip(g).success == 1
    assert trip(g).uniques == ["U01"]


@pytest.mark.rule("IV-X-543")
def test_red_when_nothing_else_can_be_met() -> None:
    """T-18."""
    g = landed("re", "se")
    own(g, 0, ["red_fitness"])
    check(g, SAMPLE, ("red_fitness", "fit")).through()
    assert (trip(g).supplies, trip(g).success, trip(g).uniques) == (4, 0, [])


@pytest.mark.rule("IV-X-562")
def test_an_arrow_leads_only_its_own_way() -> None:
    """T-47: green marked, the arrow goes from yellow to green."""
    g = landed("re", "se")
    own(g, 0, ["red_basic", "green_basic", "blue_basic"])
    check(g, SAMPLE, ("red_basic", "acc"), ("green_basic", "bas"), ("blue_basic", "bas")).through()
    assert trip(g).success == 0
    assert trip(g).uniques == ["U01"]


@pytest.mark.rule("IV-X-542")
@pytest.mark.parametrize(
    ("dice", "met"),
    [
        ([("red_fitness", "fit")], True),
        ([("red_basic", "acc"), ("blue_basic", "bas")], True),
        ([("red_basic", "acc"), ("red_basic", "bas")], False),
    ],
)
def test_either_side_of_a_slash_and_all_parts_of_a_sum(dice: list[tuple[str, str]], met: bool) -> None:
    """T-41: X, or one red and one blue die of any result."""
    g = landed("re", "se")
    own(g, 0, [die for die, _ in dice])
    check(g, "green: fit/R+B -> success 1\nred -> nothing", *dice).through()
    assert trip(g).success == met


@pytest.mark.rule("IV-X-541")
@pytest.mark.parametrize(
    ("faces", "expected"),
    [(("fit", "gat", "bas"), "yellow"), (("fit", "bas", "bas"), "green"), (None, "red")],
)
def test_rows_are_tried_from_the_top(faces: tuple[str, ...] | None, expected: str) -> None:
    """T-46: yellow P+Q, green two red and one blue."""
    g = landed("re", "se")
    rolled = ["red_fitness", "red_gathering", "blue_basic"] if faces else ["red_fitness"]
    own(g, 0, rolled)
    action = "yellow: fit+gat -> success 1\ngreen: 2R+B -> success 2\nred -> success 3"
    check(g, action, *zip(rolled, faces or ("acc",), strict=True)).through()
    assert row(g) == expected


@pytest.mark.rule("IV-X-543")
def test_nobody_may_skip_a_row_that_can_be_met() -> None:
    """Q-10: the die that shows the symbol of yellow is not kept."""
    g = landed("sc", "re")
    own(g, 0, ["green_xenology", "red_basic", "blue_basic"])
    play = check(g, "yellow: xen -> supply -1\ngreen: G+R -> success 1\nred -> nothing", ("green_xenology", "xen"))
    play.through()
    assert row(g) == "yellow"


@pytest.mark.rule("IV-X-550")
def test_all_dice_go_to_their_owners_spent_dice() -> None:
    g = landed("re", "sc")
    own(g, 0, ["red_fitness", "blue_basic"])
    own(g, 1, ["green_biology"])
    check(g, ROWS, ("red_fitness", "fit"), ("blue_basic", "acc"), support=[("green_biology", "bas")]).through()
    assert ids(one(g).spent) == ["red_fitness", "blue_basic"]
    assert ids(one(g, 1).spent) == ["green_biology"]


@pytest.mark.rule("IV-X-563")
def test_an_outcome_concerns_the_active_crew_member_alone() -> None:
    g = landed("re", "sc")
    own(g, 0, ["red_fitness", "red_fitness"])
    before = len(one(g, 1).available)
    check(g, "green: fit -> use 1 R\nred -> nothing", ("red_fitness", "fit")).through()
    assert one(g).available == []
    assert len(one(g, 1).available) == before


@pytest.mark.rule("IV-X-561")
def test_a_row_gives_success_once_but_leads_again() -> None:
    """Ours: what a row gives once an exploration."""
    g = landed("re", "se")
    for _ in range(2):
        own(g, 0, ["red_fitness"])
        check(g, "green: fit -> success 1, supply 1\nred -> nothing", ("red_fitness", "fit")).through()
    assert (trip(g).success, trip(g).supplies) == (1, 7)


# -- A full example --------------------------------------------------------------------------------------------------


@pytest.mark.rule("IV-X-510")
@pytest.mark.rule("IV-X-541")
def test_example_one_a_combination_takes_the_symbol_that_yellow_would_need() -> None:
    """T-49."""
    g = landed("re", "se", sectors=[1, 3])
    rolled = ["red_gathering", "red_basic", "green_basic", "blue_basic"]
    own(g, 0, rolled)
    action = "yellow: gat -> success 1 => green\ngreen: R+G+B -> unique U01, poi 000\nred -> nothing"
    faces = ["gat", "acc", "bas", "bas"]
    play = check(g, action, *zip(rolled, faces, strict=True))
    play.answer(Combine("C90", 0)).through()
    assert trip(g).tallies.gathered == 1
    assert trip(g).uniques == ["U01"]
    assert trip(g).success == 0
    poi = top_poi(g, 1)
    assert poi is not None
    assert poi.id == "000"


# -- What cards and planets change -----------------------------------------------------------------------------------


@pytest.mark.rule("IV-X-542")
def test_a_card_may_excuse_one_symbol_of_a_row() -> None:
    g = landed("re", "se")
    own(g, 0, ["red_fitness"])
    deal(g, "RE01")
    play = check(g, "green: fit+gat -> success 1\nred -> nothing", ("red_fitness", "fit"))
    do(g, "excuse need")
    play.through()
    assert trip(g).success == 1


@pytest.mark.rule("IV-X-533")
def test_a_symbol_may_count_twice() -> None:
    g = landed("re", "se")
    own(g, 0, ["red_gathering"])
    deal(g, "RE01")
    play = check(g, "green: gat+gat -> success 1\nred -> nothing", ("red_gathering", "gat"))
    do(g, "double gat 1")
    play.through()
    assert trip(g).success == 1


def test_a_planet_can_learn_the_symbol_that_was_used() -> None:
    g = landed("re", "se")
    own(g, 0, ["red_gathering"])
    check(g, "green: gat -> learn used\nred -> nothing", ("red_gathering", "gat")).through()
    assert trip(g).boards[0].learned == ["gathering"]
    do(g, "learn choice", PickWord("science"))
    do(g, "unlearn oldest")
    assert trip(g).boards[0].learned == ["science"]


@pytest.mark.rule("IV-X-541")
@pytest.mark.parametrize(
    ("needs", "used"), [("fit+D", ["fitness"]), ("R+R", []), ("fit+gat", ["fitness", "gathering"])]
)
def test_only_symbols_are_remembered_as_used(needs: str, used: list[str]) -> None:
    g = landed("re")
    die = NUMBER_OF["red_basic"]
    trip(g).check = Check(0, "prepare", pool=[PoolDie(die, -1, 0, "fitness"), PoolDie(die, -1, 0, "gathering")])
    mark_outcome(g, parse_action(f"green: {needs} -> nothing\nred -> nothing"))
    assert current(g).row == "green"
    assert sorted(current(g).used) == used


@pytest.mark.rule("IV-X-550")
@pytest.mark.parametrize(
    ("shown", "row"),
    [
        (["fitness", "gathering"], "green"),
        (["gathering", "defence"], "green"),
        (["fitness", "defence"], "green"),
        (["fitness"], "red"),
    ],
)
def test_a_card_excuses_any_one_symbol(shown: list[str], row: str) -> None:
    g = landed("re")
    die = NUMBER_OF["red_basic"]
    trip(g).check = Check(0, "prepare", pool=[PoolDie(die, -1, 0, symbol) for symbol in shown])
    action = parse_action("green: fit+gat+def -> nothing\nred -> nothing")
    mark_outcome(g, action)
    assert current(g).row == "red"
    current(g).notes.excused.append("need")
    mark_outcome(g, action)
    assert current(g).row == row


@pytest.mark.rule("IV-X-1013")
def test_what_was_resolved_is_counted_and_who_did_it_last_is_known() -> None:
    g = landed("re", "sc")
    for who, times in ((0, 1), (1, 2)):
        trip(g).check = Check(who, "threat:T91", sector=1)
        Played(resolve_row(g, parse_action(EASY), "green")).through()
        assert (trip(g).tallies.green, trip(g).tallies.threat_green) == (times, times)
        assert trip(g).last["green"] == who
    trip(g).check = Check(0, "prepare", sector=1)
    Played(resolve_row(g, parse_action(EASY), "green")).through()
    assert (trip(g).tallies.green, trip(g).tallies.threat_green) == (3, 2)


@pytest.mark.rule("IV-X-1013")
def test_only_green_rows_of_threats_count_as_such() -> None:
    g = landed("re", "sc")
    trip(g).check = Check(0, "threat:T91", sector=1)
    Played(resolve_row(g, parse_action(EASY), "red")).through()
    assert (trip(g).tallies.red, trip(g).tallies.threat_green) == (1, 0)


@pytest.mark.rule("IV-X-1803")
@pytest.mark.rule("IV-X-563")
def test_an_arrow_leads_nowhere_for_somebody_who_died_in_the_row_before() -> None:
    g = landed("re", "sc")
    trip(g).check = Check(0, "prepare", sector=1)
    action = parse_action("yellow: D -> supply 1 or charge 1 => green\ngreen: D -> success 1\nred -> nothing")
    play = Played(resolve_row(g, action, "yellow"))
    one(g).dead = True
    play.through()
    assert trip(g).success == 0


@pytest.mark.rule("IV-X-536")
def test_an_instant_row_is_the_marked_one() -> None:
    g = landed("re", "sc")
    own(g, 0, ["red_basic"])
    action = "special: acc -> !red\ngreen: D -> nothing\nred -> supply 1 or charge 1"
    check(g, action, ("red_basic", "acc"))
    assert current(g).row == "red"
