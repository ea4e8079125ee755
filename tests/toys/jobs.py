"""Jobs for worker processes, good and bad."""

import os
import time
from pathlib import Path


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
