"""What a card could mean for the player who decides: fights, goods, days, and what hangs on a component."""

from functools import partial
from itertools import product
from typing import Literal

from starboard.games.trucker.board.current_round import board_for
from starboard.games.trucker.board.fleet import ships_left
from starboard.games.trucker.board.harder_cards import card_on_table
from starboard.games.trucker.board.ship.attack_lines import Aim, threatened
from starboard.games.trucker.board.ship.holds import fits
from starboard.games.trucker.board.ship.lost_components import hanging
from starboard.games.trucker.board.ship.repairs import repairs
from starboard.games.trucker.board.ship.ship_board import Board
from starboard.games.trucker.board.ship.ship_faults import faults, offenders
from starboard.games.trucker.content import content
from starboard.games.trucker.content.cards import (
    AbandonedStation,
    Goods,
    OpenSpace,
    Pirates,
    Planets,
    Slavers,
    Smugglers,
)
from starboard.games.trucker.rules.aboard.batteries import supply_for
from starboard.games.trucker.rules.aboard.declared_strength import cannon_ways, engine_ways
from starboard.games.trucker.rules.aboard.goods import holds, listed
from starboard.games.trucker.state.game_state import TruckerState
from starboard.games.trucker.state.ship_state import Ship
from starboard.kernel.view import View


class DuelView(View, frozen=True):
    """A fight that this seat has before it, in half points."""

    enemy: int
    least: int
    """What it brings without any power."""
    most: int
    """The most that it can bring."""
    batteries: int
    """The fewest batteries that win; -1 when nothing does."""
    verdict: Literal["won", "power", "drawn", "lost"]
    """Won without any power; won with power; at best drawn; lost either way."""


class CourseView(View, frozen=True):
    """How far this number of days carries the rocket, if the others stand where they are."""

    days: int
    end: int
    passed: list[int]
    """The seats that it would fly over."""


class RepairView(View, frozen=True):
    """A cheapest way out of all mistakes of the ship check."""

    cut: list[int]
    """The squares of what has to be taken off."""
    loose: list[int]
    """The squares of what then hangs loose, and goes too."""


def duel_view(g: TruckerState, seat: int) -> DuelView | None:
    """GT-B-11.9.2: while enemies are on the table whom nobody has beaten, and it is this seat's turn."""
    card = card_on_table(g) if g.card else None
    if not isinstance(card, Slavers | Smugglers | Pirates) or g.step or g.order[g.turn : g.turn + 1] != [seat]:
        return None
    b, ship, supply = board_for(g, seat), g.truckers[seat].ship, partial(supply_for, g, seat)
    ways = [cannon_ways(b, ship, number, supply) for number in ships_left(b, ship)]
    sums = {(sum(way.strength for way in mix), sum(way.batteries for way in mix)) for mix in product(*ways)}
    enemy = 2 * card.strength
    least, most = min(strength for strength, _ in sums), max(strength for strength, _ in sums)
    batteries = min((batteries for strength, batteries in sums if strength > enemy), default=-1)
    if batteries < 0:
        return DuelView(enemy, least, most, -1, "drawn" if most == enemy else "lost")
    return DuelView(enemy, least, most, batteries, "power" if batteries else "won")


def room_view(g: TruckerState, seat: int) -> list[list[str]]:
    """GT-B-9.5.1: of the goods of each planet, or of the station or enemies, those that find an empty container."""
    card = card_on_table(g) if g.card else None
    offers: list[Goods] = []
    if isinstance(card, Planets):
        offers = list(card.planets)
    elif isinstance(card, AbandonedStation):
        offers = [card.goods]
    elif isinstance(card, Smugglers):
        offers = [card.reward.goods]
    b, ship = board_for(g, seat), g.truckers[seat].ship
    return [_stowed(b, ship, listed(goods)) for goods in offers]


def _stowed(b: Board, ship: Ship, goods: list[str]) -> list[str]:
    """The dearest first; what needs no special container leaves those free as long as it can."""
    inside = {cell: list(ship.goods.get(cell, [])) for cell in holds(b, ship)}
    order = sorted(inside, key=lambda cell: b.parts[ship.parts[cell]].kind.special)
    found: list[str] = []
    for good in goods:
        for cell in order:
            if fits(b.parts[ship.parts[cell]], [*inside[cell], good]):
                inside[cell].append(good)
                found.append(good)
                break
    return found


def courses_view(g: TruckerState, seat: int) -> list[CourseView]:
    """GT-B-11.1.1: in open space, for every strength that this seat could declare."""
    if not g.card or not isinstance(card_on_table(g), OpenSpace) or g.step or seat not in g.order:
        return []
    b, ship, supply = board_for(g, seat), g.truckers[seat].ship, partial(supply_for, g, seat)
    ways = [{way.strength for way in engine_ways(b, ship, number, supply)} for number in ships_left(b, ship)]
    days = {min(mix) for mix in product(*ways) if mix and min(mix) > 0}
    return [_course(g, seat, count) for count in sorted(days)]


def _course(g: TruckerState, seat: int, days: int) -> CourseView:
    """GT-B-8.3: over as many empty spaces; occupied ones are not counted."""
    track, end = content().flights.track, g.truckers[seat].position
    others = {other.position % track: n for n, other in enumerate(g.truckers) if other.flying and n != seat}
    passed: list[int] = []
    left = days
    while left:
        end += 1
        if end % track in others:
            passed.append(others[end % track])
        else:
            left -= 1
    return CourseView(days, end, passed)


def repairs_view(g: TruckerState, seat: int) -> list[RepairView]:
    """GT-B-6.7: the ways out that can be taken in one go."""
    ways = repairs(board_for(g, seat), g.truckers[seat].ship)
    return [RepairView(list(way.cut), list(way.loose)) for way in ways if way.cut or way.loose]


def hanging_view(g: TruckerState, seat: int) -> dict[int, list[int]]:
    """GT-B-10.4.2: for each component that is in danger what would hang loose without it: those that break a rule in
    the ship check, or that an attack would hit."""
    b, ship, strike = board_for(g, seat), g.truckers[seat].ship, g.strike
    if g.part == "check":
        cells = offenders(faults(b, ship))
    elif strike is not None and strike.seat == seat:
        cells = [hit.cell for hit in threatened(b, ship, Aim(strike.side, strike.lines, strike.square))]
    else:
        return {}
    return {cell: found for cell in cells if (found := hanging(b, ship, cell))}
