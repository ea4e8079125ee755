"""Our own worker processes beside two libraries: what a job costs, and what happens when a process dies over one.

    .venv/bin/python -m bench.pools [--jobs 3000] [--turns 3] [--record]

Each pool is measured in a program of its own, with few jobs and with many; the difference, in core seconds of all its
processes, is what the jobs cost. They do nothing, so that is the way there and back.
"""

import json
import os
import resource
import subprocess
import sys
from argparse import ArgumentParser
from collections.abc import Callable
from concurrent.futures import Future, as_completed
from multiprocessing import get_context
from pathlib import Path
from statistics import median
from typing import Any

from loky import ProcessPoolExecutor
from pebble import ProcessPool
from rich.console import Console

from bench.ledger import Ledger
from starboard.arena import Lost, ProcessRunner

RESULTS = Path(__file__).parent / "pools.md"
FEW = 50
WORKERS = 2
LETHAL = (3, 8)
MORTAL_JOBS = 12
HEAD = "pool | core ms to start and end | core µs a job | jobs lost when 2 of 12 kill their process"

Found = dict[int, bool]
"""Jobs, and whether they were done."""


def nothing(job: int) -> int:
    return job


def deadly(job: int) -> int:
    if job in LETHAL:
        os._exit(7)
    return job


def with_ours(task: Callable[[int], int], jobs: int) -> Found:
    return {job: not isinstance(result, Lost) for job, result in ProcessRunner(WORKERS).run(task, range(jobs))}


def with_pebble(task: Callable[[int], int], jobs: int) -> Found:
    with ProcessPool(max_workers=WORKERS, context=get_context("spawn")) as pool:
        return _collected({pool.schedule(task, args=[job]): job for job in range(jobs)})


def with_loky(task: Callable[[int], int], jobs: int) -> Found:
    with ProcessPoolExecutor(WORKERS) as pool:
        return _collected({pool.submit(task, job): job for job in range(jobs)})


def _collected(futures: "dict[Future[Any], int]") -> Found:
    return {futures[future]: future.exception() is None for future in as_completed(futures)}


TASKS = {"nothing": nothing, "deadly": deadly}
POOLS = {"ours": with_ours, "pebble": with_pebble, "loky": with_loky}


def cores() -> float:
    """Core seconds of this process and of those that have ended."""
    spent = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    return sum(one.ru_utime + one.ru_stime for one in spent)


def alone(pool: str, task: str, jobs: int) -> tuple[float, int]:
    """The core seconds and the lost jobs of a pool, in a program of its own."""
    command = [sys.executable, "-m", "bench.pools", "--pool", pool, "--task", task, "--jobs", str(jobs)]
    done = subprocess.run(command, capture_output=True, text=True, check=True, timeout=300)
    seconds, lost = json.loads(done.stdout.splitlines()[-1])
    return float(seconds), int(lost)


def row_of(pool: str, jobs: int, turns: int) -> list[str]:
    few = median(alone(pool, "nothing", FEW)[0] for _ in range(turns))
    many = median(alone(pool, "nothing", FEW + jobs)[0] for _ in range(turns))
    lost = alone(pool, "deadly", MORTAL_JOBS)[1]
    return [pool, f"{1000 * few:.0f}", f"{1e6 * (many - few) / jobs:.0f}", str(lost)]


def main() -> None:
    parser = ArgumentParser(description="Measure pools of processes.")
    parser.add_argument("--jobs", type=int, default=3000)
    parser.add_argument("--turns", type=int, default=3)
    parser.add_argument("--record", action="store_true", help=f"add the table to {RESULTS.name}")
    parser.add_argument("--pool", choices=POOLS, help="for the programs that this one starts")
    parser.add_argument("--task", choices=TASKS)
    asked = parser.parse_args()
    if asked.pool:
        before = cores()
        found = POOLS[asked.pool](TASKS[asked.task], asked.jobs)
        print(json.dumps([cores() - before, list(found.values()).count(False)]))
        return
    rows = [row_of(pool, asked.jobs, asked.turns) for pool in POOLS]
    Ledger(RESULTS, f"{asked.jobs} jobs", asked.record, Console()).add(HEAD, rows)


if __name__ == "__main__":
    main()
