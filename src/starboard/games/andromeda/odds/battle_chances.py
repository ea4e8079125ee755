"""Exact chances of a battle (AE-B-20), by sums over sorted dice and never by samples.

A roll is worth what its dice are worth from high to low (AE-B-20.14): the order of tuples. Six dice make only 462
different sorted rolls. So each side becomes a list of counts by roll, and a side wins with a roll in as many ways as
the others together can roll less. The counts are whole numbers, and the chances fractions.
"""

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from functools import cache
from itertools import accumulate, combinations_with_replacement
from math import factorial, prod

import msgspec

from starboard.games.andromeda.rules.battle.winning_roll import Roll, _sorted

MOST_DICE = 6
HIGHEST_TARGETING = 5
FACES = 6


class Side(msgspec.Struct, frozen=True):
    """One side of a battle, as the dice see it."""

    name: str
    dice: int
    """AE-B-20.10: all its dice, those that lie already among them."""
    targeting: int = 1
    """AE-B-20.12: a die shows any value from here to six."""
    rolled: Roll = ()
    """Dice that lie already and stay."""
    rerolls: int = 0
    """This many of its lowest dice are rolled once more: those that show less than a new roll on average."""
    sets: Roll = ()
    """At last a lowest die is turned to each of these values, where that is more."""
    ships: int = 1
    """The ships that go to the scrapyard when the side loses."""


class Chances(msgspec.Struct, frozen=True):
    """How a battle ends, in the order of its sides."""

    win: tuple[Fraction, ...]
    none: Fraction
    """All tied sides lose, and so do the others."""
    losses: tuple[Fraction, ...]
    """Ships that each side loses on average."""


def chances(sides: Sequence[Side]) -> Chances:
    """Who wins how often. Linear in the number of sides."""
    counts = [counted(side) for side in sides]
    rolls = sorted(set().union(*counts))
    ways = [[count.get(roll, 0) for roll in rolls] for count in counts]
    # In how many ways each side rolls less than each roll.
    less = [[0, *accumulate(way[:-1])] for way in ways]
    everything = prod(map(sum, ways))
    won = [0] * len(sides)
    for place in range(len(rolls)):
        others = _products_of_others([row[place] for row in less])
        for number, way in enumerate(ways):
            won[number] += way[place] * others[number]
    win = tuple(Fraction(wins, everything) for wins in won)
    losses = tuple((1 - chance) * side.ships for chance, side in zip(win, sides, strict=True))
    return Chances(win, 1 - sum(win, Fraction()), losses)


def _products_of_others(factors: Sequence[int]) -> list[int]:
    """For each factor the product of all the others."""
    before = [1, *accumulate(factors[:-1], int.__mul__)]
    after = [1, *accumulate(factors[:0:-1], int.__mul__)][::-1]
    return [left * right for left, right in zip(before, after, strict=True)]


def counted(side: Side) -> Mapping[Roll, int]:
    """In how many equally likely ways a side comes to each roll."""
    faces = FACES + 1 - side.targeting
    rolls: dict[Roll, int] = {}
    for fresh, ways in fresh_rolls(side.dice - len(side.rolled), side.targeting):
        roll = _sorted(fresh + side.rolled)
        again = _rolled_again(roll, side)
        kept = roll[: len(roll) - again]
        # Whether few dice are rolled again or many, the ways are parts of one whole.
        share = ways * faces ** (side.rerolls - again)
        for new, new_ways in fresh_rolls(again, side.targeting):
            final = turned(_sorted(kept + new), side.sets)
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
            roll = _sorted((*roll[:-1], value))
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
