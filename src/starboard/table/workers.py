"""Other processes that think for the tables, so that no table ever waits for another one's bots.

Each worker has a thread here that hands it one job at a time. A worker that dies over a job, or takes too long, is
replaced, and the job is tried once more.
"""

import asyncio
import os
import pickle
from collections.abc import Callable
from multiprocessing.connection import Connection
from queue import SimpleQueue
from threading import Lock, Thread
from typing import Any, TypeVar

from starboard.kernel import StarboardError
from starboard.processes import Helper

R = TypeVar("R")

TRIES = 2
"""How often a job is tried that a worker does not survive."""
LAST = 19
"""The niceness of a process that only works while nobody else wants to."""


class WorkerLost(StarboardError):
    """The worker died over this job, or did not finish, each time that it was tried."""


class WorkerFailed(StarboardError):
    """The job itself failed: what it raised, in words."""


class _Job:
    """Something to do, and who waits for it."""

    __slots__ = ("args", "future", "loop", "task")

    def __init__(self, task: Callable[..., Any], args: tuple[Any, ...]) -> None:
        self.task = task
        self.args = args
        self.loop = asyncio.get_running_loop()
        self.future: asyncio.Future[Any] = self.loop.create_future()

    def settle(self, result: Any) -> None:
        """Tell the waiting task, in its own thread; nobody waits in a closed loop."""
        if not self.loop.is_closed():
            self.loop.call_soon_threadsafe(self._settle, result)

    def _settle(self, result: Any) -> None:
        if self.future.done():
            return
        if isinstance(result, StarboardError):
            self.future.set_exception(result)
        else:
            self.future.set_result(result)


class Workers:
    """At most `most` processes, started when there is something for them to do. Close them when all is done."""

    def __init__(self, most: int, patience: float, tries: int = TRIES, *, modest: bool = False) -> None:
        """`patience`: seconds after which a job is given up; `modest`: everybody else on this machine goes first."""
        self._most = most
        self._patience = patience
        self._tries = tries
        self._work = _work_modestly if modest else _work
        self._jobs: SimpleQueue[_Job | None] = SimpleQueue()
        self._threads: list[Thread] = []
        self._processes: dict[int, Helper] = {}
        self._stale: set[int] = set()
        """Workers that are started again before their next job."""
        self._busy = 0
        self._is_closed = False
        self._lock = Lock()
        self.done = 0
        """Jobs that came to an end."""

    @property
    def waiting(self) -> int:
        """How many jobs are not done yet."""
        return self._busy

    async def run(self, task: Callable[..., R], *args: Any) -> R:
        """What `task`, a function of a module, makes of these arguments in another process. `WorkerFailed` when it
        raises, `WorkerLost` when the process does not survive it."""
        if self._is_closed:
            raise WorkerLost("table-worker-lost")
        self._busy += 1
        if self._busy > len(self._threads) and len(self._threads) < self._most:
            thread = Thread(target=self._serve, args=(len(self._threads),), name="starboard-worker", daemon=True)
            self._threads.append(thread)
            thread.start()
        job = _Job(task, args)
        self._jobs.put(job)
        try:
            result: R = await job.future
        finally:
            self._busy -= 1
            self.done += 1
        return result

    def renew(self) -> None:
        """Start every worker again before its next job; what they are doing is still finished."""
        with self._lock:
            self._stale |= set(self._processes)

    def close(self) -> None:
        """End all workers, whatever they are doing."""
        with self._lock:
            self._is_closed = True
            for process in self._processes.values():
                process.kill()
        for _ in self._threads:
            self._jobs.put(None)
        for thread in self._threads:
            thread.join()

    def _serve(self, number: int) -> None:
        """What the thread of a worker does: jobs, until there are no more."""
        while (job := self._jobs.get()) is not None:
            if not job.future.cancelled():
                job.settle(self._attempt(number, job))
        self._dismiss(number)

    def _attempt(self, number: int, job: _Job) -> Any:
        if number in self._stale:
            self._dismiss(number)
        for _ in range(self._tries):
            try:
                process = self._process(number)
                if process is None:
                    break
                return _ask(process, job, self._patience)
            except (EOFError, OSError):
                self._dismiss(number)
        return WorkerLost("table-worker-lost")

    def _process(self, number: int) -> Helper | None:
        """The process of a worker, started where there is none. None when all were told to end: nobody starts after
        that. `OSError` where the machine has no room for one more."""
        with self._lock:
            if self._is_closed:
                return None
            if number not in self._processes:
                self._processes[number] = Helper(self._work)
            return self._processes[number]

    def _dismiss(self, number: int) -> None:
        with self._lock:
            process = self._processes.pop(number, None)
            self._stale.discard(number)
        if process is not None:
            process.stop()


def _ask(helper: Helper, job: _Job, patience: float) -> Any:
    """The result of a job, or the `WorkerFailed` that it ended with. `EOFError` or `OSError` when the process is no
    more, or has had enough time."""
    helper.pipe.send_bytes(pickle.dumps((job.task, job.args)))
    if not helper.pipe.poll(patience):
        raise EOFError
    is_done, result = helper.pipe.recv()
    return result if is_done else WorkerFailed("table-worker-failed", reason=result)


def _work(pipe: "Connection[Any, Any]") -> None:
    """What a worker process does: jobs, until nobody sends any more."""
    while True:
        pipe.send(_done(pipe.recv_bytes()))


def _work_modestly(pipe: "Connection[Any, Any]") -> None:
    if hasattr(os, "nice"):
        os.nice(LAST)
    _work(pipe)


def _done(job: bytes) -> tuple[bool, Any]:
    """The result of a job, or, in words, what it raised."""
    try:
        task, args = pickle.loads(job)
        return True, task(*args)
    except Exception as why:
        return False, f"{type(why).__name__}: {why}"[:200]
