"""What the pages about the speed of a title share: random play, positions to copy, and the table of figures."""

import platform
import statistics
from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from os import cpu_count
from pathlib import Path
from typing import Any, NamedTuple

from rich.console import Console

from bench import yardstick
from bench.ledger import table
from bench.measure import in_turn, micros, rate, ratio
from starboard.bots import RandomBot, play_out
from starboard.kernel import Match, Title, new_match

RESULTS = Path(__file__).parent / "results.md"
HEADINGS = "figure | pure Python | goal"

Seats = Callable[[int], int]
"""How many people play the match of a number."""


class Unit(NamedTuple):
    """How a figure is written, and what it should be."""

    name: str
    digits: int
    goal: str = ""


BASICS = {
    "play": Unit("decisions/s", 0),
    "yardstick play": Unit("decisions/s", 0),
    "play ratio": Unit("times the yardstick", 2, "at least 1"),
}
"""What is measured of every title."""


def random_play(title: Title[Any], seats: Seats, games: int, seed: int) -> int:
    """Whole matches by random players; the number of decisions made."""
    made = 0
    for number in range(seed, seed + games):
        match = new_match(title, seats(number), number, listening=False)
        bots = [RandomBot(number + seat) for seat in range(seats(number))]
        made += play_out(match, bots, title.longest, number)
    return made


def positions(title: Title[Any], seats: Seats, count: int, apart: int) -> list[Match]:
    """Matches at points of play that are this many decisions apart, for copying."""
    found: list[Match] = []
    while len(found) < count:
        people = seats(len(found))
        match = new_match(title, people, len(found), listening=False)
        bots = [RandomBot(seat) for seat in range(people)]
        while not match.over and len(found) < count:
            play_out(match, bots, apart, len(found))
            if not match.over:
                found.append(match.fork())
    return found


def forked(copied: list[Match], times: int) -> float:
    """Microseconds for a copy of one of these matches."""
    return micros(lambda match: match.fork(), copied, times)


def beside_yardstick(work: Callable[[], int], *more: Callable[[], float]) -> tuple[dict[str, float], list[float]]:
    """The basic figures of some random play, and the middle of what else is measured in the same rounds."""
    ours, theirs, *others = in_turn(
        lambda: rate(work),
        lambda: rate(lambda: yardstick.random_play(4, 100)),
        *more,
    )
    basics = {
        "play": statistics.median(ours),
        "yardstick play": statistics.median(theirs),
        "play ratio": ratio(ours, theirs),
    }
    return basics, [statistics.median(other) for other in others]


def rows(figures: Mapping[str, float], units: Mapping[str, Unit]) -> list[list[str]]:
    """The figures as they are written, in the order of the units."""
    return [[name, f"{figures[name]:,.{unit.digits}f} {unit.name}", unit.goal] for name, unit in units.items()]


def report(name: str, measured: Callable[[], Mapping[str, float]], units: Mapping[str, Unit], record: bool) -> None:
    """Measure, show what was found, and keep it in results.md if that is wanted."""
    console = Console()
    with console.status("measuring"):
        figures = measured()
    found = table(HEADINGS, rows(figures, units))
    console.print(found)
    if record:
        machine = f"{cpu_count()} cores, {platform.machine()}, Python {platform.python_version()}"
        with RESULTS.open("a", encoding="utf-8") as file:
            file.write(f"\n## {name}, {datetime.now(UTC):%Y-%m-%d} · {machine}\n\n{found}")
