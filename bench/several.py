"""Two servers on one PostgreSQL against one: how many tables are they good for?

`PYTHONPATH=tests:tests/titles .venv/bin/python -m bench.several [TABLES] [SECONDS]`

Each server has its own tables, as behind a proxy that follows docs/hosting.md; a decision a second is made at each.
Where servers, database and those who play share the same few cores, they take each other's time, and how long a
decision takes says little about two servers on machines of their own. What each server needs for a decision can be
told apart all the same, from the time that it kept a processor busy: what a second server adds is what this costs
alone, divided by what it costs beside another one.
"""

import asyncio
import gc
import random
import sys
from contextlib import AsyncExitStack, ExitStack
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import NamedTuple

import httpx2

from bench.crowd import Table, opened
from bench.served import Served
from bench.web import CROWD, percentile
from servers import postgres_server
from web.test_several import server

TABLES, SECONDS = 40, 20.0
ROUNDS = 3
GOAL, GAIN = 25.0, 1.6


class Load(NamedTuple):
    """What came of it."""

    decisions: int
    p99: float
    busy: float
    """Seconds of a processor that the servers took for all of them together."""


async def _at_a_pace(table: Table, start: float, seconds: float, chance: random.Random) -> None:
    beat = 0
    while beat < seconds:
        await asyncio.sleep(max(0.0, start + beat - perf_counter()))
        await table.decide(chance)
        beat += 1


async def load(servers: list[Served], tables: int, seconds: float) -> Load:
    """That many tables at each of these servers."""
    chance = random.Random(1)
    async with AsyncExitStack() as life:
        there = []
        for one in servers:
            client = await life.enter_async_context(httpx2.AsyncClient(base_url=one.address, timeout=60))
            there += [await opened(client, life, one.address, CROWD) for _ in range(tables)]
        gc.disable()
        start, busy = perf_counter(), sum(one.seconds() for one in servers)
        await asyncio.gather(*(_at_a_pace(table, start + chance.random(), seconds, chance) for table in there))
        busy = sum(one.seconds() for one in servers) - busy
        gc.enable()
    delays = [delay for table in there for delay in table.delays]
    return Load(len(delays), 1e3 * percentile(delays, 0.99), busy)


def measured(tables: int, seconds: float) -> list[tuple[Load, Load]]:
    """One server and two, in alternation."""
    found = []
    with TemporaryDirectory() as name, postgres_server() as postgres, ExitStack() as life:
        database = postgres.new_database()
        both = [life.enter_context(server(Path(name, str(number)), database)) for number in range(2)]
        served = [Served(one.process, one.address) for one in both]
        for number in range(ROUNDS):
            one = asyncio.run(load([served[number % 2]], tables, seconds))
            two = asyncio.run(load(served, tables, seconds))
            found.append((one, two))
            for what, got in (("one", one), ("two", two)):
                each = 1e6 * got.busy / got.decisions
                print(f"{what}: {got.decisions} decisions, p99 {got.p99:.1f} ms, {each:.0f} µs each", flush=True)
    return found


def main() -> None:
    tables = int(sys.argv[1]) if len(sys.argv) > 1 else TABLES
    seconds = float(sys.argv[2]) if len(sys.argv) > 2 else SECONDS
    found = measured(tables, seconds)
    alone = sum(one.busy for one, _ in found) / sum(one.decisions for one, _ in found)
    beside = sum(two.busy for _, two in found) / sum(two.decisions for _, two in found)
    print(f"{tables} tables with 4 sockets at each server, {seconds:.0f} s, {len(found)} rounds")
    print(f"a decision costs {1e6 * alone:.0f} µs of one server alone, {1e6 * beside:.0f} µs of each of two")
    print(f"two servers are good for {2 * alone / beside:.2f} times the tables of one; goal at least {GAIN}")
    print(
        f"p99 of one / of two here: {max(one.p99 for one, _ in found):.1f} / {max(two.p99 for _, two in found):.1f} ms"
    )


if __name__ == "__main__":
    main()
