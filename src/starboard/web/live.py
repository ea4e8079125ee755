"""The live half of the protocol: one socket for one client at one table."""

import asyncio
from time import monotonic

import msgspec
from starlette.responses import Response
from starlette.websockets import WebSocket, WebSocketDisconnect

from starboard.kernel import Message, StarboardError
from starboard.store import StoreError
from starboard.table import Connection
from starboard.table.frames import Refusal
from starboard.web.answers import failure
from starboard.web.desk import Desk
from starboard.web.rates import Bucket

HELLO_SECONDS = 10
LARGEST_FRAME = 32 << 10
FRAMES_A_SECOND, MOST_FRAMES = 40, 80
PATIENCE = 40
"""How many frames beyond the limit are answered before the connection is cut."""
MOST_SOCKETS = 5000

NOT_ALLOWED, TRY_AGAIN, GONE = 1008, 1013, 1006


class Live:
    """Takes sockets for `GET /api/tables/{table}/live`."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    async def serve(self, websocket: WebSocket) -> None:
        """One socket, from its handshake to its end."""
        refusal = self._refusal(websocket)
        if refusal is not None:
            await websocket.send_denial_response(refusal)
            return
        await websocket.accept()
        self._desk.metrics.sockets += 1
        try:
            await self._attend(websocket)
        except WebSocketDisconnect:
            pass
        finally:
            self._desk.metrics.sockets -= 1

    def _refusal(self, websocket: WebSocket) -> Response | None:
        if not self._desk.has_entered(websocket):
            return failure(401, Message("web-password-wanted"))
        if self._desk.metrics.sockets >= MOST_SOCKETS:
            self._desk.metrics.too_many += 1
            return failure(503, Message("web-full"))
        return None

    async def _attend(self, websocket: WebSocket) -> None:
        """Introduce the client to the table, then carry frames both ways until one side has enough."""
        caller = self._desk.caller_of(websocket, self._desk.player_of(websocket))
        try:
            async with asyncio.timeout(HELLO_SECONDS):
                hello = await self._read(websocket)
            await self._desk.bans.check(caller.player)
            connection = await self._desk.hall.connect(caller, websocket.path_params["table"], hello)
        except StoreError:
            # Nothing is wrong with the client: it should come back, and will perhaps be led to another server.
            await websocket.close(TRY_AGAIN)
            return
        except (TimeoutError, StarboardError) as why:
            message = why.message if isinstance(why, StarboardError) else Message("web-hello-late")
            await self._refuse(websocket, message)
            await websocket.close(NOT_ALLOWED)
            return
        sender = asyncio.create_task(self._send(websocket, connection))
        try:
            await self._receive(websocket, connection)
        finally:
            connection.close()
            sender.cancel()
            await asyncio.gather(sender, return_exceptions=True)

    async def _send(self, websocket: WebSocket, connection: Connection) -> None:
        async for frame in connection:
            self._desk.metrics.frames["out"] += 1
            await _say(websocket, frame)
        # The table has let go of a client that does not keep up; it may come back for what it missed.
        await websocket.close(TRY_AGAIN)

    async def _receive(self, websocket: WebSocket, connection: Connection) -> None:
        bucket = Bucket(FRAMES_A_SECOND, MOST_FRAMES, monotonic())
        beyond = 0
        while True:
            data = await self._read(websocket)
            if bucket.take(monotonic()):
                connection.take(data)
                continue
            beyond += 1
            self._desk.metrics.too_many += 1
            await self._refuse(websocket, Message("web-too-many"), _number_of(data))
            if beyond > PATIENCE:
                await websocket.close(NOT_ALLOWED)
                return

    async def _read(self, websocket: WebSocket) -> bytes:
        """The next frame, unread. What is not text or too large is not JSON either: the table will say so."""
        message = await websocket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message["code"])
        self._desk.metrics.frames["in"] += 1
        text = message.get("text")
        return text.encode() if text is not None and len(text) <= LARGEST_FRAME else b""

    async def _refuse(self, websocket: WebSocket, message: Message, number: int | None = None) -> None:
        self._desk.metrics.frames["refused"] += 1
        await _say(websocket, msgspec.json.encode(Refusal(number, message)))


class _Numbered(msgspec.Struct):
    """As much of a frame as is needed to refuse it."""

    id: int | None = None


def _number_of(data: bytes) -> int | None:
    """The number by which the client knows this frame, so that it does not wait for another answer."""
    try:
        return msgspec.json.decode(data, type=_Numbered).id
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return None


async def _say(websocket: WebSocket, frame: bytes) -> None:
    """Send a frame. `WebSocketDisconnect` when the other side is no longer there, however that came about."""
    try:
        await websocket.send_text(frame.decode())
    except RuntimeError:
        raise WebSocketDisconnect(GONE) from None
