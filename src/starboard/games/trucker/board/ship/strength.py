"""Engine and cannon strength: what is powered is the player's choice, all else counts by itself (GT-B-9.1, 9.2).

Cannon strength is counted in half points (GT-B-9.2.3). In a fleet engines count ship by ship and the slowest decides
(GT-LM-4.9.2), while cannons add up (GT-LM-4.9.4); batteries serve their own ship only (GT-LM-4.9.1).
"""

from collections.abc import Collection
from typing import NamedTuple

from starboard.games.trucker.board.ship.connectors import joints, of_kind
from starboard.games.trucker.board.ship.power_sources import bill, supply_of
from starboard.games.trucker.board.ship.ship_board import Board
from starboard.games.trucker.content import content
from starboard.games.trucker.state.ship_state import Ship

ALIEN_BONUS = 2
DEFENCE_PAIR = 2
"""Half points for each two automated defence systems that are joined to another one (GT-X2-2.4)."""


class Span(NamedTuple):
    """The least strength, with nothing powered, and the most that the batteries aboard allow."""

    least: int
    most: int


def double_engines(board: Board, ship: Ship) -> list[int]:
    """The engines that do nothing without a battery, each a free choice of its own (GT-B-9.1.3)."""
    return [cell for cell in sorted(ship.parts) if _powered(board, ship, cell) and _engine(board, ship, cell)]


def double_cannons(board: Board, ship: Ship) -> list[int]:
    """The cannons that do nothing without a battery."""
    return [cell for cell in sorted(ship.parts) if _powered(board, ship, cell) and _cannon(board, ship, cell)]


def engine_strengths(board: Board, ship: Ship, powered: Collection[int] = ()) -> list[int | None]:
    """The engine strength of each ship of the fleet when these double engines are powered; None where no ship is."""
    sums = _sums(board, ship, powered, engines=True)
    return [_with_alien(board, ship, number, sum, "brown", 1) for number, sum in enumerate(sums)]


def engine_strength(board: Board, ship: Ship, powered: Collection[int] = ()) -> int:
    """GT-LM-4.9.2: the strength of the slowest ship; 0 when there is none."""
    return min((one for one in engine_strengths(board, ship, powered) if one is not None), default=0)


def cannon_strengths(
    board: Board, ship: Ship, powered: Collection[int] = (), boosted: Collection[int] = ()
) -> list[int | None]:
    """The cannon strength of each ship of the fleet in half points; None where no ship is. `boosted` are the ships that
    use a cannon booster (GT-X1-3.3)."""
    sums = _sums(board, ship, powered, engines=False)
    _add_defence(board, ship, sums)
    for number in boosted:
        sums[number] = (sums[number] or 0) + 2 * content().kit.cannon_booster.strength
    return [_with_alien(board, ship, number, sum, "purple", 2) for number, sum in enumerate(sums)]


def cannon_strength(board: Board, ship: Ship, powered: Collection[int] = ()) -> int:
    """GT-LM-4.9.4: the strength of all ships together, in half points."""
    return sum(one for one in cannon_strengths(board, ship, powered) if one is not None)


def running(board: Board, ship: Ship, powered: Collection[int]) -> list[int]:
    """The engines that count when these are powered."""
    engines = [cell for cell in sorted(ship.parts) if _engine(board, ship, cell)]
    return [cell for cell in engines if cell in powered or not _powered(board, ship, cell)]


def firing(board: Board, ship: Ship, powered: Collection[int]) -> dict[int, int]:
    """The cannons that count when these are powered, and what each brings in half points."""
    counting = [cell for cell in sorted(ship.parts) if cell in powered or not _powered(board, ship, cell)]
    return {cell: _cannon(board, ship, cell) for cell in counting if _cannon(board, ship, cell)}


def defence_strength(board: Board, ship: Ship) -> int:
    """What the automated defence systems of all ships add, in half points."""
    return sum(_defences(board, ship).values())


def engine_span(board: Board, ship: Ship) -> Span:
    """What engine strengths can be declared now, from the least to the most."""
    best = _best(board, ship, {cell: _engine(board, ship, cell) for cell in double_engines(board, ship)})
    return Span(engine_strength(board, ship), engine_strength(board, ship, best))


def cannon_span(board: Board, ship: Ship) -> Span:
    """What cannon strengths can be declared now, from the least to the most, in half points."""
    best = _best(board, ship, {cell: _cannon(board, ship, cell) for cell in double_cannons(board, ship)})
    return Span(cannon_strength(board, ship), cannon_strength(board, ship, best))


def _powered(board: Board, ship: Ship, cell: int) -> bool:
    return board.parts[ship.parts[cell]].kind.powered


def _engine(board: Board, ship: Ship, cell: int) -> int:
    return board.parts[ship.parts[cell]].engine


def _cannon(board: Board, ship: Ship, cell: int) -> int:
    return board.parts[ship.parts[cell]].cannon


def _sums(board: Board, ship: Ship, powered: Collection[int], *, engines: bool) -> list[int | None]:
    """The strength of each ship without its aliens: what needs no power, and what has it."""
    sums: list[int | None] = [None] * len(board.fleet)
    parts, ship_of = board.parts, board.ship_of
    for cell, code in ship.parts.items():
        part = parts[code]
        counts = not part.kind.powered or cell in powered
        strength = part.engine if engines else part.cannon
        number = ship_of[cell]
        sums[number] = (sums[number] or 0) + (strength if counts else 0)
    return sums


def _add_defence(board: Board, ship: Ship, sums: list[int | None]) -> None:
    for number, strength in _defences(board, ship).items():
        sums[number] = (sums[number] or 0) + strength


def _defences(board: Board, ship: Ship) -> dict[int, int]:
    """GT-X2-2.4: automated defence systems that are joined to another one add a point for every two."""
    systems = set(of_kind(board, ship, "auto_defense"))
    if len(systems) < 2:
        return {}
    held = joints(board, ship)
    found: dict[int, int] = {}
    for number, squares in enumerate(board.fleet):
        joined = sum(1 for cell in squares if cell in systems and not systems.isdisjoint(held[cell]))
        if joined:
            found[number] = joined // 2 * DEFENCE_PAIR
    return found


def _with_alien(board: Board, ship: Ship, number: int, sum: int | None, colour: str, unit: int) -> int | None:
    """GT-B-9.1.2, GT-B-9.2.2: the alien helps if its own ship has any strength without it (GT-LM-4.9.2, 4.9.4)."""
    if not sum:
        return sum
    aboard = [alien for cell, alien in ship.aliens.items() if board.ship_of[cell] == number]
    if colour not in aboard:
        return sum
    # GT-X1-5.3, GT-LM-4.9.15: the manager makes the other aliens of the same ship better.
    managed = ship.specialist == "manager" and "cyan" in aboard
    return sum + unit * (ALIEN_BONUS + (content().kit.manager.bonus if managed else 0))


def _best(board: Board, ship: Ship, gains: dict[int, int]) -> list[int]:
    """The components worth powering with what their own ship has, the strongest first."""
    supply = supply_of(board, ship)
    best: list[int] = []
    for cell in sorted(gains, key=lambda cell: -gains[cell]):
        if bill(board, supply, [*best, cell]) is not None:
            best.append(cell)
    return best
