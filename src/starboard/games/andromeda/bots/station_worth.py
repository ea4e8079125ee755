"""What the things on a station are worth: modules, moons in their slots, the whole engine of activations."""

from functools import cache
from typing import Final

from starboard.games.andromeda.bots import worth
from starboard.games.andromeda.content import content
from starboard.games.andromeda.state.game_state import BAY, REPAIR_BAY, SCRAPYARD, AndromedaState, Module, Player

PASSIVE: Final = {
    "battle_prep": 0.5,
    "battle_prep_if_active": 0.4,
    "battle_prep_if_energy_spent": 0.3,
    "after_roll": 0.3,
    "escalation": 0.3,
    "on_launch_to_base": 1.3,
    "on_return": 1.0,
    "on_build_dev": 0.6,
    "on_own_ship_scrapped": 0.5,
    "on_battle_lost": 0.4,
    "on_play_diplomacy": 0.1,
    "damage_step_once_per_battle": 0.1,
}
"""How often a passive module works in the time from one return to the next."""
CORE: Final = (0.8, 0.7, 0.5, 0.5)
"""What the core functions are worth, the best first."""


@cache
def activation(id: str, moon: str) -> float:
    """What it brings to activate a module once, less what that costs."""
    design = content().modules[id]
    gained = worth.of_effect(design.effect)
    if design.slot == "cost":
        price = content().moons[moon].price if moon else design.paid_cost
        return gained - worth.of_cost(price)
    return gained + (worth.of_moon(moon) if moon else 0.0)


@cache
def cycle(id: str, moon: str) -> float:
    """What a module brings from one return to the next."""
    design = content().modules[id]
    if design.trigger:
        return worth.of_effect(design.effect) * PASSIVE.get(design.trigger, 0.2)
    return max(0.0, activation(id, moon))


def module(held: Module) -> float:
    """The same for a module on a station; a damaged one waits for its repair."""
    value = cycle(held.id, held.moon)
    return 0.5 * value if held.damage or held.mechaphage else value


def fleet(player: Player) -> int:
    """The ships that can be launched, now or after the next return."""
    return sum(place >= REPAIR_BAY for place in player.ships)


def engine(player: Player, new: str = "", more: int = 0) -> float:
    """What a return brings when all ships are out: as many of the best activations as there are ships, and everything
    that works by itself. With a `new` module, or some `more` ships."""
    modules = content().modules
    passive, active = 0.0, list(CORE)
    for held in [*player.modules, Module(new)] if new else player.modules:
        if modules[held.id].trigger:
            passive += module(held)
        else:
            active.append(module(held))
    active.sort(reverse=True)
    return passive + sum(active[: fleet(player) + more])


def ready(g: AndromedaState, who: int) -> int:
    """The ships that would activate something if the player returned now."""
    return sum(place >= 0 or place == REPAIR_BAY for place in g.players[who].ships)


def wrecks(player: Player) -> int:
    """The ships in the scrapyard."""
    return player.ships.count(SCRAPYARD)


def in_bay(player: Player) -> int:
    """The ships that can be launched now."""
    return player.ships.count(BAY)
