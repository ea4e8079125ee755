"""The random source: a full cycle, without bias, the same everywhere."""

from collections import Counter
from itertools import permutations

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from starboard.kernel.chance import Chance, chance_from

# A busy machine is no fault of the code.
unhurried = settings(deadline=None, max_examples=50)

MULTIPLIER = 1073699721
PRIME = MULTIPLIER * 2**30 - 1


def words(state: int, count: int) -> list[int]:
    """The generator as its theory tells it: each state is the last one times 2**-30 modulo a prime."""
    found = []
    back = pow(2**30, -1, PRIME)
    for _ in range(count):
        state = state * back % PRIME
        carry, low = divmod(state, 2**30)
        found.append(carry ^ low)
    return found


def chi_square(found: Counter[str], kinds: int) -> float:
    """How far the counts of equally likely outcomes lie from even; about `kinds` - 1 when nothing is wrong."""
    expected = sum(found.values()) / kinds
    seen = sum((count - expected) ** 2 / expected for count in found.values())
    return seen + (kinds - len(found)) * expected


# What a fair source exceeds once in ten thousand times, by kinds of outcome.
LIMITS = {2: 15.1, 3: 18.4, 6: 25.7, 7: 27.9, 10: 33.7, 24: 58.6}


@unhurried
@given(st.integers(1, PRIME - 1))
def test_words_equal_an_independent_implementation(state: int) -> None:
    chance = Chance(state)
    assert [chance.below(2**30) for _ in range(20)] == words(state, 20)


def test_the_period_is_full() -> None:
    # The order of 2**-30 divides the prime less one, whose only factors are 2 and a prime: it is half of it or more.
    half = (PRIME - 1) // 2
    assert pow(2, PRIME - 1, PRIME) == 1
    assert pow(2, half - 1, half) == 1
    assert pow(2**30, 2, PRIME) != 1
    assert half > 2**58


@unhurried
@given(st.integers(1, PRIME - 1), st.integers(1, 2**30))
def test_below_takes_the_first_word_that_is_not_in_the_ragged_end(state: int, n: int) -> None:
    even = 2**30 // n * n
    fitting = [word % n for word in words(state, 64) if word < even]
    chance = Chance(state)
    assert [chance.below(n) for _ in fitting] == fitting


@unhurried
@given(st.lists(st.integers(-(2**70), 2**70), max_size=3))
def test_seeds_never_give_a_state_that_stands_still(seeds: list[int]) -> None:
    assert 0 < chance_from(*seeds).state < PRIME


def test_the_same_seeds_give_the_same_dice_for_ever() -> None:
    one = chance_from(1)
    assert [one.roll() for _ in range(10)] == [1, 3, 2, 2, 5, 2, 6, 4, 1, 5]
    two = chance_from(1, 2)
    assert [two.roll() for _ in range(10)] == [2, 4, 3, 3, 1, 5, 2, 4, 2, 1]
    items = list("abcdefgh")
    seven = chance_from(7)
    seven.shuffle(items)
    assert "".join(items) == "dehcfagb"
    assert seven.draw(items) == "b"
    assert seven == Chance(883831239223911198)


def test_order_and_number_of_seeds_matter() -> None:
    states = [chance_from(*seeds).state for seeds in [(), (0,), (0, 0), (1, 2), (2, 1), (-1,), (2**64,)]]
    # A seed counts modulo 2**64: only the last repeats another.
    assert states[6] == states[1]
    assert len(set(states)) == len(states) - 1


def test_near_seeds_give_unrelated_dice() -> None:
    firsts = Counter(str(chance_from(seed).roll()) for seed in range(6000))
    assert chi_square(firsts, 6) < LIMITS[6]
    same = sum(chance_from(seed).roll(10) == chance_from(seed + 1).roll(10) for seed in range(5000))
    assert 400 < same < 600


@pytest.mark.parametrize("sides", [2, 3, 6, 7, 10])
def test_dice_are_even(sides: int) -> None:
    chance = chance_from(sides)
    rolls = Counter(str(chance.roll(sides)) for _ in range(20000))
    assert set(rolls) == {str(face) for face in range(1, sides + 1)}
    assert chi_square(rolls, sides) < LIMITS[sides]


def test_pairs_of_dice_are_even_too() -> None:
    chance = chance_from(11)
    pairs = Counter(f"{chance.roll(4)}{chance.roll(6)}" for _ in range(24000))
    assert chi_square(pairs, 24) < LIMITS[24]


def test_a_range_that_does_not_divide_the_word_is_even() -> None:
    # Of 3 * 2**28 numbers, plain remainders of 30-bit words would give the lowest third half of the time.
    chance = chance_from(12)
    thirds = Counter(str(chance.below(3 * 2**28) // 2**28) for _ in range(9000))
    assert chi_square(thirds, 3) < LIMITS[3]


@pytest.mark.parametrize("n", [0, -1, 2**30 + 1])
def test_a_range_that_cannot_be_drawn_is_refused(n: int) -> None:
    chance = Chance(5)
    with pytest.raises(ValueError, match="from 1 to"):
        chance.below(n)
    assert chance == Chance(5)


def test_a_range_of_one_still_moves_the_generator() -> None:
    # Undo sees a roll by the moved generator, so even a certain one must leave its trace.
    chance = Chance(5)
    assert chance.below(1) == 0
    assert chance.state != 5


@pytest.mark.parametrize("size", [3, 4])
def test_shuffle_reaches_every_order_evenly(size: int) -> None:
    chance = chance_from(20, size)
    orders: Counter[str] = Counter()
    for _ in range(12000):
        items = list("abcd"[:size])
        chance.shuffle(items)
        orders["".join(items)] += 1
    every = {"".join(order) for order in permutations("abcd"[:size])}
    assert set(orders) == every
    assert chi_square(orders, len(every)) < LIMITS[len(every)]


@unhurried
@given(st.lists(st.integers()), st.integers(0, 2**59))
def test_shuffle_keeps_the_items_and_the_list(items: list[int], seed: int) -> None:
    shuffled = list(items)
    Chance(seed).shuffle(shuffled)
    assert sorted(shuffled) == sorted(items)


def test_shuffle_of_nothing_or_one_asks_nothing_of_the_generator() -> None:
    chance = Chance(5)
    chance.shuffle([])
    chance.shuffle(["a"])
    assert chance == Chance(5)


def test_draw_takes_each_item_evenly() -> None:
    chance = chance_from(30)
    firsts: Counter[str] = Counter()
    seconds: Counter[str] = Counter()
    for _ in range(6000):
        items = list("abc")
        firsts[chance.draw(items)] += 1
        seconds[chance.draw(items)] += 1
        assert len(items) == 1
    assert chi_square(firsts, 3) < LIMITS[3]
    assert chi_square(seconds, 3) < LIMITS[3]


@unhurried
@given(st.lists(st.integers(), min_size=1), st.integers(0, 2**59))
def test_draw_takes_out_exactly_what_it_gives(items: list[int], seed: int) -> None:
    rest = list(items)
    taken = Chance(seed).draw(rest)
    assert sorted([*rest, taken]) == sorted(items)


def test_draw_from_nothing_is_refused() -> None:
    chance = Chance(5)
    with pytest.raises(IndexError):
        chance.draw([])
    assert chance == Chance(5)


def test_reveal_counts_and_leaves_the_generator() -> None:
    chance = Chance(5)
    chance.reveal()
    chance.reveal()
    assert chance == Chance(5, 2)


@unhurried
@given(st.integers(0, 2**59), st.integers(0, 10**6))
def test_a_saved_chance_goes_on_as_if_nothing_had_happened(state: int, reveals: int) -> None:
    chance = Chance(state, reveals)
    again = msgspec.msgpack.decode(msgspec.msgpack.encode(chance), type=Chance)
    assert again == chance
    assert [again.roll() for _ in range(5)] == [chance.roll() for _ in range(5)]
    assert again == chance
