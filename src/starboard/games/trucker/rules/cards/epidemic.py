"""GT-B-11.7: an epidemic."""

from starboard.games.trucker.board.current_round import board_for
from starboard.games.trucker.board.ship.cabins import infected
from starboard.games.trucker.content.cards import Epidemic
from starboard.games.trucker.rules.aboard.crew import crew_lost, take_crew
from starboard.games.trucker.state.game_state import TruckerState
from starboard.kernel import Rules, show


def epidemic(g: TruckerState, card: Epidemic) -> Rules[None]:
    """GT-B-11.7.1: every occupied cabin joined to another one loses one of its crew, all at the same time."""
    for seat in g.order:
        ship = g.truckers[seat].ship
        cabins = infected(board_for(g, seat), ship)
        who = [take_crew(ship, cell) for cell in cabins]
        if cabins:
            show(g, "crew", seat=seat, cells=cabins, who=who, change=-1)
        else:
            show(g, "passed", seat=seat, card=g.card, why="sound")
        yield from crew_lost(g, seat, len(cabins), "GT-B-11.7.1")
