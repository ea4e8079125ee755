"""An independent evaluator of dice checks: it rolls every roll, or a sample, and tries every use of every die.

It shares nothing with the program but the faces of the dice: needs are served by plain search over permutations.
"""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import combinations, permutations, product
from typing import Any

from starboard.games.vanguard.dice import KINDS
from starboard.games.vanguard.terms import COLOURS, SYMBOLS

Die = tuple[str, tuple[str, ...]]
"""The colour of a die and the symbols that it shows."""

FACES: dict[str, list[Die]] = {
    kind.id: [(COLOURS[kind.colour], tuple(SYMBOLS[symbol] for symbol in face)) for face in kind.faces]
    for kind in KINDS
}
ORDINARY = [symbol for symbol in SYMBOLS if symbol != "accident"]


def readings(die: Die, check: dict[str, Any]) -> list[tuple[str, ...]]:
    """Every way to read the symbols of a die at the moment it is spent."""
    colour, shown = die
    swap = check.get("swap", {})
    parts = []
    for symbol in shown:
        if symbol == "vanguard":
            parts.append(list(SYMBOLS))
            continue
        read = [symbol]
        if symbol == "basic":
            read += [entry["to"] for entry in check.get("conversions", []) if entry["colour"] == colour]
        parts.append([swap.get(one, one) for one in read])
    return list(product(*parts))


def serves(die: Die, needs: Sequence[str], check: dict[str, Any]) -> bool:
    """Whether one die serves all of these needs at once."""
    if len(needs) == 1 and (needs[0] == "die" or needs[0] == die[0]):
        return True
    if len(needs) > 1 and not check.get("double_symbols"):
        return False
    return any(
        len(set(order)) == len(needs) and all(read[place] == need for place, need in zip(order, needs, strict=True))
        for read in readings(die, check)
        for order in permutations(range(len(read)), len(needs))
    )


def meets(pool: Sequence[Die], way: Sequence[str], check: dict[str, Any]) -> bool:
    """Whether dice can be told off for all needs of a way."""
    if "any" in way:
        return any(meets(pool, [symbol if need == "any" else need for need in way], check) for symbol in ORDINARY)
    if not way:
        return True
    first, rest = way[0], list(way[1:])
    for place, die in enumerate(pool):
        others = [*pool[:place], *pool[place + 1 :]]
        if serves(die, [first], check) and meets(others, rest, check):
            return True
        for second in range(len(rest)):
            left = rest[:second] + rest[second + 1 :]
            if serves(die, [first, rest[second]], check) and meets(others, left, check):
                return True
    return False


def row(pool: Sequence[Die], check: dict[str, Any]) -> str:
    """The row that is marked: the first that can be met with what special effects leave."""
    taken = {need for special in check.get("specials", []) for need in special["needs"]}
    swap = check.get("swap", {})
    left = [die for die in pool if not taken.intersection(swap.get(symbol, symbol) for symbol in die[1])]
    for entry in check["rows"]:
        if any(meets(left, way, check) for way in entry["needs"]):
            return str(entry["row"])
    return "red"


def outcomes(pool: Sequence[Die], dice: Sequence[str], check: dict[str, Any], cards: list[Any]) -> dict[str, Fraction]:
    """The chance of each row when the cards are used as well as can be."""
    names = [*(entry["row"] for entry in check["rows"]), "red"]
    best = {name: Fraction(name == row(pool, check)) for name in names}
    for number, card in enumerate(cards):
        rest = cards[:number] + cards[number + 1 :]
        for places in chosen(pool, card):
            for found in used(pool, dice, check, card, places, rest):
                best = max(best, found, key=lambda chances: wish(chances, check))
    return best


def chosen(pool: Sequence[Die], card: dict[str, Any]) -> Iterator[tuple[int, ...]]:
    able = [
        place
        for place, (colour, shown) in enumerate(pool)
        if card.get("colour", colour) == colour and ("shows" not in card or card["shows"] in shown)
    ]
    for count in range(1, card.get("reroll", card.get("set", 0)) + 1):
        yield from combinations(able, count)


def used(
    pool: Sequence[Die],
    dice: Sequence[str],
    check: dict[str, Any],
    card: dict[str, Any],
    places: tuple[int, ...],
    rest: list[Any],
) -> Iterator[dict[str, Fraction]]:
    """What comes of using a card on these dice."""
    if "set" in card:
        for symbol in ORDINARY if card["to"] == "any" else [card["to"]]:
            after = [(die[0], (symbol,)) if place in places else die for place, die in enumerate(pool)]
            yield outcomes(after, dice, check, rest)
        return
    total: dict[str, Fraction] = {}
    rolls = list(product(*(FACES[dice[place]] for place in places)))
    for roll in rolls:
        after = list(pool)
        for place, die in zip(places, roll, strict=True):
            after[place] = die
        for name, chance in outcomes(after, dice, check, rest).items():
            total[name] = total.get(name, Fraction(0)) + chance / len(rolls)
    yield total


def wish(chances: dict[str, Fraction], check: dict[str, Any]) -> tuple[Fraction, ...]:
    """The wanted row or better first, then the higher rows."""
    names = [entry["row"] for entry in check["rows"]]
    want = names.index(check["want"]) if "want" in check else len(names) - 1
    return (sum((chances[name] for name in names[: want + 1]), Fraction(0)), *(chances[name] for name in names))


def exact(check: dict[str, Any]) -> dict[str, Fraction]:
    """The chance of each row, by going through every roll."""
    dice = [*check["dice"], *check.get("supporters", [])]
    names = [*(entry["row"] for entry in check["rows"]), "red"]
    total = dict.fromkeys(names, Fraction(0))
    rolls = 0
    for pool in product(*(FACES[die] for die in dice)):
        rolls += 1
        for name, chance in outcomes(pool, dice, check, check.get("cards", [])).items():
            total[name] += chance
    return {name: chance / rolls for name, chance in total.items()}
