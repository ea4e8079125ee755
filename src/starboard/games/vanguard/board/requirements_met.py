"""Which dice can meet a requirement (IV-X-532 to IV-X-535, IV-X-542, IV-X-570 to IV-X-583). Play and odds share it.

A die is a colour and the symbols of the face that is up, as places in `SYMBOLS`. Each symbol of a face can serve one
need for a symbol; or the die as a whole serves one for a die or a colour. A vanguard serves as any symbol, a basic also
as what a conversion makes of it. A need is a number: a symbol, or one of those below.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import chain
from typing import TypeAlias

from starboard.games.vanguard.notation.requirement import Requirement
from starboard.games.vanguard.notation.symbols import ACCIDENT, BASIC, COLOURS, SYMBOLS, VANGUARD

Shown: TypeAlias = tuple[int, tuple[int, ...]]
"""The colour of a die, and the symbols that it shows."""
Conversions: TypeAlias = tuple[tuple[int, int], ...]
"""A basic on a die of this colour may count as that symbol (IV-X-570)."""
Swap: TypeAlias = tuple[int, ...]
"""What each symbol counts as instead, by its place; empty: as itself."""
Way: TypeAlias = tuple[int, ...]
"""What is needed, all of it."""

ANY = len(SYMBOLS)
"""IV-X-515: some symbol, the same for all of these needs."""
DIE = ANY + 1
COLOUR = DIE + 1
"""A die of colour 0; the other colours follow."""

_NUMBER = {name: number for number, name in enumerate(SYMBOLS)} | {"any": ANY, "die": DIE}
_NUMBER |= {name: COLOUR + number for number, name in enumerate(COLOURS)}
_EVERYTHING = frozenset(range(len(SYMBOLS)))
_NOT_ACCIDENT = tuple(symbol for symbol in range(len(SYMBOLS)) if symbol != ACCIDENT)


def need_number(need: str) -> int:
    """A need by its name."""
    return _NUMBER[need]


@lru_cache(maxsize=4096)
def numbered_ways(ways: tuple[tuple[str, ...], ...]) -> tuple[Way, ...]:
    """The ways of a requirement as numbers."""
    return tuple(tuple(sorted(_NUMBER[need] for need in way)) for way in ways)


@lru_cache(maxsize=4096)
def serves(shown: Shown, conversions: Conversions, swap: Swap, natural: bool) -> tuple[frozenset[int], ...]:
    """What each symbol of a die can serve as. `natural`: without vanguard and conversions (IV-X-535)."""
    return tuple(_serves(symbol, shown[0], conversions, swap, natural) for symbol in shown[1])


def _serves(symbol: int, colour: int, conversions: Conversions, swap: Swap, natural: bool) -> frozenset[int]:
    if natural:
        return frozenset({swap[symbol] if swap else symbol})
    if symbol == VANGUARD:
        return _EVERYTHING
    # At most one conversion is chosen when the die is spent (IV-X-572); it names the symbol before a swap.
    made = [symbol, *(to for of, to in conversions if symbol == BASIC and of == colour)]
    return frozenset(swap[one] if swap else one for one in made)


def meets(dice: Sequence[Shown], requirement: Requirement, conversions: Conversions = (), swap: Swap = ()) -> bool:
    """Whether the dice can meet a requirement."""
    return can_meet(tuple(sorted(dice)), numbered_ways(requirement.ways), conversions, swap, False)


@lru_cache(maxsize=1 << 16)
def can_meet(
    dice: tuple[Shown, ...], ways: tuple[Way, ...], conversions: Conversions, swap: Swap, natural: bool
) -> bool:
    """Whether the dice, in order, can meet one of the ways."""
    offers = [serves(die, conversions, swap, natural) for die in dice]
    there = frozenset().union(*chain.from_iterable(offers))
    for way in plain_ways(ways):
        # Most dice lack a symbol, and then need not be tried one by one.
        if _symbols_of(way) <= there and next(_covers(dice, offers, way), None) is not None:
            return True
    return False


@lru_cache(maxsize=1 << 12)
def _symbols_of(way: Way) -> frozenset[int]:
    """The symbols that a way needs."""
    return frozenset(need for need in way if need < ANY)


@lru_cache(maxsize=1 << 12)
def plain_ways(ways: tuple[Way, ...]) -> tuple[Way, ...]:
    """The ways without `ANY`: each of these needs is replaced by every symbol that it can be (IV-X-515)."""
    found: dict[Way, None] = {}
    for way in ways:
        if ANY not in way:
            found[way] = None
            continue
        for symbol in _NOT_ACCIDENT:
            found[tuple(sorted(symbol if need == ANY else need for need in way))] = None
    return tuple(found)


def ways(
    dice: Sequence[Shown],
    requirement: Requirement,
    conversions: Conversions = (),
    swap: Swap = (),
    natural: bool = False,
) -> list[tuple[int, ...]]:
    """The sets of dice, by their places, that meet a requirement and could not do it with one die less."""
    offers = [serves(die, conversions, swap, natural) for die in dice]
    covers: set[frozenset[int]] = set()
    for way in plain_ways(numbered_ways(requirement.ways)):
        covers.update(_covers(dice, offers, way))
    smallest = [tuple(sorted(cover)) for cover in covers if not any(other < cover for other in covers)]
    return sorted(smallest, key=lambda cover: (len(cover), cover))


def _covers(dice: Sequence[Shown], offers: Sequence[tuple[frozenset[int], ...]], way: Way) -> Iterator[frozenset[int]]:
    """Every set of dice that can serve all needs of a way, some of them more than once."""
    symbols = [need for need in way if need < ANY]
    wholes = [need for need in way if need > ANY]
    free = [list(range(len(offer))) for offer in offers]
    used: list[int] = []

    def serve_symbol(number: int) -> Iterator[frozenset[int]]:
        if number == len(symbols):
            yield from serve_whole(0)
            return
        for place, offer in enumerate(offers):
            tried: list[frozenset[int]] = []
            for slot in tuple(free[place]):
                # Symbols of a die that serve as the same are equal; one that serves as more may be needed later.
                if symbols[number] in offer[slot] and offer[slot] not in tried:
                    tried.append(offer[slot])
                    free[place].remove(slot)
                    used.append(place)
                    yield from serve_symbol(number + 1)
                    used.pop()
                    free[place].append(slot)
                    free[place].sort()

    def serve_whole(number: int) -> Iterator[frozenset[int]]:
        if number == len(wholes):
            yield frozenset(used)
            return
        for place, (colour, _) in enumerate(dice):
            if place not in used and wholes[number] in (DIE, COLOUR + colour):
                used.append(place)
                yield from serve_whole(number + 1)
                used.pop()

    yield from serve_symbol(0)


# -- Special effects ---------------------------------------------------------------------------------------------------


def compulsory(dice: Sequence[Shown], requirement: Requirement, swap: Swap = ()) -> int:
    """IV-X-532, IV-X-535: how often natural symbols alone meet the requirement of a special effect."""
    return times(dice, requirement, (), swap, natural=True)


def times(
    dice: Sequence[Shown],
    requirement: Requirement,
    conversions: Conversions = (),
    swap: Swap = (),
    natural: bool = False,
) -> int:
    """How often a requirement can be met at once, each symbol counted for itself (IV-X-533)."""
    ways = numbered_ways(requirement.ways)
    if all(len(way) == 1 for way in ways):
        needs = {way[0] for way in plain_ways(ways)}
        return sum(_counts(die, needs, serves(die, conversions, swap, natural)) for die in dice)
    if len(ways) == 1 and set(ways[0]) == {DIE}:
        return len(dice) // len(ways[0])
    count = 0
    while can_meet(tuple(sorted(dice)), repeated(ways, count + 1), conversions, swap, natural):
        count += 1
    return count


def _counts(die: Shown, needs: set[int], offer: tuple[frozenset[int], ...]) -> int:
    """How many needs a die serves when each of them is met by one symbol or die."""
    symbols = sum(not slot.isdisjoint(needs) for slot in offer)
    return max(symbols, int(DIE in needs or COLOUR + die[0] in needs))


@lru_cache(maxsize=1 << 10)
def repeated(ways: tuple[Way, ...], count: int) -> tuple[Way, ...]:
    """What is needed to meet a requirement this many times, in every mixture of its ways."""
    sums: set[Way] = {()}
    for _ in range(count):
        sums = {tuple(sorted((*before, *way))) for before in sums for way in plain_ways(ways)}
    return tuple(sorted(sums))


def spending(
    dice: Sequence[Shown],
    requirement: Requirement,
    count: int,
    conversions: Conversions = (),
    swap: Swap = (),
    natural: bool = False,
) -> list[tuple[int, ...]]:
    """The sets of dice that meet a requirement `count` times and could not do it with one die less."""
    names = [*SYMBOLS, "any", "die", *COLOURS]
    many = repeated(numbered_ways(requirement.ways), count)
    wanted = Requirement(requirement.text, tuple(tuple(names[need] for need in way) for way in many))
    return ways(dice, wanted, conversions, swap, natural)
