"""The figures of the expansions: what they are, how sure we are of them, and what is refused."""

from pathlib import Path

import pytest

from games.damage import complaint, copy_of, spoil
from games.trucker.content.test_bad_content import ORIGINAL
from starboard.games.trucker.content import content, read_content


def test_what_no_source_says_is_marked_as_ours() -> None:
    kit, kinds = content().kit, content().kinds
    ours = (kit.cannon_booster, kit.crew_robots, kit.reinforced_shield)
    assert {figures.status for figures in ours} == {"proposed"}
    assert {kinds[f"{what}_booster"].status for what in ("cannon", "engine", "shield")} == {"proposed"}
    assert all(kinds[kind].powered for kind in ("cannon_booster", "engine_booster", "shield_booster", "crewbots"))


@pytest.mark.rule("GT-X1-5.3")
def test_the_specialists_and_their_figures() -> None:
    kit = content().kit
    assert set(kit.specialists) >= {"diplomat", "lawyer", "merchant", "techie", "manager"}
    assert (kit.merchant.goods, kit.merchant.credits) == (("red", "yellow"), 1)
    assert (kit.manager.bonus, kit.manager.credits) == (1, (1, 3, 6))


@pytest.mark.rule("GT-X1-3.1")
def test_what_vips_pay() -> None:
    assert content().kit.luxury_cabin.credits == {1: 1, 2: 2, 3: 3, 4: 4}


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("strength = 3", "strength = true", "“strength”"),
        ("strength = 3\n", "", "“strength”"),
        ("crew = 4", "crew = 4\nrobots = 2", "“robots”"),
        ("3 = 3, 4 = 4", "3 = 3", "“credits”"),
        ("[1, 3, 6]", "[1, 3]", "“credits”"),
        ('"red", "yellow"', '"red", "pink"', "pink"),
        ('set = "big_expansion"', 'set = "base"', "base"),
        ("heavy_shots = true", "heavy_shots = maybe", "kit.toml"),
    ],
)
def test_a_mistake_in_the_figures_is_found_and_named(tmp_path: Path, old: str, new: str, sentence: str) -> None:
    spoil(copy_of(ORIGINAL, tmp_path) / "kit.toml", old, new)
    said = complaint(read_content, tmp_path)
    assert "kit.toml" in said
    assert sentence in said
