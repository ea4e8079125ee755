"""Best play with cards that roll dice, in a check with rows. More symbols are never worse, so as many idle dice are
rolled again as a card allows."""

from collections.abc import Iterator
from itertools import product

from starboard.games.vanguard.dice import SIDES
from starboard.games.vanguard.odds_check import Check
from starboard.games.vanguard.odds_match import choice_count, choices
from starboard.games.vanguard.odds_play import WIDTH, WON, Hand, Play, Table
from starboard.games.vanguard.odds_rows import Needs, State
from starboard.games.vanguard.odds_work import Work
from starboard.games.vanguard.solver import Shown


class RowPlay(Play):
    """A check with rows."""

    def __init__(self, check: Check, most_dice: int, work: Work) -> None:
        super().__init__(check, most_dice, work)
        self.needs = Needs(check)
        self._family: dict[Table, State] = {0: self.needs.start}
        self._last: dict[tuple[State, tuple[int, ...]], int] = {}
        self._idle_class: dict[int, int] = {}
        self._needed: dict[int, int] = {}
        self._fills: dict[tuple[tuple[tuple[int, int], ...], int], list[dict[int, int]]] = {}

    def does(self, shown: Shown) -> object:
        return self.needs.class_of(shown)

    def serving(self, number: int) -> int:
        """The class of faces for the needs alone."""
        does = self.classes[number][0]
        assert isinstance(does, int)
        return does

    def packs(self, number: int) -> tuple[tuple[int, ...], ...]:
        """What faces of a class serve, way by way."""
        return self.needs.packs[self.serving(number)]

    def is_idle(self, number: int) -> bool:
        """Whether a face serves no need at all."""
        return not any(self.packs(number))

    def covers(self, one: int, other: int) -> bool:
        return self.needs.covers(self.serving(one), self.serving(other))

    def family(self, table: Table) -> State:
        """Which needs the dice can serve together."""
        known = self._family.get(table)
        if known is None:
            top = (table.bit_length() - 1) // WIDTH
            known = self.needs.step(self.family(table - (1 << WIDTH * top)), self.serving(self.sorts[top][1]))
            self._family[table] = known
        return known

    def outcome(self, table: Table) -> int:
        return self.needs.row_of(self.family(table))

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
        return sum(count << WIDTH * sort for sort, count in counts.items())

    def _enough(self, number: int) -> int:
        """So many dice are the most that faces as good as this class can serve in a way that the class serves."""
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
        fit = self.fit[sort]
        found = 0
        chain = kind
        for other, count in sorted(counts.items()):
            of_kind, shows = self.sorts[other]
            if other == sort or not count or not self.is_idle(shows) or fit & ~self.fit[other]:
                continue
            if self.falls_better(of_kind, chain):
                found += count
                chain = of_kind if len(hand) > 1 else chain
        return found

    # -- Which dice to roll again --------------------------------------------------------------------------------------

    def picks(self, table: Table, card: int) -> Iterator[tuple[Table, tuple[int, ...]]]:
        able = [(sort, count) for sort, count in self.items(table) if self.fit[sort] >> card & 1]
        idle = tuple((sort, count) for sort, count in able if self.is_idle(self.sorts[sort][1]))
        busy = [(sort, count) for sort, count in able if not self.is_idle(self.sorts[sort][1])]
        most, spare = self.dice_of[card], sum(count for _, count in idle)
        self.work.spend(choice_count(busy, most))
        for counts in product(*(range(min(count, most) + 1) for _, count in busy)):
            given = sum(counts)
            if given > most or self.is_foolish(busy, counts):
                continue
            for filled in self._filled(idle, min(most - given, spare)):
                dice = dict(filled)
                dice.update((sort, number) for (sort, _), number in zip(busy, counts, strict=True) if number)
                if dice:
                    self.work.spend(3)
                    kept = table - sum(number << WIDTH * sort for sort, number in dice.items())
                    kinds = [self.sorts[sort][0] for sort, number in dice.items() for _ in range(number)]
                    yield kept, tuple(sorted(kinds))

    def _filled(self, idle: tuple[tuple[int, int], ...], count: int) -> list[dict[int, int]]:
        """Choices of idle dice; of those that are comparable, the better ones."""
        known = self._fills.get((idle, count))
        if known is None:
            if count == sum(number for _, number in idle):
                known = [dict(idle)]
            else:
                self.work.spend(choice_count(idle, count))
                known = [dice for dice in choices(idle, count) if not self._is_waste(dict(idle), dice)]
            self._fills[idle, count] = known
        return known

    def _is_waste(self, idle: dict[int, int], dice: dict[int, int]) -> bool:
        return any(
            dice.get(other, 0) < count
            and other != sort
            and self.falls_better(self.sorts[other][0], self.sorts[sort][0])
            for sort in dice
            for other, count in idle.items()
        )

    # -- The last card -------------------------------------------------------------------------------------------------

    def after_roll(self, table: Table, kinds: tuple[int, ...], hand: Hand) -> int:
        """With no card left, only the needs that are served matter."""
        if hand or table == WON:
            return super().after_roll(table, kinds, hand)
        return self._sum(self.family(table), kinds)

    def _sum(self, family: State, kinds: tuple[int, ...]) -> int:
        known = self._last.get((family, kinds))
        if known is None:
            row = self.needs.row_of(family)
            if row == 0 or not kinds:
                known = self.worth[row] * int(SIDES ** len(kinds))
            else:
                falls = self.kinds[kinds[0]][0]
                self.work.spend(2 * len(falls))
                known = sum(
                    sides * self._sum(self.needs.step(family, self.serving(number)), kinds[1:])
                    for number, sides in falls
                )
            self._last[family, kinds] = known
        return known
