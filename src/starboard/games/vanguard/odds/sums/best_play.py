"""The chances of a dice check when dice can still be rolled again, or added, as the player thinks best.

After the roll the player knows what every die shows, and may use the cards in any order. Dice that fall alike and show
the same are of one sort; what matters is how many there are of each. All chances are whole numbers here: out of as many
rolls as the dice that can still be rolled have together. What one wants most stands in the highest bits of such a
number, so that the greater number is the better play.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from itertools import product

from starboard.games.vanguard.board.requirements_met import Shown
from starboard.games.vanguard.content.dice import SIDES
from starboard.games.vanguard.odds.sums.die_by_die import Reach
from starboard.games.vanguard.odds.sums.effort import Work
from starboard.games.vanguard.odds.sums.matching import choice_count
from starboard.games.vanguard.odds.sums.sorts_of_dice import Hand, Items, Sorts, Table
from starboard.games.vanguard.odds.sums.wanted_check import Check, Part, lying_in

WON: Table = -1
"""Any dice that are sure to give the best outcome."""


class Play(Sorts, ABC):
    """All that is worked out for one check and its cards, whatever dice are taken."""

    def __init__(self, check: Check, most_dice: int, work: Work, reach: Reach) -> None:
        super().__init__(check, most_dice, work, reach)
        most_dice += sum(self.rolls[card].do == "add" for card in self.hand)
        self._set_worths(most_dice + sum(self.dice_of[card] for card in self.hand))
        self._last: dict[tuple[int, tuple[int, ...]], int] = {}
        self._smaller: dict[tuple[Table, Hand], Table] = {}
        self._best: dict[tuple[Table, Hand], int] = {}
        self._rolled: dict[tuple[Table, tuple[int, ...], Hand], int] = {}
        self._choices: dict[tuple[Items, int, Hand], list[tuple[Table, tuple[int, ...]]]] = {}

    # -- Worth -----------------------------------------------------------------------------------------------------

    def _set_worths(self, most_rolled: int) -> None:
        """What each outcome is worth. No component of a sum can flow over into the next."""
        names = len(self.check.names)
        self.bits = (SIDES**most_rolled).bit_length() + 1
        self.worth: list[int] = []
        for place in range(names):
            parts = self.check.wants([int(place == other) for other in range(names)])
            self.components = len(parts)
            self.worth.append(sum(int(part) << self.bits * at for at, part in enumerate(reversed(parts))))
        order = sorted(range(names), key=lambda place: self.worth[place], reverse=True)
        self.top = order[0]

    def weights(self, total: int, rolls: int) -> list[int]:
        """The weights of the outcomes in a sum over this many rolls."""
        mask = (1 << self.bits) - 1
        parts = [total >> self.bits * at & mask for at in reversed(range(self.components))][1:]
        good = [place for place, name in enumerate(self.check.names) if name not in ("red", "none")]
        found = [0] * len(self.check.names)
        for place, weight in zip(good, parts, strict=False):
            found[place] = weight
        if self.check.tracks:
            found[-1] = parts[-1]
        rest = next((place for place, name in enumerate(self.check.names) if name == "red"), None)
        if rest is not None:
            found[rest] = rolls - sum(found)
        return found

    def scale(self, hand: Hand) -> int:
        """How many rolls the cards can still bring about, all alike likely."""
        return int(SIDES ** sum(self.dice_of[card] for card in hand))

    # -- Best play -------------------------------------------------------------------------------------------------

    def outcome(self, table: Table) -> int:
        """What these dice give when nothing more is rolled, as a place in `check.names`."""
        return self.reach.outcome(self.together(table))

    @abstractmethod
    def smaller(self, table: Table, hand: Hand) -> Table:
        """A table that is as good with these cards at hand, with less to tell it from others."""

    @abstractmethod
    def picks(self, table: Table, card: int, rest: Hand) -> Iterator[tuple[Table, tuple[int, ...]]]:
        """The choices of dice to roll again that are worth a thought: what is kept, and the kinds of the others. `rest`
        are the cards that are at hand after that."""

    def reduced(self, table: Table, hand: Hand) -> Table:
        """`smaller`, remembered. With no card left only what the dice can come to matters."""
        if not hand:
            return self.together(table)
        known = self._smaller.get((table, hand))
        if known is None:
            self.work.spend(30)
            known = self._smaller[table, hand] = self.smaller(table, hand)
        return known

    def value(self, table: Table, hand: Hand) -> int:
        """What comes of a table with these cards at hand, out of `scale(hand)` rolls."""
        if table == WON:
            return self.worth[self.top] * self.scale(hand)
        known = self._best.get((table, hand))
        if known is None:
            known = self._best[table, hand] = max(self._offers(table, hand))
        return known

    def _offers(self, table: Table, hand: Hand) -> Iterator[int]:
        """What comes of each thing that the player can do: nothing more, or one of the cards."""
        outcome = self.outcome(table)
        yield self.worth[outcome] * self.scale(hand)
        if outcome == self.top and not self.check.tracks:
            return
        for place, card in enumerate(hand):
            if place and hand[place - 1] == card:
                continue
            rest = hand[:place] + hand[place + 1 :]
            yield from self.used(table, card, rest)

    def used(self, table: Table, card: int, rest: Hand) -> Iterator[int]:
        """What comes of each use of a card."""
        part = self.rolls[card]
        if part.do == "add":
            for kind in sorted({self.kind_of(die) for die in part.dice}):
                yield self.after_roll(self.reduced(table, rest), (kind,), rest)
            return
        for kept, kinds in self._all(table, card) if part.every else self.picks(table, card, rest):
            spare = SIDES ** (self.dice_of[card] - len(kinds))
            yield spare * self.after_roll(self.reduced(kept, rest), kinds, rest)

    def _all(self, table: Table, card: int) -> Iterator[tuple[Table, tuple[int, ...]]]:
        """The one choice of a card that rolls every die again."""
        able = [(sort, count) for sort, count in self.items(table) if self.fit[sort] >> card & 1]
        if able:
            kept = table - sum(self.of_sort(sort, count) for sort, count in able)
            yield kept, tuple(sorted(self.sorts[sort][0] for sort, count in able for _ in range(count)))

    def after_roll(self, table: Table, kinds: tuple[int, ...], hand: Hand) -> int:
        """The sum over all rolls of dice of these kinds beside a table."""
        if table == WON:
            return self.worth[self.top] * self.scale(hand) * int(SIDES ** len(kinds))
        if not kinds:
            return self.value(table, hand)
        if not hand:
            return self._sum(self.together(table), kinds)
        known = self._rolled.get((table, kinds, hand))
        if known is None:
            kind, rest = kinds[0], kinds[1:]
            falls = self.kinds[kind][0]
            self.work.spend(3 * len(falls))
            known = sum(
                sides * self.after_roll(self.reduced(table + self.one(kind, number), hand), rest, hand)
                for number, sides in falls
            )
            self._rolled[table, kinds, hand] = known
        return known

    def _sum(self, state: int, kinds: tuple[int, ...]) -> int:
        """The same when no card is left."""
        known = self._last.get((state, kinds))
        if known is None:
            outcome = self.reach.outcome(state)
            if not kinds or self.reach.is_sure(state):
                known = self.worth[outcome] * int(SIDES ** len(kinds))
            else:
                falls = self.kinds[kinds[0]][0]
                self.work.spend(2 * len(falls))
                known = sum(
                    sides * self._sum(self.reach.step(state, self.serving(number)), kinds[1:])
                    for number, sides in falls
                )
            self._last[state, kinds] = known
        return known

    # -- Which dice to roll again --------------------------------------------------------------------------------------

    def rather(self, one: int, other: int, rest: Hand) -> bool:
        """Whether a die of a kind is rolled again rather than one of another kind that shows no less. While cards are
        left that roll dice again, it can be wise to try the worse one first."""
        again = any(self.rolls[card].do == "reroll" for card in rest)
        return one == other if again else self.falls_better(one, other)

    def sensible(self, able: Items, most: int, rest: Hand) -> list[tuple[Table, tuple[int, ...]]]:
        """Choices of up to this many dice to roll again, as tables, and their kinds. None of them has a die in it that
        shows more and would fall worse than another one that is not chosen."""
        known = self._choices.get((able, most, rest))
        if known is None:
            self.work.spend(choice_count(able, most))
            sooner = [
                (place, other)
                for place, (sort, _) in enumerate(able)
                for other, (less, _) in enumerate(able)
                if sort != less and self._is_foolish(sort, less, rest)
            ]
            known = self._choices[able, most, rest] = [
                (
                    sum(self.of_sort(sort, number) for (sort, _), number in zip(able, counts, strict=True)),
                    tuple(self.sorts[sort][0] for (sort, _), n in zip(able, counts, strict=True) for _ in range(n)),
                )
                for counts in product(*(range(min(count, most) + 1) for _, count in able))
                if sum(counts) <= most and not any(counts[one] and counts[two] < able[two][1] for one, two in sooner)
            ]
        return known

    def _is_foolish(self, sort: int, less: int, rest: Hand) -> bool:
        """Whether nobody rolls a die of a sort again before one of another sort."""
        (kind, shows), (other, shows_less) = self.sorts[sort], self.sorts[less]
        return self.is_at_least(shows, shows_less) and self.rather(other, kind, rest)

    # -- The roll of the check -----------------------------------------------------------------------------------------

    def start(self, lying: Sequence[tuple[int, Shown]] | None = None) -> dict[Table, int]:
        """The dice already rolled: those of the check, or others."""
        table = self.reach.start
        for die, shown in self.check.rolled if lying is None else lying:
            table += self.one(self.kind_of(die), self.class_of(lying_in(self.check, die, shown)))
        return {self.reduced(table, self.hand): 1}

    def rolled(self, states: Mapping[Table, int], die: int) -> dict[Table, int]:
        """Every way that one more die can fall, and in how many rolls."""
        kind = self.kind_of(die)
        after: dict[Table, int] = {}
        falls = [(self.one(kind, number), sides) for number, sides in self.kinds[kind][0]]
        self.work.spend(len(states) * len(falls))
        hand = self.hand
        for table, weight in states.items():
            if table == WON:
                after[WON] = after.get(WON, 0) + weight * SIDES
                continue
            for one, sides in falls:
                reached = self.reduced(table + one, hand)
                after[reached] = after.get(reached, 0) + weight * sides
        return after

    def outcomes(self, states: Mapping[Table, int]) -> list[int]:
        """The weights of the outcomes with best play."""
        total = sum(weight * self.value(table, self.hand) for table, weight in states.items())
        return self.weights(total, sum(states.values()) * self.scale(self.hand))

    def with_roll(self, states: Mapping[Table, int], part: Part) -> list[int] | None:
        """The weights for these rolled dice, when a card is used next; None if it fits none of them."""
        (table,) = states
        if table == WON:
            # Nothing can be better, or worse: the dice that are needed are not touched.
            return self.outcomes(states)
        card = self.rolls.index(part)
        rest = list(self.hand)
        rest.remove(card)
        best = max(self.used(table, card, tuple(rest)), default=None)
        return None if best is None else self.weights(best, self.scale(self.hand))
