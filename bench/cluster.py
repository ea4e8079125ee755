"""Ray on this machine beside processes: the same matches, played in turns by two workers of each kind.

    .venv/bin/python -m bench.cluster [--games 400] [--turns 4] [--record]

The first matches of each worker are not counted: a worker of Ray takes longer to start, which matters only once. In
turns, because a machine that is busy with other things is so for both. The core seconds of the workers are counted,
too; those hardly depend on what else runs.
"""

import time
from argparse import ArgumentParser
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from statistics import median

from rich.console import Console

from bench.cluster_games import play
from bench.ledger import Ledger
from starboard.arena import Lost, Plan, ProcessRunner, Runner, plan_of
from starboard.arena.ray_runner import RayRunner
from starboard.kernel import find_title

RESULTS = Path(__file__).parent / "cluster.md"
WORKERS = 2
WARM = 4
"""Jobs that are not counted, at the beginning."""
BATCH = 8
HEAD = "turn | processes: games a second | Ray: games a second | ratio | core ms a game: processes | Ray | ratio"


def batches(games: int) -> Iterator[range]:
    for first in range(1, games + 1, BATCH):
        yield range(first, first + BATCH)


def measured(runner: Runner, plan: Plan, games: int) -> tuple[float, float]:
    """Games a second, and core seconds a game."""
    first: dict[int, float] = {}
    last: dict[int, float] = {}
    begun, counted = 0.0, 0
    for number, (_, result) in enumerate(runner.run(partial(play, plan), batches(games))):
        assert not isinstance(result, Lost)
        process, seconds, played = result
        if number < WARM:
            first[process], begun = seconds, time.perf_counter()
            continue
        first.setdefault(process, seconds)
        last[process] = seconds
        counted += played
    speed = counted / (time.perf_counter() - begun)
    return speed, sum(last[process] - first[process] for process in last) / counted


def main() -> None:
    parser = ArgumentParser(description="Measure Ray beside processes.")
    parser.add_argument("--title", default="trucker")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--turns", type=int, default=4)
    parser.add_argument("--record", action="store_true", help=f"add the table to {RESULTS.name}")
    asked = parser.parse_args()
    console = Console()
    plan = plan_of(find_title(asked.title), 2, ("random",), {}, 7)
    rows: list[list[str]] = []
    ratios: list[tuple[float, float]] = []
    with RayRunner(WORKERS) as cluster:
        for turn in range(asked.turns):
            # Who goes first changes, too.
            order = [ProcessRunner(WORKERS), cluster][:: 1 if turn % 2 else -1]
            found = {type(runner): measured(runner, plan, asked.games) for runner in order}
            here, there = found[ProcessRunner], found[RayRunner]
            ratios.append((there[0] / here[0], here[1] / there[1]))
            cores = [f"{1000 * seconds:.2f}" for seconds in (here[1], there[1])]
            speeds = [f"{speed:.1f}" for speed in (here[0], there[0])]
            rows.append([str(turn + 1), *speeds, f"{ratios[-1][0]:.2f}", *cores, f"{ratios[-1][1]:.2f}"])
    middles = [f"**{median(column):.2f}**" for column in zip(*ratios, strict=True)]
    rows.append(["median", "", "", middles[0], "", "", middles[1]])
    Ledger(RESULTS, f"{asked.title}, {asked.games} games a turn", asked.record, console).add(HEAD, rows)


if __name__ == "__main__":
    main()
