"""The chances of a check when nothing is rolled again: what dice can come to together, summed up die by die."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Protocol, TypeAlias

from starboard.games.vanguard.board.requirements_met import Shown
from starboard.games.vanguard.odds.sums.effort import Work
from starboard.games.vanguard.odds.sums.matching import matched
from starboard.games.vanguard.odds.sums.wanted_check import Check, Part, faces_of, lying_in

Falls: TypeAlias = tuple[tuple[int, int], ...]
"""The classes of faces of a die, and how many sides it has of each."""


class Reach(Protocol):
    """What dice already rolled can come to together, with the cards that roll nothing."""

    start: Any
    """What no dice at all come to."""

    def class_of(self, shown: Shown) -> int:
        """Faces that do the same are of one class."""

    def step(self, state: Any, number: int) -> Any:
        """What can be come to with one more die that shows a face of this class."""

    def efforts(self, state: Any, number: int) -> Iterable[tuple[object, int]]:
        """What there is to look at for that, and how much; the same thing is looked at once."""

    def outcome(self, state: Any) -> int:
        """The best outcome, as a place in `Check.names`."""

    def is_sure(self, state: Any) -> bool:
        """Whether nothing that is rolled can change the outcome."""

    def covers(self, one: int, other: int) -> bool:
        """Whether a class of faces is at least as good as another."""


class Numbered:
    """The same with a number for everything that dice can come to."""

    def __init__(self, reach: Reach, work: Work) -> None:
        self._reach, self._work = reach, work
        self.class_of, self.covers = reach.class_of, reach.covers
        self._states: list[Any] = []
        self._numbers: dict[Any, int] = {}
        self._steps: dict[tuple[int, int], int] = {}
        self._outcomes: dict[int, int] = {}
        self.start = self._number(reach.start)

    def _number(self, state: Any) -> int:
        number = self._numbers.setdefault(state, len(self._states))
        if number == len(self._states):
            self._states.append(state)
        return number

    def step(self, state: int, number: int) -> int:
        """What can be come to with one more die that shows a face of this class."""
        known = self._steps.get((state, number))
        if known is None:
            before = self._states[state]
            self._work.spend(2)
            for what, effort in self._reach.efforts(before, number):
                self._work.spend_once(effort, (self._reach, what))
            known = self._steps[state, number] = self._number(self._reach.step(before, number))
        return known

    def outcome(self, state: int) -> int:
        """The best outcome, as a place in `Check.names`."""
        known = self._outcomes.get(state)
        if known is None:
            known = self._outcomes[state] = self._reach.outcome(self._states[state])
        return known

    def is_sure(self, state: int) -> bool:
        """Whether nothing that is rolled can change the outcome."""
        return self._reach.is_sure(self._states[state])


class RollSum:
    """The chances for many choices of dice; no card rolls any."""

    def __init__(self, check: Check, work: Work, reach: Reach) -> None:
        self.check, self.work, self.reach = check, work, Numbered(reach, work)
        self._kind_of: dict[int, int] = {}
        self._kinds: list[Falls] = []

    def kind_of(self, die: int) -> int:
        """Dice that fall alike are of one kind."""
        known = self._kind_of.get(die)
        if known is None:
            found: dict[int, int] = {}
            for shown in faces_of(self.check, die):
                number = self.reach.class_of(shown)
                found[number] = found.get(number, 0) + 1
            falls = tuple(sorted(found.items()))
            if falls not in self._kinds:
                self._kinds.append(falls)
            known = self._kind_of[die] = self._kinds.index(falls)
        return known

    def falls_better(self, one: int, other: int) -> bool:
        """Whether each side of a die can be set against a side of another one that is no better."""
        mine = [number for number, sides in self._kinds[one] for _ in range(sides)]
        theirs = [number for number, sides in self._kinds[other] for _ in range(sides)]
        return matched(theirs, mine, self.reach.covers)

    def start(self, lying: Sequence[tuple[int, Shown]] | None = None) -> dict[int, int]:
        """The dice already rolled: those of the check, or others."""
        state = self.reach.start
        for die, shown in self.check.rolled if lying is None else lying:
            state = self.reach.step(state, self.reach.class_of(lying_in(self.check, die, shown)))
        return {state: 1}

    def rolled(self, states: Mapping[int, int], die: int) -> dict[int, int]:
        """Every way that one more die can fall, and in how many rolls."""
        after: dict[int, int] = {}
        falls = self._kinds[self.kind_of(die)]
        self.work.spend(len(states) * len(falls))
        step = self.reach.step
        for state, weight in states.items():
            for number, sides in falls:
                reached = step(state, number)
                after[reached] = after.get(reached, 0) + weight * sides
        return after

    def outcomes(self, states: Mapping[int, int]) -> list[int]:
        """The weights of the outcomes."""
        weights = [0] * len(self.check.names)
        for state, weight in states.items():
            weights[self.reach.outcome(state)] += weight
        return weights

    def with_roll(self, states: Mapping[int, int], part: Part) -> list[int] | None:
        """No card rolls any."""
        return None
