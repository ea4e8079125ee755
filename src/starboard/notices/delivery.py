"""Sends what is to be sent beside everything else, and again where it was not taken. Nobody waits for it."""

import asyncio
import logging
from collections import Counter, defaultdict
from collections.abc import Awaitable, Callable, Coroutine
from functools import partial
from typing import Any

from starboard.notices.post import NotTaken
from starboard.notices.receivers import NotListed

LOG = logging.getLogger("starboard.notices")

PAUSES = (0.0, 5.0, 30.0, 120.0, 600.0)
"""Seconds before each try."""
MOST_WAITING = 300
"""Messages that wait for one receiver, and"""
MOST_IN_ALL = 5000
"""for all of them; with more, new ones are dropped. One that stalls costs nobody else's messages their place."""
MOST_AT_ONCE = 4
"""At one receiver: one that stalls holds up nobody else's messages."""


class Delivery:
    """Messages on their way."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()
        self._waiting: Counter[str] = Counter()
        self._gates: defaultdict[str, asyncio.Semaphore] = defaultdict(lambda: asyncio.Semaphore(MOST_AT_ONCE))
        self.sent = self.failed = 0

    def begin(self, receiver: str, work: Coroutine[Any, Any, None]) -> None:
        """Send something to this receiver beside everything else."""
        if self._waiting[receiver] >= MOST_WAITING or len(self._tasks) >= MOST_IN_ALL:
            work.close()
            self.failed += 1
            return
        task = asyncio.create_task(work)
        self._tasks.add(task)
        self._waiting[receiver] += 1
        task.add_done_callback(partial(self._done, receiver))

    async def once(self, receiver: str, send: Callable[[], Awaitable[None]]) -> None:
        """One try. `NotTaken` or `NotListed` where it fails."""
        async with self._gates[receiver]:
            await send()

    async def deliver(self, receiver: str, send: Callable[[], Awaitable[None]]) -> NotTaken | None:
        """Send, again and again where that may help; why it was not taken in the end."""
        last = NotTaken("nothing was sent", again=False)
        for pause in PAUSES:
            await asyncio.sleep(pause)
            try:
                await self.once(receiver, send)
            except NotTaken as why:
                last = why
                if not why.again:
                    break
            except NotListed:
                break
            else:
                self.sent += 1
                return None
        self.failed += 1
        LOG.warning("%s does not take messages: %s", receiver, last)
        return last

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _done(self, receiver: str, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        self._waiting[receiver] -= 1
        if not self._waiting[receiver]:
            del self._waiting[receiver]
        if not task.cancelled() and task.exception() is not None:
            LOG.error("a message was not sent", exc_info=task.exception())
