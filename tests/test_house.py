"""The rules of the house: which way imports point, that versions agree, and what no file may say.

Each check is also shown to bite: it is run on a small wrong tree and has to complain.
"""

import tomllib
from importlib import metadata
from pathlib import Path

import pytest

import starboard
from house.files import NEEDLES, slips, unhashed
from house.imports import MAY_IMPORT, complaints, find_modules

ROOT = Path(__file__).resolve().parent.parent
SRC = ROOT / "src"
REQUIREMENTS = sorted((ROOT / "requirements").glob("*.txt"))

FOLDERS = ("kernel", "games", "games/trucker", "games/andromeda", "bots", "arena", "store", "table", "web")

FORBIDDEN = [
    # The kernel knows nobody.
    ("kernel/a.py", "import starboard.games.trucker"),
    ("kernel/a.py", "from starboard.games.trucker import title"),
    ("kernel/a.py", "from starboard import bots"),
    ("kernel/a.py", "from starboard import __version__"),
    ("kernel/a.py", "import starboard"),
    ("kernel/a.py", "from .. import arena"),
    ("kernel/a.py", "from ..store import title"),
    ("kernel/__init__.py", "from ..table import title"),
    ("kernel/a.py", "from starboard.cli import main"),
    ("kernel/a.py", "def f():\n    from starboard.web import title"),
    ("kernel/a.py", "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from starboard.table import title"),
    # Titles know the kernel and themselves.
    ("games/trucker/a.py", "from starboard.games.andromeda import title"),
    ("games/trucker/a.py", "from starboard.games import andromeda"),
    ("games/trucker/a.py", "from starboard.games import *"),
    ("games/trucker/a.py", "import starboard.games.andromeda.title"),
    ("games/trucker/a.py", "from ..andromeda import title"),
    ("games/trucker/a.py", "from .. import andromeda"),
    ("games/trucker/__init__.py", "from ..andromeda.title import name"),
    ("games/shared.py", "from starboard.games.trucker import title"),
    ("games/__init__.py", "from . import trucker"),
    ("games/trucker/a.py", "from starboard.bots import title"),
    ("games/trucker/a.py", "from starboard.arena import title"),
    ("games/trucker/a.py", "from starboard.store import title"),
    ("games/trucker/a.py", "import starboard"),
    # The rest, each one step too far.
    ("bots/a.py", "from starboard.arena import title"),
    ("bots/a.py", "from starboard.table import title"),
    ("arena/a.py", "from starboard.store import title"),
    ("arena/a.py", "from starboard.cli import main"),
    ("store/a.py", "from starboard.games.trucker import title"),
    ("store/a.py", "from starboard.table import title"),
    ("table/a.py", "from starboard.games.trucker import title"),
    ("table/a.py", "from starboard.arena import title"),
    ("table/a.py", "from starboard.web import title"),
    ("web/a.py", "from starboard.games.trucker import title"),
    ("web/a.py", "from starboard.bots import title"),
    ("web/a.py", "from starboard.cli import main"),
    ("__init__.py", "from starboard.arena import title"),
    ("__init__.py", "from .cli import main"),
    ("lounge.py", "x = 1"),
    ("lounge/a.py", "x = 1"),
    ("cli.py", "from starboard.lounge import x"),
    ("cli.py", "from ... import x"),
    # The kernel has no outside world.
    ("kernel/a.py", "import time"),
    ("kernel/a.py", "import datetime as d"),
    ("kernel/a.py", "from datetime import datetime"),
    ("kernel/a.py", "import os"),
    ("kernel/a.py", "import os.path"),
    ("kernel/a.py", "from os import path"),
    ("kernel/a.py", "import socket"),
    ("kernel/a.py", "import random"),
    ("kernel/a.py", "from random import Random"),
    ("kernel/a.py", "import threading"),
    ("kernel/a.py", "import asyncio"),
    ("kernel/a.py", "import subprocess"),
    ("kernel/a.py", "from pathlib import Path"),
    ("kernel/a.py", "import io"),
    ("kernel/a.py", "def f():\n    import time"),
    ("kernel/a.py", "import msgspec, time"),
    ("kernel/a.py", "from importlib.metadata import entry_points"),
    ("kernel/a.py", "from importlib import metadata"),
    ("kernel/registry.py", "import importlib"),
    ("kernel/registry.py", "from importlib import resources"),
    ("kernel/registry.py", "import os"),
    ("kernel/deep/registry.py", "from importlib.metadata import entry_points"),
]

ALLOWED = [
    ("kernel/a.py", "import msgspec\nfrom dataclasses import dataclass\nfrom starboard.kernel import title"),
    ("kernel/a.py", "from . import title\nfrom .title import name\nimport starboard.kernel.title"),
    ("kernel/a.py", "import timeit_like_name\nfrom iota import x"),
    ("kernel/registry.py", "from importlib.metadata import entry_points"),
    ("kernel/registry.py", "import importlib.metadata"),
    ("kernel/registry.py", "from importlib import metadata"),
    ("games/trucker/a.py", "from starboard.kernel.title import name\nfrom starboard.games.trucker import title"),
    ("games/trucker/a.py", "from . import title\nfrom .title import name\nfrom ...kernel import title as t"),
    ("bots/a.py", "from starboard.kernel import title\nfrom starboard.games.trucker import title as t\nimport random"),
    ("arena/a.py", "from starboard.bots import title\nfrom starboard.games import trucker\nimport time"),
    ("store/a.py", "from starboard.kernel import title\nfrom starboard import __version__\nimport sqlite3"),
    ("table/a.py", "from starboard.store import title\nfrom starboard.bots import title as t"),
    ("web/a.py", "from starboard.table import title\nfrom starboard.store import title as t\nimport asyncio"),
    (
        "cli.py",
        "from starboard import __version__, arena, bots, kernel, store, table, web\nimport starboard.games.trucker",
    ),
    ("__main__.py", "from starboard.cli import main"),
    ("__init__.py", "from starboard.kernel import title"),
]


def fake_house(src: Path) -> Path:
    """A tree with every part in its place and nothing wrong in it."""
    for folder in FOLDERS:
        inside = src / "starboard" / folder
        inside.mkdir(parents=True)
        (inside / "__init__.py").touch()
        (inside / "title.py").write_text("name = 'x'\n", encoding="utf-8")
    (src / "starboard" / "__init__.py").write_text("__version__ = '1'\n", encoding="utf-8")
    (src / "starboard" / "cli.py").write_text("def main(): ...\n", encoding="utf-8")
    return src


def put(src: Path, file: str, text: str) -> None:
    place = src / "starboard" / file
    place.parent.mkdir(exist_ok=True)
    place.write_text(f"{text}\n", encoding="utf-8")


def test_imports_point_one_way() -> None:
    assert complaints(SRC) == []


def test_the_import_check_sees_the_whole_package() -> None:
    names = {module.name for module in find_modules(SRC)}
    assert {"starboard", "starboard.kernel.chance", "starboard.kernel.registry"} <= names


def test_the_table_of_parts_has_no_circles() -> None:
    left = {part: set(known) for part, known in MAY_IMPORT.items()}
    while left:
        free = {part for part, known in left.items() if not known & left.keys()}
        assert free, f"these know each other: {sorted(left)}"
        left = {part: known for part, known in left.items() if part not in free}


@pytest.mark.parametrize(("file", "text"), FORBIDDEN)
def test_a_forbidden_import_is_caught(tmp_path: Path, file: str, text: str) -> None:
    src = fake_house(tmp_path)
    put(src, file, text)
    found = complaints(src)
    assert len(found) == 1
    assert found[0].startswith(f"starboard/{file}:")


@pytest.mark.parametrize(("file", "text"), ALLOWED)
def test_an_allowed_import_is_let_pass(tmp_path: Path, file: str, text: str) -> None:
    src = fake_house(tmp_path)
    put(src, file, text)
    assert complaints(src) == []


def test_a_complaint_names_the_line(tmp_path: Path) -> None:
    src = fake_house(tmp_path)
    put(src, "kernel/a.py", "import msgspec\n\nimport time")
    assert complaints(src) == ["starboard/kernel/a.py:3: the kernel knows nothing of the outside world: time"]


def test_versions_agree() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert project["project"]["dynamic"] == ["version"]
    assert project["tool"]["hatch"]["version"]["path"] == "src/starboard/__init__.py"
    assert metadata.version("starboard") == starboard.__version__
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    released = f"## [{starboard.__version__}]"
    coming = f"## [Unreleased]\n\nThis will be {starboard.__version__}.\n"
    assert released in changelog or coming in changelog


def test_compiled_modules_exist() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    compiled = project["tool"]["starboard"]["compiled"]
    assert compiled
    assert [name for name in compiled if not (ROOT / name).is_file()] == []


def test_no_file_names_a_registry_or_a_path_of_one_machine() -> None:
    assert slips(ROOT) == []


@pytest.mark.parametrize("needle", NEEDLES)
def test_a_slip_is_caught(tmp_path: Path, needle: str) -> None:
    (tmp_path / "deep").mkdir()
    (tmp_path / "deep" / "notes.md").write_text(f"first\nsee x{needle.upper()}y\n", encoding="utf-8")
    for folder in (".git", ".venv", ".venv-compiled", "dist"):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "notes.md").write_text(needle, encoding="utf-8")
    assert slips(tmp_path) == [f"deep/notes.md:2: {needle}"]


def test_there_are_requirements() -> None:
    assert [file.stem for file in REQUIREMENTS] == ["bench", "build", "dev", "play", "run"]


@pytest.mark.parametrize("file", REQUIREMENTS, ids=lambda file: file.stem)
def test_every_requirement_is_hashed(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    assert "--hash=sha256:" in text
    assert unhashed(text) == []


@pytest.mark.parametrize(
    "line",
    [
        "click==8.1.7",
        "click>=8.1.7 --hash=sha256:00",
        "--index-url somewhere",
        "--find-links folder",
        "-e .",
        "-r other.txt",
        "rich==15.0.0 \\\n    # via nothing",
    ],
)
def test_an_unhashed_requirement_is_caught(line: str) -> None:
    good = "msgspec==0.22.0 ; os_name == 'posix' \\\n    --hash=sha256:00 \\\n    --hash=sha256:11\n    # via x\n"
    assert unhashed(good) == []
    assert len(unhashed(f"{good}{line}\n{good}")) == 1
