"""What both courses of training do alike: many jobs while there is time, and a report that is written line by line."""

import time
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Protocol, TypeVar

from starboard.arena import Lost, ProcessRunner


class Numbered(Protocol):
    """A job that knows its place."""

    @property
    def number(self) -> int: ...


J = TypeVar("J", bound=Numbered)
R = TypeVar("R")


def in_order(play: Callable[[J], R | None], jobs: Iterable[J], workers: int, until: float) -> list[R]:
    """What comes of the jobs, in the order of their numbers. None is begun after `until`, and those that a worker died
    over, or that gave nothing, are left out."""
    in_time = (job for job in jobs if time.time() < until)
    found: list[tuple[int, R]] = []
    for job, result in ProcessRunner(workers).run(play, in_time):
        if result is not None and not isinstance(result, Lost):
            found.append((job.number, result))
    return [result for _, result in sorted(found, key=lambda one: one[0])]


class Report:
    """Says each line, and keeps all of them in a file of the folder."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self._file = folder / "report.txt"
        self._lines: list[str] = []

    def tell(self, line: str) -> None:
        print(line, flush=True)
        self._lines.append(line)
        self._file.write_text("\n".join(self._lines) + "\n", encoding="utf-8")
