"""What a table has to do, in order of time. Everything that changes a table goes through here, one by one."""

import asyncio
from collections.abc import Awaitable, Callable
from heapq import heappop, heappush
from itertools import count
from typing import TypeAlias

from starboard.table.clock import Clock

Work: TypeAlias = Callable[[], Awaitable[None]]


class Agenda:
    """Work, each with the time from which on it may be done. What is due at the same time is done in the order in which
    it was asked for."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._due: list[tuple[float, int, Work]] = []
        self._numbers = count()
        self._news = asyncio.Event()

    def __len__(self) -> int:
        return len(self._due)

    def add(self, work: Work, due: float | None = None) -> None:
        """Have this done, now or at a later time."""
        heappush(self._due, (self._clock.now() if due is None else due, next(self._numbers), work))
        self._news.set()

    async def next(self) -> Work:
        """The next piece of work, once it is due."""
        while True:
            first = self._due[0][0] if self._due else None
            if first is not None and first <= self._clock.now():
                return heappop(self._due)[2]
            self._news.clear()
            await self._clock.wait(self._news, first)
