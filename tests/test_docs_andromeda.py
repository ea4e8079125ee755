"""The page about playing Andromeda's Edge is true: its commands run, and it names every option, preset and step."""

import re

import pytest

from pages import ROOT, Page
from starboard.games.andromeda.title import ANDROMEDA
from starboard.kernel import Message
from starboard.speech import Speech

PAGE = Page("playing-andromeda.md")
TEXT = PAGE.text
STEPS = ("escalation", "diplomacy", "preparation", "roll", "result", "damage")


@pytest.mark.parametrize("command", PAGE.commands)
def test_every_command_runs(command: str) -> None:
    done = PAGE.run(command)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout


def test_every_option_is_explained_with_its_values() -> None:
    explained = PAGE.rows("option")
    assert list(explained) == [f"`{option.id}`" for option in ANDROMEDA.options]
    for option in ANDROMEDA.options:
        if not isinstance(option.default, bool):
            assert all(str(choice) in explained[f"`{option.id}`"] for choice in option.choices)


def test_every_preset_is_named_and_exists() -> None:
    presets = [preset.id for preset in ANDROMEDA.presets]
    assert [name.strip("`") for name in PAGE.rows("preset")] == presets
    named = re.findall(r"preset `([\w-]+)`|--preset ([\w-]+)", TEXT)
    assert {one or other for one, other in named} <= set(presets)


def test_the_steps_of_a_battle_are_called_as_on_the_board() -> None:
    speech = Speech("en")
    assert list(PAGE.rows("step")) == [speech.say(Message(f"andromeda-board-step-{step}")) for step in STEPS]


def test_the_pictures_are_there_and_the_readme_leads_to_the_page() -> None:
    pictures = re.findall(r"\]\((pictures/[\w-]+\.png)\)", TEXT)
    assert len(pictures) > 6
    assert [name for name in pictures if not (ROOT / "docs" / name).is_file()] == []
    assert len(TEXT.splitlines()) <= 200
    assert "docs/playing-andromeda.md" in (ROOT / "README.md").read_text(encoding="utf-8")
