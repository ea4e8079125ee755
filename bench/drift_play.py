"""The reference title, as the benchmark plays it."""

from random import Random
from typing import Any

from starboard.bots import RandomBot, play_out
from starboard.kernel import Match, Title, find_title, new_match

SEATS = 4
LENGTH = {"rounds": 12}
LONG = {"rounds": 200}


def title() -> Title[Any]:
    return find_title("drift")


def random_play(games: int, seed: int, listening: bool) -> int:
    """Play that many matches to the end, checkpoints and log on; the number of decisions made."""
    drift = title()
    made = 0
    for number in range(games):
        match = new_match(drift, SEATS, seed + number, LENGTH, listening=listening)
        made += play_out(match, [RandomBot(seed + seat) for seat in range(SEATS)], drift.longest, seed + number)
    return made


def positions(count: int) -> list[Match]:
    """Matches at random points, for copying."""
    rng = Random(7)
    found: list[Match] = []
    while len(found) < count:
        match = new_match(title(), SEATS, len(found), LENGTH, listening=False)
        play_out(match, [RandomBot(seat) for seat in range(SEATS)], rng.randrange(4, 200), len(found))
        if not match.over:
            found.append(match)
    return found


def long_match(moves: int) -> Match:
    """One match that has gone on for that many moves."""
    match = new_match(title(), SEATS, 11, LONG, listening=False)
    play_out(match, [RandomBot(seat) for seat in range(SEATS)], moves, 3)
    return match
