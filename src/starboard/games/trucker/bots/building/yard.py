"""What a component would be worth on each square of an unfinished ship.

The worth of a placement is in credits: what the component can do (`tally`), what its place saves or costs when the ship
is hit, and what becomes of the squares around it (`room`).
"""

from collections.abc import Mapping
from functools import cache
from math import inf
from typing import Any, Final, NamedTuple

from starboard.games.trucker.board.ship.cabins import BASE_ALIENS
from starboard.games.trucker.board.ship.components import Part, code_of
from starboard.games.trucker.board.ship.connectors import pieces
from starboard.games.trucker.board.ship.insurance import has_premium, premium
from starboard.games.trucker.board.ship.ship_board import SPLICE, Board
from starboard.games.trucker.bots.building.frontier import ACROSS_SPLICE, OPEN_SPACE, TURNS, Wants, fits, frontier
from starboard.games.trucker.bots.building.plans import Plan, may_join
from starboard.games.trucker.bots.building.room import UNREACHED, Room, chance_of
from starboard.games.trucker.bots.worth.prospects import HIT, Prospects
from starboard.games.trucker.bots.worth.tally import DEAR, USUAL, Tally, Usual, tally_of, worth
from starboard.games.trucker.content import content
from starboard.games.trucker.state.ship_state import Ship
from starboard.kernel.paths import groups_of
from starboard.kernel.squares import BACK, FRONT

JOINT: Final = 0.4
"""What a joint more than the first is worth, next to a square: the ship does not break where it is hit."""
SHIP: Final = 3.0
"""What another ship of the fleet is worth, in credits a level (GT-LM-4.11)."""
BRIDGE: Final = 2.0
"""What it is worth, for each component, to join two pieces that would not fly together (GT-LM-4.6.2)."""
BEYOND: Final = 1.0
"""What a square more costs in a gap for which the highest premium is due already."""
HARD: Final = 0.55
"""Squares that are likelier to stay empty are reckoned among those that the insurer will find."""
LATE: Final = 0.4
"""How likely a square is to be filled for which something is left, when there is nothing more to be hoped for."""
HOPE, MEETS = 2.0, 2.5
"""What a connector is worth towards squares that the dice may open, and could join two ships by: the first one of a
ship, and one that another looks at from across the square."""
SAMPLE: Final = 9
"""Every n-th component is taken as a sample of those that may come."""


class Spot(NamedTuple):
    """A placement and what it is worth."""

    worth: float
    cell: int
    turn: int


class Weights(NamedTuple):
    """What the places of components are worth, in credits: an open connector costs, and so does one that small attacks
    hit, by how many will; a joint more than the ship needs, next to a square, and a line that a cannon covers bring."""

    open_end: float
    joint: float
    small: float = 1.0
    covered: float = 1.0


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
        self.finished = usual_on(self.board)
        self.weights = self.weigh()
        self.waiting = self._waiting()
        self._spots: dict[str, Spot | None] = {}
        self._tallies: dict[int, tuple[Tally, float, float]] = {}
        self._abilities: dict[tuple[Any, ...], float] = {}
        self._piece_of = self._pieces()
        self._empty = self._hard() if has_premium(self.board) else {}
        self._gap = self.premium_of(self._empty)

    def is_like(self, plan: Plan, parts: Mapping[int, str], prospects: Prospects, time: float) -> bool:
        """Whether nothing has changed since this was made."""
        return self.plan is plan and self.prospects is prospects and self.time == time and self.parts == parts

    def best(self, tile: str) -> Spot | None:
        """The best place for a component, if it fits anywhere."""
        if tile not in self._spots:
            self._spots[tile] = self._best(tile)
        return self._spots[tile]

    def best_but(self, tile: str, cell: int) -> Spot | None:
        """The best place for a component on any other square than this one."""
        return self._best(tile, cell)

    def usual(self) -> list[float]:
        """What the best place is worth for each of some components that may come, in rising order."""
        spots = [self.best(tile) for tile in some_tiles()]
        return sorted(spot.worth if spot is not None else -inf for spot in spots)

    def _best(self, tile: str, but: int = -1) -> Spot | None:
        found: Spot | None = None
        for turn in range(TURNS):
            part = self.board.parts[code_of(tile, turn)]
            if part.askew:
                continue
            able: dict[tuple[int, tuple[str, ...]], float] = {}
            for cell, wants in self.frontier.items():
                # A ship of a fleet starts with a cabin: without a human it cannot fly (GT-B-7.8).
                if cell == but or not fits(part, wants) or (wants == OPEN_SPACE and not part.kind.crew):
                    continue
                if wants == OPEN_SPACE and self.board.ship_of[cell] in self.waiting:
                    continue
                what = (self.board.ship_of[cell], self.aliens_at(part, cell))
                if what not in able:
                    able[what] = self.ability(part, *what)
                value = able[what] + self._place(part, cell, wants)
                if found is None or value > found.worth:
                    found = Spot(value, cell, turn)
        return found

    def weigh(self) -> Weights:
        """What places are worth here."""
        return Weights(self.prospects.exposed, JOINT * self.square)

    def _waiting(self) -> set[int]:
        """The ships that are better not begun yet: a die may still join them to one that is, and two pieces of one ship
        are hard to bridge (GT-LM-4.4.2). Once they are joined, or no die can do it, they are built on."""
        if not self.plan.hopes:
            return set()
        begun = {self.board.ship_of[cell] for cell in self.parts}
        return {other for ship, other in may_join(self.plan) if ship in begun and other not in begun}

    # -- What it can do ----------------------------------------------------------------------------------------------

    def ability(self, part: Part, number: int, aliens: tuple[str, ...]) -> float:
        """What a ship of the fleet gains by what a component can do."""
        # Many components differ in their connectors only.
        what = (part.kind.id, part.engine, part.cannon, part.shields, number, aliens)
        if what not in self._abilities:
            tally, unbuilt, before = self._counted(number)
            self._abilities[what] = self.worth(tally.with_part(part, aliens), unbuilt) - before
        return self._abilities[what]

    def tally_of_ship(self, number: int) -> Tally:
        """What a ship of the fleet can do already."""
        return self._counted(number)[0]

    def _counted(self, number: int) -> tuple[Tally, float, float]:
        """The same, with the share of the ship that is still to come, and what both are worth."""
        if number not in self._tallies:
            tally = self._tally(number)
            squares = self.board.fleet[number]
            unbuilt = 1 - sum(cell in self.parts for cell in squares) / len(squares)
            self._tallies[number] = tally, unbuilt, self.worth(tally, unbuilt)
        return self._tallies[number]

    def worth(self, tally: Tally, unbuilt: float) -> float:
        """What a ship is worth that can do this, if so much of it is still to come."""
        return worth(tally, self.prospects, unbuilt, self.finished)

    def _tally(self, number: int) -> Tally:
        """What one ship can do. Cannons, crew and holds of a fleet count together (GT-LM-4.9)."""
        parts = self.board.parts
        tally = tally_of(parts[code] for code in self.parts.values())
        if len(self.board.fleet) > 1:
            own = tally_of(parts[code] for cell, code in self.parts.items() if self.board.ship_of[cell] == number)
            tally.engine, tally.powered_engine = own.engine, own.powered_engine
            tally.batteries, tally.doubles, tally.shields = own.batteries, own.doubles, own.shields
            tally.ceiling = self._ceiling(number)
        cabins = [cell for cell, code in self.parts.items() if parts[code].kind.alien]
        found = {colour for cell in cabins for colour in self.aliens_at(parts[self.parts[cell]], cell)}
        tally.aliens = tuple(sorted(found))
        return tally

    def _ceiling(self, number: int) -> float:
        """GT-LM-4.9.2: the engine strength that the other ships are likely to have in the end; one more than that pays
        only once they are faster."""
        engines = [0.0] * len(self.board.fleet)
        filled = [0] * len(self.board.fleet)
        for cell, code in self.parts.items():
            engines[self.board.ship_of[cell]] += self.board.parts[code].engine
            filled[self.board.ship_of[cell]] += 1
        others = [
            engines[other] + self.finished.engine * (1 - filled[other] / len(squares))
            for other, squares in enumerate(self.board.fleet)
            if other != number
        ]
        return max(1.0, min(others, default=0.0) + 0.5)

    def aliens_at(self, part: Part, cell: int) -> tuple[str, ...]:
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
        weigh, links = self.weights, self.board.topology.links[cell]
        value = self.joints(wants)
        gain, filled = self.room.after(part, cell, wants)
        value += self.square * gain
        for side in range(4):
            there = links[side]
            if not part.connectors[side]:
                continue
            if (cell, side) in self.plan.hopes:
                value += self._hope(cell, side)
            elif there not in self.parts:
                small = self.prospects.small[side] * self.plan.risk(cell, side) * HIT
                value -= (weigh.open_end + weigh.small * small) * (1 - filled[side])
        if wants == OPEN_SPACE and self.parts:
            value += SHIP * self.level
        value += self.bridge(part, cell)
        return value + self.closes_gap(part, cell) + self.guns(part, cell)

    def joints(self, wants: Wants) -> float:
        """What it is worth that connectors look at a square that is filled: they are closed, and hold."""
        facing = sum(1 for want in wants if want % 4)
        closed = facing * self.weights.open_end * (1 - self.room.fill(wants))
        return closed + self.weights.joint * max(0, facing - 1)

    def closes_gap(self, part: Part, cell: int) -> float:
        """What it saves of the premium for the largest gap (GT-LM-3.5.2)."""
        return self._gap - self.premium_of(self._hard_after(part, cell)) if self._empty else 0.0

    def _hope(self, cell: int, side: int) -> float:
        """GT-LM-4.3.2: what a connector may bring that looks at a square which dice may open."""
        number, (symbols, beyond) = self.board.ship_of[cell], self.plan.hopes[cell, side]
        looks = any(
            symbols & self.plan.hopes[there, other][0]
            for there, other in self.plan.hopes
            if there in self.parts and self.board.ship_of[there] == number and self._connector(there, other)
        )
        return HOPE * (not looks) + MEETS * (beyond in self.parts and bool(self._connector(beyond, (side + 2) % 4)))

    def _connector(self, cell: int, side: int) -> int:
        return self.board.parts[self.parts[cell]].connectors[side]

    def guns(self, part: Part, cell: int) -> float:
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
        return self.weights.covered * value * (0.6 if part.kind.powered else 1.0)

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

    def bridge(self, part: Part, cell: int) -> float:
        """What a component joins, and what it makes it easier to join: a square that connectors of two pieces look at
        joins them with whatever is put there."""
        if not self._piece_of:
            return 0.0
        joined = {
            self._piece_of[there]
            for side, there, _, _ in self.board.doors[cell]
            if there in self._piece_of and part.connectors[side]
        }
        if len(joined) > 1:
            sizes = [size for _, size in joined]
            return BRIDGE * (sum(sizes) - max(sizes))
        best = 0.0
        for side, there, back, _ in self.board.doors[cell]:
            if there in self.parts or not part.connectors[side]:
                continue
            others = self._pieces_that_face(there) - joined
            if others and joined:
                size = min(next(iter(joined))[1], max(size for _, size in others))
                best = max(best, BRIDGE * size * self._ease(there, back, part.connectors[side]))
        return best

    def _pieces_that_face(self, cell: int) -> set[tuple[int, int]]:
        """The pieces with a connector that looks at an empty square."""
        return {
            self._piece_of[there]
            for _, there, back, _ in self.board.doors[cell]
            if there in self._piece_of and self.board.parts[self.parts[there]].connectors[back]
        }

    def _ease(self, cell: int, side: int, connector: int) -> float:
        """How much likelier a square is to join two pieces when one more connector looks at it."""
        before = self.frontier.get(cell, OPEN_SPACE)
        if len(self._pieces_that_face(cell)) > 1:
            return 0.0
        sides = list(before)
        sides[side] = connector
        return self.room.fill((sides[0], sides[1], sides[2], sides[3]))

    # -- What stays empty --------------------------------------------------------------------------------------------

    def _hard(self) -> dict[int, float]:
        """The squares that will hardly be filled, and how likely each of them stays empty: those that must, and those
        that next to nothing fits."""
        found: dict[int, float] = {}
        for cell in self.board.cells:
            if cell not in self.parts:
                found[cell] = 1.0 if cell in self.room.dead else self._stays_empty(self.frontier.get(cell))
        return {cell: empty for cell, empty in found.items() if empty > HARD}

    def _stays_empty(self, wants: Wants | None) -> float:
        """How likely a square that faces this stays empty; None where nothing can be joined yet."""
        return 1 - max(LATE, self.time) * (UNREACHED if wants is None else chance_of(wants))

    def _hard_after(self, part: Part, cell: int) -> dict[int, float]:
        """The same when a component lies on a square: what it must look at stays empty, and what it faces may be harder
        to fill."""
        after = {there: empty for there, empty in self._empty.items() if there != cell}
        clear = [side for side, _ in part.clear]
        for side, there, back, match in self.board.doors[cell]:
            if there in self.parts or there in self.room.dead:
                continue
            sides = list(self.frontier.get(there, OPEN_SPACE))
            sides[back] = part.connectors[side] + (ACROSS_SPLICE if match is SPLICE else 0)
            empty = 1.0 if side in clear else self._stays_empty((sides[0], sides[1], sides[2], sides[3]))
            after.pop(there, None)
            if empty > HARD:
                after[there] = empty
        return after

    def premium_of(self, empty: Mapping[int, float]) -> float:
        """GT-LM-3.5.2: what the largest gap is likely to cost. It is worth something to make even the largest one
        smaller, since the next component makes it smaller still."""
        if not empty:
            return 0.0
        marked = [False] * len(self.board.ship_of)
        for cell in empty:
            marked[cell] = True
        gap = max(sum(empty[cell] for cell in group) for group in groups_of(self.board.near, marked))
        whole = int(gap)
        cost, next = premium(self.board, whole), premium(self.board, whole + 1)
        return cost + (gap - whole) * (next - cost) + BEYOND * max(0.0, gap - len(self.board.ship_class.premiums) + 1)


def usual_on(board: Board) -> Usual:
    """What a finished ship on such a board has. Where no square lies at an edge, an engine costs the square behind it,
    too, so that there are fewer."""
    usual = USUAL[board.ship_class.level]
    ends = sum(board.topology.links[cell][BACK] < 0 for cell in board.cells)
    return usual if ends else usual._replace(engine=DEAR * usual.engine)


@cache
def some_tiles() -> tuple[str, ...]:
    """Components that stand for all of the base game, of every kind in its share."""
    tiles = [tile for tile in content().tiles.values() if tile.set == "base" and tile.kind.id != "starting_cabin"]
    return tuple(tile.id for tile in tiles for _ in range(tile.count))[::SAMPLE]
