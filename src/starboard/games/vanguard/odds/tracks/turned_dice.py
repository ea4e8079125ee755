"""What the cards of a plan can make of one die, on tracks: every use of them on it, and what the die does then."""

from collections.abc import Iterable, Iterator, Sequence
from typing import TypeAlias

import msgspec

from starboard.games.vanguard.board.requirements_met import ANY, Shown
from starboard.games.vanguard.notation.symbols import ACCIDENT, COLOURS, SYMBOLS, VANGUARD
from starboard.games.vanguard.odds.sums.matching import unbeaten
from starboard.games.vanguard.odds.sums.wanted_check import COPY, Check, Part, results_of
from starboard.games.vanguard.odds.tracks.card_plans import Key, Plan, Slot, Use, like_symbols
from starboard.games.vanguard.odds.tracks.track_chances import Moves, moves_of
from starboard.games.vanguard.odds.tracks.track_totals import Totals

Seen: TypeAlias = int
"""For each moment at which something is copied: the symbols already rolled, one bit each, and above them the symbol
that was copied from a die that is still to come."""
Entry: TypeAlias = tuple[Key, Seen, int]
"""What was used of the cards, what is there to be copied, and the sum of what the dice do."""
Family: TypeAlias = tuple[Entry, ...]
"""All that dice can come to, without what is worse than something else."""
_Taken: TypeAlias = tuple[Key, Seen]
_Die: TypeAlias = tuple[Shown | None, _Taken]
"""A die on its way through a plan: what it shows, None if it was tossed; and what that takes."""
_Dice: TypeAlias = dict[Shown | None, list[_Taken]]
"""All that a die can be made into."""
_SIZE = len(SYMBOLS)
_ALL = (1 << _SIZE) - 1


class Turns:
    """The uses of cards in a plan."""

    def __init__(self, check: Check, plan: Plan) -> None:
        self.plan, self.counters = plan, plan.counters
        self.totals = totals = Totals(check, plan.eased)
        self._check = msgspec.structs.replace(check, swap=()) if plan.plain else check
        parts = [use.part for use in (*plan.loose, *(use for slot in plan.slots for use in slot.uses))]
        self._conditions = {part.shows for part in parts} | {part.to for part in parts if part.do == "double"}
        firsts = {symbol for special in check.specials if special.first for symbol in special.symbols}
        self._wanted = {VANGUARD, *firsts, *(self._conditions & set(range(ACCIDENT)))}
        """Single symbols to which a die is set when one may choose: a vanguard serves as anything, but cards may want
        the symbol."""
        self._forced = {part.shows for part in parts if part.every}
        self._copying = {
            slot.copies: sum({bit for use in slot.uses for bit in _bits(use.takes)})
            for slot in plan.slots
            if slot.copies >= 0
        }
        self._alike = like_symbols(check, parts) if self._copying else []
        self._better = self._better_symbols() if self._copying else []
        self._plain: dict[tuple[Key, Seen], Seen] = {}
        self._seen: dict[tuple[Seen, Seen], bool] = {}
        self._copied = sum(self._copying.values())
        nothing = Moves((0,) * len(check.tracks), 0)
        self._gone = totals.number(nothing)
        for part in plan.advances:
            steps = tuple(part.count * (track.name == part.what) for track in check.tracks)
            nothing = Moves(tuple(a + b for a, b in zip(nothing.steps, steps, strict=True)), 0)
        self.start: Family = ((0, 0, totals.number(nothing)),)

    # -- Symbols to copy -----------------------------------------------------------------------------------------------

    def _moved_by(self, symbol: int) -> list[list[int]]:
        return [self._does((colour, (symbol,))) for colour in range(len(COLOURS))]

    def _better_symbols(self) -> list[tuple[int, int]]:
        """Pairs of symbols, as bits, of which nobody copies the second when the first is there."""
        does = {symbol: self._moved_by(symbol) for symbol in set(self._alike)}
        return [
            (1 << one, 1 << other)
            for one, mine in does.items()
            for other, theirs in does.items()
            if one != other
            and one not in self._forced
            and other not in self._conditions
            and all(self._is_covered(more, less) for more, less in zip(mine, theirs, strict=True))
        ]

    def _is_covered(self, more: Iterable[int], less: Iterable[int]) -> bool:
        return all(any(self.totals.is_at_least(one, other) for one in more) for other in less)

    def settled(self, key: Key, seen: Seen) -> Seen:
        """What still matters of what is there to be copied."""
        if not seen:
            return 0
        known = self._plain.get((key & self._copied, seen))
        if known is None:
            known = 0
            for place, counters in self._copying.items():
                there, wanted = seen >> 2 * _SIZE * place & _ALL, seen >> (2 * place + 1) * _SIZE & _ALL
                if wanted:
                    there, wanted = 0, 0 if wanted & there else wanted
                elif key & counters:
                    there = 0
                for one, other in self._better:
                    if there & one:
                        there &= ~other
                known |= (there | wanted << _SIZE) << 2 * _SIZE * place
            self._plain[key & self._copied, seen] = known
        return known

    def is_done(self, entry: Entry) -> bool:
        """Whether everything that was begun was carried out, and everything that was copied was there."""
        key, seen, _ = entry
        wanted = any(seen >> (2 * place + 1) * _SIZE & _ALL for place in self._copying)
        return not wanted and self.counters.is_done(key)

    # -- One die -------------------------------------------------------------------------------------------------------

    def family_of(self, shown: Shown) -> Family:
        """All that can be made of a die that shows this."""
        dice: _Dice = {shown: [(0, 0)]}
        for slot in self.plan.slots:
            dice = self._pruned(self._through(self._loosely_used(dice), slot))
        found = [
            (key, self.settled(key, seen), total)
            for made, takes in self._loosely_used(dice).items()
            for total in self._does(made)
            for key, seen in takes
        ]
        return self.best(found)

    def _does(self, shown: Shown | None) -> list[int]:
        return [self._gone] if shown is None else [self.totals.number(one) for one in moves_of(self._check, shown)]

    def _loosely_used(self, dice: _Dice) -> _Dice:
        """The same with every use of the loose cards."""
        fresh = dice
        while fresh:
            made = self._made(
                (shown, use, [one for one in takes if not self.counters.is_touched(one[0], use.takes)])
                for shown, takes in fresh.items()
                for use in self.plan.loose
            )
            before, dice = dice, self._pruned([*_listed(dice), *made])
            fresh = {shown: [one for one in takes if one not in before.get(shown, ())] for shown, takes in dice.items()}
            fresh = {shown: takes for shown, takes in fresh.items() if takes}
        return dice

    def _made(self, uses: Iterable[tuple[Shown | None, Use, Sequence[_Taken]]], copies: int = -1) -> Iterator[_Die]:
        """What dice can be made into by uses of cards."""
        for shown, use, takes in uses:
            for after, copied in self._results(shown, use) if shown is not None else ():
                wanted = copied << (2 * copies + 1) * _SIZE if copied else 0
                for key, seen in takes:
                    if not self.counters.is_too_much(key + use.takes):
                        yield after, (key + use.takes, seen | wanted)

    def _through(self, dice: _Dice, slot: Slot) -> Iterator[_Die]:
        """One moment of the plan passes."""
        part = slot.uses[0].part
        for shown, takes in dice.items():
            if shown is None or not (part.every and part.fits(shown)):
                there = self._shows(shown, slot) if shown is not None else 0
                yield from ((shown, (key, seen | there)) for key, seen in takes)
        yield from self._made(((shown, use, takes) for shown, takes in dice.items() for use in slot.uses), slot.copies)

    def _pruned(self, dice: Iterable[_Die]) -> _Dice:
        """For each thing that a die can show, without what takes more than need be."""
        found: dict[Shown | None, set[_Taken]] = {}
        for shown, taken in dice:
            found.setdefault(shown, set()).add(taken)
        return {shown: self._least(takes) for shown, takes in found.items()}

    def _least(self, takes: set[_Taken]) -> list[_Taken]:
        return list(takes) if len(takes) == 1 else sorted(unbeaten(sorted(takes), self._takes_more))

    def _takes_more(self, one: _Taken, other: _Taken) -> bool:
        return self.counters.is_freer(other[0], one[0]) and (one[1] == other[1] or self._sees_more(other[1], one[1]))

    def _shows(self, shown: Shown, slot: Slot) -> Seen:
        """What others can copy at this moment."""
        if slot.copies < 0:
            return 0
        there = sum({1 << self._alike[symbol] for symbol in shown[1]})
        return there << 2 * _SIZE * slot.copies

    def _results(self, shown: Shown, use: Use) -> Iterator[tuple[Shown | None, int]]:
        """What a die shows after a card was used on it, and what was copied, as a bit."""
        part: Part = use.part
        colour, symbols = shown
        if part.do == "double":
            if part.to in symbols:
                yield (colour, tuple(sorted((*symbols, part.to)))), 0
        elif part.fits(shown):
            if part.do == "toss":
                yield None, 0
            elif part.to == COPY:
                for symbol in sorted(set(self._alike)):
                    yield (colour, (symbol,)), 1 << symbol
            elif part.to == ANY:
                for result in results_of(colour):
                    if len(result) > 1 or result[0] in self._wanted:
                        yield (colour, result), 0
            else:
                yield (colour, (part.to,)), 0

    # -- What is worse than something else -----------------------------------------------------------------------------

    def best(self, entries: Iterable[Entry]) -> Family:
        """Without entries that are no better than another one in anything."""
        groups: dict[Key, set[tuple[Seen, int]]] = {}
        for key, seen, total in entries:
            groups.setdefault(key, set()).add((seen, total))
        kept: dict[Key, list[tuple[Seen, int]]] = {}
        # What takes less has the smaller key, so nothing is worse than what comes after it.
        for key, group in sorted(groups.items()):
            freer = [one for other in self.counters.freer(kept, key) for one in kept[other]]
            free = [one for one in sorted(group) if not any(self._is_beaten(one, other) for other in freer)]
            if free:
                kept[key] = sorted(unbeaten(free, self._is_beaten)) if len(free) > 1 else free
        return tuple((key, seen, total) for key, found in kept.items() for seen, total in found)

    def _is_beaten(self, one: tuple[Seen, int], other: tuple[Seen, int]) -> bool:
        """Whether one is no better than another that takes no more."""
        return self.totals.is_at_least(other[1], one[1]) and (other[0] == one[0] or self._sees_more(other[0], one[0]))

    def is_at_least(self, one: Entry, other: Entry) -> bool:
        """Whether an entry is as good as another, whatever else is rolled."""
        return (
            self.totals.is_at_least(one[2], other[2])
            and self.counters.is_freer(one[0], other[0])
            and (one[1] == other[1] or self._sees_more(one[1], other[1]))
        )

    def _sees_more(self, one: Seen, other: Seen) -> bool:
        """Whether as much can be copied."""
        known = self._seen.get((one, other))
        if known is None:
            known = self._seen[one, other] = self._sees_all(one, other)
        return known

    def _sees_all(self, one: Seen, other: Seen) -> bool:
        for place in self._copying:
            there, wanted = one >> 2 * _SIZE * place & _ALL, one >> (2 * place + 1) * _SIZE & _ALL
            if wanted and wanted != other >> (2 * place + 1) * _SIZE & _ALL:
                return False
            if (other >> 2 * _SIZE * place & _ALL) & ~there and not self._all_bettered(other, one, place):
                return False
        return True

    def _all_bettered(self, less: Seen, more: Seen, place: int) -> bool:
        """Whether for each symbol that is missing a better one is there."""
        there, missing = more >> 2 * _SIZE * place & _ALL, (less & ~more) >> 2 * _SIZE * place & _ALL
        bettered = sum({other for one, other in self._better if there & one})
        return not missing & ~bettered


def _listed(dice: _Dice) -> Iterator[_Die]:
    return ((shown, taken) for shown, takes in dice.items() for taken in takes)


def _bits(number: int) -> Iterator[int]:
    while number:
        yield number & -number
        number &= number - 1
