"""The faces that dice of a check can show, numbered, and what is needed of them: a need is a set of faces, one bit a
face."""

from collections.abc import Iterable, Sequence
from itertools import combinations, permutations
from typing import NamedTuple, TypeAlias

from starboard.games.vanguard.board.requirements_met import ANY, COLOUR, DIE, Shown, Swap, serves
from starboard.games.vanguard.notation.symbols import COLOURS, SYMBOLS, VANGUARD
from starboard.games.vanguard.odds.sums.wanted_check import (
    Check,
    Part,
    colour_of,
    faces_of,
    in_colour,
    lying_in,
    results_of,
)

Slots: TypeAlias = tuple[frozenset[int], ...]
"""What each symbol of a face can serve as."""
WHOLE = -1


class Need(NamedTuple):
    """What one die must give."""

    faces: int
    """The faces that give it."""
    symbol: int = WHOLE
    """The symbol that it is, which can share a die with another symbol; `WHOLE`: it takes a die for itself."""
    reading: int = 0
    """How the faces are read, a place in `Universe.readings`."""
    only: int = -1
    """The faces that count although they share: a die may have to show something besides."""


class Universe:
    """The faces of a check, and what each symbol on them can serve as."""

    def __init__(self, check: Check) -> None:
        self.check = check
        rolling = {*check.dice, *(die for card in check.cards for part in card.options[0] for die in part.dice)}
        rolling |= {die for die, _ in check.rolled}
        seen = dict.fromkeys(shown for die in sorted(rolling) for shown in faces_of(check, die))
        seen |= dict.fromkeys(lying_in(check, die, shown) for die, shown in check.rolled)
        self.hues = sorted({hue for hue, _ in seen}) if check.knows_kinds else range(len(COLOURS))
        """The colours of dice; or their hues."""
        turned = ((hue, (symbol,)) for hue in self.hues for symbol in range(len(SYMBOLS)))
        self.faces: list[Shown] = list(dict.fromkeys([*seen, *turned]))
        self.number = {shown: number for number, shown in enumerate(self.faces)}
        self._showing = [bits(symbol in symbols for _, symbols in self.faces) for symbol in range(len(SYMBOLS))]
        self._turned = [self._turned_to(symbol) for symbol in range(len(SYMBOLS))]
        self._fitting: dict[Part, int] = {}
        self.in_play = (1 << len(seen)) - 1
        """The faces that dice can show without being turned."""
        self.readings: list[list[Slots | None]] = [self._read(check.swap)]

    def _turned_to(self, symbol: int) -> list[tuple[int, int]]:
        """The face of each hue that dice show when they are set to a symbol, and all faces of the hue."""
        return [(self.number[hue, (symbol,)], bits(hue == one for one, _ in self.faces)) for hue in self.hues]

    def _read(self, swap: Swap) -> list[Slots | None]:
        """What the symbols of each face serve as; None: a special effect takes the die (IV-X-532)."""
        return [self.read(shown, swap) for shown in self.faces]

    def read(self, shown: Shown, swap: Swap) -> Slots | None:
        """What the symbols of a face serve as, whether it is in the universe or not."""
        taken = {symbol for special in self.check.specials if not special.once for symbol in special.symbols}
        shown = in_colour(shown)
        natural = serves(shown, (), swap, True)
        if VANGUARD not in shown[1] and any(not slot.isdisjoint(taken) for slot in natural):
            return None
        return serves(shown, self.check.conversions, swap, False)

    def taken_once(self, swap: Swap) -> int:
        """The faces that go to a special effect which takes one die at most; -1 if there is no such effect."""
        specials = self.check.specials
        place = next((place for place, special in enumerate(specials) if special.once), -1)
        if place < 0:
            return -1
        earlier = {symbol for special in specials[:place] for symbol in special.symbols}
        plain = map(in_colour, self.faces)
        naturals = [{symbol for slot in serves(shown, (), swap, True) for symbol in slot} for shown in plain]
        return bits(
            VANGUARD not in shown[1] and not natural.isdisjoint(specials[place].symbols) and natural.isdisjoint(earlier)
            for shown, natural in zip(self.faces, naturals, strict=True)
        )

    def new_reading(self, slots: list[Slots | None]) -> int:
        """The number of a way to read the faces."""
        if slots not in self.readings:
            self.readings.append(slots)
        return self.readings.index(slots)

    def plain(self) -> int:
        """The reading without a swap."""
        return self.new_reading(self._read(()))

    def need(self, number: int, reading: int) -> Need:
        """A need of a requirement."""
        slots = self.readings[reading]
        if number < ANY:
            return Need(bits(s is not None and any(number in one for one in s) for s in slots), number, reading)
        return Need(
            bits(s is not None and number in (DIE, COLOUR + colour_of(self.faces[f][0])) for f, s in enumerate(slots)),
            WHOLE,
        )

    def showing(self, symbol: int) -> int:
        """The faces with a symbol on them."""
        return self._showing[symbol]

    def fitting(self, part: Part) -> int:
        """The faces on which a card can be used."""
        known = self._fitting.get(part)
        if known is None:
            known = self._fitting[part] = bits(part.fits(shown) for shown in self.faces)
        return known

    def turning_into(self, faces: int, symbol: int) -> int:
        """The faces that are among `faces` once they are set to a symbol."""
        return sum(colour for face, colour in self._turned[symbol] if faces >> face & 1)

    def turning_into_any(self, faces: int) -> int:
        """The faces of dice that are among `faces` once they are set to one of their own."""
        able = {hue for hue in self.hues if any(faces >> self.number[hue, one] & 1 for one in results_of(hue))}
        return bits(hue in able for hue, _ in self.faces)

    def sharing(self, needs: Sequence[Need]) -> int:
        """The faces that serve several needs at once."""
        return bits(len(symbols) > 1 and self.shares(face, needs) for face, (_, symbols) in enumerate(self.faces))

    def packs(self, face: int, way: Sequence[Need]) -> tuple[int, ...]:
        """The sets of needs that one die can serve when it shows a face, one bit per need."""
        found = {1 << place for place, need in enumerate(way) if need.faces >> face & 1}
        sides = len(self.faces[face][1])
        if self.check.doubles and sides > 1:
            for size in range(2, min(sides, len(way)) + 1):
                for places in combinations(range(len(way)), size):
                    if self.shares(face, [way[place] for place in places]):
                        found.add(sum(1 << place for place in places))
        return tuple(sorted(found))

    def shares(self, face: int, needs: Sequence[Need]) -> bool:
        """Whether several needs can be served by the symbols of one die."""
        slots = self.readings[needs[0].reading][face]
        if slots is None or any(need.symbol == WHOLE or not need.only >> face & 1 for need in needs):
            return False
        if any(need.reading != needs[0].reading for need in needs) or len(slots) < len(needs):
            return False
        return assigned(slots, [need.symbol for need in needs])


def assigned(slots: Slots, symbols: Sequence[int]) -> bool:
    """Whether each symbol can have a slot for itself."""
    return any(
        all(symbol in slot for symbol, slot in zip(symbols, order, strict=True))
        for order in permutations(slots, len(symbols))
    )


def bits(flags: Iterable[bool | int]) -> int:
    return sum(1 << place for place, flag in enumerate(flags) if flag)
