"""Best play with cards in a check with tracks (IV-X-560). Dice are turned when nothing is rolled any more."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import product
from typing import TypeAlias

import msgspec

from starboard.games.vanguard.odds_check import COPY, Card, Check, Part
from starboard.games.vanguard.odds_match import choice_count
from starboard.games.vanguard.odds_play import WIDTH, WON, Hand, Play, Table
from starboard.games.vanguard.odds_tracks import Moves, first_track, moves_of
from starboard.games.vanguard.odds_work import Work
from starboard.games.vanguard.solver import ANY, Shown
from starboard.games.vanguard.terms import COLOURS, SYMBOLS, VANGUARD

NO_KIND = -1
"""The kind of a die that nobody would roll again."""
GONE = -1
"""A die that was tossed."""
Dice: TypeAlias = tuple[tuple[int, int], ...]
"""How many dice lie there of each look."""


class Look(msgspec.Struct, frozen=True):
    """What a die does to the tracks, and what each part of a card can make of it."""

    moves: Moves
    turned: tuple[tuple[int, ...], ...]
    """By part: the looks that the die can be given, none where the part does not fit."""
    symbols: tuple[int, ...] = ()
    """What others can copy."""
    plain: Moves | None = None
    """What it does once a swap of symbols is excused, where that can be."""


class Done(msgspec.Struct, frozen=True):
    """What was done besides turning dice."""

    steps: tuple[int, ...]
    eased: bool = False
    plain: bool = False


class TrackPlay(Play):
    """A check with tracks."""

    def __init__(self, check: Check, most_dice: int, work: Work) -> None:
        super().__init__(check, most_dice, work)
        self.cards = tuple(card for card in check.cards if card.roll is None)
        self.parts = list(dict.fromkeys(part for card in self.cards for option in card.options for part in option))
        self.copied = any(part.to == COPY for part in self.parts)
        can_excuse = check.swap and any(part.what == "swap" for part in self.parts)
        self.plain = msgspec.structs.replace(check, swap=()) if can_excuse else None
        self.looks: list[Look] = []
        self._look_of: dict[tuple[Shown, int], int] = {}
        self._in_order = [_is_simple(card) for card in self.cards]
        self._idle: dict[tuple[int, int], bool] = {}
        self._alike: dict[int, int] = {}
        self._ends: dict[tuple[Dice, tuple[int, ...], Done], int] = {}

    def does(self, shown: Shown) -> object:
        return self.look(shown, 1 + sum(len(option) for card in self.cards for option in card.options[:1]))

    def look(self, shown: Shown, depth: int) -> int:
        """What a face can do, with so many parts of cards to come."""
        known = self._look_of.get((shown, depth))
        if known is None:
            turned = tuple(self._turned(shown, part, depth - 1) if depth else () for part in self.parts)
            symbols = self._to_copy(shown) if self.copied and depth else ()
            plain = moves_of(self.plain, shown) if self.plain is not None else None
            look = Look(moves_of(self.check, shown), turned, symbols, plain)
            if look not in self.looks:
                self.looks.append(look)
            known = self._look_of[shown, depth] = self.looks.index(look)
        return known

    def _to_copy(self, shown: Shown) -> tuple[int, ...]:
        """What is worth copying from a die; of symbols that do the same on every die the first one."""
        return tuple(sorted({self._like(symbol) for symbol in shown[1]}))

    def _like(self, symbol: int) -> int:
        def moves(one: int) -> list[Moves]:
            return [moves_of(self.check, (colour, (one,))) for colour in range(len(COLOURS))]

        if symbol not in self._alike:
            mine = moves(symbol)
            self._alike[symbol] = next(other for other in range(symbol + 1) if moves(other) == mine)
        return self._alike[symbol]

    def _turned(self, shown: Shown, part: Part, depth: int) -> tuple[int, ...]:
        colour, symbols = shown
        if part.do == "toss":
            return (GONE,) if part.fits(shown) else ()
        if part.do == "double":
            return (self.look((colour, (*symbols, part.to)), depth),) if part.to in symbols else ()
        if part.do != "turn" or not part.fits(shown):
            return ()
        if part.to == COPY:
            return tuple(self.look((colour, (symbol,)), depth) for symbol in range(len(SYMBOLS)))
        return (self.look((colour, (VANGUARD if part.to == ANY else part.to,)), depth),)

    def one(self, kind: int, number: int) -> Table:
        """Where nothing is rolled again, kinds mean nothing once dice lie there."""
        return super().one(kind if self.hand else NO_KIND, number)

    # -- The outcome ---------------------------------------------------------------------------------------------------

    def outcome(self, table: Table) -> int:
        counts: dict[int, int] = {}
        for sort, count in self.items(table):
            look = self.classes[self.sorts[sort][1]][0]
            assert isinstance(look, int)
            counts[look] = counts.get(look, 0) + count
        steps = (0,) * len(self.check.tracks)
        return self._end(tuple(sorted(counts.items())), tuple(range(len(self.cards))), Done(steps))

    def _end(self, dice: Dice, cards: tuple[int, ...], done: Done) -> int:
        """The best outcome with the cards that turn dice."""
        key = (dice, cards, done)
        known = self._ends.get(key)
        if known is None:
            self.work.spend(5)
            known = self._reached(dice, done)
            if cards and known != self.top:
                for after, rest, then in self._uses(dice, cards, done):
                    known = max(known, self._end(after, rest, then), key=self.worth.__getitem__)
                    if known == self.top:
                        break
            self._ends[key] = known
        return known

    def _uses(self, dice: Dice, cards: tuple[int, ...], done: Done) -> Iterator[tuple[Dice, tuple[int, ...], Done]]:
        """Every use of a card: the dice after it, and the cards that are left. Cards whose order means nothing are used
        in their order."""
        for card in cards:
            passed = card if self._in_order[card] else 0
            rest = tuple(one for one in cards if one != card and not (one < passed and self._in_order[one]))
            for option in self.cards[card].options:
                for after, then in self._carried_out(dice, option, done):
                    self.work.spend(3)
                    yield after, rest, then

    def _reached(self, dice: Dice, done: Done) -> int:
        steps, left, once, firsts = list(done.steps), 0, 0, 0
        for look, count in dice:
            one = self.looks[look]
            moves = one.plain if done.plain and one.plain is not None else one.moves
            for place, number in enumerate(moves.steps):
                steps[place] += count * number
            left += count * moves.left
            once += count * moves.once
            firsts += count * moves.firsts
        total = Moves(tuple(steps), left, once, firsts)
        return first_track(self.check, total, done.eased)

    def _carried_out(self, dice: Dice, parts: tuple[Part, ...], done: Done) -> Iterator[tuple[Dice, Done]]:
        if not parts:
            yield dice, done
            return
        part = parts[0]
        if part.do == "advance":
            names = [track.name for track in self.check.tracks]
            if part.what in names:
                moved = list(done.steps)
                moved[names.index(part.what)] += part.count
                done = msgspec.structs.replace(done, steps=tuple(moved))
            yield from self._carried_out(dice, parts[1:], done)
        elif part.do == "excuse":
            eased, plain = done.eased or part.what == "special", done.plain or part.what == "swap"
            yield from self._carried_out(dice, parts[1:], Done(done.steps, eased, plain))
        elif part.every:
            yield from self._carried_out(self._all_turned(dice, part), parts[1:], done)
        else:
            for after in dict.fromkeys(self._some_turned(dice, part, part.count)):
                yield from self._carried_out(after, parts[1:], done)

    def _all_turned(self, dice: Dice, part: Part) -> Dice:
        place = self.parts.index(part)
        counts: dict[int, int] = {}
        for look, count in dice:
            after = (*self.looks[look].turned[place], look)[0]
            counts[after] = counts.get(after, 0) + count
        return tuple(sorted(counts.items()))

    def _some_turned(self, dice: Dice, part: Part, count: int) -> Iterator[Dice]:
        """From one to so many dice are turned."""
        place = self.parts.index(part)
        for look, _ in dice:
            for symbol, after in enumerate(self.looks[look].turned[place]):
                if part.to == COPY and not self._is_shown(dice, look, symbol):
                    continue
                if self._is_idle(look, after):
                    continue
                found = _moved(dice, look, after)
                yield found
                if count > 1:
                    yield from self._some_turned(found, part, count - 1)

    def _is_idle(self, look: int, after: int) -> bool:
        """Whether nothing is gained by giving a die another look: it does the same, and nothing more can be made of it.
        Where a die is tossed or copied, that is for something else."""
        if after == GONE or self.copied:
            return False
        known = self._idle.get((look, after))
        if known is None:
            one, other = self.looks[look], self.looks[after]
            known = (one.moves, one.plain) == (other.moves, other.plain) and all(
                set(less) <= set(more) for less, more in zip(other.turned, one.turned, strict=True)
            )
            self._idle[look, after] = known
        return known

    def _is_shown(self, dice: Dice, look: int, symbol: int) -> bool:
        """Whether another die shows a symbol."""
        return any(symbol in self.looks[other].symbols and (other != look or count > 1) for other, count in dice)

    # -- What can be forgotten -----------------------------------------------------------------------------------------

    def covers(self, one: int, other: int) -> bool:
        mine, theirs = self.classes[one], self.classes[other]
        return (
            mine[1] == theirs[1]
            and isinstance(mine[0], int)
            and isinstance(theirs[0], int)
            and self._is_better(mine[0], theirs[0])
        )

    def _is_better(self, one: int, other: int) -> bool:
        mine, theirs = self.looks[one], self.looks[other]
        if one == other:
            return True
        if (mine.turned, mine.symbols, mine.plain) != (theirs.turned, theirs.symbols, theirs.plain):
            return False
        if mine.moves.once != theirs.moves.once or mine.moves.firsts < theirs.moves.firsts:
            return False
        steps = list(mine.moves.steps)
        more = mine.moves.left - theirs.moves.left
        if more and not self._counts_bare(steps, more):
            return False
        return all(
            a == b or (a < b) == (track.name == "red")
            for track, a, b in zip(self.check.tracks, steps, theirs.moves.steps, strict=True)
        )

    def _counts_bare(self, steps: list[int], more: int) -> bool:
        """Adds to steps what bare dice that are there more, or less, can be worth at worst. False: nobody can tell."""
        bare = [special for special in self.check.specials if special.dice]
        if any(special.steps < 0 or special.track in ("red", "") for special in bare) or len(bare) > 1:
            return False
        if more < 0 and bare:
            names = [track.name for track in self.check.tracks]
            steps[names.index(bare[0].track)] += more * bare[0].steps
        return True

    def _is_lasting(self) -> bool:
        """Whether no die can push back what is reached."""
        return all(special.steps >= 0 or special.track == "red" for special in self.check.specials)

    def smaller(self, table: Table, hand: Hand) -> Table:
        """Of dice that show the same only so many are rolled again as the cards allow, and those that fall best."""
        if self._is_lasting() and self.outcome(table) == self.top:
            return WON
        counts = dict(self.items(table))
        for sort in list(counts):
            kind, number = self.sorts[sort]
            if kind == NO_KIND:
                continue
            touched = 0 if self._is_perfect(kind, number) else self.touches(sort, hand)
            surplus = counts[sort] - max(0, touched - self._rather(counts, sort, hand))
            if surplus > 0:
                counts[sort] -= surplus
                nobody = self.sort_of(NO_KIND, number)
                counts[nobody] = counts.get(nobody, 0) + surplus
        return sum(count << WIDTH * sort for sort, count in counts.items())

    def _is_perfect(self, kind: int, number: int) -> bool:
        """Whether a die can show nothing better."""
        return all(self.is_at_least(number, other) for other, _ in self.kinds[kind][0])

    def _rather(self, counts: dict[int, int], sort: int, hand: Hand) -> int:
        """How many other dice that show the same would rather be rolled again than this one."""
        kind, number = self.sorts[sort]
        found, chain = 0, kind
        for other, count in sorted(counts.items()):
            of_kind, shows = self.sorts[other]
            if other == sort or not count or shows != number or of_kind == NO_KIND:
                continue
            if not self.fit[sort] & ~self.fit[other] and self.falls_better(of_kind, chain):
                found += count
                if len(hand) > 1:
                    chain = of_kind
        return found

    def picks(self, table: Table, card: int) -> Iterator[tuple[Table, tuple[int, ...]]]:
        able = [(sort, count) for sort, count in self.items(table) if self.fit[sort] >> card & 1]
        most = self.dice_of[card]
        self.work.spend(choice_count(able, most))
        for counts in product(*(range(min(count, most) + 1) for _, count in able)):
            if 0 < sum(counts) <= most and not self.is_foolish(able, counts):
                self.work.spend(3)
                dice = [(sort, number) for (sort, _), number in zip(able, counts, strict=True) if number]
                kept = table - sum(number << WIDTH * sort for sort, number in dice)
                yield kept, tuple(sorted(self.sorts[sort][0] for sort, number in dice for _ in range(number)))


def _is_simple(card: Card) -> bool:
    """Whether it means nothing if a card is used before or after others of this kind: each sets dice of its own."""
    return all(
        part.do in ("advance", "excuse")
        or (part.do == "turn" and part.shows < 0 and part.to != COPY and not part.every)
        for option in card.options
        for part in option
    )


@lru_cache(maxsize=1 << 14)
def _moved(dice: Dice, look: int, after: int) -> Dice:
    """One die looks different now."""
    counts = dict(dice)
    counts[look] -= 1
    if after != GONE:
        counts[after] = counts.get(after, 0) + 1
    return tuple(sorted((one, count) for one, count in counts.items() if count))
