"""`make bench`: measure pure Python and compiled, show the figures, and keep them in results.md."""

import json
import os
import platform
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory

from rich.console import Console
from rich.table import Table

from bench.compiled import ROOT, compiled_tree

RESULTS = Path(__file__).parent / "results.md"
GOALS = {
    "play ratio": ("at least 4", "at least 10"),
    "fork ratio": ("at most 0.5", "at most 0.5"),
    "replay record": ("under 0.25 s", "under 0.25 s"),
    "live match": ("at most 50 kB", "at most 50 kB"),
    "live match of 2,000 moves": ("at most 50 kB", "at most 50 kB"),
}
UNITS = {
    "play": ("decisions/s", 1, 0),
    "play with events": ("decisions/s", 1, 0),
    "yardstick play": ("decisions/s", 1, 0),
    "play ratio": ("times the yardstick", 1, 2),
    "play with events ratio": ("times the yardstick", 1, 2),
    "fork": ("µs", 1, 1),
    "yardstick copy": ("µs", 1, 1),
    "fork ratio": ("of the yardstick's copy", 1, 2),
    "save": ("µs", 1, 1),
    "load": ("µs", 1, 1),
    "record moves": ("moves", 1, 0),
    "record bytes": ("kB", 1000, 0),
    "read record": ("s", 1, 4),
    "replay record": ("s", 1, 4),
    "live match": ("kB", 1000, 1),
    "live match of 2,000 moves": ("kB", 1000, 1),
}

Figures = dict[str, float]


def measured(path: Path, console: Console, what: str) -> Figures:
    """The figures of one process that imports starboard from `path`."""
    with console.status(f"measuring {what}"):
        environment = {
            **os.environ,
            "PYTHONPATH": os.pathsep.join([str(path), str(ROOT / "tests" / "titles"), str(ROOT)]),
        }
        done = subprocess.run(
            [sys.executable, "-m", "bench.measure"], cwd=ROOT, env=environment, stdout=subprocess.PIPE, check=True
        )
    answer = json.loads(done.stdout)
    if answer["compiled"] != (what != "pure Python"):
        raise SystemExit(f"the {what} measurement loaded the wrong modules")
    figures: Figures = answer["figures"]
    return figures


def shown(name: str, value: float) -> str:
    unit, size, digits = UNITS[name]
    return f"{value / size:,.{digits}f} {unit}"


def block(pure: Figures, kernel: Figures, whole: Figures) -> str:
    """The figures of one run as a table for results.md."""
    machine = f"{os.cpu_count()} cores, {platform.machine()}, {platform.system()}, Python {platform.python_version()}"
    lines = [
        f"## {datetime.now(UTC):%Y-%m-%d} · {machine}",
        "",
        "| figure | pure Python | compiled kernel | compiled kernel and rules | goal |",
        "| --- | --- | --- | --- | --- |",
    ]
    for name in UNITS:
        goal = " / ".join(dict.fromkeys(GOALS.get(name, ())))
        cells = [shown(name, figures[name]) for figures in (pure, kernel, whole)]
        lines.append(f"| {name} | {' | '.join(cells)} | {goal} |")
    return "\n".join(lines) + "\n"


def main() -> None:
    console = Console()
    pure = measured(ROOT / "src", console, "pure Python")
    found = []
    for rules in (False, True):
        with TemporaryDirectory(prefix="starboard-bench-") as folder:
            with console.status("compiling"):
                tree = compiled_tree(Path(folder), rules=rules)
            found.append(measured(tree, console, "compiled kernel and rules" if rules else "compiled kernel"))
    table = Table("figure", "pure Python", "compiled kernel", "kernel and rules", "goal")
    for name in UNITS:
        goal = " / ".join(dict.fromkeys(GOALS.get(name, ())))
        table.add_row(name, *(shown(name, figures[name]) for figures in (pure, *found)), goal)
    console.print(table)
    if "--record" in sys.argv[1:]:
        with RESULTS.open("a", encoding="utf-8") as file:
            file.write("\n" + block(pure, *found))
        console.print(f"added to {RESULTS.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
