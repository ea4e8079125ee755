"""What is agreed before a game: rounds and classes, presets, and the kit of the big expansions."""

from collections import Counter
from collections.abc import Mapping
from itertools import pairwise

import pytest

from games.trucker.driving import driven
from games.trucker.tables import at, finish
from starboard.games.trucker.census import census, invariants
from starboard.games.trucker.content import content
from starboard.games.trucker.setup import first_state
from starboard.games.trucker.state.game_state import TruckerState
from starboard.games.trucker.state.options import CLASSES
from starboard.games.trucker.title import TRUCKER
from starboard.kernel import Arg, BadOption, Message, agreed_options, chance_from, new_match, preset_options
from starboard.kernel.title import checked_options
from starboard.speech import Speech


def begun(settings: Mapping[str, object], seats: int = 4) -> TruckerState:
    return first_state(seats, checked_options(TRUCKER, seats, settings), chance_from(1))


def levels(preset: str) -> list[int]:
    classes = preset_options(TRUCKER, preset)["classes"]
    assert isinstance(classes, tuple)
    return [content().ships[str(name)].level for name in classes]


@pytest.mark.rule("GT-LM-1.2")
@pytest.mark.rule("GT-B-2.1")
def test_every_class_there_is_can_be_flown_in_any_order() -> None:
    assert set(CLASSES) == set(content().ships)
    for ship_class in CLASSES:
        assert begun({"classes": [ship_class, "I", ship_class]}).classes == [ship_class, "I", ship_class]
    with pytest.raises(BadOption):
        new_match(TRUCKER, 2, 1, {"classes": ["V"]})


@pytest.mark.rule("GT-LM-1.2")
@pytest.mark.rule("GT-B-2.1")
@pytest.mark.parametrize("classes", [["III"] * 12, ["I", "IVC", "IIB", "IV", "IIIC", "IA"] * 2], ids=["alike", "mixed"])
def test_any_number_of_rounds_can_be_agreed_on(classes: list[str]) -> None:
    """Twelve at most: an evening is over before. Cards that run short are dealt again."""
    match = new_match(TRUCKER, 3, 1, {"classes": classes, "build": "turns", "kit": "both", "loans": True})
    before = census(at(match))
    decisions = finish(match, seed=1, limit=TRUCKER.longest)
    assert (at(match).round, census(at(match))) == (12, before)
    assert decisions <= TRUCKER.longest
    with pytest.raises(BadOption):
        new_match(TRUCKER, 3, 1, {"classes": [*classes, "I"]})


@pytest.mark.rule("GT-LM-1.2")
def test_the_presets_are_games_that_can_be_begun() -> None:
    assert TRUCKER.presets[0].id == "standard"
    for preset in TRUCKER.presets:
        assert tuple(begun(preset_options(TRUCKER, preset.id)).classes) == preset.options["classes"]


@pytest.mark.rule("GT-LM-1.2")
@pytest.mark.rule("GT-LM-1.3")
def test_recommended_games_are_three_rounds_of_growing_ships() -> None:
    for preset in TRUCKER.presets:
        if preset.id == "first-flight":
            continue
        assert len(levels(preset.id)) == 3
        assert all(later == earlier + 1 for earlier, later in pairwise(levels(preset.id)))
        assert not {"IC", "IIC"} <= set(begun(preset_options(TRUCKER, preset.id)).classes)


@pytest.mark.rule("GT-LM-1.3")
def test_with_the_second_expansion_levels_two_to_four_are_recommended() -> None:
    for preset in TRUCKER.presets:
        if preset.options.get("kit") == "both":
            assert levels(preset.id) == [2, 3, 4]


@pytest.mark.rule("GT-X1-1.1")
@pytest.mark.rule("GT-X1-1.2")
@pytest.mark.rule("GT-X2-1.1")
@pytest.mark.parametrize(
    ("kit", "sets", "cards"),
    [
        ("none", {"base": 140}, 60),
        ("big", {"base": 140, "big_expansion": 41}, 60),
        ("both", {"base": 140, "big_expansion": 41, "another_big_expansion": 42}, 80),
    ],
)
def test_the_kit_says_what_is_in_the_box(kit: str, sets: dict[str, int], cards: int) -> None:
    g = begun({"kit": kit})
    assert Counter(content().tiles[tile].set for tile in g.heap) == sets
    assert sum(map(len, g.decks.values())) == cards
    assert len(g.away) == (4 if kit == "none" else 5)


def test_nothing_of_the_expansions_is_in_by_default() -> None:
    defaults = checked_options(TRUCKER, 4, {})
    assert (defaults["kit"], defaults["loans"]) == ("none", False)
    g = begun({})
    assert {content().tiles[tile].set for tile in g.heap} == {"base"}
    assert sorted(g.decks) == [1, 2, 3]
    assert g.loans == 0


@pytest.mark.parametrize("ship_class", CLASSES)
def test_every_class_is_flown_to_the_end_with_everything_in(ship_class: str) -> None:
    """Five seats in one class, then four, ...: components and tokens stay, and everybody can look at every position."""
    seats = 2 + CLASSES.index(ship_class) % 4
    before: Counter[str] | None = None
    for match in driven(11, [ship_class], seats, kit="both", loans=True):
        g = at(match)
        before = before or census(g)
        assert census(g) == before
        assert invariants(g) == []
        if match.position % 40 == 0 or match.over:
            assert [len(match.view(seat).truckers) for seat in (None, 0)] == [seats, seats]
    assert match.over


@pytest.mark.rule("GT-LM-5.1")
@pytest.mark.parametrize("ship_class", ["IV", "IVC"])
@pytest.mark.parametrize(
    ("kit", "seats", "most", "enough"), [("none", 4, 3, "big"), ("none", 5, 4, "both"), ("big", 5, 4, "both")]
)
def test_more_players_than_the_components_are_enough_for_are_warned(
    kit: str, seats: int, most: int, enough: str, ship_class: str
) -> None:
    """Five have the components of the first expansion in any case (GT-X1-2.1)."""
    options = agreed_options(TRUCKER, seats, {"classes": ("I", ship_class), "kit": kit})
    args: dict[str, Arg] = {"classes": ship_class, "most": most, "seats": seats, "kit": enough}
    assert TRUCKER.warnings(seats, options) == [Message("trucker-few-components", args)]
    assert new_match(TRUCKER, seats, 1, options).waiting


@pytest.mark.rule("GT-LM-5.1")
@pytest.mark.parametrize(
    ("kit", "seats", "ship_class"), [("none", 3, "IVC"), ("big", 4, "IV"), ("both", 5, "IVC"), ("none", 5, "III")]
)
def test_nobody_is_warned_where_the_components_are_enough(kit: str, seats: int, ship_class: str) -> None:
    assert not TRUCKER.warnings(seats, agreed_options(TRUCKER, seats, {"classes": (ship_class,), "kit": kit}))


@pytest.mark.rule("GT-LM-5.1")
@pytest.mark.parametrize("preset", [preset.id for preset in TRUCKER.presets])
def test_a_preset_brings_the_components_that_it_needs(preset: str) -> None:
    for seats in range(2, 6):
        assert not TRUCKER.warnings(seats, agreed_options(TRUCKER, seats, preset_options(TRUCKER, preset)))


@pytest.mark.parametrize("language", ["en", "cs", "pl"])
def test_the_warning_is_said_in_every_language(language: str) -> None:
    speech = Speech(language)
    speech.learn(TRUCKER)
    warnings = [TRUCKER.warnings(seats, agreed_options(TRUCKER, seats, {"classes": ("IVC",)})) for seats in (4, 5)]
    said = {speech.say(warning) for (warning,) in warnings}
    assert len(said) == 2
    assert all("IVC" in one for one in said)
