"""`python -m bench.versions OLD [--rounds N] [--seconds N] [--without WHAT ...] [--record]`: two versions side by side.

OLD is a checkout of an older version, for instance `git worktree add --detach ../old v0.1`. Everything is measured in
processes of their own, with the old sources and the new ones in turn, so that a slow moment of the machine meets both;
what counts is the middle one of the ratios of all rounds. Instructions are counted by cachegrind and need one round.
"""

import json
import os
import platform
import statistics
import subprocess
import sys
from argparse import ArgumentParser
from datetime import UTC, datetime
from pathlib import Path
from shutil import which
from tempfile import TemporaryDirectory
from typing import NamedTuple

from rich.console import Console

from bench.compiled import ROOT, compiled_tree
from bench.ledger import table

RESULTS = Path(__file__).parent / "versions.md"
TITLES = ("drift", "trucker", "andromeda", "vanguard")
FEW, MANY = 300, 24_300
"""Silent random decisions; the difference leaves out what is done once."""
PARTS = ("instructions", "times", "tables", "compiled")
UNITS = {"play": "decisions/s", "a frame": "kB", "memory of 250 tables": "MB", "from a move": "ms", "compiled": "µs"}


class Row(NamedTuple):
    """One figure of both versions."""

    name: str
    old: float
    new: float
    ratio: float


def environment(path: Path, titles: Path) -> dict[str, str]:
    """What a process sees that imports starboard from `path`."""
    return {
        **os.environ,
        "PYTHONPATH": os.pathsep.join([str(path), str(titles), str(ROOT)]),
        "PYTHONHASHSEED": "0",
    }


def sources(checkout: Path) -> dict[str, str]:
    return environment(checkout / "src", checkout / "tests" / "titles")


def worker(*args: str) -> list[str]:
    return [sys.executable, "-m", "bench.one_version", *args]


def instructions(checkout: Path, title: str) -> float:
    """Instructions of one decision."""
    counts = []
    for decisions in (FEW, MANY):
        with TemporaryDirectory(prefix="starboard-bench-") as folder:
            counted = Path(folder) / "out"
            command = ["valgrind", "--tool=cachegrind", "--cache-sim=no", f"--cachegrind-out-file={counted}"]
            subprocess.run(
                [*command, *worker("decisions", title, str(decisions))],
                cwd=ROOT,
                env=sources(checkout),
                stderr=subprocess.DEVNULL,
                check=True,
            )
            lines = counted.read_text(encoding="utf-8", errors="replace").splitlines()
        counts.append(next(int(line.split()[1]) for line in lines if line.startswith(("summary:", "totals:"))))
    return (counts[1] - counts[0]) / (MANY - FEW)


def figures(env: dict[str, str], *args: str) -> dict[str, float]:
    done = subprocess.run(worker(*args), cwd=ROOT, env=env, stdout=subprocess.PIPE, check=True)
    found: dict[str, float] = json.loads(done.stdout)
    return found


def in_turn(old: dict[str, str], new: dict[str, str], rounds: int, name: str, *args: str) -> list[Row]:
    """Both versions, one after the other, as often as there are rounds."""
    found = [(figures(old, *args), figures(new, *args)) for _ in range(rounds)]
    rows = []
    for figure in found[0][0]:
        before, after = [one[figure] for one, _ in found], [one[figure] for _, one in found]
        ratio = statistics.median(late / early for early, late in zip(before, after, strict=True))
        label = f"{name}: {figure}" if name else figure
        rows.append(Row(label, statistics.median(before), statistics.median(after), ratio))
    return rows


def compiled_play(old: Path, rounds: int) -> list[Row]:
    """The reference title with its rules and the kernel compiled."""
    with TemporaryDirectory(prefix="starboard-bench-") as one, TemporaryDirectory(prefix="starboard-bench-") as other:
        trees = [compiled_tree(Path(folder), rules=True, root=root) for folder, root in ((one, old), (other, ROOT))]
        before, after = (environment(tree, tree) for tree in trees)
        return in_turn(before, after, rounds, "drift, compiled", "times", "drift")


def measured(old: Path, parts: list[str], rounds: int, seconds: int, console: Console) -> list[Row]:
    rows: list[Row] = []
    if "instructions" in parts and which("valgrind"):
        for title in TITLES:
            with console.status(f"counting the instructions of {title}"):
                before, after = instructions(old, title), instructions(ROOT, title)
            rows.append(Row(f"{title}: instructions a decision", before, after, after / before))
    if "times" in parts:
        for title in TITLES:
            with console.status(f"timing {title}"):
                rows += in_turn(sources(old), sources(ROOT), rounds, title, "times", title)
    if "tables" in parts:
        with console.status("playing at live tables"):
            rows += in_turn(sources(old), sources(ROOT), max(1, rounds // 2), "", "tables", str(seconds))
    if "compiled" in parts:
        with console.status("compiling both versions"):
            rows += compiled_play(old, rounds)
    return rows


def shown(rows: list[Row]) -> str:
    """The rows as a table, with the units of those that are no microseconds."""
    lines = []
    for row in rows:
        unit = next((unit for part, unit in UNITS.items() if part in row.name.split(": ")[-1]), "µs")
        unit = "" if "instructions" in row.name else "s" if "seconds" in row.name else unit
        lines.append([row.name, f"{row.old:,.1f} {unit}".strip(), f"{row.new:,.1f} {unit}".strip(), f"{row.ratio:.3f}"])
    return table("figure | before | now | ratio", lines)


def main() -> None:
    parser = ArgumentParser(description="Two versions side by side.")
    parser.add_argument("old", type=Path)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=int, default=20, help="of play at live tables")
    parser.add_argument("--without", nargs="*", default=[], choices=PARTS)
    parser.add_argument("--record", action="store_true")
    asked = parser.parse_args()
    console = Console()
    parts = [part for part in PARTS if part not in asked.without]
    text = shown(measured(asked.old.resolve(), parts, asked.rounds, asked.seconds, console))
    console.print(text)
    if asked.record:
        machine = f"{os.cpu_count()} cores, {platform.machine()}, Python {platform.python_version()}"
        with RESULTS.open("a", encoding="utf-8") as file:
            file.write(f"\n## 0.1 against now, {datetime.now(UTC):%Y-%m-%d} · {machine}\n\n{text}")


if __name__ == "__main__":
    main()
