"""Who does the work: this process, or several of them. Other machines are `starboard.arena.ray_runner`.

A job is plain data and a task a function of a module, so that both can be sent elsewhere. Results come in any order.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Generator, Iterable
from contextlib import suppress
from functools import partial
from itertools import islice
from multiprocessing.connection import Connection, wait
from types import TracebackType
from typing import Any, Final, Generic, Self, TypeVar

from starboard.kernel import StarboardError
from starboard.processes import Helper, no_interrupts

J = TypeVar("J")
R = TypeVar("R")


class Lost:
    """What a job gives when the worker died over it: killed, out of memory, a fault in native code."""

    __slots__ = ()

    def __repr__(self) -> str:
        return "LOST"


LOST: Final = Lost()


class Runner(ABC):
    """Does jobs, `workers` of them at a time."""

    workers: int

    @abstractmethod
    def run(self, task: Callable[[J], R], jobs: Iterable[J]) -> Generator[tuple[J, R | Lost], None, None]:
        """Each job with its result, as they get done. A job over which its worker died gives `LOST`; what a task raises
        is raised here, as it is or as a `StarboardError`. Closing it stops the work."""

    def close(self) -> None:  # noqa: B027  most runners hold nothing between two runs
        """Let go of what is held between two runs."""

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, why: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


class SerialRunner(Runner):
    """One job after the other, in this process."""

    workers = 1

    def run(self, task: Callable[[J], R], jobs: Iterable[J]) -> Generator[tuple[J, R | Lost], None, None]:
        for job in jobs:
            yield job, task(job)


class ProcessRunner(Runner):
    """Several processes of this machine, each with one job at a time.

    Not a pool of the standard library: when one process of such a pool dies, all unfinished jobs fail and none can be
    blamed. Here each worker has a pipe of its own, so the job that killed it is known and the others go on.
    """

    def __init__(self, workers: int) -> None:
        if workers < 1:
            raise ValueError("a runner has at least one worker")
        self.workers = workers

    def run(self, task: Callable[[J], R], jobs: Iterable[J]) -> Generator[tuple[J, R | Lost], None, None]:
        ahead = iter(jobs)
        team: list[_Worker[J, R]] = []
        try:
            for job in islice(ahead, self.workers):
                _hire(team, task, job)
            while team:
                ready = wait([worker.pipe for worker in team])
                for worker in [worker for worker in team if worker.pipe in ready]:
                    if not worker.is_done():
                        continue
                    job, result = worker.job, worker.result
                    # The next job goes out before this result is looked at, so that nobody idles meanwhile.
                    following = next(ahead, LOST)
                    if isinstance(result, Lost) or isinstance(following, Lost):
                        team.remove(worker)
                        worker.stop()
                        if not isinstance(following, Lost):
                            _hire(team, task, following)
                    else:
                        worker.give(following)
                    yield job, result
        finally:
            with no_interrupts():
                for worker in team:
                    worker.stop()


def _hire(team: "list[_Worker[J, R]]", task: Callable[[J], R], job: J) -> None:
    """One worker more. An interrupt between its start and its place in the team would leave it to itself."""
    with no_interrupts():
        team.append(_Worker(task, job))


class _Worker(Generic[J, R]):
    """One process and the job it is busy with."""

    def __init__(self, task: Callable[[J], R], job: J) -> None:
        self._helper = Helper(partial(_work, task))
        self.pipe = self._helper.pipe
        self._is_up = False
        self.result: R | Lost = LOST
        self.give(job)

    def give(self, job: J) -> None:
        """Start the next job."""
        self.job = job
        self.result = LOST
        # A worker that died meanwhile is found out when we listen to it.
        with suppress(OSError):
            self.pipe.send(job)

    def is_done(self) -> bool:
        """Listen to what the worker says; True when the job is done, or lost. To be asked only when it has spoken."""
        try:
            said, what = self.pipe.recv()
        except (EOFError, OSError):
            if not self._is_up:
                # It did not even start. So would no other: better to stop than to lose all jobs one by one.
                raise StarboardError("arena-no-worker") from None
            return True
        if said == "failed":
            raise StarboardError("arena-worker-failed", reason=what)
        if said == "up":
            self._is_up = True
            return False
        self.result = what
        return True

    def stop(self) -> None:
        """End the process, whatever it is doing."""
        self._helper.stop()


def _work(task: Callable[[Any], Any], pipe: "Connection[Any, Any]") -> None:
    """What a worker process does: jobs, until nobody sends any more."""
    pipe.send(("up", None))
    while True:
        job = pipe.recv()
        try:
            pipe.send(("done", task(job)))
        except Exception as why:
            pipe.send(("failed", f"{type(why).__name__}: {why}"[:200]))
