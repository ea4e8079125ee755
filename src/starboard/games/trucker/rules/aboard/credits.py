"""Credits that come and go, as everybody sees it."""

from starboard.games.trucker.state.game_state import TruckerState
from starboard.kernel import show, tell


def tell_earned(g: TruckerState, seat: int, credits: int, rule: str) -> None:
    """A card has paid off."""
    tell(g, "trucker-earned", rule, seat=seat, credits=credits)
    show_gain(g, seat, credits, "reward")


def show_gain(g: TruckerState, seat: int, credits: int, what: str) -> None:
    """A player has got credits for something."""
    show(g, "gain", seat=seat, count=credits, what=what)


def show_payment(g: TruckerState, seat: int, credits: int, what: str) -> None:
    """A player has paid credits for something."""
    show(g, "pay", seat=seat, count=credits, what=what)
