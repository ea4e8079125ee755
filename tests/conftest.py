"""What tests of several parts share."""

import gc
import os
import signal
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from servers import Postgres, postgres_server

STORES = ("sqlite", "postgres")
CROWDED = (
    "browser",
    "commands",
    "notices",
    "store",
    "table",
    "web",
    "test_cli.py",
    "test_processes.py",
    "test_running.py",
)
"""Folders and files whose tests wait for other processes."""

if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
    # A shell that runs something in the background has Ctrl-C ignored, and so would all processes that tests interrupt.
    signal.signal(signal.SIGINT, signal.default_int_handler)


# What is collected stays to the end: there is no garbage to look for meanwhile, and little in most tests.
gc.disable()
gc.set_threshold(100_000, 20, 50)


def pytest_xdist_auto_num_workers() -> int:
    """Two processes a core: many tests wait, for a browser or for another server."""
    return 2 * (os.cpu_count() or 2)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests with processes, sockets and browsers may miss a moment on a crowded machine that no person would: each may
    try three times, and pytest counts those that had to."""
    crowded = tuple(str(Path(__file__).parent / folder) for folder in CROWDED)
    for item in items:
        if str(item.path).startswith(crowded):
            item.add_marker(pytest.mark.flaky(reruns=2))


def pytest_collection_finish() -> None:
    """Thousands of collected tests stay to the end: no collection of garbage has to look at them again."""
    gc.freeze()
    gc.enable()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """One server for all tests; each takes a database of its own. A crash of the machine is not what they test."""
    with postgres_server("fsync=off", "full_page_writes=off") as server:
        yield server


@pytest.fixture(params=STORES)
def where(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database: once a file, once a URL."""
    return database_of(request, tmp_path)()


def database_of(request: pytest.FixtureRequest, folder: Path) -> Callable[[], str]:
    """Makes empty databases of the kind that the parameter names. A test that needs no server starts none."""
    if request.param == "sqlite":
        return lambda: str(folder / "starboard.db")
    server: Postgres = request.getfixturevalue("postgres")
    return server.new_database


@pytest.fixture
def tmp_db(tmp_path: Path) -> str:
    """An empty database, for tests to which its kind does not matter."""
    return str(tmp_path / "starboard.db")
