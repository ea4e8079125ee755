"""Python's search for garbage, kept out of the way of those who play.

What is no longer needed is freed at once, by counting who still holds it; only things that hold each other in a circle
wait for a search. Live tables make next to none of those, but a search walks through all that is new and alive, and a
decision replaces much of what a table holds: with hundreds of tables it stops everybody for 50 ms or more. So what is
alive is set aside every second, which costs nothing, and searched only when the process has grown, or after a while.
"""

import asyncio
import gc
import sys
from time import monotonic

THRESHOLDS = (200_000, 20, 50)
"""New objects until a search of what this second made, and how many searches until one of what outlived them."""
EVERY = 1.0
LONGEST = 600.0
GROWTH, SPARE = 2.0, 2_000_000
"""A search of everything that 250 busy tables hold (700,000 blocks) stops all of them for 200 ms."""


class Attic:
    """What is set aside, and when it is searched again."""

    def __init__(self) -> None:
        self._searched = monotonic()
        self._limit = self._room()

    def tidy(self) -> bool:
        """Set aside what is alive. True if all of it was searched first."""
        search = sys.getallocatedblocks() > self._limit or monotonic() - self._searched > LONGEST
        if search:
            gc.unfreeze()
            gc.collect()
            self._searched = monotonic()
            self._limit = self._room()
        gc.freeze()
        return search

    @staticmethod
    def _room() -> int:
        """How many blocks of memory there may be before garbage could be what they are."""
        return int(GROWTH * sys.getallocatedblocks()) + SPARE


async def keep_tidy() -> None:
    """Until it is cancelled."""
    gc.set_threshold(*THRESHOLDS)
    attic = Attic()
    while True:
        attic.tidy()
        await asyncio.sleep(EVERY)
