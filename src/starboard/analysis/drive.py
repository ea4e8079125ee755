"""An analysis from beginning to end, in this process or with the help of others."""

from collections.abc import Callable, Generator, Iterable, Sequence
from contextlib import closing
from typing import Any, Protocol

from starboard.analysis.account import Analysis
from starboard.analysis.course import Batch, course
from starboard.analysis.effort import USUAL, Effort
from starboard.analysis.jobs import Job, Result, do
from starboard.kernel import StarboardError

FEW = 5


class Hands(Protocol):
    """Who does jobs, several at a time: the runners of the arena, say."""

    def run(self, task: Callable[[Any], Any], jobs: Iterable[Any]) -> Generator[tuple[Any, Any], None, None]:
        """Each job with its result, as they get done."""
        ...


class Task:
    """What a worker does: a job with its number, on the match of a record."""

    def __init__(self, record: bytes) -> None:
        self.record = record

    def __call__(self, job: tuple[int, Job]) -> tuple[int, Result]:
        number, what = job
        return number, do(self.record, what)


def analyse(
    record: bytes,
    effort: Effort = USUAL,
    seed: int = 0,
    people: Sequence[int] = (),
    hands: Hands | None = None,
    progress: Callable[[float], None] | None = None,
) -> Analysis:
    """Look at the match of this record again. `progress` hears how much is done, from 0 to 1. `StarboardError` when the
    record cannot be played or is not over, or when a worker dies."""
    work = course(effort, seed, people)
    task = Task(record)
    batch = next(work)
    while True:
        results = _results(task, batch, hands, progress)
        if progress is not None:
            progress(batch.ends)
        try:
            batch = work.send(results)
        except StopIteration as end:
            found: Analysis = end.value
            return found


def _results(task: Task, batch: Batch, hands: Hands | None, progress: Callable[[float], None] | None) -> list[Result]:
    """The results of a batch, in the order of its jobs. A few are done here, which is quicker than to ask anybody."""
    jobs = list(enumerate(batch.jobs))
    found: dict[int, Result] = {}
    if hands is None or len(jobs) <= FEW:
        done: Iterable[tuple[Any, Any]] = ((job, task(job)) for job in jobs)
        for _, (number, result) in done:
            found[number] = result
            _report(progress, batch, len(found))
    else:
        with closing(hands.run(task, jobs)) as results:
            for _, answer in results:
                if not isinstance(answer, tuple):
                    raise StarboardError("analysis-worker-died")
                found[answer[0]] = answer[1]
                _report(progress, batch, len(found))
    return [found[number] for number in range(len(jobs))]


def _report(progress: Callable[[float], None] | None, batch: Batch, done: int) -> None:
    if progress is not None:
        progress(batch.begins + (batch.ends - batch.begins) * done / len(batch.jobs))
