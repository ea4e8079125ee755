"""`python -m bench.vanguard [--record]`: how fast ISS Vanguard is, beside the yardstick in the same run.

How hard the campaign is, and that it can be finished, is measured by `bench.vanguard_campaigns`.
"""

import statistics
import subprocess
import sys

from rich.console import Console

from bench import yardstick
from bench.ledger import Ledger
from bench.measure import in_turn, micros, rate, ratio
from bench.vanguard_campaigns import PAGE, played
from starboard.bots import RandomBot, play_out
from starboard.games.vanguard.title import VANGUARD
from starboard.kernel import Match, new_match

MOST_SEATS = VANGUARD.most_seats
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
GOALS = {
    "play ratio": "at least 1",
    "fork": "under 250 µs",
    "content load": "under 0.5 s",
    "campaign by crew, longest": "under 60 s",
}
UNITS = {
    "play": ("decisions/s", 0),
    "yardstick play": ("decisions/s", 0),
    "play ratio": ("times the yardstick", 2),
    "fork": ("µs", 1),
    "content load": ("s", 2),
    "campaign by crew, middle": ("s", 1),
    "campaign by crew, longest": ("s", 1),
}


def random_play(games: int, seed: int) -> int:
    """Whole campaigns by random players, one to four of them; the number of decisions made."""
    made = 0
    for number in range(seed, seed + games):
        seats = 1 + number % MOST_SEATS
        match = new_match(VANGUARD, seats, number, listening=False)
        made += play_out(match, [RandomBot(number + seat) for seat in range(seats)], VANGUARD.longest, number)
    return made


def positions(count: int) -> list[Match]:
    """Matches at points of play that are far apart, for copying."""
    found: list[Match] = []
    while len(found) < count:
        seats = 1 + len(found) % MOST_SEATS
        match = new_match(VANGUARD, seats, len(found), listening=False)
        bots = [RandomBot(seat) for seat in range(seats)]
        while not match.over and len(found) < count:
            play_out(match, bots, 41, len(found))
            if not match.over:
                found.append(match.fork())
    return found


def content_load() -> float:
    """Seconds to read and check a campaign."""
    times = [subprocess.run([sys.executable, "-c", LOAD], capture_output=True, check=True) for _ in range(LOADS)]
    return statistics.median(float(run.stdout) for run in times)


def measured() -> dict[str, float]:
    copied = positions(80)
    ours, theirs, fork = in_turn(
        lambda: rate(lambda: random_play(4, 100)),
        lambda: rate(lambda: yardstick.random_play(4, 100)),
        lambda: micros(lambda match: match.fork(), copied, 4),
    )
    campaigns = sorted(played(seed, 1 + seed % MOST_SEATS, {}).seconds for seed in range(CAMPAIGNS))
    return {
        "play": statistics.median(ours),
        "yardstick play": statistics.median(theirs),
        "play ratio": ratio(ours, theirs),
        "fork": statistics.median(fork),
        "content load": content_load(),
        "campaign by crew, middle": statistics.median(campaigns),
        "campaign by crew, longest": campaigns[-1],
    }


def main() -> None:
    console = Console()
    with console.status("measuring"):
        figures = measured()
    rows = [
        [name, f"{figures[name]:,.{digits}f} {unit}", GOALS.get(name, "")] for name, (unit, digits) in UNITS.items()
    ]
    ledger = Ledger(PAGE, f"rules {VANGUARD.version}", "--record" in sys.argv[1:], console)
    ledger.add("figure | pure Python | goal", rows)


if __name__ == "__main__":
    main()
