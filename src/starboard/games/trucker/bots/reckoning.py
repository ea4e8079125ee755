"""What things are worth in the middle of a flight, in credits: days, batteries, crew, goods, components."""

from collections.abc import Collection, Sequence
from functools import cached_property, lru_cache
from math import exp

from starboard.games.trucker.bots.deck import Chance, expected, whole_flight
from starboard.games.trucker.bots.prospects import Prospects, prospects_of
from starboard.games.trucker.bots.tally import Tally, worth
from starboard.games.trucker.content import content
from starboard.games.trucker.rules.current import board_for, flight_level, is_surcharged
from starboard.games.trucker.rules.goods import aboard, price
from starboard.games.trucker.ship.board import Board
from starboard.games.trucker.ship.crew import crew_size
from starboard.games.trucker.ship.insurance import penalty
from starboard.games.trucker.ship.joints import pieces
from starboard.games.trucker.ship.state import Ship, remove
from starboard.games.trucker.ship.stores import cargo_places
from starboard.games.trucker.ship.strength import cannon_span, double_cannons, double_engines
from starboard.games.trucker.state import TruckerState
from starboard.games.trucker.view import known_cards

USE = 1.3
"""What a battery is worth when it is needed."""
SHIELDED = 0.4
"""How often a small attack meets something that a shield would save."""


class Reckoning:
    """The flight as one player reckons it. It is good for one decision."""

    def __init__(self, g: TruckerState, seat: int, roughly: bool = False) -> None:
        self.g, self.seat = g, seat
        self.roughly = roughly
        """Whether any cards may come, for all the player knows. That is quicker."""
        self.me = g.truckers[seat]
        self.ship = self.me.ship
        self.level = flight_level(g)

    @cached_property
    def board(self) -> Board:
        return board_for(self.g, self.seat)

    @cached_property
    def left(self) -> int:
        """Cards to come after the one on the table."""
        return len(self.g.flight)

    @cached_property
    def prospects(self) -> Prospects:
        """What the cards to come have to offer."""
        g = self.g
        flying = sum(trucker.flying for trucker in g.truckers)
        if self.roughly:
            return _any_cards(self.level, is_surcharged(g), self.left, flying)
        guns = cannon_span(self.board, self.ship).most
        gone = (*g.flown, g.card) if g.card else tuple(g.flown)
        known = tuple(known_cards(g, self.seat))
        return _these_cards(self.level, is_surcharged(g), self.left, known, gone, flying, guns)

    # -- Days --------------------------------------------------------------------------------------------------------

    @cached_property
    def _rivals(self) -> list[int]:
        return [other.position for other in self.g.truckers if other.flying and other is not self.me]

    def place(self, days: float) -> float:
        """What the place on the track is worth after so many days more, or less: the ranks that it is likely to bring.
        The fewer cards are left, the surer they are."""
        spread = 0.8 + 1.1 * self.left**0.5
        rank = self.level + 0.1 * self.left
        ahead = [self.me.position + days - rival for rival in self._rivals]
        lapped = sum(self.ruin / (1 + exp(min(50.0, 37.0 + gap))) for gap in ahead)
        return sum(rank / (1 + exp(-gap / spread)) for gap in ahead) - lapped

    def days(self, lost: float) -> float:
        """What losing so many days costs."""
        return self.place(0) - self.place(-lost)

    @cached_property
    def ruin(self) -> float:
        """What giving up costs: the reward, and half the goods (GT-B-12.1, GT-B-13.3)."""
        flight = content().flights.levels[self.level]
        rank = min(len(self._rivals), len(flight.finish) - 1)
        return flight.finish[rank] + 0.4 * flight.best_looking + sum(map(price, aboard(self.ship))) / 2 + 0.5 * self.left

    # -- Batteries and crew ------------------------------------------------------------------------------------------

    def batteries(self, spent: int) -> float:
        """What it costs to have so many batteries less for the cards to come."""
        have = sum(self.ship.batteries.values())
        cannons = len(double_cannons(self.board, self.ship))
        engines = len(double_engines(self.board, self.ship))
        prospects = self.prospects
        shields = {side for code in self.ship.parts.values() for side in self.board.parts[code].shields}
        demand = (
            cannons * prospects.fights
            + 0.5 * engines * prospects.opens
            + SHIELDED * sum(prospects.small[side] for side in shields)
        )
        if demand < 0.05:
            return 0.01 * spent
        return USE * demand * (exp(-(have - spent) / demand) - exp(-have / demand))

    def crew(self, lost: int) -> float:
        """What it costs to have so many of the crew less."""
        size = crew_size(self.ship)
        table = self.prospects.crew
        if lost >= sum(self.ship.humans.values()) + len(self.ship.aliens):
            return self.ruin
        return max(0.05 * lost, table[size] - table[size - lost])

    # -- Goods -------------------------------------------------------------------------------------------------------

    def gain(self, goods: Sequence[str]) -> float:
        """What goods are worth that are offered now: what the holds will bring with them, less what they bring now."""
        room = cargo_places(self.board, self.ship)
        mine = aboard(self.ship)
        return best_load([*mine, *goods], room.normal, room.special) - sum(map(price, mine))

    def dearest(self, count: int) -> float:
        """What it costs to lose so many goods, and batteries when they run out (GT-B-9.5.4)."""
        mine = aboard(self.ship)[:count]
        tokens = min(count - len(mine), sum(self.ship.batteries.values()))
        return sum(map(price, mine)) + (self.batteries(tokens) if tokens else 0.0)

    # -- Components --------------------------------------------------------------------------------------------------

    def damage(self, cells: Collection[int]) -> float:
        """What it costs when these components are destroyed, with all that falls off."""
        before = self.ship
        after = _copy(before)
        lost = 0
        for cell in cells:
            remove(after, cell)
            lost += 1
        for in_pieces in pieces(self.board, after):
            if len(in_pieces) > 1:
                kept = max(in_pieces, key=lambda piece: self.piece(after, piece))
                for piece in in_pieces:
                    if piece is not kept:
                        for cell in piece:
                            remove(after, cell)
                            lost += 1
        fees = penalty(self.board, len(before.lost) + lost, self.me.premium)
        fees -= penalty(self.board, len(before.lost), self.me.premium)
        return fees + self.value(before) - self.value(after)

    def value(self, ship: Ship) -> float:
        """What a ship is worth for the rest of the flight, with what it carries."""
        if not any(ship.humans.values()):
            return -self.ruin
        return worth(flying_tally(self.board, ship), self.prospects, 0.0) + sum(map(price, aboard(ship)))

    def piece(self, ship: Ship, piece: Sequence[int]) -> float:
        """What one piece of a ship is worth by itself."""
        return self.value(only(ship, piece)) + 0.5 * len(piece)


def best_load(goods: Sequence[str], normal: int, special: int) -> int:
    """GT-B-9.5.1: the most that goods can bring in so many containers."""
    reds = min(goods.count("red"), special)
    others = sorted((price(good) for good in goods if good != "red"), reverse=True)
    return reds * price("red") + sum(others[: normal + special - reds])


def flying_tally(board: Board, ship: Ship) -> Tally:
    """What a ship can do with the crew and the batteries that it has."""
    tally = Tally()
    for code in ship.parts.values():
        tally = tally.with_part(board.parts[code])
    tally.batteries = sum(ship.batteries.values())
    tally.crew = crew_size(ship)
    tally.aliens = tuple(sorted(ship.aliens.values()))
    return tally


def only(ship: Ship, piece: Collection[int]) -> Ship:
    """The ship with nothing but these squares."""
    kept = set(piece)
    return Ship(
        parts={cell: code for cell, code in ship.parts.items() if cell in kept},
        humans={cell: count for cell, count in ship.humans.items() if cell in kept},
        aliens={cell: colour for cell, colour in ship.aliens.items() if cell in kept},
        batteries={cell: count for cell, count in ship.batteries.items() if cell in kept},
        goods={cell: list(goods) for cell, goods in ship.goods.items() if cell in kept},
        lost=ship.lost,
    )


def _copy(ship: Ship) -> Ship:
    return only(ship, ship.parts)


@lru_cache(maxsize=2048)
def _these_cards(
    level: int, harder: bool, left: int, known: tuple[str, ...], gone: tuple[str, ...], flying: int, guns: int
) -> Prospects:
    """What is left of a flight, by all that a player knows of its cards."""
    levels = whole_flight(level, harder)
    cards = content().cards
    # Of the cards that came, the last belong to this flight: as many as are missing from it.
    for id in gone[len(gone) - max(0, sum(levels.values()) - left) :]:
        number = cards[id].level
        levels[number] = max(0, levels.get(number, 0) - 1)
    return prospects_of(expected(levels, known, gone, harder), level, max(1, flying), guns)


@lru_cache(maxsize=512)
def _any_cards(level: int, harder: bool, left: int, flying: int) -> Prospects:
    """What so many cards of a flight have to offer, whichever they are."""
    levels = whole_flight(level, harder)
    share = left / sum(levels.values())
    chances = [Chance(chance.card, chance.count * share) for chance in expected(levels, (), (), harder)]
    return prospects_of(chances, level, max(1, flying))
