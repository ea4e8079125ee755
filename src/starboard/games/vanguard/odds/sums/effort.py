"""How the chances of a check are worked out for many choices of dice, and how much thought that may take.

The work is counted, not timed: the same check always gets the same answer.
"""

from collections.abc import Mapping, Sequence
from typing import Protocol

from starboard.games.vanguard.board.requirements_met import Shown
from starboard.games.vanguard.odds.sums.wanted_check import Part


class TooMuch(Exception):
    """There are more possibilities than can be looked through."""


class Work:
    """Counts what was looked at, and stops when it is too much."""

    def __init__(self, most: int, done: set[object] | None = None) -> None:
        """`done`: what was looked at before, with other cards."""
        self.left = most
        self.done = set() if done is None else done

    def spend(self, amount: int) -> None:
        """So much was looked at."""
        self.left -= amount
        if self.left < 0:
            raise TooMuch

    def spend_once(self, amount: int, what: object) -> None:
        """So much was looked at, unless that was before."""
        if what not in self.done:
            self.done.add(what)
            self.spend(amount)


class Reckoner(Protocol):
    """Rolls the dice of a check one after the other. What matters of them so far is a number."""

    def kind_of(self, die: int) -> int:
        """Dice that fall alike are of one kind."""

    def falls_better(self, one: int, other: int) -> bool:
        """Whether a kind of dice is at least as good as another, whatever else is rolled."""

    def start(self, lying: Sequence[tuple[int, Shown]] | None = None) -> dict[int, int]:
        """The dice already rolled: those of the check, or others."""

    def rolled(self, states: Mapping[int, int], die: int) -> dict[int, int]:
        """Every way that one more die can fall, and in how many rolls."""

    def outcomes(self, states: Mapping[int, int]) -> list[int]:
        """The weights of the outcomes with best play."""

    def with_roll(self, states: Mapping[int, int], part: Part) -> list[int] | None:
        """The same for dice already rolled, when a card that rolls dice is used next; None if it fits none of them."""
