"""Page 5, the starmap: fly from system to system, visit destinations, choose where to land, and scan it."""

from functools import cache

from starboard.games.vanguard.content import campaign
from starboard.games.vanguard.content.cards import Destination
from starboard.games.vanguard.content.rule_figures import RULES
from starboard.games.vanguard.effects.context import Ctx
from starboard.games.vanguard.effects.numbers import test
from starboard.games.vanguard.moves.exploration_moves import GoOn
from starboard.games.vanguard.moves.ship_book_moves import Fly, Scan, ScanWith, SetCourse, Visit
from starboard.games.vanguard.rules.basics.telling import say
from starboard.games.vanguard.rules.ship.ship_passives import ship_total
from starboard.games.vanguard.rules.ship.tokens import change_energy
from starboard.games.vanguard.rules.ship_book.scanning import scan, scan_with, scans, steps_seen
from starboard.games.vanguard.rules.story.logs import read_log
from starboard.games.vanguard.rules.story.occasions import last_course
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.games.vanguard.state.notes import Done
from starboard.kernel import CHECKPOINT, Ask, Move, Rules, show

FLOWN = Done("flown")
"""The cheaper flight of a pass was used."""


def starmap(g: VanguardState) -> Rules[None]:
    """IV-S-0502: as often as wanted. The page is left with a target (IV-S-0509)."""
    while True:
        # Checked each time: what is read at a destination can bring the moment at which the story no longer waits.
        hurry(g)
        yield CHECKPOINT
        here = destinations(g)
        options = visits(g, here) if last_course(g) else flights(g) + visits(g, here) + courses(g, here)
        options += scans(g)
        if g.ship.target:
            options.append(GoOn())
        move = yield Ask(g.speaker, "vanguard-ask-starmap", options, "IV-S-0502", {"energy": g.ship.energy})
        if isinstance(move, Fly):
            yield from fly(g, move.system)
        elif isinstance(move, Visit):
            yield from visit(g, move.destination)
        elif isinstance(move, SetCourse):
            set_course(g, move.destination)
        elif isinstance(move, Scan):
            scan(g)
        elif isinstance(move, ScanWith):
            scan_with(g, move.crew)
        else:
            return


def hurry(g: VanguardState) -> None:
    """When the story cannot wait, the ship is where it has to be, whatever that costs, and lands there."""
    id = last_course(g)
    if id and g.ship.target != id:
        g.ship.target, g.ship.system = id, campaign[g.campaign].destinations[id].system
        show(g, "course", destination=id)
        say(g, "vanguard-course", "IV-S-0506", destination=id)


# -- Flying ----------------------------------------------------------------------------------------------------------


def is_charted(g: VanguardState, system: str) -> bool:
    """A system may be entered from the start, or once an objective has come into play."""
    charted = campaign[g.campaign].systems[system].charted
    return charted == "start" or charted in [one.id for one in g.ship.objectives]


def unseen(g: VanguardState) -> list[str]:
    """The landing options of charted systems whose cards are not uncovered completely (IV-S-0508)."""
    return [
        id
        for id, one in campaign[g.campaign].destinations.items()
        if is_landing(g, one) and is_charted(g, one.system) and steps_seen(g, id) < RULES.ship.scan
    ]


def flight_cost(g: VanguardState, system: str) -> int:
    """IV-S-0503: the energy printed for that neighbour; one flight of a pass may be cheaper."""
    ship = g.ship
    if ship.notes.flight_free:
        return 0
    cost = campaign[g.campaign].systems[ship.system].neighbours[system]
    if cost > 1 and FLOWN not in ship.once:
        cost = max(1, cost - ship_total(g, "flight-cheaper"))
    return cost


def flights(g: VanguardState) -> list[Move]:
    """IV-S-0503: neighbouring systems that are charted and can be paid for."""
    energy = g.ship.energy
    found: list[Move] = []
    for id, cost in campaign[g.campaign].systems[g.ship.system].neighbours.items():
        if (cost <= energy or flight_cost(g, id) <= energy) and is_charted(g, id):
            found.append(Fly(id))
    return found


def fly(g: VanguardState, system: str) -> Rules[None]:
    """IV-S-0503: pay, move the bookmark, and read the arrival log the first time."""
    ship = g.ship
    start, cost = ship.system, flight_cost(g, system)
    change_energy(g, -cost, "IV-S-0503")
    ship.once.append(FLOWN)
    ship.notes.flight_free = 0
    ship.system, ship.target = system, ""
    if g.news is not None:
        show(g, "fly", at=system, start=start, cost=cost)
        say(g, "vanguard-flew", "IV-S-0503", system=system)
    if system not in ship.systems:
        ship.systems.append(system)
        arrival = campaign[g.campaign].systems[system].arrival
        if arrival:
            yield from read_log(g, arrival, Ctx(f"system:{system}", "IV-S-0503"))


# -- Destinations ----------------------------------------------------------------------------------------------------


def destinations(g: VanguardState) -> list[Destination]:
    """What there is in the current system, and open now."""
    found: list[Destination] = []
    for one in _of_system(g.campaign, g.ship.system):
        if one.open is None or is_open(g, one):
            found.append(one)
    return found


@cache
def _of_system(folder: str, system: str) -> tuple[Destination, ...]:
    return tuple(one for one in campaign[folder].destinations.values() if one.system == system)


def is_open(g: VanguardState, one: Destination) -> bool:
    return one.open is None or test(g, one.open.condition, Ctx(f"destination:{one.id}", "IV-S-0504"))


def is_landing(g: VanguardState, one: Destination) -> bool:
    """IV-S-0506: whether the lander can go there: a planet, or an operation that was not played yet (IV-C-103)."""
    return bool(one.planet) and not (one.operation and one.id in g.ship.visited)


def visits(g: VanguardState, here: list[Destination]) -> list[Move]:
    """IV-S-0504, IV-S-0505: scenes that can be paid for, are not used up, and were not visited in this pass."""
    ship = g.ship
    found: list[Move] = []
    for one in here:
        if (
            one.log
            and one.cost <= ship.energy
            and one.id not in ship.visited
            and Done(f"visit:{one.id}") not in ship.once
        ):
            found.append(Visit(one.id))
    return found


def visit(g: VanguardState, id: str) -> Rules[None]:
    """IV-S-0504: pay its cost, resolve its entry; IV-S-0505: then it is crossed off, unless it says otherwise."""
    one = campaign[g.campaign].destinations[id]
    change_energy(g, -one.cost, "IV-S-0504")
    g.ship.once.append(Done(f"visit:{id}"))
    if not one.again:
        g.ship.visited.append(id)
    show(g, "visit", destination=id)
    say(g, "vanguard-visited", "IV-S-0504", destination=id)
    yield from read_log(g, one.log, Ctx(f"destination:{id}", "IV-S-0504"))


# -- The target ------------------------------------------------------------------------------------------------------


def payable(g: VanguardState, here: list[Destination]) -> list[str]:
    """IV-S-0506: landing options of this system that can be paid for, each once a pass."""
    ship = g.ship
    found: list[str] = []
    for one in here:
        if is_landing(g, one) and one.cost <= ship.energy and Done(f"course:{one.id}") not in ship.once:
            found.append(one.id)
    return found


def courses(g: VanguardState, here: list[Destination]) -> list[Move]:
    """IV-S-0509: what can be made the target: a landing that can be paid for, else one that costs nothing."""
    return [SetCourse(id) for id in payable(g, here) or free_courses(g)]


def free_courses(g: VanguardState) -> list[str]:
    """IV-S-0509, Q-31: where no landing option can be paid for and none is chosen, the planet that was recorded last
    can be reached without energy; before there is one, any landing that is charted."""
    if g.ship.target:
        return []
    landings = [
        one
        for one in campaign[g.campaign].destinations.values()
        if is_landing(g, one) and is_charted(g, one.system) and is_open(g, one)
    ]
    last = [one.id for one in landings if g.ship.explored and one.planet == g.ship.explored[-1]]
    return last or [one.id for one in landings]


def set_course(g: VanguardState, id: str) -> None:
    """IV-S-0506: the landing card goes into the scanner; another one may be chosen until the page is left."""
    ship = g.ship
    one = campaign[g.campaign].destinations[id]
    if id in payable(g, destinations(g)):
        change_energy(g, -one.cost, "IV-S-0504")
    ship.target, ship.system = id, one.system
    ship.once.append(Done(f"course:{id}"))
    if g.news is not None:
        show(g, "course", destination=id)
        say(g, "vanguard-course", "IV-S-0506", destination=id)
