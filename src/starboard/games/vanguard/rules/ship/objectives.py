"""IV-S-0030, IV-S-0031, IV-S-0202: main objectives carry the campaign on, side objectives are optional."""

from functools import cache

from starboard.games.vanguard.content import campaign
from starboard.games.vanguard.content.demands import Way, given_at_once, parse_way
from starboard.games.vanguard.effects.context import Ctx
from starboard.games.vanguard.effects.effects import carry_out
from starboard.games.vanguard.effects.numbers import test
from starboard.games.vanguard.moves.exploration_moves import GoOn
from starboard.games.vanguard.moves.ship_book_moves import Achieve
from starboard.games.vanguard.rules.basics.telling import say
from starboard.games.vanguard.rules.ship.assignments import can_meet, meet
from starboard.games.vanguard.rules.ship.installing import install_bridge_cards
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.games.vanguard.state.notes import Done
from starboard.games.vanguard.state.ship_state import Objective
from starboard.kernel import Ask, Move, Rules, show


def open_objectives(g: VanguardState) -> list[Objective]:
    """Those that are not fulfilled yet, main objectives first."""
    return [one for one in [*g.ship.objectives, *g.ship.side] if not one.done]


def main_objective(g: VanguardState) -> str:
    """The main objective that is in force: the latest."""
    return g.ship.objectives[-1].id if g.ship.objectives else ""


def command_of(g: VanguardState) -> int:
    """IV-S-0203: command tokens by the main objective."""
    id = main_objective(g)
    return campaign[g.campaign].objectives[id].command if id else 0


def check_objectives(g: VanguardState) -> Rules[None]:
    """IV-S-0202: whatever is fulfilled is followed, until nothing new is. What asks for crew may be done now."""
    while True:
        while fulfilled := [one for one in open_objectives(g) if is_met(g, one)]:
            yield from fulfil(g, fulfilled[0])
        options = achievable(g)
        if not options:
            return
        move = yield Ask(g.speaker, "vanguard-ask-objective", [*options, GoOn()], "IV-S-0202")
        if isinstance(move, GoOn):
            return
        yield from achieve(g, move)


def achieve(g: VanguardState, move: Achieve) -> Rules[None]:
    """Give what an objective asks for, and follow its text; or wait for what is to be given in a later pass."""
    way, now = _ways(g.campaign, move.objective)[move.way]
    yield from meet(g, now, "IV-S-0202")
    one = next(one for one in open_objectives(g) if one.id == move.objective)
    if way.passes > 1:
        one.given += _is_first(g, one)
        g.ship.once.append(_given(one))
        one.progress += 1
        show(g, "objective", objective=one.id, state="given")
        say(g, "vanguard-objective-given", "IV-S-0202", card=one.id, now=one.progress, total=way.tokens)
    if one.progress >= way.tokens or way.passes == 1:
        yield from fulfil(g, one)


def _given(objective: Objective) -> Done:
    """What remembers that something was given in this pass."""
    return Done(f"given:{objective.id}")


def _is_first(g: VanguardState, objective: Objective) -> bool:
    """Whether nothing was given for an objective in this pass."""
    return _given(objective) not in g.ship.once


def _is_due(g: VanguardState, objective: Objective, way: Way) -> bool:
    """Whether a token may be given now: of what is asked for over several passes one is left for each to come."""
    to_come = max(0, way.passes - objective.given - _is_first(g, objective))
    return way.passes == 1 or way.tokens - objective.progress - 1 >= to_come


def is_met(g: VanguardState, objective: Objective) -> bool:
    """Whether the condition of an objective holds."""
    done = campaign[g.campaign].objectives[objective.id].done
    return done is not None and test(g, done.condition, Ctx(f"card:{objective.id}", "IV-S-0202"))


def achievable(g: VanguardState) -> list[Move]:
    """Objectives for which something can be given now."""
    found: list[Move] = []
    for one in open_objectives(g):
        for number, (way, now) in enumerate(_ways(g.campaign, one.id)):
            if can_meet(g, now, f"card:{one.id}") and _is_due(g, one, way):
                found.append(Achieve(one.id, number))
    return found


@cache
def _ways(folder: str, objective: str) -> tuple[tuple[Way, Way], ...]:
    """What an objective asks for: each of the ways, and what is given of it at a time."""
    ways = map(parse_way, campaign[folder].objectives[objective].needs)
    return tuple((way, given_at_once(way)) for way in ways)


def fulfil(g: VanguardState, objective: Objective) -> Rules[None]:
    """IV-S-0202: follow the text of an objective that is achieved."""
    objective.done = True
    show(g, "objective", objective=objective.id, state="done")
    say(g, "vanguard-objective-done", "IV-S-0202", card=objective.id)
    card = campaign[g.campaign].objectives[objective.id]
    yield from carry_out(g, card.then, Ctx(f"card:{objective.id}", "IV-S-0202"))
    install_bridge_cards(g)
