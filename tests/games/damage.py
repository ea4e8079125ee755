"""Content that somebody has spoilt: a copy of a title's tables with one thing changed."""

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from starboard.kernel import StarboardError
from starboard.speech import Speech


def copy_of(original: Path, folder: Path) -> Path:
    """The tables of a title, in a folder where they may be spoilt."""
    for file in [*original.glob("*.csv"), *original.glob("*.toml")]:
        shutil.copy(file, folder)
    return folder


def spoil(path: Path, old: str, new: str) -> None:
    """Change the first `old` that the file has."""
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")


def complaint(read: Callable[[Path], object], folder: Path) -> str:
    """What is said about content that is refused."""
    with pytest.raises(StarboardError) as why:
        read(folder)
    return Speech("en").say(why.value.message)
