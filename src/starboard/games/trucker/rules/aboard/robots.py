"""GT-X2-2.6, OQ-X2-03: crew robots. Powered, they count as crew where crew is counted; they are never given up."""

from collections.abc import Sequence
from functools import partial

from starboard.games.trucker.board.current_round import board_for
from starboard.games.trucker.board.ship.cabins import crew_size
from starboard.games.trucker.board.ship.connectors import of_kind
from starboard.games.trucker.content import content
from starboard.games.trucker.moves.flight_moves import CountCrew
from starboard.games.trucker.rules.aboard.batteries import ask_power, power, supply_for
from starboard.games.trucker.rules.aboard.declared_strength import Way, ways_of
from starboard.games.trucker.state.game_state import TruckerState
from starboard.kernel import Move, Rules, tell


def crew_ways(g: TruckerState, seat: int) -> list[Way]:
    """What crew a player can count, with more and more robots."""
    b, ship = board_for(g, seat), g.truckers[seat].ship
    crew, robots = crew_size(ship), of_kind(b, ship, "crewbots")
    if not robots:
        return [Way(0, crew)]
    each = content().kit.crew_robots.crew
    worth = dict.fromkeys(robots, each)
    return ways_of(b, partial(supply_for, g, seat), worth, lambda powered: crew + each * len(powered))


def crew_of(g: TruckerState, seat: int, needed: int) -> Way | None:
    """The cheapest way to count as many crew as are needed; None when there are not enough."""
    return next((way for way in crew_ways(g, seat) if way.strength >= needed), None)


def crews_of(g: TruckerState, order: Sequence[int], rule: str) -> Rules[dict[int, int]]:
    """GT-B-11.8.1, GT-B-11.10.3: the crew of each player. Robots are counted in that order too, by those who are not
    safe already."""
    crews: dict[int, int] = {}
    for seat in order:
        ways = crew_ways(g, seat)
        way = ways[0]
        safe = any(crew <= way.strength for crew in crews.values())
        if len(ways) > 1 and not safe:
            options: dict[Move, Way] = {CountCrew(one.strength, one.batteries): one for one in ways}
            powered = {move: one.powered for move, one in options.items()}
            move, tokens = yield from ask_power(g, seat, "trucker-ask-robots", powered, rule, {})
            way = options[move]
            yield from power(g, seat, way.powered, tokens)
            tell(g, "trucker-counted-crew", "GT-X2-2.6", seat=seat, crew=way.strength)
        crews[seat] = way.strength
    return crews


def muster(g: TruckerState, seat: int, needed: int) -> Rules[bool]:
    """Bring as many crew together as are needed, with robots if it takes them. False when there are not enough."""
    way = crew_of(g, seat, needed)
    if way is None:
        return False
    yield from power(g, seat, way.powered)
    if way.powered:
        tell(g, "trucker-counted-crew", "GT-X2-2.6", seat=seat, crew=way.strength)
    return True
