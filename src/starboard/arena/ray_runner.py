"""Several machines: a runner on a cluster of Ray. It needs the extra `ray`, so nothing else here imports it.

Every worker is an actor that does one job at a time, so that a death costs one job and not a queue of them. Machines of
a cluster come and go, and that is nobody's fault: such a job is tried once more, and is `LOST` when its worker dies
again. A job gives the same result wherever it is done, so trying it again cannot make a result wrong. What could is a
machine with other rules: whoever does not have the very sources that we have gets no job.
"""

import os
import pickle
import socket
import sys
import time
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import contextmanager, nullcontext
from itertools import islice
from typing import Any, Final, Generic, TypeVar

from starboard.arena.runner import LOST, Lost, Runner
from starboard.arena.sources import fingerprint
from starboard.kernel import StarboardError

# Read when Ray is imported and started: it tells nobody that it is used, measures nothing, and warns of nothing.
os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
os.environ.setdefault("RAY_enable_metrics_collection", "0")

try:
    import ray
    from ray._private import ray_constants
    from ray.exceptions import RayError
except ImportError as why:
    raise ImportError("starboard.arena.ray_runner needs the extra 'ray': pip install 'starboard[ray]'") from why

J = TypeVar("J")
R = TypeVar("R")

HERE: Final = "127.0.0.1"
TRIES: Final = 2
LEAST_STORE: Final = 80 << 20
"""Bytes that Ray sets aside for large objects, at least; we send none."""
REACHED_WITHIN: Final = 5.0
STARTED_WITHIN: Final = 120.0
"""Seconds without any worker after which there will be none. A machine may have to be switched on for it."""
LOOK_UP: Final = 0.5
"""Seconds after which we look up from waiting, so that Ctrl-C is heard soon."""
FALSE_STARTS: Final = 6
"""Workers in a row that died before they were ready: so would all others."""


class RayRunner(Runner):
    """Workers on a cluster; without an address, on a Ray of our own, on this machine and heard by nobody else.

    `workers`: as many as the cluster has processors, if none are given. Close it when all is done. `StarboardError`
    when there is no cluster at this address.
    """

    def __init__(self, workers: int | None = None, address: str | None = None) -> None:
        if workers is not None and workers < 1:
            raise ValueError("a runner has at least one worker")
        self._is_ours = not ray.is_initialized()
        if self._is_ours:
            _connect(workers, address)
        self.workers = workers or max(1, int(ray.cluster_resources().get("CPU", 1)))

    def close(self) -> None:
        """Leave the cluster; a Ray of our own ends."""
        if self._is_ours:
            self._is_ours = False
            ray.shutdown()

    def run(self, task: Callable[[J], R], jobs: Iterable[J]) -> Generator[tuple[J, R | Lost], None, None]:
        team: _Team[J, R] = _Team(pickle.dumps(task), jobs, self.workers)
        try:
            yield from team.results()
        finally:
            team.dismiss()


def _connect(workers: int | None, address: str | None) -> None:
    quiet: dict[str, Any] = {"log_to_driver": False, "logging_level": "CRITICAL"}
    is_only_here = address is None or _reach(address)
    try:
        with _only_here() if is_only_here else nullcontext():
            if address is not None:
                ray.init(address, **quiet)
            else:
                ray.init("local", num_cpus=workers, include_dashboard=False, object_store_memory=LEAST_STORE, **quiet)
    except Exception as why:
        # Versions that do not fit, a cluster that is going down: Ray has many words for "no".
        reason = str(why).strip().split("\n", 1)[0][:200]
        raise StarboardError("arena-no-cluster", address=address or HERE, reason=reason) from why
    _hush()


@contextmanager
def _only_here() -> Iterator[None]:
    """What starts now listens to this machine alone. Ray turns every word for it into its address in the network, but
    where it knows that there is no cluster, as on desktops."""
    before = ray_constants.ENABLE_RAY_CLUSTER
    ray_constants.ENABLE_RAY_CLUSTER = False
    os.environ[ray_constants.ENABLE_RAY_CLUSTERS_ENV_VAR] = "0"
    try:
        yield
    finally:
        ray_constants.ENABLE_RAY_CLUSTER = before
        del os.environ[ray_constants.ENABLE_RAY_CLUSTERS_ENV_VAR]


def _reach(address: str) -> bool:
    """Ask for ourselves whether anybody is there: Ray tries for minutes. True when the cluster listens to this machine
    alone. `auto` and addresses with a scheme are Ray's own affair."""
    host, colon, port = address.rpartition(":")
    if "/" in address or address == "auto":
        return False
    if not (colon and host and port.isascii() and port.isdigit() and int(port) < 1 << 16):
        raise StarboardError("arena-no-cluster", address=address[:100], reason="HOST:PORT")
    why = _refused(host.strip("[]"), int(port))
    if why is not None:
        raise StarboardError("arena-no-cluster", address=address[:100], reason=str(why))
    return host in {HERE, "localhost", "[::1]"} and _refused(ray.util.get_node_ip_address(), int(port)) is not None


def _refused(host: str, port: int) -> OSError | UnicodeError | None:
    """Why nobody answers there, if so."""
    try:
        socket.create_connection((host, port), REACHED_WITHIN).close()
    except (OSError, UnicodeError) as why:
        return why
    return None


def _hush() -> None:
    """Ray prints on standard output what it thinks of machines that die, whatever it was told about its logs; there it
    would stand in the middle of our results."""
    worker: Any = sys.modules.get("ray._private.worker")
    if hasattr(worker, "print_to_stdstream"):
        worker.print_to_stdstream = _say_nothing


def _say_nothing(*_: Any, **__: Any) -> None:
    pass


class Hand:
    """What lives in a process of the cluster."""

    def prepare(self, task: bytes) -> tuple[bool, str]:
        """Unpack the task; True with the name of our sources, or False with what went wrong."""
        try:
            self._task = pickle.loads(task)
        except Exception as why:
            return False, _in_words(why)
        return True, fingerprint()

    def work(self, job: bytes) -> tuple[bool, bytes | str]:
        """The result of a job, or, in words, what it raised."""
        try:
            return True, pickle.dumps(self._task(pickle.loads(job)))
        except Exception as why:
            return False, _in_words(why)


def _in_words(why: Exception) -> str:
    return f"{type(why).__name__}: {why}"[:200]


class _Order(Generic[J]):
    """A job, and how often a worker died over it."""

    __slots__ = ("deaths", "job")

    def __init__(self, job: J) -> None:
        self.job = job
        self.deaths = 0


class _Worker(Generic[J]):
    """An actor, and what it is busy with: no order while it gets ready."""

    __slots__ = ("actor", "order", "promise")

    def __init__(self, actor: Any, promise: Any) -> None:
        self.actor = actor
        self.promise = promise
        self.order: _Order[J] | None = None


class _Team(Generic[J, R]):
    """The workers of one run. An order is only given to a worker that is ready: one that never starts holds none up."""

    def __init__(self, task: bytes, jobs: Iterable[J], most: int) -> None:
        self._task = task
        self._ahead: Iterator[_Order[J]] = map(_Order, jobs)
        self._again = deque(islice(self._ahead, most))
        self._kind = ray.remote(num_cpus=1, max_restarts=0, max_task_retries=0)(Hand)
        self._busy: dict[Any, _Worker[J]] = {}
        """By what they promised: those at work, and those that get ready."""
        self._idle: list[_Worker[J]] = []
        self._false_starts = 0
        self._last_seen = time.monotonic()
        for _ in self._again:
            self._hire()

    def results(self) -> Iterator[tuple[J, R | Lost]]:
        """Until all orders are carried out."""
        while self._has_more() or self._is_working():
            self._give()
            done, _ = ray.wait(list(self._busy), timeout=LOOK_UP)
            for promise in done:
                yield from self._hear(self._busy.pop(promise))
            self._check_on_starts()

    def dismiss(self) -> None:
        """End all workers, whatever they are doing."""
        for worker in (*self._busy.values(), *self._idle):
            ray.kill(worker.actor)
        self._busy.clear()
        self._idle.clear()

    def _hire(self) -> None:
        actor = self._kind.remote()
        promise = actor.prepare.remote(self._task)
        self._busy[promise] = _Worker(actor, promise)

    def _has_more(self) -> bool:
        """Whether any order is left."""
        if not self._again:
            self._again.extend(islice(self._ahead, 1))
        return bool(self._again)

    def _give(self) -> None:
        """Orders for those who have none, as far as there are any."""
        while self._idle and self._has_more():
            order = self._again.popleft()
            worker = self._idle.pop()
            worker.order = order
            worker.promise = worker.actor.work.remote(pickle.dumps(order.job))
            self._busy[worker.promise] = worker

    def _is_working(self) -> bool:
        return any(worker.order is not None for worker in self._busy.values())

    def _hear(self, worker: _Worker[J]) -> Iterator[tuple[J, R | Lost]]:
        order, worker.order = worker.order, None
        try:
            is_well, what = ray.get(worker.promise)
        except RayError:
            yield from self._bury(order)
            return
        if order is None:
            self._welcome(worker, is_well, what)
            return
        if not is_well:
            raise StarboardError("arena-worker-failed", reason=what)
        self._idle.append(worker)
        # The next order goes out before this result is looked at, so that nobody idles meanwhile.
        self._give()
        yield order.job, pickle.loads(what)

    def _welcome(self, worker: _Worker[J], is_well: bool, what: str) -> None:
        """A worker is ready, or never will be."""
        if not is_well:
            # It cannot even unpack the task: a function of the script that was started, say, and not of a module.
            raise StarboardError("arena-worker-failed", reason=what)
        if what != fingerprint():
            raise StarboardError("arena-foreign-worker")
        self._false_starts = 0
        self._idle.append(worker)

    def _bury(self, order: _Order[J] | None) -> Iterator[tuple[J, Lost]]:
        """A worker has died; another one takes its place as soon as there is room for it."""
        if order is None:
            self._false_starts += 1
        else:
            order.deaths += 1
            if order.deaths >= TRIES:
                yield order.job, LOST
            else:
                self._again.append(order)
        self._hire()

    def _check_on_starts(self) -> None:
        now = time.monotonic()
        if self._idle or self._is_working():
            self._last_seen = now
        if self._false_starts >= FALSE_STARTS or now - self._last_seen > STARTED_WITHIN:
            raise StarboardError("arena-no-worker")
