"""How strong the bots of Galaxy Trucker are, and how quick.

    .venv/bin/python -m bench.strength [--matches 400] [--only duels] [--record]

Duels of two, who change seats after every match: classes I, II and III, default options, building by the simulated
clock. Then tables of one bot of each level, a round in each class: mean credits, and how often each came to the end of
the flight; and games of three rounds, without and with the components of both expansions. `--bots` seats others there:
`--bots trucker veteran veteran@ae979e4f^` has today's veteran beside the one of an earlier commit. `--record` adds each
table to strength.md as soon as it is done.
"""

import os
from argparse import ArgumentParser
from collections.abc import Sequence
from pathlib import Path
from statistics import fmean, stdev
from typing import Any, NamedTuple

from rich.console import Console

from bench.duels import PAIR_HEAD, Duel, Pair, Row, Z, finished, pair_row, play, played, seating
from bench.ledger import Ledger
from starboard.games.trucker.state.game_state import TruckerState
from starboard.games.trucker.state.options import CLASSES
from starboard.games.trucker.title import TRUCKER

RESULTS = Path(__file__).parent / "strength.md"
STANDARD = {"classes": ("I", "II", "III")}
PAIRS = (
    Pair("rookie", "random", 0.90),
    Pair("apprentice", "rookie", 0.60),
    Pair("trucker", "apprentice", 0.70),
    Pair("veteran", "trucker", 0.60),
    Pair("legend", "veteran", 0.55),
)
LEVELS = ("trucker", "veteran", "legend")
"""Those who sit at one table in every class: more of them would need more components than some classes have."""
KITTED = ("IA", "IIA", "IIB", "IIIB", "IV")
"""Classes that are flown with the components of both big expansions."""
GAMES = (("I", "II", "III"), ("IIC", "IIIC", "IVC"))
"""Games of three rounds, each with the components of the base game, and with those of both expansions."""
ENDED_EARLY = ("gave-up", "never-flew")
LEAST_SPEED = 2.0
"""Whole games of four apprentices in a second, on one core."""
PARTS = ("duels", "classes", "games", "speed")


class Flight(NamedTuple):
    """A match: the credits of each bot, and in what part of its rounds it came to the end of the flight."""

    credits: tuple[float, ...]
    arrived: tuple[float, ...]


def fly(duel: Duel) -> Flight:
    """Play a match."""
    match, result = finished(duel)
    g = match.state
    assert isinstance(g, TruckerState)
    rounds, arrived = len(duel.options["classes"]), dict[int, float]()
    for bot, deeds in zip(seating(duel), g.deeds, strict=True):
        arrived[bot] = 1 - sum(deeds.done.get(end, 0) for end in ENDED_EARLY) / rounds
    return Flight(result.scores, tuple(arrived[bot] for bot in range(len(duel.bots))))


def figures(flights: Sequence[Flight], bots: int) -> Row:
    """Mean credits with their 95 % error, and how often each bot arrived."""
    found = []
    for bot in range(bots):
        credits = [one.credits[bot] for one in flights]
        error = Z * stdev(credits) / len(credits) ** 0.5 if len(credits) > 1 else 0.0
        found.append(f"{fmean(credits):.1f} ± {error:.1f} ({fmean(one.arrived[bot] for one in flights):.0%})")
    return found


def games(bots: tuple[str, ...], matches: int, workers: int, console: Console) -> list[Row]:
    """A row for each game of three rounds, without and with the components of both expansions."""
    rows = []
    for classes in GAMES:
        for kit in ("none", "both"):
            options = {"classes": classes, "kit": kit}
            played_out = [Duel(TRUCKER.id, bots, number, options) for number in range(matches)]
            flights = [flight for _, flight in played(fly, played_out, f"{classes}, {kit}", workers, console)]
            rows.append([f"{' '.join(classes)}, kit {kit}", str(matches), *figures(flights, len(bots))])
    return rows


def classes(names: Sequence[str], bots: tuple[str, ...], matches: int, workers: int, console: Console) -> list[Row]:
    """A row for each class: mean credits of one bot of each level at one table, and how often it came to the end."""
    games = [Duel(TRUCKER.id, bots, number, options_of(name)) for name in names for number in range(matches)]
    found: dict[str, list[Flight]] = {name: [] for name in names}
    for duel, flight in played(fly, games, "every class", workers, console):
        found[duel.options["classes"][0]].append(flight)
    return [[name, str(matches), *figures(flights, len(bots))] for name, flights in found.items()]


def options_of(name: str) -> dict[str, Any]:
    """A round of a class, with the components of the expansions where its class is one of theirs."""
    return {"classes": (name,), **({"kit": "both", "loans": True} if name in KITTED else {})}


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
    parser.add_argument("--classes", nargs="+", choices=CLASSES, default=CLASSES, help="these classes only")
    parser.add_argument("--game-matches", type=int, default=20, help="matches of each game of three rounds")
    parser.add_argument("--bots", nargs="+", default=LEVELS, help="who sits at the tables of classes and games")
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
        rows = classes(asked.classes, tuple(asked.bots), asked.class_matches, asked.workers, console)
        ledger.add("class: credits (arrived) | matches | " + " | ".join(asked.bots), rows)
    if "games" in parts:
        rows = games(tuple(asked.bots), asked.game_matches, asked.workers, console)
        ledger.add("three rounds: credits (arrived) | matches | " + " | ".join(asked.bots), rows)
    if "speed" in parts:
        row = speed(max(1, asked.matches // 10), asked.workers, console)
        ledger.add("games of four apprentices | decisions | core seconds a game | games a second | goal", [row])


if __name__ == "__main__":
    main()
