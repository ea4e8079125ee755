"""Starting processes that do work for this one.

Arena and tables want different things of their workers, but the same of a process: it is a fresh interpreter, it has a
pipe of its own, so that the job over which it died is known, and Ctrl-C is not its business. Two libraries were tried
instead. A pool of loky fails all unfinished jobs when one process dies. One of pebble knows the job, but its threads
start processes whenever they like, so that a press of Ctrl-C may leave some behind, and it cannot start its workers
again one by one. See `bench/pools.md`.
"""

import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from multiprocessing import get_context, resource_tracker
from multiprocessing.connection import Connection
from types import FrameType
from typing import Any


class Helper:
    """A process that works for this one, for as long as both live. What is said through the pipe is between `work`,
    a function of a module, and whoever started it."""

    def __init__(self, work: "Callable[[Connection[Any, Any]], None]") -> None:
        # A fresh interpreter, on every system: a fork would copy the threads and locks of the caller.
        context = get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self._process = context.Process(target=_help, args=(work, theirs), daemon=True)
        with no_interrupts():
            self._process.start()
        # Only the helper may hold its end, or we would never hear that it died.
        theirs.close()

    def kill(self) -> None:
        """End it at once, from any thread. It has nothing that would be lost."""
        self._process.kill()

    def stop(self) -> None:
        """End it, and see that it is gone."""
        self._process.kill()
        self._process.join()
        self.pipe.close()


def _help(work: "Callable[[Connection[Any, Any]], None]", pipe: "Connection[Any, Any]") -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # However the other process ends, its helpers have nobody left to work for, and go quietly.
    with suppress(EOFError, ConnectionError):
        work(pipe)


@contextmanager
def no_interrupts() -> Iterator[None]:
    """Ctrl-C waits until this is over, and a process that starts here never hears it.

    The terminal tells everybody, but only we have to act on it, and not while a worker is half started: nobody would
    know of it to stop it.
    """
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    with _interrupts_later():
        # The first process brings a helper along, whose start would lift the block again; so the helper goes first.
        resource_tracker.ensure_running()
        before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        try:
            yield
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)


@contextmanager
def _interrupts_later() -> Iterator[None]:
    """An interrupt is acted on at the end. Blocking the signal is not enough for that: another thread, such as the one
    that draws a bar, takes it, and it is the main thread all the same that is interrupted."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    heard: list[FrameType | None] = []
    usual = signal.signal(signal.SIGINT, lambda _, frame: heard.append(frame))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, signal.SIG_DFL if usual is None else usual)
        if heard and callable(usual):
            usual(signal.SIGINT, heard[-1])
