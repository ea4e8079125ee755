"""GT-B-9.1, 9.2, 9.4: declaring strength. The player says how many batteries to spend, and where they lie.

Double engines of a ship are all alike, and so are double cannons that add the same; which of them runs never matters
again. So the choice is between numbers of batteries and the strengths they give. From which component a token comes
does matter: it can be shot off.
"""

from collections.abc import Callable, Iterable, Sequence
from itertools import product

from starboard.games.trucker.moves_flight import Fire, Thrust, UseBattery
from starboard.games.trucker.names_flight import points
from starboard.games.trucker.rules.current import current_board
from starboard.games.trucker.rules.fleet import label, ships_left
from starboard.games.trucker.ship.board import Board
from starboard.games.trucker.ship.state import Ship
from starboard.games.trucker.ship.stores import tokens
from starboard.games.trucker.ship.strength import cannon_strengths, double_cannons, double_engines, engine_strengths
from starboard.games.trucker.state import TruckerState
from starboard.kernel import Arg, Ask, Move, Rules, tell

Way = tuple[int, int]
"""Batteries spent, and the strength that they give."""


def declare_engines(g: TruckerState, seat: int, rule: str) -> Rules[dict[int, int]]:
    """GT-B-9.1: the engine strength of each ship of the fleet, in points (GT-LM-4.9.2)."""
    b, ship = current_board(g), g.truckers[seat].ship
    declared: dict[int, int] = {}
    for number in ships_left(b, ship):
        ways = engine_ways(b, ship, number)
        batteries, strength = ways[0]
        if len(ways) > 1:
            options: list[Move] = [Thrust(spent, reached, label(b, number)) for spent, reached in ways]
            move = yield Ask(seat, "trucker-ask-engines", options, rule)
            batteries, strength = ways[options.index(move)]
        yield from spend(g, seat, batteries, battery_cells(b, ship, [number]))
        declared[number] = strength
    tell(g, "trucker-declared-engines", rule, seat=seat, strength=min(declared.values(), default=0))
    return declared


def declare_cannons(g: TruckerState, seat: int, rule: str, enemy: int = 0) -> Rules[int]:
    """GT-B-9.2: the cannon strength of all ships together, in half points (GT-LM-4.9.4). `enemy` is what it is against,
    in whole points, 0 in a combat zone."""
    b, ship = current_board(g), g.truckers[seat].ship
    total = 0
    for number in ships_left(b, ship):
        ways = cannon_ways(b, ship, number)
        batteries, strength = ways[0]
        if len(ways) > 1:
            options: list[Move] = [Fire(spent, points(reached), label(b, number)) for spent, reached in ways]
            prompt = "trucker-ask-cannons-against" if enemy else "trucker-ask-cannons"
            args: dict[str, Arg] = {"enemy": enemy} if enemy else {}
            move = yield Ask(seat, prompt, options, rule, args)
            batteries, strength = ways[options.index(move)]
        yield from spend(g, seat, batteries, battery_cells(b, ship, [number]))
        total += strength
    tell(g, "trucker-declared-cannons", rule, seat=seat, strength=points(total))
    return total


def engine_ways(b: Board, ship: Ship, number: int) -> list[Way]:
    """What one ship of the fleet can declare: every free choice of double engines (GT-B-9.1.3)."""
    doubles = [cell for cell in double_engines(b, ship) if b.ship_of[cell] == number]
    worth = {cell: b.parts[ship.parts[cell]].engine for cell in doubles}
    return _ways(worth, tokens(b, ship, number), lambda powered: engine_strengths(b, ship, powered)[number] or 0)


def cannon_ways(b: Board, ship: Ship, number: int) -> list[Way]:
    """What one ship of the fleet can declare, in half points: every free choice of double cannons."""
    doubles = [cell for cell in double_cannons(b, ship) if b.ship_of[cell] == number]
    worth = {cell: b.parts[ship.parts[cell]].cannon for cell in doubles}
    return _ways(worth, tokens(b, ship, number), lambda powered: cannon_strengths(b, ship, powered)[number] or 0)


def _ways(worth: dict[int, int], most: int, strength: Callable[[Sequence[int]], int]) -> list[Way]:
    """Components that add the same are alike: what counts is how many of each sort get a battery."""
    sorts = [[cell for cell in worth if worth[cell] == value] for value in sorted(set(worth.values()))]
    found: set[Way] = set()
    for counts in product(*(range(len(cells) + 1) for cells in sorts)):
        if sum(counts) <= most:
            powered = [cell for cells, count in zip(sorts, counts, strict=True) for cell in cells[:count]]
            found.add((len(powered), strength(powered)))
    return sorted(found)


def battery_cells(b: Board, ship: Ship, numbers: Iterable[int]) -> list[int]:
    """The components of these ships that have tokens: batteries power their own ship only (GT-LM-4.9.1)."""
    allowed = set(numbers)
    return [cell for cell in sorted(ship.batteries) if ship.batteries[cell] and b.ship_of[cell] in allowed]


def spend(g: TruckerState, seat: int, count: int, cells: Sequence[int]) -> Rules[None]:
    """GT-B-9.4.1: spend tokens of these components; the player picks each, unless it makes no difference."""
    b, ship = current_board(g), g.truckers[seat].ship
    for left in range(count, 0, -1):
        choices = [cell for cell in cells if ship.batteries.get(cell)]
        cell = choices[0]
        if len(choices) > 1 and left < sum(ship.batteries[there] for there in choices):
            options: list[Move] = [UseBattery(b.column(there), b.row(there)) for there in choices]
            move = yield Ask(seat, "trucker-ask-battery", options, "GT-B-9.4.1", {"left": left})
            cell = b.cell(move.column, move.row)
        take_token(ship, cell)
    if count:
        tell(g, "trucker-spent-batteries", "GT-B-9.4.2", seat=seat, count=count)


def take_token(ship: Ship, cell: int) -> None:
    """A battery token goes to the bank. It never comes back (GT-B-9.4.3)."""
    ship.batteries[cell] -= 1
    if not ship.batteries[cell]:
        del ship.batteries[cell]
