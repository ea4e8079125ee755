"""Best play with cards that roll dice, in a check with rows. More symbols are never worse, so as many idle dice are
rolled again as a card allows."""

from collections.abc import Iterator

from starboard.games.vanguard.odds.rows.row_chances import needs_of
from starboard.games.vanguard.odds.sums.best_play import WON, Play
from starboard.games.vanguard.odds.sums.effort import Work
from starboard.games.vanguard.odds.sums.matching import choice_count, choices
from starboard.games.vanguard.odds.sums.sorts_of_dice import Hand, Items, Table
from starboard.games.vanguard.odds.sums.wanted_check import Check


class RowPlay(Play):
    """A check with rows."""

    def __init__(self, check: Check, most_dice: int, work: Work) -> None:
        self.needs = needs_of(check)
        super().__init__(check, most_dice, work, self.needs)
        self._idle_class: dict[int, int] = {}
        self._needed: dict[int, int] = {}
        self._fills: dict[tuple[Items, int, Hand], list[tuple[Table, tuple[int, ...]]]] = {}

    def packs(self, number: int) -> tuple[tuple[int, ...], ...]:
        """What faces of a class serve, way by way."""
        return self.needs.packs[self.serving(number)]

    def is_idle(self, number: int) -> bool:
        """Whether a face serves no need at all."""
        return not any(self.packs(number))

    # -- What can be forgotten -----------------------------------------------------------------------------------------

    def smaller(self, table: Table, hand: Hand) -> Table:
        """Symbols of which there are enough are as good as idle, and idle dice of which there are enough can go."""
        if self.outcome(table) == 0:
            return WON
        counts = dict(self.items(table))
        for sort in list(counts):
            kind, number = self.sorts[sort]
            if not self.is_idle(number):
                surplus = counts[sort] - max(0, self._enough(number) - self._like(counts, sort, hand))
                if surplus > 0:
                    idle = self.sort_of(kind, self._idle(number))
                    counts[sort] -= surplus
                    counts[idle] = counts.get(idle, 0) + surplus
        for sort in [sort for sort in counts if self.is_idle(self.sorts[sort][1])]:
            enough = self.touches(sort, hand)
            counts[sort] = min(counts[sort], max(0, enough - self._rather(counts, sort, hand)))
        return self.reach.start + sum(self.of_sort(sort, count) for sort, count in counts.items())

    def _enough(self, number: int) -> int:
        """The most dice that faces as good as this class can serve in a way that the class serves."""
        known = self._needed.get(number)
        if known is None:
            served = [0] * len(self.needs.ways)
            for other in range(len(self.classes)):
                if self.is_at_least(other, number):
                    for place, packs in enumerate(self.packs(other)):
                        for pack in packs:
                            served[place] |= pack
            mine = self.packs(number)
            known = max(bits.bit_count() for place, bits in enumerate(served) if mine[place])
            self._needed[number] = known
        return known

    def _idle(self, number: int) -> int:
        """The class of faces that serve nothing and fit the same cards."""
        known = self._idle_class.get(number)
        if known is None:
            idle = self.needs.class_with(tuple(() for _ in self.needs.ways))
            known = self._idle_class[number] = self.class_with(idle, self.classes[number][1])
        return known

    def _like(self, counts: dict[int, int], sort: int, hand: Hand) -> int:
        """How many other dice show as much, and would not rather be rolled again than this one. With more than one card
        at hand only dice of the same kind are surely so."""
        kind, number = self.sorts[sort]
        fit = self.fit[sort]
        found = 0
        for other, count in counts.items():
            of_kind, shows = self.sorts[other]
            if other == sort or self.is_idle(shows) or self.fit[other] & ~fit:
                continue
            rather = of_kind == kind or (len(hand) < 2 and self.falls_better(kind, of_kind))
            if rather and self.is_at_least(shows, number):
                found += count
        return found

    def _rather(self, counts: dict[int, int], sort: int, hand: Hand) -> int:
        """How many other idle dice would rather be rolled again than this one."""
        kind = self.sorts[sort][0]
        found = 0
        chain = kind
        for other, count in sorted(counts.items()):
            of_kind, shows = self.sorts[other]
            if other == sort or not count or not self.is_idle(shows) or not self.fit_alike(sort, other, hand):
                continue
            if self.falls_better(of_kind, chain):
                found += count
                chain = of_kind if len(hand) > 1 else chain
        return found

    # -- Which dice to roll again --------------------------------------------------------------------------------------

    def picks(self, table: Table, card: int, rest: Hand) -> Iterator[tuple[Table, tuple[int, ...]]]:
        able = [(sort, count) for sort, count in self.items(table) if self.fit[sort] >> card & 1]
        idle = tuple((sort, count) for sort, count in able if self.is_idle(self.sorts[sort][1]))
        busy = tuple((sort, count) for sort, count in able if not self.is_idle(self.sorts[sort][1]))
        most, spare = self.dice_of[card], sum(count for _, count in idle)
        for given, kinds in self.sensible(busy, most, rest):
            for filled, others in self._filled(idle, min(most - len(kinds), spare), rest):
                if kinds or others:
                    self.work.spend(3)
                    yield table - given - filled, tuple(sorted(kinds + others))

    def _filled(self, idle: Items, count: int, rest: Hand) -> list[tuple[Table, tuple[int, ...]]]:
        """Choices of idle dice, as tables, and their kinds; of those that are comparable, the better ones."""
        known = self._fills.get((idle, count, rest))
        if known is None:
            if count == sum(number for _, number in idle):
                chosen = [dict(idle)]
            else:
                self.work.spend(choice_count(idle, count))
                chosen = [dice for dice in choices(idle, count) if not self._is_waste(dict(idle), dice, rest)]
            known = self._fills[idle, count, rest] = [
                (
                    sum(self.of_sort(sort, number) for sort, number in dice.items()),
                    tuple(self.sorts[sort][0] for sort, number in dice.items() for _ in range(number)),
                )
                for dice in chosen
            ]
        return known

    def _is_waste(self, idle: dict[int, int], dice: dict[int, int], rest: Hand) -> bool:
        return any(
            dice.get(other, 0) < count and other != sort and self._is_sooner(other, sort, rest)
            for sort in dice
            for other, count in idle.items()
        )

    def _is_sooner(self, one: int, other: int, rest: Hand) -> bool:
        """Whether an idle die of a sort is rolled before one of another sort; among equals the first."""
        (kind, shows), (worse, more) = self.sorts[one], self.sorts[other]
        if not self.rather(kind, worse, rest) or not self.is_at_least(more, shows):
            return False
        return one < other or not (self.rather(worse, kind, rest) and self.is_at_least(shows, more))
