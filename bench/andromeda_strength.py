"""How strong the bots of Andromeda's Edge are, and how fair the game is.

    .venv/bin/python -m bench.andromeda_strength [--only strength|factions|hegemon|BOT] [--matches N] [--record]

Strength: duels of two, who change seats after every match, with default options. Factions: admirals among themselves,
who wins with which faction, and whether it helps to begin. Hegemon: an admiral alone against the officers of each level
in turn. `--record` adds each table to andromeda.md as soon as it is done.
"""

import os
from argparse import ArgumentParser
from collections import defaultdict
from pathlib import Path
from statistics import fmean

import msgspec
from rich.console import Console

from bench.duels import PAIR_HEAD, Duel, Pair, Row, bar_of, finished, pair_row, play, played, seating
from bench.ledger import Ledger
from starboard.games.andromeda.state.options import OFFICERS
from starboard.games.andromeda.title import ANDROMEDA

RESULTS = Path(__file__).parent / "andromeda.md"
PAIRS = (
    Pair("gentle", "random", 0.95),
    Pair("settler", "gentle", 0.60),
    Pair("admiral", "settler", 0.70),
    Pair("overlord", "admiral", 0.60),
)
PARTS = {"strength": 400, "factions": 1000, "hegemon": 1000}
"""What can be measured, and in how many matches: of each pair, in all, of each level."""
BOT = "admiral"
MOST_OF_ITS_SHARE = 1.5
MOST_FOR_BEGINNING = 0.05
LOSES = {1: (0.60, 0.80), 2: (0.40, 0.60), 3: (0.20, 0.40)}
"""In what part of its matches the Hegemon should lose to an admiral, by the level of its officer."""


class Played(msgspec.Struct, frozen=True):
    """What a match of admirals tells, by seat: what each won, with which faction, and who began."""

    won: tuple[float, ...]
    factions: tuple[str, ...]
    first: int


def play_factions(duel: Duel) -> Played:
    """A match of admirals."""
    match, result = finished(duel)
    shown = match.view(None)
    factions = tuple(player.faction for player in shown.players)
    return Played(tuple(result.won[bot] for bot in seating(duel)), factions, shown.first)


def factions(matches: int, seats: int, workers: int, console: Console) -> tuple[list[Row], Row]:
    """A row for each faction, and one for the player who begins."""
    duels = [Duel(ANDROMEDA.id, (BOT,) * seats, number) for number in range(matches)]
    wins: dict[str, list[float]] = defaultdict(list)
    first = []
    for _, result in played(play_factions, duels, "factions", workers, console):
        first.append(result.won[result.first])
        for faction, won in zip(result.factions, result.won, strict=True):
            wins[faction].append(won)
    rows = []
    for faction, found in sorted(wins.items(), key=lambda item: -fmean(item[1])):
        share = fmean(found)
        rows.append([faction, str(len(found)), f"{share:.1%}", bar_of(share, len(found)), f"{share * seats:.2f}"])
    ahead = f"{100 * (fmean(first) - 1 / seats):+.1f}"
    begins = [str(seats), str(matches), f"{fmean(first):.1%}", bar_of(fmean(first), matches), ahead]
    return rows, begins


def hegemon(level: int, matches: int, workers: int, console: Console) -> Row:
    """How often the Hegemon loses to an admiral, with the officers of a level in turn."""
    officers = [officer for officer in OFFICERS if officer[4] == str(level)]
    duels = [
        Duel(ANDROMEDA.id, (BOT,), number, {"hegemon": officers[number % len(officers)]}) for number in range(matches)
    ]
    wins: dict[str, list[float]] = {officer: [] for officer in officers}
    for duel, result in played(play, duels, f"level {level}", workers, console):
        wins[duel.options["hegemon"]].append(result.won[0])
    share = fmean(won for found in wins.values() for won in found)
    each = ", ".join(f"{officer} {fmean(found):.0%}" for officer, found in wins.items())
    low, high = LOSES[level]
    return [str(level), str(matches), f"{share:.1%}", bar_of(share, matches), f"{low:.0%} – {high:.0%}", each]


def main() -> None:
    names = [pair.better for pair in PAIRS]
    parser = ArgumentParser(description="Measure the bots and the balance of Andromeda's Edge.")
    parser.add_argument("--only", choices=[*PARTS, *names], help="measure one part alone, or the duels of one bot")
    parser.add_argument("--matches", type=int, help="matches of each pair, of the admirals, or of each level")
    parser.add_argument("--seats", type=int, default=2, help="admirals at a table")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--record", action="store_true", help="add the figures to andromeda.md")
    asked = parser.parse_args()
    console = Console()
    ledger = Ledger(RESULTS, f"rules {ANDROMEDA.version}", asked.record, console)
    parts = [asked.only] if asked.only else list(PARTS)
    counts = {part: asked.matches or PARTS[part] for part in PARTS}
    for pair in PAIRS:
        if "strength" in parts or pair.better in parts:
            ledger.add(PAIR_HEAD, [pair_row(ANDROMEDA.id, pair, counts["strength"], asked.workers, console)])
    if "factions" in parts:
        rows, begins = factions(counts["factions"], asked.seats, asked.workers, console)
        ledger.add(f"faction | matches | won | 95 % | of its share (at most {MOST_OF_ITS_SHARE})", rows)
        most = f"{100 * MOST_FOR_BEGINNING:.0f}"
        ledger.add(f"players | matches | won by who begins | 95 % | points above its share (at most {most})", [begins])
    if "hegemon" in parts:
        for level in LOSES:
            row = hegemon(level, counts["hegemon"], asked.workers, console)
            ledger.add("level | matches | admiral beats the Hegemon | 95 % | goal | by officer", [row])


if __name__ == "__main__":
    main()
