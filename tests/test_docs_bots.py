"""The page about writing a bot says what is true: its bot plays, and what it names exists."""

import re
import shlex
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from starboard.kernel import Sight

ROOT = Path(__file__).resolve().parent.parent
TEXT = (ROOT / "docs" / "writing-a-bot.md").read_text(encoding="utf-8")


def blocks(language: str) -> list[str]:
    """The code on the page in one language."""
    return re.findall(rf"^```{language}\n(.*?)^```$", TEXT, re.MULTILINE | re.DOTALL)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with the bot of the page."""
    ((name, body),) = re.findall(r"^\*\*`([^`\n]+)`\*\*\n\n```python\n(.*?)^```$", TEXT, re.MULTILINE | re.DOTALL)
    (tmp_path / name).write_text(body, encoding="utf-8")
    return tmp_path


def run(*command: str, cwd: Path) -> str:
    done = subprocess.run(command, cwd=cwd, capture_output=True, encoding="utf-8", timeout=300, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_the_session_on_the_page_is_what_python_says(folder: Path) -> None:
    (folder / "session.txt").write_text("\n".join(blocks("pycon")), encoding="utf-8")
    run(sys.executable, "-m", "doctest", "session.txt", cwd=folder)


def test_the_bot_is_typed_and_in_the_house_style(folder: Path) -> None:
    mypy = (sys.executable, "-m", "mypy", "--strict", "--config-file=", "--cache-dir", str(folder / "cache"))
    assert "no issues found" in run(*mypy, "stubborn.py", cwd=folder)
    settings = ("--no-cache", "--config", str(ROOT / "pyproject.toml"))
    run(sys.executable, "-m", "ruff", "check", *settings, "stubborn.py", cwd=folder)
    run(sys.executable, "-m", "ruff", "format", "--check", *settings, "stubborn.py", cwd=folder)


def test_everything_that_a_sight_shows_is_on_the_page() -> None:
    named = re.findall(r"^\| `(\w+)` \|", TEXT, re.MULTILINE)
    assert sorted(named) == sorted(name for name in dir(Sight) if not name.startswith("_"))


def test_the_entry_point_leads_to_the_bot(folder: Path) -> None:
    (entry,) = tomllib.loads(blocks("toml")[0])["project"]["entry-points"]["starboard.bots"].values()
    module, _, name = entry.partition(":")
    assert f"class {name}:" in (folder / f"{module}.py").read_text(encoding="utf-8")


def test_the_commands_run() -> None:
    commands = [shlex.split(line) for block in blocks("sh") for line in block.splitlines()]
    assert len(commands) == 4
    for words in commands:
        assert words[0] == ".venv/bin/starboard"
        number = words.index("--games" if "--games" in words else "--rounds") + 1
        run(sys.executable, "-m", "starboard", *words[1:number], "1", *words[number + 1 :], cwd=ROOT)
