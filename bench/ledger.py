"""Where the results of long measurements are kept: a page that grows table by table, so that a run that is broken off
leaves what it found."""

import os
import platform
import sys
from datetime import UTC, datetime
from pathlib import Path

from rich.console import Console

import starboard


class Ledger:
    """One run of a measurement, added to a page if it should be recorded."""

    def __init__(self, page: Path, rules: str, record: bool, console: Console) -> None:
        self._page = page
        self._rules = rules
        self._record = record
        self._console = console
        self._begun = False

    def add(self, head: str, rows: list[list[str]]) -> None:
        """Show a table, and keep it."""
        for row in rows:
            self._console.print(" | ".join(row))
        if not self._record:
            return
        with self._page.open("a", encoding="utf-8") as file:
            if not self._begun:
                file.write("\n" + self._heading())
                self._begun = True
            file.write("\n" + table(head, rows))

    def _heading(self) -> str:
        cores = f"{os.cpu_count()} cores, {platform.machine()}, {platform.system()}"
        what = f"starboard {starboard.__version__}, {self._rules}"
        command = " ".join([f"python -m {_module()}", *sys.argv[1:]])
        return (
            f"## {datetime.now(UTC):%Y-%m-%d} · {what} · {cores}, Python {platform.python_version()}\n\n`{command}`\n"
        )


def _module() -> str:
    return f"bench.{Path(sys.argv[0]).stem}"


def table(head: str, rows: list[list[str]]) -> str:
    """A table as it is kept."""
    heads = head.split(" | ")
    lines = [heads, ["---"] * len(heads), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines) + "\n"
