"""Jobs for worker processes, good and bad."""

import os
import time
from pathlib import Path

from starboard.analysis.jobs import Job, Result
from starboard.kernel import Message
from starboard.table import analysis_jobs


def double(number: int) -> int:
    return 2 * number


def own_process() -> int:
    return os.getpid()


def fail() -> None:
    raise ValueError("no\nidea")


def die() -> None:
    os._exit(7)


def die_once(mark: str) -> str:
    if not Path(mark).exists():
        Path(mark).write_text("was here")
        os._exit(7)
    return "survived"


def sleep(seconds: float) -> float:
    time.sleep(seconds)
    return seconds


class Held:
    """A job of an analysis that is done only once there is a file."""

    def __init__(self, file: str) -> None:
        self.file = file

    def __call__(self, record: bytes, job: Job) -> tuple[Result, Message | None]:
        while not os.path.exists(self.file):
            time.sleep(0.01)
        return analysis_jobs.done(record, job)


def die_over(record: bytes, job: Job) -> None:
    """The process does not survive this job of an analysis."""
    os._exit(7)
