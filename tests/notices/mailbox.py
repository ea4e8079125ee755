"""A server for mail: a real one on this machine, which takes letters, refuses them or stalls."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage


class Mailbox:
    """What came in. `answers`: to each letter, the last one for all that follow; None: never. `greets`: what it says
    first; None: a little of it, for ever."""

    def __init__(self, *answers: bytes | None, greets: bytes | None = b"220 here\r\n") -> None:
        self.greets = greets
        self.answers = list(answers) or [b"250 ok"]
        self.mails: list[EmailMessage] = []
        self.tries = 0
        self.port = 0
        self.tasks: list[asyncio.Task[None]] = []

    async def take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            while self.greets is None:
                writer.write(b"2")
                await writer.drain()
                await asyncio.sleep(0.01)
            writer.write(self.greets)
            while line := await reader.readline():
                word = line[:4].upper().strip()
                if word == b"DATA":
                    await self._data(reader, writer)
                elif word == b"QUIT":
                    writer.write(b"221 bye\r\n")
                    return
                else:
                    writer.write(b"250 ok\r\n")
        except (ConnectionError, asyncio.IncompleteReadError):
            pass
        finally:
            writer.close()

    async def _data(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"354 go on\r\n")
        body = await reader.readuntil(b"\r\n.\r\n")
        self.tries += 1
        answer = self.answers.pop(0) if len(self.answers) > 1 else self.answers[0]
        if answer is None:
            await asyncio.sleep(3600)
            return
        if answer.startswith(b"250"):
            mail = message_from_bytes(body[:-3], policy=policy.default)
            assert isinstance(mail, EmailMessage)
            self.mails.append(mail)
        writer.write(answer + b"\r\n")


@asynccontextmanager
async def mailbox(*answers: bytes | None, greets: bytes | None = b"220 here\r\n") -> AsyncIterator[Mailbox]:
    """A server, as long as one is in here."""
    it = Mailbox(*answers, greets=greets)

    def come(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        it.tasks.append(asyncio.create_task(it.take(reader, writer)))

    server = await asyncio.start_server(come, "127.0.0.1", 0)
    it.port = server.sockets[0].getsockname()[1]
    try:
        yield it
    finally:
        server.close()
        for task in it.tasks:
            task.cancel()
        await asyncio.gather(*it.tasks, return_exceptions=True)
        await asyncio.sleep(0.01)
