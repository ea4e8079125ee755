"""Tasks for runners. They live in a module of their own, because a worker must be able to import them."""

import os
import signal
import time


def square(number: int) -> int:
    return number * number


def deadly(number: int) -> int:
    if number % 5 == 3:
        os._exit(7)
    return number


def raising(number: int) -> int:
    if number == 4:
        raise LookupError("four")
    return number


def unsendable(number: int) -> object:
    return lambda: number


def slow(number: int) -> int:
    if number:
        time.sleep(600)
    return os.getpid()


class Unimportable:
    """A task that cannot be unpacked where it arrives, like a function of a script without a guard."""

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return __import__, ("no_such_module_anywhere",)

    def __call__(self, job: int) -> int:
        return job


class Interrupting:
    """A task during whose way to its worker somebody presses Ctrl-C: the terminal tells the whole group."""

    def __reduce__(self) -> tuple[object, tuple[()]]:
        os.killpg(0, signal.SIGINT)
        return Interrupting, ()

    def __call__(self, job: int) -> int:
        return job


def plodding(number: int) -> int:
    time.sleep(0.1)
    return number * number
