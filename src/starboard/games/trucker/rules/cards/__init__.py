"""GT-B-11: the adventure cards, one file per kind, and the table of who resolves what."""

from collections.abc import Callable
from typing import Any

from starboard.games.trucker.content.cards import (
    AbandonedShip,
    AbandonedStation,
    CombatZone,
    Commandos,
    Epidemic,
    MeteoricSwarm,
    OpenSpace,
    Pirates,
    Planets,
    Predator,
    Sabotage,
    Slavers,
    Smugglers,
    Stardust,
)
from starboard.games.trucker.rules.cards.abandoned_ship import abandoned_ship
from starboard.games.trucker.rules.cards.abandoned_station import abandoned_station
from starboard.games.trucker.rules.cards.combat_zone import combat_zone
from starboard.games.trucker.rules.cards.enemies import enemies
from starboard.games.trucker.rules.cards.epidemic import epidemic
from starboard.games.trucker.rules.cards.intruders import intruders
from starboard.games.trucker.rules.cards.meteoric_swarm import meteoric_swarm
from starboard.games.trucker.rules.cards.open_space import open_space
from starboard.games.trucker.rules.cards.planets import planets
from starboard.games.trucker.rules.cards.sabotage import sabotage
from starboard.games.trucker.rules.cards.stardust import stardust
from starboard.games.trucker.state.game_state import TruckerState
from starboard.kernel import Rules

Procedure = Callable[[TruckerState, Any], Rules[None]]

PROCEDURES: dict[type[Any], Procedure] = {
    OpenSpace: open_space,
    Planets: planets,
    AbandonedShip: abandoned_ship,
    AbandonedStation: abandoned_station,
    MeteoricSwarm: meteoric_swarm,
    Stardust: stardust,
    Epidemic: epidemic,
    Sabotage: sabotage,
    Slavers: enemies,
    Smugglers: enemies,
    Pirates: enemies,
    CombatZone: combat_zone,
    Commandos: intruders,
    Predator: intruders,
}
"""What each kind of card does. A procedure can be started again at any of its checkpoints: `g.order` is the flight
order when the card was turned up, `g.turn` a place in it, `g.step` and `g.shot` count what is done."""
