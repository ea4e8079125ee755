"""What came of the journeys: a table at the end of a run, and with `--journey-report FILE` in a file too, in place of
the table that was there."""

from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

import pytest

HEADING = "| date | what | result | seconds |\n| --- | --- | --- | --- |\n"
LONGEST = 160
"""Letters of a failure that a table has room for."""

Noted = Callable[[str, object], None]
"""Notes something for the table: `what` is played, and what `came` of it."""

ROWS = pytest.StashKey[list[str]]()


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--journey-report", metavar="FILE", type=Path, help="put the table of journeys into this file")


def pytest_configure(config: pytest.Config) -> None:
    config.stash[ROWS] = []
    # Processes that test for another one tell that one.
    if not hasattr(config, "workerinput"):
        config.pluginmanager.register(Journal(config))


class Journal:
    """Collects the rows of the table, and tells each as soon as it is there: a run is long."""

    def __init__(self, config: pytest.Config) -> None:
        self._config = config

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if "journey" in report.keywords and (report.when == "call" or report.failed):
            row = row_of(report)
            self._config.stash[ROWS].append(row)
            terminal = self._config.pluginmanager.get_plugin("terminalreporter")
            if terminal is not None:
                terminal.ensure_newline()
                terminal.write(row)


def row_of(report: pytest.TestReport) -> str:
    """A line of the table. A journey that says nothing of itself has the name of its test."""
    told = dict(report.user_properties)
    name = report.nodeid.rpartition("::")[2].removeprefix("test_").replace("_", " ")
    result = str(told.get("came", "as expected" if report.passed else ""))
    if report.failed:
        said = [line[1:].strip() for line in report.longreprtext.splitlines() if line.startswith("E ")]
        result = f"**failed**: {' '.join(said)[:LONGEST].replace('|', '/')}; {result}".removesuffix("; ")
    return f"| {datetime.now(UTC):%Y-%m-%d} | {told.get('what', name)} | {result} | {report.duration:.0f} |\n"


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    found = config.stash[ROWS]
    if not found:
        return
    rows = "".join(sorted(found))
    terminalreporter.write_sep("-", "journeys")
    terminalreporter.write(HEADING + rows)
    file: Path | None = config.getoption("--journey-report", None)
    if file is not None:
        before, heading, _ = file.read_text(encoding="utf-8").partition(HEADING)
        file.write_text(before + (heading or HEADING) + rows, encoding="utf-8")
