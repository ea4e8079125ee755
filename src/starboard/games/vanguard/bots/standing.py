"""How an exploration stands, in about success tokens: missions, what was done for those that are open, what was gained,
and what it has cost."""

from typing import Final

from starboard.games.vanguard.bots.away import planet_hopes
from starboard.games.vanguard.bots.hopes import MAIN, OPTIONAL, goals_of
from starboard.games.vanguard.content import campaign
from starboard.games.vanguard.rules.planet.missions import DONE, FAILED
from starboard.games.vanguard.state.game_state import VanguardState

MASTERED: Final = 20.0
"""To come home with all main missions completed."""
PROGRESS: Final = 0.4
"""What is done for an open mission is worth that share of what it is wanted for."""
TOKEN, DISCOVERY, UNIQUE, LEAD = 0.3, 0.3, 1.0, 0.1
INJURY, DEATH = 0.7, 12.0
"""Injuries cost by the square of their number: the third one sends everybody home."""
DIE, SUPPLY = 0.15, 0.4
"""What a die that is ready and a supply are worth."""


def standing(g: VanguardState, explored: int) -> float:
    """How it stands now; or how it ended, if more planets were explored than that."""
    return _home(g) if len(g.ship.explored) > explored else _away(g)


def _home(g: VanguardState) -> float:
    home = g.ship.home
    if home is None:
        return -MASTERED if g.ship.failed else MASTERED
    done = g.records[home.planet].done if home.planet in g.records else []
    value = sum(_mission(g, id) for id in done) + (-MASTERED if g.ship.failed else MASTERED)
    value += TOKEN * home.success + DISCOVERY * len(home.discoveries) + UNIQUE * len(home.uniques)
    return value - INJURY * sum(count**2 for count in home.injuries)


def _away(g: VanguardState) -> float:
    e = g.expedition
    value = TOKEN * e.success + DISCOVERY * len(e.discoveries) + UNIQUE * len(e.uniques)
    value += LEAD * sum(map(len, e.leads)) + SUPPLY * max(0, e.supplies)
    for one in e.team:
        value += DIE * len(one.available) - INJURY * len(one.injuries) ** 2 - DEATH * one.dead
    for board in e.boards:
        for mission in board.missions:
            value += _mission(g, mission.id) * ((mission.status == DONE) - 0.5 * (mission.status == FAILED))
    return value + PROGRESS * _progress(g)


def _mission(g: VanguardState, id: str) -> float:
    return OPTIONAL if campaign[g.campaign].missions[id].optional else MAIN


def _progress(g: VanguardState) -> float:
    """What was done for the missions that are open."""
    wants, e = planet_hopes(g).wants, g.expedition
    value = 0.0
    for board in e.boards:
        goals = goals_of(g.campaign, board.planet)
        for name, field in board.values.items():
            value += wants.get(f"track:{name}", 0.0) * min(field, goals.get(name, field))
    for place in e.places.values():
        value += sum(wants.get(f"marker:{name}", 0.0) * count for name, count in place.markers.items())
    value += sum(wants.get(f"flag:{name}", 0.0) * count for name, count in g.counters.items())
    return value + sum(wants.get(f"flag:{name}", 0.0) for name in g.flags)
