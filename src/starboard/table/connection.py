"""One client at a table: what it holds, how far away it is, and what is on its way to it."""

import asyncio
from collections import deque
from collections.abc import Callable

import msgspec

from starboard.kernel import Message
from starboard.store import TableRow
from starboard.table.frames import Command, Done, Ping, Pong, Refusal
from starboard.table.rights import Holder

LARGEST_FRAME = 64 << 10
MOST_FRAMES, MOST_BYTES = 256, 8 << 20
"""On the way to a client: one that lets more than this pile up is not reading, and is dropped."""
MOST_PENDING = 32
"""Commands of a client that wait for the table."""
MOST_PINGS = 8
TRIPS = 5
"""Round trips that are remembered. The quickest of them counts: the others were held up by something."""

_encode = msgspec.json.Encoder().encode
_command = msgspec.json.Decoder(Command).decode


class Connection:
    """A client. Iterating gives the frames to send to it, until it is dropped."""

    def __init__(
        self,
        holder: Holder,
        hear: Callable[["Connection", Command], None],
        leave: Callable[["Connection"], None],
        now: Callable[[], float],
    ) -> None:
        self.holder = holder
        self.seats: list[int] = []
        self.is_host = False
        self.face: int | None = None
        """The seat that it looks from; None: as an onlooker."""
        self.pending = 0
        self.last_due = 0.0
        """When its last command was to be done: the next one comes after it."""
        self.is_open = True
        self.was_slow = False
        """Whether it was dropped because it did not read."""
        self.seen: int | None = None
        """How many lines the log had in what it was shown to the end; None: it never said, and nobody waits for it."""
        self.reading = False
        """Whether something lies open before it that is to be read."""
        self.number = 0
        """The number of the last frame of news that was sent to it."""
        self._hear = hear
        self._leave = leave
        self._now = now
        self._frames: deque[bytes] = deque()
        self._bytes = 0
        self._something = asyncio.Event()
        self._pings: dict[int, float] = {}
        self._trips: deque[float] = deque(maxlen=TRIPS)

    @property
    def others(self) -> tuple[int, ...]:
        """Its seats besides the one that it looks from, where several people sit at one screen."""
        return tuple(seat for seat in self.seats if seat != self.face)

    # -- What the client says ------------------------------------------------------------------------------------

    def take(self, data: bytes) -> None:
        """A frame of the client. Never blocks and never raises: whatever is wrong with it is answered."""
        if not self.is_open:
            return
        command = self._read(data)
        if isinstance(command, Ping):
            if len(self._pings) < MOST_PINGS:
                self._pings[command.id] = self._now()
            self.done(command.id)
        elif isinstance(command, Pong):
            sent = self._pings.pop(command.id, None)
            if sent is not None:
                self._trips.append(self._now() - sent)
        elif command is not None and self.pending >= MOST_PENDING:
            self.refuse(command.id, Message("table-too-many"))
        elif command is not None:
            self.pending += 1
            self._hear(self, command)

    def _read(self, data: bytes) -> Command | None:
        if len(data) > LARGEST_FRAME:
            self.refuse(None, Message("table-frame-too-large", {"most": LARGEST_FRAME}))
            return None
        try:
            command: Command = _command(data)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
            self.refuse(None, Message("table-frame-unreadable"))
            return None
        return command

    @property
    def half_trip(self) -> float:
        """Seconds that a frame takes from there to here, as far as is known."""
        return min(self._trips) / 2 if self._trips else 0.0

    # -- What it is told -----------------------------------------------------------------------------------------

    def done(self, id: int, number: int | None = None) -> None:
        """It is done, and can be seen once the news with this number are there: the last ones, if none are to come."""
        self.send(_encode(Done(id, self.number if number is None else number)))

    def refuse(self, id: int | None, message: Message, rule: str = "") -> None:
        self.send(_encode(Refusal(id, message, rule)))

    def send(self, frame: bytes) -> None:
        """Put a frame on its way. A client that does not read what is sent is dropped, and may come back for it."""
        if not self.is_open:
            return
        if len(self._frames) >= MOST_FRAMES or (self._frames and self._bytes + len(frame) > MOST_BYTES):
            self.was_slow = True
            self.close()
            return
        self._frames.append(frame)
        self._bytes += len(frame)
        self._something.set()

    def close(self) -> None:
        """The client has gone, or is let go."""
        if self.is_open:
            self.is_open = False
            self._frames.clear()
            self._something.set()
            self._leave(self)

    def __aiter__(self) -> "Connection":
        return self

    async def __anext__(self) -> bytes:
        while not self._frames:
            if not self.is_open:
                raise StopAsyncIteration
            self._something.clear()
            await self._something.wait()
        frame = self._frames.popleft()
        self._bytes -= len(frame)
        return frame

    # -- What it holds -------------------------------------------------------------------------------------------

    def look_up(self, row: TableRow) -> bool:
        """Find out what it holds now; whether that has changed."""
        before = (self.seats, self.is_host)
        self.seats, self.is_host = self.holder.seats(row), self.holder.is_host(row)
        if self.face is not None and self.face not in self.seats:
            self.face = self.seats[0] if self.seats else None
        return before != (self.seats, self.is_host)
