"""Python's search for garbage, kept out of the way of those who play.

What is no longer needed is freed at once, by counting who still holds it; only things that hold each other in a circle
wait for a search. Live tables make next to none of those, but a search walks through all that is new and alive, and a
decision replaces much of what a table holds: with hundreds of tables it stops everybody for 50 ms or more. So Python
does not search by itself here. Every second it is seen whether a search is due: when the process has grown, since that
could be garbage, and otherwise after a while, at a moment when nearly nothing happens. What was there before the first
table is never searched.
"""

import asyncio
import gc
import sys
from time import monotonic, thread_time

EVERY = 1.0
RARELY, LONGEST = 600.0, 6000.0
"""Seconds after a search until the next one waits for a quiet moment, and until it waits no longer."""
QUIET = 0.02
"""Seconds of work in a quiet second."""
GROWTH, SPARE = 2.0, 2_000_000
"""A search of everything that 250 busy tables hold (700,000 blocks) stops all of them for 200 ms."""


class Broom:
    """Knows when a search is due, and makes it."""

    def __init__(self) -> None:
        self._rest()

    def sweep(self, worked: float) -> bool:
        """Search, if it is due: `worked` is how many seconds of work the last second has seen. Whether it was."""
        waited = monotonic() - self._searched
        grown = sys.getallocatedblocks() > self._limit
        due = grown or waited > LONGEST or (waited > RARELY and worked < QUIET)
        if due:
            gc.collect()
            self._rest()
        return due

    def _rest(self) -> None:
        self._searched = monotonic()
        # How many blocks of memory there may be before garbage could be what they are.
        self._limit = int(GROWTH * sys.getallocatedblocks()) + SPARE


async def keep_tidy() -> None:
    """Until it is cancelled."""
    gc.disable()
    gc.collect()
    gc.freeze()
    broom = Broom()
    try:
        while True:
            before = thread_time()
            await asyncio.sleep(EVERY)
            broom.sweep(thread_time() - before)
    finally:
        gc.unfreeze()
        gc.enable()
