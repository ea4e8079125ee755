"""Which move is put forward: the one that helps most, by what hangs on each. Nothing that loses, and nothing that costs
for good."""

from collections.abc import Sequence
from typing import TypeAlias

from starboard.games.vanguard.moves.exploration_moves import GoOn
from starboard.kernel import Caption, Move, Stake

HALF = 0.5
"""A check with less of a chance is not put forward."""
LEAST = 0.0005
"""A smaller difference is one of rounding."""
Known: TypeAlias = tuple[int, Stake]
"""The place of a move in the list, and what hangs on it."""


def foremost(shown: Sequence[tuple[Move, Caption, Stake | None]]) -> int | None:
    """The place of that move; None where nobody could say."""
    leave: Known | None = None
    best: Known | None = None
    for place, (move, caption, stake) in enumerate(shown):
        if stake is None or caption.weight == "grave":
            continue
        if isinstance(move, GoOn):
            leave = leave or (place, stake)
        elif best is None or _is_better(stake, best[1]):
            best = place, stake
    left = _good(leave[1]) if leave is not None else HALF - LEAST
    if best is not None and _good(best[1]) > left + LEAST:
        return best[0]
    # Leaving it is put forward only where it does not lose.
    return leave[0] if leave is not None and left > LEAST else None


def _is_better(one: Stake, than: Stake) -> bool:
    """Of two that are as good, the one with more of the best outcome."""
    more = _good(one) - _good(than)
    return more > LEAST or (more > -LEAST and _top(one) > _top(than) + LEAST)


def _good(stake: Stake) -> float:
    return stake.good if stake.good is not None else -1.0


def _top(stake: Stake) -> float:
    return next(iter(stake.chances.values()), 0.0)
