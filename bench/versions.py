"""`python -m bench.versions OLD [--rounds N] [--seconds N] [--without WHAT ...] [--record]`: two versions side by side.

OLD is a checkout of an older version, for instance `git worktree add --detach ../old v0.1`. Everything is measured in
processes of their own, with the old sources and the new ones in turn, so that a slow moment of the machine meets both;
what counts is the middle one of the ratios of all rounds. Every round looks at the same views: of each the least time
counts. Instructions are counted by cachegrind and need one round.
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
from statistics import fmean
from tempfile import TemporaryDirectory
from typing import NamedTuple

from rich.console import Console

from bench.compiled import ROOT, compiled_tree
from bench.ledger import table
from bench.one_version import POINTS, SEATS, SEEN, Figures, at

RESULTS = Path(__file__).parent / "versions.md"
TITLES = ("drift", "trucker", "andromeda", "vanguard")
FEW, MANY = 300, 24_300
"""Silent random decisions; the difference leaves out what is done once."""
COPIES = 5
OFTEN = 20
"""Questions of a kind that are enough to compare it."""
WHO = ("asked", "others")
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


def counted(checkout: Path, *args: str) -> int:
    """Instructions of a process."""
    with TemporaryDirectory(prefix="starboard-bench-") as folder:
        out = Path(folder) / "out"
        subprocess.run(
            ["valgrind", "--tool=cachegrind", "--cache-sim=no", f"--cachegrind-out-file={out}", *worker(*args)],
            cwd=ROOT,
            env=sources(checkout),
            stderr=subprocess.DEVNULL,
            check=True,
        )
        lines = out.read_text(encoding="utf-8", errors="replace").splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith(("summary:", "totals:")))


def instructions(checkout: Path, figure: str, title: str) -> float:
    """Instructions of one decision, copy or view: those of many, less those of few or none."""
    few, many, each = {
        "decisions": (FEW, MANY, 1),
        "forks": (0, COPIES, POINTS),
        "views": (0, 1, SEEN * SEATS[title]),
    }[figure]
    counts = [counted(checkout, figure, title, str(number)) for number in (few, many)]
    return (counts[1] - counts[0]) / ((many - few) * each)


def figures(env: dict[str, str], *args: str) -> Figures:
    done = subprocess.run(worker(*args), cwd=ROOT, env=env, stdout=subprocess.PIPE, check=True)
    found: Figures = json.loads(done.stdout)
    return found


def in_turn(old: dict[str, str], new: dict[str, str], rounds: int, name: str, *args: str) -> list[Row]:
    """Both versions, one after the other, as often as there are rounds."""
    found = [(figures(old, *args), figures(new, *args)) for _ in range(rounds)]
    rows = []
    for figure in found[0][0]:
        if figure == "views":
            rows += of_views(name, [one[figure] for one, _ in found], [one[figure] for _, one in found])
            continue
        before, after = [one[figure] for one, _ in found], [one[figure] for _, one in found]
        ratio = statistics.median(late / early for early, late in zip(before, after, strict=True))
        label = f"{name}: {figure}" if name else figure
        rows.append(Row(label, statistics.median(before), statistics.median(after), ratio))
    return rows


def of_views(name: str, before: list[Figures], after: list[Figures]) -> list[Row]:
    """Times of views. Every round looks at the same positions, so of each the least time counts: what a busy machine
    adds is not the program's. Since versions may ask other things, kinds of questions are compared one by one too."""
    old, new = quickest(before), quickest(after)
    rows = []
    for who, whose in (("asked", "who is asked"), ("others", "the others")):
        one, other = old[who], new[who]
        for share, label in ((0.5, "median"), (0.99, "p99")):
            early, late = at(one, share), at(other, share)
            rows.append(Row(f"{name}: view of {whose}, {label}", early, late, late / early))
        rows.append(Row(f"{name}: view of {whose}, mean", fmean(one), fmean(other), fmean(other) / fmean(one)))
    kinds = [kind for kind, times in old["kinds"].items() if len(times) >= OFTEN <= len(new["kinds"].get(kind, ()))]
    for kind in kinds:
        early, late = fmean(old["kinds"][kind]), fmean(new["kinds"][kind])
        rows.append(Row(f"{name}: view of who is asked `{kind}`, mean", early, late, late / early))
    return rows


def quickest(rounds: list[Figures]) -> Figures:
    """The least time of each view; those of who is asked also by what was asked."""
    least: Figures = {who: [min(times) for times in zip(*(one[who] for one in rounds), strict=True)] for who in WHO}
    kinds: dict[str, list[float]] = {}
    for kind, time in zip(rounds[0]["kinds"], least["asked"], strict=True):
        kinds.setdefault(kind, []).append(time)
    return least | {"kinds": kinds}


def compiled_play(old: Path, rounds: int) -> list[Row]:
    """The reference title with its rules and the kernel compiled."""
    with TemporaryDirectory(prefix="starboard-bench-") as one, TemporaryDirectory(prefix="starboard-bench-") as other:
        trees = [compiled_tree(Path(folder), rules=True, root=root) for folder, root in ((one, old), (other, ROOT))]
        before, after = (environment(tree, tree) for tree in trees)
        return in_turn(before, after, rounds, "drift, compiled", "times", "drift")


def measured(old: Path, parts: list[str], rounds: int, seconds: int, console: Console) -> list[Row]:
    rows: list[Row] = []
    if "instructions" in parts and which("valgrind"):
        for figure in ("decisions", "forks", "views"):
            for title in TITLES:
                with console.status(f"counting the instructions of {figure} of {title}"):
                    before, after = instructions(old, figure, title), instructions(ROOT, figure, title)
                rows.append(Row(f"{title}: instructions a {figure[:-1]}", before, after, after / before))
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
