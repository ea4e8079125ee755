"""Chapter 5: the dice check from choosing dice to modifying them and triggering combinations."""

import pytest

from games.vanguard.proving_ground import (
    DANGER_FACE,
    INJURY_FACE,
    Played,
    check,
    deal,
    do,
    face,
    hurt,
    ids,
    landed,
    load,
    one,
    own,
    picks,
    trip,
)
from starboard.games.vanguard.moves.effect_moves import PickSector
from starboard.games.vanguard.moves.exploration_moves import (
    Combine,
    GiveDie,
    GoOn,
    PickDie,
    PlayCard,
    Prepare,
    RefreshDie,
    SpendDice,
    TurnDie,
    UseCard,
    UseSkill,
)
from starboard.games.vanguard.notation.actions import parse_action
from starboard.games.vanguard.rules.cards.abilities import usable
from starboard.games.vanguard.rules.check.check import dice_check
from starboard.games.vanguard.rules.exploration.prepare import PREPARES, prepare
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.games.vanguard.state.notes import Done

FORCE = "green: exp/xen/con -> success 1\nred -> danger T => green"
"""The first action of the tutorial: one of three symbols, and red leads to green."""
PAIR = "green: fit+gat -> success 1\nred -> nothing"


def pool(g: VanguardState) -> list[str]:
    """The dice of the pool."""
    current = trip(g).check
    assert current is not None
    return ids([die.kind for die in current.pool])


# -- Steps 1 to 3 ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("IV-X-501")
def test_any_number_of_available_dice_may_be_chosen() -> None:
    g = landed()
    own(g, 0, ["red_basic", "red_basic", "blue_basic"], ["green_basic"])
    play = Played(dice_check(g, 0, "prepare", 0, parse_action(PAIR)))
    assert play.asked == (0, "roll")
    assert play.offers == picks("red_basic", "red_basic", "blue_basic")
    assert (play.question.least, play.question.most) == (0, 3)


@pytest.mark.rule("IV-X-502")
def test_each_other_in_the_sector_may_give_exactly_one_die() -> None:
    g = landed("re", "sc", "en", sectors=[1, 1, 2])
    play = Played(dice_check(g, 0, "prepare", 0, parse_action(PAIR))).answer()
    assert play.asked == (0, "support")
    load(g, face("red_basic", "bas"))
    # Nobody asks the engineer, who is elsewhere, and Science has given the one die.
    assert play.answer(GiveDie("red_basic")).over
    assert "red_basic" in ids(one(g, 1).spent)


@pytest.mark.rule("IV-X-502")
def test_the_die_of_a_supporter_serves_the_check_and_is_spent_by_its_owner() -> None:
    g = landed("re", "sc")
    own(g, 0, ["red_fitness"])
    own(g, 1, ["red_gathering"])
    check(g, PAIR, ("red_fitness", "fit"), support=[("red_gathering", "gat")]).through()
    assert trip(g).success == 1
    assert (ids(one(g).spent), ids(one(g, 1).spent)) == (["red_fitness"], ["red_gathering"])


@pytest.mark.rule("IV-X-502")
@pytest.mark.rule("IV-X-507")
def test_one_may_give_a_die_and_another_play_a_card() -> None:
    """T-22: A active; C gives a die, D gives none but plays a card in step 4."""
    g = landed("re", "sc", "en", seats=4)
    deal(g, "EN02", who=2)
    play = Played(dice_check(g, 0, "prepare", 0, parse_action(PAIR)))
    load(g, face("red_fitness", "acc"), face("red_basic", "acc"), face("red_fitness", "fit"))
    play.answer(*picks("red_fitness"))
    assert play.asked == (2, "support")
    play.answer(GiveDie("red_basic"))
    assert play.asked == (3, "support")
    play.answer(GoOn())
    assert play.asked == (3, "help")
    play.answer(PlayCard(2, "EN02"))
    play.answer(PickDie(0))
    assert one(g, 2).deck.discards == ["EN02"]
    assert [event.message.id for event in g.news or []].count("vanguard-rerolled") == 1


@pytest.mark.rule("IV-X-507")
def test_a_helper_plays_at_most_one_card() -> None:
    g = landed("re", "en")
    deal(g, "EN01", "EN02", who=1)
    play = check(g, PAIR, ("red_fitness", "acc"), ("blue_basic", "bas"))
    assert {PlayCard(1, "EN01"), PlayCard(1, "EN02")} <= set(play.offers)
    play.answer(PlayCard(1, "EN02")).answer(PickDie(0))
    assert play.over or not any(isinstance(move, PlayCard) for move in play.offers)


@pytest.mark.rule("IV-X-507")
def test_supporters_may_not_use_equipment() -> None:
    g = landed("re", "en")
    one(g, 1).equipment = ["p03"]
    one(g, 0).equipment = []
    assert check(g, PAIR, ("blue_basic", "acc")).over


@pytest.mark.rule("IV-X-506")
def test_the_active_crew_member_may_use_equipment_and_cards() -> None:
    g = landed()
    one(g).equipment = ["p03"]
    play = check(g, PAIR, ("blue_basic", "acc"))
    assert UseCard(0, "p03", 1) in play.offers
    load(g, face("blue_basic", "van"))
    play.answer(UseCard(0, "p03", 1))
    assert Done("use:p03#1") in trip(g).round_notes.once


@pytest.mark.rule("IV-X-504")
@pytest.mark.rule("IV-X-304")
def test_the_danger_dice_of_the_action_are_rolled_with_it() -> None:
    g = landed()
    own(g, 0, ["red_fitness"])
    danger = [DANGER_FACE["rare"], DANGER_FACE["special"]]
    check(g, f"danger: A A\n{PAIR}", ("red_fitness", "bas"), after=danger).through()
    assert [card.type for card in one(g).injuries] == ["wound"]


@pytest.mark.rule("IV-X-505")
def test_everything_forms_one_pool_that_remembers_its_owners() -> None:
    g = landed("re", "sc", "en")
    deal(g, "RE01")
    check(g, PAIR, ("red_fitness", "bas"), support=[("red_basic", "bas"), ("blue_basic", "bas")])
    current = trip(g).check
    assert current is not None
    assert [die.owner for die in current.pool] == [0, 1, 2]


# -- Step 4 ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IV-X-506")
def test_no_special_effect_and_an_accident_alone_triggers_nothing() -> None:
    """T-03: R shows an accident, B a basic."""
    g = landed("sc", "re")
    before = trip(g).supplies, len(one(g).injuries)
    play = check(g, FORCE, ("red_basic", "acc"), ("blue_basic", "bas"), after=[DANGER_FACE["special"]])
    play.through()
    assert (trip(g).supplies, len(one(g).injuries)) == before


@pytest.mark.rule("IV-X-506")
@pytest.mark.rule("IV-X-580")
def test_trial_and_error_turns_a_die_to_vanguard_which_counts_as_anything() -> None:
    """T-04."""
    g = landed("sc", "re")
    deal(g, "SC01")
    play = check(g, FORCE, ("red_basic", "acc"), ("blue_basic", "bas"))
    play.answer(PlayCard(0, "SC01")).answer(PickDie(0)).answer(TurnDie(0, "vanguard")).through()
    assert trip(g).success == 1
    assert {"red_basic", "blue_basic"} <= set(ids(one(g).spent))
    assert one(g).deck.discards == ["SC01"]
    marked = [event for event in g.news or [] if event.message.id == "vanguard-marked"]
    assert str(marked[0].message.args["row"]) == "vanguard-row-green()"


@pytest.mark.rule("IV-X-562")
def test_without_the_card_red_is_marked_and_leads_to_green() -> None:
    """T-05."""
    g = landed("sc", "re")
    check(g, FORCE, ("red_basic", "acc"), ("blue_basic", "bas"), after=[DANGER_FACE["special"]]).through()
    said = [event.message.id for event in g.news or []]
    assert said.index("vanguard-rolled-danger") < said.index("vanguard-success")
    assert trip(g).success == 1


@pytest.mark.rule("IV-X-506")
def test_a_rerolled_or_turned_die_counts_with_its_new_result() -> None:
    """T-12."""
    g = landed("en", "re")
    deal(g, "EN02", "EN01")
    play = check(g, "green: con+tec -> success 1\nred -> nothing", ("blue_construction", "acc"), ("blue_basic", "bas"))
    load(g, face("blue_construction", "con"))
    play.answer(PlayCard(0, "EN02")).answer(PickDie(1))
    play.answer(PlayCard(0, "EN01")).answer(TurnDie(0, "vanguard")).through()
    assert trip(g).success == 1


@pytest.mark.rule("IV-X-602")
def test_a_card_for_a_dice_check_is_playable_only_in_one() -> None:
    """T-02."""
    g = landed()
    deal(g, "RE01")
    assert usable(g, 0, "check") == []
    assert PlayCard(0, "RE01") in check(g, PAIR, ("red_fitness", "bas")).offers


@pytest.mark.rule("IV-X-603")
def test_no_card_is_played_over_the_hand_limit() -> None:
    g = landed("sc", "re")
    one(g).deck.cards = ["SC01", "SC01"]
    deal(g, "SC02")
    assert usable(g, 0, "any") == [PlayCard(0, "SC02")]
    deal(g, "SC02", "SC01", "SC03")
    assert usable(g, 0, "any") == []


@pytest.mark.rule("IV-X-508")
def test_a_danger_result_can_be_taken_out_before_it_is_resolved() -> None:
    g = landed("se", "re")
    deal(g, "SE03")
    own(g, 0, ["red_basic"])
    check(g, f"danger: A\n{PAIR}", ("red_basic", "bas"), after=[DANGER_FACE["rare"]]).through(PlayCard(0, "SE03"))
    assert one(g).injuries == []


@pytest.mark.rule("IV-X-509")
@pytest.mark.rule("IV-X-702")
def test_a_skill_for_a_dice_check_costs_a_charge() -> None:
    g = landed("re", "sc")
    one(g).charges = 1
    play = check(g, "green: fit -> success 1\nred -> nothing", ("red_fitness", "acc"))
    load(g, face("red_fitness", "fit"))
    play.answer(UseSkill(0)).through()
    assert one(g).charges == 0
    assert trip(g).success == 1


@pytest.mark.rule("IV-X-601")
def test_either_half_of_a_card_is_used_and_then_it_is_discarded() -> None:
    g = landed()
    deal(g, "RE02")
    play = check(g, PAIR, ("red_fitness", "bas"), ("red_gathering", "bas"))
    play.answer(PlayCard(0, "RE02"))
    assert one(g).deck.discards == ["RE02"]
    assert one(g).hand == []


@pytest.mark.rule("IV-X-406")
def test_a_card_that_boxes_itself_is_out_of_the_exploration() -> None:
    g = landed("sc", "re")
    deal(g, "SC03")
    check(g, PAIR, ("blue_basic", "bas")).answer(Combine("SC03", 0))
    assert (one(g).boxed, one(g).deck.discards) == (["SC03"], [])


# -- Step 5 ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IV-X-510")
@pytest.mark.rule("IV-X-512")
@pytest.mark.rule("IV-X-513")
def test_each_die_serves_one_combination_supporters_dice_too() -> None:
    """T-23: Sprint with B, Athletics with R and the supporter's G."""
    g = landed("re", "sc")
    deal(g, "RE01", "RE02")
    own(g, 0, ["red_fitness", "blue_basic"], ["green_basic", "green_basic", "green_basic"])
    own(g, 1, ["green_biology"])
    dice = [("red_fitness", "fit"), ("blue_basic", "bas")]
    play = check(g, PAIR, *dice, support=[("green_biology", "van")])
    assert {Combine("RE01", 0), Combine("RE02", 0)} <= set(play.offers)
    play.answer(Combine("RE01", 0))
    if play.asked[1] == "spend":
        play.answer(SpendDice((1,)))
    play.answer(PickSector(2)).answer(Combine("RE02", 0))
    play.through(RefreshDie("green_basic", 1))
    assert one(g).sector == 2
    assert ids(one(g, 1).spent) == ["green_biology"]
    assert sorted(one(g).deck.discards) == ["RE01", "RE02"]
    assert trip(g).tallies.combinations == 2


@pytest.mark.rule("IV-X-514")
def test_two_accidents_are_no_pair() -> None:
    """T-24."""
    g = landed()
    deal(g, "RE02")
    play = check(g, PAIR, ("red_fitness", "acc"), ("green_basic", "acc"))
    assert Combine("RE02", 0) not in play.offers


@pytest.mark.rule("IV-X-514")
def test_nor_does_an_accident_serve_a_combination_by_its_colour() -> None:
    for shows, offered in (("acc", False), ("bas", True)):
        g = landed()
        own(g, 0, ["red_basic"])
        do(g, "condition C91")
        play = check(g, PAIR, ("red_basic", shows))
        assert (not play.over and Combine("C91", 0) in play.offers) == offered


@pytest.mark.rule("IV-X-515")
@pytest.mark.parametrize(
    ("first", "second", "pair"),
    [("fit", "bas", False), ("fit", "van", True), ("bas", "bas", True)],
    ids=["different", "vanguard completes", "two basics (Q-09)"],
)
def test_any_and_any_must_be_the_same_symbol(first: str, second: str, pair: bool) -> None:
    """T-34."""
    g = landed()
    deal(g, "RE02")
    own(g, 0, ["red_fitness", "red_basic"])
    play = check(g, PAIR, ("red_fitness", first), ("red_basic", second))
    assert (not play.over and Combine("RE02", 0) in play.offers) == pair


@pytest.mark.rule("IV-X-511")
def test_the_combination_of_the_condition_can_be_triggered_again_with_other_dice() -> None:
    g = landed("re", "se")
    own(g, 0, ["red_gathering", "red_gathering"])
    play = check(g, PAIR, ("red_gathering", "gat"), ("red_gathering", "gat"))
    assert play.offers == [Combine("C90", 0), GoOn()]
    play.answer(Combine("C90", 0)).through(Combine("C90", 0))
    assert trip(g).tallies.combinations == 2


@pytest.mark.rule("IV-X-511")
def test_a_combination_that_is_limited_to_a_turn_is_gone_after_it() -> None:
    g = landed("sc", "se")
    own(g, 0, ["green_xenology", "green_xenology"])
    one(g).deck.cards = ["SC01"]
    play = check(g, PAIR, ("green_xenology", "xen"), ("green_xenology", "xen"))
    play.answer(Combine("C90", 1))
    assert play.over or Combine("C90", 1) not in play.offers


@pytest.mark.rule("IV-X-510")
def test_nothing_is_modified_after_a_combination() -> None:
    g = landed()
    deal(g, "RE01", "RE02")
    own(g, 0, ["red_fitness", "red_basic", "blue_basic"], ["green_basic"])
    play = check(g, PAIR, ("red_fitness", "fit"), ("red_basic", "van"), ("blue_basic", "acc"))
    play.answer(Combine("RE02", 0)).through()
    assert one(g).hand == ["RE01"]


@pytest.mark.rule("IV-X-570")
@pytest.mark.rule("IV-X-572")
def test_a_basic_may_count_as_what_either_conversion_makes_of_it() -> None:
    """T-35: crew conversion blue to science, the Robotic Arm blue to technology."""
    g = landed("sc", "re")
    one(g).equipment = ["p01"]
    for need in ("sci", "tec", "bas"):
        own(g, 0, ["blue_basic"])
        trip(g).success, trip(g).resolved = 0, {}
        check(g, f"green: {need} -> success 1\nred -> nothing", ("blue_basic", "bas")).through()
        assert trip(g).success == 1
    own(g, 0, ["blue_basic"])
    trip(g).success, trip(g).resolved = 0, {}
    check(g, "green: sci+tec -> success 1\nred -> nothing", ("blue_basic", "bas")).through()
    assert trip(g).success == 0


@pytest.mark.rule("IV-X-571")
@pytest.mark.parametrize(("active", "supporter", "converted"), [("re", "en", 0), ("en", "re", 1)])
def test_only_the_active_conversion_counts_for_supporters_dice_too(active: str, supporter: str, converted: int) -> None:
    """T-36: green to biology is the engineer's."""
    g = landed(active, supporter)
    own(g, 0, ["red_fitness"])
    own(g, 1, ["green_basic"])
    check(g, "green: bio -> success 1\nred -> nothing", support=[("green_basic", "bas")]).through()
    assert trip(g).success == converted


@pytest.mark.rule("IV-X-581")
@pytest.mark.rule("IV-X-582")
def test_a_basic_and_an_accident_count_as_dice_of_their_colour() -> None:
    g = landed()
    own(g, 0, ["red_basic", "blue_basic"])
    check(g, "green: R+B -> success 1\nred -> nothing", ("red_basic", "acc"), ("blue_basic", "bas")).through()
    assert trip(g).success == 1


@pytest.mark.rule("IV-X-583")
def test_a_vanguard_is_never_read_as_an_accident() -> None:
    g = landed()
    own(g, 0, ["red_basic"])
    action = "special: acc -> use 1 D\ngreen: D -> success 1\nred -> nothing"
    check(g, action, ("red_basic", "van")).through()
    assert trip(g).success == 1


@pytest.mark.rule("IV-X-320")
@pytest.mark.rule("IV-X-321")
def test_preparing_draws_a_card_and_makes_a_check_without_outcomes() -> None:
    g = landed("sc", "en")
    one(g).deck.cards = ["SC03"]
    own(g, 0, ["blue_basic"], ["red_basic"])
    assert Prepare("draw-check") in PREPARES
    play = Played(prepare(g, 0, Prepare("draw-check")))
    assert one(g).hand == ["SC03"]
    load(g, face("blue_basic", "bas"))
    play.answer(*picks("blue_basic"))
    play.through(Combine("SC03", 0))
    assert ids(one(g).available) != []
    assert trip(g).success == 0


@pytest.mark.rule("IV-X-321")
def test_injury_dice_are_rolled_even_in_a_check_without_dice() -> None:
    """Q-24."""
    g = landed()
    hurt(g, "leak", columns=[0])
    own(g, 0)
    load(g, INJURY_FACE["injury"])
    Played(dice_check(g, 0, "prepare", 0, None)).through()
    assert trip(g).supplies == 4


@pytest.mark.rule("IV-X-205")
def test_what_is_on_a_card_is_no_action_unless_it_says_so() -> None:
    g = landed()
    one(g).equipment = ["m01", "p03"]
    hurt(g, "wound")
    trip(g).actions = 2
    own(g, 0, [], ["red_basic"])
    do(g, "refresh 0")
    assert UseCard(0, "m01", 0) in usable(g, 0, "any")
    assert UseCard(0, "p03", 0) in usable(g, 0, "turn")


@pytest.mark.rule("IV-X-205")
@pytest.mark.rule("IV-X-1204")
def test_what_counts_as_an_action_needs_one_of_the_two() -> None:
    """T-29."""
    g = landed()
    one(g).equipment = ["p03"]
    hurt(g, "wound")
    trip(g).actions = 0
    assert usable(g, 0, "turn") == []


@pytest.mark.rule("IV-X-507")
@pytest.mark.parametrize(("sector", "reached"), [(2, True), (3, False)])
def test_some_cards_reach_into_the_check_of_a_connected_sector(sector: int, reached: bool) -> None:
    g = landed("re", "se", sectors=[1, sector])
    own(g, 0, ["red_fitness"])
    own(g, 1, ["red_gathering"])
    deal(g, "SE04", "SE03", who=1)
    play = check(g, f"danger: A\n{PAIR}", ("red_fitness", "fit"), after=[DANGER_FACE["special"]])
    assert (not play.over and PlayCard(1, "SE04") in play.offers) == reached
    if reached:
        assert PlayCard(1, "SE03") not in play.offers
        load(g, face("red_gathering", "gat"))
        play.answer(PlayCard(1, "SE04")).through()
        assert trip(g).success == 1
        assert ids(one(g, 1).spent) == ["red_gathering"]


@pytest.mark.rule("IV-X-508")
def test_a_bad_feeling_takes_the_first_danger_die_away() -> None:
    g = landed("re", "se")
    do(g, "status wary next", who=1)
    load(g, DANGER_FACE["rare"])
    do(g, "danger A")
    assert one(g).injuries == []
    load(g, DANGER_FACE["rare"])
    do(g, "danger A")
    assert [card.type for card in one(g).injuries] == ["wound"]
