"""What the special actions promise that the crew member in turn may take now (IV-X-301): the exact chances of each
outcome with all available dice, without cards and without help."""

from functools import lru_cache
from typing import Any

from msgspec.structs import replace

from starboard.games.vanguard.moves.exploration_moves import TakeSpecial
from starboard.games.vanguard.odds.asked.check_asked import action_asked, check_asked, is_left_to_chance, sure_row
from starboard.games.vanguard.odds.check_odds import chances
from starboard.games.vanguard.odds.sums.wanted_check import Check
from starboard.games.vanguard.rules.exploration.special_action import special_actions
from starboard.games.vanguard.state.expedition_state import Check as Begun
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.games.vanguard.view.check.odds_parts import rounded


def outlook_view(g: VanguardState) -> dict[str, Any]:
    """The chances by source and number of the action: `poi:120.0`. Empty where no action can be taken."""
    e = g.expedition
    if e.check is not None or e.special_done or e.actions < 1 or not 0 <= e.who < len(e.team):
        return {}
    found = {}
    for move in special_actions(g, e.who):
        if isinstance(move, TakeSpecial):
            promise = _promise(g, move)
            if promise is not None:
                found[f"{move.source}.{move.action}"] = promise
    return found


def _promise(g: VanguardState, move: TakeSpecial) -> dict[str, Any] | None:
    """As if the check had begun; nothing of the match is changed."""
    e = g.expedition
    source, _, other = move.source.partition("@")
    one = e.team[e.who]
    begun = Begun(e.who, source, move.action, int(other) if other else one.sector)
    trial = replace(g, expedition=replace(e, check=begun))
    action = action_asked(trial)
    if action is None or not is_left_to_chance(trial, len(one.available)):
        return None
    asked = check_asked(trial, action)
    certain = sure_row(trial, action)
    if certain in asked.names:
        return {"names": asked.names, "chances": [float(name == certain) for name in asked.names]}
    return _chances(replace(asked, dice=tuple(sorted(one.available))))


@lru_cache(maxsize=256)
def _chances(asked: Check) -> dict[str, Any]:
    return {"names": asked.names, "chances": rounded(chances(asked))}
