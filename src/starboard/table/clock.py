"""Time, so that tests can bring their own."""

import asyncio
import time
from typing import Protocol


class Clock(Protocol):
    """What a table needs to know of time."""

    def now(self) -> float:
        """Seconds that only grow."""
        ...

    def wall(self) -> float:
        """Seconds since 1970, for people."""
        ...

    async def wait(self, event: asyncio.Event, until: float | None) -> None:
        """Come back when the event is set, or when `now` has reached `until`."""
        ...


class SystemClock:
    """The time of this machine."""

    def now(self) -> float:
        return time.monotonic()

    def wall(self) -> float:
        return time.time()

    async def wait(self, event: asyncio.Event, until: float | None) -> None:
        # The clock of an event loop is that of `now`.
        try:
            async with asyncio.timeout_at(until):
                await event.wait()
        except TimeoutError:
            pass
