"""What a player may leave word of: nothing of it depends on what anybody hides."""

from collections.abc import Sequence
from typing import Any

from starboard.games.andromeda.moves.battle_moves import Pass
from starboard.games.andromeda.state.game_state import AndromedaState
from starboard.kernel import Event, Order, OrderNow

STAY_OUT = "stay-out"
ORDERS = (Order(STAY_OUT, ("andromeda-ask-join", "andromeda-ask-escalate"), Pass),)
"""To bring no ships to the battles of others."""


def order_now(g: AndromedaState, seat: int, events: Sequence[Event]) -> OrderNow:
    """It holds until somebody attacks. The first side is the one whose turn it is, and fights because it wants to."""
    if g.told:
        # People tell what has happened at their own table: that is not for an order to say.
        return "over"
    now = [side.who for side in g.battle.sides] if g.battle is not None else []
    if any(seat in sides and sides[0] != seat for sides in (now, *_fought(events))):
        return "over"
    return "rests" if seat in now else "holds"


def _fought(events: Sequence[Event]) -> list[Any]:
    """The sides of the battles that began: some are over before anybody is asked."""
    stages = [event.message.args for event in events if event.beat == "stage"]
    return [args["sides"] for args in stages if args["open"] and args["place"] == "battle"]
