"""The server that is measured, in a process of its own."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from bench.compiled import ROOT


class Served:
    """A server and what it takes."""

    def __init__(self, process: "subprocess.Popen[str]", address: str) -> None:
        self.process = process
        self.address = address

    def memory(self) -> int:
        """Bytes that the server and the processes of its bots hold at most."""
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text(encoding="ascii")
        return sum(_peak(pid) for pid in [self.process.pid, *map(int, children.split())])

    def seconds(self) -> float:
        """Seconds that the server has kept a processor busy."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def _peak(pid: int) -> int:
    status = Path(f"/proc/{pid}/status").read_text(encoding="ascii")
    (line,) = [line for line in status.splitlines() if line.startswith("VmHWM:")]
    return int(line.split()[1]) * 1024


@contextmanager
def served(folder: Path) -> Iterator[Served]:
    """`starboard serve` on an empty database."""
    environment = {
        **os.environ,
        "STARBOARD_LANG": "en",
        "STARBOARD_DATABASE": str(folder / "starboard.db"),
        "PYTHONPATH": str(ROOT / "tests" / "titles"),
    }
    with (folder / "log").open("w", encoding="utf-8") as log:
        command = [sys.executable, "-m", "starboard", "serve", "--port", "0"]
        process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=log, text=True)
    try:
        assert process.stdout is not None
        yield Served(process, process.stdout.readline().split()[3])
    finally:
        process.terminate()
        process.communicate()
