"""Starting processes that do work for this one."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import resource_tracker


@contextmanager
def no_interrupts() -> Iterator[None]:
    """A process that starts here never hears Ctrl-C: the terminal tells everybody, but only we have to act on it."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    # The first process brings a helper along, whose start would lift the block again; so the helper goes first.
    resource_tracker.ensure_running()
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
