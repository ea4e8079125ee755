"""Clients of a real server, over real sockets."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx2
import msgspec
from websockets.sync.client import ClientConnection, connect

from running import Running

WAIT = 20.0


def http(server: Running) -> httpx2.Client:
    """A browser without pages: it keeps cookies."""
    return httpx2.Client(base_url=server.address, timeout=WAIT)


@contextmanager
def live(server: Running, table: str, *keys: str, **headers: str) -> Iterator[ClientConnection]:
    """A connection that has said hello."""
    address = f"{server.address.replace('http:', 'ws:')}api/tables/{table}/live"
    # Everything is read as it comes, whether the test looks at it or not: else nobody would notice the end.
    with connect(address, compression=None, max_size=None, max_queue=None, additional_headers=headers) as socket:
        socket.send(msgspec.json.encode({"type": "hello", "keys": keys}), text=True)
        yield socket


def until(socket: ClientConnection, *kinds: str) -> Any:
    """The next frame of one of these types."""
    while True:
        frame = msgspec.json.decode(socket.recv(WAIT))
        if frame["type"] in kinds:
            return frame
