"""The empty squares of an unfinished ship: how many of them are likely to be filled.

A square that few components fit is likely to stay empty. Squares that nothing can be joined to yet wait for others to
lead there; a ship that lays nothing open any more is closed in, however many squares it has left.
"""

from collections.abc import Mapping
from math import exp
from typing import Final, NamedTuple

from starboard.games.trucker.board.ship.components import Part
from starboard.games.trucker.board.ship.ship_board import SPLICE, Board
from starboard.games.trucker.bots.building.frontier import ACROSS_SPLICE, FREE, OPEN_SPACE, Wants, ease, is_reached

TRIES: Final = 3
"""Components that are held against a square, about, before building ends."""
UNREACHED: Final = 0.7
"""How likely a square is to be filled where nothing can be joined yet, if many ways lead there."""
WAYS: Final = 8.0
"""How many squares that can be filled make a ship fairly safe from being closed in."""


class Change(NamedTuple):
    """What a placement does to the empty squares: how many more are likely to be filled, not counting its own; and how
    likely the square on each side of it is."""

    gain: float
    filled: list[float]


class Room:
    """The empty squares. `time` is how likely there is time to fill a square that can be filled."""

    def __init__(self, board: Board, parts: Mapping[int, str], squares: Mapping[int, Wants], time: float) -> None:
        self.board, self.parts, self.squares = board, parts, squares
        self.time = time
        self._fills: dict[Wants, float] = {}
        beside = {door.there for cell in parts for door in board.doors[cell]}
        empty = [cell for cell in board.cells if cell not in parts]
        self.dead = {cell for cell in empty if cell in beside and cell not in squares}
        """The squares that must stay empty."""
        reached = [wants for wants in squares.values() if is_reached(wants)]
        self.left = len(empty) - len(self.dead)
        """How many squares may still be filled."""
        self.is_closed = not reached and OPEN_SPACE not in squares.values()
        """Whether nothing can be joined to the ship any more, and no other ship is left to start."""
        self._reach = sum(map(self.fill, reached))
        self._away = self.left - len(reached)
        self._now = self._expected(self._reach, self._away)

    def fill(self, wants: Wants) -> float:
        """How likely a square that faces this will be filled in the end."""
        if wants not in self._fills:
            self._fills[wants] = self.time * chance_of(wants)
        return self._fills[wants]

    def _expected(self, reach: float, away: float) -> float:
        """How many squares will be filled: of those that can be now, and of those that only these lead to."""
        return reach + UNREACHED * self.time * away * (1 - exp(-reach / WAYS))

    def after(self, part: Part, cell: int, wants: Wants) -> Change:
        """What a component on a square changes."""
        own = self.fill(wants)
        reach, away = self._reach - own, self._away
        if not is_reached(wants):
            # The first component of a ship.
            reach, away = self._reach, self._away - 1
        filled = [0.0] * 4
        clear = [side for side, _ in part.clear]
        for side, there, back, match in self.board.doors[cell]:
            if there in self.parts or there in self.dead:
                continue
            before = self.squares.get(there)
            if before is not None and is_reached(before):
                reach -= self.fill(before)
            else:
                away -= 1
            if side in clear:
                continue
            sides = list(before) if before is not None else [FREE] * 4
            sides[back] = part.connectors[side] + (ACROSS_SPLICE if match is SPLICE else 0)
            faced = (sides[0], sides[1], sides[2], sides[3])
            filled[side] = self.fill(faced)
            if is_reached(faced):
                reach += filled[side]
            else:
                away += 1
        return Change(self._expected(reach, away) - self._now + own, filled)


def chance_of(wants: Wants) -> float:
    """How likely a square that faces this is filled, if there is time enough."""
    return 1 - (1 - ease(wants)) ** TRIES
