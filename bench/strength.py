"""How strong the bots of Galaxy Trucker are, and how quick.

    .venv/bin/python -m bench.strength [--matches 400] [--record]

Duels of two, who change seats after every match: classes I, II and III, default options, building by the simulated
clock. Then tables of one bot of each level, a round in each class. `--record` adds a block to strength.md.
"""

import os
import platform
import sys
from argparse import ArgumentParser
from collections.abc import Iterator
from datetime import UTC, datetime
from math import sqrt
from pathlib import Path
from statistics import fmean

from rich.console import Console
from rich.progress import Progress

import starboard
from bench.duels import Duel, Result, play
from starboard.arena import Lost, ProcessRunner
from starboard.games.trucker.title import CLASSES, TRUCKER

RESULTS = Path(__file__).parent / "strength.md"
STANDARD = ("I", "II", "III")
PAIRS = (("apprentice", "random", 0.95), ("trucker", "apprentice", 0.70), ("veteran", "trucker", 0.60))
"""Who should beat whom, and how often at least."""
LEVELS = ("apprentice", "trucker", "veteran")
LEAST_SPEED = 2.0
"""Whole games of four apprentices in a second, on one core."""
Z = 1.96
"""95 of 100 error bars of this width hold the truth."""

Row = list[str]


def wilson(share: float, count: int) -> tuple[float, float]:
    """The 95 % interval of a share that was measured so many times, by Wilson's formula; a tie is half a win."""
    middle = share + Z * Z / (2 * count)
    width = Z * sqrt(share * (1 - share) / count + Z * Z / (4 * count * count))
    scale = 1 + Z * Z / count
    return (middle - width) / scale, (middle + width) / scale


def played(duels: list[Duel], what: str, workers: int, console: Console) -> Iterator[tuple[Duel, Result]]:
    """The results of all duels, in any order, with a bar."""
    with Progress(console=console, transient=True) as bar:
        task = bar.add_task(what, total=len(duels))
        for duel, result in ProcessRunner(workers).run(play, duels):
            if isinstance(result, Lost):
                raise SystemExit(f"a worker died over {duel}")
            bar.advance(task)
            yield duel, result


def duels(matches: int, workers: int, console: Console) -> list[Row]:
    """A row for each pair."""
    rows = []
    for better, other, goal in PAIRS:
        games = [Duel((better, other), STANDARD, number) for number in range(matches)]
        results = [result for _, result in played(games, f"{better} against {other}", workers, console)]
        share = fmean(result.won[0] for result in results)
        low, high = wilson(share, matches)
        credits = [fmean(result.credits[bot] for result in results) for bot in range(2)]
        seconds = fmean(result.seconds for result in results)
        rows.append(
            [
                f"{better} – {other}",
                str(matches),
                f"{share:.1%}",
                f"{low:.1%} – {high:.1%}",
                f"{goal:.0%}",
                f"{credits[0]:.1f} – {credits[1]:.1f}",
                f"{seconds:.2f}",
            ]
        )
        console.print(" | ".join(rows[-1]))
    return rows


def classes(matches: int, workers: int, console: Console) -> list[Row]:
    """A row for each class: mean credits of one bot of each level at one table."""
    games = [Duel(LEVELS, (name,), number) for name in CLASSES for number in range(matches)]
    found: dict[str, list[Result]] = {name: [] for name in CLASSES}
    for duel, result in played(games, "every class", workers, console):
        found[duel.classes[0]].append(result)
    rows = []
    for name, results in found.items():
        credits = [f"{fmean(result.credits[bot] for result in results):.1f}" for bot in range(len(LEVELS))]
        rows.append([name, str(matches), *credits])
        console.print(" | ".join(rows[-1]))
    return rows


def speed(matches: int, workers: int, console: Console) -> Row:
    """Whole games of four apprentices: their number, seconds of one core for each, games a second."""
    games = [Duel(("apprentice",) * 4, STANDARD, number) for number in range(matches)]
    results = [result for _, result in played(games, "four apprentices", workers, console)]
    seconds = fmean(result.seconds for result in results)
    decisions = fmean(result.decisions for result in results)
    row = [str(matches), f"{decisions:.0f}", f"{seconds:.3f}", f"{1 / seconds:.1f}", f"{LEAST_SPEED:.0f}"]
    console.print(" | ".join(row))
    return row


def table(head: str, rows: list[Row]) -> str:
    """A table as it is kept."""
    heads = head.split(" | ")
    lines = [heads, ["---"] * len(heads), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines) + "\n"


def block(pairs: list[Row], by_class: list[Row], quick: Row) -> str:
    """The figures of one run, for strength.md."""
    machine = f"{os.cpu_count()} cores, {platform.machine()}, {platform.system()}, Python {platform.python_version()}"
    version = f"starboard {starboard.__version__}, rules {TRUCKER.version}"
    command = " ".join(["python -m bench.strength", *sys.argv[1:]])
    return "\n".join(
        [
            f"## {datetime.now(UTC):%Y-%m-%d} · {version} · {machine}",
            "",
            f"`{command}`",
            "",
            table("duel | matches | won | 95 % | goal | mean credits | core seconds a match", pairs),
            table("class | matches | " + " | ".join(LEVELS), by_class),
            table("games of four apprentices | decisions | core seconds a game | games a second | goal", [quick]),
        ]
    )


def main() -> None:
    parser = ArgumentParser(description="Measure the strength of the bots of Galaxy Trucker.")
    parser.add_argument("--matches", type=int, default=400, help="matches of each pair")
    parser.add_argument("--class-matches", type=int, default=20, help="matches in each class")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--record", action="store_true", help="add the figures to strength.md")
    asked = parser.parse_args()
    console = Console()
    pairs = duels(asked.matches, asked.workers, console)
    by_class = classes(asked.class_matches, asked.workers, console)
    quick = speed(max(1, asked.matches // 10), asked.workers, console)
    if asked.record:
        with RESULTS.open("a", encoding="utf-8") as file:
            file.write("\n" + block(pairs, by_class, quick))
        console.print(f"added to {RESULTS.name}")


if __name__ == "__main__":
    main()
