"""What things are worth in the middle of a flight, in credits: days, batteries, crew, goods, components."""

from collections import Counter
from collections.abc import Collection, Sequence
from functools import cached_property, lru_cache
from math import exp
from typing import Final

from starboard.games.trucker.board.current_round import board_for, flight_level, is_surcharged
from starboard.games.trucker.board.fleet import ships_left
from starboard.games.trucker.board.known_cards import known_cards
from starboard.games.trucker.board.ship.cabins import crew_size
from starboard.games.trucker.board.ship.connectors import pieces
from starboard.games.trucker.board.ship.holds import cargo_places
from starboard.games.trucker.board.ship.insurance import penalty
from starboard.games.trucker.board.ship.ship_board import Board
from starboard.games.trucker.board.ship.strength import (
    ALIEN_BONUS,
    cannon_span,
    double_cannons,
    double_engines,
    engine_span,
)
from starboard.games.trucker.bots.worth.cargo import best_load
from starboard.games.trucker.bots.worth.deck import Coming, expected, whole_flight
from starboard.games.trucker.bots.worth.prospects import Prospects, prospects_of
from starboard.games.trucker.bots.worth.tally import BROWN, PURPLE, SHIELD_USES, Tally, tally_of, worth
from starboard.games.trucker.content import content
from starboard.games.trucker.rules.aboard.goods import aboard, price
from starboard.games.trucker.state.game_state import TruckerState
from starboard.games.trucker.state.ship_state import Ship, remove

USE: Final = 1.3
"""What a battery is worth when it is needed."""
COMPONENT: Final = 0.5
"""What a component is worth beside what it can do: it holds others together."""
LAP: Final = 37.0
"""Days behind, from which on somebody is in danger of being lapped (GT-B-12.3.3)."""


class Reckoning:
    """The flight as one player reckons it. It is good for one decision."""

    def __init__(self, g: TruckerState, seat: int, roughly: bool = False) -> None:
        self.g, self.seat = g, seat
        self.roughly = roughly
        """Whether any cards may come, for all the player knows. That is quicker."""
        self.me = g.truckers[seat]
        self.ship = self.me.ship
        self.level = flight_level(g)
        self.left = len(g.flight)
        """Cards to come after the one on the table."""

    @cached_property
    def board(self) -> Board:
        """The board that the player flies on."""
        return board_for(self.g, self.seat)

    @cached_property
    def prospects(self) -> Prospects:
        """What the cards to come have to offer."""
        g, harder = self.g, is_surcharged(self.g)
        flying = max(1, sum(trucker.flying for trucker in g.truckers))
        if self.roughly:
            return _any_cards(self.level, harder, self.left, flying)
        guns = cannon_span(self.board, self.ship).most
        gone = (*g.flown, g.card) if g.card else tuple(g.flown)
        known = tuple(known_cards(g, self.seat))
        return _these_cards(self.level, harder, self.left, known, gone, flying, guns)

    # -- Days --------------------------------------------------------------------------------------------------------

    @cached_property
    def _gaps(self) -> list[int]:
        """How many spaces the player is ahead of each of the others."""
        return [self.me.position - other.position for other in self.g.truckers if other.flying and other is not self.me]

    def place(self, days: float) -> float:
        """What the place on the track is worth after this many more days: the ranks that it is likely to bring, which
        are the surer the fewer cards are left."""
        spread = 0.4 + 1.2 * self.left**0.5
        rank = self.level + 0.1 * self.left
        worth = 0.0
        for gap in self._gaps:
            worth += rank / (1 + exp(-(gap + days) / spread))
            worth -= self.ruin / (1 + exp(min(50.0, LAP + gap + days)))
        return worth

    def days(self, lost: float) -> float:
        """What losing this many days costs."""
        return self.place(0) - self.place(-lost)

    @cached_property
    def ruin(self) -> float:
        """What it costs to be out: the reward, and half the goods (GT-B-12.1, GT-B-13.3)."""
        flight = content().flights.levels[self.level]
        reward = flight.finish[min(len(self._gaps), len(flight.finish) - 1)] + 0.4 * flight.best_looking
        return reward + sum(map(price, aboard(self.ship))) / 2 + 0.5 * self.left

    # -- Batteries and crew ------------------------------------------------------------------------------------------

    def batteries(self, spent: int) -> float:
        """What it costs to have this many fewer batteries for the cards to come."""
        have = sum(self.ship.batteries.values())
        demand = self._demand
        last = self._drifting if spent and have == spent else 0.0
        if demand < 0.05:
            return 0.01 * spent + last
        return last + USE * demand * (exp(-(have - spent) / demand) - exp(-have / demand))

    @cached_property
    def _drifting(self) -> float:
        """What it costs to have no battery at all, where only double engines drive the ship (GT-B-12.3.2)."""
        if engine_span(self.board, self.ship).least or not double_engines(self.board, self.ship):
            return 0.0
        return self.ruin * (1 - exp(-self.prospects.opens))

    @cached_property
    def _demand(self) -> float:
        """How many batteries the ship would like to spend."""
        board, ship, prospects = self.board, self.ship, self.prospects
        covered = {side for code in ship.parts.values() for side in board.parts[code].shields}
        return (
            len(double_cannons(board, ship)) * prospects.fights
            + len(double_engines(board, ship)) * prospects.opens / 2
            + SHIELD_USES * sum(prospects.small[side] for side in covered)
        )

    def crew(self, lost: int) -> float:
        """What it costs to have this many fewer crew."""
        size = crew_size(self.ship)
        if lost >= size:
            return self.ruin
        table = self.prospects.crew
        return max(0.05 * lost, table[size] - table[size - lost]) + self.ruin * self._left_behind(lost)

    def _left_behind(self, lost: int) -> float:
        """GT-LM-4.10.2: the share of the fleet that nobody would fly any more with this many fewer crew, if as few
        ships as possible lose their last human."""
        if len(self.board.fleet) == 1:
            return 0.0
        aboard: Counter[int] = Counter()
        for cell, count in self.ship.humans.items():
            aboard[self.board.ship_of[cell]] += count
        manned = sorted(count for count in aboard.values() if count)
        missing = lost - len(self.ship.aliens) - sum(count - 1 for count in manned)
        return min(max(0, missing), len(manned)) / max(1, len(manned))

    # -- Goods -------------------------------------------------------------------------------------------------------

    def gain(self, goods: Sequence[str]) -> float:
        """What goods are worth that are offered now: what the holds can bring with them, less what they bring now."""
        room = cargo_places(self.board, self.ship)
        mine = aboard(self.ship)
        return best_load([*mine, *goods], room.normal, room.special) - sum(map(price, mine))

    def dearest(self, count: int) -> float:
        """What it costs to lose this many goods, and batteries when they run out (GT-B-9.5.4)."""
        mine = aboard(self.ship)[:count]
        tokens = min(count - len(mine), sum(self.ship.batteries.values()))
        return sum(map(price, mine)) + (self.batteries(tokens) if tokens else 0.0)

    # -- Components --------------------------------------------------------------------------------------------------

    def damage(self, cells: Collection[int]) -> float:
        """What it costs when these components are destroyed, with all that falls off (GT-B-10.4)."""
        after = only(self.ship, self.ship.parts)
        for cell in cells:
            remove(after, cell)
        for in_pieces in pieces(self.board, after):
            if len(in_pieces) > 1:
                kept = max(in_pieces, key=lambda piece: self.piece(after, piece))
                for cell in [cell for piece in in_pieces if piece is not kept for cell in piece]:
                    remove(after, cell)
        lost = len(self.ship.parts) - len(after.parts)
        return self.fees(lost) + self.value(self.ship) - self.value(after)

    def fees(self, lost: int) -> float:
        """GT-B-13.4: what this many more lost components will cost."""
        already, paid = len(self.ship.lost), self.me.premium
        return penalty(self.board, already + lost, paid) - penalty(self.board, already, paid)

    def value(self, ship: Ship) -> float:
        """What a ship is worth for the rest of the flight, with what it carries."""
        value = worth(tally_in_flight(self.board, ship), self.prospects) + sum(map(price, aboard(ship)))
        # GT-B-12.3.1, GT-LM-4.10.2: a ship without a human gives up.
        ships = ships_left(self.board, ship)
        manned = {self.board.ship_of[cell] for cell, humans in ship.humans.items() if humans}
        return value - self.ruin * (1 - len(manned) / len(ships)) if ships else value - self.ruin

    def piece(self, ship: Ship, piece: Sequence[int]) -> float:
        """What one piece of a ship is worth by itself."""
        return self.value(only(ship, piece)) + COMPONENT * len(piece)


def tally_in_flight(board: Board, ship: Ship) -> Tally:
    """What a ship can do with the crew and the batteries that it has. Aliens help who has any strength without them."""
    tally = tally_of(board.parts[code] for code in ship.parts.values())
    tally.batteries = sum(ship.batteries.values())
    tally.crew = crew_size(ship)
    if len(board.fleet) > 1:
        tally.engine, tally.powered_engine = slowest(board, ship)
    aliens = ship.aliens.values()
    if PURPLE in aliens and (tally.cannon or tally.powered_cannon):
        tally.cannon += 2 * ALIEN_BONUS
    if BROWN in aliens and len(board.fleet) == 1 and (tally.engine or tally.powered_engine):
        tally.engine += ALIEN_BONUS
    return tally


def slowest(board: Board, ship: Ship) -> tuple[int, int]:
    """GT-LM-4.9.2: the engines of the ship of a fleet that has the least, first those that need no battery. A double
    engine counts only where its own ship has a battery (GT-LM-4.9.1). A brown alien helps its own ship."""
    found: dict[int, list[int]] = {number: [0, 0] for number in ships_left(board, ship)}
    charged = {board.ship_of[cell] for cell, tokens in ship.batteries.items() if tokens}
    for cell, code in ship.parts.items():
        part, number = board.parts[code], board.ship_of[cell]
        if part.engine and (not part.kind.powered or number in charged):
            found[number][part.kind.powered] += part.engine
    for cell, colour in ship.aliens.items():
        engines = found[board.ship_of[cell]]
        if colour == BROWN and any(engines):
            engines[0] += ALIEN_BONUS
    plain, powered = min(found.values(), key=lambda engines: (sum(engines), engines[0]), default=(0, 0))
    return plain, powered


def only(ship: Ship, cells: Collection[int]) -> Ship:
    """The ship with nothing but these squares."""
    kept = set(cells)
    return Ship(
        parts={cell: code for cell, code in ship.parts.items() if cell in kept},
        humans={cell: count for cell, count in ship.humans.items() if cell in kept},
        aliens={cell: colour for cell, colour in ship.aliens.items() if cell in kept},
        batteries={cell: count for cell, count in ship.batteries.items() if cell in kept},
        goods={cell: goods for cell, goods in ship.goods.items() if cell in kept},
        lost=ship.lost,
    )


@lru_cache(maxsize=2048)
def _these_cards(
    level: int, harder: bool, left: int, known: tuple[str, ...], gone: tuple[str, ...], flying: int, guns: int
) -> Prospects:
    """What is left of a flight, by all that a player knows of its cards."""
    levels = whole_flight(level, harder)
    cards = content().cards
    # Of the cards that came, the last belong to this flight: as many as are missing from it.
    for id in gone[len(gone) - max(0, sum(levels.values()) - left) :]:
        number: int = cards[id].level
        levels[number] = max(0, levels.get(number, 0) - 1)
    coming = expected(levels, known, gone, harder)
    part = left / max(1, sum(levels.values()))
    return prospects_of([Coming(card, share * min(1.0, part)) for card, share in coming], level, flying, guns)


@lru_cache(maxsize=512)
def _any_cards(level: int, harder: bool, left: int, flying: int) -> Prospects:
    """What this many cards of a flight have to offer, whichever they are."""
    levels = whole_flight(level, harder)
    part = left / sum(levels.values())
    coming = [Coming(card, share * part) for card, share in expected(levels, (), (), harder)]
    return prospects_of(coming, level, flying)
