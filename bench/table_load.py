"""Many live tables in one process, without a network: `python -m bench.table_load [--record]`.

Every table has four people, and one decision a second is made at it. What is measured is the time from the moment that
a move comes in until it is stored and all four have their new view. `bench.web` does the same with a network between.
"""

import asyncio
import gc
import importlib
import os
import platform
import resource
import sys
import time
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import NamedTuple

import msgspec
from rich.console import Console
from rich.progress import track

from starboard.store import open_store
from starboard.table import Caller, Connection, Hall
from starboard.table.frames import NewTable, Opened, SeatWish

RESULTS = Path(__file__).parent / "table.md"
TABLES, SEATS, SECONDS = 250, 4, 30
HOST = Caller("p-host", "Host")

Figures = dict[str, str]


class Seat:
    """One of those who play: reads everything, and knows where its match stands."""

    def __init__(self, connection: Connection) -> None:
        self.connection = connection
        self.stand: dict[str, object] = {}
        self.count = -1
        self.frames = 0
        self.bytes = 0
        self.answers: dict[int, asyncio.Future[str]] = {}
        self.news = asyncio.Event()
        self.reading = asyncio.create_task(self._read())

    async def _read(self) -> None:
        async for data in self.connection:
            self.frames += 1
            self.bytes += len(data)
            frame = msgspec.json.decode(data)
            if frame.get("stand"):
                self.stand = frame["stand"]
                self.count = frame["stand"]["count"]
                self.news.set()
            if frame.get("id") in self.answers:
                self.answers.pop(frame["id"]).set_result(frame["type"])

    async def at(self, count: int) -> None:
        """Until it has seen that many lines."""
        while self.count < count:
            self.news.clear()
            await self.news.wait()

    def say(self, id: int, moves: list[object]) -> "asyncio.Future[str]":
        answer: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        self.answers[id] = answer
        self.connection.take(msgspec.json.encode({"type": "answer", "id": id, "moves": moves}))
        return answer


async def table_of(hall: Hall) -> list[Seat]:
    wish = NewTable("trucker", options={"seconds": 180}, seats=[SeatWish()] * SEATS, watch="nobody")
    opened: Opened = await hall.create(HOST, wish)
    await hall.start(HOST, opened.table.id)
    hellos = [msgspec.json.encode({"type": "hello", "keys": [opened.keys[str(seat)]]}) for seat in range(SEATS)]
    return [Seat(await hall.connect(Caller(), opened.table.id, hello)) for hello in hellos]


def moves_for(seat: Seat, rng: Random) -> list[object]:
    legal = seat.stand["moves"]
    question = seat.stand["question"]
    assert isinstance(legal, list)
    assert isinstance(question, dict)
    return [each["move"] for each in rng.sample(legal, max(1, question["least"]))]


async def decide(table: list[Seat], rng: Random, times: list[float]) -> None:
    """One decision at a table, by somebody who may make one."""
    able = [seat for seat in table if seat.stand.get("moves")]
    if not able:
        return
    actor = rng.choice(able)
    start, count = time.perf_counter(), actor.count
    if await actor.say(count, moves_for(actor, rng)) == "done":
        await asyncio.gather(*(seat.at(count + 1) for seat in table))
        times.append(time.perf_counter() - start)


async def play(table: list[Seat], number: int, seconds: int, times: list[float]) -> None:
    rng = Random(number)
    start = time.perf_counter() + number / TABLES
    for second in range(seconds):
        await asyncio.sleep(max(0.0, start + second - time.perf_counter()))
        await decide(table, rng, times)


class Load(NamedTuple):
    """What was measured of many tables."""

    times: list[float]
    """Seconds from a move until all have their new view, in rising order."""
    memory: float
    """MB of the process at its largest."""
    dropped: int
    frames: int
    bytes: int

    def at(self, share: float) -> float:
        """Milliseconds that this share of the decisions took at most."""
        return 1000 * self.times[min(len(self.times) - 1, int(len(self.times) * share))]


async def keep_tidy() -> None:
    """As the server does; version 0.1 has thresholds only."""
    try:
        garbage = importlib.import_module("starboard.web.garbage")
    except ImportError:
        gc.set_threshold(*importlib.import_module("starboard.web.serving").GARBAGE)
    else:
        await garbage.keep_tidy()


async def measured(where: str, console: Console, seconds: int = SECONDS) -> Load:
    times: list[float] = []
    tidying = asyncio.create_task(keep_tidy())
    async with Hall(open_store(where)) as hall:
        tables = []
        for _ in track(range(TABLES), "opening tables", console=console):
            tables.append(await table_of(hall))
        with console.status(f"playing for {seconds} s"):
            await asyncio.gather(*(play(table, number, seconds, times) for number, table in enumerate(tables)))
        memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
        dropped = hall.figures()["dropped"]
        seats = [seat for table in tables for seat in table]
    tidying.cancel()
    frames, size = sum(seat.frames for seat in seats), sum(seat.bytes for seat in seats)
    return Load(sorted(times), memory, dropped, frames, size)


def figures_of(load: Load) -> Figures:
    marks = " / ".join(f"{load.at(share):.1f}" for share in (0.5, 0.99, 1))
    return {
        f"decisions at {TABLES} tables, {TABLES * SEATS} listeners": str(len(load.times)),
        "from a move to four new views, median / p99 / worst": f"{marks} ms",
        "a frame": f"{load.bytes / load.frames / 1000:.2f} kB",
        "memory": f"{load.memory:.0f} MB",
        "listeners that were let go": str(load.dropped),
    }


def block(figures: Figures) -> str:
    machine = f"{os.cpu_count()} cores, {platform.machine()}, {platform.system()}, Python {platform.python_version()}"
    rows = [f"| {name} | {value} |" for name, value in figures.items()]
    return "\n".join(
        [f"## {datetime.now(UTC):%Y-%m-%d} · {machine}, SQLite", "", "| figure | |", "| --- | --- |", *rows]
    )


def main() -> None:
    console = Console()
    with TemporaryDirectory(prefix="starboard-bench-") as folder:
        text = block(figures_of(asyncio.run(measured(str(Path(folder) / "bench.db"), console))))
    console.print(text)
    if "--record" in sys.argv[1:]:
        RESULTS.write_text(RESULTS.read_text(encoding="utf-8") + "\n" + text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
