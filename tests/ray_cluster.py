"""A cluster of Ray with two machines of one processor each, on this machine and heard by nobody else.

It is a program of its own: what it prints first is its address. The line "kill" on its standard input ends the second
machine as when somebody pulls the plug, and the end of the input ends everything.
"""

import os
import signal
import sys
from contextlib import suppress
from pathlib import Path
from subprocess import DEVNULL, PIPE, Popen
from types import TracebackType
from typing import Self

TESTS = Path(__file__).resolve().parent
SETTINGS = {
    # Ray's word for: listen to this machine alone.
    "RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0",
    "RAY_USAGE_STATS_ENABLED": "0",
    "RAY_enable_metrics_collection": "0",
    # How soon a machine that says nothing is given up.
    "RAY_health_check_initial_delay_ms": "500",
    "RAY_health_check_period_ms": "500",
    "RAY_health_check_timeout_ms": "5000",
    "RAY_health_check_failure_threshold": "3",
}
STORE = 80 << 20


class TwoMachines:
    """The cluster, for as long as the block lasts."""

    def __init__(self) -> None:
        path = os.pathsep.join([str(TESTS / "titles"), str(TESTS), os.environ.get("PYTHONPATH", "")])
        environment = {**os.environ, **SETTINGS, "PYTHONPATH": path}
        command = [sys.executable, __file__]
        self._process = Popen(
            command, env=environment, stdin=PIPE, stdout=PIPE, stderr=DEVNULL, text=True, start_new_session=True
        )

    def __enter__(self) -> Self:
        assert self._process.stdout is not None
        self.address = self._process.stdout.readline().strip()
        return self

    def kill_one(self) -> None:
        """Returns when it is dead; the other machine has not heard of it yet."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write("kill\n")
        self._process.stdin.flush()
        assert self._process.stdout.readline() == "killed\n"

    def __exit__(
        self, kind: type[BaseException] | None, why: BaseException | None, trace: TracebackType | None
    ) -> None:
        try:
            self._process.communicate(timeout=60)
        finally:
            # Whatever is left of it: all of it is in one session.
            with suppress(ProcessLookupError):
                os.killpg(self._process.pid, signal.SIGKILL)


def family(parent: int) -> list[int]:
    """A process and all that it started."""
    found = [parent]
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            # After the name, which may hold anything: the state and the parent.
            if int(stat.read_text().rpartition(")")[2].split()[1]) == parent:
                found += family(int(stat.parent.name))
    return found


def main() -> None:
    from ray.cluster_utils import Cluster  # noqa: PLC0415  those who only import this need no Ray

    head = {"num_cpus": 1, "include_dashboard": False, "object_store_memory": STORE}
    cluster = Cluster(initialize_head=True, head_node_args=head)
    other = cluster.add_node(num_cpus=1, object_store_memory=STORE)
    cluster.wait_for_nodes()
    print(cluster.address, flush=True)
    for _ in sys.stdin:
        (raylet,) = other.all_processes["raylet"]
        for process in family(raylet.process.pid):
            with suppress(ProcessLookupError):
                os.kill(process, signal.SIGKILL)
        print("killed", flush=True)
    cluster.shutdown()


if __name__ == "__main__":
    main()
