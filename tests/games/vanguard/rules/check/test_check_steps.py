"""Chapter 5 step by step: what begins a check, what joins it, what is over with it."""

import pytest

from games.vanguard.campaigns.planets.ground import land
from games.vanguard.proving_ground import (
    DANGER_FACE,
    Played,
    check,
    deal,
    do,
    face,
    ids,
    landed,
    load,
    one,
    own,
    picks,
    trip,
)
from starboard.games.vanguard.content.dice import NUMBER_OF
from starboard.games.vanguard.moves.exploration_moves import (
    Combine,
    Exert,
    GiveDie,
    GoOn,
    PickDie,
    PickWord,
    PlayCard,
    SpendDice,
    UseCard,
    UseSkill,
)
from starboard.games.vanguard.notation.actions import parse_action
from starboard.games.vanguard.notation.symbols import SYMBOLS
from starboard.games.vanguard.rules.basics.conditions import place_condition
from starboard.games.vanguard.rules.check.check import TUTORIAL_ACCIDENTS, dice_check, roll_dice
from starboard.games.vanguard.rules.check.check_support import helpers, supporters
from starboard.games.vanguard.rules.check.dice_pool import conversions, shown
from starboard.games.vanguard.state.check_state import Check, PoolDie
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.games.vanguard.state.notes import Done

EASY = "green: D -> nothing\nred -> nothing"
DANGER = f"danger: A\n{EASY}"


def asking(g: VanguardState, action: str = EASY) -> Played:
    """A check before any die was chosen."""
    return Played(dice_check(g, 0, "prepare", 0, parse_action(action)))


def current(g: VanguardState) -> Check:
    found = trip(g).check
    assert found is not None
    return found


def seen(g: VanguardState) -> list[str]:
    """What the dice of the pool count as, one symbol each."""
    return [SYMBOLS[symbols[0]] for _, symbols in shown(g)]


def wounds(g: VanguardState) -> int:
    return len(one(g).injuries)


# -- Dice that are rolled --------------------------------------------------------------------------------------------


@pytest.mark.rule("IV-X-501")
def test_who_has_no_available_die_is_not_asked_for_one() -> None:
    g = landed("re")
    own(g, 0)
    assert asking(g).over


@pytest.mark.rule("IV-X-504")
@pytest.mark.parametrize(
    ("action", "carried", "dice"), [(EASY, [], 0), (DANGER, [], 1), (EASY, ["p04"], 1), (DANGER, ["p04"], 2)]
)
def test_danger_dice_come_from_the_action_and_from_what_makes_it_more_dangerous(
    action: str, carried: list[str], dice: int
) -> None:
    g = landed("re")
    own(g, 0)
    one(g).equipment = carried
    load(g, *[DANGER_FACE["rare"]] * dice)
    asking(g, action).through()
    assert wounds(g) == dice


@pytest.mark.rule("IV-X-504")
@pytest.mark.parametrize(("carried", "dice"), [([], 2), (["p05"], 1), (["p05", "p05"], 0), (["p06"], 0)])
def test_some_things_keep_danger_dice_away(carried: list[str], dice: int) -> None:
    g = landed("re")
    own(g, 0)
    one(g).equipment = carried
    load(g, *[DANGER_FACE["rare"]] * 2)
    asking(g, f"danger: A A\n{EASY}").through()
    assert wounds(g) == dice


@pytest.mark.rule("IV-X-508")
def test_a_bad_feeling_is_kept_where_gear_takes_all_danger_dice_away() -> None:
    g = landed("re")
    own(g, 0)
    do(g, "status wary next")
    one(g).equipment = ["p05"]
    asking(g, DANGER).through()
    one(g).equipment = []
    load(g, DANGER_FACE["rare"])
    do(g, "danger A")
    assert wounds(g) == 0, "the bad feeling was still there"


@pytest.mark.rule("IV-X-505")
def test_what_was_picked_up_is_rolled_once() -> None:
    g = landed("re")
    trip(g).check = Check(0, "prepare", hand=[[0, 0], [0, 1]])
    roll_dice(g)
    assert (current(g).hand, [die.kind for die in current(g).pool]) == ([], [0, 1])


@pytest.mark.rule("IV-X-1903")
@pytest.mark.parametrize(("accidents", "again"), [(TUTORIAL_ACCIDENTS, False), (TUTORIAL_ACCIDENTS + 1, True)])
def test_beginners_roll_again_only_with_more_than_three_accidents(accidents: int, again: bool) -> None:
    g = landed("re", planet="P91")
    die, accident, basic = "red_basic", face("red_basic", "acc"), face("red_basic", "bas")
    own(g, 0, [die] * 4)
    trip(g).check = Check(0, "poi:2", hand=[[0, one(g).available[0]]] * 4)
    load(g, *[accident] * accidents, *[basic] * (4 - accidents), *[basic] * 4)
    roll_dice(g)
    assert [die.face for die in current(g).pool].count(accident) == (0 if again else accidents)


@pytest.mark.rule("IV-X-1903")
def test_beginners_roll_until_fewer_than_three_accidents_show() -> None:
    g = landed("re", planet="P91")
    die, accident, basic = "red_basic", face("red_basic", "acc"), face("red_basic", "bas")
    own(g, 0, [die] * 4)
    trip(g).check = Check(0, "poi:2", hand=[[0, one(g).available[0]]] * 4)
    load(g, *[accident] * 4, *[accident] * 3, basic, *[accident] * 2, *[basic] * 2)
    roll_dice(g)
    assert [die.face for die in current(g).pool] == [accident, accident, basic, basic]


# -- Support ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IV-X-502")
def test_what_forbids_support_and_what_reaches_into_the_next_sector() -> None:
    g = landed("re", "sc", "en", sectors=(1, 1, 2))
    trip(g).check = Check(0, "prepare", sector=1)
    assert supporters(g, 0) == [1]
    one(g, 2).equipment = ["p08"]
    assert supporters(g, 0) == [1, 2]
    one(g, 2).sector = 3
    assert supporters(g, 0) == [1], "sector 3 is not next to sector 1"
    one(g).equipment = ["p07"]
    assert supporters(g, 0) == []


@pytest.mark.rule("IV-X-502")
def test_the_dead_support_nobody() -> None:
    g = landed("re", "sc", "en")
    trip(g).check = Check(0, "prepare", sector=1)
    one(g, 1).dead = True
    assert supporters(g, 0) == [2]


@pytest.mark.rule("IV-X-502")
@pytest.mark.rule("IV-X-402")
def test_who_exerts_to_support_then_gives_a_die() -> None:
    g = landed("re", "sc")
    own(g, 0)
    own(g, 1, spent=["blue_basic", "blue_basic", "red_basic"])
    play = asking(g)
    assert play.offers == [Exert(1), GoOn()]
    play.answer(Exert(1))
    while play.asked[1] != "support":
        play.answer(play.offers[0])
    assert GiveDie("blue_basic") in play.offers
    assert trip(g).tallies.exertions == 1


@pytest.mark.rule("IV-X-502")
def test_who_has_neither_dice_nor_anything_to_exert_is_not_asked() -> None:
    g = landed("re", "sc")
    own(g, 0)
    own(g, 1)
    assert asking(g).over


@pytest.mark.rule("IV-X-507")
def test_gear_lets_supporters_from_afar_play_a_card() -> None:
    g = landed("re", "sc", "en", sectors=(1, 1, 3))
    trip(g).check = Check(0, "prepare", sector=1, supporters=[1, 2])
    assert helpers(g) == [1]
    one(g).equipment = ["p09"]
    assert helpers(g) == [1, 2]
    current(g).supporters = []
    assert helpers(g) == [1]


# -- Modifying and combining -----------------------------------------------------------------------------------------


@pytest.mark.rule("IV-X-506")
def test_what_may_be_used_at_any_time_may_be_used_while_results_are_modified() -> None:
    g = landed("re", "se")
    own(g, 0, ["red_basic"], ["blue_basic"])
    deal(g, "RE01")
    one(g).equipment = ["m01"]
    play = check(g, EASY, ("red_basic", "bas"))
    assert play.asked == (0, "modify")
    assert UseCard(0, "m01", 0) in play.offers


@pytest.mark.rule("IV-X-506")
def test_where_nothing_changes_the_check_nobody_is_asked() -> None:
    g = landed("se")
    own(g, 0, ["red_basic"], ["blue_basic"])
    assert check(g, EASY, ("red_basic", "bas")).over, "the skill of Security works at any time, not on a check"


@pytest.mark.rule("IV-X-401")
@pytest.mark.rule("IV-X-402")
def test_exertion_in_the_middle_of_a_check() -> None:
    g = landed("re")
    own(g, 0, ["red_basic", "red_basic"], ["blue_basic", "blue_basic"])
    deal(g, "RE02")
    play = check(g, EASY, ("red_basic", "bas"))
    play.answer(Exert(0)).through()
    assert trip(g).tallies.exertions == 1
    assert len(ids(one(g).sacrificed)) == 1 or wounds(g) == 1


@pytest.mark.rule("IV-X-510")
def test_after_a_combination_only_combinations_are_offered() -> None:
    g = landed("re", "sc")
    deal(g, "RE01", "RE02")
    one(g).charges = 1
    own(g, 0, ["red_fitness", "red_basic", "blue_basic", "blue_basic"])
    shown = (("red_fitness", "fit"), ("red_basic", "van"), ("blue_basic", "bas"), ("blue_basic", "acc"))
    play = check(g, EASY, *shown)
    assert {UseSkill(0), PlayCard(0, "RE01"), Combine("RE01", 0), Combine("RE02", 0)} <= set(play.offers)
    play.answer(Combine("RE02", 0))
    while play.asked[1] != "modify":
        play.answer(play.offers[0])
    assert [move for move in play.offers if not isinstance(move, Exert)] == [Combine("RE01", 0), GoOn()]


@pytest.mark.rule("IV-X-507")
def test_own_cards_are_not_those_of_a_helper() -> None:
    g = landed("re", "sc")
    deal(g, "RE01")
    own(g, 0, ["red_basic", "blue_basic"])
    play = check(g, EASY, ("red_basic", "bas"), ("blue_basic", "bas"))
    play.answer(PlayCard(0, "RE01")).answer(PickDie(0))
    assert current(g).helpers == []


@pytest.mark.rule("IV-X-513")
def test_which_dice_a_combination_takes_is_asked_where_different_ones_remain() -> None:
    g = landed("re", "sc")
    deal(g, "RE01")
    own(g, 0, ["red_basic", "blue_basic"])
    play = check(g, EASY, ("red_basic", "bas"), ("blue_basic", "bas")).answer(Combine("RE01", 0))
    assert play.asked == (0, "spend")
    play.answer(SpendDice((1,)))
    assert ids(one(g).spent) == ["blue_basic"]


@pytest.mark.rule("IV-X-511")
def test_a_combination_of_the_condition_needs_no_card_in_hand() -> None:
    g = landed("se")
    own(g, 0, ["red_gathering"])
    play = check(g, EASY, ("red_gathering", "gat"))
    assert play.offers == [Combine("C90", 0), GoOn()]


@pytest.mark.rule("IV-X-514")
def test_an_accident_is_never_among_the_dice_that_a_combination_takes() -> None:
    g = landed("se")
    Played(place_condition(g, "C91", "IV-X-1012")).through()
    own(g, 0, ["red_basic", "red_fitness"])
    play = check(g, EASY, ("red_basic", "acc"), ("red_fitness", "fit")).answer(Combine("C91", 0))
    assert play.over or play.asked[1] != "spend"
    assert trip(g).success == 1


# -- What dice count as ----------------------------------------------------------------------------------------------


@pytest.mark.rule("IV-X-570")
def test_symbols_may_count_as_others_and_so_do_conversions() -> None:
    """Engineering turns a basic on a green die into biology."""
    g = landed("en")
    green, red = NUMBER_OF["green_basic"], NUMBER_OF["red_basic"]
    pool = [PoolDie(red, -1, 0, "fitness"), PoolDie(green, -1, 0, "basic"), PoolDie(red, -1, 0, "defence")]
    notes = trip(g).check = Check(0, "prepare", sector=1, pool=pool)
    assert (seen(g), conversions(g)) == (["fitness", "basic", "defence"], ((1, SYMBOLS.index("biology")),))
    one(g).equipment = ["p16"]
    assert (seen(g), conversions(g)) == (["gathering", "basic", "defence"], ((1, SYMBOLS.index("science")),))
    notes.notes.excused.append("swap")
    assert (seen(g), conversions(g)) == (["fitness", "basic", "defence"], ((1, SYMBOLS.index("biology")),))


@pytest.mark.rule("IV-X-571")
def test_some_things_let_the_conversion_of_the_crew_card_serve_every_colour() -> None:
    g = landed("en")
    trip(g).check = Check(0, "prepare", sector=1)
    one(g).equipment = ["p17"]
    assert conversions(g) == tuple((colour, SYMBOLS.index("biology")) for colour in range(3))


# -- After it --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IV-X-550")
def test_what_held_for_the_check_is_over_with_it() -> None:
    g = landed("re")
    own(g, 0, ["red_basic"])
    do(g, "note discoveries 1 round")
    play = asking(g, EASY)
    current(g).notes.once.append(Done("noted"))
    load(g, face("red_basic", "bas"))
    play.answer(*picks("red_basic")).through()
    assert trip(g).check is None
    assert (trip(g).round_notes.discoveries, trip(g).notes.discoveries) == (1, 0)


@pytest.mark.rule("IV-X-550")
@pytest.mark.parametrize(("named", "promised", "back"), [("fitness", 0, 2), ("science", 0, 0), ("fitness", 1, 3)])
def test_a_symbol_named_before_brings_dice_back_if_the_row_used_it(named: str, promised: int, back: int) -> None:
    g = landed("re", "sc")
    own(g, 0, ["red_fitness"] * 4)
    do(g, "predict 2", PickWord(named))
    play = asking(g, "green: fit -> nothing\nred -> nothing")
    if promised:
        current(g).notes.refresh_after = promised
    load(g, *[face("red_fitness", "fit")] * 4)
    play.answer(*picks(*["red_fitness"] * 4)).through()
    assert len(one(g).available) == back
    assert trip(g).notes.predicted == {}, "it held for one check"


@pytest.mark.rule("IV-X-550")
def test_a_symbol_named_for_one_check_waits_for_that_of_its_owner() -> None:
    g = landed("re", "sc")
    do(g, "predict 2", PickWord("fitness"), who=1)
    own(g, 0, ["red_fitness"])
    own(g, 1)
    check(g, "green: fit -> nothing\nred -> nothing", ("red_fitness", "fit")).through()
    assert (one(g).available, trip(g).notes.predicted) == ([], {1: {"fitness": 2}})


@pytest.mark.rule("IV-X-536")
def test_an_instant_effect_uses_no_symbol_for_a_row() -> None:
    g = landed("re", "sc")
    do(g, "predict 2", PickWord("fitness"))
    own(g, 0, ["red_fitness", "red_basic"])
    action = "special: acc -> !red\ngreen: fit -> nothing\nred -> nothing"
    check(g, action, ("red_fitness", "fit"), ("red_basic", "acc")).through()
    assert one(g).available == []


@pytest.mark.rule("IV-X-314")
def test_a_planet_hears_that_a_check_begins_and_that_it_is_over() -> None:
    """The Hush notes whether it was loud when a check began; on Plinth our own hands are gone after one."""
    g = land("P02", 1)
    own(g, 0)
    do(g, "set loud 1")
    asking(g).through()
    assert trip(g).boards[0].values["loud"] == 0
    g = land("P17", 1)
    own(g, 0)
    do(g, "marker ours here")
    assert trip(g).places[1].markers["ours"] == 1
    asking(g).through()
    assert "ours" not in trip(g).places[1].markers


@pytest.mark.rule("IV-X-560")
@pytest.mark.parametrize(("dice", "row"), [(1, "green"), (0, "red")])
def test_while_the_outcome_is_resolved_the_row_is_marked(dice: int, row: str) -> None:
    g = landed("re")
    own(g, 0, ["red_fitness"] * dice)
    play = asking(g, "green: fit -> supply 1 or charge 1\nred -> supply 1 or charge 1")
    load(g, *[face("red_fitness", "fit")] * dice)
    if dice:
        play.answer(*picks("red_fitness"))
    assert (current(g).row, current(g).step) == (row, 10)


@pytest.mark.rule("IV-X-508")
def test_a_bad_feeling_is_kept_for_a_check_with_danger() -> None:
    g = landed("re", "se")
    do(g, "status wary next", who=1)
    own(g, 0, ["red_basic"])
    check(g, EASY, ("red_basic", "bas")).through()
    load(g, DANGER_FACE["rare"])
    do(g, "danger A")
    assert one(g).injuries == [], "the check had no danger die to take away"
