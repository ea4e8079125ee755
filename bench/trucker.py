"""`python -m bench.trucker [--record]`: how fast Galaxy Trucker is, beside the yardstick in the same run."""

import platform
import statistics
import sys
from datetime import UTC, datetime
from os import cpu_count
from pathlib import Path
from random import Random
from typing import Any

from rich.console import Console
from rich.table import Table

from bench import yardstick
from bench.measure import in_turn, micros, rate, ratio
from starboard.bots import RandomBot, make_bot, play_out
from starboard.games.trucker.ship.board import Board, board_of
from starboard.games.trucker.ship.check import faults
from starboard.games.trucker.ship.state import Ship
from starboard.kernel import Match, Title, find_title, new_match

RESULTS = Path(__file__).parent / "results.md"
SEATS = 4
GOALS = {
    "play ratio": "at least 1",
    "ship check of 36 squares": "under 150 µs",
    "fork in flight": "under 150 µs",
    "games with apprentice": "at least 2 a second",
}
UNITS = {
    "play": ("decisions/s", 0),
    "yardstick play": ("decisions/s", 0),
    "play ratio": ("times the yardstick", 2),
    "ship check of 36 squares": ("µs", 1),
    "fork in flight": ("µs", 1),
    "games with apprentice": ("games/s", 2),
}


def title() -> Title[Any]:
    return find_title("trucker")


def random_play(games: int, seed: int) -> int:
    """Whole games of three rounds by random players; the number of decisions made."""
    made = 0
    for number in range(games):
        match = new_match(title(), SEATS, seed + number, listening=False)
        made += play_out(match, [RandomBot(seed + seat) for seat in range(SEATS)], title().longest, seed + number)
    return made


def full_ships(count: int) -> list[tuple[Board, Ship]]:
    """Boards of class III with a tile on each of the 36 squares, laid without care: the worst that a check can meet."""
    board = board_of("III")
    rng = Random(5)
    codes = sorted(board.parts)
    return [(board, Ship(parts={cell: rng.choice(codes) for cell in board.cells})) for _ in range(count)]


def flights(count: int) -> list[Match]:
    """Matches of apprentices in the middle of a flight."""
    found: list[Match] = []
    seed = 0
    while len(found) < count:
        seed += 1
        match = new_match(title(), SEATS, seed, listening=False)
        bots = [make_bot(title(), "apprentice", 10 * seed + seat) for seat in range(SEATS)]
        while not match.over and len(found) < count:
            play_out(match, bots, 23, seed)
            if not match.over and match.view(None)["part"] == "flight":
                found.append(match.fork())
    return found


def apprentice_games(games: int, seed: int) -> int:
    """Whole games of three rounds by four apprentices; how many."""
    for number in range(seed, seed + games):
        match = new_match(title(), SEATS, number, listening=False)
        play_out(
            match, [make_bot(title(), "apprentice", number + seat) for seat in range(SEATS)], title().longest, number
        )
    return games


def measured() -> dict[str, float]:
    ships, flying = full_ships(20), flights(160)
    ours, theirs, check, fork, games = in_turn(
        lambda: rate(lambda: random_play(8, 100)),
        lambda: rate(lambda: yardstick.random_play(4, 100)),
        lambda: micros(lambda pair: faults(*pair), ships, 4),
        lambda: micros(lambda match: match.fork(), flying, 1),
        lambda: rate(lambda: apprentice_games(1, 1)),
    )
    return {
        "play": statistics.median(ours),
        "yardstick play": statistics.median(theirs),
        "play ratio": ratio(ours, theirs),
        "ship check of 36 squares": statistics.median(check),
        "fork in flight": statistics.median(fork),
        "games with apprentice": statistics.median(games),
    }


def main() -> None:
    console = Console()
    with console.status("measuring"):
        figures = measured()
    rows = [
        (name, f"{figures[name]:,.{digits}f} {unit}", GOALS.get(name, "")) for name, (unit, digits) in UNITS.items()
    ]
    table = Table("figure", "pure Python", "goal")
    for row in rows:
        table.add_row(*row)
    console.print(table)
    if "--record" in sys.argv[1:]:
        machine = f"{cpu_count()} cores, {platform.machine()}, Python {platform.python_version()}"
        lines = [f"\n## Galaxy Trucker, {datetime.now(UTC):%Y-%m-%d} · {machine}\n", "| figure | pure Python | goal |"]
        lines += ["| --- | --- | --- |", *(f"| {' | '.join(row)} |" for row in rows)]
        with RESULTS.open("a", encoding="utf-8") as file:
            file.write("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
