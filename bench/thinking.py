"""How long the strongest bots think, at tables as people sit at.

    .venv/bin/python -m bench.thinking [--matches 2] [--title vanguard] [--record]

The best bot of each title, beside others of its level, in matches that people play. What counts is the time of one core
for a decision, so that whatever else the machine does is left out. The goal is under 3 s for 95 of 100.
"""

import os
from argparse import ArgumentParser
from collections.abc import Mapping
from pathlib import Path
from statistics import quantiles
from time import thread_time
from types import MappingProxyType
from typing import Any, NamedTuple

from rich.console import Console

from bench.duels import SEED, Duel, played
from bench.earlier import maker_of
from bench.ledger import Ledger
from starboard.arena import seeds_of
from starboard.bots import Bot, play_out
from starboard.kernel import Choice, Sight, find_title, new_match

RESULTS = Path(__file__).parent / "ladder.md"
GOAL = 3.0
"""Seconds."""


class Table(NamedTuple):
    """Who sits where, and what was agreed on."""

    title: str
    bots: tuple[str, ...]
    options: Mapping[str, Any] = MappingProxyType({})


TABLES = (
    Table("andromeda", ("warlord", "settler")),
    Table("andromeda", ("warlord", "settler", "settler", "settler")),
    Table("andromeda", ("warlord",), {"hegemon": "ofc_3a"}),
    Table("trucker", ("legend", "apprentice"), {"classes": ("I", "II", "III")}),
    Table("trucker", ("legend", "apprentice", "apprentice", "apprentice"), {"classes": ("III",)}),
    Table("trucker", ("legend", "apprentice", "apprentice"), {"classes": ("IVC",)}),
    Table("vanguard", ("captain",), {"start": "operation"}),
    Table("vanguard", ("captain", "crew", "crew", "crew"), {"start": "operation"}),
)


class Watched:
    """A bot with a watch on the table."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        self.seconds: list[float] = []

    def __getattr__(self, name: str) -> Any:
        return getattr(self._bot, name)

    def choose(self, sight: Sight) -> Choice:
        started = thread_time()
        chosen = self._bot.choose(sight)
        self.seconds.append(thread_time() - started)
        return chosen


def times(duel: Duel) -> list[float]:
    """Seconds of one core for each decision of the bot in the first seat."""
    title, seats = find_title(duel.title), len(duel.bots)
    seeds = seeds_of(SEED, duel.number, seats)
    match = new_match(title, seats, seeds.match, duel.options, listening=False)
    bots = [Watched(maker_of(duel.title, name)(seed)) for name, seed in zip(duel.bots, seeds.bots, strict=True)]
    play_out(match, bots, title.longest, seeds.loop)
    return bots[0].seconds


def row_of(table: Table, found: list[float]) -> list[str]:
    """Decisions, what they took, and whether that is quick enough."""
    cuts = quantiles(found, n=100, method="inclusive")
    options = ", ".join(" ".join(value) if isinstance(value, tuple) else value for value in table.options.values())
    return [
        table.bots[0],
        f"{table.title}, {len(table.bots)} seats{', ' * bool(options)}{options}",
        str(len(found)),
        *(f"{1000 * cuts[share - 1]:.0f}" for share in (50, 95, 99)),
        f"{1000 * max(found):.0f}",
        "yes" if cuts[94] < GOAL else "no",
    ]


def main() -> None:
    parser = ArgumentParser(description="Measure how long the strongest bots think.")
    parser.add_argument("--matches", type=int, default=2, help="matches at each table")
    parser.add_argument("--title", choices=sorted({table.title for table in TABLES}), help="one title only")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--record", action="store_true", help=f"add the table to {RESULTS.name}")
    asked = parser.parse_args()
    console = Console()
    rows = []
    for table in TABLES:
        if asked.title in (None, table.title):
            duels = [Duel(table.title, table.bots, number, dict(table.options)) for number in range(asked.matches)]
            lists = [found for _, found in played(times, duels, table.title, asked.workers, console)]
            rows.append(row_of(table, [one for found in lists for one in found]))
    head = "bot | table | decisions | median ms | 95 % | 99 % | most | 95 % under 3 s"
    Ledger(RESULTS, "how long the strongest think", asked.record, console).add(head, rows)


if __name__ == "__main__":
    main()
