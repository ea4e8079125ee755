"""Batteries and holds: how much of them there is, and what fits (GT-B-7.1, GT-B-9.4, GT-B-9.5)."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import NamedTuple, TypeAlias

from starboard.games.trucker.board.ship.components import Part
from starboard.games.trucker.board.ship.ship_board import Board
from starboard.games.trucker.state.ship_state import Ship

Load: TypeAlias = dict[int, list[str]]
"""The goods in each hold."""


class Cargo(NamedTuple):
    """Containers: red goods need a special one, other goods fit anywhere (GT-B-9.5.1)."""

    normal: int
    special: int


def battery_places(board: Board, ship: Ship) -> int:
    """How many battery tokens a full ship carries."""
    return sum(board.parts[code].kind.batteries for code in ship.parts.values())


def fill_batteries(board: Board, ship: Ship) -> None:
    """GT-B-7.1: every battery component is filled to its printed number."""
    for cell, code in sorted(ship.parts.items()):
        if board.parts[code].kind.batteries:
            ship.batteries[cell] = board.parts[code].kind.batteries


def tokens(board: Board, ship: Ship, number: int = 0) -> int:
    """GT-LM-4.9.1: the battery tokens aboard one ship of the fleet."""
    return sum(count for cell, count in ship.batteries.items() if board.ship_of[cell] == number)


def cargo_places(board: Board, ship: Ship) -> Cargo:
    """The containers of all holds."""
    kinds = [board.parts[code].kind for code in ship.parts.values()]
    return Cargo(sum(kind.cargo for kind in kinds), sum(kind.special for kind in kinds))


def fits(part: Part, goods: Sequence[str]) -> bool:
    """GT-B-9.5.1: whether a hold can carry these goods together: one a container, red ones in special containers."""
    kind = part.kind
    return goods.count("red") <= kind.special and len(goods) <= kind.cargo + kind.special


def stowed(board: Board, ship: Ship, cells: Sequence[int], offer: Sequence[str], dearest: Sequence[str]) -> Load:
    """GT-B-9.5.2: what lies in each of these holds when they carry the dearest of what is offered and aboard. Goods
    stay where they are, as long as it costs nothing. `dearest` are the colours, the dearest first."""
    parts = {cell: board.parts[ship.parts[cell]] for cell in cells}
    now = {cell: list(ship.goods.get(cell, ())) for cell in cells}
    taken = _dearest([good for cell in cells for good in now[cell]], offer, parts.values(), dearest)
    after: Load = {}
    # Special containers are emptied first of what has to go: red goods may need them.
    for cell in sorted(cells, key=lambda cell: parts[cell].kind.special):
        after[cell] = [good for good in now[cell] if taken[good] > 0 and not taken.subtract([good])]
    waiting = sorted((+taken).elements(), key=dearest.index)
    while waiting:
        good = waiting.pop(0)
        free = [cell for cell in after if fits(parts[cell], [*after[cell], good])]
        if free:
            after[min(free, key=lambda cell: (parts[cell].kind.special, cell))].append(good)
        else:
            # Only red goods can be without a place: something else makes room for them.
            cell = next(cell for cell in after if after[cell].count(good) < parts[cell].kind.special)
            waiting.append(after[cell].pop(_first_other(after[cell], good)))
            after[cell].append(good)
    return {cell: after[cell] for cell in cells if after[cell]}


def _first_other(goods: Sequence[str], good: str) -> int:
    return next(place for place, other in enumerate(goods) if other != good)


def _dearest(
    aboard: Sequence[str], offer: Sequence[str], parts: Iterable[Part], dearest: Sequence[str]
) -> Counter[str]:
    """How many of each colour are worth carrying: red goods in special containers, others wherever there is room."""
    kinds = [part.kind for part in parts]
    special = sum(kind.special for kind in kinds)
    room = special + sum(kind.cargo for kind in kinds)
    have = Counter([*aboard, *offer])
    taken: Counter[str] = Counter()
    for colour in dearest:
        taken[colour] = min(have[colour], room, special) if colour == "red" else min(have[colour], room)
        room -= taken[colour]
    return taken
