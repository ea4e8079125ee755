"""The chances of dice checks agree with an evaluator that rolls every roll, and with samples of long ones."""

import random
from fractions import Fraction
from typing import Any

import pytest

from games.vanguard import brute
from starboard.games.vanguard.content.dice import KINDS
from starboard.games.vanguard.files.check_file import available, read_check
from starboard.games.vanguard.notation.symbols import NINE
from starboard.games.vanguard.odds.check_odds import by_name, chances
from starboard.games.vanguard.odds.dice_choices import advise

IDS = [kind.id for kind in KINDS]
NEEDS = [*NINE, "red", "green", "blue", "die"]
EXAMPLE: dict[str, Any] = {
    "dice": ["red_basic", "blue_science"],
    "conversions": [{"colour": "blue", "to": "science"}],
    "rows": [
        {"row": "yellow", "needs": [["science", "science"]]},
        {"row": "green", "needs": [["red", "blue"], ["technology"]]},
    ],
}


def found(check: dict[str, Any]) -> dict[str, Fraction]:
    asked = read_check(check)
    return dict(by_name(asked, chances(asked)))


def random_check(rng: random.Random, most_dice: int) -> dict[str, Any]:
    """A check with a bit of everything that a roll alone decides."""
    check: dict[str, Any] = {"dice": rng.choices(IDS, k=rng.randint(0, most_dice))}
    if rng.random() < 0.3:
        check["supporters"] = rng.choices(IDS, k=1)
    names = ["yellow", "green"][rng.randint(0, 1) :]
    check["rows"] = [{"row": name, "needs": [random_way(rng) for _ in range(rng.randint(1, 3))]} for name in names]
    if rng.random() < 0.6:
        check["conversions"] = [
            {"colour": rng.choice(["red", "green", "blue"]), "to": rng.choice(NINE)} for _ in range(rng.randint(1, 2))
        ]
    if rng.random() < 0.5:
        check["double_symbols"] = False
    if rng.random() < 0.2:
        check["specials"] = [{"needs": [rng.choice([*NINE, "accident", "basic"])]}]
    if rng.random() < 0.15:
        turned = list(NINE)
        rng.shuffle(turned)
        check["swap"] = dict(zip(NINE, turned, strict=True))
    return check


def random_way(rng: random.Random) -> list[str]:
    if rng.random() < 0.15:
        return ["any"] * rng.randint(1, 3)
    return [rng.choice(NEEDS) for _ in range(rng.randint(1, 3))]


def test_the_example_of_the_file_form() -> None:
    assert found(EXAMPLE) == {"yellow": Fraction(5, 36), "green": Fraction(31, 36), "red": Fraction(0)}
    assert found(EXAMPLE) == brute.exact(EXAMPLE)


@pytest.mark.rule("IV-X-533")
def test_a_die_gives_both_of_its_symbols_unless_the_file_says_otherwise() -> None:
    """p. 32: one die with the symbol twice will do where two are asked for."""
    check = {"dice": ["red_expert"], "rows": [{"row": "green", "needs": [["fitness", "fitness"]]}]}
    assert found(check)["green"] == Fraction(1, 6)
    assert found(check | {"double_symbols": True}) == found(check)
    assert found(check | {"double_symbols": False})["green"] == 0


@pytest.mark.rule("IV-X-541")
@pytest.mark.rule("IV-X-542")
@pytest.mark.rule("IV-X-543")
@pytest.mark.parametrize("seed", range(120))
def test_small_checks_agree_with_every_roll(seed: int) -> None:
    check = random_check(random.Random(seed), 4)
    assert found(check) == brute.exact(check)


def with_a_card(rng: random.Random, check: dict[str, Any]) -> dict[str, Any]:
    """The same with fewer dice and a card at hand."""
    cards: list[dict[str, Any]] = [
        {"reroll": 1},
        {"reroll": 1, "colour": rng.choice(["red", "green", "blue"])},
        {"set": 1, "to": rng.choice(NINE)},
        {"set": 1, "shows": "accident", "to": "basic"},
        {"set": "all", "every": True, "colour": "green", "to": "xenology"},
        {"add": rng.choices(IDS, k=2)},
        {"excuse": "need"},
    ]
    return check | {"dice": check["dice"][:4], "cards": [rng.choice(cards)]}


@pytest.mark.rule("IV-X-502")
@pytest.mark.rule("IV-X-506")
@pytest.mark.parametrize("seed", range(300))
def test_checks_agree_with_samples(seed: int) -> None:
    rng = random.Random(1000 + seed)
    check = random_check(rng, 11)
    rolls = 400
    if seed % 3 == 0:
        # A card is tried in every way for every roll, so there are fewer of them.
        check, rolls = with_a_card(rng, check), 60
    dice = [*check["dice"], *check.get("supporters", [])]
    sums = dict.fromkeys(brute.names_of(check), 0.0)
    brute.KNOWN.clear()
    for _ in range(rolls):
        pool = [rng.choice(brute.FACES[die]) for die in dice]
        for name, chance in brute.outcomes(pool, dice, check, check.get("cards", [])).items():
            sums[name] += float(chance)
    for name, chance in found(check).items():
        # Five times the standard deviation of the sample, and a little for chances near 0 and 1.
        away = abs(sums[name] / rolls - float(chance))
        assert away <= 5 * (float(chance * (1 - chance)) / rolls) ** 0.5 + 0.01


def test_dice_that_lie_on_the_table_can_still_be_rolled_again() -> None:
    check = {
        "dice": [],
        "rolled": [{"die": "blue_science", "shows": ["accident"]}, {"die": "red_basic", "shows": ["basic"]}],
        "rows": [{"row": "green", "needs": [["science"]]}],
        "cards": [{"reroll": 1}],
    }
    assert found(check)["green"] == Fraction(4, 6)
    del check["cards"]
    assert found(check)["green"] == 0


# -- Tracks ------------------------------------------------------------------------------------------------------------


def track_check(dice: list[str], green: int, red: int, **more: Any) -> dict[str, Any]:
    """The second action of the tutorial: an accident moves the red track, any other die the green one."""
    return {
        "dice": dice,
        "tracks": {"green": {"fields": green}, "red": {"fields": red}},
        "specials": [
            {"needs": ["accident"], "track": "red", "steps": 1},
            {"dice": 1, "track": "green", "steps": 1},
        ],
    } | more


@pytest.mark.rule("IV-X-532")
@pytest.mark.rule("IV-X-560")
def test_a_track_is_full_when_enough_dice_show_no_accident() -> None:
    check = track_check(["red_basic"] * 5, 4, 4)
    accidents = [Fraction(1, 6) ** n * Fraction(5, 6) ** (5 - n) for n in range(6)]
    assert found(check) == {
        "green": accidents[0] + 5 * accidents[1],
        "red": 5 * accidents[4] + accidents[5],
        "none": 10 * accidents[2] + 10 * accidents[3],
    }


@pytest.mark.rule("IV-X-901")
def test_a_marker_that_stands_there_already_has_less_far_to_go() -> None:
    check = track_check(["red_basic"], 4, 4)
    check["tracks"]["green"]["at"] = 3
    assert found(check)["green"] == Fraction(5, 6)


@pytest.mark.rule("IV-X-535")
def test_a_vanguard_helps_a_track_but_never_harms() -> None:
    check = {
        "dice": ["red_wild"],
        "tracks": {"green": {"fields": 1}, "red": {"fields": 1}},
        "specials": [
            {"needs": ["fitness"], "track": "green", "steps": 1},
            {"needs": ["accident"], "track": "red", "steps": 1},
        ],
    }
    assert found(check) == {"green": Fraction(1, 2), "red": Fraction(1, 2), "none": Fraction(0)}


@pytest.mark.rule("IV-X-534")
def test_so_many_bare_dice_move_a_track_once() -> None:
    check = {"dice": ["red_basic"] * 5, "specials": [{"dice": 2, "track": "green", "steps": 1}]}
    assert found(check | {"tracks": {"green": {"fields": 2}}})["green"] == 1
    assert found(check | {"tracks": {"green": {"fields": 3}}})["green"] == 0


# -- Which dice to take ------------------------------------------------------------------------------------------------


def advice(check: dict[str, Any]) -> list[tuple[list[str], Fraction]]:
    return [([IDS[die] for die in entry.dice], entry.chance) for entry in advise(*available(check, read_check(check)))]


def test_the_best_dice_for_a_row_and_as_few_as_do_it() -> None:
    check = {
        "dice": ["red_basic", "blue_science", "green_wild", "blue_basic"],
        "rows": [{"row": "green", "needs": [["blue"]]}],
    }
    assert advice(check) == [([], Fraction(0)), (["blue_basic"], Fraction(1))]


@pytest.mark.parametrize("seed", range(25))
def test_no_other_choice_of_dice_is_better(seed: int) -> None:
    rng = random.Random(9000 + seed)
    check = random_check(rng, 0)
    check.pop("supporters", None)
    own = check["dice"] = rng.choices(IDS, k=5)
    named = advice(check)
    for count, (dice, chance) in enumerate(named):
        assert len(dice) == count
        assert chance == 1 - found(check | {"dice": dice})["red"]
    for places in range(1 << len(own)):
        dice = [die for place, die in enumerate(own) if places >> place & 1]
        chance = 1 - found(check | {"dice": dice})["red"]
        assert chance <= named[min(len(dice), len(named) - 1)][1]
