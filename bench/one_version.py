"""`python -m bench.one_version FIGURE [TITLE]`: one figure of whatever starboard is on the path, as JSON.

`bench.versions` starts it with the sources of two versions in turn, so it uses only what both of them have.

| figure | what it does |
| --- | --- |
| decisions TITLE N | plays that many silent random decisions, for somebody who counts instructions |
| forks TITLE N | the same way each time, with that many copies at each of `POINTS` places |
| views TITLE N | the same way each time, with that many rounds of views after each of `SEEN` decisions |
| times TITLE | speed of silent play, copies, views |
| tables SECONDS | many live tables |
"""

import asyncio
import json
import sys
from collections.abc import Iterator
from itertools import islice
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
PLAYED, SEEN, APART, POINTS = 4000, 500, 61, 60

Figures = dict[str, Any]
"""A figure by its name; of the views, what each of them took, in the order in which they were looked at."""


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


def places(title: Title[Any]) -> Iterator[Match]:
    """Matches at many points of play."""
    for number, match in matches(title, listening=False):
        bots = [RandomBot(number + seat) for seat in range(SEATS[title.id])]
        while not match.over:
            play_out(match, bots, APART, number)
            yield match


def forks(title: Title[Any], count: int) -> None:
    """That many copies at each of the places."""
    for match in islice(places(title), POINTS):
        for _ in range(count):
            match.fork()


def copies(title: Title[Any]) -> list[float]:
    """Microseconds for a copy, at many points of play."""
    found: list[float] = []
    for match in islice(places(title), POINTS):
        for _ in range(5):
            start = process_time()
            match.fork()
            found.append(1e6 * (process_time() - start))
    return found


def decided(title: Title[Any]) -> Iterator[Match]:
    """Matches after each of their decisions, with events."""
    made = 0
    for number, match in matches(title, listening=True):
        bots = [RandomBot(number + seat) for seat in range(SEATS[title.id])]
        while not match.over:
            play_out(match, bots, 1, Random(made).randrange(1 << 30))
            made += 1
            yield match


def in_order(match: Match, seats: int) -> list[int]:
    """All seats, one that is asked first."""
    asked = match.waiting[0] if match.waiting else 0
    return [asked, *(seat for seat in range(seats) if seat != asked)]


def views(title: Title[Any], count: int) -> None:
    """That many rounds of views after each decision."""
    for match in islice(decided(title), SEEN):
        for _ in range(count):
            for seat in in_order(match, SEATS[title.id]):
                match.view(seat)


def looks(title: Title[Any]) -> dict[str, list[Any]]:
    """Microseconds for the first view after a decision, for those of the other seats, and what was asked then."""
    found: dict[str, list[Any]] = {"asked": [], "others": [], "kinds": []}
    for match in islice(decided(title), 3 * SEEN):
        found["kinds"].append(match.question.prompt if match.question else "over")
        for place, seat in enumerate(in_order(match, SEATS[title.id])):
            start = process_time()
            match.view(seat)
            found["others" if place else "asked"].append(1e6 * (process_time() - start))
    return found


def at(values: list[float], share: float) -> float:
    """The value that this share of them does not exceed."""
    return sorted(values)[int(len(values) * share)]


def times(title: Title[Any]) -> Figures:
    random_play(title, PLAYED // 4)
    start = process_time()
    random_play(title, PLAYED)
    played = PLAYED / (process_time() - start)
    return {"play": played, "fork, median": at(copies(title), 0.5), "views": looks(title)}


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
    counted = {"decisions": random_play, "forks": forks, "views": views}
    if figure in counted:
        counted[figure](find_title(rest[0]), int(rest[1]))
    else:
        json.dump(times(find_title(rest[0])) if figure == "times" else tables(int(rest[0])), sys.stdout)


if __name__ == "__main__":
    main()
