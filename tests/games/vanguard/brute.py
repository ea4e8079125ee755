"""An independent evaluator of dice checks: it rolls every roll, or a sample, and tries every use of every die.

It shares nothing with the program but the faces of the dice: needs are served by plain search over permutations.
"""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import combinations, permutations, product
from typing import Any

from starboard.games.vanguard.content.dice import KINDS
from starboard.games.vanguard.notation.symbols import COLOURS, SYMBOLS

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
    if len(needs) > 1 and not check.get("double_symbols", True):
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
        for count in range(len(die[1])):
            for more in combinations(range(len(rest)), count):
                left = [need for number, need in enumerate(rest) if number not in more]
                if serves(die, [first, *(rest[number] for number in more)], check) and meets(others, left, check):
                    return True
    return False


def after_once(pool: Sequence[Die], check: dict[str, Any]) -> tuple[list[list[Die]], dict[str, Any]] | None:
    """If there is a special effect that takes one die at most: every pool that it can leave, and the check without it.
    A die goes to the first effect that can take it."""
    specials = check.get("specials", [])
    once = next((special for special in specials if special.get("once")), None)
    if once is None:
        return None
    swap = check.get("swap", {})
    able = []
    for place, (_, shown) in enumerate(pool):
        read = {swap.get(symbol, symbol) for symbol in shown}
        first = next((special for special in specials if read & set(special.get("needs", []))), None)
        if first is once and "vanguard" not in shown:
            able.append(place)
    left = [[*pool[:place], *pool[place + 1 :]] for place in able] or [list(pool)]
    return left, check | {"specials": [special for special in specials if special is not once]}


def row(pool: Sequence[Die], check: dict[str, Any]) -> str:
    """The row that is marked: the first that can be met with what special effects leave."""
    once = after_once(pool, check)
    if once is not None:
        return min((row(one, once[1]) for one in once[0]), key=names_of(check).index)
    taken = {need for special in check.get("specials", []) for need in special["needs"]}
    swap = check.get("swap", {})
    left = [die for die in pool if not taken.intersection(swap.get(symbol, symbol) for symbol in die[1])]
    for entry in check["rows"]:
        if any(meets(left, way, check) for way in entry["needs"]):
            return str(entry["row"])
    return "red"


def track(pool: Sequence[Die], check: dict[str, Any], pushed: dict[str, int]) -> str:
    """The track that is full first, from the top, with the best use of vanguards and conversions."""
    once = after_once(pool, check)
    if once is not None:
        return min((track(one, once[1], pushed) for one in once[0]), key=("yellow", "green", "none", "red").index)
    natural: dict[str, int] = dict(pushed)
    free: list[Die] = []
    for die in pool:
        swap = check.get("swap", {})
        shown = [swap.get(symbol, symbol) for symbol in die[1]]
        taken = [special for special in check["specials"] if "needs" in special and set(shown) & set(special["needs"])]
        if taken and "vanguard" not in shown:
            times = sum(symbol in taken[0]["needs"] for symbol in shown)
            step(natural, taken[0], times if check.get("double_symbols", True) else 1)
        else:
            free.append(die)
    best = "red"
    for chosen in product(*(welcome(die, check) for die in free)):
        steps = dict(natural)
        for special in chosen:
            step(steps, special or {}, 1)
        left = sum(special is None for special in chosen)
        eased = check.get("eased", False)
        for special in check["specials"]:
            if "dice" in special:
                less = eased and special["dice"] > 1
                eased = eased and not less
                count, left = divmod(left, special["dice"] - less)
                step(steps, special, count)
        full = [name for name in ("yellow", "green", "red") if name in check["tracks"] and is_full(name, steps, check)]
        best = min(best, (full or ["none"])[0], key=("yellow", "green", "none", "red").index)
    return best


def step(steps: dict[str, int], special: dict[str, Any], times: int) -> None:
    if "track" in special:
        steps[special["track"]] = steps.get(special["track"], 0) + special.get("steps", 1) * times


def is_full(name: str, steps: dict[str, int], check: dict[str, Any]) -> bool:
    entry = check["tracks"][name]
    return steps.get(name, 0) >= int(entry["fields"]) - int(entry.get("at", 0))


def welcome(die: Die, check: dict[str, Any]) -> list[dict[str, Any] | None]:
    """The special effects for which one would give a vanguard or a conversion; None: the die is kept."""
    read = {symbol for reading in readings(die, check) for symbol in reading}
    found: list[dict[str, Any] | None] = [None]
    for special in check["specials"]:
        wanted = (special.get("track", "red") != "red") == (special.get("steps", 1) > 0)
        if read & set(special.get("needs", [])) and "track" in special and wanted:
            found.append(special)
    return found


def names_of(check: dict[str, Any]) -> list[str]:
    if "tracks" in check:
        return [*(name for name in ("yellow", "green", "red") if name in check["tracks"]), "none"]
    return [*(entry["row"] for entry in check["rows"]), "red"]


Lottery = list[tuple[list[Die], list[str], dict[str, Any]]]
"""What may come of a card, all alike likely: the pool, the kinds of its dice, and the check as it is now."""


KNOWN: dict[str, dict[str, Fraction]] = {}


def outcomes(pool: Sequence[Die], dice: Sequence[str], check: dict[str, Any], cards: list[Any]) -> dict[str, Fraction]:
    """The chance of each row when the cards are used as well as can be, in any order. Pools that were seen before are
    remembered: the order of dice means nothing."""
    together = sorted(zip(pool, dice, strict=True))
    pool, dice = [die for die, _ in together], [kind for _, kind in together]
    key = repr((together, check, cards))
    if key not in KNOWN:
        KNOWN[key] = _outcomes(pool, dice, check, cards)
    return KNOWN[key]


def _outcomes(pool: Sequence[Die], dice: Sequence[str], check: dict[str, Any], cards: list[Any]) -> dict[str, Fraction]:
    got = track(pool, check, check.get("pushed", {})) if "tracks" in check else row(pool, check)
    best = {name: Fraction(name == got) for name in names_of(check)}
    for number, card in enumerate(cards):
        if number and card in cards[:number]:
            continue
        rest = cards[:number] + cards[number + 1 :]
        for lottery in used(list(pool), list(dice), check, card):
            total = dict.fromkeys(best, Fraction(0))
            for after, kinds, changed in lottery:
                for name, chance in outcomes(after, kinds, changed, rest).items():
                    total[name] += chance / len(lottery)
            best = max(best, total, key=lambda chances: wish(chances, check))
    return best


def used(pool: list[Die], dice: list[str], check: dict[str, Any], card: dict[str, Any]) -> Iterator[Lottery]:
    """Every use of a card: its own part, then what comes after it, or the other thing that it may do."""
    if "or" in card:
        yield from used(pool, dice, check, card["or"])
    for lottery in carried_out(pool, dice, check, card):
        if "then" not in card:
            yield lottery
        else:
            (after, kinds, changed) = lottery[0]
            yield from used(after, kinds, changed, card["then"])


def carried_out(pool: list[Die], dice: list[str], check: dict[str, Any], card: dict[str, Any]) -> Iterator[Lottery]:
    if "add" in card:
        for kind in card["add"]:
            yield [([*pool, face], [*dice, kind], check) for face in FACES[kind]]
    elif "excuse" in card:
        yield [(pool, dice, excused(check, card["excuse"]))]
    elif "advance" in card:
        pushed = dict(check.get("pushed", {}))
        step(pushed, {"track": card["track"], "steps": card["advance"]}, 1)
        yield [(pool, dice, check | {"pushed": pushed})]
    elif "double" in card:
        for place, (colour, shown) in enumerate(pool):
            if card["double"] in shown:
                yield [(replaced(pool, {place: (colour, (*shown, card["double"]))}), dice, check)]
    else:
        for places in chosen(pool, card):
            yield from touched(pool, dice, check, card, places)


def touched(
    pool: list[Die], dice: list[str], check: dict[str, Any], card: dict[str, Any], places: tuple[int, ...]
) -> Iterator[Lottery]:
    """A card is used on these dice."""
    if "reroll" in card:
        rolls = product(*(FACES[dice[place]] for place in places))
        yield [(replaced(pool, dict(zip(places, roll, strict=True))), dice, check) for roll in rolls]
    elif "toss" in card:
        left = [place for place in range(len(pool)) if place not in places]
        yield [([pool[place] for place in left], [dice[place] for place in left], check)]
    elif card["to"] == "shown":
        for after in copied(pool, places):
            yield [(after, dice, check)]
    else:
        given: list[Die] = [("", (card["to"],))]
        for results in product(*(FACES[dice[place]] if card["to"] == "any" else given for place in places)):
            turned: dict[int, Die] = {
                place: (pool[place][0], symbols) for place, (_, symbols) in zip(places, results, strict=True)
            }
            yield [(replaced(pool, turned), dice, check)]


def copied(pool: list[Die], places: tuple[int, ...]) -> Iterator[list[Die]]:
    """Each of these dice in any order takes a symbol that another one shows."""
    if not places:
        yield pool
    for number, place in enumerate(places):
        shown = {symbol for other, die in enumerate(pool) if other != place for symbol in die[1]}
        for symbol in sorted(shown):
            after = replaced(pool, {place: (pool[place][0], (symbol,))})
            yield from copied(after, places[:number] + places[number + 1 :])


def excused(check: dict[str, Any], what: str) -> dict[str, Any]:
    if what == "swap":
        return check | {"swap": {}}
    if what == "special":
        return check | {"eased": True}
    if check.get("excused"):
        return check
    check = check | {"excused": True}
    return check | {"rows": [entry | {"needs": shortened(entry["needs"])} for entry in check.get("rows", [])]}


def shortened(needs: list[list[str]]) -> list[list[str]]:
    """One need of each way may be missing."""
    fewer = [way[:place] + way[place + 1 :] for way in needs if len(way) > 1 for place in range(len(way))]
    return [*needs, *fewer]


def replaced(pool: list[Die], changed: dict[int, Die]) -> list[Die]:
    return [changed.get(place, die) for place, die in enumerate(pool)]


def chosen(pool: Sequence[Die], card: dict[str, Any]) -> Iterator[tuple[int, ...]]:
    able = [
        place
        for place, (colour, shown) in enumerate(pool)
        if card.get("colour", colour) == colour and ("shows" not in card or card["shows"] in shown)
    ]
    count = card.get("reroll", card.get("set", card.get("toss", 0)))
    most = len(able) if count == "all" else min(count, len(able))
    for number in range(most if card.get("every") or "toss" in card else 1, most + 1):
        yield from combinations(able, number)


def wish(chances: dict[str, Fraction], check: dict[str, Any]) -> tuple[Fraction, ...]:
    """The wanted row or better first, then the higher rows."""
    names = [name for name in names_of(check) if name not in ("red", "none")]
    want = names.index(check["want"]) if "want" in check else len(names) - 1
    wished = [sum((chances[name] for name in names[: want + 1]), Fraction(0)), *(chances[name] for name in names)]
    return (*wished, chances.get("none", Fraction(0)))


def exact(check: dict[str, Any]) -> dict[str, Fraction]:
    """The chance of each row, by going through every roll."""
    dice = [*check["dice"], *check.get("supporters", [])]
    KNOWN.clear()
    total = dict.fromkeys(names_of(check), Fraction(0))
    rolls = 0
    for pool in product(*(FACES[die] for die in dice)):
        rolls += 1
        for name, chance in outcomes(pool, dice, check, check.get("cards", [])).items():
            total[name] += chance
    return {name: chance / rolls for name, chance in total.items()}
