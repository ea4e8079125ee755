"""GT-B-11.6: stardust."""

from starboard.games.trucker.board.current_round import board_for
from starboard.games.trucker.board.ship.connectors import exposed
from starboard.games.trucker.content.cards import Stardust
from starboard.games.trucker.rules.aboard.deeds import note
from starboard.games.trucker.rules.track.flight_days import lose_days
from starboard.games.trucker.state.game_state import TruckerState
from starboard.kernel import Rules, show


def stardust(g: TruckerState, card: Stardust) -> Rules[None]:
    """GT-B-11.6.1: a day for each exposed connector, of all ships of a fleet (OQ-LM-21)."""
    days = {seat: exposed(board_for(g, seat), g.truckers[seat].ship) for seat in g.order}
    for seat, count in days.items():
        note(g, seat, "dust", count)
        if not count:
            show(g, "passed", seat=seat, card=g.card, why="sound")
    lose_days(g, days, "GT-B-11.6.1")
    yield from ()
