"""From nothing to a judgement for the bots of Galaxy Trucker, in one command:

    python -m training.trucker OUT [--tables 1500] [--rounds 24] [--from JUDGEMENT] [--with DATA ...]

Builds and flies ships, fits a judgement for each recipe, and lets each build for a legend against the veteran. Writes
every judgement and a report into the folder OUT. `--from` builds the ships with that judgement, which is how a second
round begins; `--with` adds the data of earlier ones.
"""

import os
import time
from argparse import ArgumentParser
from pathlib import Path

import msgspec

from starboard.games.trucker.bots.learnt.judgement import Judgement
from starboard.neurons import UNIT
from training.report import Report, in_order
from training.trucker_fit import Recipe, fitted, fleet_weights, gathered
from training.trucker_flights import FLEETS, Job, Rows, keep, play, stored
from training.trucker_trial import GAMES, read, said, tried


def flown(tables: int, first: int, judgement: Judgement | None, workers: int, until: float) -> list[Rows]:
    """All tables in the order of their numbers, as many as there is time for."""
    return in_order(play, (Job(first + number, judgement) for number in range(tables)), workers, until)


def main() -> None:
    parser = ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("out", type=Path)
    parser.add_argument("--tables", type=int, default=1500)
    parser.add_argument("--first", type=int, default=1, help="the number of the first table")
    parser.add_argument("--seconds", type=float, default=3600.0, help="no table is begun later than this")
    parser.add_argument("--rounds", type=int, default=24, help="rounds of each trial")
    parser.add_argument("--recipes", default="[[[24], 100, 0.1, 5], [[32], 100, 0.2, 6]]", help="JSON")
    parser.add_argument("--from", dest="begin", type=Path, help="the judgement that the ships are built with")
    parser.add_argument("--with", dest="more", type=Path, nargs="*", default=[], help="data of earlier rounds")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    asked = parser.parse_args()
    tell = Report(asked.out).tell

    start = time.time()
    judgement = read(asked.begin) if asked.begin else None
    tables = flown(asked.tables, asked.first, judgement, asked.workers, start + asked.seconds)
    tell(f"{len(tables)} tables in {time.time() - start:.0f} s")
    keep(asked.out / "data.npz", tables)
    tables = [one for file in asked.more for one in stored(file)] + tables
    ships = gathered([one for one in tables if one.ship_class not in FLEETS])
    fleets = fleet_weights(gathered([one for one in tables if one.ship_class in FLEETS]))
    tell(f"{len(tables)} tables, {len(ships.rows)} ships; fleets: {', '.join(f'{one:.2f}' for one in fleets)}")
    found: dict[str, float] = {}
    for number, (hidden, *rest) in enumerate(msgspec.json.decode(asked.recipes)):
        start = time.time()
        learnt, line = fitted(ships, Recipe(tuple(hidden), *rest))
        learnt = msgspec.structs.replace(learnt, fleet=tuple(round(one * UNIT) for one in fleets))
        file = asked.out / f"judgement{number}.json"
        file.write_bytes(msgspec.json.encode(learnt))
        tell(f"{file.name}: {line}, {time.time() - start:.0f} s")
        results = [tried(file, "veteran", classes, asked.rounds, asked.workers) for classes in GAMES]
        found[str(file)] = sum(result.share for result in results)
        for classes, result in zip(GAMES, results, strict=True):
            tell(said(f"legend with {file.name} against veteran, {' '.join(classes)}", result))
    tell(f"best: {max(found, key=lambda file: found[file])}")
