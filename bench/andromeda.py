"""`python -m bench.andromeda [--record]`: how fast Andromeda's Edge is, beside the yardstick in the same run."""

import statistics
import sys
from collections.abc import Callable
from time import process_time
from typing import Any
from unittest.mock import patch

from bench.speed import BASICS, Unit, beside_yardstick, forked, positions, random_play, report
from starboard.bots import RandomBot, play_out
from starboard.games.andromeda.rules.hegemon.hegemon_turn import hegemon_turn
from starboard.games.andromeda.rules.turn import turn
from starboard.games.andromeda.state.game_state import AndromedaState
from starboard.games.andromeda.state.options import OFFICERS
from starboard.games.andromeda.title import ANDROMEDA
from starboard.kernel import Rules, new_match

SEATS = 4
HEGEMON_MATCHES = 60
UNITS = {
    **BASICS,
    "fork": Unit("µs", 1, "under 200 µs"),
    "Hegemon turn, mean": Unit("ms", 2, "under 5 ms"),
    "Hegemon turn, 99 of 100": Unit("ms", 2, "under 5 ms"),
    "Hegemon turn, longest": Unit("ms", 2, "under 5 ms"),
}

Times = list[float]


def seats(number: int) -> int:
    return SEATS


def hegemon_turns(matches: int) -> Times:
    """The seconds of one core for every turn of the Hegemon, with each of the officers, as it tells what it does and
    why; without the time that people take to answer, or other processes for themselves."""
    times: Times = []
    with patch.object(turn, "hegemon_turn", timed(hegemon_turn, times)):
        for number in range(matches):
            people, officer = 1 + number % 3, OFFICERS[number % len(OFFICERS)]
            match = new_match(ANDROMEDA, people, number, {"hegemon": officer})
            play_out(match, [RandomBot(number + seat) for seat in range(people)], ANDROMEDA.longest)
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
    copied = positions(ANDROMEDA, seats, 40, 97)
    basics, (fork,) = beside_yardstick(lambda: random_play(ANDROMEDA, seats, 2, 100), lambda: forked(copied, 4))
    turns = hegemon_turns(HEGEMON_MATCHES)
    return {
        **basics,
        "fork": fork,
        "Hegemon turn, mean": 1000 * statistics.fmean(turns),
        "Hegemon turn, 99 of 100": 1000 * turns[len(turns) * 99 // 100],
        "Hegemon turn, longest": 1000 * turns[-1],
    }


if __name__ == "__main__":
    report("Andromeda's Edge", measured, UNITS, "--record" in sys.argv[1:])
