"""Step 4 of a dice check: it has no order, and dice are turned to faces that they have."""

import pytest

from games.vanguard.proving_ground import (
    DANGER_FACE,
    Played,
    check,
    deal,
    face,
    landed,
    load,
    one,
    own,
    picks,
    trip,
)
from starboard.games.vanguard.content import campaign
from starboard.games.vanguard.content.dice import NUMBER_OF
from starboard.games.vanguard.moves.exploration_moves import (
    Combine,
    DropDanger,
    Exert,
    GiveDie,
    GoOn,
    PickDie,
    PlayCard,
    TakeVanguards,
    TurnDie,
    UseSkill,
)
from starboard.games.vanguard.notation.actions import parse_action
from starboard.games.vanguard.rules.cards.hand import hand_limit
from starboard.games.vanguard.rules.check.check import dice_check
from starboard.games.vanguard.rules.check.check_modify import combine, combos
from starboard.games.vanguard.state.check_state import Check, PoolDie
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.games.vanguard.state.notes import Done, TurnNotes
from starboard.kernel import Race

EASY = "green: D -> nothing\nred -> nothing"


def two_seats() -> VanguardState:
    """Recon of the first seat rolls, Science of the second stands beside and holds a card for that."""
    g = landed("re", "sc", seats=2)
    own(g, 0, ["red_basic", "red_basic"])
    own(g, 1)
    deal(g, "RE01", who=0)
    deal(g, "SC01", who=1)
    one(g, 0).charges = one(g, 1).charges = 0
    return g


def rolled(g: VanguardState, action: str = EASY) -> Played:
    return check(g, action, ("red_basic", "acc"), ("red_basic", "bas"))


# -- No order --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IV-X-506")
@pytest.mark.rule("IV-X-507")
def test_everybody_may_act_first() -> None:
    play = rolled(two_seats())
    assert isinstance(play.question, Race)
    assert play.seats == [0, 1]
    assert PlayCard(0, "RE01") in play.offers_to(0)
    assert play.offers_to(1) == [PlayCard(1, "SC01"), GoOn()]


@pytest.mark.rule("IV-X-507")
def test_who_has_passed_may_still_act_after_the_rerolls_of_the_active_player() -> None:
    g = two_seats()
    play = rolled(g).act(1, GoOn())
    assert play.seats == [0], "everybody else has passed"
    load(g, face("red_basic", "acc"))
    play.act(0, PlayCard(0, "RE01")).answer(PickDie(1))
    assert play.seats == [1]
    assert PlayCard(1, "SC01") in play.offers_to(1)
    play.act(1, PlayCard(1, "SC01"))
    checked = trip(g).check
    assert checked is not None
    assert (play.asked, checked.helpers) == ((0, "toss"), [1])


@pytest.mark.rule("IV-X-506")
def test_the_active_player_may_act_after_others_have_even_if_he_had_passed() -> None:
    g = two_seats()
    play = rolled(g).act(0, GoOn())
    assert play.seats == [1]
    play.act(1, PlayCard(1, "SC01")).answer(PickDie(0)).answer(TurnDie(0, "vanguard"))
    assert PlayCard(0, "RE01") in play.offers_to(0)


@pytest.mark.rule("IV-X-510")
def test_combinations_come_when_all_have_passed() -> None:
    g = two_seats()
    play = rolled(g)
    assert Combine("RE01", 0) not in play.offers_to(0)
    play.act(0, GoOn()).act(1, GoOn())
    assert (play.asked, play.offers) == ((0, "modify"), [Combine("RE01", 0), GoOn()])


@pytest.mark.rule("IV-X-507")
def test_all_pass_and_the_check_goes_on() -> None:
    g = two_seats()
    deal(g, "RE05", who=0)
    one(g).charges = 1
    play = rolled(g)
    assert UseSkill(0) in play.offers_to(0)
    assert play.act(1, GoOn()).act(0, GoOn()).over


# -- Exertion --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IV-X-401")
@pytest.mark.rule("IV-X-502")
def test_supporters_may_exert_although_they_have_dice() -> None:
    """p. 31: at any time, in anybody's turn."""
    g = landed("re", "sc", seats=2)
    own(g, 0, ["red_basic"])
    own(g, 1, ["red_basic"], ["blue_science", "blue_basic", "blue_basic"])
    play = Played(dice_check(g, 0, "prepare", 0, parse_action(EASY))).answer(*picks("red_basic"))
    assert (play.asked, play.offers) == ((1, "support"), [GiveDie("red_basic"), Exert(1), GoOn()])
    play.answer(Exert(1))
    while play.asked[1] != "support":
        play.answer(play.offers[0])
    assert GiveDie("blue_science") in play.offers


@pytest.mark.rule("IV-X-401")
def test_others_may_exert_in_step_four() -> None:
    g = two_seats()
    own(g, 1, ["red_basic"], ["blue_science", "blue_basic", "blue_basic"])
    play = rolled(g)
    assert Exert(1) in play.offers_to(1)
    assert Exert(1) not in play.offers_to(0)


# -- Any result ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IV-X-506")
@pytest.mark.parametrize(
    ("die", "shows", "offered"),
    [
        ("red_universal", "van", ["fitness+gathering", "fitness+defence", "gathering+defence", "basic", "vanguard"]),
        ("red_expert", "bas", ["fitness+fitness", "gathering+gathering", "defence+defence", "vanguard", "basic"]),
        ("red_wild", "acc", ["vanguard", "accident"]),
        ("red_fitness", "bas", ["fitness", "vanguard", "accident", "basic"]),
    ],
)
def test_any_result_offers_every_face_of_that_die(die: str, shows: str, offered: list[str]) -> None:
    """pp. 14, 32: those with two symbols too, and no symbol that is not on it."""
    g = landed("sc")
    own(g, 0, [die, "blue_basic"])
    deal(g, "SC01")
    one(g).charges = 0
    play = check(g, EASY, (die, shows), ("blue_basic", "acc"))
    # Of the two the blue one, which lies last, leaves the pool.
    play.answer(PlayCard(0, "SC01")).answer(PickDie(1))
    assert play.offers == [TurnDie(0, symbol) for symbol in offered]
    play.answer(TurnDie(0, offered[0]))
    checked = trip(g).check
    assert checked is None or checked.pool[0].shows == "", "it lies on a face of its own"


# -- Danger dice -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("IV-X-504")
@pytest.mark.rule("IV-X-508")
@pytest.mark.parametrize(("box", "left"), [("A", "C"), ("C", "A")])
def test_which_danger_die_is_not_rolled_is_chosen(box: str, left: str) -> None:
    g = landed("re")
    own(g, 0)
    one(g).equipment = ["p05"]
    load(g, DANGER_FACE["common"])
    play = Played(dice_check(g, 0, "prepare", 0, parse_action(f"danger: A C\n{EASY}")))
    assert (play.asked, play.offers) == ((0, "drop-danger"), [DropDanger("A", ""), DropDanger("C", "")])
    play.answer(DropDanger(box, "")).through()
    told = [event.message.args["box"] for event in g.news or [] if event.message.id == "vanguard-rolled-danger"]
    assert told == [left]


# -- Vanguards -------------------------------------------------------------------------------------------------------


def struck(shows: str, special: str, *answers: GoOn | TakeVanguards) -> tuple[VanguardState, Played]:
    g = landed("se")
    own(g, 0, ["red_fitness"])
    one(g).charges = 0
    play = check(g, f"special: {special}\ngreen: D -> supply 1\nred -> supply -1", ("red_fitness", shows))
    while not play.over and play.asked[1] == "modify":
        play.answer(GoOn())
    for answer in answers:
        play.answer(answer)
    return g, play


@pytest.mark.rule("IV-X-536")
@pytest.mark.rule("IV-X-580")
@pytest.mark.parametrize(("taken", "supplies"), [(True, 6), (False, 4)])
def test_a_vanguard_may_be_the_symbol_whose_absence_strikes(taken: bool, supplies: int) -> None:
    """pp. 21, 36, Q-19: it is the player's choice, and the die stays in the pool."""
    answer = TakeVanguards(("science",)) if taken else GoOn()
    g, play = struck("van", "if shown sci = 0 -> !red", answer)
    assert play.over
    assert trip(g).supplies == supplies


@pytest.mark.rule("IV-X-536")
@pytest.mark.parametrize(
    ("shows", "special", "asked"),
    [
        ("van", "if shown sci = 0 -> !red", True),
        ("van", "if shown sci >= 1 -> !green", True),
        ("van", "if shown sci >= 1 -> !red", False),
        ("van", "if shown sci = 0 and alone -> !red", True),
        ("van", "if shown sci = 0 -> if shown bio >= 1 (charge 1)", True),
        ("bas", "if shown sci = 0 -> !red", False),
        ("fit", "if shown fit = 0 -> !red", False),
        ("van", "if shown van = 0 -> !red", False),
    ],
)
def test_it_is_asked_where_a_vanguard_changes_something_that_one_could_want(
    shows: str, special: str, asked: bool
) -> None:
    _, play = struck(shows, special)
    assert (not play.over and play.asked[1] == "take-vanguards") == asked


@pytest.mark.rule("IV-X-580")
def test_an_effect_that_looks_at_the_pool_asks_as_well() -> None:
    g, play = struck("van", "if shown sci = 0 -> if shown bio >= 1 (charge 1)", GoOn())
    assert play.offers == [TakeVanguards(("biology",)), GoOn()]
    play.answer(TakeVanguards(("biology",)))
    assert (play.over, one(g).charges) == (True, 1)


# -- The tutorial ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("IV-X-1903")
@pytest.mark.parametrize(("planet", "again"), [("P91", True), ("P90", False)])
def test_only_the_tutorial_spares_beginners(planet: str, again: bool) -> None:
    """p. 16: POI 2 of any other planet is a POI like others."""
    g = landed("re", planet=planet)
    own(g, 0, ["red_basic"] * 4)
    one(g).charges = 0
    load(g, *[face("red_basic", "acc")] * 4, *[face("red_basic", "bas")] * 4)
    play = Played(dice_check(g, 0, "poi:2", 0, parse_action("green: 5D -> nothing\nred -> nothing")))
    play.answer(*picks(*["red_basic"] * 4)).through()
    told = [event.message.args["pool"] for event in g.news or [] if event.message.id == "vanguard-rolled"]
    assert len(told) == 1
    assert (Done("taught:accidents") in trip(g).once) == again


@pytest.mark.rule("IV-X-603")
@pytest.mark.rule("IV-X-510")
def test_cards_above_the_limit_of_the_hand_combine_with_nothing() -> None:
    g = landed("re")
    pool = [PoolDie(NUMBER_OF["red_basic"], -1, 0, "vanguard") for _ in range(6)]
    trip(g).check = Check(0, "prepare", pool=pool)
    card = next(iter(campaign[g.campaign].section_cards))
    one(g).hand = [card] * hand_limit(g, 0)
    assert Combine(card, 0) in combos(g)
    one(g).hand.append(card)
    assert Combine(card, 0) not in combos(g)


@pytest.mark.rule("IV-X-511")
def test_a_combination_that_is_limited_to_a_turn_comes_back_with_the_next() -> None:
    g = landed("se")
    trip(g).check = Check(0, "prepare", sector=1, pool=[PoolDie(0, -1, 0, "xenology") for _ in range(2)])
    limited = Combine("C90", 1)
    assert limited in combos(g)
    Played(combine(g, limited)).through()
    assert limited not in combos(g)
    trip(g).turn_notes = TurnNotes()
    assert limited in combos(g)
