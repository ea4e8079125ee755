"""Building a ship: draw, hold it against the ship, place it or give it back, and know when to stop."""

from collections.abc import Mapping, Sequence
from functools import cache
from math import inf
from random import Random
from typing import Any

from starboard.games.trucker.bots.deck import expected, whole_flight
from starboard.games.trucker.bots.plans import plan_in
from starboard.games.trucker.bots.prospects import Prospects, prospects_of
from starboard.games.trucker.bots.sand import SandWatch
from starboard.games.trucker.bots.skill import Skill
from starboard.games.trucker.bots.yard import Spot, Yard
from starboard.games.trucker.content import content
from starboard.games.trucker.moves_building import (
    Draw,
    EndTurn,
    Fetch,
    Finish,
    Look,
    LookAway,
    Place,
    Reserve,
    Return,
    RollDie,
    Take,
    TurnHourglass,
)
from starboard.kernel import Move, Sight

MEMORY = 10
"""How many components a builder remembers, to tell a good one from a bad one."""
USUAL_WORTHS = (0.3, 0.6, 0.9, 1.2, 1.6)
"""What the best place for a component is usually worth, in credits a level, before any were seen."""


class Builder:
    """A builder of ships. It remembers what it has drawn for this ship, and how much time it took."""

    def __init__(self, skill: Skill, chance: Random) -> None:
        self.skill = skill
        self.chance = chance
        self.sand = SandWatch()
        self._round = -1
        self._begin()

    def _begin(self) -> None:
        """A new ship: forget the last one."""
        self._worths: list[float] = []
        self._failures = 0
        self._meant = ""
        """The component that was taken because there is a place for it."""
        self._looked = 0

    def pace(self) -> float:
        """Seconds until the next act."""
        low, high = 1 - self.skill.spread, 1 + self.skill.spread
        seconds = self.skill.act * self.chance.uniform(low, high)
        self.sand.spend(seconds)
        return seconds

    def choose(self, sight: Sight) -> int:
        """The place of the move to make."""
        view, options = sight.view, sight.options
        self.sand.see(sight.question.deadline)
        if view["round"] != self._round:
            self._round = view["round"]
            self._begin()
        me = view["truckers"][sight.seat]
        idle = _first(options, RollDie)
        if idle < 0 and me["number"]:
            idle = _first(options, TurnHourglass, EndTurn)
        if idle >= 0:
            return idle
        if me["looking"] >= 0:
            return _first(options, LookAway)
        yard = self._yard(view, sight.seat)
        if me["hand"]:
            return self._put(view, me, yard, options)
        return self._get(view, me, yard, options)

    def _yard(self, view: Mapping[str, Any], seat: int) -> Yard:
        plan = plan_in(view, seat)
        level = plan.board.ship_class.level
        looks = self.sand.looks_left(view, self.skill.act)
        empty = len(plan.board.cells) - len(view["truckers"][seat]["parts"])
        hurry = 1 - min(1.0, looks / max(1, empty))
        known = tuple(view["known"]) if self.skill.piles else ()
        gone = tuple(view["flown"]) if self.skill.piles else ()
        prospects = prospects_for(level, len(view["truckers"]), known, gone)
        return Yard(plan, view["truckers"][seat]["parts"], prospects, self.skill.square * level, hurry)

    # -- A component in the hand -------------------------------------------------------------------------------------

    def _put(self, view: Mapping[str, Any], me: Mapping[str, Any], yard: Yard, options: Sequence[Move]) -> int:
        """Place it, keep it, or give it back."""
        spot = yard.best(me["hand"])
        meant, self._meant = self._meant == me["hand"], ""
        back, keep = _first(options, Return), _first(options, Reserve)
        bar = self._bar(view, yard)
        if not meant:
            self._remember(spot.worth if spot is not None else -inf)
        if spot is not None and (meant or back < 0 or spot.worth >= bar):
            self._failures = 0
            return _place(options, yard, spot)
        self._failures += 1
        if back >= 0:
            return back
        return keep if keep >= 0 else 0

    def _remember(self, worth: float) -> None:
        self._worths.append(worth)
        del self._worths[:-MEMORY]

    def _bar(self, view: Mapping[str, Any], yard: Yard) -> float:
        """What a placement must be worth: so much that, of all that can still be looked at, about as many are better as
        there are squares to fill."""
        looks = self.sand.looks_left(view, self.skill.act)
        squares = max(1, len(yard.board.cells) - len(yard.parts))
        share = self.skill.picky * max(0.0, 1 - squares / max(looks, 1.0))
        level = yard.board.ship_class.level
        usual = [worth * level for worth in USUAL_WORTHS[: max(0, MEMORY // 2 - len(self._worths))]]
        seen = sorted([*self._worths, *usual])
        return max(0.0, seen[min(len(seen) - 1, int(share * len(seen)))])

    # -- An empty hand -----------------------------------------------------------------------------------------------

    def _get(self, view: Mapping[str, Any], me: Mapping[str, Any], yard: Yard, options: Sequence[Move]) -> int:
        """Take the next component, look at cards, or be done."""
        if not yard.parts:
            cabin = _first(options, Fetch)
            if cabin >= 0:
                self._meant = options[cabin].tile
                return cabin
        done = _first(options, Finish)
        if done >= 0 and self._is_done(view, yard):
            return done
        look = _first(options, Look)
        if look >= 0 and self._looked < self.skill.piles:
            self._looked += 1
            return self._unseen_pile(options)
        ready = self._ready_made(view, yard, options)
        if ready >= 0:
            return ready
        draw = _first(options, Draw)
        if draw >= 0:
            return draw
        return done if done >= 0 else 0

    def _is_done(self, view: Mapping[str, Any], yard: Yard) -> bool:
        if not yard.frontier or self._failures >= self.skill.patience:
            return True
        return self.sand.is_last_run(view) and self.sand.looks_left(view, self.skill.act) < 1.2

    def _unseen_pile(self, options: Sequence[Move]) -> int:
        piles = [place for place, move in enumerate(options) if isinstance(move, Look)]
        return piles[min(self._looked - 1, len(piles) - 1)]

    def _ready_made(self, view: Mapping[str, Any], yard: Yard, options: Sequence[Move]) -> int:
        """A component that lies face up or in the reserve and is good enough; -1 when there is none."""
        places = [place for place, move in enumerate(options) if isinstance(move, Take)][-self.skill.open_tiles :]
        if not self.skill.open_tiles:
            places = []
        places += [place for place, move in enumerate(options) if isinstance(move, Fetch)]
        best, found = self._bar(view, yard), -1
        for place in places:
            spot = yard.best(options[place].tile)
            if spot is not None and spot.worth > best:
                best, found = spot.worth, place
        if found >= 0:
            self._meant = options[found].tile
        return found


@cache
def prospects_for(level: int, players: int, known: tuple[str, ...] = (), gone: tuple[str, ...] = ()) -> Prospects:
    """What a flight of this level has to offer, by the cards that a player knows of."""
    highest = max(card.level for card in content().cards.values())
    harder = level > highest
    level = min(level, highest)
    return prospects_of(expected(whole_flight(level, harder), known, gone, harder), level, players)


def _first(options: Sequence[Move], *kinds: type[Move]) -> int:
    """The place of the first move of these kinds; -1 when there is none."""
    return next((place for place, move in enumerate(options) if isinstance(move, kinds)), -1)


def _place(options: Sequence[Move], yard: Yard, spot: Spot) -> int:
    board = yard.board
    return options.index(Place(board.column(spot.cell), board.row(spot.cell), spot.turn))
