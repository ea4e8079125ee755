"""The chances of the rows of a dice check (IV-X-541), worked out die by die.

What matters of the dice so far is, for each way to meet a row, which of its needs they can serve together: a family of
sets. Few such families exist, however many dice there are, so that the work grows with the number of dice and not with
the number of rolls.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import TypeAlias

import msgspec

from starboard.games.vanguard.board.requirements_met import Shown
from starboard.games.vanguard.odds.rows.faces_needed import Universe
from starboard.games.vanguard.odds.rows.row_ways import expanded
from starboard.games.vanguard.odds.sums.wanted_check import Check, Faces

Family = int
"""Sets of needs that the dice so far can serve together: bit s is set for the set of needs with the bits of s."""


State: TypeAlias = tuple[Family, ...]
"""A family for each way."""


def needs_of(check: Check) -> "Needs":
    """The needs of a check. How many dice there are of a kind changes nothing of them, nor do cards that roll but for
    the dice that they bring."""
    added = {die for card in check.cards for part in card.options[0] for die in part.dice}
    dice = tuple(sorted({*check.dice, *added, *(die for die, _ in check.rolled)}))
    cards = tuple(card for card in check.cards if card.roll is None)
    rolled = tuple(dict.fromkeys(sorted(check.rolled)))
    return _needs(msgspec.structs.replace(check, dice=dice, rolled=rolled, cards=cards))


@lru_cache(maxsize=32)
def _needs(check: Check) -> "Needs":
    return Needs(check)


class Needs:
    """The ways of all rows, and what a face adds to what the dice so far can serve."""

    def __init__(self, check: Check) -> None:
        self.check = check
        self.universe = Universe(check)
        ways = expanded(self.universe)
        self.rows = [place for place, _ in ways]
        self.ways = [way for _, way in ways]
        self.start: State = tuple(1 for _ in self.ways)
        """Nothing served yet."""
        self.full = [1 << ((1 << len(way)) - 1) for way in self.ways]
        self._steps: dict[tuple[int, int, int], Family] = {}
        self._after: dict[tuple[State, int], State] = {}
        self._classes: dict[tuple[tuple[int, ...], ...], int] = {}
        self._class_of: dict[Shown, int] = {}
        self.packs: list[tuple[tuple[int, ...], ...]] = []

    def class_of(self, shown: Shown) -> int:
        """Faces that can serve the same needs are of one class."""
        known = self._class_of.get(shown)
        if known is None:
            face = self.universe.number[shown]
            known = self.class_with(tuple(self.universe.packs(face, way) for way in self.ways))
            self._class_of[shown] = known
        return known

    def class_with(self, packs: tuple[tuple[int, ...], ...]) -> int:
        """The class of faces that serve these sets of needs, way by way."""
        number = self._classes.setdefault(packs, len(self._classes))
        if number == len(self.packs):
            self.packs.append(packs)
        return number

    def covers(self, one: int, other: int) -> bool:
        """Whether faces of a class serve all that those of another serve."""
        return all(set(more) >= set(less) for more, less in zip(self.packs[one], self.packs[other], strict=True))

    def step(self, state: State, number: int) -> State:
        """What can be served with one more die that shows a face of this class."""
        known = self._after.get((state, number))
        if known is None:
            found = []
            for place, (family, packs) in enumerate(zip(state, self.packs[number], strict=True)):
                found.append(self._grown(place, family, number, packs) if family and packs else family)
            known = self._after[state, number] = self._settled(found)
        return known

    def efforts(self, state: State, number: int) -> Iterator[tuple[object, int]]:
        """How much there is to look at for a step."""
        grows = sum(1 for family, packs in zip(state, self.packs[number], strict=True) if family and packs)
        yield (state, number), grows // 8

    def _grown(self, place: int, family: Family, number: int, packs: tuple[int, ...]) -> Family:
        key = (place, family, number)
        known = self._steps.get(key)
        if known is not None:
            return known
        grown = family
        for held in range(1 << len(self.ways[place])):
            if family >> held & 1:
                for pack in packs:
                    if not held & pack:
                        grown |= 1 << (held | pack)
        self._steps[key] = grown
        return grown

    def _settled(self, state: list[Family]) -> State:
        """Once a row is met, lower ones and other ways to meet it no longer matter."""
        met = [self.rows[place] for place, family in enumerate(state) if family & self.full[place]]
        if met:
            best = min(met)
            first = next(
                place for place, family in enumerate(state) if self.rows[place] == best and family & self.full[place]
            )
            for place, row in enumerate(self.rows):
                if row > best or (row == best and place != first):
                    state[place] = 0
                elif row == best:
                    state[place] = self.full[place]
        return tuple(state)

    def outcome(self, state: State) -> int:
        """The row that is marked with these dice."""
        met = [self.rows[place] for place, family in enumerate(state) if family & self.full[place]]
        return min(met, default=len(self.check.rows))

    def is_sure(self, state: State) -> bool:
        """Whether nothing that is rolled can change the outcome."""
        return self.outcome(state) == 0


def row_weights(check: Check, dice: Sequence[Faces]) -> list[int]:
    """In how many of all rolls each row is marked, red last (IV-X-541, IV-X-543)."""
    needs = needs_of(check)
    counted = [_counted(needs, faces) for faces in dice]
    alive = _alive(needs, counted)
    states = {needs.start: 1}
    for classes, live in zip(counted, alive, strict=True):
        after: dict[State, int] = {}
        for state, weight in states.items():
            for number, sides in classes:
                reached = needs.step(state, number)
                if live is not None:
                    reached = live(reached)
                after[reached] = after.get(reached, 0) + weight * sides
        states = after
    weights = [0] * (len(check.rows) + 1)
    for state, weight in states.items():
        weights[needs.outcome(state)] += weight
    return weights


def _counted(needs: Needs, faces: Faces) -> list[tuple[int, int]]:
    """The classes of faces of a die, and how many sides of each it has."""
    found: dict[int, int] = {}
    for shown in faces:
        number = needs.class_of(shown)
        found[number] = found.get(number, 0) + 1
    return list(found.items())


def _alive(needs: Needs, counted: Sequence[list[tuple[int, int]]]) -> list["_Merge | None"]:
    """What can be forgotten after each die. `any` needs make a way for each symbol. When no die to come can show the
    symbol except as a vanguard, which serves the other ways as well, only the best of these ways matters."""
    groups: dict[tuple[int, int], list[int]] = {}
    for place, way in enumerate(needs.ways):
        if len(way) > 1 and len(set(way)) == 1:
            groups.setdefault((needs.rows[place], len(way)), []).append(place)
    largest = [places for places in groups.values() if len(places) > 2]
    if not largest:
        return [None] * len(counted)
    merges: list[_Merge | None] = []
    for number in range(len(counted)):
        to_come = {packs for classes in counted[number + 1 :] for packs, _ in classes}
        idle = []
        for places in largest:
            wild = {packs for packs in to_come if all(needs.packs[packs][place] for place in places)}
            idle.append([place for place in places if not any(needs.packs[packs][place] for packs in to_come - wild)])
        merges.append(_Merge(idle))
    return merges


class _Merge:
    """Keeps only the best of ways that can only grow alike from now on. Their families are ordered, as each of them
    counts equal needs."""

    def __init__(self, groups: Iterable[Sequence[int]]) -> None:
        self.groups = [group for group in groups if len(group) > 1]

    def __call__(self, state: State) -> State:
        if not self.groups:
            return state
        found = list(state)
        for group in self.groups:
            best = max(found[place] for place in group)
            for place in group:
                found[place] = 0
            found[group[0]] = best
        return tuple(found)
