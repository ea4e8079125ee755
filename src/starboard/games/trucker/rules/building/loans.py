"""GT-X1-6: loans, when they are in use. The figures are a reading of ours, in `flights.toml` (OQ-X1-06)."""

from starboard.games.trucker.content import content
from starboard.games.trucker.rules.aboard.accounts import settle
from starboard.games.trucker.rules.aboard.credits import show_gain, show_payment
from starboard.games.trucker.state.game_state import Trucker, TruckerState
from starboard.kernel import tell


def in_use(g: TruckerState) -> bool:
    """Whether this game is played with loans: then there are tokens, in the supply or with their owners."""
    return g.loans + sum(trucker.loans for trucker in g.truckers) > 0


def can_borrow(g: TruckerState) -> bool:
    """GT-X1-6.1: whether a loan token is left for somebody who wants one. Without loans there is none from the
    beginning."""
    return g.loans > 0


def borrow(g: TruckerState, seat: int) -> None:
    """GT-X1-6.1: a token and its credits."""
    terms = content().flights.loans
    g.loans -= 1
    g.truckers[seat].loans += 1
    g.truckers[seat].credits += terms.principal
    tell(g, "trucker-borrowed", "GT-X1-6.1", seat=seat, credits=terms.principal, repay=terms.repay)
    show_gain(g, seat, terms.principal, "loan")


def borrow_for_premium(g: TruckerState, seat: int) -> None:
    """GT-LM-3.5.4: payment is compulsory, so with loans in use a player short of money for the premium takes as many as
    needed. When all tokens are out, our ruling is that anything else marks a loan: the supply is then below zero."""
    trucker = g.truckers[seat]
    while trucker.credits < trucker.premium and in_use(g):
        borrow(g, seat)


def repay_loans(g: TruckerState) -> None:
    """GT-X1-6.2: when the game ends, loans are repaid; a token that nobody can pay for stays with its owner."""
    price = content().flights.loans.repay
    for seat, trucker in enumerate(g.truckers):
        repaid = min(trucker.loans, trucker.credits // price)
        trucker.credits -= repaid * price
        trucker.loans -= repaid
        g.loans += repaid
        if repaid:
            tell(g, "trucker-repaid", "GT-X1-6.2", seat=seat, credits=repaid * price, count=repaid)
            show_payment(g, seat, repaid * price, "loan")
            settle(g, seat, "loans")
        if trucker.loans:
            tell(g, "trucker-unpaid", "GT-X1-6.2", seat=seat, count=trucker.loans, credits=owed(trucker))


def owed(trucker: Trucker) -> int:
    """GT-X1-6.2: what is subtracted from the score for the tokens that a player has."""
    return trucker.loans * content().flights.loans.repay
