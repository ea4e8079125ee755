"""Exact chances of a battle (AE-B-20), by sums over sorted dice and never by samples.

A roll is worth what its dice are worth from high to low (AE-B-20.14): the order of tuples. Six dice make only 462
different sorted rolls. So each side becomes a list of counts by roll, and a side wins with a roll in as many ways as
the others together can roll less. The counts are whole numbers, and the chances fractions.

The same dice meet again and again, so what was counted for them is kept.
"""

from bisect import bisect_left
from collections.abc import Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from functools import cache, lru_cache
from itertools import accumulate, combinations_with_replacement
from math import factorial, prod
from operator import mul
from typing import NamedTuple, TypeAlias

import msgspec

from starboard.games.andromeda.rules.battle.winning_roll import Roll, high_to_low

MOST_DICE = 6
HIGHEST_TARGETING = 5
FACES = 6


class Side(msgspec.Struct, frozen=True):
    """One side of a battle, as the dice see it."""

    name: str
    dice: int
    """AE-B-20.10: all its dice, including those already rolled."""
    targeting: int = 1
    """AE-B-20.12: a die shows any value from here to six."""
    rolled: Roll = ()
    """Dice already rolled that stay as they are."""
    rerolls: int = 0
    """This many of its lowest dice are rolled once more: those that show less than a new roll on average."""
    sets: Roll = ()
    """In the end a lowest die is turned to each of these values, where that is more."""
    ships: int = 1
    """The ships that go to the scrapyard when the side loses."""


class Chances(msgspec.Struct, frozen=True):
    """How a battle ends, in the order of its sides."""

    win: tuple[Fraction, ...]
    none: Fraction
    """All tied sides lose, and so do the others."""
    losses: tuple[Fraction, ...]
    """Ships that each side loses on average."""


Dice: TypeAlias = tuple[int, int, Roll, int, Roll]
"""What the rolls of a side depend on: dice, targeting, rolled, rerolls, sets."""


class _Rolls(NamedTuple):
    """What a side can roll, from low to high."""

    rolls: list[Roll]
    ways: list[int]
    """In how many ways it comes to each of them,"""
    less: list[int]
    """and to all before it; the last one is the sum of all ways."""


def chances(sides: Sequence[Side]) -> Chances:
    """Who wins how often."""
    win, lose, none = _wins(tuple([_dice(side) for side in sides]))
    losses = [chance if side.ships == 1 else chance * side.ships for chance, side in zip(lose, sides, strict=True)]
    return Chances(win, none, tuple(losses))


def _dice(side: Side) -> Dice:
    return side.dice, side.targeting, side.rolled, side.rerolls, side.sets


@lru_cache(maxsize=4096)
def _wins(sides: tuple[Dice, ...]) -> tuple[tuple[Fraction, ...], tuple[Fraction, ...], Fraction]:
    """The chance of each side to win and to lose, and that of a tie."""
    everything = prod([_rolls(side).less[-1] for side in sides])
    win = []
    for place, side in enumerate(sides):
        ways: Iterable[int] = _rolls(side).ways
        for other in sides[:place] + sides[place + 1 :]:
            ways = map(mul, ways, _below(side, other))
        win.append(Fraction(sum(ways), everything))
    return tuple(win), tuple([1 - chance for chance in win]), 1 - sum(win, Fraction())


@lru_cache(maxsize=1024)
def _below(side: Dice, other: Dice) -> list[int]:
    """For each roll of a side in how many ways another side rolls less."""
    theirs = _rolls(other)
    return [theirs.less[bisect_left(theirs.rolls, roll)] for roll in _rolls(side).rolls]


@lru_cache(maxsize=1024)
def _rolls(side: Dice) -> _Rolls:
    counts = counted(Side("", *side))
    rolls = sorted(counts)
    ways = [counts[roll] for roll in rolls]
    return _Rolls(rolls, ways, [0, *accumulate(ways)])


def counted(side: Side) -> Mapping[Roll, int]:
    """In how many equally likely ways a side comes to each roll."""
    faces = FACES + 1 - side.targeting
    rolls: dict[Roll, int] = {}
    for fresh, ways in fresh_rolls(side.dice - len(side.rolled), side.targeting):
        roll = high_to_low(fresh + side.rolled)
        again = _rolled_again(roll, side)
        kept = roll[: len(roll) - again]
        # Whether few dice are rolled again or many, the ways are parts of one whole.
        share = ways * faces ** (side.rerolls - again)
        for new, new_ways in fresh_rolls(again, side.targeting):
            final = turned(high_to_low(kept + new), side.sets)
            rolls[final] = rolls.get(final, 0) + share * new_ways
    return rolls


def _rolled_again(roll: Roll, side: Side) -> int:
    """How many of the lowest dice a side with rerolls takes up once more."""
    low = sum(2 * die < side.targeting + FACES for die in roll)
    return min(low, side.rerolls)


def turned(roll: Roll, sets: Roll) -> Roll:
    """The roll after a lowest die was turned to each of these values, where that is more."""
    for value in sorted(sets, reverse=True):
        if roll and roll[-1] < value:
            roll = high_to_low((*roll[:-1], value))
    return roll


@cache
def fresh_rolls(dice: int, targeting: int) -> tuple[tuple[Roll, int], ...]:
    """Every sorted roll of this many dice, with the number of ways in which it falls."""
    faces = range(FACES, targeting - 1, -1)
    return tuple((roll, _ways(roll)) for roll in combinations_with_replacement(faces, dice))


def _ways(roll: Roll) -> int:
    return factorial(len(roll)) // prod(factorial(roll.count(face)) for face in set(roll))


def by_name(sides: Sequence[Side], values: Sequence[Fraction]) -> Iterator[tuple[str, Fraction]]:
    """Each side's name with its value."""
    return zip((side.name for side in sides), values, strict=True)
