"""What a component would be worth on each square of an unfinished ship.

The worth of a placement is in credits: what the component can do (`tally`), what its place saves or costs when the ship
is hit, and what becomes of the squares around it (`room`).
"""

from collections.abc import Mapping
from functools import cache
from math import inf
from typing import Final, NamedTuple

from starboard.games.trucker.board.ship.cabins import BASE_ALIENS
from starboard.games.trucker.board.ship.components import Part, code_of
from starboard.games.trucker.board.ship.connectors import pieces
from starboard.games.trucker.board.ship.insurance import has_premium, largest_gap, premium
from starboard.games.trucker.bots.building.frontier import OPEN_SPACE, TURNS, Wants, fits, frontier
from starboard.games.trucker.bots.building.plans import Plan
from starboard.games.trucker.bots.building.room import Room
from starboard.games.trucker.bots.worth.prospects import HIT, Prospects
from starboard.games.trucker.bots.worth.tally import USUAL, Tally, tally_of, worth
from starboard.games.trucker.content import content
from starboard.games.trucker.state.ship_state import Ship
from starboard.kernel.squares import BACK, FRONT

JOINT: Final = 0.4
"""What a joint more than the first is worth, next to a square: the ship does not break where it is hit."""
SHIP: Final = 3.0
"""What another ship of the fleet is worth, in credits a level (GT-LM-4.11)."""
BRIDGE: Final = 1.5
"""What it is worth, for each component, to join two pieces that would not fly together (GT-LM-4.6.2)."""
HOPE: Final = 0.8
"""What a connector is worth towards a square that the dice may open: it could join two ships."""
SAMPLE: Final = 9
"""Every n-th component is taken as a sample of those that may come."""


class Spot(NamedTuple):
    """A placement and what it is worth."""

    worth: float
    cell: int
    turn: int


class Yard:
    """An unfinished ship. `square` is what a filled square is worth, `time` how likely there is time to fill one."""

    def __init__(self, plan: Plan, parts: Mapping[int, str], prospects: Prospects, square: float, time: float) -> None:
        self.plan, self.board = plan, plan.board
        self.parts = parts
        self.prospects = prospects
        self.square, self.time = square, time
        self.level = self.board.ship_class.level
        self.frontier = frontier(self.board, parts)
        self.room = Room(self.board, parts, self.frontier, time)
        self._spots: dict[str, Spot | None] = {}
        self._tallies: dict[int, tuple[Tally, float, float]] = {}
        self._piece_of = self._pieces()
        self._gap = self._premium(dict(parts)) if has_premium(self.board) else 0

    def is_like(self, plan: Plan, parts: Mapping[int, str], prospects: Prospects, time: float) -> bool:
        """Whether nothing has changed since this was made."""
        return self.plan is plan and self.prospects is prospects and self.time == time and self.parts == parts

    def best(self, tile: str) -> Spot | None:
        """The best place for a component, if it fits anywhere."""
        if tile not in self._spots:
            self._spots[tile] = self._best(tile)
        return self._spots[tile]

    def usual(self) -> list[float]:
        """What the best place is worth for each of some components that may come, in rising order."""
        spots = [self.best(tile) for tile in some_tiles()]
        return sorted(spot.worth if spot is not None else -inf for spot in spots)

    def _best(self, tile: str) -> Spot | None:
        found: Spot | None = None
        for turn in range(TURNS):
            part = self.board.parts[code_of(tile, turn)]
            if part.askew:
                continue
            able: dict[tuple[int, tuple[str, ...]], float] = {}
            for cell, wants in self.frontier.items():
                # A ship of a fleet starts with a cabin: without a human it cannot fly (GT-B-7.8).
                if not fits(part, wants) or (wants == OPEN_SPACE and not part.kind.crew):
                    continue
                what = (self.board.ship_of[cell], self._aliens(part, cell))
                if what not in able:
                    able[what] = self._ability(part, *what)
                value = able[what] + self._place(part, cell, wants)
                if found is None or value > found.worth:
                    found = Spot(value, cell, turn)
        return found

    # -- What it can do ----------------------------------------------------------------------------------------------

    def _ability(self, part: Part, number: int, aliens: tuple[str, ...]) -> float:
        """What a ship of the fleet gains by what a component can do."""
        if number not in self._tallies:
            tally = self._tally(number)
            squares = self.board.fleet[number]
            unbuilt = 1 - sum(cell in self.parts for cell in squares) / len(squares)
            self._tallies[number] = tally, unbuilt, worth(tally, self.prospects, unbuilt, USUAL[self.level])
        tally, unbuilt, before = self._tallies[number]
        return worth(tally.with_part(part, aliens), self.prospects, unbuilt, USUAL[self.level]) - before

    def _tally(self, number: int) -> Tally:
        """What one ship can do. Cannons, crew and holds of a fleet count together (GT-LM-4.9)."""
        parts = self.board.parts
        tally = tally_of(parts[code] for code in self.parts.values())
        if len(self.board.fleet) > 1:
            own = tally_of(parts[code] for cell, code in self.parts.items() if self.board.ship_of[cell] == number)
            tally.engine, tally.powered_engine = own.engine, own.powered_engine
            tally.batteries, tally.doubles, tally.shields = own.batteries, own.doubles, own.shields
        cabins = [cell for cell, code in self.parts.items() if parts[code].kind.alien]
        found = {colour for cell in cabins for colour in self._aliens(parts[self.parts[cell]], cell)}
        tally.aliens = tuple(sorted(found))
        return tally

    def _aliens(self, part: Part, cell: int) -> tuple[str, ...]:
        """GT-B-7.3: the aliens that find a cabin with their life support, if this component lies there."""
        supports = part.tile.colours if part.kind.id == "life_support" else ()
        if not supports and not part.kind.alien:
            return ()
        found: set[str] = set()
        for side, there, _, _ in self.board.doors[cell]:
            code = self.parts.get(there)
            if code is None or not part.connectors[side]:
                continue
            other = self.board.parts[code]
            if part.kind.alien and other.kind.id == "life_support":
                found.update(other.tile.colours)
            elif supports and other.kind.alien:
                found.update(supports)
        return tuple(sorted(found.intersection(BASE_ALIENS)))

    # -- Where it lies -----------------------------------------------------------------------------------------------

    def _place(self, part: Part, cell: int, wants: Wants) -> float:
        """What the place is worth: what it covers, lays open, joins, and leaves of the squares around."""
        prospects, links = self.prospects, self.board.topology.links[cell]
        facing = sum(1 for want in wants if want % 4)
        value = facing * prospects.exposed * (1 - self.room.fill(wants)) + JOINT * self.square * max(0, facing - 1)
        gain, filled = self.room.after(part, cell, wants)
        value += self.square * gain
        for side in range(4):
            there = links[side]
            if not part.connectors[side]:
                continue
            if (cell, side) in self.plan.hopes:
                value += HOPE
            elif there not in self.parts:
                small = prospects.small[side] * self.plan.risk(cell, side) * HIT
                value -= (prospects.exposed + small) * (1 - filled[side])
        if wants == OPEN_SPACE and self.parts:
            value += SHIP * self.level
        if self._piece_of:
            value += self._bridge(part, cell)
        if self._gap:
            value += self._gap - self._premium({**self.parts, cell: part.code})
        return value + self._guns(part, cell)

    def _guns(self, part: Part, cell: int) -> float:
        """GT-B-10.3: a cannon also shoots the large meteors of its own line, if none does yet."""
        value = 0.0
        for side in part.muzzles:
            line = self._line(cell, side)
            if not any(
                side in self.board.parts[code].muzzles and self._line(there, side) == line
                for there, code in self.parts.items()
            ):
                lines = 1 if side in (FRONT, BACK) else 2.5
                value += lines * self.prospects.large[side] * self.plan.risk(cell, side) * HIT
        return value * (0.6 if part.kind.powered else 1.0)

    def _line(self, cell: int, side: int) -> int:
        width = self.board.squares.width
        return cell % width if side in (FRONT, BACK) else cell // width

    def _pieces(self) -> dict[int, tuple[int, int]]:
        """For ships that the dice have joined, the piece of each component and its size (GT-LM-4.4.2)."""
        if not self.board.ship_class.marked:
            return {}
        found: dict[int, tuple[int, int]] = {}
        for in_pieces in pieces(self.board, Ship(parts=dict(self.parts))):
            if len(in_pieces) > 1:
                found.update({cell: (piece[0], len(piece)) for piece in in_pieces for cell in piece})
        return found

    def _bridge(self, part: Part, cell: int) -> float:
        joined = {
            self._piece_of[there]
            for side, there, _, _ in self.board.doors[cell]
            if there in self._piece_of and part.connectors[side]
        }
        sizes = [size for _, size in joined]
        return BRIDGE * (sum(sizes) - max(sizes)) if sizes else 0.0

    def _premium(self, parts: dict[int, str]) -> int:
        """GT-LM-3.5.2: what the largest gap costs."""
        return premium(self.board, largest_gap(self.board, Ship(parts=parts)))


@cache
def some_tiles() -> tuple[str, ...]:
    """Components that stand for all of the base game, of every kind in its share."""
    tiles = [tile for tile in content().tiles.values() if tile.set == "base" and tile.kind.id != "starting_cabin"]
    return tuple(tile.id for tile in tiles for _ in range(tile.count))[::SAMPLE]
