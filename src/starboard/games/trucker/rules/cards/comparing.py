"""Cards that look for the weakest: what is seen of it, and when they do nothing."""

from collections.abc import Mapping

from starboard.games.trucker.state.game_state import TruckerState
from starboard.kernel import show, tell


def show_weakest(g: TruckerState, seat: int, by: str, values: Mapping[int, int]) -> None:
    """What everybody had, and who had least."""
    show(g, "weakest", seat=seat, by=by, seats=list(values), values=list(values.values()))


def skip(g: TruckerState, rule: str) -> None:
    """Nobody is compared with somebody who flies alone."""
    tell(g, "trucker-card-skipped", rule)
    for seat in g.order:
        show(g, "passed", seat=seat, card=g.card, why="alone")
