"""Decks, bags and dice: the things at a table that hide what comes next.

Cards and tiles are ids; what is printed on them is content and lies elsewhere. A pile is plain data and never holds
the random source: the caller who wants a card brings the `Chance` of the match along.
"""

from collections.abc import Collection, Iterable
from dataclasses import dataclass, field

from starboard.kernel.chance import Chance


@dataclass(slots=True)
class Deck:
    """A face-down draw pile and the discards beside it.

    The top of both is the last of the list. `len` counts the draw pile alone, so a deck whose draw pile is used up is
    false even while it has discards to turn over.
    """

    cards: list[str]
    discards: list[str] = field(default_factory=list)

    def __len__(self) -> int:
        return len(self.cards)

    def draw(self, chance: Chance) -> str:
        """Take the top card and mark that it was revealed.

        An empty draw pile first gets the discards, shuffled. `IndexError` when both are empty, and nothing changed.
        Constant time, linear when the discards are turned over.
        """
        if not self.cards:
            if not self.discards:
                raise IndexError("no card left to draw")
            self._turn_discards(chance)
        chance.reveal()
        return self.cards.pop()

    def draw_many(self, chance: Chance, n: int) -> list[str]:
        """Take `n` cards as `draw` does, the first one drawn first.

        `IndexError` when draw pile and discards together hold fewer, `ValueError` when `n` is negative; nothing
        changed in either case. Linear time.
        """
        self._expect(n)
        return [self.draw(chance) for _ in range(n)]

    def peek(self, chance: Chance, n: int) -> list[str]:
        """The next `n` cards, the top one first; they stay where they are. Marks one reveal, or none for no cards.

        These are the cards that `draw_many` would give now: a draw pile that is too short gets the shuffled discards
        below it. `IndexError` and `ValueError` as for `draw_many`. Linear time.
        """
        self._expect(n)
        if n > len(self.cards):
            self._turn_discards(chance)
        if n > 0:
            chance.reveal()
        top = self.cards[len(self.cards) - n :]
        top.reverse()
        return top

    def put_on_top(self, card: str) -> None:
        """Lay `card` on the draw pile: the next one to be drawn. Constant time."""
        self.cards.append(card)

    def put_below(self, card: str) -> None:
        """Slip `card` under the draw pile: the last one to be drawn. Linear time."""
        self.cards.insert(0, card)

    def discard(self, card: str) -> None:
        """Lay `card` on the discards. Constant time."""
        self.discards.append(card)

    def shuffle(self, chance: Chance) -> None:
        """Shuffle the draw pile; the discards stay out of it. Linear time."""
        chance.shuffle(self.cards)

    def _expect(self, n: int) -> None:
        if n < 0:
            raise ValueError("the number of cards is negative")
        if n > len(self.cards) + len(self.discards):
            raise IndexError("not that many cards left")

    def _turn_discards(self, chance: Chance) -> None:
        chance.shuffle(self.discards)
        self.cards[:0] = self.discards
        self.discards.clear()


def deck_of(cards: Iterable[str], chance: Chance) -> Deck:
    """A shuffled deck of `cards`, without discards. Linear time."""
    deck = Deck(list(cards))
    deck.shuffle(chance)
    return deck


@dataclass(slots=True)
class Bag:
    """Things drawn blindly. The order of `items` means nothing and goes to no view: show `counts`."""

    items: list[str]

    def __len__(self) -> int:
        return len(self.items)

    def draw(self, chance: Chance) -> str:
        """Take out one item, each equally likely. Constant time. `IndexError` when the bag is empty.

        It needs no reveal: unlike a card that was shuffled long ago, the draw itself moves the generator.
        """
        return chance.draw(self.items)

    def put(self, item: str) -> None:
        """Put `item` in. Constant time."""
        self.items.append(item)

    def counts(self) -> dict[str, int]:
        """How many of each there are, by name, so that equal bags count equally. Linear time, plus sorting."""
        found: dict[str, int] = {}
        for item in sorted(self.items):
            found[item] = found.get(item, 0) + 1
        return found


def roll_dice(chance: Chance, count: int, sides: int = 6) -> list[int]:
    """`count` dice in the order they were rolled, each from 1 to `sides`; none when `count` is 0. Linear time."""
    return [chance.roll(sides) for _ in range(count)]


def reroll(chance: Chance, dice: list[int], places: Collection[int], sides: int = 6) -> None:
    """Roll the dice at `places` again, in place.

    The dice are rolled from first to last in whatever order the places are named, so the same choice always gives the
    same dice. `IndexError` for a place without a die, `ValueError` for one named twice; nothing changed in either
    case. Linear time, plus sorting.
    """
    ordered = sorted(places)
    if len(set(ordered)) != len(ordered):
        raise ValueError("a die can be rerolled only once at a time")
    if ordered and (ordered[0] < 0 or ordered[-1] >= len(dice)):
        raise IndexError("no die at that place")
    for place in ordered:
        dice[place] = chance.roll(sides)


def deal_again(chance: Chance, hidden: list[list[str]]) -> None:
    """Redeal, in place, the cards of lists that a viewer cannot tell apart.

    Each list keeps its identity and its length. Every way to deal the cards is equally likely, two cards of the same
    name counted as two cards. The outcome depends on `chance`, on the cards together and on the lengths, never on
    where the cards truly lay: two worlds that look the same to the viewer become the same world. `ValueError` when
    the same list is given twice, which would copy cards. Linear time, plus sorting.
    """
    if len({id(pile) for pile in hidden}) != len(hidden):
        raise ValueError("the same list cannot be dealt to twice")
    # Sorting forgets the true order; a shuffle alone would carry it into the new world.
    pool = sorted([card for pile in hidden for card in pile])
    chance.shuffle(pool)
    start = 0
    for pile in hidden:
        end = start + len(pile)
        pile[:] = pool[start:end]
        start = end
