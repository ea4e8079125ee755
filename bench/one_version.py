"""`python -m bench.one_version FIGURE [TITLE]`: one figure of whatever starboard is on the path, as JSON.

`bench.versions` starts it with the sources of two versions in turn, so it uses only what both of them have.

| figure | what it does |
| --- | --- |
| decisions TITLE N | plays that many silent random decisions, for somebody who counts instructions |
| times TITLE | speed of silent play, copies, views |
| tables SECONDS | many live tables |
"""

import asyncio
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import perf_counter, process_time
from typing import Any

from rich.console import Console

from bench import table_load
from starboard.bots import RandomBot, play_out
from starboard.kernel import Match, Title, find_title, new_match

SEATS = {"drift": 4, "trucker": 4, "andromeda": 4, "vanguard": 2}
OPTIONS: dict[str, dict[str, Any]] = {"drift": {"rounds": 12}}
PLAYED, SEEN, APART = 4000, 500, 61

Figures = dict[str, float]


def matches(title: Title[Any], listening: bool) -> Iterator[tuple[int, Match]]:
    """One match after the other, the same ones in every version."""
    number = 0
    while True:
        yield (
            number,
            new_match(title, SEATS[title.id], number, OPTIONS.get(title.id), listening=listening),
        )
        number += 1


def random_play(title: Title[Any], count: int) -> None:
    """That many decisions by players who never look."""
    made = 0
    for number, match in matches(title, listening=False):
        bots = [RandomBot(number + seat) for seat in range(SEATS[title.id])]
        made += play_out(match, bots, min(title.longest, count - made), number)
        if made >= count:
            return


def copies(title: Title[Any]) -> list[float]:
    """Microseconds for a copy, at many points of play."""
    found: list[float] = []
    for number, match in matches(title, listening=False):
        bots = [RandomBot(number + seat) for seat in range(SEATS[title.id])]
        while not match.over:
            play_out(match, bots, APART, number)
            for _ in range(5):
                start = process_time()
                match.fork()
                found.append(1e6 * (process_time() - start))
        if len(found) > 300:
            return found
    raise AssertionError("there is always another match")


def looks(title: Title[Any]) -> tuple[list[float], list[float]]:
    """Microseconds for the first view after a decision, and for those of the other seats."""
    first: list[float] = []
    others: list[float] = []
    for number, match in matches(title, listening=True):
        bots = [RandomBot(number + seat) for seat in range(SEATS[title.id])]
        while not match.over and len(first) < SEEN:
            play_out(match, bots, 1, Random(len(first)).randrange(1 << 30))
            asked = match.waiting[0] if match.waiting else 0
            order = [asked, *(seat for seat in range(SEATS[title.id]) if seat != asked)]
            for place, seat in enumerate(order):
                start = process_time()
                match.view(seat)
                (others if place else first).append(1e6 * (process_time() - start))
        if len(first) >= SEEN:
            return first, others
    raise AssertionError("there is always another match")


def at(values: list[float], share: float) -> float:
    """The value that this share of them does not exceed."""
    return sorted(values)[int(len(values) * share)]


def times(title: Title[Any]) -> Figures:
    random_play(title, PLAYED // 4)
    start = process_time()
    random_play(title, PLAYED)
    played = PLAYED / (process_time() - start)
    forked = copies(title)
    first, others = looks(title)
    return {
        "play": played,
        "fork, median": at(forked, 0.5),
        "view of who is asked, median": at(first, 0.5),
        "view of who is asked, p99": at(first, 0.99),
        "view of the others, median": at(others, 0.5),
        "view of the others, p99": at(others, 0.99),
    }


def tables(seconds: int) -> Figures:
    start = perf_counter()
    with TemporaryDirectory(prefix="starboard-bench-") as folder:
        where = str(Path(folder) / "bench.db")
        load = asyncio.run(table_load.measured(where, Console(stderr=True, quiet=True), seconds))
    return {
        "from a move to four new views, median": load.at(0.5),
        "from a move to four new views, p99": load.at(0.99),
        "a frame": load.bytes / load.frames / 1000,
        "memory of 250 tables": load.memory,
        "seconds in all": perf_counter() - start,
    }


def main() -> None:
    figure, *rest = sys.argv[1:]
    if figure == "decisions":
        random_play(find_title(rest[0]), int(rest[1]))
    else:
        json.dump(times(find_title(rest[0])) if figure == "times" else tables(int(rest[0])), sys.stdout)


if __name__ == "__main__":
    main()
