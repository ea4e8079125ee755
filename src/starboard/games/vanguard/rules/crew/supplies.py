"""IV-X-1102: the supply track of the lander."""

from starboard.games.vanguard.names.names import signed
from starboard.games.vanguard.rules.basics.telling import say, show_change
from starboard.games.vanguard.state.game_state import VanguardState

UNLIMITED = -1
"""IV-X-1901."""


def change_supplies(g: VanguardState, change: int, rule: str) -> None:
    """IV-X-1102: never above the maximum and never below 0; a team that has fewer loses what is there."""
    e = g.expedition
    if e.supplies == UNLIMITED:
        return
    before = e.supplies
    e.supplies = max(0, min(before + change, max(before, e.most_supplies)))
    if g.news is not None and e.supplies != before:
        show_change(g, "supplies", e.supplies - before, e.supplies)
        say(g, "vanguard-supplies", rule, **signed(e.supplies - before), left=e.supplies)


def can_lose(g: VanguardState, count: int) -> bool:
    """IV-X-1102, IV-X-407: as a cost it must be payable in full."""
    supplies = g.expedition.supplies
    return supplies == UNLIMITED or supplies >= count
