"""What hangs on a move: the promise of a special action, and what a move of a check does to the outcome."""

import pytest

from games.vanguard.proving_ground import Played, deal, face, landed, load, one, own, picks
from starboard.games.vanguard.moves.exploration_moves import (
    Combine,
    GiveDie,
    GoOn,
    PickDie,
    PlayCard,
    Prepare,
    TakeSpecial,
)
from starboard.games.vanguard.notation.actions import parse_action
from starboard.games.vanguard.rules.check.check import dice_check
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.games.vanguard.title import VANGUARD
from starboard.kernel import Match, Stake, new_match

TWO_ROWS = "yellow: sci+bio -> success 2\ngreen: sci/bio -> success 1\nred -> nothing"


# -- Before a check ----------------------------------------------------------------------------------------------------


def at_the_first_action() -> Match:
    match = new_match(VANGUARD, 1, 5, options={"start": "operation"})
    while match.question is not None and match.question.prompt != "vanguard-ask-action":
        match.pick(match.waiting[0], *range(max(1, getattr(match.question, "least", 1))))
    return match


@pytest.mark.rule("IV-X-301")
def test_special_actions_with_a_check_promise_their_outcomes() -> None:
    match = at_the_first_action()
    before = match.view(0)
    stakes = {move: match.stake(0, move) for move in match.offers(0)}
    promised = [stake for stake in stakes.values() if stake is not None]
    assert promised
    assert all(isinstance(move, TakeSpecial) for move, stake in stakes.items() if stake is not None)
    for stake in promised:
        assert sum(stake.chances.values()) == pytest.approx(1, abs=0.001)
    # Looking changes nothing.
    assert match.view(0) == before
    assert before.expedition.check is None


@pytest.mark.rule("IV-X-501")
def test_the_promise_is_that_of_the_check_with_all_dice() -> None:
    match = at_the_first_action()
    place, promise = next(
        (place, stake) for place, move in enumerate(match.offers(0)) if (stake := match.stake(0, move)) is not None
    )
    match.pick(0, place)
    odds = match.view(0).expedition.check.odds
    assert list(odds.names) == list(promise.chances)
    everything = max(odds.choices, key=lambda one: sum(one.dice))
    assert everything.chances == odds.figure.chances == list(promise.chances.values())
    assert [list(how.chances.values()) for how in promise.how] == [how.chances for how in odds.figure.how]
    assert [how.message for how in promise.how] == [how.message for how in odds.figure.how]
    assert promise.assumes is not None


# -- In a check --------------------------------------------------------------------------------------------------------


@pytest.fixture
def action(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("starboard.games.vanguard.odds.asked.check_asked.action_of", lambda *_: parse_action(TWO_ROWS))


def scientist(*others: str, available: list[str], cards: list[str]) -> VanguardState:
    g = landed("sc", *others)
    for who in range(1 + len(others)):
        own(g, who)
        deal(g, who=who)
        one(g, who).charges = 0
    own(g, 0, available)
    deal(g, *cards)
    return g


def rolled(g: VanguardState, *dice: tuple[str, str]) -> Played:
    load(g, *(face(*die) for die in dice))
    return Played(dice_check(g, 0, "poi:901", 0, parse_action(TWO_ROWS))).answer(*picks(*(die for die, _ in dice)))


@pytest.mark.rule("IV-X-510")
@pytest.mark.usefixtures("action")
def test_a_combination_that_takes_the_die_of_the_outcome_costs_it() -> None:
    g = scientist(available=["green_biology", "blue_science"], cards=["SC01"])
    rolled(g, ("green_biology", "bio"), ("blue_science", "sci"))
    assert VANGUARD.stake(g, 0, Combine("SC01", 0)) == Stake(
        {"yellow": 0.0, "green": 1.0, "red": 0.0}, good=1.0, bad=("red",), sure="green", costs="yellow"
    )
    assert VANGUARD.stake(g, 0, GoOn()) == Stake(
        {"yellow": 1.0, "green": 0.0, "red": 0.0}, good=1.0, bad=("red",), sure="yellow"
    )


@pytest.mark.rule("IV-X-506")
@pytest.mark.usefixtures("action")
def test_a_card_that_mends_the_pool_gains_the_outcome_and_going_on_costs_it() -> None:
    g = scientist(available=["green_biology", "blue_science"], cards=["SC03"])
    rolled(g, ("green_biology", "bio"), ("blue_science", "acc"))
    assert VANGUARD.stake(g, 0, PlayCard(0, "SC03")) == Stake(
        {"yellow": 1.0, "green": 0.0, "red": 0.0}, good=1.0, bad=("red",), sure="yellow", gains="yellow"
    )
    assert VANGUARD.stake(g, 0, GoOn()) == Stake(
        {"yellow": 0.0, "green": 1.0, "red": 0.0}, good=1.0, bad=("red",), sure="green", costs="yellow"
    )


@pytest.mark.rule("IV-X-506")
@pytest.mark.usefixtures("action")
def test_a_die_that_is_tossed_is_not_one_that_is_rolled_again() -> None:
    g = scientist(available=["green_biology", "blue_science", "red_basic"], cards=["SC01"])
    play = rolled(g, ("green_biology", "bio"), ("blue_science", "sci"), ("red_basic", "acc"))
    again = VANGUARD.stake(g, 0, PickDie(1))
    play.answer(PlayCard(0, "SC01"))
    assert play.asked[1] == "toss"
    tossed = VANGUARD.stake(g, 0, PickDie(1))
    assert again is not None
    assert tossed is not None
    assert again.chances["yellow"] > 0
    assert tossed.chances["yellow"] == 0
    play.answer(PickDie(2))
    assert g.expedition.check is not None
    assert not g.expedition.check.notes.tossing


@pytest.mark.rule("IV-X-502")
@pytest.mark.usefixtures("action")
def test_a_die_of_a_supporter_gains_what_it_brings() -> None:
    g = scientist("re", available=["blue_science"], cards=[])
    own(g, 1, ["red_basic", "green_biology"])
    play = Played(dice_check(g, 0, "poi:901", 0, parse_action(TWO_ROWS))).answer(*picks("blue_science"))
    assert play.asked[1] == "support"
    stake = VANGUARD.stake(g, 1, GiveDie("green_biology"))
    assert stake is not None
    assert stake.gains == "yellow"
    assert VANGUARD.stake(g, 1, Prepare("draw")) is None
