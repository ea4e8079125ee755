"""GT-B-11.7: an epidemic."""

from starboard.games.trucker.content.cards import Epidemic
from starboard.games.trucker.rules.crew import take_crew
from starboard.games.trucker.rules.current import current_board
from starboard.games.trucker.ship.crew import infected
from starboard.games.trucker.state import TruckerState
from starboard.kernel import Rules, tell


def epidemic(g: TruckerState, card: Epidemic) -> Rules[None]:
    """GT-B-11.7.1: every occupied cabin joined to another one loses one of its crew, all at the same time."""
    for seat in g.order:
        ship = g.truckers[seat].ship
        cabins = infected(current_board(g), ship)
        for cell in cabins:
            take_crew(ship, cell)
        if cabins:
            tell(g, "trucker-lost-crew", "GT-B-11.7.1", seat=seat, count=len(cabins))
    yield from ()
