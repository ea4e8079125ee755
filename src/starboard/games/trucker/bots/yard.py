"""What a component would be worth on each square of an unfinished ship.

The worth of a placement is in credits: what the component can do (`tally`), less what its own connectors and the lines
of fire cost, and what becomes of the squares around it. A square that few components fit is likely to stay empty, and
connectors that look at it likely to stay exposed.
"""

from collections.abc import Mapping
from math import exp
from typing import Final, NamedTuple

from starboard.games.trucker.bots.frontier import FREE, TURNS, Wants, ease, fits, frontier, is_reached
from starboard.games.trucker.bots.plans import Plan
from starboard.games.trucker.bots.prospects import HIT, Prospects
from starboard.games.trucker.bots.tally import Tally, tally_of, worth
from starboard.games.trucker.ship.board import SPLICE
from starboard.games.trucker.ship.crew import BASE_ALIENS
from starboard.games.trucker.ship.parts import Part, code_of
from starboard.kernel.squares import BACK, FRONT

TRIES: Final = 3
"""Components that are held against a square, about, before building ends."""
UNREACHED: Final = 0.7
"""How likely a square is to be filled where nothing can be joined yet, if there are ways enough to it."""
WAYS: Final = 8.0
"""How many squares that can be filled make a ship safe from being closed in."""
JOINT: Final = 0.4
"""What a joint more than the first is worth, next to a square: the ship does not break where it is hit."""


class Spot(NamedTuple):
    """A placement and what it is worth."""

    worth: float
    cell: int
    turn: int


class Yard:
    """An unfinished ship. `hurry` is 1 when there is no time left to fill more squares, and 0 when there is plenty."""

    def __init__(self, plan: Plan, parts: Mapping[int, str], prospects: Prospects, square: float, hurry: float) -> None:
        self.plan, self.board = plan, plan.board
        self.parts = parts
        self.prospects = prospects
        self.square = square
        """What a filled square is worth on average."""
        self.filling = 1.0 - hurry
        self.frontier = frontier(self.board, parts)
        self.unbuilt = 1 - len(parts) / len(self.board.cells)
        self.tally = tally_of(self.board.parts[code] for code in parts.values())
        self.tally.aliens = tuple(sorted({colour for cell in parts for colour in self._aliens_at(cell)}))
        self.level = self.board.ship_class.level
        self.base = worth(self.tally, prospects, self.unbuilt, self.level)
        self._fills: dict[Wants, float] = {}
        empty = [cell for cell in self.board.cells if cell not in parts]
        beside = {door.there for cell in parts for door in self.board.doors[cell]}
        self.dead = {cell for cell in empty if cell in beside and cell not in self.frontier}
        """The squares that must stay empty."""
        reached = [wants for wants in self.frontier.values() if is_reached(wants)]
        self.reach = sum(map(self._fill, reached))
        """How many squares will be filled of those where something can be joined now."""
        self.away = len(empty) - len(self.dead) - len(reached)
        """How many squares cannot be reached yet."""
        self.room = self._room(self.reach, self.away)

    def best(self, tile: str) -> Spot | None:
        """The best place for a component, if it fits anywhere."""
        found: Spot | None = None
        for turn in range(TURNS):
            part = self.board.parts[code_of(tile, turn)]
            if part.askew:
                continue
            able: dict[tuple[str, ...], float] = {}
            for cell, wants in self.frontier.items():
                if not fits(part, wants) or not self._may_begin(part, cell, wants):
                    continue
                aliens = self._aliens(part, cell)
                if aliens not in able:
                    able[aliens] = (
                        worth(self.tally.with_part(part, aliens), self.prospects, self.unbuilt, self.level) - self.base
                    )
                value = able[aliens] + self._place(part, cell, wants)
                if found is None or value > found.worth:
                    found = Spot(value, cell, turn)
        return found

    def _may_begin(self, part: Part, cell: int, wants: Wants) -> bool:
        """A ship of a fleet is begun with a cabin: without a human it cannot fly (GT-B-7.8)."""
        return part.kind.crew > 0 or wants != (FREE, FREE, FREE, FREE)

    def _aliens_at(self, cell: int) -> tuple[str, ...]:
        """The aliens that could live in a cabin."""
        part = self.board.parts[self.parts[cell]]
        return self._aliens(part, cell) if part.kind.alien else ()

    def _aliens(self, part: Part, cell: int) -> tuple[str, ...]:
        """GT-B-7.3: the aliens that find a cabin with their life support by this placement."""
        supports = part.tile.colours if part.kind.id == "life_support" else ()
        if not supports and not part.kind.alien:
            return ()
        found: set[str] = set()
        for side, there, back, match in self.board.doors[cell]:
            code = self.parts.get(there)
            if code is None or not part.connectors[side]:
                continue
            other = self.board.parts[code]
            if part.kind.alien and other.kind.id == "life_support":
                found.update(other.tile.colours)
            elif supports and other.kind.alien:
                found.update(supports)
        return tuple(sorted(found.intersection(BASE_ALIENS)))

    def _place(self, part: Part, cell: int, wants: Wants) -> float:
        """What the place is worth: what it covers, lays open, and leaves of the squares around."""
        prospects, links = self.prospects, self.board.topology.links[cell]
        own = self._fill(wants)
        facing = sum(1 for want in wants if want % 4)
        # That the square itself is used up is no loss: which component deserves it is for the builder to say.
        value = facing * prospects.exposed * (1 - own) + self.square * own + JOINT * self.square * (facing - 1)
        reach, away = self.reach - own, self.away
        clear = [side for side, _ in part.clear]
        for side in range(4):
            there, connector = links[side], part.connectors[side]
            if there in self.parts:
                continue
            exposed = prospects.exposed + prospects.small[side] * self.plan.risk(cell, side) * HIT
            if there < 0 or there in self.dead:
                value -= exposed if connector else 0
                continue
            before = self.frontier.get(there)
            after = self._faced(cell, side, there, before, connector)
            if before is not None and is_reached(before):
                reach -= self._fill(before)
            else:
                away -= 1
            filled = 0.0
            if side not in clear:
                filled = self._fill(after)
                if is_reached(after):
                    reach += filled
                else:
                    away += 1
            if connector:
                value -= exposed * (1 - filled)
        return value + self._room(reach, away) - self.room + self._guns(part, cell)

    def _room(self, reach: float, away: float) -> float:
        """What the empty squares are worth: those that can be filled at once, and those that only these lead to."""
        return self.square * (reach + UNREACHED * away * self.filling * (1 - exp(-reach / WAYS)))

    def _faced(self, cell: int, side: int, there: int, before: Wants | None, connector: int) -> Wants:
        """What an empty square faces after the placement."""
        sides = list(before) if before is not None else [FREE] * 4
        for here, beyond, back, match in self.board.doors[cell]:
            if here == side and beyond == there:
                sides[back] = connector + (4 if match is SPLICE else 0)
        return sides[0], sides[1], sides[2], sides[3]

    def _fill(self, wants: Wants) -> float:
        """How likely a square that faces this will be filled in the end."""
        if wants not in self._fills:
            self._fills[wants] = self.filling * (1 - (1 - ease(wants)) ** TRIES)
        return self._fills[wants]

    def _guns(self, part: Part, cell: int) -> float:
        """GT-B-10.3: a cannon also shoots the large meteors of its own line, if none does yet."""
        if not part.muzzles:
            return 0.0
        width = self.board.squares.width
        value = 0.0
        for side in part.muzzles:
            line = cell % width if side in (FRONT, BACK) else cell // width
            if not any(self._guards(there, side, line) for there in self.parts):
                lines = 1 if side in (FRONT, BACK) else 2.5
                value += lines * self.prospects.large[side] * self.plan.risk(cell, side) * HIT
        return value * (0.6 if part.kind.powered else 1.0)

    def _guards(self, cell: int, side: int, line: int) -> bool:
        part = self.board.parts[self.parts[cell]]
        width = self.board.squares.width
        return side in part.muzzles and (cell % width if side in (FRONT, BACK) else cell // width) == line
