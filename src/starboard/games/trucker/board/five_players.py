"""GT-X1-2: what is different while five play. The figures are our reading of it, in `flights.toml` (OQ-X1-01)."""

from starboard.games.trucker.content import content
from starboard.games.trucker.state.game_state import TruckerState
from starboard.games.trucker.state.options import FIVE_PLAYERS


def visits(g: TruckerState) -> int:
    """GT-X1-2.2: how many players may use an abandoned ship or station."""
    return content().flights.five_players.visits if len(g.truckers) == FIVE_PLAYERS else 1


def spared(g: TruckerState) -> int:
    """GT-X1-2.3: the seat that ignores the first attack of a swarm or salvo; -1 when nobody does. It is the one that
    far back in the flight order of the card: nobody, unless that many are still flying."""
    place = content().flights.five_players.spared
    return g.order[place - 1] if len(g.truckers) == FIVE_PLAYERS and 0 < place <= len(g.order) else -1
