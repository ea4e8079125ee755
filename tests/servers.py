"""A PostgreSQL server for the tests, from Debian's package, in a folder of its own. It ends when the tests do."""

import os
import shutil
import signal
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory

import psycopg

BINARIES = Path("/usr/lib/postgresql")
USER = "postgres"
PATIENCE = 30.0


class Postgres:
    """A running server that listens to nobody but this machine, by a socket in its folder."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._names = (f"test_{number}" for number in count())

    def url(self, database: str) -> str:
        return f"postgresql://{USER}@/{database}?host={self._folder}"

    def new_database(self) -> str:
        """The URL of an empty database."""
        name = next(self._names)
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        return self.url(name)

    def drop_connections(self) -> None:
        """Cut off everybody who is connected."""
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname <> ''"
            )


def _binary(name: str) -> str:
    found = sorted(BINARIES.glob(f"*/bin/{name}"), key=lambda file: float(file.parts[-3]))
    if found:
        return str(found[-1])
    there = shutil.which(name)
    if there is None:
        raise RuntimeError(f"{name} is not installed; on Debian: apt-get install postgresql")
    return there


def _as_somebody() -> list[str]:
    """PostgreSQL does not run for root, and should not outlive the process that started it."""
    whoever = [] if os.geteuid() else [f"--reuid={USER}", f"--regid={USER}", "--clear-groups"]
    return ["setpriv", *whoever, "--pdeathsig=SIGQUIT", "--"]


@contextmanager
def postgres_server(*settings: str) -> Iterator[Postgres]:
    """A server that runs as long as one is in here; `settings` are like `fsync=off`."""
    with TemporaryDirectory(prefix="starboard-pg-") as name:
        folder = Path(name)
        if not os.geteuid():
            shutil.chown(folder, USER, USER)
        data = str(folder / "data")
        initdb = [_binary("initdb"), "--no-sync", "--auth=trust", f"--username={USER}", "--encoding=UTF8", data]
        subprocess.run([*_as_somebody(), *initdb], check=True, stdout=subprocess.DEVNULL, cwd=folder)
        given = [f"-c{setting}" for setting in ("listen_addresses=", f"unix_socket_directories={folder}", *settings)]
        with open(folder / "log", "wb") as log:
            command = [*_as_somebody(), _binary("postgres"), "-D", data, *given]
            server = subprocess.Popen(command, stdout=log, stderr=log, cwd=folder)
        try:
            postgres = Postgres(folder)
            _wait_for(postgres, server, folder / "log")
            yield postgres
        finally:
            server.send_signal(signal.SIGINT)
            server.wait()


def _wait_for(postgres: Postgres, server: "subprocess.Popen[bytes]", log: Path) -> None:
    end = time.monotonic() + PATIENCE
    while True:
        try:
            psycopg.connect(postgres.url("postgres")).close()
            return
        except psycopg.OperationalError as why:
            if server.poll() is not None or time.monotonic() > end:
                raise RuntimeError(f"PostgreSQL does not start: {log.read_text(errors='replace')}") from why
            time.sleep(0.05)
