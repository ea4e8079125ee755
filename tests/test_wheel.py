"""The wheel of `make release` is whole: installed into an empty environment it plays, simulates and serves, without
Node and without the checkout."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import httpx2
import pytest

from running import ROOT, Running, running
from starboard import __version__
from starboard.kernel import title_names
from starboard.speech import LANGUAGES

BIN = Path(sys.executable).parent
QUICKLY = {
    "andromeda": ("--preset", "hegemon"),
    "trucker": ("--preset", "first-flight"),
    "vanguard": ("--option", "start=operation"),
}
"""How one small match of each title is simulated."""


@pytest.fixture(scope="module")
def environment(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment with the wheel, what the wheel asks for, and nothing else."""
    folder = tmp_path_factory.mktemp("release")
    # The tools are there: these tests run with them.
    made = ["make", "release", f"DIST={folder}", f"BIN={BIN}", "--old-file=.venv/.ready"]
    quiet = {name: value for name, value in os.environ.items() if name not in {"MAKEFLAGS", "MFLAGS", "MAKELEVEL"}}
    subprocess.run(made, cwd=ROOT, env=quiet, stdout=subprocess.DEVNULL, check=True, timeout=300)
    (wheel,) = folder.glob("*.whl")
    place = folder / "environment"
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", place], check=True, timeout=60)
    into = ["--python", str(place / "bin" / "python")]
    pip = [sys.executable, "-m", "pip", *into, "install", "-q", "--no-compile", str(wheel)]
    subprocess.run(pip, check=True, timeout=300)
    return place


def alone(environment: Path, folder: Path) -> dict[str, str]:
    """What the program finds around it: nothing of this checkout, and an empty home."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("STARBOARD_", "PYTHON", "XDG_"))}
    return {**kept, "HOME": str(folder), "PATH": str(environment / "bin"), "STARBOARD_LANG": "en"}


def said(environment: Path, folder: Path, *words: str) -> str:
    """What the installed command answers."""
    command = [str(environment / "bin" / "starboard"), *words]
    done = subprocess.run(
        command, cwd=folder, env=alone(environment, folder), capture_output=True, text=True, check=False, timeout=120
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_wheel_has_words_rules_and_pages(environment: Path) -> None:
    (package,) = environment.glob("lib/python*/site-packages/starboard")
    assert all((package / "locales" / language / "kernel.ftl").is_file() for language in LANGUAGES)
    pages = {page.name for page in (package / "rules").rglob("*.md")}
    assert pages == {page.name for page in (ROOT / "docs" / "rules").rglob("*.md")}
    assert not list(package.rglob("node_modules"))


def test_the_installed_command_plays_every_title(environment: Path, tmp_path: Path) -> None:
    assert said(environment, tmp_path, "--version") == f"starboard {__version__}\n"
    ours = {title for title in title_names() if title in QUICKLY}
    assert ours == QUICKLY.keys()
    for title, options in QUICKLY.items():
        played = json.loads(said(environment, tmp_path, "simulate", title, "--games", "1", *options, "--json"))
        assert (played["games"], played["errors"]) == (1, [])


def fetched(server: Running, path: str) -> str:
    """What the server answers there."""
    answer = httpx2.get(server.address + path, timeout=20)
    assert answer.status_code == 200
    return answer.text


@pytest.mark.parametrize("command", [("serve", "--port", "0"), ("play", "--port", "0", "--no-browser")], ids=" ".join)
def test_the_installed_server_answers(environment: Path, tmp_path: Path, command: tuple[str, ...]) -> None:
    python = str(environment / "bin" / "python")
    with running(tmp_path, *command, python=python, PYTHONPATH="", HOME=str(tmp_path)) as server:
        page = httpx2.get(server.address, timeout=20)
        assert page.status_code == 200
        shell = fetched(server, re.findall(r'src="/(assets/[\w.-]+\.js)"', page.text)[0])
        # The page of a table is a script of its own, and so is each board, which that page fetches.
        table = fetched(server, re.findall(r"assets/TablePage[\w.-]+\.js", shell)[0])
        for title in QUICKLY:
            assert len(fetched(server, re.findall(rf"assets/{title}[\w.-]+\.js", table)[0])) > 10_000
        titles = httpx2.get(f"{server.address}api/titles", timeout=20).json()
        assert {title["id"] for title in titles} == QUICKLY.keys()
