"""A hall with a clock that tests turn by hand, and clients that speak the protocol."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from itertools import count
from typing import Any

import msgspec

from starboard.store import EventStore, open_store
from starboard.table import Caller, Connection, Hall, HallSettings
from starboard.table.core import Core
from starboard.table.frames import NewTable, Opened, SeatWish

ADA = Caller("p-ada", "Ada")
BOB = Caller("p-bob", "Bob")
EVE = Caller("p-eve", "Eve")

Frame = dict[str, Any]
QUICK = HallSettings(workers=1, bot_delay=0.0, idle=1000.0, retry=0.0)


class HandClock:
    """Time that passes only when somebody says so."""

    def __init__(self) -> None:
        self.time = 1000.0
        self._waiting: list[tuple[float, asyncio.Event]] = []

    def now(self) -> float:
        return self.time

    def wall(self) -> float:
        return 1_800_000_000.0 + self.time

    async def wait(self, event: asyncio.Event, until: float | None) -> None:
        if until is not None:
            self._waiting.append((until, event))
        await event.wait()

    def pass_by(self, seconds: float) -> None:
        """Let time pass. What is then due is done when everybody else has had their turn."""
        self.time += seconds
        due = [event for until, event in self._waiting if until <= self.time]
        self._waiting = [(until, event) for until, event in self._waiting if until > self.time]
        for event in due:
            event.set()


class Client:
    """Somebody at a table who reads everything."""

    def __init__(self, connection: Connection) -> None:
        self.connection = connection
        self.frames: list[Frame] = []
        self._ids = count(1)
        self._reader = asyncio.create_task(self._read())
        self._news = asyncio.Event()

    async def _read(self) -> None:
        async for frame in self.connection:
            self.frames.append(msgspec.json.decode(frame))
            self._news.set()
        self._news.set()

    async def until(self, what: Callable[[Frame], bool]) -> Frame:
        """The first frame from the beginning that is one, waited for if need be."""
        seen = 0
        async with asyncio.timeout(20):
            while True:
                for frame in self.frames[seen:]:
                    seen += 1
                    if what(frame):
                        return frame
                self._news.clear()
                await self._news.wait()

    async def ask(self, type: str, **fields: Any) -> Frame:
        """Send a frame; the answer to it."""
        id = self.send(type, **fields)
        return await self.until(lambda frame: frame["type"] in ("done", "refused") and frame["id"] == id)

    def send(self, type: str, **fields: Any) -> int:
        id = next(self._ids)
        self.connection.take(msgspec.json.encode({"type": type, "id": id, **fields}))
        return id

    async def play(self, place: int = 0) -> Frame:
        """Answer the open question with the move at this place of the list."""
        stand = self.stand
        picks = list(range(place, place + max(1, stand["question"]["least"])))
        return await self.ask("answer", picks=picks, at=stand["count"])

    @property
    def stand(self) -> Frame:
        """Where the match stands, as far as this client was told."""
        stand: Frame = self.last("stand")
        return stand

    @property
    def table(self) -> Frame:
        table: Frame = self.last("table")
        return table

    def last(self, field: str) -> Any:
        """The latest that was said about this."""
        return next(frame[field] for frame in reversed(self.frames) if frame.get(field) is not None)

    @property
    def log(self) -> list[str]:
        """The ids of everything that was told since the last welcome."""
        told: list[str] = []
        for frame in self.frames:
            if frame["type"] == "welcome":
                told = []
            told += [entry["message"]["id"] for entry in frame.get("log") or []]
        return told

    def welcomes(self) -> list[Frame]:
        return [frame for frame in self.frames if frame["type"] == "welcome"]

    async def leave(self) -> None:
        self.connection.close()
        await self._reader


async def _turn_of(core: Core) -> None:
    """Come back when everything has been done that was due before."""
    reached = asyncio.Event()

    async def reach() -> None:
        reached.set()

    core.agenda.add(reach)
    await reached.wait()


class House:
    """A hall, its clock, and what tests do with it."""

    def __init__(self, hall: Hall, clock: HandClock, store: EventStore) -> None:
        self.hall = hall
        self.clock = clock
        self.store = store

    async def open(self, *kinds: str, by: Caller = ADA, start: bool = True, **fields: Any) -> Opened:
        """A table of Drift with seats of these kinds: "person", "here", "open", or the name of a bot."""
        people: dict[str, SeatWish] = {"person": SeatWish("person"), "here": SeatWish("here"), "open": SeatWish("open")}
        seats = [people[kind] if kind in people else SeatWish("bot", kind) for kind in kinds]
        wish: dict[str, Any] = {"title": "drift", "options": {"rounds": 1}, **fields}
        opened = await self.hall.create(by, NewTable(seats=seats, **wish))
        if start:
            await self.hall.start(by, opened.table.id)
        return opened

    async def enter(self, opened: Opened | str, by: Caller, *seats: int, **hello: Any) -> Client:
        """A client with the keys of these seats."""
        id = opened if isinstance(opened, str) else opened.table.id
        keys = [] if isinstance(opened, str) else [opened.keys[str(seat)] for seat in seats]
        frame = msgspec.json.encode({"type": "hello", "keys": keys, **hello})
        client = Client(await self.hall.connect(by, id, frame))
        await self.settle()
        return client

    async def settle(self) -> None:
        """Let every table do what is due, and every client read what it was sent."""
        for _ in range(3):
            for waking in list(self.hall._awake._tables.values()):
                await _turn_of((await waking).core)
        for _ in range(5):
            await asyncio.sleep(0)

    async def pass_by(self, seconds: float) -> None:
        """Let time pass, and everybody do what is then due."""
        self.clock.pass_by(seconds)
        await self.settle()

    async def pair(self, **fields: Any) -> tuple[Opened, Client, Client]:
        """A table with Ada and Bob at it."""
        opened = await self.open("person", "person", **fields)
        return opened, await self.enter(opened, ADA), await self.enter(opened, BOB, 1)


async def to_the_race(here: House, ada: Client, bob: Client) -> None:
    """Play on to the salvage: fifteen seconds for all to grab."""
    while ada.stand["question"]["kind"] != "race":
        actor = ada if ada.stand["moves"] else bob
        await actor.play(4 if actor.stand["question"]["kind"] == "ask" else 0)
        await here.settle()


@asynccontextmanager
async def house(where: str, settings: HallSettings = QUICK, clock: HandClock | None = None) -> AsyncIterator[House]:
    """A hall over this database."""
    clock = clock or HandClock()
    store = open_store(where)
    async with Hall(store, settings, clock) as hall:
        yield House(hall, clock, store)
