"""Measure everything once, with whatever starboard is on the path, and print it as JSON."""

import gc
import json
import statistics
import sys
import tracemalloc
from collections.abc import Callable
from time import perf_counter
from typing import Any

from bench import drift_play, yardstick
from starboard.kernel import load, read_record, record_of, replay, save, write_record
from starboard.kernel import match as module
from starboard.kernel.codec import codec_of

ROUNDS = 15


def rate(work: Callable[[], int]) -> float:
    """Units of work a second."""
    start = perf_counter()
    done = work()
    return done / (perf_counter() - start)


def micros(work: Callable[[Any], object], over: list[Any], times: int) -> float:
    """Microseconds a call."""
    start = perf_counter()
    for _ in range(times):
        for item in over:
            work(item)
    return (perf_counter() - start) / (times * len(over)) * 1e6


def in_turn(*measures: Callable[[], float]) -> list[list[float]]:
    """Take each measure once a round, so that a slow moment of the machine meets all of them."""
    rounds = [[measure() for measure in measures] for _ in range(ROUNDS)]
    return [list(column) for column in zip(*rounds, strict=True)]


def ratio(ours: list[float], theirs: list[float]) -> float:
    """The middle one of the ratios of each round."""
    return statistics.median(one / other for one, other in zip(ours, theirs, strict=True))


def play() -> dict[str, float]:
    quiet, loud, other = in_turn(
        lambda: rate(lambda: drift_play.random_play(20, 100, listening=False)),
        lambda: rate(lambda: drift_play.random_play(20, 100, listening=True)),
        lambda: rate(lambda: yardstick.random_play(4, 100)),
    )
    return {
        "play": statistics.median(quiet),
        "play with events": statistics.median(loud),
        "yardstick play": statistics.median(other),
        "play ratio": ratio(quiet, other),
        "play with events ratio": ratio(loud, other),
    }


def copies() -> dict[str, float]:
    ours, theirs = drift_play.positions(60), yardstick.positions(20, 40)
    saves = [save(match) for match in ours]
    fork, copy, saving, loading = in_turn(
        lambda: micros(lambda match: match.fork(), ours, 4),
        lambda: micros(lambda game: game.copy(), theirs, 12),
        lambda: micros(save, ours, 4),
        lambda: micros(load, saves, 4),
    )
    return {
        "fork": statistics.median(fork),
        "yardstick copy": statistics.median(copy),
        "fork ratio": ratio(fork, copy),
        "save": statistics.median(saving),
        "load": statistics.median(loading),
    }


def replaying() -> dict[str, float]:
    match = drift_play.long_match(2000)
    data = write_record(record_of(match))
    record = read_record(data)
    reading, playing = in_turn(lambda: micros(read_record, [data], 1) / 1e6, lambda: micros(replay, [record], 1) / 1e6)
    return {
        "record moves": float(len(record.lines)),
        "record bytes": float(len(data)),
        "read record": statistics.median(reading),
        "replay record": statistics.median(playing),
    }


def memory() -> dict[str, float]:
    """Bytes that a live match takes beside its state: many at once, and one that has gone on for long."""
    drift_play.positions(2)  # What is loaded once is not a match's.
    tracemalloc.start()
    many = _size(lambda: drift_play.positions(60))
    decode = codec_of(drift_play.title()).state.decode
    states = _size(lambda: [decode(each.checkpoint.state) for each in drift_play.positions(60)])
    long = _size(lambda: drift_play.long_match(2000))
    tracemalloc.stop()
    return {"live match": (many - states) / 60, "live match of 2,000 moves": long - states / 60}


def _size(make: Callable[[], object]) -> float:
    gc.collect()
    before = tracemalloc.get_traced_memory()[0]
    kept = make()
    gc.collect()
    size = tracemalloc.get_traced_memory()[0] - before
    del kept
    return float(size)


def main() -> None:
    compiled = not str(module.__file__).endswith(".py")
    print("playing", file=sys.stderr)
    figures = play()
    print("copying", file=sys.stderr)
    figures |= copies()
    print("replaying", file=sys.stderr)
    figures |= replaying() | memory()
    json.dump({"compiled": compiled, "figures": figures}, sys.stdout)


if __name__ == "__main__":
    main()
