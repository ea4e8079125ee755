"""One message, sent to one address. Redirects are not followed, and of the answer only the status is read."""

import asyncio
import ssl
from collections.abc import Sequence
from contextlib import suppress

import h11

from starboard.notices.receivers import Address, NotListed, places_of

SECONDS = 10.0
"""How long a receiver may take for everything."""
PIECE = 4096


class NotTaken(Exception):
    """The receiver has not taken the message. `again`: it may do so later. `status`: what it said, if anything."""

    def __init__(self, why: str, *, again: bool, status: int = 0) -> None:
        super().__init__(why)
        self.again, self.status = again, status


JSON = (("content-type", "application/json"),)


async def post(address: Address, body: bytes, headers: Sequence[tuple[str, str]] = JSON) -> None:
    """Send this to an address. `NotTaken` when that does not succeed in time."""
    try:
        async with asyncio.timeout(SECONDS):
            status = await _status_of(address, body, headers)
    except NotListed:
        raise NotTaken("it leads into a private network", again=False) from None
    except (OSError, TimeoutError, h11.RemoteProtocolError, EOFError) as why:
        raise NotTaken(f"no answer: {type(why).__name__}", again=True) from None
    if not 200 <= status < 300:
        raise NotTaken(f"it answers {status}", again=status == 429 or status >= 500, status=status)


async def _status_of(address: Address, body: bytes, more: Sequence[tuple[str, str]]) -> int:
    receiver = address.receiver
    # What was looked up is what is connected to: a name that leads elsewhere a moment later changes nothing.
    (place, *_) = await places_of(receiver)
    secure = receiver.scheme == "https"
    reader, writer = await asyncio.open_connection(
        place,
        receiver.port,
        ssl=ssl.create_default_context() if secure else None,
        server_hostname=receiver.host if secure else None,
    )
    try:
        talk = h11.Connection(h11.CLIENT)
        headers = [
            ("host", f"{receiver.name}:{receiver.port}"),
            ("user-agent", "starboard"),
            *more,
            ("content-length", str(len(body))),
            ("connection", "close"),
        ]
        request = h11.Request(method="POST", target=address.path, headers=headers)
        for part in (request, h11.Data(body), h11.EndOfMessage()):
            writer.write(talk.send(part) or b"")
        await writer.drain()
        while True:
            event = talk.next_event()
            if isinstance(event, h11.Response):
                return event.status_code
            if event is h11.NEED_DATA:
                talk.receive_data(await reader.read(PIECE))
            elif not isinstance(event, h11.InformationalResponse):
                raise EOFError
    finally:
        writer.close()
        with suppress(OSError):
            writer.transport.abort()
