"""Which dice meet a demand: the worked examples of the rulebook, and agreement with plain search."""

import random

import pytest

from games.vanguard import brute
from starboard.games.vanguard.board.requirements_met import Conversions, Shown, compulsory, meets, spending, times, ways
from starboard.games.vanguard.content.dice import KINDS
from starboard.games.vanguard.notation.requirement import Requirement, parse_requirement
from starboard.games.vanguard.notation.symbols import COLOURS, NINE, SHORT, SYMBOLS


def die(text: str) -> Shown:
    """`R fit` is a red die that shows fitness; two symbols are joined: `R def+gat`."""
    colour, symbols = text.split()
    return "RGB".index(colour), tuple(sorted(SYMBOLS.index(SHORT[short]) for short in symbols.split("+")))


def pool(*dice: str) -> list[Shown]:
    return [die(text) for text in dice]


def demand(text: str) -> Requirement:
    return parse_requirement(text)


def conversions(*texts: str) -> Conversions:
    return tuple(("RGB".index(text[0]), SYMBOLS.index(SHORT[text[2:]])) for text in texts)


@pytest.mark.rule("IV-X-515")
@pytest.mark.rule("IV-X-580")
def test_t34_any_and_any_are_two_equal_symbols() -> None:
    assert meets(pool("R fit", "G van"), demand("any+any"))
    assert meets(pool("R fit", "R fit"), demand("any+any"))
    assert not meets(pool("R fit", "G exp"), demand("any+any"))


@pytest.mark.rule("IV-X-514")
@pytest.mark.rule("IV-X-515")
@pytest.mark.rule("IV-X-582")
def test_t24_accidents_are_no_pair() -> None:
    assert not meets(pool("R acc", "G acc"), demand("any+any"))
    assert meets(pool("R bas", "G bas"), demand("any+any"))


@pytest.mark.rule("IV-X-513")
def test_t23_a_basic_and_a_pair_with_a_vanguard() -> None:
    dice = pool("R fit", "B bas", "G van")
    assert ways(dice, demand("bas")) == [(1,), (2,)]
    assert ways(dice, demand("any+any")) == [(0, 2), (1, 2)]


@pytest.mark.rule("IV-X-570")
@pytest.mark.rule("IV-X-572")
@pytest.mark.rule("IV-X-581")
def test_t35_a_basic_counts_as_one_of_its_conversions_or_as_basic() -> None:
    both = conversions("B:con", "B:tec")
    dice = pool("B bas")
    assert all(meets(dice, demand(need), both) for need in ("con", "tec", "bas", "B", "D"))
    assert not meets(dice, demand("con+tec"), both)
    assert not meets(dice, demand("sci"), both)


@pytest.mark.rule("IV-X-571")
def test_t36_conversions_go_by_the_colour_of_the_die() -> None:
    assert meets(pool("G bas"), demand("bio"), conversions("G:bio"))
    assert not meets(pool("R bas"), demand("bio"), conversions("G:bio"))
    assert not meets(pool("G bas"), demand("bio"))


@pytest.mark.rule("IV-X-533")
def test_t37_two_equal_symbols_on_two_dice_or_on_one() -> None:
    assert ways(pool("R fit", "R fit"), demand("fit+fit")) == [(0, 1)]
    assert ways(pool("R fit+fit", "R bas"), demand("fit+fit")) == [(0,)]


@pytest.mark.rule("IV-X-533")
def test_t38_one_die_that_shows_both_symbols() -> None:
    assert ways(pool("R def+gat"), demand("def+gat")) == [(0,)]


@pytest.mark.rule("IV-X-542")
def test_t41_a_symbol_or_two_colours() -> None:
    either = demand("sci/R+B")
    assert meets(pool("G van"), either)
    assert meets(pool("R acc", "B acc"), either)
    assert not meets(pool("R acc", "G acc"), either)


@pytest.mark.rule("IV-X-532")
@pytest.mark.rule("IV-X-534")
def test_t42_accidents_then_symbols_then_triples() -> None:
    dice = pool("R acc", "R fit", "G exp", "B bas", "B sci", "G bas", "R bas")
    assert compulsory(dice, demand("acc")) == 1
    assert compulsory(dice[1:], demand("fit/exp")) == 2
    assert compulsory(dice[3:], demand("3D")) == 1


@pytest.mark.rule("IV-X-533")
def test_t43_symbols_are_counted_and_dice_are_spent() -> None:
    dice = pool("R gat+gat", "R def+gat")
    assert compulsory(dice, demand("gat")) == 3
    assert spending(dice, demand("gat"), 3, natural=True) == [(0, 1)]


@pytest.mark.rule("IV-X-541")
def test_t46_symbols_first_then_colours() -> None:
    assert meets(pool("R fit", "B tec"), demand("fit+tec"))
    assert not meets(pool("R fit", "B sci"), demand("fit+tec"))
    assert meets(pool("R fit", "R acc", "B sci"), demand("2R+B"))


@pytest.mark.rule("IV-X-535")
@pytest.mark.rule("IV-X-583")
def test_only_natural_symbols_are_compulsory() -> None:
    dice = pool("R van", "R bas", "R fit")
    assert compulsory(dice, demand("fit")) == 1
    assert times(dice, demand("fit"), conversions("R:fit")) == 3
    assert compulsory(pool("R van"), demand("acc")) == 0
    assert times(pool("R van"), demand("acc")) == 1


def test_a_swap_changes_what_symbols_count_as() -> None:
    swap = list(range(len(SYMBOLS)))
    fitness, construction = SYMBOLS.index("fitness"), SYMBOLS.index("construction")
    swap[fitness], swap[construction] = construction, fitness
    assert meets(pool("R fit"), demand("con"), swap=tuple(swap))
    assert not meets(pool("R fit"), demand("fit"), swap=tuple(swap))
    # A conversion names the symbol before the swap.
    assert meets(pool("R bas"), demand("con"), conversions("R:fit"), tuple(swap))


@pytest.mark.rule("IV-X-583")
def test_a_symbol_that_serves_as_more_is_left_for_what_only_it_can_serve() -> None:
    """A die of two symbols of which one serves as the other, too."""
    both = [(0, (SYMBOLS.index("vanguard"), SYMBOLS.index("fitness")))]
    assert meets(both, demand("fit+gat"))
    assert ways(both, demand("fit+gat")) == [(0,)]
    basic = [(0, (SYMBOLS.index("basic"), SYMBOLS.index("fitness")))]
    assert meets(basic, demand("fit+bas"), conversions("R:fit"))
    assert meets(basic, demand("fit+fit"), conversions("R:fit"))
    assert not meets(basic, demand("bas+bas"), conversions("R:fit"))


def test_a_demand_for_two_symbols_is_met_as_often_as_the_dice_allow() -> None:
    assert times(pool("B sci", "B tec", "B sci", "B tec", "B sci"), demand("sci+tec")) == 2
    assert times(pool("B sci", "G exp", "G exp"), demand("sci/exp")) == 3
    assert times(pool("B sci", "G exp"), demand("R")) == 0


@pytest.mark.parametrize("seed", range(60))
def test_plain_search_finds_the_same(seed: int) -> None:
    rng = random.Random(seed)
    for _ in range(10):
        rolled = []
        for kind in rng.choices(KINDS, k=rng.randint(0, 5)):
            rolled.append((kind.colour, rng.choice(kind.faces)))
        needs = [
            rng.choice([*NINE, "basic", "accident", "red", "green", "blue", "die"]) for _ in range(rng.randint(1, 3))
        ]
        if rng.random() < 0.2:
            needs = ["any"] * rng.randint(1, 3)
        made = [(rng.randrange(3), rng.randrange(9)) for _ in range(rng.randint(0, 2))]
        check = {
            "double_symbols": True,
            "conversions": [{"colour": COLOURS[colour], "to": SYMBOLS[to]} for colour, to in made],
        }
        plain = [(COLOURS[colour], tuple(SYMBOLS[symbol] for symbol in face)) for colour, face in rolled]
        wanted = Requirement("", (tuple(needs),))
        assert meets(rolled, wanted, tuple(made)) == brute.meets(plain, needs, check)
        for cover in ways(rolled, wanted, tuple(made)):
            chosen = [plain[place] for place in cover]
            assert brute.meets(chosen, needs, check)
            assert not any(brute.meets([*chosen[:n], *chosen[n + 1 :]], needs, check) for n in range(len(chosen)))
