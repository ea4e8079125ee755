"""Many people at many tables, each over a socket of its own: what the server is measured with."""

import asyncio
import random
from collections.abc import Callable
from contextlib import AsyncExitStack
from time import perf_counter
from typing import Any

import httpx2
import msgspec
from websockets.asyncio.client import ClientConnection, connect

WAIT = 60.0


class Stand(msgspec.Struct):
    """As much of a stand as a player here looks at."""

    count: int
    waiting: list[int]
    moves: list[dict[str, msgspec.Raw]]
    over: Any = None
    view: msgspec.Raw = msgspec.Raw(b"null")
    question: Any = None


class Frame(msgspec.Struct):
    """As much of a frame."""

    type: str
    n: int = -1
    id: int | None = None
    stand: Stand | None = None
    message: msgspec.Raw = msgspec.Raw(b"null")


_read = msgspec.json.Decoder(Frame).decode


class Seat:
    """Somebody at a table. Reads everything, counts what is missing, and knows when each state of the match came."""

    def __init__(self, number: int, socket: ClientConnection) -> None:
        self.number = number
        self.socket = socket
        self.stand: Stand | None = None
        self.came: dict[int, float] = {}
        """When a stand of this length of the log was there."""
        self.lost = 0
        self.frames = 0
        self.bytes = 0
        self.answers: dict[int, asyncio.Future[Frame]] = {}
        self.changed = asyncio.Event()
        self.watch: Callable[[Stand], None] | None = None
        """Who else looks at what this seat sees."""
        self._n: int | None = None
        self.reader = asyncio.create_task(self._read())

    async def _read(self) -> None:
        async for data in self.socket:
            now = perf_counter()
            self.take(_read(data), now, len(data))

    def take(self, frame: Frame, now: float, size: int) -> None:
        self.frames += 1
        self.bytes += size
        if frame.type in {"news", "welcome"}:
            if self._n is not None and frame.n != self._n + 1:
                self.lost += abs(frame.n - self._n - 1)
            self._n = frame.n
        if frame.stand is not None:
            self.stand = frame.stand
            self.came[frame.stand.count] = now
            self.changed.set()
            if self.watch is not None:
                self.watch(frame.stand)
        if frame.id in self.answers:
            self.answers.pop(frame.id).set_result(frame)

    async def ask(self, id: int, frame: dict[str, Any]) -> Frame:
        """Send a frame, and wait for its answer."""
        answer = self.answers[id] = asyncio.get_running_loop().create_future()
        await self.socket.send(msgspec.json.encode(frame | {"id": id}), text=True)
        return await asyncio.wait_for(answer, WAIT)


class Table:
    """A table with all its people."""

    def __init__(self, id: str, seats: list[Seat]) -> None:
        self.id = id
        self.seats = seats
        self.delays: list[float] = []
        """Seconds from sending a decision until every seat has seen it."""
        self.refused = 0
        self._id = 0

    async def decide(self, chance: random.Random) -> None:
        """One decision of somebody who is asked; measured until all have seen it."""
        asked = [seat for seat in self.seats if seat.stand and seat.stand.moves]
        if not asked:
            return
        seat = chance.choice(asked)
        assert seat.stand is not None
        count, wanted = seat.stand.count, 1
        if seat.stand.question["kind"] == "ask-some":
            wanted = seat.stand.question["least"]
        moves = [one["move"] for one in chance.sample(seat.stand.moves, wanted)]
        self._id += 1
        start = perf_counter()
        answer = await seat.ask(self._id, {"type": "answer", "at": count, "moves": moves})
        if answer.type != "done":
            self.refused += 1
            return
        for one in self.seats:
            while not any(length > count for length in one.came):
                one.changed.clear()
                await asyncio.wait_for(one.changed.wait(), WAIT)
        last = max(min(when for length, when in one.came.items() if length > count) for one in self.seats)
        self.delays.append(last - start)
        for one in self.seats:
            one.came = {length: when for length, when in one.came.items() if length > count}


async def opened(client: httpx2.AsyncClient, sockets: AsyncExitStack, address: str, wish: dict[str, Any]) -> Table:
    """A table that has begun, with a socket for each of its seats."""
    # No faster than one address may ask.
    await asyncio.sleep(0.21)
    new = (await client.post("/api/tables", json=wish)).raise_for_status().json()
    id = new["table"]["id"]
    (await client.post(f"/api/tables/{id}/start")).raise_for_status()
    where = f"{address.replace('http:', 'ws:')}api/tables/{id}/live"
    seats = []
    for number, key in sorted((int(number), key) for number, key in new["keys"].items()):
        socket = await sockets.enter_async_context(connect(where, max_size=None, open_timeout=WAIT, ping_interval=None))
        await socket.send(msgspec.json.encode({"type": "hello", "keys": [key], "face": number}), text=True)
        seats.append(Seat(number, socket))
    for seat in seats:
        while seat.stand is None:
            seat.changed.clear()
            await asyncio.wait_for(seat.changed.wait(), WAIT)
    return Table(id, seats)
