"""`python -m bench.andromeda [--record]`: how fast Andromeda's Edge is, beside the yardstick in the same run."""

import platform
import statistics
import sys
from collections.abc import Callable
from datetime import UTC, datetime
from os import cpu_count
from pathlib import Path
from time import process_time
from typing import Any
from unittest.mock import patch

from rich.console import Console

from bench import yardstick
from bench.ledger import table
from bench.measure import in_turn, micros, rate, ratio
from starboard.bots import RandomBot, play_out
from starboard.games.andromeda.rules import turn
from starboard.games.andromeda.rules.hegemon_turn import hegemon_turn
from starboard.games.andromeda.state import AndromedaState
from starboard.games.andromeda.terms import OFFICERS
from starboard.games.andromeda.title import ANDROMEDA
from starboard.kernel import Match, Rules, new_match

RESULTS = Path(__file__).parent / "results.md"
SEATS = 4
HEGEMON_MATCHES = 60
GOALS = {
    "play ratio": "at least 1",
    "fork": "under 200 µs",
    "Hegemon turn, mean": "under 5 ms",
    "Hegemon turn, 99 of 100": "under 5 ms",
    "Hegemon turn, longest": "under 5 ms",
}
UNITS = {
    "play": ("decisions/s", 0),
    "yardstick play": ("decisions/s", 0),
    "play ratio": ("times the yardstick", 2),
    "fork": ("µs", 1),
    "Hegemon turn, mean": ("ms", 2),
    "Hegemon turn, 99 of 100": ("ms", 2),
    "Hegemon turn, longest": ("ms", 2),
}

Times = list[float]


def random_play(games: int, seed: int) -> int:
    """Whole games by random players; the number of decisions made."""
    made = 0
    for number in range(games):
        match = new_match(ANDROMEDA, SEATS, seed + number, listening=False)
        made += play_out(match, [RandomBot(seed + seat) for seat in range(SEATS)], ANDROMEDA.longest, seed + number)
    return made


def positions(count: int) -> list[Match]:
    """Matches at points of play that are far apart, for copying."""
    found: list[Match] = []
    while len(found) < count:
        match = new_match(ANDROMEDA, SEATS, len(found), listening=False)
        bots = [RandomBot(seat) for seat in range(SEATS)]
        while not match.over and len(found) < count:
            play_out(match, bots, 97, len(found))
            if not match.over:
                found.append(match.fork())
    return found


def hegemon_turns(matches: int) -> Times:
    """The seconds of one core for every turn of the Hegemon, with each of the officers, as it tells what it does and
    why; without the time that people take to answer, or other processes for themselves."""
    times: Times = []
    with patch.object(turn, "hegemon_turn", timed(hegemon_turn, times)):
        for number in range(matches):
            seats, officer = 1 + number % 3, OFFICERS[number % len(OFFICERS)]
            match = new_match(ANDROMEDA, seats, number, {"hegemon": officer})
            play_out(match, [RandomBot(number + seat) for seat in range(seats)], ANDROMEDA.longest)
    return sorted(times)


def timed(rules: Callable[[AndromedaState], Rules[None]], times: Times) -> Callable[[AndromedaState], Rules[None]]:
    """The same rules, with a stop watch that only runs while they do."""

    def run(g: AndromedaState) -> Rules[None]:
        procedure, seconds = rules(g), 0.0
        answer: Any = None
        while True:
            begun = process_time()
            try:
                item = procedure.send(answer)
            except StopIteration:
                times.append(seconds + process_time() - begun)
                return
            seconds += process_time() - begun
            answer = yield item

    return run


def measured() -> dict[str, float]:
    copied = positions(40)
    ours, theirs, fork = in_turn(
        lambda: rate(lambda: random_play(2, 100)),
        lambda: rate(lambda: yardstick.random_play(4, 100)),
        lambda: micros(lambda match: match.fork(), copied, 4),
    )
    turns = hegemon_turns(HEGEMON_MATCHES)
    return {
        "play": statistics.median(ours),
        "yardstick play": statistics.median(theirs),
        "play ratio": ratio(ours, theirs),
        "fork": statistics.median(fork),
        "Hegemon turn, mean": 1000 * statistics.fmean(turns),
        "Hegemon turn, 99 of 100": 1000 * turns[len(turns) * 99 // 100],
        "Hegemon turn, longest": 1000 * turns[-1],
    }


def main() -> None:
    console = Console()
    with console.status("measuring"):
        figures = measured()
    rows = [
        [name, f"{figures[name]:,.{digits}f} {unit}", GOALS.get(name, "")] for name, (unit, digits) in UNITS.items()
    ]
    found = table("figure | pure Python | goal", rows)
    console.print(found)
    if "--record" in sys.argv[1:]:
        machine = f"{cpu_count()} cores, {platform.machine()}, Python {platform.python_version()}"
        with RESULTS.open("a", encoding="utf-8") as file:
            file.write(f"\n## Andromeda's Edge, {datetime.now(UTC):%Y-%m-%d} · {machine}\n\n{found}")


if __name__ == "__main__":
    main()
