"""IV-S-0008 to IV-S-0010: what situations, projects and objectives ask for, and who is assigned to give it."""

from starboard.games.vanguard.content.demands import ANYBODY, Need, Way
from starboard.games.vanguard.effects.context import Ctx
from starboard.games.vanguard.effects.numbers import test
from starboard.games.vanguard.moves.ship_book_moves import Assign
from starboard.games.vanguard.notation.symbols import MORALE
from starboard.games.vanguard.rules.ship.ship_crew import assign, can_assign, in_place
from starboard.games.vanguard.rules.ship.tokens import change_command, change_energy, change_success
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.kernel import Ask, Move, Rules

HIGH = MORALE.index("high")


def can_meet(g: VanguardState, way: Way, source: str = "") -> bool:
    """Whether everything that is asked for can be given now. `source` is the card that asks."""
    ship = g.ship
    if ship.success < way.success or ship.command < way.command or ship.energy < way.energy:
        return False
    if way.high_morale and ship.morale != HIGH:
        return False
    if way.condition is not None and not test(g, way.condition.condition, Ctx(source or way.text, "IV-S-0008")):
        return False
    if len(way.crew) > 1:
        return _can_staff(g, in_place(g, "available"), way.crew, ())
    return not way.crew or can_assign(g, way.crew[0].section, way.crew[0].rank)


def meet(g: VanguardState, way: Way, rule: str) -> Rules[list[str]]:
    """Pay the tokens and assign the crew, one after the other. Returns who was assigned."""
    if way.success:
        change_success(g, -way.success, rule)
    if way.command:
        change_command(g, -way.command, rule)
    if way.energy:
        change_energy(g, -way.energy, rule)
    ready = in_place(g, "available")
    chosen: list[str] = []
    for number in range(len(way.crew)):
        options: list[Move] = [
            Assign(id)
            for id in _candidates(g, ready, way.crew[number], tuple(chosen))
            if _can_staff(g, ready, way.crew[number + 1 :], (*chosen, id))
        ]
        move = options[0]
        if len(options) > 1:
            move = yield Ask(g.speaker, "vanguard-ask-assign", options, rule)
        assert isinstance(move, Assign)
        chosen.append(move.crew)
    for id in chosen:
        assign(g, id, rule)
    return chosen


def _can_staff(g: VanguardState, ready: list[str], needs: tuple[Need, ...], chosen: tuple[str, ...]) -> bool:
    """Whether there is somebody for each of the needs, besides those who are chosen already."""
    if not needs:
        return True
    able = _candidates(g, ready, needs[0], chosen)
    if len(needs) == 1:
        return bool(able)
    return any(_can_staff(g, ready, needs[1:], (*chosen, id)) for id in able)


def _candidates(g: VanguardState, ready: list[str], need: Need, chosen: tuple[str, ...]) -> list[str]:
    """Who of the available crew may fill a need. IV-S-0009: of each section somebody is left."""
    crew = g.crew
    free = [id for id in ready if id not in chosen] if chosen else ready
    left = [crew[id].section for id in free]
    anybody = need.section == ANYBODY
    able: list[str] = []
    for id, section in zip(free, left, strict=True):
        if (anybody or section == need.section) and crew[id].rank >= need.rank and left.count(section) > 1:
            able.append(id)
    if need.different and chosen:
        taken = [crew[id].section for id in chosen]
        able = [id for id in able if crew[id].section not in taken]
    return able
