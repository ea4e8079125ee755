"""The page about the companion is true: its commands run one after the other, and what it quotes is said."""

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

from starboard.games.andromeda.content.boxes import HEAD, TABLES
from starboard.kernel import Message
from starboard.speech import Speech

ROOT = Path(__file__).resolve().parent.parent
TEXT = (ROOT / "docs" / "companion.md").read_text(encoding="utf-8")
COMMANDS = [line for block in re.findall(r"```\n(.*?)```", TEXT, re.DOTALL) for line in block.splitlines()]
QUOTED = (
    "andromeda-preset-companion",
    "andromeda-option-box",
    "andromeda-option-box-ours",
    "andromeda-companion-other-module",
    "andromeda-companion-collapse",
    "andromeda-companion-rebuild",
    "andromeda-companion-recruit",
    "andromeda-companion-send-leader",
    "andromeda-companion-moon-stays",
    "andromeda-companion-heading-station",
    "andromeda-companion-heading-points",
    "andromeda-companion-heading-hegemon",
    "andromeda-companion-heading-table",
    "andromeda-move-told-return",
    "andromeda-move-told-roll",
    "andromeda-move-ship-hit",
    "andromeda-move-module-hit",
    "andromeda-move-card-gone",
    "andromeda-move-marker-moved",
    "andromeda-move-peaceful",
    "andromeda-move-turn-over",
    "andromeda-move-all-done",
)
"""Words of the program that the page quotes."""


def test_every_command_runs(tmp_path: Path) -> None:
    assert len(COMMANDS) > 3
    for command in COMMANDS:
        words = shlex.split(command)
        given = dict(word.split("=", 1) for word in words if word.startswith("STARBOARD_"))
        words = [word for word in words if not word.startswith("STARBOARD_")]
        # Bots that think take a hundred times as long over a match.
        words += ["--bots", "random"] if "simulate" in words else []
        done = subprocess.run(
            [sys.executable, "-m", *words],
            cwd=tmp_path,
            env={**os.environ, "STARBOARD_LANG": "en", **given},
            capture_output=True,
            text=True,
            timeout=300,
            check=False,
        )
        assert (done.returncode, done.stderr) == (0, ""), command
        assert done.stdout


def test_the_words_of_the_program_are_quoted_as_they_are() -> None:
    speech, page = Speech("en"), " ".join(TEXT.split())
    assert [id for id in QUOTED if speech.say(Message(id)) not in page] == []


def test_every_table_is_explained_and_the_pictures_are_there() -> None:
    assert all(f"`{file}`" in TEXT for file in (HEAD, *(f"{table}.toml" for table in TABLES)))
    pictures = re.findall(r"\]\((pictures/[\w-]+\.png)\)", TEXT)
    assert len(pictures) == 2
    assert [name for name in pictures if not (ROOT / "docs" / name).is_file()] == []
