"""`python -m bench.vanguard [--record]`: how fast ISS Vanguard is, beside the yardstick in the same run.

How hard the campaign is, and that it can be finished, is measured by `bench.vanguard_campaigns`.
"""

import statistics
import subprocess
import sys

from rich.console import Console

from bench.ledger import Ledger
from bench.speed import BASICS, HEADINGS, Unit, beside_yardstick, forked, positions, random_play, rows
from bench.vanguard_campaigns import PAGE, played
from starboard.games.vanguard.title import VANGUARD

CAMPAIGNS = 8
LOADS = 5
LOAD = """
from time import perf_counter
from starboard.games.vanguard.content import campaign_folder, read_campaign
begun = perf_counter()
read_campaign(campaign_folder("guest_book"))
print(perf_counter() - begun)
"""
"""Run by a fresh interpreter: what is parsed once is kept."""
UNITS = {
    **BASICS,
    "fork": Unit("µs", 1, "under 250 µs"),
    "content load": Unit("s", 2, "under 0.5 s"),
    "campaign by crew, middle": Unit("s", 1),
    "campaign by crew, longest": Unit("s", 1, "under 60 s"),
}


def seats(number: int) -> int:
    """One to four people play."""
    return 1 + number % VANGUARD.most_seats


def content_load() -> float:
    """Seconds to read and check a campaign."""
    times = [subprocess.run([sys.executable, "-c", LOAD], capture_output=True, check=True) for _ in range(LOADS)]
    return statistics.median(float(run.stdout) for run in times)


def measured() -> dict[str, float]:
    copied = positions(VANGUARD, seats, 80, 41)
    basics, (fork,) = beside_yardstick(lambda: random_play(VANGUARD, seats, 4, 100), lambda: forked(copied, 4))
    campaigns = sorted(played(seed, seats(seed), {}).seconds for seed in range(CAMPAIGNS))
    return {
        **basics,
        "fork": fork,
        "content load": content_load(),
        "campaign by crew, middle": statistics.median(campaigns),
        "campaign by crew, longest": campaigns[-1],
    }


def main() -> None:
    console = Console()
    with console.status("measuring"):
        figures = measured()
    ledger = Ledger(PAGE, f"rules {VANGUARD.version}", "--record" in sys.argv[1:], console)
    ledger.add(HEADINGS, rows(figures, UNITS))


if __name__ == "__main__":
    main()
