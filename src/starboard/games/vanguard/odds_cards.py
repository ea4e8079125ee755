"""The chances of a dice check with cards at hand: dice can be rolled again, or set, as the player thinks best.

After the roll the player knows what every die shows, and may use the cards in any order. Dice that can show the same
and show the same are alike; what matters is how many there are of each. Dice for which there are enough better ones are
forgotten. Chances are whole numbers here: out of so many rolls as the dice that can still be rolled have together.
"""

from collections.abc import Callable, Iterator, Sequence
from itertools import product

from starboard.games.vanguard.dice import SIDES
from starboard.games.vanguard.odds_check import Card, Check, faces_of
from starboard.games.vanguard.odds_rows import Needs
from starboard.games.vanguard.odds_tracks import Moves, first_track, moves_of
from starboard.games.vanguard.solver import ANY, COLOUR, Shown
from starboard.games.vanguard.terms import VANGUARD
from starboard.kernel import StarboardError

Sort = tuple[int, int]
"""What a die can show, by a number, and the class of what it shows."""
Table = tuple[tuple[Sort, int], ...]
"""How many dice there are of each sort, in order."""
Falls = tuple[tuple[int, int], ...]
"""How many sides of a die show each class of faces."""
Weights = tuple[int, ...]
MOST_LOOKS = 200_000
"""With more than this to look at, rolls times ways to meet a row, an answer would take minutes."""


WON: Table = (((-1, -1), 1),)
"""Any dice that give the top row: nothing can become of them that is better."""


class _Play:
    """All that is worked out for one check."""

    def __init__(self, check: Check) -> None:
        self.check = check
        self.needs = Needs(check)
        self.by_colour = _colours_matter(check)
        self.longest = max((len(way) for way in self.needs.ways), default=0)
        self.classes: dict[object, int] = {}
        self.shown: list[Shown] = []
        self.kinds: list[Falls] = []
        self.rows: dict[Table, int] = {WON: 0}
        self.best: dict[tuple[Table, tuple[Card, ...]], Weights] = {}
        self.beaten: dict[tuple[Sort, Sort], bool] = {}
        self.looked = 0
        """Rolls times ways that were looked at so far."""
        self.sooner: dict[tuple[Sort, Sort], bool] = {}
        self.smaller: dict[tuple[Table, tuple[Card, ...]], Table] = {}

    def class_of(self, shown: Shown) -> int:
        """Faces that do the same for rows, tracks and cards are of one class."""
        does: object = moves_of(self.check, shown) if self.check.tracks else self.needs.class_of(shown)
        cards = tuple(_fits(card, shown) for card in self.check.cards)
        number = self.classes.setdefault((does, cards, shown[0] if self.by_colour else 0), len(self.classes))
        if number == len(self.shown):
            self.shown.append(shown)
        return number

    def kind_of(self, die: int) -> int:
        """Dice that fall alike are of one kind."""
        found: dict[int, int] = {}
        for shown in faces_of(die):
            number = self.class_of(shown)
            found[number] = found.get(number, 0) + 1
        falls = tuple(sorted(found.items()))
        if falls not in self.kinds:
            self.kinds.append(falls)
        return self.kinds.index(falls)

    # -- What the dice give --------------------------------------------------------------------------------------------

    def row(self, table: Table) -> int:
        """The row, or track, that these dice give."""
        known = self.rows.get(table)
        if known is None:
            known = self._track(table) if self.check.tracks else self._row(table)
            self.rows[table] = known
        return known

    def _row(self, table: Table) -> int:
        state = self.needs.start
        for (_, number), count in table:
            of_class = self.needs.class_of(self.shown[number])
            for _ in range(count):
                state = self.needs.step(state, of_class)
        return self.needs.row_of(state)

    def _track(self, table: Table) -> int:
        steps, left = [0] * len(self.check.tracks), 0
        for (_, number), count in table:
            moves = moves_of(self.check, self.shown[number])
            steps = [a + count * b for a, b in zip(steps, moves.steps, strict=True)]
            left += count * moves.left
        return first_track(self.check, Moves(tuple(steps), left))

    # -- What can be forgotten -----------------------------------------------------------------------------------------

    def reduced(self, table: Table, cards: tuple[Card, ...]) -> Table:
        """A table that is as good, with fewer dice. No plan uses more dice than the longest way needs and the cards
        touch; so a die can go when there are as many others that are at least as good."""
        known = self.smaller.get((table, cards))
        if known is None:
            known = WON if self.row(table) == 0 and self._lasting() else table
            if known != WON and not self.check.tracks:
                known = self._reduced(table, sum(card.count for card in cards))
            self.smaller[table, cards] = known
        return known

    def _lasting(self) -> bool:
        """Whether dice that give the top row do so whatever else is rolled; tracks can be pushed back."""
        return not any(special.steps < 0 for special in self.check.specials)

    def _reduced(self, table: Table, touched: int) -> Table:
        kept: dict[Sort, int] = {}
        for sort, count in table:
            enough = touched if self._idle(sort) else touched + self.longest
            better = sum(number for other, number in table if other != sort and self._beats(other, sort))
            most = max(0, min(count, enough - better))
            if most:
                kept[sort] = most
        return _table(kept)

    def _idle(self, sort: Sort) -> bool:
        """Whether a die, as it lies, serves no need at all."""
        return not any(self.needs.packs[self.needs.class_of(self.shown[sort[1]])])

    def _beats(self, one: Sort, other: Sort) -> bool:
        """Whether a die is at least as good as another: as it lies, for cards, and if it is rolled again. Of dice that
        are as good as each other the first one counts."""
        known = self.beaten.get((one, other))
        if known is None:
            known = self._at_least(one, other) and (one < other or not self._at_least(other, one))
            self.beaten[one, other] = known
        return known

    def _at_least(self, one: Sort, other: Sort) -> bool:
        if self._idle(other) and not self._idle(one):
            # What is needed as it lies is not free for a card.
            return False
        return self._shows_more(one[1], other[1]) and (one[0] == other[0] or self._falls_better(one[0], other[0]))

    def _shows_more(self, one: int, other: int) -> bool:
        """Whether a class of faces serves all that another serves, and fits the same cards."""
        mine, theirs = self.shown[one], self.shown[other]
        if (self.by_colour and mine[0] != theirs[0]) or any(
            _fits(card, theirs) and not _fits(card, mine) for card in self.check.cards
        ):
            return False
        packs = zip(
            self.needs.packs[self.needs.class_of(mine)], self.needs.packs[self.needs.class_of(theirs)], strict=True
        )
        return all(set(more) >= set(less) for more, less in packs)

    def _falls_better(self, one: int, other: int) -> bool:
        """Whether each side of a die can be set against a side of another one that is no better."""
        mine = [number for number, sides in self.kinds[one] for _ in range(sides)]
        theirs = [number for number, sides in self.kinds[other] for _ in range(sides)]
        return _matched(theirs, mine, self._shows_more)

    # -- Best play -----------------------------------------------------------------------------------------------------

    def value(self, table: Table, cards: tuple[Card, ...]) -> Weights:
        """In how many rolls each row comes of it with these cards still at hand, out of `_scale(cards)`."""
        key = (self.reduced(table, cards), cards)
        known = self.best.get(key)
        if known is None:
            known = max(self._offers(*key), key=self.check.wants)
            self.best[key] = known
        return known

    def _offers(self, table: Table, cards: tuple[Card, ...]) -> Iterator[Weights]:
        """What comes of each thing that the player can do: nothing more, or one of the cards. Dice are set when nothing
        is rolled any more: until then there is only more to know."""
        row = self.row(table)
        yield tuple(_scale(cards) if place == row else 0 for place in range(len(self.check.names)))
        if row == 0:
            return
        for place, card in enumerate(cards):
            if card in cards[:place]:
                continue
            rest = cards[:place] + cards[place + 1 :]
            if card.to < 0:
                for dice in _picks(table, card, self.shown):
                    if not self._foolish(table, dice, card):
                        yield self._again(table, dice, card, rest)
            elif all(other.to >= 0 for other in rest):
                for dice in _picks(table, card, self.shown):
                    yield self._set(table, dice, card, rest)
        sets = tuple(card for card in cards if card.to >= 0)
        if sets and len(sets) < len(cards):
            unused = _scale(cards)
            yield tuple(unused * count for count in self.value(table, sets))

    def _foolish(self, table: Table, dice: dict[Sort, int], card: Card) -> bool:
        """Whether a die is rolled again although another one shows less and would fall better."""
        if self.check.tracks:
            return False
        spared = [sort for sort, count in table if dice.get(sort, 0) < count and _fits(card, self.shown[sort[1]])]
        return any(self._rather(other, sort) for sort in dice for other in spared if other != sort)

    def _rather(self, one: Sort, other: Sort) -> bool:
        """Whether it is better to roll the first of two dice again; of dice that are alike in this the first one."""
        key = (one, other)
        known = self.sooner.get(key)
        if known is None:
            known = self._no_worse(one, other) and (one < other or not self._no_worse(other, one))
            self.sooner[key] = known
        return known

    def _no_worse(self, one: Sort, other: Sort) -> bool:
        falls = one[0] == other[0] or self._falls_better(one[0], other[0])
        return falls and self._shows_more(other[1], one[1])

    def _set(self, table: Table, dice: dict[Sort, int], card: Card, rest: tuple[Card, ...]) -> Weights:
        """Dice are set to a symbol; where the player chooses, to a vanguard, which is any symbol."""
        symbol = VANGUARD if card.to == ANY else card.to
        after = dict(table)
        for sort, count in dice.items():
            after[sort] -= count
            new = (sort[0], self.class_of((self.shown[sort[1]][0], (symbol,))))
            after[new] = after.get(new, 0) + count
        return self.value(_table(after), rest)

    def _again(self, table: Table, dice: dict[Sort, int], card: Card, rest: tuple[Card, ...]) -> Weights:
        """Dice are rolled again."""
        kept = dict(table)
        for sort, count in dice.items():
            kept[sort] -= count
        numbers = [kind for (kind, _), count in dice.items() for _ in range(count)]
        spare = SIDES ** (card.count - len(numbers))
        total = [0] * len(self.check.names)
        for after, weight in self.rolls(numbers, _table(kept), rest).items():
            for place, count in enumerate(self.value(after, rest)):
                total[place] += weight * spare * count
        return tuple(total)

    def rolls(self, numbers: Sequence[int], kept: Table, cards: tuple[Card, ...]) -> dict[Table, int]:
        """Every way that dice of these kinds can fall beside those that are kept, and in how many rolls."""
        tables = {kept: 1}
        for kind in numbers:
            after: dict[Table, int] = {}
            if WON in tables:
                after[WON] = tables.pop(WON) * SIDES
            for table, weight in tables.items():
                for number, sides in self.kinds[kind]:
                    reached = self.reduced(_with(table, (kind, number)), cards)
                    after[reached] = after.get(reached, 0) + weight * sides
            tables = after
            self.looked += len(tables) * max(1, len(self.needs.ways))
            if self.looked > MOST_LOOKS:
                raise StarboardError("vanguard-odds-too-many")
        return tables


def alike(check: Check, dice: Sequence[int]) -> list[list[int]]:
    """Dice in groups of those that are as good as each other for this check."""
    play = _Play(check)
    groups: dict[int, list[int]] = {}
    for die in dice:
        groups.setdefault(play.kind_of(die), []).append(die)
    return list(groups.values())


def card_weights(check: Check) -> list[int]:
    """In how many rolls each row of a check comes of it, with the best use of the cards."""
    play = _Play(check)
    kept: dict[Sort, int] = {}
    for die, shown in check.rolled:
        sort = (play.kind_of(die), play.class_of(shown))
        kept[sort] = kept.get(sort, 0) + 1
    numbers = [play.kind_of(die) for die in sorted(check.dice)]
    total = [0] * len(check.names)
    for table, weight in play.rolls(sorted(numbers), _table(kept), check.cards).items():
        for place, count in enumerate(play.value(table, check.cards)):
            total[place] += weight * count
    return total


def _colours_matter(check: Check) -> bool:
    """Whether two dice that serve the same needs can differ by their colour, once a card is used on them."""
    needs = {need for row in check.rows for way in row.ways for need in way}
    sets = any(card.to >= 0 for card in check.cards)
    return any(card.colour >= 0 for card in check.cards) or (
        sets and (bool(check.conversions) or any(need >= COLOUR for need in needs))
    )


def _fits(card: Card, shown: Shown) -> bool:
    """Whether a card can be used on a die."""
    return card.colour in (-1, shown[0]) and (card.shows < 0 or card.shows in shown[1])


def _picks(table: Table, card: Card, shown: Sequence[Shown]) -> Iterator[dict[Sort, int]]:
    """Every choice of dice for a card: at least one of those that it fits, at most as many as it says."""
    able = [(sort, count) for sort, count in table if _fits(card, shown[sort[1]])]
    for counts in product(*(range(min(count, card.count) + 1) for _, count in able)):
        if 0 < sum(counts) <= card.count:
            yield {sort: count for (sort, _), count in zip(able, counts, strict=True) if count}


def _matched(wanted: Sequence[int], given: Sequence[int], serves: Callable[[int, int], bool]) -> bool:
    """Whether each of the wanted can have one of the given for itself that serves it."""
    partner: dict[int, int] = {}

    def find(place: int, tried: set[int]) -> bool:
        for other, one in enumerate(given):
            if other not in tried and serves(one, wanted[place]):
                tried.add(other)
                if other not in partner or find(partner[other], tried):
                    partner[other] = place
                    return True
        return False

    return all(find(place, set()) for place in range(len(wanted)))


def _scale(cards: Sequence[Card]) -> int:
    """How many rolls the cards can still bring about, all alike likely."""
    return int(SIDES ** sum(card.count for card in cards if card.to < 0))


def _table(counts: dict[Sort, int]) -> Table:
    return tuple(sorted((sort, count) for sort, count in counts.items() if count))


def _with(table: Table, sort: Sort) -> Table:
    """One die more."""
    counts = dict(table)
    counts[sort] = counts.get(sort, 0) + 1
    return tuple(sorted(counts.items()))
