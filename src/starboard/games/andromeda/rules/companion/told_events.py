"""AE-B-19 at somebody's own table: what an event did there is told before the match goes on."""

from starboard.games.andromeda.board.players import people
from starboard.games.andromeda.moves.companion_moves import ItGains
from starboard.games.andromeda.moves.turn_moves import GoOn
from starboard.games.andromeda.notation.grammar import Effect
from starboard.games.andromeda.rules.companion.chore_list import catch_up
from starboard.games.andromeda.rules.companion.companion_reports import MOST_REPORTS, heard, reports
from starboard.games.andromeda.state.game_state import AndromedaState
from starboard.kernel import Ask, Rules

ON_THE_MAP = frozenset(
    {
        "acquire_module",
        "build_ship",
        "claim_moon",
        "collapse_dev",
        "damage_ship",
        "move_to_gate",
        "recruit",
        "repair",
        "reverse_launch",
        "send_leader_to_base",
        "vp",
    }
)
"""Words of an event that change what the Hegemon looks at; resources and cards are people's own business."""
GAINS = (
    "vp(1)",
    "tactics(1)",
    "module(any,free)",
    "repair(1)",
    "nebula_moon(1)",
    "upgrade(1)",
    "command(1)",
    "advance(lowest,1)",
)
"""What a card of another box may give the Hegemon."""


def tell_event(g: AndromedaState, who: int, effect: Effect) -> Rules[None]:
    """AE-B-19.4: a person carries an event out at another table, and tells at once what it did to the map."""
    if not any(call.name in ON_THE_MAP for step in effect.steps for term in step for call in term.calls):
        return
    yield from catch_up(g)
    for _ in range(MOST_REPORTS):
        move = yield Ask(who, "andromeda-ask-told-event", [GoOn(), *reports(g, who)], "AE-B-19.4")
        if isinstance(move, GoOn):
            return
        yield from heard(move, g, who)


def tell_card(g: AndromedaState, order: list[int]) -> Rules[None]:
    """AE-B-19.4, AE-E-12.1: people turn over an event that nobody has written down, carry it out at their table, and
    tell what it did to them, and to the Hegemon."""
    for who in [side for side in order if side in people(g)]:
        for _ in range(MOST_REPORTS):
            options = [GoOn(), *reports(g, who), *(ItGains(effect) for effect in GAINS)]
            move = yield Ask(who, "andromeda-ask-told-card", options, "AE-B-19.4")
            if isinstance(move, GoOn):
                break
            yield from heard(move, g, who)
