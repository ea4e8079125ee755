"""What it takes to look at a match again, and how sure it is then.

    .venv/bin/python -m bench.analysis [--only trucker] [--record]

Each match is analysed in a process of its own, by one core: its time is that of the core, its memory the most that the
process ever held.
"""

import json
import subprocess
import sys
from argparse import ArgumentParser
from pathlib import Path
from resource import RUSAGE_SELF, getrusage
from statistics import fmean
from time import process_time

from rich.console import Console

from bench.ledger import Ledger
from starboard.analysis import analyse

RESULTS = Path(__file__).parent / "analysis.md"
GOLDEN = Path(__file__).resolve().parent.parent / "tests" / "golden"
FILES = (
    "andromeda/dawn-2-warlord",
    "andromeda/dawn-4-special",
    "andromeda/solo-1b",
    "trucker/ii-3",
    "trucker/standard-3",
    "vanguard/operation-1",
    "vanguard/operation-3",
)
HEAD = "match | moves | seats | core s | MiB | points | error there | turning points | luck | error of luck"


def looked_at(file: Path) -> dict[str, float]:
    """The figures of one match."""
    started = process_time()
    found = analyse(file.read_bytes())
    estimates = [one for point in found.curve[:-1] for one in point.estimates]
    return {
        "moves": found.curve[-1].position,
        "seats": len(found.curve[0].estimates),
        "seconds": process_time() - started,
        "memory": getrusage(RUSAGE_SELF).ru_maxrss / 1024,
        "points": len(found.curve),
        "error": fmean(one.error for one in estimates),
        "turning": len(found.turning),
        "luck": fmean(abs(one.luck.gain) for one in found.ledgers),
        "doubt": fmean(one.luck.error for one in found.ledgers),
    }


def row_of(name: str, found: dict[str, float]) -> list[str]:
    """The same as cells."""
    return [
        name,
        f"{found['moves']:.0f}",
        f"{found['seats']:.0f}",
        f"{found['seconds']:.0f}",
        f"{found['memory']:.0f}",
        f"{found['points']:.0f}",
        f"{100 * found['error']:.1f} %",
        f"{found['turning']:.0f}",
        f"{100 * found['luck']:.0f} %",
        f"{100 * found['doubt']:.0f} %",
    ]


def main() -> None:
    """Analyse all of them, or one, and show or record what it took."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--file", type=Path, help="look at this record only, and print its figures as JSON")
    parser.add_argument("--only", default="", help="only matches with this in their name")
    parser.add_argument("--record", action="store_true", help="add a block to analysis.md")
    given = parser.parse_args()
    if given.file is not None:
        print(json.dumps(looked_at(given.file)))
        return
    ledger = Ledger(RESULTS, "matches looked at again", given.record, Console())
    names = [name for name in FILES if given.only in name]
    rows = []
    for name in names:
        call = [sys.executable, "-m", "bench.analysis", "--file", str(GOLDEN / f"{name}.jsonl")]
        rows.append(row_of(name, json.loads(subprocess.run(call, check=True, capture_output=True).stdout)))
    ledger.add(HEAD, rows)


if __name__ == "__main__":
    main()
