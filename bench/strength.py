"""How strong the bots of Galaxy Trucker are, and how quick.

    .venv/bin/python -m bench.strength [--matches 400] [--only duels] [--record]

Duels of two, who change seats after every match: classes I, II and III, default options, building by the simulated
clock. Then tables of one bot of each level, a round in each class. `--record` adds each table to strength.md as soon as
it is done.
"""

import os
from argparse import ArgumentParser
from pathlib import Path
from statistics import fmean

from rich.console import Console

from bench.duels import PAIR_HEAD, Duel, Pair, Result, Row, pair_row, play, played
from bench.ledger import Ledger
from starboard.games.trucker.state.options import CLASSES
from starboard.games.trucker.title import TRUCKER

RESULTS = Path(__file__).parent / "strength.md"
STANDARD = {"classes": ("I", "II", "III")}
PAIRS = (
    Pair("apprentice", "random", 0.95),
    Pair("trucker", "apprentice", 0.70),
    Pair("veteran", "trucker", 0.60),
)
LEVELS = ("apprentice", "trucker", "veteran")
LEAST_SPEED = 2.0
"""Whole games of four apprentices in a second, on one core."""
PARTS = ("duels", "classes", "speed")


def classes(matches: int, workers: int, console: Console) -> list[Row]:
    """A row for each class: mean credits of one bot of each level at one table."""
    games = [Duel(TRUCKER.id, LEVELS, number, {"classes": (name,)}) for name in CLASSES for number in range(matches)]
    found: dict[str, list[Result]] = {name: [] for name in CLASSES}
    for duel, result in played(play, games, "every class", workers, console):
        found[duel.options["classes"][0]].append(result)
    rows = []
    for name, results in found.items():
        credits = [f"{fmean(result.scores[bot] for result in results):.1f}" for bot in range(len(LEVELS))]
        rows.append([name, str(matches), *credits])
    return rows


def speed(matches: int, workers: int, console: Console) -> Row:
    """Whole games of four apprentices: their number, seconds of one core for each, games a second."""
    games = [Duel(TRUCKER.id, ("apprentice",) * 4, number, STANDARD) for number in range(matches)]
    results = [result for _, result in played(play, games, "four apprentices", workers, console)]
    seconds = fmean(result.seconds for result in results)
    decisions = fmean(result.decisions for result in results)
    return [str(matches), f"{decisions:.0f}", f"{seconds:.3f}", f"{1 / seconds:.1f}", f"{LEAST_SPEED:.0f}"]


def main() -> None:
    parser = ArgumentParser(description="Measure the strength of the bots of Galaxy Trucker.")
    parser.add_argument("--matches", type=int, default=400, help="matches of each pair")
    parser.add_argument("--class-matches", type=int, default=20, help="matches in each class")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--only", choices=PARTS, help="measure one part alone")
    parser.add_argument("--record", action="store_true", help="add the figures to strength.md")
    asked = parser.parse_args()
    console = Console()
    ledger = Ledger(RESULTS, f"rules {TRUCKER.version}", asked.record, console)
    parts = (asked.only,) if asked.only else PARTS
    if "duels" in parts:
        for pair in PAIRS:
            ledger.add(PAIR_HEAD, [pair_row(TRUCKER.id, pair, asked.matches, asked.workers, console, STANDARD)])
    if "classes" in parts:
        rows = classes(asked.class_matches, asked.workers, console)
        ledger.add("class | matches | " + " | ".join(LEVELS), rows)
    if "speed" in parts:
        row = speed(max(1, asked.matches // 10), asked.workers, console)
        ledger.add("games of four apprentices | decisions | core seconds a game | games a second | goal", [row])


if __name__ == "__main__":
    main()
