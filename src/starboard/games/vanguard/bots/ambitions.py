"""What the story asks for beyond the next objective: counters on which an ending depends, and where they are raised."""

from collections.abc import Iterator
from functools import cache

from starboard.games.vanguard.content import campaign
from starboard.games.vanguard.notation.grammar import All, Any, Compare, Condition, Named
from starboard.games.vanguard.state.game_state import VanguardState


def ambitions(g: VanguardState) -> list[str]:
    """Counters of which some choice of the story asks for more than there is."""
    return [name for name, least in asked(g.campaign).items() if g.counters.get(name, 0) < least]


def places_for(g: VanguardState) -> list[str]:
    """The planets on which such a counter can be raised."""
    return [planet for name in ambitions(g) for planet in raised_on(g.campaign, name)]


@cache
def asked(folder: str) -> dict[str, int]:
    """How much of each counter the choices in logs ask for."""
    found: dict[str, int] = {}
    for log in campaign[folder].logs.values():
        for choice in log.choice:
            if choice.condition is not None:
                for name, least in _counters(choice.condition.condition):
                    found[name] = max(found.get(name, 0), least)
    return found


def _counters(condition: Condition) -> Iterator[tuple[str, int]]:
    if isinstance(condition, All | Any):
        for part in condition.parts:
            yield from _counters(part)
    elif isinstance(condition, Compare) and isinstance(condition.left, Named) and isinstance(condition.right, int):
        name, sign = condition.left.name, condition.sign
        if name.isupper() and sign == ">=":
            yield name, condition.right


@cache
def raised_on(folder: str, counter: str) -> tuple[str, ...]:
    """The planets where an action raises a counter."""
    word = f"flag {counter}+"
    return tuple(
        id
        for id, planet in campaign[folder].planets.items()
        if any(word in action.text for poi in planet.poi for action in poi.actions)
    )


@cache
def is_last(folder: str, planet: str) -> bool:
    """Whether leaving this planet leads to an ending."""
    c = campaign[folder]
    logs = [c.logs[id] for kind, id in c.planets[planet].departure.references if kind == "log"]
    effects = [log.effect for log in logs] + [choice.effect for log in logs for choice in log.choice]
    return any("ending " in effect.text for effect in effects)
