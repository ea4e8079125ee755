"""The server is killed again and again while bots and people play. What it acknowledged is there, and play goes on."""

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from threading import Thread
from typing import IO

import pytest

from drift.title import DRIFT
from starboard.kernel.codec import codec_of
from starboard.store import StoredLine, open_store
from starboard.table.ledger import match_of
from table.victim import TABLES, fingerprint

TESTS = Path(__file__).resolve().parent.parent
VICTIM = TESTS / "table" / "victim.py"
KILLS = 50
LONGEST_LIFE = 0.25
"""Seconds between the time that a victim is up and its end, at most."""

PATIENCE = 120.0
"""Seconds to wait until play goes on everywhere; only a failing test waits that long."""

Acknowledged = dict[tuple[str, int], str]


class Nursery:
    """Where lives begin, one after the other."""

    def __init__(self) -> None:
        paths = [TESTS / "titles", TESTS / "players", TESTS]
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, paths))}
        self._process = subprocess.Popen(
            [sys.executable, str(VICTIM)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment
        )

    def begin(self, where: str) -> IO[str]:
        """Begin a life on this database; returns what is said of it."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(f"{where}\n")
        self._process.stdin.flush()
        return self._process.stdout

    def close(self) -> None:
        self._process.communicate()


@pytest.fixture
def nursery() -> Iterator[Nursery]:
    nursery = Nursery()
    yield nursery
    nursery.close()


class Life:
    """One run of the server."""

    def __init__(self, nursery: Nursery, where: str) -> None:
        self.said: list[tuple[str, int, str]] = []
        self._id = self._status = 0
        self._up = asyncio.Event()
        self._loop = asyncio.get_running_loop()
        self._reader = Thread(target=self._read, args=(nursery.begin(where),))
        self._reader.start()

    def _read(self, lines: IO[str]) -> None:
        for line in lines:
            match line.split():
                case ["born", id]:
                    self._id = int(id)
                case ["up"]:
                    self._loop.call_soon_threadsafe(self._up.set)
                case ["dead", status]:
                    self._status = int(status)
                    break
                case [table, count, seen]:
                    self.said.append((table, int(count), seen))
        self._loop.call_soon_threadsafe(self._up.set)

    async def wait(self) -> None:
        """Until it is up, or has failed to come up."""
        await self._up.wait()

    def kill(self) -> None:
        os.kill(self._id, signal.SIGKILL)
        self._reader.join()
        assert self._status == -signal.SIGKILL


def test_no_acknowledged_decision_is_lost(where: str, nursery: Nursery) -> None:
    rng = Random(4)
    acknowledged: Acknowledged = {}

    async def one_life(seconds: float) -> list[tuple[str, int, str]]:
        life = Life(nursery, where)
        await life.wait()
        await asyncio.sleep(seconds)
        life.kill()
        return life.said

    async def scene() -> None:
        lives = 0
        for _ in range(KILLS):
            said = await one_life(rng.random() * LONGEST_LIFE)
            first: dict[str, int] = {}
            for table, count, seen in said:
                first.setdefault(table, count)
                # The same number of lines never shows two different positions, in this life or another.
                assert acknowledged.setdefault((table, count), seen) == seen
            for table, count in first.items():
                lives += count > 0
                assert count >= max(
                    (known for name, known in acknowledged if name == table and known < count), default=0
                )
        assert lives > KILLS
        await everything_is_there(where, acknowledged)
        await everybody_goes_on(nursery, where)

    asyncio.run(scene())


async def everything_is_there(where: str, acknowledged: Acknowledged) -> None:
    """Replayed from its first line, every match passes through all that was acknowledged."""
    store = open_store(where)
    for table in {name for name, _ in acknowledged}:
        stored = await store.read(table)
        assert stored is not None
        numbers = [line.number for line in stored.lines]
        assert numbers == list(range(len(numbers)))
        wanted = {count: seen for (name, count), seen in acknowledged.items() if name == table}
        assert max(wanted) < len(stored.lines)
        assert replayed(stored.lines, wanted) == wanted
    await store.close()


def replayed(lines: list[StoredLine], wanted: dict[int, str]) -> dict[int, str]:
    """What an onlooker saw when the log had each of these numbers of lines."""
    match = match_of(DRIFT, lines[:1], None)
    read = codec_of(DRIFT).read_line.decode
    seen = {}
    for line in [*lines[1:], None]:
        if match.count in wanted:
            seen[match.count] = fingerprint(match.view(None))
        if line is not None:
            match.follow(read(line.line))
    return seen


async def everybody_goes_on(nursery: Nursery, where: str) -> None:
    store = open_store(where)
    before = {row.id: row.version for row in await store.in_state("playing")}
    await store.close()
    # On a quick machine a match may have reached its end; the next life opens a new table for it.
    assert 0 < len(before) <= len(TABLES)
    life = Life(nursery, where)
    await life.wait()
    async with asyncio.timeout(PATIENCE):
        while not all(len({count for name, count, _ in list(life.said) if name == table}) > 2 for table in before):
            await asyncio.sleep(0.05)
    life.kill()


@pytest.fixture(autouse=True)
def quiet(monkeypatch: pytest.MonkeyPatch) -> None:
    """The victim finds its bots by the path, not by what a test before has set."""
    monkeypatch.delenv("PYTHONPATH", raising=False)
