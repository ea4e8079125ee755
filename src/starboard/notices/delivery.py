"""Sends what is to be sent beside everything else, and again where it was not taken. Nobody waits for it."""

import asyncio
import logging
from collections import defaultdict
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from starboard.notices.post import NotTaken
from starboard.notices.receivers import NotListed

LOG = logging.getLogger("starboard.notices")

PAUSES = (0.0, 5.0, 30.0, 120.0, 600.0)
"""Seconds before each try."""
MOST_WAITING = 500
"""Messages that wait for their receivers; with more, new ones are dropped."""
MOST_AT_ONCE = 4
"""At one receiver: one that stalls holds up nobody else's messages."""


class Delivery:
    """Messages on their way."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()
        self._gates: defaultdict[str, asyncio.Semaphore] = defaultdict(lambda: asyncio.Semaphore(MOST_AT_ONCE))
        self.sent = self.failed = 0

    def begin(self, work: Coroutine[Any, Any, None]) -> None:
        """Do this beside everything else."""
        if len(self._tasks) >= MOST_WAITING:
            work.close()
            self.failed += 1
            return
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

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

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            LOG.error("a message was not sent", exc_info=task.exception())
