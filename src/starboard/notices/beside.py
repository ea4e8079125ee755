"""Work that may take as long as somebody else likes, in threads that nobody waits for: neither a table, nor the end of
the server."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from threading import Thread
from typing import TypeVar

R = TypeVar("R")


async def beside(name: str, work: Callable[[], R]) -> R:
    """What `work` returns or raises, done in a thread of its own. Who stops waiting does not stop it."""
    loop = asyncio.get_running_loop()
    done: asyncio.Future[R] = loop.create_future()

    def settle(found: Callable[[], None]) -> None:
        if not done.done():
            found()

    def run() -> None:
        try:
            result = work()
        except Exception as why:
            tell(partial(done.set_exception, why))
        else:
            tell(partial(done.set_result, result))

    def tell(found: Callable[[], None]) -> None:
        # Nobody waits in a closed loop.
        with suppress(RuntimeError):
            loop.call_soon_threadsafe(settle, found)

    Thread(target=run, name=name, daemon=True).start()
    return await done
