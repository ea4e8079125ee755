"""Best play with cards that roll dice, in a check with tracks (IV-X-560). Dice are turned when nothing is rolled any
more."""

from collections.abc import Iterator

from starboard.games.vanguard.odds.sums.best_play import WON, Play
from starboard.games.vanguard.odds.sums.effort import Work
from starboard.games.vanguard.odds.sums.sorts_of_dice import SETTLED, Hand, Table
from starboard.games.vanguard.odds.sums.wanted_check import Check
from starboard.games.vanguard.odds.tracks.track_reach import track_reach


class TrackPlay(Play):
    """A check with tracks."""

    def __init__(self, check: Check, most_dice: int, work: Work) -> None:
        super().__init__(check, most_dice, work, track_reach(check))

    def smaller(self, table: Table, hand: Hand) -> Table:
        """Of dice that show the same, only as many are rolled again as the cards allow, and those that fall best."""
        if self.reach.is_sure(self.together(table)):
            return WON
        counts = dict(self.items(table))
        state = table & (1 << SETTLED) - 1
        spares = not any(self.rolls[card].every for card in hand)
        for sort, (kind, number) in ((sort, self.sorts[sort]) for sort in sorted(counts)):
            touched = 0 if spares and self._is_perfect(kind, number) else self.touches(sort, hand)
            surplus = counts[sort] - max(0, touched - self._rather(counts, sort, hand))
            for _ in range(surplus):
                counts[sort] -= 1
                state = self.reach.step(state, self.serving(number))
        return state + sum(self.of_sort(sort, count) for sort, count in counts.items())

    def _is_perfect(self, kind: int, number: int) -> bool:
        """Whether a die can show nothing better."""
        return all(self.is_at_least(number, other) for other, _ in self.kinds[kind][0])

    def _rather(self, counts: dict[int, int], sort: int, hand: Hand) -> int:
        """How many other dice that show the same would rather be rolled again than this one."""
        kind, number = self.sorts[sort]
        found, chain = 0, kind
        for other, count in sorted(counts.items()):
            of_kind, shows = self.sorts[other]
            if other == sort or not count or shows != number:
                continue
            if self.fit_alike(sort, other, hand) and self.falls_better(of_kind, chain):
                found += count
                if len(hand) > 1:
                    chain = of_kind
        return found

    def picks(self, table: Table, card: int, rest: Hand) -> Iterator[tuple[Table, tuple[int, ...]]]:
        able = tuple((sort, count) for sort, count in self.items(table) if self.fit[sort] >> card & 1)
        choices = self.sensible(able, self.dice_of[card], rest)
        self.work.spend(2 * len(choices))
        for dice, kinds in choices:
            if kinds:
                yield table - dice, tuple(sorted(kinds))
