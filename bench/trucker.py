"""`python -m bench.trucker [--record]`: how fast Galaxy Trucker is, beside the yardstick in the same run."""

import sys
from random import Random

from bench.measure import micros, rate
from bench.speed import BASICS, Unit, beside_yardstick, forked, random_play, report
from starboard.bots import make_bot, play_out
from starboard.games.trucker.board.ship.ship_board import Board, board_of
from starboard.games.trucker.board.ship.ship_faults import faults
from starboard.games.trucker.state.ship_state import Ship
from starboard.games.trucker.title import TRUCKER
from starboard.kernel import Match, new_match

SEATS = 4
UNITS = {
    **BASICS,
    "ship check of 36 squares": Unit("µs", 1, "under 150 µs"),
    "fork in flight": Unit("µs", 1, "under 150 µs"),
    "games with apprentice": Unit("games/s", 2, "at least 2 a second"),
}


def seats(number: int) -> int:
    return SEATS


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
        match = new_match(TRUCKER, SEATS, seed, listening=False)
        bots = [make_bot(TRUCKER, "apprentice", 10 * seed + seat) for seat in range(SEATS)]
        while not match.over and len(found) < count:
            play_out(match, bots, 23, seed)
            if not match.over and match.view(None)["part"] == "flight":
                found.append(match.fork())
    return found


def apprentice_games(games: int, seed: int) -> int:
    """Whole games of three rounds by four apprentices; how many."""
    for number in range(seed, seed + games):
        match = new_match(TRUCKER, SEATS, number, listening=False)
        play_out(
            match, [make_bot(TRUCKER, "apprentice", number + seat) for seat in range(SEATS)], TRUCKER.longest, number
        )
    return games


def measured() -> dict[str, float]:
    ships, flying = full_ships(20), flights(160)
    basics, (check, fork, games) = beside_yardstick(
        lambda: random_play(TRUCKER, seats, 8, 100),
        lambda: micros(lambda pair: faults(*pair), ships, 4),
        lambda: forked(flying, 1),
        lambda: rate(lambda: apprentice_games(1, 1)),
    )
    return {**basics, "ship check of 36 squares": check, "fork in flight": fork, "games with apprentice": games}


if __name__ == "__main__":
    report("Galaxy Trucker", measured, UNITS, "--record" in sys.argv[1:])
