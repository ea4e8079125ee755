"""Choices out of sorts of dice, and matching: whether each of some things can have a partner for itself."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import product
from math import prod
from typing import TypeVar

T = TypeVar("T")


def matched(wanted: Sequence[int], given: Sequence[int], serves: Callable[[int, int], bool]) -> bool:
    """Whether each of the wanted can have one of the given for itself that serves it."""
    partner: dict[int, int] = {}

    def find(place: int, tried: set[int]) -> bool:
        for other, one in enumerate(given):
            if other not in tried and serves(one, wanted[place]):
                tried.add(other)
                if other not in partner or find(partner[other], tried):
                    partner[other] = place
                    return True
        return False

    return all(find(place, set()) for place in range(len(wanted)))


def unbeaten(things: Iterable[T], is_beaten: Callable[[T, T], bool]) -> list[T]:
    """Things without those that another one beats. Each is set against those that are left, which are few."""
    left: list[T] = []
    for one in things:
        if not any(is_beaten(one, other) for other in left):
            left = [other for other in left if not is_beaten(other, one)]
            left.append(one)
    return left


def choice_count(table: Sequence[tuple[int, int]], most: int) -> int:
    """How many choices of up to `most` dice of each sort there are to look at."""
    return prod(min(number, most) + 1 for _, number in table)


def choices(table: Sequence[tuple[int, int]], count: int) -> Iterator[dict[int, int]]:
    """Every choice of this many dice out of sorts, as how many of each."""
    for counts in product(*(range(min(number, count) + 1) for _, number in table)):
        if sum(counts) == count:
            yield {sort: number for (sort, _), number in zip(table, counts, strict=True) if number}
