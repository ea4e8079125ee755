"""The live odds of a dice check agree with an evaluator that tries everything, before the roll and after it."""

from collections.abc import Iterator, Sequence
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace

from games.vanguard import brute
from games.vanguard.proving_ground import Played, deal, face, landed, load, one, own, picks, trip
from starboard.games.vanguard.moves.exploration_moves import GiveDie, GoOn
from starboard.games.vanguard.notation.actions import parse_action, parse_special
from starboard.games.vanguard.odds.asked.cards_at_hand import at_hand
from starboard.games.vanguard.odds.dice_choices import Choices, every_choice
from starboard.games.vanguard.odds.sums.wanted_check import Check
from starboard.games.vanguard.rules.check.check import dice_check
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.games.vanguard.state.notes import Done
from starboard.games.vanguard.title import VANGUARD
from starboard.games.vanguard.view.check.odds_parts import (
    AtHandView,
    ChoiceView,
    HowView,
    Moves,
    OddsView,
    SupportView,
    counted,
)
from starboard.games.vanguard.view.check.odds_view import odds_view, worked_out
from starboard.kernel import AskSome, Message, new_match

TWO_ROWS = "yellow: sci+bio -> success 2\ngreen: sci/bio -> success 1\nred -> nothing"
ROWS = [
    {"row": "yellow", "needs": [["science", "biology"]]},
    {"row": "green", "needs": [["science"], ["biology"]]},
]
TRACK = "tracks: green 2\nspecial: sci -> green +1\nspecial: 2D -> green +1\ngreen -> success 1"
SCIENTIST = [{"colour": "blue", "to": "science"}]
"""What the scientist of the proving ground converts."""


@pytest.fixture
def action(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The action of the check, which a test may change: it lies on no card."""
    text = [TWO_ROWS]
    monkeypatch.setattr("starboard.games.vanguard.odds.asked.check_asked.action_of", lambda *_: parse_action(text[0]))
    return text


def begun(g: VanguardState, text: str = TWO_ROWS) -> Played:
    """A dice check of the first crew member, at its first question."""
    return Played(dice_check(g, 0, "poi:901", 0, parse_action(text)))


def rolled(g: VanguardState, *dice: tuple[str, str], text: str = TWO_ROWS) -> Played:
    """The same after the roll: these dice were taken, and show this."""
    load(g, *(face(*die) for die in dice))
    play = begun(g, text).answer(*picks(*(die for die, _ in dice)))
    while play.asked[1] == "support":
        play.answer(GoOn())
    return play


def odds(g: VanguardState) -> OddsView:
    found = odds_view(g)
    assert found is not None
    return found


def moves(g: VanguardState) -> Moves:
    """The chances after each move."""
    found = worked_out(g)
    assert found is not None
    return found.moves


def choice(view: OddsView, *counts: int) -> ChoiceView:
    """The choice of this many dice of each group; without numbers, of all."""
    wanted = counts or tuple(len(group) for group in view.groups)
    return next(one for one in view.choices if one.dice == wanted)


def names(things: Sequence[AtHandView]) -> list[str]:
    return ["skill" if one.is_skill else one.card for one in things]


def exact(**check: Any) -> list[float]:
    """What the evaluator says, as the view rounds it."""
    asked = {"rows": ROWS, "conversions": SCIENTIST, "double_symbols": True, "dice": []} | check
    return [round(float(chance), 4) for chance in brute.exact(asked).values()]


def scientist(*others: str, available: Sequence[str], cards: Sequence[str] = (), planet: str = "P90") -> VanguardState:
    """A scientist with these dice and cards, and others without anything."""
    g = landed("sc", *others, planet=planet)
    for who in range(1 + len(others)):
        own(g, who)
        deal(g, who=who)
        one(g, who).charges = 0
    own(g, 0, available)
    deal(g, *cards)
    return g


# -- Before the roll ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("IV-X-501")
@pytest.mark.usefixtures("action")
def test_every_choice_of_dice_has_its_figure_and_what_cards_could_make_of_it() -> None:
    g = scientist(available=["blue_science", "green_biology"], cards=["SC03", "SC01"])
    begun(g)
    view = odds(g)
    assert view.phase == "choose"
    assert names(view.cards) == ["SC03", "SC01"]
    assert view.left_out == []
    cards = [{"set": 1, "shows": "accident", "to": "basic"}, {"toss": 1, "then": {"set": 1, "to": "any"}}]
    for some in view.choices:
        taken = [group[0] for group, count in zip(view.groups, some.dice, strict=True) if count]
        assert some.chances == exact(dice=taken)
        assert (some.most or some.chances) == exact(dice=taken, cards=cards)
    assert any(some.most for some in view.choices)
    assert [some.dice for some in view.choices] == [(0, 0), (0, 1), (1, 0), (1, 1)]


@pytest.mark.rule("IV-X-502")
@pytest.mark.usefixtures("action")
def test_with_the_best_die_of_everyone_who_may_support() -> None:
    g = scientist("re", available=["blue_science"])
    own(g, 1, ["red_basic", "green_biology"])
    begun(g)
    view = odds(g)
    assert view.support == [SupportView(1, "green_biology")]
    assert choice(view, 1).chances == exact(dice=["blue_science"])
    assert choice(view, 1).most == exact(dice=["blue_science", "green_biology"])
    assert choice(view, 0).most == exact(dice=["green_biology"])
    assert [one.dice for one in view.advice] == [[], ["blue_science"]]
    assert view.advice[1].chance == pytest.approx(1 - exact(dice=["blue_science"])[-1], abs=0.0002)
    assert choice(view, 1).accidents == [0.8333, 0.1667, 0.0]


@pytest.mark.rule("IV-X-507")
@pytest.mark.usefixtures("action")
def test_who_helps_plays_one_card() -> None:
    g = scientist("en", available=["blue_science", "red_basic"])
    deal(g, "EN01", "EN02", who=1)
    begun(g)
    view = odds(g)
    assert names(view.cards) == ["EN01"]
    assert names(view.left_out) == ["EN02"]
    cards = [{"set": 1, "colour": "blue", "to": "any"}]
    assert choice(view).most == exact(dice=["blue_science", "red_basic"], cards=cards)


@pytest.mark.rule("IV-X-702")
@pytest.mark.usefixtures("action")
def test_a_skill_counts_as_often_as_it_has_charges() -> None:
    g = landed("re")
    own(g, 0, ["blue_science"])
    deal(g)
    one(g).charges = 2
    begun(g)
    cards = [{"reroll": 1}, {"reroll": 1}]
    conversions = [{"colour": "green", "to": "exploration"}]
    assert choice(odds(g), 1).most == exact(dice=["blue_science"], cards=cards, conversions=conversions)


@pytest.mark.rule("IV-X-531")
@pytest.mark.usefixtures("action")
def test_special_effects_of_the_global_condition_take_dice(monkeypatch: pytest.MonkeyPatch, action: list[str]) -> None:
    action[0] = TRACK
    special = SimpleNamespace(special=parse_special("acc -> use 1 D"))
    condition = SimpleNamespace(specials=[special], combos=[])
    monkeypatch.setattr("starboard.games.vanguard.odds.asked.check_asked.condition_in", lambda *_: condition)
    g = scientist(available=["blue_wild", "red_basic"])
    begun(g, TRACK)
    specials = [
        {"needs": ["accident"]},
        {"needs": ["science"], "track": "green"},
        {"dice": 2, "track": "green"},
    ]
    check = {
        "dice": ["blue_wild", "red_basic"],
        "conversions": SCIENTIST,
        "tracks": {"green": {"fields": 2}},
        "specials": specials,
    }
    view = odds(g)
    assert choice(view).chances == [round(float(chance), 4) for chance in brute.exact(check).values()]


@pytest.mark.rule("IV-X-536")
@pytest.mark.parametrize(("supplies", "certain"), [(5, True), (0, False)])
def test_an_instant_effect_whose_condition_holds_is_certain(action: list[str], supplies: int, certain: bool) -> None:
    action[0] = f"special: if supplies > 0 -> !red\n{TWO_ROWS}"
    g = scientist(available=["blue_science"])
    trip(g).supplies = supplies
    begun(g, action[0])
    assert (odds(g).figure.sure == "red") == certain


@pytest.mark.rule("IV-X-502")
@pytest.mark.usefixtures("action")
def test_what_each_die_of_a_supporter_would_bring() -> None:
    g = scientist("re", available=["blue_science"])
    own(g, 1, ["red_basic", "green_biology"])
    play = begun(g).answer(*picks("blue_science"))
    assert play.asked[1] == "support"
    view = odds(g)
    assert view.phase == "support"
    assert view.figure.chances == moves(g)["go-on"] == exact(dice=["blue_science"])
    assert moves(g)["give-die:green_biology"] == exact(dice=["blue_science", "green_biology"])
    play.answer(GiveDie("green_biology"))


# -- After the roll ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("IV-X-506")
@pytest.mark.usefixtures("action")
def test_after_the_roll_each_move_says_what_comes_of_it() -> None:
    g = scientist(available=["green_biology", "blue_science"], cards=["SC03", "SC02"])
    rolled(g, ("green_biology", "bio"), ("blue_science", "acc"))
    view = odds(g)
    assert view.phase == "rolled"
    # The accident becomes a basic, which the scientist converts.
    assert view.most == [1.0, 0.0, 0.0]
    assert (view.figure.chances, view.figure.sure) == ([0.0, 1.0, 0.0], "green")
    card = Message("vanguard-figure-with", {"things": Message("proving-card-SC03")})
    assert view.figure.how == [HowView(card, [1.0, 0.0, 0.0])]
    assert moves(g)["go-on"] == [0.0, 1.0, 0.0]
    assert moves(g)["play-card:SC03"] == [1.0, 0.0, 0.0]
    assert moves(g)["turn:1:science"] == [1.0, 0.0, 0.0]
    # Five sides of the science die give science, if the card in hand turns an accident: all six do.
    assert moves(g)["reroll:1"] == [1.0, 0.0, 0.0]
    assert moves(g)["toss:0"] == [0.0, 1.0, 0.0]


@pytest.mark.rule("IV-X-510")
@pytest.mark.usefixtures("action")
def test_a_combination_can_cost_the_outcome() -> None:
    g = scientist(available=["green_biology", "blue_science", "blue_science"], cards=["SC01"])
    rolled(g, ("green_biology", "bio"), ("blue_science", "sci"), ("blue_science", "bas"))
    view = odds(g)
    assert view.figure.sure == "yellow"
    # One of the two dice for science can be spared.
    assert moves(g)["combine:SC01:0"] == [1.0, 0.0, 0.0]
    g = scientist(available=["green_biology", "blue_science"], cards=["SC01"])
    rolled(g, ("green_biology", "bio"), ("blue_science", "sci"))
    view = odds(g)
    assert moves(g)["combine:SC01:0"] == moves(g)["spend:1"] == [0.0, 1.0, 0.0]
    assert moves(g)["go-on"] == [1.0, 0.0, 0.0]


@pytest.mark.rule("IV-X-505")
@pytest.mark.usefixtures("action")
def test_what_was_expected_before_the_roll() -> None:
    g = scientist("re", available=["blue_science"], cards=["SC03"])
    own(g, 1, ["green_biology"])
    load(g, face("blue_science", "acc"), face("green_biology", "bio"))
    begun(g).answer(*picks("blue_science")).answer(GiveDie("green_biology"))
    before = odds(g).before
    assert before is not None
    assert before.chances == exact(dice=["blue_science", "green_biology"])
    assert before.alone == exact(dice=["blue_science"])
    assert before.throws == 36
    assert before.accidents == [0.6944, 0.2778, 0.0278]


@pytest.mark.usefixtures("action")
def test_cards_that_are_too_much_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("starboard.games.vanguard.odds.check_odds.MOST_LOOKS", 1)
    g = landed("re")
    own(g, 0, ["blue_science", "blue_technology", "green_basic"])
    deal(g, "RE01")
    one(g).charges = 1
    begun(g)
    view = odds(g)
    assert sorted(names(view.left_out)) == ["RE01", "skill"]
    assert view.cards == []


@pytest.mark.rule("IV-X-702")
@pytest.mark.usefixtures("action")
def test_a_charge_that_is_too_much_is_named_beside_the_one_that_counts() -> None:
    g = landed("re")
    own(g, 0, ["blue_science"])
    deal(g)
    one(g).charges = 2
    begun(g)
    hand = at_hand(g)
    asked = Check(dice=(), cards=tuple(card for card, _ in hand.cards()))
    skill = AtHandView(0, hand.things[0].card, is_skill=True)
    assert counted(asked, hand, []) == ([skill], [])
    assert counted(asked, hand, [1]) == ([skill], [replace(skill, times=1, of=2)])
    assert counted(asked, hand, [0, 1]) == ([], [replace(skill, times=2, of=2)])


@pytest.mark.usefixtures("action")
def test_what_can_be_reached_is_told_where_the_named_cards_count(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where a card is too much for the table of choices, only all dice together say what they can reach with it."""
    g = landed("re", "sc")
    own(g, 0, ["blue_science", "green_biology"])
    own(g, 1, ["blue_technology"])
    for who in (0, 1):
        deal(g, who=who)
        one(g, who).charges = 0
    one(g).charges = 1
    begun(g)

    def limited(check: Check, available: Sequence[int], **rest: Any) -> Choices:
        """The skill is too much where there are dice of others."""
        return every_choice(check, available, **rest | {"without": (0,)} if check.dice else rest)

    monkeypatch.setattr("starboard.games.vanguard.view.check.odds_view.every_choice", limited)
    view = odds(g)
    assert (names(view.cards), view.left_out) == (["skill"], [])
    conversions = [{"colour": "green", "to": "exploration"}]
    dice = ["blue_science", "green_biology"]
    assert choice(view).chances == view.figure.chances == exact(dice=dice, conversions=conversions)
    everything = exact(dice=[*dice, "blue_technology"], conversions=conversions, cards=[{"reroll": 1}])
    assert choice(view).most == view.figure.how[0].chances == everything
    assert [some.most for some in view.choices if some != choice(view)] == [None, None, None]


@pytest.mark.rule("IV-X-1903")
@pytest.mark.usefixtures("action")
def test_no_chances_where_too_many_accidents_do_not_stand() -> None:
    """In the first check of the second crew member in the tutorial four accidents are rolled again."""
    four = ["blue_science", "blue_wild", "red_basic", "red_basic"]
    for dice, planet, is_said in ((four, "P91", False), (four[:3], "P91", True), (four, "P90", True)):
        g = scientist(available=dice, planet=planet)
        Played(dice_check(g, 0, "poi:2", 0, parse_action(TWO_ROWS)))
        assert (odds_view(g) is not None) == is_said
    g = scientist("re", available=four[:3], planet="P91")
    own(g, 1, ["red_basic"])
    Played(dice_check(g, 0, "poi:2", 0, parse_action(TWO_ROWS)))
    assert odds_view(g) is None
    trip(g).once.append(Done("taught:accidents"))
    assert odds_view(g) is not None


@pytest.mark.rule("IV-C-204")
@pytest.mark.usefixtures("action")
def test_no_chances_where_a_lesson_says_how_dice_fall() -> None:
    g = scientist(available=["blue_science"])
    begun(g)
    for falls, is_said in (([], True), (["danger rare"], True), (["D bas"], False)):
        trip(g).falls = falls
        assert (odds_view(g) is not None) == is_said


# -- In matches --------------------------------------------------------------------------------------------------------


def checked(seed: int) -> Iterator[tuple[VanguardState, OddsView]]:
    """Matches that are played at random, wherever something can be done with dice that were rolled."""
    rng = Random(seed)
    match = new_match(VANGUARD, 1, seed, {"start": "operation"})
    for _ in range(600):
        if match.question is None:
            match = new_match(VANGUARD, 1, rng.randrange(1000), {"start": "operation"})
        assert match.question is not None
        if match.question.prompt == "vanguard-ask-modify":
            view = match.view(0).expedition.check.odds
            if view is not None:
                assert isinstance(match.state, VanguardState)
                yield match.state, view
        moves = match.offers(0)
        question = match.question
        count = rng.randint(question.least, question.most) if isinstance(question, AskSome) else 1
        match.pick(0, *rng.sample(range(len(moves)), min(count, len(moves))))


def wanted(view: OddsView, chances: Sequence[float]) -> float:
    """The chance of something better than red."""
    return sum(chance for name, chance in zip(view.names, chances, strict=True) if name not in ("red", "none"))


@pytest.mark.rule("IV-X-506")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_chance_now_is_that_of_the_best_move(seed: int) -> None:
    seen = 0
    for g, view in checked(seed):
        assert view.most is not None
        counted = {(one.who, one.card) for one in view.cards}
        keys = ["go-on", *(one.key for one in at_hand(g).things if (one.who, one.card) in counted)]
        after = moves(g)
        best = max(wanted(view, after[key]) for key in keys if key in after)
        assert wanted(view, view.most) == pytest.approx(best, abs=0.0003)
        assert all(sum(chances) == pytest.approx(1, abs=0.001) for chances in after.values())
        seen += 1
    assert seen
