"""GT-X1-6: loans, when they are in use. The figures are a reading of ours, in `flights.toml` (OQ-X1-06)."""

from random import Random
from typing import cast

import pytest

from games.trucker.flights import CABIN, answers, asked, flying, offered, told
from games.trucker.tables import at, step
from starboard.games.trucker.census import census
from starboard.games.trucker.content import content
from starboard.games.trucker.moves.building_moves import Insure, TakeLoan
from starboard.games.trucker.rules.building.loading import buy_insurance
from starboard.games.trucker.rules.building.loans import repay_loans
from starboard.games.trucker.rules.building.round_setup import set_up_round
from starboard.games.trucker.rules.building.ship_check import charge_premiums
from starboard.games.trucker.rules.journey_end import pay_debt, pay_losses
from starboard.games.trucker.setup import first_state
from starboard.games.trucker.state.game_state import TruckerState
from starboard.games.trucker.title import TRUCKER
from starboard.games.trucker.view.view import view
from starboard.kernel import chance_from, new_match
from starboard.kernel.title import checked_options


def torus(credits: int, loans: int) -> TruckerState:
    """A ship of class IIIC with one component: the weak spot costs 15."""
    g = flying("IIIC", {"3,3": CABIN})
    g.truckers[0].credits = credits
    g.loans = loans
    return g


@pytest.mark.rule("GT-X1-6.1")
def test_there_are_twelve_tokens_if_loans_are_in_use() -> None:
    terms = content().flights.loans
    assert (terms.tokens, terms.principal, terms.repay, terms.status) == (12, 10, 12, "proposed")
    counts = {
        loans: first_state(2, checked_options(TRUCKER, 2, {"loans": loans}), chance_from(1)).loans
        for loans in (False, True)
    }
    assert counts == {False: 0, True: 12}


@pytest.mark.rule("GT-X1-6.1")
@pytest.mark.rule("GT-LM-3.5.4")
@pytest.mark.parametrize(("credits", "taken"), [(15, 0), (14, 1), (5, 1), (4, 2), (0, 2)])
def test_with_loans_a_premium_that_cannot_be_paid_is_always_a_loan(credits: int, taken: int) -> None:
    """Nobody is asked: payment is compulsory, and nothing is written down."""
    g = torus(credits, loans=12)
    charge_premiums(g)
    me = g.truckers[0]
    assert (me.credits, me.loans, me.debt, g.loans) == (credits + 10 * taken - 15, taken, 0, 12 - taken)
    assert len(told(g, "trucker-borrowed")) == taken
    assert not told(g, "trucker-premium-owed")


@pytest.mark.rule("GT-LM-3.5.4")
@pytest.mark.parametrize(("credits", "debt"), [(15, 0), (2, 13), (0, 15)])
def test_only_without_loans_it_is_a_written_debt(credits: int, debt: int) -> None:
    g = torus(credits, loans=0)
    charge_premiums(g)
    me = g.truckers[0]
    assert (me.credits, me.loans, me.debt, g.loans) == (max(0, credits - 15), 0, debt, 0)
    assert bool(told(g, "trucker-premium-owed")) == bool(debt)


@pytest.mark.rule("GT-LM-3.5.4")
@pytest.mark.rule("GT-X1-6.1")
def test_a_premium_is_lent_even_when_all_tokens_are_out() -> None:
    """A ruling of ours: a debt is never written down in a game with loans, so something else marks the loan."""
    g = torus(credits=0, loans=1)
    g.truckers[0].loans = 11
    before = census(g)
    charge_premiums(g)
    me = g.truckers[0]
    assert (me.credits, me.loans, me.debt) == (5, 13, 0)
    assert census(g) == before
    assert view(g, None).loans == 0


@pytest.mark.rule("GT-LM-3.5.4")
@pytest.mark.parametrize("seed", range(4))
def test_in_whole_games_nobody_is_in_debt_where_there_are_loans(seed: int) -> None:
    match = new_match(TRUCKER, 4, seed, {"classes": ("IIIC",), "loans": True, "build": "turns"})
    rng = Random(seed)
    while not match.over:
        step(match, rng)
        assert not any(trucker.debt for trucker in at(match).truckers)


@pytest.mark.rule("GT-LM-4.7.1")
def test_before_insurance_a_loan_can_be_had() -> None:
    """OQ-LM-12: what can be paid is offered, after a loan, if loans are in use."""
    g = flying("IVC", {"4,6": CABIN}, dice=(3, 4))
    g.truckers[0].credits, g.loans = 3, 12
    assert offered(asked(buy_insurance(g, 0))) == [Insure(0), Insure(2), TakeLoan()]
    answers(buy_insurance(g, 0), TakeLoan(), Insure(8))
    assert (g.truckers[0].credits, g.truckers[0].loans, g.truckers[0].premium) == (3 + 10 - 8, 1, 8)


@pytest.mark.rule("GT-LM-4.7.1")
def test_no_loan_is_offered_where_all_can_be_paid_or_loans_are_not_in_use() -> None:
    g = flying("IVC", {"4,6": CABIN}, dice=(3, 4))
    answers(buy_insurance(g, 0))
    g.truckers[0].credits, g.loans = 8, 12
    assert TakeLoan() not in offered(asked(buy_insurance(g, 0)))


@pytest.mark.rule("GT-X1-6.2")
@pytest.mark.parametrize(
    ("credits", "loans", "left", "unpaid", "score"),
    [(30, 2, 6, 0, 6), (24, 2, 0, 0, 0), (15, 2, 3, 1, -9), (5, 1, 5, 1, -7), (5, 0, 5, 0, 5)],
)
def test_loans_are_repaid_when_the_game_ends(credits: int, loans: int, left: int, unpaid: int, score: int) -> None:
    g = flying("I", {"7,7": CABIN})
    g.truckers[0].credits, g.truckers[0].loans, g.loans = credits, loans, 12 - loans
    repay_loans(g)
    assert (g.truckers[0].credits, g.truckers[0].loans, g.loans) == (left, unpaid, 12 - unpaid)
    assert TRUCKER.outcome(g).scores == (score,)
    assert bool(told(g, "trucker-unpaid")) == bool(unpaid)


@pytest.mark.rule("GT-X1-6.2")
@pytest.mark.rule("GT-B-2.4")
def test_tokens_stay_with_their_owners_from_round_to_round() -> None:
    g = first_state(2, checked_options(TRUCKER, 2, {"loans": True}), chance_from(1))
    g.truckers[1].loans, g.loans = 3, 9
    before = census(g)
    set_up_round(g)
    assert g.truckers[1].loans == 3
    assert census(g) == before
    assert before["loan"] == 12


@pytest.mark.rule("GT-B-13.5")
def test_lost_components_are_no_reason_for_a_loan() -> None:
    """What cannot be paid of them is forgiven, so nobody would take one."""
    g = torus(credits=3, loans=12)
    g.truckers[0].ship.lost = ["B005"] * 9
    pay_losses(g, 0)
    pay_debt(g, 0)
    assert (g.truckers[0].credits, g.truckers[0].loans) == (0, 0)


def test_everybody_sees_the_loans() -> None:
    match = new_match(TRUCKER, 2, 1, {"loans": True})
    cast(TruckerState, match.state).truckers[1].loans = 2
    for seat in (None, 0, 1):
        view = match.view(seat)
        assert view.loans == 12
        assert [trucker.loans for trucker in view.truckers] == [0, 2]
