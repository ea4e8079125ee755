"""A page of docs/, as tests read it: its text, its tables and its commands."""

import shlex
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


class Page:
    """One page, by its name."""

    def __init__(self, name: str) -> None:
        self.text = (ROOT / "docs" / name).read_text(encoding="utf-8")
        self.commands = [line for line in self.text.splitlines() if line.startswith(".venv/bin/starboard")]

    def rows(self, head: str) -> dict[str, str]:
        """The rest of each row of a table, by its first cell."""
        table = self.text[self.text.index(f"\n| {head} |") :].split("\n\n")[0].strip().splitlines()[2:]
        return {cells[1].strip(): "|".join(cells[2:]) for cells in (row.split("|") for row in table)}

    def run(self, command: str) -> subprocess.CompletedProcess[str]:
        """What comes of one of its commands."""
        words = [sys.executable, "-m", "starboard", *shlex.split(command)[1:]]
        return subprocess.run(words, cwd=ROOT, capture_output=True, text=True, timeout=300, check=False)
