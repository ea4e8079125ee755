"""Many live tables in one process, without a network: `python -m bench.table_load [--record]`.

Every table has four people, and one decision a second is made at it. What is measured is the time from the moment that
a move comes in until it is stored and all four have their new view. `bench.web` does the same with a network between.
"""

import asyncio
import gc
import os
import platform
import resource
import sys
import time
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import msgspec
from rich.console import Console
from rich.progress import track

from starboard.store import open_store
from starboard.table import Caller, Connection, Hall
from starboard.table.frames import NewTable, Opened, SeatWish
from starboard.web.serving import GARBAGE

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
        self.answers: dict[int, asyncio.Future[str]] = {}
        self.news = asyncio.Event()
        self.reading = asyncio.create_task(self._read())

    async def _read(self) -> None:
        async for data in self.connection:
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


async def play(table: list[Seat], number: int, times: list[float]) -> None:
    rng = Random(number)
    start = time.perf_counter() + number / TABLES
    for second in range(SECONDS):
        await asyncio.sleep(max(0.0, start + second - time.perf_counter()))
        await decide(table, rng, times)


def shown(times: list[float]) -> str:
    ordered = sorted(times)
    marks = [ordered[len(ordered) // 2], ordered[int(len(ordered) * 0.99)], ordered[-1]]
    return " / ".join(f"{1000 * mark:.1f}" for mark in marks) + " ms"


async def measured(where: str, console: Console) -> Figures:
    times: list[float] = []
    async with Hall(open_store(where)) as hall:
        tables = []
        for _ in track(range(TABLES), "opening tables", console=console):
            tables.append(await table_of(hall))
        with console.status(f"playing for {SECONDS} s"):
            await asyncio.gather(*(play(table, number, times) for number, table in enumerate(tables)))
        memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
        dropped = hall.figures()["dropped"]
    return {
        f"decisions at {TABLES} tables, {TABLES * SEATS} listeners": str(len(times)),
        "from a move to four new views, median / p99 / worst": shown(times),
        "memory": f"{memory:.0f} MB",
        "listeners that were let go": str(dropped),
    }


def block(figures: Figures) -> str:
    machine = f"{os.cpu_count()} cores, {platform.machine()}, {platform.system()}, Python {platform.python_version()}"
    rows = [f"| {name} | {value} |" for name, value in figures.items()]
    return "\n".join(
        [f"## {datetime.now(UTC):%Y-%m-%d} · {machine}, SQLite", "", "| figure | |", "| --- | --- |", *rows]
    )


def main() -> None:
    console = Console()
    gc.set_threshold(*GARBAGE)
    with TemporaryDirectory(prefix="starboard-bench-") as folder:
        text = block(asyncio.run(measured(str(Path(folder) / "bench.db"), console)))
    console.print(text)
    if "--record" in sys.argv[1:]:
        RESULTS.write_text(RESULTS.read_text(encoding="utf-8") + "\n" + text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
