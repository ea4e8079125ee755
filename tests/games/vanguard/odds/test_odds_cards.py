"""The chances of dice checks with cards at hand agree with an evaluator that tries every use of every card."""

import random
from collections.abc import Callable
from fractions import Fraction
from itertools import combinations_with_replacement
from typing import Any

import pytest

from games.vanguard import brute
from games.vanguard.odds.test_check_odds import EXAMPLE, IDS, found, random_check
from starboard.games.vanguard.files.check_file import read_check
from starboard.games.vanguard.notation.symbols import NINE
from starboard.games.vanguard.odds.check_odds import answer

COLOURS = ["red", "green", "blue"]
Made = Callable[[random.Random], dict[str, Any]]

TURNING: dict[str, Made] = {
    "set": lambda rng: {"set": rng.choice([1, 1, 2]), "to": rng.choice([*NINE, "basic", "any", "vanguard"])},
    "set-colour": lambda rng: {"set": 1, "colour": rng.choice(COLOURS), "to": rng.choice(NINE)},
    "set-accident": lambda rng: {"set": 1, "shows": "accident", "to": "basic"},
    "set-basic": lambda rng: {"set": 1, "shows": "basic", "to": "vanguard"},
    "every-accident": lambda rng: {"set": "all", "every": True, "shows": "accident", "to": rng.choice(NINE)},
    "every-colour": lambda rng: {"set": "all", "every": True, "colour": rng.choice(COLOURS), "to": rng.choice(NINE)},
    "all-basic": lambda rng: {"set": "all", "shows": "basic", "to": "any"},
    "copy": lambda rng: {"set": 1, "to": "shown"},
    "copy-two": lambda rng: {"set": 2, "to": "shown"},
    "toss-set": lambda rng: {"toss": 1, "then": {"set": 1, "to": "any"}},
    "double": lambda rng: {"double": rng.choice(NINE)},
    "excuse-need": lambda rng: {"excuse": "need"},
    "excuse-swap": lambda rng: {"excuse": "swap", "then": {"set": 1, "to": "any"}},
    "either": lambda rng: {
        "set": 1,
        "colour": "blue",
        "to": rng.choice(NINE),
        "or": {"set": 1, "colour": "red", "to": rng.choice(NINE)},
    },
}
ROLLING: dict[str, Made] = {
    "reroll": lambda rng: {"reroll": rng.choice([1, 2, "all"])},
    "reroll-colour": lambda rng: {"reroll": rng.choice([1, 2]), "colour": rng.choice(COLOURS)},
    "reroll-accident": lambda rng: {"reroll": 1, "shows": "accident"},
    "reroll-every": lambda rng: {"reroll": "all", "every": True},
    "add": lambda rng: {"add": rng.choices(IDS, k=rng.randint(1, 2))},
}
TRACKS: dict[str, Made] = {
    "advance": lambda rng: {"advance": rng.randint(1, 2), "track": "green"},
    "excuse-special": lambda rng: {"excuse": "special"},
}
TURNING_PAIRS = [pair for pair in combinations_with_replacement(TURNING, 2) if pair != ("copy-two", "copy-two")]
PAIRS = [(one, other) for one in ROLLING for other in (*TURNING, *ROLLING) if not other.startswith("copy")]
"""What copies a symbol is played after all dice are rolled, and is tried without a card that rolls."""


def reckoned(check: dict[str, Any]) -> tuple[object, tuple[int, ...]]:
    """The chances, and the cards that were left out."""
    return found(check), tuple(answer(read_check(check)).left_out)


def truth(check: dict[str, Any]) -> tuple[object, tuple[int, ...]]:
    """The chances as all rolls and all ways to play come to them, with every card."""
    return brute.exact(check), ()


def rows_check(seed: int, most: int) -> tuple[random.Random, dict[str, Any]]:
    rng = random.Random(seed)
    check = random_check(rng, most)
    check.pop("supporters", None)
    check["dice"] = check["dice"][:most] or [rng.choice(IDS)]
    if rng.random() < 0.4:
        check["want"] = check["rows"][0]["row"]
    return rng, check


@pytest.mark.rule("IV-X-506")
@pytest.mark.rule("IV-X-580")
@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("kind", TURNING)
def test_a_card_that_turns_dice(kind: str, seed: int) -> None:
    rng, check = rows_check(100 * seed + list(TURNING).index(kind), 2 if kind == "all-basic" else 3)
    check["cards"] = [TURNING[kind](rng)]
    assert reckoned(check) == truth(check)


@pytest.mark.rule("IV-X-506")
@pytest.mark.parametrize(("kind", "other"), TURNING_PAIRS)
def test_two_cards_that_turn_dice(kind: str, other: str) -> None:
    rng, check = rows_check(10_000 + TURNING_PAIRS.index((kind, other)), 2)
    for row in check["rows"]:
        row["needs"] = [way for way in row["needs"] if "any" not in way] or [["die", "science"]]
    check["cards"] = [TURNING[kind](rng), TURNING[other](rng)]
    assert reckoned(check) == truth(check)


@pytest.mark.rule("IV-X-506")
@pytest.mark.parametrize(("kind", "other"), PAIRS)
def test_dice_are_rolled_again_as_well_as_can_be(kind: str, other: str) -> None:
    rng, check = rows_check(20_000 + PAIRS.index((kind, other)), 2)
    check["cards"] = [ROLLING[kind](rng), (ROLLING | TURNING)[other](rng)]
    assert reckoned(check) == truth(check)


def tracks_check(seed: int, most: int, names: list[list[str]]) -> tuple[random.Random, dict[str, Any]]:
    """A check with some of these tracks instead of rows."""
    rng, check = rows_check(seed, most)
    del check["rows"]
    check.pop("want", None)
    tracks = rng.choice(names)
    check["tracks"] = {name: {"fields": rng.randint(1, 3)} for name in tracks}
    specials: list[dict[str, Any]] = [{"needs": rng.sample(NINE, rng.randint(1, 2)), "track": "green", "steps": 1}]
    if "red" in tracks:
        specials.insert(rng.randint(0, 1), {"needs": ["accident"], "track": "red", "steps": 1})
    if "yellow" in tracks:
        specials.append({"needs": [rng.choice(NINE)], "track": "yellow", "steps": 1})
    if rng.random() < 0.6:
        specials.append({"dice": rng.randint(1, 2), "track": "green", "steps": 1})
    check["specials"] = specials
    return rng, check


@pytest.mark.rule("IV-X-560")
@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("kind", [*TURNING, *ROLLING, *TRACKS])
def test_cards_and_tracks(kind: str, seed: int) -> None:
    number = 30_000 + 100 * seed + [*TURNING, *ROLLING, *TRACKS].index(kind)
    rng, check = tracks_check(number, 3, [["green"], ["green", "red"]])
    check["cards"] = [(TURNING | ROLLING | TRACKS)[kind](rng)]
    assert reckoned(check) == truth(check)


@pytest.mark.rule("IV-X-506")
@pytest.mark.rule("IV-X-535")
@pytest.mark.parametrize("seed", range(120))
def test_several_cards_and_tracks(seed: int) -> None:
    """Two or three cards of any kind, in every order; a vanguard serves the track that one likes best."""
    rng, check = tracks_check(40_000 + seed, 2, [["green"], ["green", "red"], ["yellow", "green"]])
    kinds = rng.choices(list((TURNING | TRACKS | ROLLING).values()), k=2 + seed % 2)
    check["cards"] = [kind(rng) for kind in kinds]
    assert reckoned(check) == truth(check)


@pytest.mark.rule("IV-X-532")
@pytest.mark.parametrize("seed", range(40))
@pytest.mark.parametrize("outcome", ["rows", "tracks"])
def test_a_special_effect_that_takes_one_die_at_most(outcome: str, seed: int) -> None:
    """The other dice with its symbols are there for what comes after it, and the player chooses which one goes."""
    if outcome == "tracks":
        rng, check = tracks_check(60_000 + seed, 3, [["green"], ["green", "red"]])
    else:
        rng, check = rows_check(61_000 + seed, 3)
        for row in check["rows"]:
            row["needs"].append([rng.choice(["die", *COLOURS])] * rng.randint(1, 2))
    once = {"needs": rng.choice([["accident"], rng.sample(NINE, 3)]), "once": True}
    check.setdefault("specials", []).insert(0, once)
    check["cards"] = [rng.choice([TURNING["set-accident"], TURNING["set"], ROLLING["reroll"]])(rng)]
    assert reckoned(check) == truth(check)


@pytest.mark.rule("IV-X-560")
@pytest.mark.parametrize("seed", range(40))
def test_tracks_that_are_too_far(seed: int) -> None:
    """Many of these tracks cannot be filled at all, or only if everything falls as it should."""
    rng, check = tracks_check(50_000 + seed, 2, [["green"], ["green", "red"], ["yellow", "green"]])
    for track in check["tracks"].values():
        track["fields"] = rng.randint(2, 6)
    check["double_symbols"] = rng.random() < 0.5
    check["cards"] = [kind(rng) for kind in rng.choices(list((TURNING | TRACKS | ROLLING).values()), k=2)]
    assert reckoned(check) == truth(check)


@pytest.mark.rule("IV-X-506")
@pytest.mark.parametrize("outcome", ["rows", "tracks"])
@pytest.mark.parametrize(("die", "green"), [("blue_science", 1), ("red_basic", 0)])
def test_a_die_that_is_set_to_any_of_its_faces_can_be_doubled(outcome: str, die: str, green: int) -> None:
    check: dict[str, Any] = {
        "dice": [die],
        "double_symbols": True,
        "cards": [{"set": 1, "to": "any"}, {"double": "science"}],
    }
    if outcome == "rows":
        check["rows"] = [{"row": "green", "needs": [["science", "science"]]}]
    else:
        check["tracks"] = {"green": {"fields": 2}}
        check["specials"] = [{"needs": ["science"], "track": "green", "steps": 1}]
    assert reckoned(check) == truth(check)
    assert found(check)["green"] == green


@pytest.mark.rule("IV-X-506")
@pytest.mark.rule("IV-X-533")
@pytest.mark.parametrize(
    ("die", "needs", "green"),
    [
        ("red_universal", ["fitness", "gathering"], 1),
        ("red_universal", ["fitness", "fitness"], 0),
        ("red_expert", ["fitness", "fitness"], 1),
        ("red_expert", ["fitness", "gathering"], 0),
        ("red_wild", ["science"], 1),
        ("red_fitness", ["fitness", "fitness"], 0),
    ],
)
def test_any_result_is_any_face_of_that_die(die: str, needs: list[str], green: int) -> None:
    """Those with two symbols too."""
    check = {"dice": [die], "rows": [{"row": "green", "needs": [needs]}], "cards": [{"set": 1, "to": "any"}]}
    assert found(check)["green"] == green
    assert reckoned(check) == truth(check)


@pytest.mark.rule("IV-X-506")
@pytest.mark.parametrize("seed", range(60))
def test_dice_with_two_symbols_that_are_set_to_any_face(seed: int) -> None:
    rng, check = rows_check(80_000 + seed, 2)
    if seed % 2:
        rng, check = tracks_check(80_000 + seed, 2, [["green"], ["green", "red"], ["yellow", "green"]])
    check["dice"] = rng.choices([die for die in IDS if die.endswith(("_universal", "_expert", "_wild"))], k=2)
    check["double_symbols"] = True
    cards = (TURNING | ROLLING | TRACKS if seed % 2 else TURNING | ROLLING).items()
    more = rng.choice([made for kind, made in cards if not kind.startswith("copy")])
    check["cards"] = [{"set": rng.choice([1, 1, 2]), "to": "any"}, more(rng)]
    assert reckoned(check) == truth(check)


@pytest.mark.rule("IV-X-535")
@pytest.mark.parametrize("seed", range(40))
def test_a_vanguard_may_go_to_a_step_back_on_red(seed: int) -> None:
    rng, check = tracks_check(90_000 + seed, 3, [["green", "red"]])
    back = {"needs": rng.sample(NINE, 2), "track": "red", "steps": -1}
    check["specials"] = [*check["specials"][: seed % 2], back, *check["specials"][seed % 2 :]]
    assert reckoned(check) == truth(check)


def test_three_cards_and_twelve_dice_are_answered() -> None:
    check = EXAMPLE | {
        "dice": ["red_basic", "red_fitness", "red_wild", "green_basic", "green_biology", "green_wild"] * 2,
        "rows": [
            {"row": "yellow", "needs": [["science", "biology", "fitness"]]},
            {"row": "green", "needs": [["science", "biology"]]},
        ],
        "cards": [{"reroll": 2}, {"reroll": 1, "colour": "red"}, {"set": 1, "to": "science"}],
    }
    assert answer(read_check(check)).left_out == ()
    fewer = [found(check | {"cards": check["cards"][:count]})["red"] for count in range(4)]
    assert fewer[3] < fewer[2] <= fewer[1] < fewer[0]


def test_where_there_is_too_much_to_look_through_cards_are_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    check = EXAMPLE | {
        "dice": IDS[:6],
        "cards": [{"reroll": 1, "colour": "red"}, {"set": 1, "to": "science"}, {"reroll": 2}],
    }
    monkeypatch.setattr("starboard.games.vanguard.odds.check_odds.MOST_LOOKS", 20)
    given = answer(read_check(check))
    # What rolls the fewest dice goes first, then the other one; setting dice costs next to nothing.
    assert given.left_out == (0, 2)
    assert dict(zip(("yellow", "green", "red"), given.chances, strict=True)) == found(
        check | {"cards": [{"set": 1, "to": "science"}]}
    )


def test_the_wanted_row_decides_what_is_risked() -> None:
    """A die that gives green is rolled again for yellow only if yellow is wanted."""
    check = {
        "dice": [],
        "rolled": [{"die": "blue_science", "shows": ["technology"]}],
        "rows": [{"row": "yellow", "needs": [["science"]]}, {"row": "green", "needs": [["technology"]]}],
        "cards": [{"reroll": 1}],
    }
    assert found(check) == {"yellow": Fraction(0), "green": Fraction(1), "red": Fraction(0)}
    assert found(check | {"want": "yellow"}) == {"yellow": Fraction(2, 3), "green": Fraction(0), "red": Fraction(1, 3)}


@pytest.mark.rule("IV-X-560")
def test_among_equals_a_red_track_is_avoided() -> None:
    check = {
        "dice": [],
        "rolled": [{"die": "red_basic", "shows": ["accident"]}],
        "tracks": {"green": {"fields": 2}, "red": {"fields": 1}},
        "specials": [{"needs": ["accident"], "track": "red", "steps": 1}],
        "cards": [{"set": 1, "shows": "accident", "to": "basic"}],
    }
    assert found(check) == {"green": Fraction(0), "red": Fraction(0), "none": Fraction(1)}


@pytest.mark.rule("IV-X-506")
@pytest.mark.parametrize(
    ("dice", "needs", "cards"),
    [
        (["blue_basic", "red_fitness"], ["fitness", "fitness"], [{"reroll": 1, "shows": "accident"}, {"reroll": 2}]),
        (["red_fitness", "red_basic"], ["fitness", "gathering"], [{"reroll": 1}, {"reroll": 1, "shows": "accident"}]),
        (["red_fitness", "red_basic"], ["fitness", "fitness"], [{"reroll": 1}, {"reroll": 1}, {"reroll": 1}]),
    ],
)
def test_a_worse_die_may_be_rolled_again_first(dice: list[str], needs: list[str], cards: list[dict[str, Any]]) -> None:
    """While another card is left for the better die, nothing is lost by that."""
    rows: dict[str, Any] = {"rows": [{"row": "green", "needs": [needs]}]}
    special = {"needs": needs, "track": "green", "steps": 1}
    tracks: dict[str, Any] = {"tracks": {"green": {"fields": 2}}, "specials": [special]}
    for asked in (rows, tracks):
        check = {"dice": dice, "cards": cards, **asked}
        assert reckoned(check) == truth(check)
