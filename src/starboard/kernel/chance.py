"""The random source of a match: two small integers that live in the state.

A match must be copied, saved and replayed thousands of times, so its generator has to be plain data and small.
`Chance` is a multiply-with-carry generator in base 2**30 whose two halves are mixed on the way out: eight bytes of
state, a period of 2**59, the same numbers on every machine and every version of Python. Every step stays below 2**62,
where Python is quick and the compiled kernel quicker.

It also keeps the second thing that undo must know about: how often something hidden was shown. A die needs no mark,
because it moves the generator; turning up a card that was shuffled long ago does, and `reveal` makes it.
"""

from collections.abc import MutableSequence
from dataclasses import dataclass
from typing import Final, TypeVar

T = TypeVar("T")

# 1073699721 * 2**30 - 1 and half of it are primes, so every state lies on a cycle of the full length.
_MULTIPLIER: Final = 1073699721
_MASK: Final = 0x3FFFFFFF
_SPAN: Final = 0x40000000
_WORD: Final = 0xFFFFFFFFFFFFFFFF


@dataclass(slots=True)
class Chance:
    """An unbiased random source as plain data.

    `state` is the generator, `reveals` counts what was turned up without a roll. With a `Chance` in hand one could
    predict it, so it never leaves the state: bots get a fresh one (see `Match.imagine`).
    """

    state: int
    reveals: int = 0

    def below(self, n: int) -> int:
        """A whole number from 0 to n-1, each equally likely. `n` is at least 1 and at most 2**30. Constant time."""
        if not 0 < n <= _SPAN:
            raise ValueError("Chance.below takes a number from 1 to 2**30")
        # Numbers at the ragged end of the range are drawn again: taking the remainder of all of them would favour
        # the low faces of every die.
        limit = _SPAN - _SPAN % n
        state = self.state
        while True:
            state = _MULTIPLIER * (state & _MASK) + (state >> 30)
            word = (state ^ (state >> 30)) & _MASK
            if word < limit:
                self.state = state
                return word % n

    def roll(self, sides: int = 6) -> int:
        """One die: a whole number from 1 to `sides`. Constant time."""
        return self.below(sides) + 1

    def shuffle(self, items: MutableSequence[T]) -> None:
        """Put `items` into a random order, in place; each order is equally likely. Linear time."""
        # As `below` draws numbers, without calling it: decks are shuffled often, and are long. Both halves of the state
        # are below 2**30, so they are mixed as they are.
        state = self.state
        low, high = state & _MASK, state >> 30
        ragged = _SPAN - len(items)
        for last in range(len(items) - 1, 0, -1):
            while True:
                state = _MULTIPLIER * low + high
                low, high = state & _MASK, state >> 30
                word = low ^ high
                other = word % (last + 1)
                # Not at the ragged end of the range: a whole row of `last + 1` numbers begins where this one does.
                if word < ragged or word - other < _SPAN - last:
                    break
            items[last], items[other] = items[other], items[last]
        self.state = state

    def draw(self, items: MutableSequence[T]) -> T:
        """Take a random one out of `items`, which keeps no order. Constant time. `IndexError` when it is empty."""
        if not items:
            raise IndexError("nothing left to draw")
        place = self.below(len(items))
        taken = items[place]
        last = items.pop()
        if place < len(items):
            items[place] = last
        return taken

    def reveal(self) -> None:
        """Mark that something hidden is now known to somebody who did not know it: undo will not go back past this."""
        self.reveals += 1


def chance_from(*seeds: int) -> Chance:
    """A generator for the given whole numbers; near numbers give unrelated generators. Constant time."""
    state = 0
    for seed in seeds:
        # One round of splitmix64 per number: 1, 2, 3 ... are the seeds people choose.
        state = (state + seed + 0x9E3779B97F4A7C15) & _WORD
        state = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & _WORD
        state = ((state ^ (state >> 27)) * 0x94D049BB133111EB) & _WORD
        state ^= state >> 31
    # The carry is from 1 to the multiplier less 1: the two states that never change lie outside.
    return Chance(((state >> 30) % (_MULTIPLIER - 1) + 1) << 30 | state & _MASK)
