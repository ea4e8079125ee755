"""The whole of an analysis in a sentence."""

from collections.abc import Sequence

from starboard.analysis.account import Ledger, TurningPoint
from starboard.kernel import Arg, Message


def headline(turning: Sequence[TurningPoint], ledgers: Sequence[Ledger], people: Sequence[int]) -> Message:
    """What the dearest moves cost one seat, and what luck did to it: the first of the people, or else whoever lost most
    by moves that were told."""
    seat = people[0] if people else _dearest(turning)
    together = not ledgers or ledgers[0].seat is None
    mine = [one for one in turning if together or one.seat == seat]
    luck = round(100 * ledgers[0 if together else seat].luck.gain) if ledgers else 0
    said: dict[str, Arg] = {
        "moves": len(mine),
        "cost": round(100 * sum(one.cost.gain for one in mine)),
        "luck": abs(luck),
        "side": "gave" if luck > 0 else "took" if luck < 0 else "even",
    }
    if together:
        return Message("analysis-headline-crew", said)
    return Message("analysis-headline", {"seat": seat, **said})


def _dearest(turning: Sequence[TurningPoint]) -> int:
    costs: dict[int, float] = {}
    for one in turning:
        costs[one.seat] = costs.get(one.seat, 0.0) + one.cost.gain
    return max(costs, key=lambda seat: (costs[seat], -seat), default=0)
