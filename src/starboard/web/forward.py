"""Where several servers share a database: what is asked of a table goes to the server that holds it.

A proxy in front sends what concerns one table to one server, by the name of the table in the path, so that this is
rarely needed. It is needed while proxy and servers disagree: after one of them came or went. A request is passed on
once at most: the second server either holds the table, or says that it should be tried again.
"""

import asyncio
import logging
import re
from collections.abc import Awaitable, Callable, Coroutine, Iterable
from contextlib import suppress
from functools import partial
from time import monotonic
from typing import Any
from urllib.parse import urlsplit

import h11
from starlette.datastructures import Headers
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus
from websockets.typing import Origin

from starboard.kernel import Message, StarboardError
from starboard.store import Server
from starboard.web.answers import failure
from starboard.web.desk import Desk
from starboard.web.endpoint import LARGEST_BODY, read_body, status_of
from starboard.web.guard import SAFE_METHODS

LOG = logging.getLogger("starboard.web")

OF_A_TABLE = re.compile(r"/api/tables/([a-z0-9-]{1,64})(?:/.*)?")
HOLDER = "x-starboard-holder"
"""Names the server that should hold the table, in a request that was passed on."""
PATIENCE = 9.0
"""Seconds to wait for a server that does not answer to lose its tables, or to come back."""
PAUSE = 0.2
SECONDS_TO_CONNECT = 1.0
SECONDS_TO_SHAKE_HANDS = 2.0
SECONDS_TO_ANSWER = 60.0
SECONDS_TO_LOOK_UP = 1.0
"""How often it is asked whether a server that does not answer still holds the table."""
SECONDS_BETWEEN_SIGNS = 5.0
PIECE = 64 << 10
OF_ONE_CONNECTION = frozenset(
    b"connection keep-alive proxy-connection te trailer transfer-encoding upgrade content-length "
    b"x-forwarded-for x-forwarded-proto".split()
)
RESTARTED = 1012

AWAY = (OSError, TimeoutError, h11.RemoteProtocolError, InvalidHandshake, ConnectionClosed, EOFError)
"""What it looks like when there is no server at the other end."""


class Forward:
    """Lets the application answer what concerns our tables, and other servers what concerns theirs."""

    def __init__(self, app: ASGIApp, desk: Desk) -> None:
        self._app = app
        self._desk = desk

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        named = OF_A_TABLE.fullmatch(scope["path"]) if scope["type"] in {"http", "websocket"} else None
        if named is None or not self._desk.has_entered(HTTPConnection(scope)):
            await self._app(scope, receive, send)
            return
        try:
            await self._led(named[1], scope, receive, send)
        except StarboardError as why:
            # As an answer to the handshake of a socket it makes the client come back.
            await failure(status_of(why), why.message)(scope, receive, send)

    async def _led(self, table: str, scope: Scope, receive: Receive, send: Send) -> None:
        holder = await self._desk.hall.holder(table)
        if holder is None:
            await self._app(scope, receive, send)
            return
        if HOLDER in Headers(scope=scope):
            LOG.warning("a request for a table of %s came here: is STARBOARD_ADDRESS right there?", holder.address)
            await _try_again()(scope, receive, send)
            return
        passing: _Request | _Socket
        if scope["type"] == "http":
            passing = _Request(scope, receive, send, partial(self._desk.hall.holder, table))
        else:
            passing = _Socket(scope, receive, send)
        end = monotonic() + PATIENCE
        while holder is not None and not await passing.went_to(holder):
            # Perhaps it is gone: then the table is free before long.
            if monotonic() > end:
                await _try_again()(scope, receive, send)
                return
            await asyncio.sleep(PAUSE)
            holder = await self._desk.hall.holder(table)
        if holder is None:
            await self._app(scope, passing.receive, send)


class _Request:
    """A request, with its body once that has been read."""

    def __init__(
        self, scope: Scope, receive: Receive, send: Send, look_up: Callable[[], Awaitable[Server | None]]
    ) -> None:
        """`look_up` says who holds the table now."""
        self._scope, self._receive, self._send = scope, receive, send
        self._look_up = look_up
        self._body: bytes | None = None
        self._is_answered = False

    async def receive(self) -> "dict[str, object]":
        """The request once more, for the application of this server."""
        if self._body is None:
            return dict(await self._receive())
        body, self._body = self._body, None
        return {"type": "http.request", "body": body}

    async def went_to(self, holder: Server) -> bool:
        """Whether that server has answered. False: it has not even been asked."""
        if self._body is None:
            self._body = await read_body(Request(self._scope, self._receive), LARGEST_BODY)
        place = urlsplit(holder.address)
        try:
            async with asyncio.timeout(SECONDS_TO_CONNECT):
                reader, writer = await asyncio.open_connection(place.hostname, place.port or 80)
        except AWAY:
            return False
        try:
            async with asyncio.timeout(SECONDS_TO_ANSWER):
                return await self._ended(holder, self._exchange(holder, self._body, reader, writer))
        except AWAY:
            # It may have been done or not: only the client can know whether to ask again. An answer that has begun
            # breaks off, which the client notices.
            if not self._is_answered:
                await _try_again()(self._scope, self._receive, self._send)
            return True
        finally:
            writer.close()

    async def _ended(self, holder: Server, exchange: Coroutine[Any, Any, None]) -> bool:
        """Whether the exchange came to its end. One that is held up loses its tables before it answers: then somebody
        else may be asked, if the question changes nothing."""
        asking = asyncio.create_task(exchange)
        try:
            while not asking.done():
                await asyncio.wait((asking,), timeout=SECONDS_TO_LOOK_UP)
                if not asking.done() and not self._is_answered and await self._look_up() != holder:
                    if self._scope["method"] in SAFE_METHODS:
                        return False
                    raise TimeoutError
            await asking
        finally:
            asking.cancel()
        return True

    async def _exchange(
        self, holder: Server, body: bytes, reader: asyncio.StreamReader, writer: asyncio.StreamWriter
    ) -> None:
        scope = self._scope
        query = b"?" + scope["query_string"] if scope["query_string"] else b""
        headers = [*_passed_on(scope, holder), (b"content-length", b"%d" % len(body)), (b"connection", b"close")]
        peer = h11.Connection(h11.CLIENT)
        asked = h11.Request(method=scope["method"], target=scope["raw_path"] + query, headers=headers)
        for event in (asked, h11.Data(data=body), h11.EndOfMessage()):
            writer.write(peer.send(event) or b"")
        await writer.drain()
        while not isinstance(got := await _next_event(peer, reader), h11.EndOfMessage):
            if isinstance(got, h11.Response):
                self._is_answered = True
                answered = [pair for pair in got.headers.raw_items() if pair[0].lower() not in OF_ONE_CONNECTION]
                await self._send({"type": "http.response.start", "status": got.status_code, "headers": answered})
            elif isinstance(got, h11.Data):
                await self._send({"type": "http.response.body", "body": bytes(got.data), "more_body": True})
        await self._send({"type": "http.response.body", "body": b""})


async def _next_event(peer: h11.Connection, reader: asyncio.StreamReader) -> object:
    while (event := peer.next_event()) is h11.NEED_DATA:
        peer.receive_data(await reader.read(PIECE))
    if isinstance(event, h11.ConnectionClosed):
        raise EOFError
    return event


class _Socket:
    """A socket of a client, and the one that continues it."""

    def __init__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self._scope = scope
        self._client = WebSocket(scope, receive, send)
        self.receive = receive

    async def went_to(self, holder: Server) -> bool:
        """Whether that server has had the client, be it only to refuse it. False: nobody has answered."""
        place, scope = urlsplit(holder.address), self._scope
        headers = Headers(scope=scope)
        extra = [
            (name.decode("latin-1"), value.decode("latin-1"))
            for name, value in _passed_on(scope, holder)
            if not name.startswith(b"sec-websocket") and name not in {b"host", b"origin"}
        ]
        try:
            there = await connect(
                f"ws://{headers.get('host') or place.netloc}{scope['raw_path'].decode('latin-1')}",
                host=place.hostname,
                port=place.port or 80,
                origin=Origin(headers["origin"]) if "origin" in headers else None,
                additional_headers=extra,
                user_agent_header=None,
                compression=None,
                proxy=None,
                max_size=None,
                open_timeout=SECONDS_TO_SHAKE_HANDS,
                ping_interval=SECONDS_BETWEEN_SIGNS,
                ping_timeout=SECONDS_BETWEEN_SIGNS,
            )
        except InvalidStatus as why:
            answer = Response(why.response.body or b"", why.response.status_code)
            await self._client.send_denial_response(answer)
            return True
        except AWAY:
            return False
        await self._client.accept()
        async with there:
            await self._carry(there)
        return True

    async def _carry(self, there: ClientConnection) -> None:
        """Frames both ways, until one side has enough; the other is told so."""
        forth, back = asyncio.create_task(self._forth(there)), asyncio.create_task(self._back(there))
        try:
            await asyncio.wait((forth, back), return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (forth, back):
                task.cancel()
            await asyncio.gather(forth, back, return_exceptions=True)
        if there.close_code is not None and forth.cancelled():
            code = there.close_code if 1000 <= there.close_code < 5000 and there.close_code != 1006 else RESTARTED
            with suppress(RuntimeError, WebSocketDisconnect):
                await self._client.close(code)

    async def _forth(self, there: ClientConnection) -> None:
        with suppress(WebSocketDisconnect, ConnectionClosed):
            while True:
                message = await self._client.receive()
                if message["type"] == "websocket.disconnect":
                    return
                text = message.get("text")
                await there.send(text if text is not None else message["bytes"])

    async def _back(self, there: ClientConnection) -> None:
        with suppress(ConnectionClosed, RuntimeError, WebSocketDisconnect):
            async for frame in there:
                await (self._client.send_text(frame) if isinstance(frame, str) else self._client.send_bytes(frame))


def _passed_on(scope: Scope, holder: Server) -> Iterable[tuple[bytes, bytes]]:
    """The headers of a request as another server gets them, with who has really asked."""
    yield from (pair for pair in scope["headers"] if pair[0].lower() not in OF_ONE_CONNECTION)
    client = scope.get("client")
    if client:
        yield b"x-forwarded-for", str(client[0]).encode("latin-1", "replace")
    yield b"x-forwarded-proto", b"https" if scope["scheme"] in {"https", "wss"} else b"http"
    yield HOLDER.encode(), holder.id.encode()


def _try_again() -> Response:
    answer = failure(503, Message("web-elsewhere"))
    answer.headers["retry-after"] = "1"
    return answer
