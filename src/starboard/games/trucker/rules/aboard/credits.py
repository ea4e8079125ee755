"""Credits that come and go, as everybody sees it."""

from starboard.games.trucker.state.game_state import TruckerState
from starboard.kernel import Arg, show, tell


def tell_gain(g: TruckerState, id: str, rule: str, seat: int, credits: int, what: str, **args: Arg) -> None:
    """A player has got credits: what the log says of it, and what for."""
    tell(g, id, rule, seat=seat, credits=credits, **args)
    show(g, "gain", seat=seat, count=credits, what=what)


def tell_payment(g: TruckerState, id: str, rule: str, seat: int, credits: int, what: str, **args: Arg) -> None:
    """A player has paid credits: what the log says of it, and what for."""
    tell(g, id, rule, seat=seat, credits=credits, **args)
    show(g, "pay", seat=seat, count=credits, what=what)
