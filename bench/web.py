"""The server under load: a second process on loopback plays at many tables. Shows the figures; `--record` keeps them.

python -m bench.web [--record] [crowd] [grabbing] [visit] [start]
"""

import asyncio
import gc
import os
import platform
import random
import statistics
import sys
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any

import httpx2

from bench.crowd import Seat, Table, opened
from bench.grabs import Yard, grab
from bench.served import Served, served
from bench.visits import first_visits, ready_times

RESULTS = Path(__file__).parent / "web.md"

TABLES, SEATS = 250, 4
SECONDS = 30.0
GRABBERS, GRABBING_SECONDS = 5, 10.0

CROWD: dict[str, Any] = {"title": "trucker", "watch": "link", "seats": [{"kind": "person"}] * SEATS}
GRAB: dict[str, Any] = CROWD | {"seats": [{"kind": "person"}] * GRABBERS}

Figures = dict[str, str]


def percentile(values: list[float], share: float) -> float:
    """The value that this share of all do not exceed."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def milliseconds(values: list[float]) -> str:
    middle, most = statistics.median(values), max(values)
    return f"p99 {percentile(values, 0.99) * 1e3:.1f} ms, median {middle * 1e3:.1f} ms, worst {most * 1e3:.1f} ms"


# -- Many tables -------------------------------------------------------------------------------------------------------


async def crowd(server: Served) -> Figures:
    """250 tables with 4 sockets each, a decision a second at each table."""
    chance = random.Random(1)
    async with httpx2.AsyncClient(base_url=server.address, timeout=60) as client, AsyncExitStack() as sockets:
        tables = []
        for number in range(TABLES):
            tables.append(await opened(client, sockets, server.address, CROWD))
            if number % 50 == 49:
                print(f"{number + 1} tables", file=sys.stderr)
        # The pauses of the one who measures are not to be measured.
        gc.disable()
        start, busy = perf_counter(), server.seconds()
        await asyncio.gather(*(_at_a_pace(table, start + chance.random(), chance) for table in tables))
        seats = [seat for table in tables for seat in table.seats]
        figures = _figures(tables, seats, perf_counter() - start)
        load = (server.seconds() - busy) / (perf_counter() - start)
        figures["processor of the server"] = f"{load:.0%} of one core"
        figures["memory of the server and its workers"] = f"{server.memory() / 1e6:.0f} MB, goal under 600 MB"
    return figures


async def _at_a_pace(table: Table, start: float, chance: random.Random) -> None:
    """A decision a second, whatever the one before took."""
    beats = 0
    while beats < SECONDS:
        await asyncio.sleep(max(0.0, start + beats - perf_counter()))
        await table.decide(chance)
        beats += 1


def _figures(tables: list[Table], seats: list[Seat], seconds: float) -> Figures:
    delays = [delay for table in tables for delay in table.delays]
    behind = sum(
        1 for table in tables if len({seat.stand.count for seat in table.seats if seat.stand is not None}) != 1
    )
    frames, size = sum(seat.frames for seat in seats), sum(seat.bytes for seat in seats)
    return {
        "tables and sockets": f"{len(tables)} and {len(seats)}",
        "decisions": f"{len(delays)} in {seconds:.0f} s, {sum(table.refused for table in tables)} refused",
        "from send to all seats updated": f"{milliseconds(delays)}; goal p99 under 25 ms",
        "frames": f"{frames / seconds:.0f} a second, {size / frames / 1e3:.1f} kB each",
        "lost frames": f"{sum(seat.lost for seat in seats)}, goal 0; tables whose seats differ at the end: {behind}",
    }


# -- Grabbing ----------------------------------------------------------------------------------------------------------


async def grabbing(server: Served) -> Figures:
    """Five seats that build in real time and grab as fast as they can."""
    async with httpx2.AsyncClient(base_url=server.address, timeout=60) as client, AsyncExitStack() as sockets:
        table = await opened(client, sockets, server.address, GRAB)
        yard = Yard(GRABBERS)
        for seat in table.seats:
            seat.watch = partial(yard.tell, seat.number)
        delays: list[float] = []
        end = perf_counter() + GRABBING_SECONDS
        outcomes = await asyncio.gather(*(grab(seat, end, delays) for seat in table.seats))
        done, refused = (sum(column) for column in zip(*outcomes, strict=True))
    return {
        "grabs": f"{done} done and {refused} refused in {GRABBING_SECONDS:.0f} s by {GRABBERS} seats",
        "acknowledgement": f"{milliseconds(delays)}; goal p99 under 50 ms",
        "a tile held twice": f"{yard.doubled} times in {yard.checked} moments that all seats told of, goal never",
    }


# -- What one person waits for -----------------------------------------------------------------------------------------


def visits(server: Served) -> Figures:
    seconds = first_visits(server.address)
    return {"first visit to a playable lobby": f"{_seconds(seconds)}; goal under 1.5 s"}


def starts() -> Figures:
    with TemporaryDirectory(prefix="starboard-bench-") as folder:
        return {"make play until it is ready": f"{_seconds(ready_times(Path(folder)))}; goal under 2 s"}


def _seconds(values: list[float]) -> str:
    return f"median {statistics.median(values):.2f} s, worst of {len(values)} {max(values):.2f} s"


# -- All of it ---------------------------------------------------------------------------------------------------------


def at_a_server(measure: Callable[[Served], Figures]) -> Figures:
    """Measure at a server of its own."""
    with TemporaryDirectory(prefix="starboard-bench-") as folder, served(Path(folder)) as server:
        return measure(server)


def run(measure: Callable[[Served], Awaitable[Figures]]) -> Figures:
    async def measured(server: Served) -> Figures:
        return await measure(server)

    return at_a_server(lambda server: asyncio.run(measured(server)))


MEASURES: dict[str, Callable[[], Figures]] = {
    "crowd": lambda: run(crowd),
    "grabbing": lambda: run(grabbing),
    "visit": lambda: at_a_server(visits),
    "start": starts,
}


def main(args: list[str]) -> None:
    wanted = [name for name in args if name in MEASURES] or list(MEASURES)
    machine = f"{os.cpu_count()} cores, {platform.machine()}, {platform.system()}, Python {platform.python_version()}"
    lines = [f"## {datetime.now(UTC):%Y-%m-%d} · {machine}", "", "| figure | measured |", "| --- | --- |"]
    for name in wanted:
        print(f"measuring {name}", file=sys.stderr)
        lines += [f"| {figure} | {value} |" for figure, value in MEASURES[name]().items()]
    print("\n".join(lines))
    if "--record" in args:
        with RESULTS.open("a", encoding="utf-8") as file:
            file.write("\n" + "\n".join(lines) + "\n")


if __name__ == "__main__":
    main(sys.argv[1:])
