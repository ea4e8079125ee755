"""Starting processes that do work for this one."""

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import resource_tracker
from types import FrameType


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
