"""The page about playing Galaxy Trucker is true: its commands run, and it names every option, class, preset and bot."""

import re

import pytest

from pages import ROOT, Page
from starboard.bots import bot_names
from starboard.games.trucker.content import content
from starboard.games.trucker.names.flight_names import CARDS
from starboard.games.trucker.names.names import KINDS
from starboard.games.trucker.rules.building.building import BUDGET
from starboard.games.trucker.rules.building.finishing import MOST_MOVES
from starboard.games.trucker.rules.building.hourglass import SAND
from starboard.games.trucker.state.options import CLASSES, MOST_ROUNDS
from starboard.games.trucker.title import TRUCKER
from starboard.kernel import Message
from starboard.speech import Speech

PAGE = Page("playing-trucker.md")
TEXT = PAGE.text


@pytest.mark.parametrize("command", PAGE.commands)
def test_every_command_runs(command: str) -> None:
    done = PAGE.run(command)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout


def test_every_option_is_explained_with_its_values() -> None:
    explained = PAGE.rows("option")
    assert list(explained) == [f"`{option.id}`" for option in TRUCKER.options]
    for option in TRUCKER.options:
        if option.id != "classes" and not isinstance(option.default, bool):
            assert all(str(choice) in explained[f"`{option.id}`"] for choice in option.choices)


def test_every_class_stands_in_the_table_with_its_level() -> None:
    levels = {
        name: level.strip()
        for names, rest in PAGE.rows("class").items()
        for name, level in zip(names.split(", "), (rest.split("|")[0].split(", ") * 9), strict=False)
    }
    roman = ("", "I", "II", "III", "IV")
    assert levels == {name: roman[content().ships[name].level] for name in CLASSES}


def test_every_preset_that_is_named_exists_and_every_bot_is_named() -> None:
    presets = {preset.id for preset in TRUCKER.presets}
    named = set(re.findall(r"preset `([\w-]+)`|--preset ([\w-]+)", TEXT))
    assert {one or other for one, other in named} <= presets
    assert sorted(name.strip("`") for name in PAGE.rows("bot")) == sorted(bot_names(TRUCKER))


def test_every_card_and_component_of_the_base_game_is_told_of() -> None:
    speech = Speech("en")
    base = {card.__struct_config__.tag for card in content().cards.values() if card.level < 4}
    missing = [tag for tag in sorted(map(str, base)) if not told(speech.say(Message(CARDS[tag])), PAGE.rows("card"))]
    assert missing == []
    kinds = {tile.kind.id for tile in content().tiles.values() if tile.set == "base"} - {"starting_cabin"}
    names = {speech.say(Message(KINDS[kind])).removeprefix("special ") for kind in kinds}
    assert sorted(name for name in names if not told(name, PAGE.rows("component"))) == []


def told(name: str, table: dict[str, str]) -> bool:
    """Whether a table has a row for this name; "abandoned ship, station" is a row for two."""
    cells = [cell for first in table for cell in first.split(", ")]
    return name in cells or name.rpartition(" ")[2] in cells


def test_the_figures_are_those_of_the_rules() -> None:
    assert (BUDGET, SAND, MOST_MOVES, MOST_ROUNDS) == (6, 4, 600, 12)
    for words in (
        "has six moves",
        "after four turns of the table",
        f"{BUDGET * SAND} moves a run",
        f"{MOST_MOVES} moves",
    ):
        assert words in TEXT
    loans = content().flights.loans
    assert f"{loans.principal} credits now, {loans.repay} back" in TEXT


def test_every_ruling_is_cited_in_the_source_or_in_a_test() -> None:
    source = "".join(
        file.read_text(encoding="utf-8")
        for folder in ("src/starboard/games/trucker", "tests/games/trucker")
        for file in sorted((ROOT / folder).rglob("*.py"))
    )
    assert [id for id in PAGE.rows("id") if id not in source] == []


def test_the_page_is_short_and_the_readme_leads_there() -> None:
    assert len(TEXT.splitlines()) <= 200
    assert "docs/playing-trucker.md" in (ROOT / "README.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("page", ["README.md", "docs/playing-trucker.md"])
def test_what_is_not_there_and_what_is_our_own_is_named(page: str) -> None:
    text = " ".join((ROOT / page).read_text(encoding="utf-8").split())
    absent = "evil machinations", "rough roads", "support team", "bonus cards of levels I to III"
    own = "level IV", "27 ", "the outline of", "squares of"
    assert [words for words in absent + own if words not in text] == []


def test_the_rulings_on_latest_models_stand_in_the_table() -> None:
    assert {"OQ-LM-02", "OQ-LM-08", "OQ-LM-10", "OQ-LM-11", "OQ-LM-24"} <= set(PAGE.rows("id"))
