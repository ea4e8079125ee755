"""What can be seen: figures in the view of a seat, named by the way to them, and conditions on them.

A way is a row of keys and places, parted by dots: `view.truckers.0.credits`, `scores.1`.
"""

from typing import Any

import msgspec

from starboard.kernel import Match
from starboard.lessons.shape import Meets


def seen(match: Match, seat: int | None) -> dict[str, Any]:
    """What a way can lead to: the view of this seat, and the scores once the match is over."""
    view = msgspec.to_builtins(match.view(seat), str_keys=True)
    return {"view": view, "scores": [] if match.outcome is None else list(match.outcome.scores)}


def at_end(whole: Any, way: str) -> Any:
    """What is at the end of a way; None when it leads nowhere."""
    for step in way.split("."):
        if isinstance(whole, dict) and step in whole:
            whole = whole[step]
        elif isinstance(whole, list) and step.isdigit() and int(step) < len(whole):
            whole = whole[int(step)]
        else:
            return None
    return whole


def figure(whole: Any, way: str) -> int | None:
    """The figure at the end of a way; None when it leads nowhere, or to something else. A list counts as its length."""
    whole = at_end(whole, way)
    if isinstance(whole, list | dict):
        return len(whole)
    if isinstance(whole, bool) or not isinstance(whole, int | float):
        return None
    return int(whole)


def holds(match: Match, seat: int, meets: Meets) -> bool:
    """Whether a condition holds as the match stands."""
    found = figure(seen(match, seat), meets.see)
    if found is None:
        return False
    return (meets.least is None or found >= meets.least) and (meets.most is None or found <= meets.most)


def would_hold(match: Match, seat: int, places: tuple[int, ...], meets: Meets) -> bool:
    """Whether it holds once the seat has made these moves; nothing is played here."""
    tried = match.fork()
    tried.pick(seat, *places)
    return holds(tried, seat, meets)
