"""Sorts of dice: those that fall alike and show the same. What matters of dice is how many there are of each sort."""

from typing import TypeAlias

from starboard.games.vanguard.board.requirements_met import Shown
from starboard.games.vanguard.content.dice import COLOUR
from starboard.games.vanguard.odds.sums.die_by_die import Falls, Numbered, Reach
from starboard.games.vanguard.odds.sums.effort import Work
from starboard.games.vanguard.odds.sums.matching import matched
from starboard.games.vanguard.odds.sums.wanted_check import Check, faces_of

Table: TypeAlias = int
"""Dice: what those can come to that nobody would roll again, by its number in `SETTLED` bits; and how many others there
are of each sort, `WIDTH` bits a sort."""
Hand: TypeAlias = tuple[int, ...]
"""Cards that roll dice and are still at hand, as places in `Sorts.rolls`."""
Items: TypeAlias = tuple[tuple[int, int], ...]
"""Sorts of dice, and how many there are of each."""
SETTLED, WIDTH = 20, 5


class Sorts:
    """The sorts of dice in a check, and the cards that roll dice and fit them."""

    def __init__(self, check: Check, most_dice: int, work: Work, reach: Reach) -> None:
        self.check, self.work, self.reach = check, work, Numbered(reach, work)
        parts = [part for card in check.cards if (part := card.roll) is not None]
        self.rolls = list(dict.fromkeys(parts))
        self.hand: Hand = tuple(sorted(self.rolls.index(part) for part in parts))
        most_dice += sum(part.do == "add" for part in parts)
        self.dice_of = [1 if part.do == "add" else min(part.count, most_dice) for part in self.rolls]
        self.coloured = any(part.colour >= 0 for part in self.rolls)
        self.classes: list[tuple[int, tuple[bool, ...]]] = []
        """What faces of each class do, and which cards fit them but for the colour."""
        self._class_of: dict[Shown, int] = {}
        self.kinds: list[tuple[Falls, int]] = []
        self._kind_of: dict[int, int] = {}
        self.sorts: list[tuple[int, int]] = []
        self._sort_of: dict[tuple[int, int], int] = {}
        self.fit: dict[int, int] = {}
        """Which cards fit dice of a sort, one bit per card."""
        self._items: dict[Table, Items] = {}
        self._together: dict[Table, int] = {}
        self._better: dict[tuple[int, int], bool] = {}
        self._covers: dict[tuple[int, int], bool] = {}

    def class_of(self, shown: Shown) -> int:
        """The class of a face, for outcomes and cards alike."""
        known = self._class_of.get(shown)
        if known is None:
            fits = tuple(part.shows < 0 or part.shows in shown[1] for part in self.rolls)
            known = self._class_of[shown] = self.class_with(self.reach.class_of(shown), fits)
        return known

    def class_with(self, does: int, fits: tuple[bool, ...]) -> int:
        """The class of faces that do this."""
        if (does, fits) not in self.classes:
            self.classes.append((does, fits))
        return self.classes.index((does, fits))

    def kind_of(self, die: int) -> int:
        """Dice that fall alike are of one kind."""
        known = self._kind_of.get(die)
        if known is None:
            found: dict[int, int] = {}
            for shown in faces_of(self.check, die):
                number = self.class_of(shown)
                found[number] = found.get(number, 0) + 1
            falls = (tuple(sorted(found.items())), COLOUR[die] if self.coloured else -1)
            if falls not in self.kinds:
                self.kinds.append(falls)
            known = self._kind_of[die] = self.kinds.index(falls)
        return known

    def sort_of(self, kind: int, number: int) -> int:
        """The sort of a die of a kind that shows a face of a class."""
        known = self._sort_of.get((kind, number))
        if known is None:
            known = self._sort_of[kind, number] = len(self.sorts)
            self.sorts.append((kind, number))
            fits = self.classes[number][1]
            self.fit[known] = sum(
                1 << place
                for place, part in enumerate(self.rolls)
                if kind >= 0 and part.do == "reroll" and part.colour in (-1, self.kinds[kind][1]) and fits[place]
            )
        return known

    def one(self, kind: int, number: int) -> Table:
        """A table with one die."""
        return self.of_sort(self.sort_of(kind, number))

    def of_sort(self, sort: int, count: int = 1) -> Table:
        """A table with this many dice of a sort."""
        return count << SETTLED + WIDTH * sort

    def serving(self, number: int) -> int:
        """The class of faces for the outcome alone."""
        return self.classes[number][0]

    def together(self, table: Table) -> int:
        """What all dice of a table can come to."""
        if not table >> SETTLED:
            return table
        known = self._together.get(table)
        if known is None:
            top = (table.bit_length() - 1 - SETTLED) // WIDTH
            known = self.reach.step(self.together(table - self.of_sort(top)), self.serving(self.sorts[top][1]))
            self._together[table] = known
        return known

    def items(self, table: Table) -> Items:
        """The sorts of a table, and how many dice there are of each."""
        known = self._items.get(table)
        if known is None:
            found = []
            left, sort = table >> SETTLED, 0
            while left:
                count = left & (1 << WIDTH) - 1
                if count:
                    found.append((sort, count))
                left >>= WIDTH
                sort += 1
            known = self._items[table] = tuple(found)
        return known

    def touches(self, sort: int, hand: Hand) -> int:
        """How many dice the cards at hand can touch that fit this sort."""
        fit = self.fit[sort]
        return sum(self.dice_of[card] for card in hand if fit >> card & 1)

    def fit_alike(self, one: int, other: int, hand: Hand) -> bool:
        """Whether the same cards at hand fit two sorts. Where more of them fit one, a die of that sort need not take a
        card from the other."""
        differs = self.fit[one] ^ self.fit[other]
        return not any(differs >> card & 1 for card in hand)

    def is_at_least(self, one: int, other: int) -> bool:
        """Whether a class of faces is at least as good as another, both as rolled and for the cards that fit it."""
        known = self._covers.get((one, other))
        if known is None:
            (more, fits), (less, like) = self.classes[one], self.classes[other]
            known = one == other or (
                all(mine >= theirs for mine, theirs in zip(fits, like, strict=True)) and self.reach.covers(more, less)
            )
            self._covers[one, other] = known
        return known

    def falls_better(self, one: int, other: int) -> bool:
        """Whether each side of a die can be set against a side of another one that is no better."""
        known = self._better.get((one, other))
        if known is None:
            known = one == other
            if one >= 0 and other >= 0 and one != other and self.kinds[one][1] == self.kinds[other][1]:
                mine = [number for number, sides in self.kinds[one][0] for _ in range(sides)]
                theirs = [number for number, sides in self.kinds[other][0] for _ in range(sides)]
                known = matched(theirs, mine, self.is_at_least)
            self._better[one, other] = known
        return known
