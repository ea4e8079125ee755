"""How each die of a pool can serve a requirement, and which dice meet it together (IV-X-532 to IV-X-542, IV-X-570).

Where dice are shown to people, own symbols go before conversions, and conversions before vanguards: nobody wants to see
a vanguard used where a plain symbol would do.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations
from typing import Literal, TypeAlias

import msgspec

from starboard.games.vanguard.board.requirements_met import (
    ANY,
    COLOUR,
    DIE,
    Conversions,
    Shown,
    Way,
    can_meet,
    compulsory,
    plain_ways,
    serves,
    spending,
)
from starboard.games.vanguard.notation.requirement import Requirement
from starboard.games.vanguard.notation.symbols import ACCIDENT, BASIC, COLOURS, SYMBOLS

How: TypeAlias = Literal["own", "converted", "vanguard"]
HOWS: tuple[How, ...] = ("own", "converted", "vanguard")
"""From the best to the last resort."""
NEEDS = (*SYMBOLS, "any", "die", *COLOURS)
"""Needs by their numbers."""
Dice: TypeAlias = tuple[Shown, ...]


class Fit(msgspec.Struct, frozen=True):
    """A die that serves a need."""

    die: int
    """Its place in the pool."""
    need: str
    how: How


class Pool(msgspec.Struct, frozen=True):
    """Dice, and what they may count as. `natural`: as what they show, and as nothing else (IV-X-535)."""

    dice: Dice
    conversions: Conversions = ()
    natural: bool = False

    def meets(self, ways: tuple[Way, ...], places: Sequence[int]) -> bool:
        """Whether some of the dice can meet one of the ways."""
        dice = tuple(sorted(self.dice[place] for place in places))
        return can_meet(dice, ways, self.conversions, (), self.natural)

    def slots(self, place: int) -> tuple[frozenset[int], ...]:
        """What each symbol of a die can serve as."""
        return serves(self.dice[place], self.conversions, (), self.natural)


# -- One die -----------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=1 << 14)
def fits(pool: Pool, ways: tuple[Way, ...], places: tuple[int, ...]) -> tuple[Fit, ...]:
    """The dice at these places that could serve a requirement, each as well as it can."""
    needs = tuple(dict.fromkeys(need for way in ways for need in way))
    found = []
    for place in places:
        able = [(how, number) for number, need in enumerate(needs) if (how := _how(pool, place, need)) is not None]
        if able:
            how, number = min(able)
            found.append(Fit(place, NEEDS[needs[number]], HOWS[how]))
    return tuple(found)


def _how(pool: Pool, place: int, need: int) -> int | None:
    """How a die can serve a need, as a place in `HOWS`."""
    colour, symbols = pool.dice[place]
    if need > ANY:
        return 0 if need in (DIE, COLOUR + colour) else None
    if need == ANY:
        return 0 if any(symbol != ACCIDENT for symbol in symbols) else None
    able = [_rank(symbol, need) for symbol, slot in zip(symbols, pool.slots(place), strict=True) if need in slot]
    return min(able, default=None)


def _rank(symbol: int, need: int) -> int:
    if symbol == need:
        return 0
    return 1 if symbol == BASIC else 2


# -- Dice together -----------------------------------------------------------------------------------------------------


@lru_cache(maxsize=1 << 14)
def cover(pool: Pool, ways: tuple[Way, ...], places: tuple[int, ...]) -> tuple[Fit, ...] | None:
    """Dice at these places that meet a requirement together and could not do it with one die less; None: they cannot.
    A die with two symbols may serve two needs."""
    if not pool.meets(ways, places):
        return None
    found = _Search(pool, places).best(ways)
    used = sorted({fit.die for fit in found})
    for die in used:
        rest = tuple(other for other in used if other != die)
        if pool.meets(ways, rest):
            return cover(pool, ways, rest)
    return found


class _Search:
    """Tries what can serve each need, the best first, and drops what is no better than what was found."""

    def __init__(self, pool: Pool, places: tuple[int, ...]) -> None:
        self.pool, self.places = pool, places
        self.free = {place: list(range(len(pool.dice[place][1]))) for place in places}
        """The symbols of each die that have not been used."""
        self.taken: list[Fit] = []
        self.cost = [0, 0, 0]
        """How many fits are of each of `HOWS`."""
        self.least: tuple[int, ...] | None = None
        self.found: tuple[Fit, ...] = ()

    def best(self, ways: tuple[Way, ...]) -> tuple[Fit, ...]:
        """The fits with the fewest vanguards, then the fewest conversions, then of the first way that can be met."""
        for number, way in enumerate(plain_ways(ways)):
            # Bare needs take whole dice that nothing else needs: they come last.
            self._serve(number, way, 0)
        return self.found

    def _serve(self, number: int, way: Way, done: int) -> None:
        cost = (self.cost[2], self.cost[1], number, len({fit.die for fit in self.taken}))
        if self.least is not None and cost >= self.least:
            return
        if done == len(way):
            self.least, self.found = cost, tuple(self.taken)
            return
        for how, place, slot in sorted(self._able(way[done])):
            kept = self.free[place]
            self.free[place] = [] if slot < 0 else [other for other in kept if other != slot]
            self.taken.append(Fit(place, NEEDS[way[done]], HOWS[how]))
            self.cost[how] += 1
            self._serve(number, way, done + 1)
            self.cost[how] -= 1
            self.taken.pop()
            self.free[place] = kept

    def _able(self, need: int) -> Iterator[tuple[int, int, int]]:
        """What can serve a need: how, which die, and which of its symbols, -1 for the whole die. Of dice that look the
        same only the first is given."""
        seen: set[object] = set()
        for place in self.places:
            die, free = self.pool.dice[place], self.free[place]
            is_whole = len(free) == len(die[1]) and not any(fit.die == place for fit in self.taken)
            look = (die, tuple(free), is_whole)
            if look in seen:
                continue
            seen.add(look)
            if need > ANY:
                if is_whole and need in (DIE, COLOUR + die[0]):
                    yield 0, place, -1
                continue
            slots = self.pool.slots(place)
            able = [(_rank(die[1][slot], need), slot) for slot in free if need in slots[slot]]
            if able:
                how, slot = min(able)
                yield how, place, slot


# -- Special effects ---------------------------------------------------------------------------------------------------


@lru_cache(maxsize=1 << 12)
def compulsory_sets(dice: Dice, requirement: Requirement, once: bool) -> tuple[tuple[int, ...], ...]:
    """IV-X-532: the sets of dice of which a special effect takes one, because they show what it asks for. Of sets that
    look the same only the first is given."""
    count = compulsory(dice, requirement)
    count = min(count, 1) if once else count
    if not count:
        return ()
    if all(set(way) == {"die"} for way in requirement.ways):
        sets = list(combinations(range(len(dice)), count * len(requirement.ways[0])))
    elif all(len(way) == 1 for way in requirement.ways):
        able = tuple(place for place, die in enumerate(dice) if compulsory([die], requirement))
        sets = [(place,) for place in able] if once else [able]
    else:
        sets = spending(dice, requirement, count, natural=True)
    looks: dict[Dice, tuple[int, ...]] = {}
    for places in sets:
        looks.setdefault(tuple(sorted(dice[place] for place in places)), places)
    return tuple(looks.values())
