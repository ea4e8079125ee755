"""Checks of files as text: what must not be written anywhere, and that every requirement is hashed."""

import os
from collections.abc import Iterator
from pathlib import Path

# Folders that tools make; everything else below the root is ours.
MADE_BY_TOOLS = frozenset(
    {
        "__pycache__",
        ".git",
        ".hypothesis",
        ".idea",
        ".mypy_cache",
        ".pytest_cache",
        ".ruff_cache",
        ".vscode",
        "build",
        "dist",
        "node_modules",
    }
)

# Put together here, so that this file does not find itself.
NEEDLES = tuple(
    "".join(pieces)
    for pieces in (
        ("python", "hosted"),
        ("py", "pi.org"),
        ("registry.", "npmjs"),
        ("registry.", "yarnpkg"),
        ("/ro", "ot/"),
        ("/wo", "rk/"),
    )
)


def files_of(root: Path) -> Iterator[Path]:
    """Every file below `root` that people wrote or a tool wrote for keeping."""
    for folder, folders, files in os.walk(root):
        folders[:] = sorted(
            name
            for name in folders
            if name not in MADE_BY_TOOLS and not name.startswith(".venv") and not name.endswith(".egg-info")
        )
        for name in sorted(files):
            if name != ".git":
                yield Path(folder, name)


def slips(root: Path) -> list[str]:
    """Places below `root` that name the host of a package registry or a path of one machine, as "file:line: word"."""
    found = []
    for file in files_of(root):
        for number, line in enumerate(file.read_bytes().lower().splitlines(), start=1):
            found += [
                f"{file.relative_to(root).as_posix()}:{number}: {needle}"
                for needle in NEEDLES
                if needle.encode() in line
            ]
    return found


def unhashed(requirements: str) -> list[str]:
    """The lines of a requirements file that are not a pinned requirement with at least one hash."""
    joined = requirements.replace("\\\n", " ").splitlines()
    wanted = (line.strip() for line in joined)
    return [line for line in wanted if line and not line.startswith("#") and not _is_hashed(line)]


def _is_hashed(line: str) -> bool:
    return not line.startswith("-") and "==" in line and "--hash=sha256:" in line
