"""GT-B-9.1, 9.2, 9.4: declaring strength. The player says how many batteries to spend.

Double engines of a ship are all alike, and so are double cannons that add the same; which of them runs never matters
again. So the choice is between numbers of batteries and the strengths they give.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from itertools import product
from typing import NamedTuple

from starboard.games.trucker.board.current_round import board_for
from starboard.games.trucker.board.fleet import label, ships_left
from starboard.games.trucker.board.ship.boosted import boosted_cannons
from starboard.games.trucker.board.ship.power_sources import Supply, bill
from starboard.games.trucker.board.ship.ship_board import Board
from starboard.games.trucker.board.ship.strength import (
    Span,
    cannon_strengths,
    defence_strength,
    double_cannons,
    double_engines,
    engine_strengths,
    firing,
    running,
)
from starboard.games.trucker.content import content
from starboard.games.trucker.moves.flight_moves import Fire, Thrust
from starboard.games.trucker.names.flight_names import points
from starboard.games.trucker.rules.aboard.batteries import ANY, ask_power, power, supply_for
from starboard.games.trucker.rules.aboard.boosters import overload_cannon
from starboard.games.trucker.state.game_state import TruckerState
from starboard.games.trucker.state.ship_state import Ship
from starboard.kernel import Arg, Move, Rules, show, tell


class Way(NamedTuple):
    """Batteries spent, the strength that they give, the components that are powered, and the boosters of which one is
    used besides, at the same price."""

    batteries: int
    strength: int
    powered: tuple[int, ...] = ()
    boosters: tuple[int, ...] = ()


def declare_engines(g: TruckerState, seat: int, rule: str) -> Rules[dict[int, int]]:
    """GT-B-9.1: the engine strength of each ship of the fleet, in points (GT-LM-4.9.2)."""
    b, ship = board_for(g, seat), g.truckers[seat].ship
    declared: dict[int, int] = {}
    powered: list[int] = []
    for number in ships_left(b, ship):
        ways = engine_ways(b, ship, number, partial(supply_for, g, seat))
        way, tokens = ways[0], ANY
        if len(ways) > 1:
            options: dict[Move, Way] = {Thrust(one.batteries, one.strength, label(b, number)): one for one in ways}
            move, tokens = yield from ask_power(g, seat, "trucker-ask-engines", _powered(options), rule, {})
            way = options[move]
        yield from power(g, seat, way.powered, tokens)
        declared[number] = way.strength
        powered += way.powered
    tell_engines(g, seat, rule, powered, min(declared.values(), default=0))
    return declared


def declare_cannons(g: TruckerState, seat: int, rule: str, enemy: int = 0) -> Rules[int]:
    """GT-B-9.2: the cannon strength of all ships together, in half points (GT-LM-4.9.4). `enemy` is what it is against,
    in whole points, 0 in a combat zone."""
    b, ship = board_for(g, seat), g.truckers[seat].ship
    total = boosts = 0
    powered: list[int] = []
    before: Ship | None = None
    numbers = ships_left(b, ship)
    for number in numbers:
        ways = cannon_ways(b, ship, number, partial(supply_for, g, seat))
        if enemy and len(numbers) == 1:
            ways = without_needless_boosts(ways, 2 * enemy)
        way, tokens = ways[0], ANY
        if len(ways) > 1:
            options = _shown(ways, label(b, number))
            prompt = "trucker-ask-cannons-against" if enemy else "trucker-ask-cannons"
            args: dict[str, Arg] = {"enemy": enemy} if enemy else {}
            move, tokens = yield from ask_power(g, seat, prompt, _powered(options), rule, args)
            way = options[move]
        powered += way.powered
        if way.boosters:
            boosts += 1
            # What burns out, with all that may hang on it, still counts.
            before = before or Ship(parts=dict(ship.parts))
            yield from overload_cannon(g, seat, way.powered, way.boosters, tokens)
        else:
            yield from power(g, seat, way.powered, tokens)
        total += way.strength
    tell_cannons(g, seat, rule, before or ship, powered, boosts, total)
    return total


def _shown(ways: Sequence[Way], ship: int) -> dict[Move, Way]:
    return {Fire(way.batteries, points(way.strength), ship, int(bool(way.boosters))): way for way in ways}


def _powered(options: Mapping[Move, Way]) -> dict[Move, Sequence[int]]:
    """What each answer powers, any one of the boosters included."""
    return {move: [*way.powered, *way.boosters[:1]] for move, way in options.items()}


def tell_engines(g: TruckerState, seat: int, rule: str, powered: Sequence[int], total: int) -> None:
    """The engines run: those without need of power, and those that have it."""
    if g.news is not None:
        b, ship = board_for(g, seat), g.truckers[seat].ship
        cells = running(b, ship, powered)
        tell(g, "trucker-declared-engines", rule, beat="engine", seat=seat, strength=total, cells=cells, total=total)


def tell_cannons(
    g: TruckerState, seat: int, rule: str, ship: Ship, powered: Sequence[int], boosts: int, total: int
) -> None:
    """The cannons are ready: what each brings, and what comes on top of them, in half points. `ship` is as it was when
    they were counted."""
    if g.news is None:
        return
    b = board_for(g, seat)
    cannons = firing(b, ship, powered)
    boost = boosts * 2 * content().kit.cannon_booster.strength
    defence = defence_strength(b, ship)
    alien = total - sum(cannons.values()) - boost - defence
    tell(g, "trucker-declared-cannons", rule, seat=seat, strength=points(total))
    show(
        g,
        "cannon",
        seat=seat,
        cells=list(cannons),
        each=list(cannons.values()),
        alien=alien,
        boost=boost,
        defence=defence,
        total=total,
    )


def cannon_reach(g: TruckerState, seat: int) -> Span:
    """The least and the most that a player can bring against enemies now, in half points, boosters included."""
    b, ship = board_for(g, seat), g.truckers[seat].ship
    supply = partial(supply_for, g, seat)
    strengths = [[way.strength for way in cannon_ways(b, ship, number, supply)] for number in ships_left(b, ship)]
    return Span(sum(map(min, strengths)), sum(map(max, strengths)))


def engine_ways(b: Board, ship: Ship, number: int, supply: Callable[[], Supply]) -> list[Way]:
    """What one ship of the fleet can declare: every free choice of double engines (GT-B-9.1.3). `supply` tells what
    power there is, and is asked only if something needs it."""
    doubles = [cell for cell in double_engines(b, ship) if b.ship_of[cell] == number]
    worth = {cell: b.parts[ship.parts[cell]].engine for cell in doubles}
    return ways_of(b, supply, worth, lambda powered: engine_strengths(b, ship, powered)[number] or 0)


def cannon_ways(b: Board, ship: Ship, number: int, supply: Callable[[], Supply]) -> list[Way]:
    """What one ship of the fleet can declare, in half points: every free choice of double cannons, with or without a
    cannon booster."""
    doubles = [cell for cell in double_cannons(b, ship) if b.ship_of[cell] == number]
    worth = {cell: b.parts[ship.parts[cell]].cannon for cell in doubles}
    ways = ways_of(b, supply, worth, lambda powered: cannon_strengths(b, ship, powered)[number] or 0)
    boosters = [cell for cell in boosted_cannons(b, ship) if b.ship_of[cell] == number]
    boosted = [_boosted(b, ship, number, supply(), way, boosters) for way in ways] if boosters else []
    return ways + [way for way in boosted if way is not None]


def _boosted(b: Board, ship: Ship, number: int, supply: Supply, way: Way, boosters: Sequence[int]) -> Way | None:
    """GT-X1-3.3: the same with one booster, any of those that come cheapest; None when there is no power for it."""
    bills = {cell: bill(b, supply, [*way.powered, cell]) for cell in boosters}
    prices = {cell: due.batteries for cell, due in bills.items() if due is not None}
    if not prices:
        return None
    least = min(prices.values())
    strength = cannon_strengths(b, ship, way.powered, [number])[number] or 0
    return Way(least, strength, way.powered, tuple(cell for cell in boosters if prices.get(cell) == least))


def without_needless_boosts(ways: Sequence[Way], enemy: int) -> list[Way]:
    """A booster destroys a cannon: leave out where no more batteries without it end the fight as well. `enemy` is in
    half points."""

    def outcome(way: Way) -> int:
        return (way.strength > enemy) - (way.strength < enemy)

    plain = [way for way in ways if not way.boosters]
    return plain + [
        way
        for way in ways
        if way.boosters and not any(one.batteries <= way.batteries and outcome(one) >= outcome(way) for one in plain)
    ]


def ways_of(
    b: Board, power_left: Callable[[], Supply], worth: Mapping[int, int], strength: Callable[[Sequence[int]], int]
) -> list[Way]:
    """Components that add the same and get power from the same places are alike: what counts is how many of each sort
    are powered."""
    if not worth:
        return [Way(0, strength(()))]
    supply = power_left()
    sorts: dict[tuple[int, int, tuple[int, ...]], list[int]] = {}
    for cell in worth:
        sort = (worth[cell], b.ship_of[cell], tuple(supply.panels.get(cell, ())))
        sorts.setdefault(sort, []).append(cell)
    found: dict[tuple[int, int], Way] = {}
    for counts in product(*(range(len(cells) + 1) for cells in sorts.values())):
        powered = tuple(cell for cells, count in zip(sorts.values(), counts, strict=True) for cell in cells[:count])
        due = bill(b, supply, powered)
        if due is not None:
            way = Way(due.batteries, strength(powered), powered)
            found.setdefault(way[:2], way)
    ways = [found[key] for key in sorted(found)]
    return ways if supply.plain else _worthwhile(ways)


def _worthwhile(ways: Sequence[Way]) -> list[Way]:
    """Where some power is free, nobody pays for what can be had for less."""
    least: dict[int, int] = {}
    for way in ways:
        least.setdefault(way.strength, way.batteries)
    return [way for way in ways if way.batteries == least[way.strength]]
