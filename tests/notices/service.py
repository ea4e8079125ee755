"""A service on the network that takes messages, or does not: a real server on this machine."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import msgspec

OK = b"HTTP/1.1 204 No Content\r\ncontent-length: 0\r\n\r\n"
BUSY = b"HTTP/1.1 503 Busy\r\ncontent-length: 0\r\n\r\n"
GONE = b"HTTP/1.1 404 Not Found\r\ncontent-length: 0\r\n\r\n"


class Service:
    """What it was sent, and how it answers: one answer a message, the last one for all that follow; None: never."""

    def __init__(self, *answers: bytes | None) -> None:
        self.answers = list(answers) or [OK]
        self.letters: list[tuple[str, dict[str, Any]]] = []
        """The path and the JSON of each message."""
        self.sealed: list[tuple[str, bytes]] = []
        """The head and the bytes of those that are not JSON."""
        self.port = 0

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            head = (await reader.readuntil(b"\r\n\r\n")).decode()
            size = int(head.lower().partition("content-length: ")[2].partition("\r\n")[0])
            body = await reader.readexactly(size)
            if "application/json" in head:
                self.letters.append((head.split(" ")[1], msgspec.json.decode(body)))
            else:
                self.sealed.append((head, body))
            answer = self.answers.pop(0) if len(self.answers) > 1 else self.answers[0]
            if answer is None:
                await asyncio.sleep(3600)
            else:
                writer.write(answer)
        finally:
            writer.close()


@asynccontextmanager
async def service(*answers: bytes | None) -> AsyncIterator[Service]:
    """A service, as long as one is in here."""
    it = Service(*answers)
    tasks: set[asyncio.Task[None]] = set()

    def come(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.create_task(it.take(reader, writer))
        tasks.add(task)

    server = await asyncio.start_server(come, "127.0.0.1", 0)
    it.port = server.sockets[0].getsockname()[1]
    try:
        yield it
    finally:
        server.close()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        # Closed connections are let go in the next round of the loop.
        await asyncio.sleep(0.01)


async def until(condition: Callable[[], bool]) -> None:
    """Wait until it holds."""
    async with asyncio.timeout(30):
        while not condition():
            await asyncio.sleep(0.01)
