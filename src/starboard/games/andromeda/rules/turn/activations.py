"""AE-B-13.2 to AE-B-13.4: what the ships of a Return turn can activate, and what they mostly do.

Which things are activated, and in which order, is for the player. Most returns do what the last one did: that is put
forward, and can be answered in one go.
"""

from collections.abc import Sequence

from starboard.games.andromeda.content import content
from starboard.games.andromeda.effects.effects import Source, may_effect
from starboard.games.andromeda.moves.turn_moves import Activate
from starboard.games.andromeda.rules.fleet.ships import on_map, ships_at
from starboard.games.andromeda.rules.player_area.modules import can_activate, price
from starboard.games.andromeda.state.game_state import REPAIR_BAY, AndromedaState


def ships_that_activate(g: AndromedaState, who: int) -> int:
    """AE-B-13.2, AE-B-13.4: a ship on the map or in the repair bay activates one thing each."""
    return len(on_map(g, who)) + len(ships_at(g, who, REPAIR_BAY)) - g.activations


def activations(g: AndromedaState, who: int) -> list[Activate]:
    """AE-B-13.3: core functions and modules that were not activated in this turn; of equal modules the first."""
    found = [
        Activate(core.id, -1)
        for core in content().core.values()
        if core.id not in g.activated and may_effect(g, who, core.effect, Source(core.id, "AE-B-13.2"))
    ]
    seen: set[tuple[str, str]] = set()
    for place, module in enumerate(g.players[who].modules):
        if str(place) not in g.activated and (module.id, module.moon) not in seen and can_activate(g, who, module):
            seen.add((module.id, module.moon))
            found.append(Activate(module.id, place))
    return found


def mark_of(move: Activate) -> str:
    """As what it is remembered that something was activated: a core function, or the place of a module."""
    return move.what if move.place < 0 else str(move.place)


def usual(g: AndromedaState, who: int, options: Sequence[Activate]) -> list[Activate]:
    """What is put forward, as many as there are ships: what the last return activated, then what costs nothing, the
    dearest module first and core functions last."""
    known = {mark_of(move): move for move in options}
    again = [known[mark] for mark in g.players[who].woken if mark in known]
    free = [move for move in options if move not in again and is_free(g, who, move)]
    free.sort(key=_worth, reverse=True)
    return [*again, *free][: ships_that_activate(g, who)]


def is_free(g: AndromedaState, who: int, move: Activate) -> bool:
    """Whether nothing has to be paid for it."""
    if move.place < 0:
        return True
    module = g.players[who].modules[move.place]
    effect = content().modules[module.id].effect
    return not any(price(module)) and all(term.cost is None for step in effect.steps for term in step)


def _worth(move: Activate) -> int:
    return sum(content().modules[move.what].cost) if move.place >= 0 else -1


def next_of_row(g: AndromedaState, options: Sequence[Activate]) -> Activate | None:
    """The next of what was chosen together that can still be activated; None: the player is asked."""
    known = {mark_of(move): move for move in options}
    while g.waking:
        mark = g.waking.pop(0)
        if mark in known:
            return known[mark]
    return None
