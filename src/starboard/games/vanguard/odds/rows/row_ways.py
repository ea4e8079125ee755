"""The ways to meet the rows of a check, with the cards that turn dice folded in.

A card that sets dice, or excuses a need, rolls nothing. So what it can do is known before the roll: with "set a die to
science" a way that needs science and technology can as well be met with technology and any die. Every use of the cards
becomes one more way, and nothing is left to decide after the roll.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations, product
from typing import TypeAlias

from starboard.games.vanguard.board.requirements_met import ANY, plain_ways
from starboard.games.vanguard.notation.symbols import SYMBOLS
from starboard.games.vanguard.odds.rows.faces_needed import WHOLE, Need, Universe, assigned, bits
from starboard.games.vanguard.odds.rows.pruned_ways import MOST_WAYS, RowWay, pruned
from starboard.games.vanguard.odds.sums.effort import TooMuch
from starboard.games.vanguard.odds.sums.wanted_check import COPY, Card, Part

Chosen: TypeAlias = tuple[tuple[Part, ...] | None, ...]
"""For each card, the option with which it excuses something; None: it does not."""


def expanded(universe: Universe) -> list[RowWay]:
    """The ways to meet each row, with every use of the cards that roll nothing. `TooMuch` if there are too many."""
    cards = [card for card in universe.check.cards if card.roll is None]
    found: dict[tuple[RowWay, Chosen, int], None] = {}
    excusing = [[None, *(option for option in card.options if _excuses(option))] for card in cards]
    for chosen in product(*excusing):
        found |= dict.fromkeys((way, chosen, 0) for way in _excused(universe, chosen))
    fresh = list(found)
    while fresh:
        made: dict[tuple[RowWay, Chosen, int], None] = {}
        for (row, way), chosen, used in fresh:
            for place in _unused(cards, chosen, used):
                for option in _turning(cards[place], chosen[place]):
                    for earlier in _before(universe, way, option):
                        made[(row, earlier), chosen, used | 1 << place] = None
        fresh = [entry for entry in made if entry not in found]
        found |= dict.fromkeys(fresh)
        if len(found) > 20 * MOST_WAYS:
            raise TooMuch
    return pruned(universe, [way for way, _, _ in found])


def _unused(cards: Sequence[Card], chosen: Chosen, used: int) -> list[int]:
    """The cards that can still be used, by their places; of those that are alike the first."""
    found: dict[object, int] = {}
    for place, card in enumerate(cards):
        if not used >> place & 1:
            found.setdefault((card, chosen[place]), place)
    return list(found.values())


def _turning(card: Card, excusing: tuple[Part, ...] | None) -> list[tuple[Part, ...]]:
    """What a card can turn; when it excuses something, only what comes with that."""
    options = [option for option in card.options if not _excuses(option)] if excusing is None else [excusing]
    turning = [tuple(part for part in option if part.do in BEFORE) for option in options]
    return [parts for parts in turning if parts]


def _excuses(option: tuple[Part, ...]) -> set[str]:
    """What an option excuses of the needs of a row. It does so at the end of everything."""
    return {part.what for part in option if part.do == "excuse"} & {"swap", "need"}


def _excused(universe: Universe, chosen: Chosen) -> list[RowWay]:
    """The ways when some cards excuse a swap or a need."""
    excuses = {what for option in chosen if option is not None for what in _excuses(option)}
    ways = _printed(universe, universe.plain() if "swap" in excuses else 0)
    if "need" in excuses:
        ways += [
            (row, way[:place] + way[place + 1 :]) for row, way in ways if len(way) > 1 for place in range(len(way))
        ]
    return _spared(ways, universe.taken_once(() if "swap" in excuses else universe.check.swap))


def _spared(ways: list[RowWay], once: int) -> list[RowWay]:
    """The ways when a special effect takes one of the dice that show certain faces: either none of them is needed, or
    there is one more."""
    if once < 0:
        return ways
    without = [
        (row, tuple(need._replace(faces=need.faces & ~once, only=need.only & ~once) for need in way))
        for row, way in ways
    ]
    return [*without, *((row, tuple(sorted((*way, Need(once))))) for row, way in ways)]


def _printed(universe: Universe, reading: int) -> list[RowWay]:
    return [
        (place, tuple(sorted(universe.need(number, reading) for number in way)))
        for place, row in enumerate(universe.check.rows)
        for way in plain_ways(row.ways)
    ]


def _before(universe: Universe, way: tuple[Need, ...], parts: Sequence[Part]) -> Iterator[tuple[Need, ...]]:
    """What the dice must give before the parts of a card are carried out, so that they give `way` afterwards."""
    if not parts:
        yield way
        return
    last = parts[-1]
    for earlier in dict.fromkeys(tuple(sorted(one)) for one in BEFORE[last.do](universe, way, last)):
        yield from _before(universe, earlier, parts[:-1])


def _before_turn(universe: Universe, way: tuple[Need, ...], part: Part) -> Iterator[tuple[Need, ...]]:
    if part.every:
        yield _before_every(universe, way, part)
        return
    if part.to == COPY:
        yield from _before_copies(universe, way, part, part.count)
        return
    if part.to == ANY:
        yield from _before_any(universe, way, part)
        return
    fitting = universe.fitting(part)
    turned = [Need(fitting & universe.turning_into(need.faces, part.to)) for need in way]
    gains = [place for place, need in enumerate(way) if turned[place].faces & ~need.faces]
    for count in range(1, min(part.count, len(gains)) + 1):
        for places in combinations(gains, count):
            yield tuple(turned[place] if place in places else need for place, need in enumerate(way))


def _before_any(universe: Universe, way: tuple[Need, ...], part: Part) -> Iterator[tuple[Need, ...]]:
    """Dice are set to any of their faces. Each of them then serves a need, or two at once by a face with two
    symbols."""
    fitting = universe.fitting(part)
    able: list[tuple[tuple[int, ...], int]] = []
    for place, need in enumerate(way):
        faces = fitting & universe.turning_into_any(need.faces)
        if faces & ~need.faces:
            able.append(((place,), faces))
    for pair in combinations(range(len(way)), 2) if universe.check.doubles else ():
        able.append((pair, fitting & universe.turning_into_any(universe.sharing([way[place] for place in pair]))))
    for count in range(1, min(part.count, len(way)) + 1):
        for chosen in combinations([(places, faces) for places, faces in able if faces], count):
            served = [place for places, _ in chosen for place in places]
            if len(set(served)) == len(served):
                rest = [need for place, need in enumerate(way) if place not in served]
                yield (*rest, *(Need(faces) for _, faces in chosen))


def _before_every(universe: Universe, way: tuple[Need, ...], part: Part) -> tuple[Need, ...]:
    """All dice that fit are set: the whole way is read through that."""
    fitting = universe.fitting(part)

    def preimage(faces: int) -> int:
        return (faces & ~fitting) | (universe.turning_into(faces, part.to) & fitting)

    found = []
    for need in way:
        slots = universe.readings[need.reading]
        after = [
            slots[universe.number[shown[0], (part.to,)]] if fitting >> face & 1 else slots[face]
            for face, shown in enumerate(universe.faces)
        ]
        only = preimage(need.only & (1 << len(universe.faces)) - 1)
        found.append(Need(preimage(need.faces), need.symbol, universe.new_reading(after), only))
    return tuple(found)


def _before_copies(universe: Universe, way: tuple[Need, ...], part: Part, count: int) -> Iterator[tuple[Need, ...]]:
    """A die is set to what another one shows: that other one serves a need as well, or lies there besides."""
    fitting = universe.fitting(part)
    for place, need in enumerate(way):
        others = way[:place] + way[place + 1 :]
        for symbol in range(len(SYMBOLS)):
            turned = Need(fitting & universe.turning_into(need.faces, symbol))
            if not turned.faces & ~need.faces:
                continue
            shows = universe.showing(symbol)
            seen = [(*others, turned, Need(shows))]
            for other, witness in enumerate(others):
                limited = witness._replace(faces=witness.faces & shows, only=witness.only & shows)
                seen.append((*others[:other], limited, *others[other + 1 :], turned))
            for earlier in seen:
                yield earlier
                if count > 1:
                    yield from _before_copies(universe, earlier, part, count - 1)


def _before_toss(universe: Universe, way: tuple[Need, ...], part: Part) -> Iterator[tuple[Need, ...]]:
    """One more die must be there."""
    yield (*way, Need(universe.fitting(part)))


def _before_double(universe: Universe, way: tuple[Need, ...], part: Part) -> Iterator[tuple[Need, ...]]:
    """A symbol counts once more: two or three needs are served by one die that shows it."""
    if not universe.check.doubles:
        return
    symbols = [place for place, need in enumerate(way) if need.symbol != WHOLE and need.reading == 0]
    doubled = [
        universe.read((colour, (*shown, part.to)), universe.check.swap) if part.to in shown else None
        for colour, shown in universe.faces
    ]
    for size in (2, 3):
        for places in combinations(symbols, size):
            wanted = [way[place].symbol for place in places]
            one = Need(bits(slots is not None and len(slots) >= size and assigned(slots, wanted) for slots in doubled))
            yield (*(need for place, need in enumerate(way) if place not in places), one)


BEFORE = {"turn": _before_turn, "toss": _before_toss, "double": _before_double}
"""What must have been there before each part of a card."""
