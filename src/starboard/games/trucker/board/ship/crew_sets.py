"""Who of the crew could go together, when some have to (GT-B-9.3.2).

Humans are alike, and seldom does it matter which cabin they leave. So where there are many ways there is one for each
choice of aliens, with the humans from where they are missed least; a player who knows better names the cabins.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations

from starboard.games.trucker.board.ship.cabins import crew_size, occupied
from starboard.games.trucker.board.ship.connectors import joints
from starboard.games.trucker.board.ship.ship_board import Board
from starboard.games.trucker.state.ship_state import Ship

FEW = 6
"""As many sets are all listed."""

Cabins = tuple[int, ...]
"""A cabin for each who goes, in rising order."""


def crew_sets(b: Board, ship: Ship, count: int) -> tuple[list[Cabins], bool]:
    """The sets of that many, the best first; and whether there are more of them than these."""
    typical = _typical(b, ship, count)
    every = _some(ship, count, FEW + 1)
    if len(every) > FEW:
        return typical, True
    return [*typical, *(one for one in every if one not in typical)], False


def _typical(b: Board, ship: Ship, count: int) -> list[Cabins]:
    """One set for each choice of aliens: the fewer of them the better, unless it takes the last human."""
    found: list[tuple[bool, int, Cabins]] = []
    humans = sum(ship.humans.values())
    for aliens in _choices(sorted(ship.aliens), count):
        if count - len(aliens) <= humans:
            one = tuple(sorted([*aliens, *_humans(b, ship, aliens, count - len(aliens))]))
            found.append((humans == count - len(aliens), len(aliens), one))
    return [one for _, _, one in sorted(found)]


def _choices(aliens: Sequence[int], most: int) -> Iterator[Cabins]:
    for size in range(min(len(aliens), most) + 1):
        yield from combinations(aliens, size)


def _humans(b: Board, ship: Ship, aliens: Iterable[int], count: int) -> list[int]:
    """One human after the other: none who is the last of a ship of the fleet, if it can be helped (GT-LM-4.10.2); then
    so that an epidemic finds least (GT-B-11.7.1); then from the fullest cabin."""
    held = joints(b, ship)
    humans, others = dict(ship.humans), ship.aliens.keys() - set(aliens)
    gone: list[int] = []

    def missed(cell: int) -> tuple[bool, int, int]:
        aboard = sum(here for there, here in humans.items() if b.ship_of[there] == b.ship_of[cell])
        living = others | {there for there, here in humans.items() if here > (there == cell)}
        return aboard == 1, sum(not living.isdisjoint(held[there]) for there in living), -humans[cell]

    for _ in range(count):
        cell = min((cell for cell in sorted(humans) if humans[cell]), key=missed)
        humans[cell] -= 1
        gone.append(cell)
    return gone


def _some(ship: Ship, count: int, most: int) -> list[Cabins]:
    """Sets of that many, but no more than `most` of them. Every beginning of one can be completed."""
    living = {cell: ship.humans.get(cell, 0) + (cell in ship.aliens) for cell in occupied(ship)}
    found: list[Cabins] = [()]
    after = crew_size(ship)
    for cell, here in living.items():
        after -= here
        least = {one: max(0, count - len(one) - after) for one in found}
        longer = ((one, taken) for one in found for taken in range(least[one], min(here, count - len(one)) + 1))
        found = [(*one, *[cell] * taken) for one, taken in longer][:most]
    return found
