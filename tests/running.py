"""The real server in a process of its own, as a person starts it."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from threading import Timer

ROOT = Path(__file__).resolve().parent.parent
PATIENCE = 60.0
SAME_CHANCE = (str(ROOT / "tests" / "same_chance.py"),)
"""The program whose matches are the same each time."""


class Running:
    """A server that answers requests at `address`."""

    def __init__(self, process: "subprocess.Popen[str]", address: str, folder: Path) -> None:
        self.process = process
        self.address = address
        """With a slash at its end."""
        self.folder = folder
        """Where its data lie."""

    @property
    def has_ended(self) -> bool:
        return self.process.poll() is not None

    @property
    def log(self) -> str:
        """What it has logged so far."""
        return (self.folder / "log").read_text(encoding="utf-8")

    def stop(self, how: signal.Signals = signal.SIGINT) -> int:
        """End it; returns its status."""
        self.process.send_signal(how)
        return self.process.wait(PATIENCE)


@contextmanager
def running(
    folder: Path,
    *command: str,
    program: tuple[str, ...] = ("-m", "starboard"),
    python: str = sys.executable,
    **environ: str,
) -> Iterator[Running]:
    """`starboard serve --port 0`, or another command, on the data in `folder`, as long as one is in here. `python`: of
    the environment in which it is installed."""
    folder.mkdir(exist_ok=True)
    environment = {
        **os.environ,
        # Where the sources of the tests are found, those of the program are.
        "PYTHONPATH": os.pathsep.join(filter(None, [str(ROOT / "tests" / "titles"), os.environ.get("PYTHONPATH")])),
        "PYTHONIOENCODING": "utf-8",
        "STARBOARD_LANG": "en",
        "STARBOARD_DATABASE": str(folder / "starboard.db"),
        **environ,
    }
    words = command or ("serve", "--port", "0")
    with (folder / "log").open("a", encoding="utf-8") as log:
        process = subprocess.Popen(
            [python, *program, *words],
            env=environment,
            stdout=subprocess.PIPE,
            stderr=log,
            encoding="utf-8",
        )
    try:
        yield Running(process, _address(process, folder), folder)
    finally:
        process.kill()
        process.communicate()


class Host:
    """Has a server on the data in `folder` whenever somebody asks for it. A server that has ended, for whatever reason,
    fails the test in which it did; those that come after get another one, on the same data."""

    def __init__(self, folder: Path, program: tuple[str, ...] = ("-m", "starboard"), **environ: str) -> None:
        self._folder, self._program, self._environ = folder, program, environ
        self._life = ExitStack()
        self._server: Running | None = None

    def server(self) -> Running:
        """The one that runs, or a new one."""
        if self._server is None or self._server.has_ended:
            self.close()
            self._server = self._life.enter_context(running(self._folder, program=self._program, **self._environ))
        return self._server

    def close(self) -> None:
        self._server = None
        self._life.close()


def _address(process: "subprocess.Popen[str]", folder: Path) -> str:
    """The address that the server prints when it is ready."""
    watchdog = Timer(PATIENCE, process.kill)
    watchdog.start()
    assert process.stdout is not None
    line = process.stdout.readline()
    watchdog.cancel()
    if not line.startswith("Starboard is at "):
        raise RuntimeError(f"the server does not start: {line}{(folder / 'log').read_text(encoding='utf-8')}")
    return line.split()[3]
