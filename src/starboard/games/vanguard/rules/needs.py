"""IV-S-0008 to IV-S-0010: what situations, projects and objectives ask for, and who is assigned to give it."""

from starboard.games.vanguard.content.needs import Need, Way
from starboard.games.vanguard.context import Ctx
from starboard.games.vanguard.moves_ship import Assign
from starboard.games.vanguard.rules.ship_crew import assign, assignable
from starboard.games.vanguard.rules.tokens import change_command, change_energy, change_success
from starboard.games.vanguard.state import VanguardState
from starboard.games.vanguard.terms import MORALE
from starboard.games.vanguard.values import test
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
    return _can_staff(g, way.crew, ())


def meet(g: VanguardState, way: Way, rule: str) -> Rules[list[str]]:
    """Pay the tokens and assign the crew, one after the other. Returns who was assigned."""
    if way.success:
        change_success(g, -way.success, rule)
    if way.command:
        change_command(g, -way.command, rule)
    if way.energy:
        change_energy(g, -way.energy, rule)
    chosen: list[str] = []
    for number in range(len(way.crew)):
        options: list[Move] = [
            Assign(id)
            for id in _candidates(g, way.crew[number], tuple(chosen))
            if _can_staff(g, way.crew[number + 1 :], (*chosen, id))
        ]
        move = options[0]
        if len(options) > 1:
            move = yield Ask(g.speaker, "vanguard-ask-assign", options, rule)
        assert isinstance(move, Assign)
        chosen.append(move.crew)
    for id in chosen:
        assign(g, id, rule)
    return chosen


def _can_staff(g: VanguardState, needs: tuple[Need, ...], chosen: tuple[str, ...]) -> bool:
    """Whether there is somebody for each of the needs, besides those who are chosen already."""
    if not needs:
        return True
    return any(_can_staff(g, needs[1:], (*chosen, id)) for id in _candidates(g, needs[0], chosen))


def _candidates(g: VanguardState, need: Need, chosen: tuple[str, ...]) -> list[str]:
    """Who may fill a need. IV-S-0009: of each section somebody is left."""
    able = assignable(g, need.section, need.rank)
    if not chosen:
        return able
    taken = [g.crew[id].section for id in chosen]
    left = [one.section for one in g.crew.values() if one.place == "available"]
    found = []
    for id in able:
        section = g.crew[id].section
        many = left.count(section) - taken.count(section) > 1
        if id not in chosen and many and not (need.different and section in taken):
            found.append(id)
    return found
