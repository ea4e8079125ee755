"""Runners: the same results no matter who does the work, and nothing is lost but what a dead worker held."""

import os
from collections.abc import Iterator

import pytest

from starboard.arena import LOST, ProcessRunner, Runner, SerialRunner
from starboard.kernel import StarboardError
from toys.tasks import Unimportable, deadly, raising, slow, square, unsendable


@pytest.mark.parametrize("runner", [SerialRunner(), ProcessRunner(1), ProcessRunner(3)], ids=["serial", "1", "3"])
def test_every_job_is_done_once(runner: Runner) -> None:
    assert sorted(runner.run(square, range(20))) == [(number, number * number) for number in range(20)]


@pytest.mark.parametrize("runner", [SerialRunner(), ProcessRunner(3)], ids=["serial", "processes"])
def test_no_jobs_are_no_work(runner: Runner) -> None:
    assert list(runner.run(square, [])) == []


def test_jobs_are_read_when_they_are_needed() -> None:
    def endless() -> Iterator[int]:
        number = 0
        while True:
            yield number
            number += 1

    results = ProcessRunner(2).run(square, endless())
    assert len([next(results) for _ in range(10)]) == 10
    results.close()


def test_a_job_that_kills_its_worker_is_lost_and_no_other() -> None:
    results = dict(ProcessRunner(2).run(deadly, range(12)))
    assert sorted(job for job, result in results.items() if result is LOST) == [3, 8]
    assert all(result == job for job, result in results.items() if result is not LOST)
    assert len(results) == 12


def test_what_a_task_raises_is_raised_here() -> None:
    with pytest.raises(LookupError):
        list(SerialRunner().run(raising, range(6)))
    with pytest.raises(StarboardError) as caught:
        list(ProcessRunner(2).run(raising, range(6)))
    assert caught.value.message.id == "arena-worker-failed"
    assert caught.value.message.args["reason"] == "LookupError: four"


def test_a_result_that_cannot_be_sent_is_an_error_and_not_a_hang() -> None:
    with pytest.raises(StarboardError) as caught:
        list(ProcessRunner(1).run(unsendable, [1]))
    assert caught.value.message.id == "arena-worker-failed"


def test_workers_that_cannot_start_are_not_tried_for_every_job(capfd: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(StarboardError) as caught:
        list(ProcessRunner(2).run(Unimportable(), range(1000)))
    assert caught.value.message.id == "arena-no-worker"
    assert capfd.readouterr().err.count("Traceback") <= 2


def test_closing_stops_the_workers() -> None:
    results = ProcessRunner(2).run(slow, [0, 1, 2])
    _, worker = next(results)
    assert isinstance(worker, int)
    results.close()
    with pytest.raises(ProcessLookupError):
        os.kill(worker, 0)


@pytest.mark.parametrize("workers", [0, -1])
def test_a_runner_has_workers(workers: int) -> None:
    with pytest.raises(ValueError, match="at least one worker"):
        ProcessRunner(workers)
