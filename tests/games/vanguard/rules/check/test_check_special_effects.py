"""Step 7 of chapter 5: special effects, and the dice that they take."""

import pytest

from games.vanguard.check_tables import ROWS, fields
from games.vanguard.proving_ground import (
    check,
    deal,
    do,
    ids,
    landed,
    one,
    own,
    trip,
)
from starboard.games.vanguard.moves.exploration_moves import GoOn, SpendDice
from starboard.games.vanguard.rules.basics.conditions import place_condition
from starboard.games.vanguard.state.game_state import VanguardState


def specials(*lines: str) -> str:
    """An action with special effects, whose rows count nothing."""
    return "\n".join([*(f"special: {line}" for line in lines), ROWS])


def led(g: VanguardState) -> int:
    """How many charges somebody has: special effects of these tests give them."""
    return one(g).charges


@pytest.mark.rule("IV-X-533")
@pytest.mark.parametrize(
    "dice",
    [[("red_fitness", "fit"), ("red_fitness", "fit")], [("red_expert", "fit+fit")]],
    ids=["two dice", "one die with both"],
)
def test_two_equal_symbols_may_be_on_one_die(dice: list[tuple[str, str]]) -> None:
    """T-37."""
    g = landed("re", "se")
    own(g, 0, [die for die, _ in dice])
    check(g, "green: fit+fit -> success 1\nred -> nothing", *dice).through()
    assert trip(g).success == 1


@pytest.mark.rule("IV-X-533")
def test_one_die_with_both_symbols_satisfies_both() -> None:
    """T-38."""
    g = landed("re", "se")
    own(g, 0, ["red_universal"])
    check(g, "green: def+gat -> success 1\nred -> nothing", ("red_universal", "def+gat")).through()
    assert trip(g).success == 1


@pytest.mark.rule("IV-X-530")
@pytest.mark.rule("IV-X-532")
def test_effects_from_the_top_each_with_what_the_ones_above_left() -> None:
    """T-42: accidents leave first, matching dice next, each complete triple of the rest counts."""
    g = landed(sectors=[6, 6])
    rolled = ["red_basic", "red_fitness", "red_gathering", "green_exploration", "green_basic", "blue_basic"]
    own(g, 0, rolled)
    faces = ["acc", "fit", "bas", "exp", "bas", "bas"]
    lines = specials("acc -> charge 1", "fit/exp -> supply 1", "3D -> charge 9")
    one(g).charges, trip(g).supplies = 0, 0
    check(g, lines, *zip(rolled, faces, strict=True)).through()
    assert (led(g), trip(g).supplies) == (10, 2)


@pytest.mark.rule("IV-X-533")
def test_all_dice_used_for_an_effect_are_gone_even_with_symbols_left() -> None:
    """T-43: two dice with three gathering and one defence."""
    g = landed("re", "se")
    own(g, 0, ["red_expert", "red_universal"])
    lines = specials("gat -> charge 1", "def -> supply 1")
    one(g).charges, trip(g).supplies = 0, 0
    check(g, lines, ("red_expert", "gat+gat"), ("red_universal", "def+gat")).through()
    assert (led(g), trip(g).supplies) == (3, 0)


@pytest.mark.rule("IV-X-532")
def test_an_effect_that_takes_all_dice_leaves_nothing_for_a_later_one() -> None:
    """T-45."""
    g = landed("re", "se")
    own(g, 0, ["red_fitness", "red_fitness", "red_basic"])
    lines = specials("fit -> charge 1", "acc -> supply 1", "fit -> supply 1")
    one(g).charges, trip(g).supplies = 0, 0
    check(g, lines, ("red_fitness", "fit"), ("red_fitness", "fit"), ("red_basic", "bas")).through()
    assert (led(g), trip(g).supplies) == (2, 0)


@pytest.mark.rule("IV-X-532")
def test_a_colour_in_a_special_effect_takes_every_die_of_it() -> None:
    g = landed("re", "se")
    own(g, 0, ["red_fitness", "red_basic", "blue_basic"])
    one(g).charges = 0
    check(g, specials("R -> charge 1"), ("red_fitness", "acc"), ("red_basic", "bas"), ("blue_basic", "bas")).through()
    assert led(g) == 2


@pytest.mark.rule("IV-X-535")
def test_vanguards_and_conversions_may_be_used_but_need_not() -> None:
    """Q-02."""
    for wanted in (0, 1):
        g = landed("se", "re")
        own(g, 0, ["red_basic"])
        one(g).charges = 0
        play = check(g, specials("fit -> charge 1"), ("red_basic", "van"))
        if play.asked[1] == "modify":
            play.answer(GoOn())
        assert play.offers == [SpendDice((0,)), GoOn()]
        play.through(SpendDice((0,)) if wanted else GoOn())
        assert led(g) == wanted


@pytest.mark.rule("IV-X-535")
def test_for_the_green_track_nobody_is_asked() -> None:
    g = landed("en", "sc", sectors=[6, 6])
    own(g, 0, ["green_basic", "blue_basic"])
    check(g, "", ("green_basic", "bas"), ("blue_basic", "van"), source="poi:905").through()
    assert fields(g, 6) == {"0.green": 2}


@pytest.mark.rule("IV-X-534")
def test_which_die_stays_is_asked_where_a_later_row_could_use_it() -> None:
    g = landed("re", "se")
    own(g, 0, ["red_basic", "red_basic", "blue_science"])
    one(g).charges = 0
    play = check(g, specials("2D -> charge 1"), ("red_basic", "bas"), ("red_basic", "bas"), ("blue_science", "sci"))
    assert play.asked[1] == "spend"
    play.answer(SpendDice((0, 1))).through()
    assert led(g) == 1
    assert trip(g).success == 1


@pytest.mark.rule("IV-X-531")
def test_the_special_effect_of_the_condition_comes_first_in_every_check() -> None:
    g = landed("re", "se")
    for _ in place_condition(g, "C91", "IV-X-1012"):
        pass
    own(g, 0, ["red_basic", "blue_basic"])
    one(g).charges = 0
    check(g, specials("D -> charge 1"), ("red_basic", "acc"), ("blue_basic", "bas")).through()
    # The accident was spent by the condition; one die was left for the action.
    assert led(g) == 1


@pytest.mark.rule("IV-X-536")
def test_an_instant_effect_ends_the_check_at_once() -> None:
    """T-48: no defence in the pool means red."""
    g = landed("re", "se")
    own(g, 0, ["red_fitness", "blue_basic"])
    action = "special: if shown def = 0 -> !red\nspecial: D -> charge 1\ngreen: fit -> success 1\nred -> supply 1"
    one(g).charges = 0
    check(g, action, ("red_fitness", "fit"), ("blue_basic", "bas")).through()
    assert (led(g), trip(g).success, trip(g).supplies) == (0, 0, 6)
    assert ids(one(g).spent) == ["red_fitness", "blue_basic"]


@pytest.mark.rule("IV-X-536")
def test_an_instant_effect_may_ask_for_a_symbol() -> None:
    g = landed("re", "se")
    own(g, 0, ["red_fitness"])
    action = "special: acc -> !red\ngreen: D -> success 1\nred -> supply 1"
    check(g, action, ("red_fitness", "acc")).through()
    assert (trip(g).success, trip(g).supplies) == (0, 6)


@pytest.mark.rule("IV-X-534")
def test_a_card_may_excuse_one_die_of_a_special_effect() -> None:
    g = landed("re", "se")
    own(g, 0, ["red_fitness"])
    deal(g, "RE01")
    one(g).charges = 0
    play = check(g, specials("2D -> charge 1"), ("red_fitness", "fit"))
    do(g, "excuse special")
    play.through()
    assert led(g) == 1
