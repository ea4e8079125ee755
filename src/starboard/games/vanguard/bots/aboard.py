"""Ship management: objectives first, then the star map towards them, the facilities, and a rested, able team."""

from collections.abc import Callable, Sequence
from heapq import heappop, heappush
from random import Random
from typing import TypeVar

from starboard.games.vanguard.bots.ambitions import places_for
from starboard.games.vanguard.bots.worth import worth
from starboard.games.vanguard.content import campaign
from starboard.games.vanguard.moves.exploration_moves import GoOn
from starboard.games.vanguard.moves.mission_moves import BuyDice, SellDice, Send, TakeDeck
from starboard.games.vanguard.moves.ship_book_moves import (
    Answer,
    Cheer,
    CompleteProject,
    Dismiss,
    Fly,
    Recruit,
    Release,
    Resolve,
    Scan,
    SetCourse,
    Train,
    Visit,
)
from starboard.games.vanguard.notation.grammar import All, Any, Compare, Condition, Func
from starboard.games.vanguard.notation.symbols import MORALE
from starboard.games.vanguard.rules.ship_book.starmap import flight_cost, is_charted, is_landing, is_open
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.kernel import Move

SPARE = 5
"""Passes that the rest of the story will take."""
AGAIN = 2
"""So often we go back to a planet."""
Rate = Callable[[VanguardState, Move, Random], float]
M = TypeVar("M", bound=Move)


# -- The star map ----------------------------------------------------------------------------------------------------


def wanted_planets(g: VanguardState) -> list[str]:
    """The planets that the open objectives ask for."""
    cards = campaign[g.campaign].objectives
    found: list[str] = []
    for one in g.ship.objectives:
        done = cards[one.id].done
        if not one.done and done is not None:
            found += [planet for planet in _explored(done.condition) if g.ship.explored.count(planet) == 0]
    if found:
        return found
    # Nothing is asked for: where we have been least.
    places = campaign[g.campaign].destinations.values()
    landings = [one.planet for one in places if is_landing(g, one) and is_open(g, one)]
    least = min(g.ship.explored.count(planet) for planet in landings)
    return [planet for planet in landings if g.ship.explored.count(planet) == least]


def _explored(condition: Condition) -> list[str]:
    if isinstance(condition, All | Any):
        return [planet for part in condition.parts for planet in _explored(part)]
    if isinstance(condition, Compare) and isinstance(condition.left, Func) and condition.left.word == "explored":
        return [str(condition.left.args[0])]
    return []


def unfinished(g: VanguardState) -> list[str]:
    """Planets where more can be done for a later choice: while we are there, and there is time."""
    track = campaign[g.campaign].head.listening
    if track is not None and g.counters.get(track.counter, 0) + SPARE > track.fields:
        return []
    return [planet for planet in places_for(g) if 0 < g.ship.explored.count(planet) <= AGAIN]


def starmap(g: VanguardState, options: Sequence[Move], chance: Random) -> int:
    """Towards a planet that is wanted; else whatever can be reached. What is left over goes into visits and scans."""
    c = campaign[g.campaign]
    wanted = wanted_planets(g)
    if g.ship.target:
        return _first(options, Visit, Scan, GoOn)
    courses = {c.destinations[move.destination].planet: place for place, move in _of(options, SetCourse)}
    for planet in [*unfinished(g), *wanted]:
        if planet in courses:
            return courses[planet]
    goals = {one.system for one in c.destinations.values() if one.planet in wanted and is_open(g, one)}
    step = _step_to(g, goals)
    for place, move in _of(options, Fly):
        if move.system == step and flight_cost(g, step) + _landing_cost(g, step) <= g.ship.energy:
            return place
    if courses:
        explored = g.ship.explored
        return min(courses.values(), key=lambda place: (_visits(g, options[place], explored), chance.random()))
    return chance.randrange(len(options))


def _visits(g: VanguardState, move: Move, explored: list[str]) -> int:
    assert isinstance(move, SetCourse)
    return explored.count(campaign[g.campaign].destinations[move.destination].planet)


def _landing_cost(g: VanguardState, system: str) -> int:
    landings = [one for one in campaign[g.campaign].destinations.values() if one.system == system and one.planet]
    return min((one.cost for one in landings if is_open(g, one)), default=99)


def _step_to(g: VanguardState, goals: set[str]) -> str:
    """The next system on the cheapest way to one of the goals; nothing when there is no way."""
    systems = campaign[g.campaign].systems
    queue: list[tuple[int, str, str]] = [(0, g.ship.system, "")]
    seen: set[str] = set()
    while queue:
        cost, system, first = heappop(queue)
        if system in seen:
            continue
        seen.add(system)
        if system in goals:
            return first
        for other, price in systems[system].neighbours.items():
            if is_charted(g, other):
                heappush(queue, (cost + price, other, first or other))
    return ""


# -- Everything else -------------------------------------------------------------------------------------------------


def rate_situation(g: VanguardState, move: Move, chance: Random) -> float:
    """What can be resolved is."""
    return 1.0 + chance.random() if isinstance(move, Resolve) else 0.0


def rate_team(g: VanguardState, move: Move, chance: Random) -> float:
    """As many as may go, the most experienced first."""
    if not isinstance(move, Send) or not move.crew:
        return -1.0
    return g.crew[move.crew].rank + 0.5 * chance.random()


def rate_barracks(g: VanguardState, move: Move, chance: Random) -> float:
    """Recruits first, then training. Nobody is sent away."""
    order = {Recruit: 3.0, Train: 2.0, GoOn: 1.0, Dismiss: 0.0}
    return order.get(type(move), 0.0) + 0.1 * chance.random()


def rate_room(g: VanguardState, move: Move, chance: Random) -> float:
    """Morale is raised while it is low."""
    if isinstance(move, Cheer):
        return 2.0 if g.ship.morale < len(MORALE) // 2 + 1 else 0.0
    return 1.0 if isinstance(move, GoOn) else chance.random()


def rate_dice(g: VanguardState, move: Move, chance: Random) -> float:
    """Dice are bought when they can be, without anybody's help."""
    if isinstance(move, BuyDice):
        return 2.0 - bool(move.crew)
    return -1.0 if isinstance(move, SellDice) else 0.5


def rate_research(g: VanguardState, move: Move, chance: Random) -> float:
    return 2.0 + chance.random() - bool(move.crew) if isinstance(move, CompleteProject) else 0.0


def rate_release(g: VanguardState, move: Move, chance: Random) -> float:
    return -g.crew[move.crew].rank + 0.5 * chance.random() if isinstance(move, Release) else 0.0


def rate_deck(g: VanguardState, move: Move, chance: Random) -> float:
    """All cards; or those that were chosen before."""
    order = {"all": 3.0, "last": 2.0, "starters": 1.0}
    return order.get(move.deck, 0.0) if isinstance(move, TakeDeck) else 0.0


def rate_answer(g: VanguardState, move: Move, chance: Random) -> float:
    """What a log offers: a little by what it gives, and by the mood of the day."""
    if not isinstance(move, Answer):
        return 0.0
    effect = campaign[g.campaign].logs[move.log].choice[move.choice - 1].effect
    return worth(effect, {}) + 3 * chance.random()


RATES: dict[str, Rate] = {
    "vanguard-ask-barracks": rate_barracks,
    "vanguard-ask-deck": rate_deck,
    "vanguard-ask-dice": rate_dice,
    "vanguard-ask-log": rate_answer,
    "vanguard-ask-release": rate_release,
    "vanguard-ask-research": rate_research,
    "vanguard-ask-situation": rate_situation,
    "vanguard-ask-situation-room": rate_room,
    "vanguard-ask-team": rate_team,
}
"""How the moves of a question are rated."""


def _of(options: Sequence[Move], kind: type[M]) -> list[tuple[int, M]]:
    return [(place, move) for place, move in enumerate(options) if isinstance(move, kind)]


def _first(options: Sequence[Move], *kinds: type[Move]) -> int:
    """The first move of the first kind that is there."""
    for kind in kinds:
        for place, _ in _of(options, kind):
            return place
    return 0
