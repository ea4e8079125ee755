"""What a trucker may leave word of: nothing of it depends on what anybody hides."""

from starboard.games.trucker.moves.flight_moves import FlyPast
from starboard.games.trucker.state.game_state import TruckerState
from starboard.kernel import Order, OrderNow

FLY_PAST = "fly-past"
STOPS = (
    "trucker-ask-planet",
    "trucker-ask-abandoned-station",
    "trucker-ask-defended-station",
    "trucker-ask-abandoned-ship",
    "trucker-ask-defended-ship",
)
ORDERS = (Order(FLY_PAST, STOPS, FlyPast),)


def order_now(g: TruckerState, seat: int) -> OrderNow:
    """It holds for one flight, as long as the ship is on its way."""
    return "holds" if g.part == "flight" and g.truckers[seat].flying else "over"
