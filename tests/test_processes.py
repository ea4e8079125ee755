"""Ctrl-C and worker processes: one press ends everything, nobody is left over, and nobody complains."""

import multiprocessing
import os
import signal
import subprocess
import sys
import threading
import time
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import pytest

from starboard.processes import no_interrupts

TESTS = Path(__file__).parent


def outcome_of(script: str) -> tuple[int, str, str]:
    """What becomes of a program in a process group of its own, and of everybody that it started: standard error is
    read until the last of them is gone."""
    process = subprocess.Popen(
        [sys.executable, "-c", script],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=os.environ | {"PYTHONPATH": str(TESTS)},
        start_new_session=True,
        text=True,
    )
    out, err = process.communicate(timeout=120)
    return process.returncode, out, err


def interrupt(done: list[str], thread: threading.Thread) -> None:
    """Ctrl-C, taken by this thread, in the middle of something that must be done whole."""
    with no_interrupts():
        signal.pthread_kill(thread.ident or 0, signal.SIGINT)
        time.sleep(0.01)
        done.append("all")


def test_an_interrupt_waits_for_the_end() -> None:
    done: list[str] = []
    with pytest.raises(KeyboardInterrupt):
        interrupt(done, threading.main_thread())
    assert done == ["all"]


def test_an_interrupt_waits_even_when_another_thread_takes_it() -> None:
    over = threading.Event()
    other = threading.Thread(target=over.wait)
    other.start()
    done: list[str] = []
    try:
        with pytest.raises(KeyboardInterrupt):
            interrupt(done, other)
    finally:
        over.set()
        other.join()
    assert done == ["all"]


def test_afterwards_all_is_as_before() -> None:
    before = signal.getsignal(signal.SIGINT), signal.pthread_sigmask(signal.SIG_BLOCK, ())
    with no_interrupts():
        pass
    assert (signal.getsignal(signal.SIGINT), signal.pthread_sigmask(signal.SIG_BLOCK, ())) == before


def test_a_process_that_starts_here_is_deaf_from_its_first_moment() -> None:
    here, there = multiprocessing.get_context("spawn").Pipe()
    child = multiprocessing.get_context("spawn").Process(target=_blocked_in, args=(there,))
    with no_interrupts():
        child.start()
    assert signal.SIGINT in here.recv()
    child.join()


def _blocked_in(pipe: "Connection[Any, Any]") -> None:
    pipe.send([int(number) for number in signal.pthread_sigmask(signal.SIG_BLOCK, ())])


def test_workers_of_somebody_who_has_gone_end_quietly() -> None:
    # The second job is asked for when the first worker has been started, and is still far from saying so.
    script = """if True:
        import os
        from starboard.arena import ProcessRunner
        from toys.tasks import square
        def jobs():
            yield 1
            os._exit(3)
        list(ProcessRunner(2).run(square, jobs()))
    """
    assert outcome_of(script) == (3, "", "")


def test_an_interrupt_while_a_worker_starts_leaves_nobody_behind() -> None:
    script = """if True:
        import multiprocessing
        from starboard.arena import ProcessRunner
        from toys.tasks import Interrupting
        try:
            list(ProcessRunner(2).run(Interrupting(), range(5)))
        except KeyboardInterrupt:
            print("interrupted, left:", len(multiprocessing.active_children()))
    """
    assert outcome_of(script) == (0, "interrupted, left: 0\n", "")
