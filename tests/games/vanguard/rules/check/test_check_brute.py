"""Whole dice checks against an evaluator that knows nothing of the program but the faces of the dice.

It tries every subset of the pool for every special effect and every use of every die for the rows, and lists all
outcomes that the rules allow. What is played must be one of them.
"""

import random
from collections.abc import Iterator, Sequence
from itertools import chain, combinations, product

import pytest

from games.vanguard.proving_ground import Played, check, landed, one, own, trip
from starboard.games.vanguard.content.dice import KINDS
from starboard.games.vanguard.moves.exploration_moves import Combine, GoOn
from starboard.games.vanguard.notation.symbols import SYMBOLS
from starboard.kernel import Move

Die = tuple[str, tuple[str, ...]]
Ways = list[list[str]]
Outcome = tuple[tuple[int, ...], str]
"""How often each special effect was resolved, and the row."""

SHORT = {name[:3]: name for name in SYMBOLS} | {"R": "red", "G": "green", "B": "blue", "D": "die"}
CREW = {"re": ("green", "exploration"), "sc": ("blue", "science"), "en": ("green", "biology"), "se": ("red", "defence")}
"""The conversions of the crew on the proving ground."""


def ways_of(text: str) -> Ways:
    """`sci+exp/2D` as lists of needs."""
    found = []
    for way in text.split("/"):
        needs = []
        for part in way.split("+"):
            count, name = (int(part[0]), part[1:]) if part[0].isdigit() else (1, part)
            needs += [SHORT[name]] * count
        found.append(needs)
    return found


def reads(symbol: str, colour: str, conversion: tuple[str, str] | None) -> set[str]:
    """What a symbol can count as; without a conversion only as itself."""
    if conversion is None:
        return {symbol}
    if symbol == "vanguard":
        return set(SYMBOLS)
    return {symbol, conversion[1]} if symbol == "basic" and conversion[0] == colour else {symbol}


def served(dice: Sequence[Die], needs: Sequence[str], conversion: tuple[str, str] | None) -> bool:
    """Whether the dice serve all needs: each symbol one need, or a whole die one need for a die or a colour."""
    if not needs:
        return True
    need, rest = needs[0], needs[1:]
    for place, (colour, symbols) in enumerate(dice):
        others = [*dice[:place], *dice[place + 1 :]]
        # A die of which a symbol has been used is no whole die any more.
        if need in ("die", colour) and not colour.startswith("used-") and served(others, rest, conversion):
            return True
        for number, symbol in enumerate(symbols):
            left = (*symbols[:number], *symbols[number + 1 :])
            used = colour if colour.startswith("used-") else f"used-{colour}"
            able = need in reads(symbol, used.removeprefix("used-"), conversion)
            if able and served([*others, (used, left)], rest, conversion):
                return True
    return False


def met(dice: Sequence[Die], ways: Ways, times: int, conversion: tuple[str, str] | None) -> bool:
    """Whether the dice meet a requirement this many times at once."""
    return any(served(dice, list(chain.from_iterable(chosen)), conversion) for chosen in product(ways, repeat=times))


def after(pool: tuple[Die, ...], ways: Ways, once: bool) -> Iterator[tuple[int, tuple[Die, ...]]]:
    """Every way to resolve a special effect as often as natural symbols allow: the count and the dice that are left."""
    times = 0
    while met(pool, ways, times + 1, None) and not (once and times):
        times += 1
    if not times:
        yield 0, pool
        return
    places = range(len(pool))
    able = [set(some) for size in places for some in combinations(places, size + 1)]
    able = [some for some in able if met([pool[place] for place in some], ways, times, None)]
    for some in able:
        if not any(other < some for other in able):
            yield times, tuple(die for place, die in enumerate(pool) if place not in some)


def outcomes(
    pool: tuple[Die, ...], specials: list[tuple[Ways, bool]], rows: dict[str, Ways], conversion: tuple[str, str]
) -> set[Outcome]:
    """Everything that the rules allow, if nobody adds vanguards or conversions to special effects."""
    if specials:
        ways, once = specials[0]
        return {
            ((times, *counts), row)
            for times, left in after(pool, ways, once)
            for counts, row in outcomes(left, specials[1:], rows, conversion)
        }
    return {((), next((row for row, ways in rows.items() if met(pool, ways, 1, conversion)), "red"))}


SPECIALS = ("acc", "fit", "gat/def", "exp/bio", "sci/tec", "R", "G", "D", "2D", "fit+gat", "con+sci", "bas", "3D")
ROWS = ("sci", "fit/con", "exp+bio", "R+B", "xen/tec+D", "gat+gat", "2D+def", "R+G+B", "bas+bas")


def random_check(rng: random.Random) -> tuple[str, list[tuple[str, str]], list[tuple[Ways, bool]], dict[str, Ways]]:
    """An action, dice with their faces, and the same for the evaluator."""
    dice = [rng.choice(KINDS) for _ in range(rng.randint(1, 4))]
    rolled = [(die.id, "+".join(SYMBOLS[symbol][:3] for symbol in rng.choice(die.faces))) for die in dice]
    specials = [(rng.choice(SPECIALS), rng.random() < 0.2) for _ in range(rng.randint(0, 2))]
    names = [rng.choice(ROWS) for _ in range(rng.randint(1, 2))]
    rows = dict(zip(("yellow", "green") if len(names) == 2 else ("green",), names, strict=True))
    effects = ("charge 1", "supply 1")
    lines = [
        f"special{' once' if once else ''}: {need} -> {effects[place]}" for place, (need, once) in enumerate(specials)
    ]
    lines += [f"{row}: {need} -> nothing" for row, need in rows.items()]
    parsed = [(ways_of(need), once) for need, once in specials]
    return "\n".join([*lines, "red -> nothing"]), rolled, parsed, {row: ways_of(need) for row, need in rows.items()}


def played(play: Played, rng: random.Random) -> None:
    """Leave the results as they are, add nothing, and spend any dice that may be spent."""
    while not play.over:
        able: list[Move] = [move for move in play.offers if isinstance(move, GoOn)]
        able = able or [move for move in play.offers if not isinstance(move, Combine)]
        play.answer(rng.choice(able))


@pytest.mark.rule("IV-X-532")
@pytest.mark.rule("IV-X-541")
@pytest.mark.parametrize("seed", range(300))
def test_a_played_check_is_one_that_the_rules_allow(seed: int) -> None:
    rng = random.Random(seed)
    action, rolled, specials, rows = random_check(rng)
    crew = rng.choice(list(CREW))
    g = landed(crew, "se" if crew != "se" else "re", sectors=[1, 2])
    own(g, 0, [die for die, _ in rolled])
    one(g).rank, one(g).charges, trip(g).supplies, trip(g).most_supplies = 3, 0, 0, 99
    played(check(g, action, *rolled), rng)
    counts = (one(g).charges, trip(g).supplies)[: len(specials)]
    marked = [event.message.args["row"] for event in g.news or [] if event.message.id == "vanguard-marked"]
    row = str(marked[0]).removeprefix("vanguard-row-").removesuffix("()")
    pool = tuple((die.partition("_")[0], tuple(SHORT[name] for name in shows.split("+"))) for die, shows in rolled)
    allowed = outcomes(pool, specials, rows, CREW[crew])
    assert (counts, row) in allowed, (action, rolled)


@pytest.mark.rule("IV-X-535")
@pytest.mark.parametrize("seed", range(60))
def test_a_green_track_takes_every_die_that_can_serve_it(seed: int) -> None:
    """A vanguard and a converted basic advance it by one each, after what natural symbols gave."""
    rng = random.Random(seed)
    dice = [rng.choice([kind for kind in KINDS if kind.kind != "expert"]) for _ in range(rng.randint(1, 4))]
    rolled = [(die.id, "+".join(SYMBOLS[symbol][:3] for symbol in rng.choice(die.faces))) for die in dice]
    g = landed("en", "se", sectors=[6, 2])
    own(g, 0, [die for die, _ in rolled])
    one(g).rank = 3
    played(check(g, "", *rolled, source="poi:905"), rng)
    pool = [(die.partition("_")[0], tuple(SHORT[name] for name in shows.split("+"))) for die, shows in rolled]
    natural = sum(symbols.count("biology") for _, symbols in pool)
    added = sum(
        "biology" not in symbols and any("biology" in reads(symbol, colour, CREW["en"]) for symbol in symbols)
        for colour, symbols in pool
    )
    green = min(4, natural + added)
    poi = trip(g).places[6].pois[-1]
    reached = 4 if trip(g).resolved.get("poi:905.0.green") else poi.tracks.get("0.green", 0)
    assert reached == green
