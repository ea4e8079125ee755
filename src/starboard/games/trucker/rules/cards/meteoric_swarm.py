"""GT-B-11.5: a meteor swarm."""

from starboard.games.trucker.content.cards import MeteoricSwarm
from starboard.games.trucker.rules.attacks.meteors_and_shots import barrage
from starboard.games.trucker.state.game_state import TruckerState
from starboard.kernel import Rules


def meteoric_swarm(g: TruckerState, card: MeteoricSwarm) -> Rules[None]:
    """GT-B-11.5.1: the meteors come in printed order, each at all who fly."""
    yield from barrage(g, g.order, "meteor", card.meteors)
