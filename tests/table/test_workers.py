"""Processes that work for the tables: they come back with results, and may die without harm."""

import asyncio
import os
from pathlib import Path

import pytest

from starboard.table.workers import WorkerFailed, WorkerLost, Workers
from toys.jobs import die, die_once, double, fail, own_process, sleep


def test_jobs_are_done_elsewhere() -> None:
    async def scene() -> None:
        workers = Workers(2, 60)
        assert await asyncio.gather(*(workers.run(double, number) for number in range(20))) == list(range(0, 40, 2))
        assert await workers.run(own_process) != os.getpid()
        assert workers.done == 21
        workers.close()

    asyncio.run(scene())


def test_no_process_is_started_before_there_is_work() -> None:
    async def scene() -> None:
        workers = Workers(2, 60)
        assert not workers._threads
        await workers.run(double, 1)
        await workers.run(double, 1)
        assert len(workers._threads) == 1
        workers.close()

    asyncio.run(scene())


def test_what_a_job_raises_is_told_and_the_worker_lives_on() -> None:
    async def scene() -> None:
        workers = Workers(1, 60)
        before = await workers.run(own_process)
        with pytest.raises(WorkerFailed) as why:
            await workers.run(fail)
        assert why.value.message.id == "table-worker-failed"
        assert await workers.run(own_process) == before
        workers.close()

    asyncio.run(scene())


def test_a_worker_that_dies_is_replaced_and_the_job_tried_once_more(tmp_path: Path) -> None:
    async def scene() -> None:
        workers = Workers(1, 60)
        assert await workers.run(die_once, str(tmp_path / "mark")) == "survived"
        with pytest.raises(WorkerLost) as why:
            await workers.run(die)
        assert why.value.message.id == "table-worker-lost"
        assert await workers.run(double, 4) == 8
        workers.close()

    asyncio.run(scene())


def test_jobs_are_answered_where_no_process_can_be_started(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(work: object) -> None:
        raise OSError("no room for one more")

    async def scene() -> None:
        workers = Workers(1, 60)
        with monkeypatch.context() as full:
            full.setattr("starboard.table.workers.Helper", refuse)
            with pytest.raises(WorkerLost):
                await asyncio.wait_for(workers.run(double, 4), 10)
        assert await workers.run(double, 4) == 8
        workers.close()

    asyncio.run(scene())


def test_a_job_that_does_not_end_is_given_up() -> None:
    async def scene() -> None:
        workers = Workers(1, 0.7)
        with pytest.raises(WorkerLost):
            await workers.run(sleep, 3600.0)
        workers.close()

    asyncio.run(scene())


def test_closing_ends_what_is_under_way() -> None:
    async def scene() -> None:
        workers = Workers(1, 3600)
        first = await workers.run(own_process)
        working = asyncio.create_task(workers.run(sleep, 3600.0))
        await asyncio.sleep(0.05)
        await asyncio.to_thread(workers.close)
        with pytest.raises(WorkerLost):
            await working
        with pytest.raises(ProcessLookupError):
            os.kill(first, 0)

    asyncio.run(scene())
