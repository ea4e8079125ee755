"""IV-X-403, IV-X-405: which dice are used, and which come back."""

import pytest

from games.vanguard.proving_ground import Played, ids, landed, one, own
from starboard.games.vanguard.moves.exploration_moves import Exert, SacrificeDie
from starboard.games.vanguard.rules.crew.crew_dice import refresh_dice, sacrifice_dice, use_dice

RED = 0


@pytest.mark.rule("IV-X-403")
def test_a_die_of_the_only_kind_is_used_without_a_question() -> None:
    g = landed("re")
    own(g, 0, ["red_basic", "red_basic", "blue_basic"], ["green_basic"] * 2)
    assert Played(use_dice(g, 0, 1, RED, "IV-X-403")).over
    assert ids(one(g).spent) == ["red_basic", "green_basic", "green_basic"]


@pytest.mark.rule("IV-X-403")
@pytest.mark.parametrize(
    ("spent", "offered"),
    [
        (["red_basic", "blue_basic"], [SacrificeDie("red_basic", True)]),
        (["blue_basic", "blue_basic"], [SacrificeDie("blue_basic", True), SacrificeDie("green_basic", False)]),
    ],
    ids=["of the colour", "of any colour"],
)
def test_without_an_available_die_of_the_colour_one_is_sacrificed(spent: list[str], offered: list[object]) -> None:
    """Q-07."""
    g = landed("re")
    own(g, 0, ["green_basic"] * 4, spent)
    play = Played(use_dice(g, 0, 1, RED, "IV-X-403"))
    assert play.offers == [Exert(0), *offered]


@pytest.mark.rule("IV-X-403")
def test_who_is_dead_uses_nothing() -> None:
    g = landed("re")
    own(g, 0, ["red_basic"] * 5, ["blue_basic"])
    one(g).dead = True
    Played(use_dice(g, 0, 2, RED, "IV-X-403")).through()
    Played(sacrifice_dice(g, 0, 1, RED, "IV-X-404")).through()
    Played(refresh_dice(g, 0, 1, "IV-X-405")).through()
    assert (len(one(g).available), len(one(g).spent)) == (5, 1)
