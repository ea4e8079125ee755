"""AE-B-20.10 to AE-B-20.14: exact chances of a battle, against brute force and against samples."""

from collections import Counter
from fractions import Fraction
from itertools import product
from math import sqrt
from random import Random

import pytest

from starboard.games.andromeda.odds.battle_chances import Side, chances, counted, turned
from starboard.games.andromeda.rules.battle.winning_roll import best_rolls

SAMPLES = 2000


def slow_winner(rolls: list[list[int]]) -> int | None:
    """AE-B-20.14 as it is read aloud: compare the highest dice, set ties aside, go on with those who are still in. A
    side with a die left beats one without. None when all who are left tie to the end."""
    inside = list(range(len(rolls)))
    left = [sorted(roll) for roll in rolls]
    while len(inside) > 1:
        tops = {side: left[side].pop() if left[side] else 0 for side in inside}
        best = max(tops.values())
        if best == 0:
            return None
        inside = [side for side in inside if tops[side] == best]
    return inside[0]


def brute_force(sides: list[Side]) -> tuple[list[Fraction], Fraction]:
    """Every way in which all dice can fall."""
    spans = [range(side.targeting, 7) for side in sides for _ in range(side.dice - len(side.rolled))]
    won: Counter[int | None] = Counter()
    for fallen in product(*spans):
        dice = iter(fallen)
        rolls = [[*side.rolled, *(next(dice) for _ in range(side.dice - len(side.rolled)))] for side in sides]
        won[slow_winner(rolls)] += 1
    return [Fraction(won[number], won.total()) for number in range(len(sides))], Fraction(won[None], won.total())


@pytest.mark.rule("AE-B-20.10")
@pytest.mark.rule("AE-B-20.11")
@pytest.mark.rule("AE-B-20.12")
@pytest.mark.parametrize(
    "sides",
    [
        [Side("a", 1), Side("b", 1)],
        [Side("a", 3), Side("b", 2, 3)],
        [Side("a", 2, 5), Side("b", 4)],
        [Side("a", 2), Side("b", 2), Side("c", 2)],
        [Side("a", 2, 2), Side("b", 1, 5), Side("c", 2, 3), Side("d", 1)],
        [Side("a", 3, rolled=(6,)), Side("b", 2, rolled=(6, 4))],
        [Side("a", 2, rolled=(6, 4)), Side("b", 2, rolled=(6, 4)), Side("c", 2)],
    ],
)
def test_the_chances_are_those_of_brute_force(sides: list[Side]) -> None:
    found = chances(sides)
    win, none = brute_force(sides)
    assert (list(found.win), found.none) == (win, none)


@pytest.mark.rule("AE-B-20.14")
@pytest.mark.parametrize(
    ("case", "rolls", "winners"),
    [
        ("TC-31", [[6, 5, 2], [6, 5, 1]], [0]),
        ("TC-32", [[6, 4], [6, 4]], [0, 1]),
        ("TC-33", [[6, 4, 1], [6, 4]], [0]),
        ("the order in which dice fall says nothing", [[1, 6], [6, 1, 1]], [1]),
        ("only the best go on to the next die", [[6, 2], [6, 3], [5, 5, 5]], [1]),
        ("two tie and the third loses with them", [[6, 3], [3, 6], [6, 2]], [0, 1]),
    ],
)
def test_the_best_dice(case: str, rolls: list[list[int]], winners: list[int]) -> None:
    assert best_rolls(rolls) == winners, case
    assert slow_winner(rolls) == (winners[0] if len(winners) == 1 else None)


def test_the_two_resolvers_agree() -> None:
    rng = Random(20)
    for _ in range(500):
        rolls = [[rng.randint(4, 6) for _ in range(rng.randint(1, 4))] for _ in range(rng.randint(2, 5))]
        best = best_rolls(rolls)
        assert slow_winner(rolls) == (best[0] if len(best) == 1 else None)


def sampled_roll(rng: Random, side: Side) -> list[int]:
    """One roll as it is made at the table: dice below the targeting value are rolled until none is."""

    def die() -> int:
        shown = rng.randint(1, 6)
        while shown < side.targeting:
            shown = rng.randint(1, 6)
        return shown

    dice = sorted([*side.rolled, *(die() for _ in range(side.dice - len(side.rolled)))])
    for place in range(side.rerolls):
        if place < len(dice) and dice[place] < (side.targeting + 6) / 2:
            dice[place] = die()
    for value in sorted(side.sets, reverse=True):
        dice.sort()
        dice[0] = max(dice[0], value)
    return dice


def random_side(rng: Random, name: str) -> Side:
    dice = rng.randint(1, 6)
    rolled = tuple(rng.randint(1, 6) for _ in range(rng.randint(0, dice) if rng.random() < 0.3 else 0))
    rerolls = rng.choice((0, 0, 0, 1, 2))
    sets = (6,) if rng.random() < 0.1 else ()
    return Side(name, dice, rng.choice((1, 1, 2, 3, 4, 5)), rolled, rerolls, sets)


def test_samples_of_200_random_battles_agree_within_their_error() -> None:
    rng = Random(200)
    compared = 0
    for _ in range(200):
        sides = [random_side(rng, str(number)) for number in range(rng.randint(2, 5))]
        found = chances(sides)
        won = Counter(slow_winner([sampled_roll(rng, side) for side in sides]) for _ in range(SAMPLES))
        for number, chance in [*enumerate(found.win), (None, found.none)]:
            error = sqrt(chance * (1 - chance) / SAMPLES)
            # Of about 900 comparisons none should be further off than five times its error.
            assert abs(won[number] / SAMPLES - chance) <= 5 * error + 1 / SAMPLES
            compared += 1
    assert compared > 700


def test_chances_of_all_ends_make_one() -> None:
    found = chances([Side("a", 6), Side("b", 6, 2), Side("c", 6, 3), Side("d", 6, 4)])
    assert sum(found.win) + found.none == 1
    assert 0 < found.win[0] < found.win[1] < found.win[2] < found.win[3]


def test_ships_that_are_lost_on_average() -> None:
    found = chances([Side("a", 1, ships=3), Side("b", 1, ships=0)])
    assert found.win == (Fraction(5, 12), Fraction(5, 12))
    assert found.losses == (Fraction(7, 4), Fraction(0))


@pytest.mark.rule("AE-B-20.12")
def test_targeting_spreads_the_dice_evenly() -> None:
    assert counted(Side("a", 1, 4)) == {(4,): 1, (5,): 1, (6,): 1}
    assert counted(Side("a", 2, 5)) == {(6, 6): 1, (6, 5): 2, (5, 5): 1}


def test_low_dice_are_rolled_once_more() -> None:
    assert counted(Side("a", 1, 5, rerolls=1)) == {(5,): 1, (6,): 3}
    # Of two dice that lie, the 4 is better than a new roll, and the 3 is not.
    again = counted(Side("a", 2, rolled=(4, 3), rerolls=2))
    assert again[4, 4] == again[4, 1] == 6


def test_dice_are_turned_where_that_is_more() -> None:
    assert turned((5, 2, 1), (6,)) == (6, 5, 2)
    assert turned((6, 6), (6, 4)) == (6, 6)
    assert turned((4, 3), (2,)) == (4, 3)
