"""What a client is sent when it comes to a table, or comes back: everything, or only what it missed.

Frames of news are numbered. For the last of them the table remembers how long its story was when they were sent, so
that a client which says what it saw last need not be told all of it again.
"""

from collections import deque
from collections.abc import Callable
from typing import Protocol

import msgspec

from starboard.table.connection import Connection
from starboard.table.frames import News, Note, Request, Welcome
from starboard.table.story import Story

REMEMBERED = 100
"""Frames for which a table still knows what came after them."""

_encode = msgspec.json.Encoder().encode


class Room(Protocol):
    """What there is to show at a table now."""

    @property
    def story(self) -> Story: ...

    def row_shown(self) -> msgspec.Raw:
        """The table as lists show it."""
        ...

    def stand_shown(self, connection: Connection) -> msgspec.Raw:
        """The stand as this client sees it; null when there is none."""
        ...

    def met_shown(self, face: int | None) -> list[str]:
        """The sealed messages that this face has come to."""
        ...

    def requests_shown(self) -> list[Request]:
        """What seats ask the others for."""
        ...

    @property
    def note_shown(self) -> Callable[[], Note | None]:
        """Where the lesson stands, if one is given."""
        ...


class Reconnect:
    """The numbers of a table's frames, and how clients are brought up to date."""

    def __init__(self, room: Room, number: int) -> None:
        self._room = room
        self.number = number
        """The number of the last frame of news."""
        self._frames: deque[tuple[int, int]] = deque([(number, len(room.story))], maxlen=REMEMBERED)
        """For each of the last frames its number, and how long the story was."""

    def told(self) -> int:
        """A new frame of news goes out; how long the story was at the last one."""
        start = self._frames[-1][1]
        self.number += 1
        self._frames.append((self.number, len(self._room.story)))
        return start

    def start_over(self) -> None:
        """What was told may not have lasted: nobody can go on from an earlier frame."""
        self.number += 1
        self._frames.clear()
        self._frames.append((self.number, len(self._room.story)))

    def greet(self, connection: Connection, after: int) -> None:
        """Give a client that saw this frame last what it missed, or everything."""
        start = next((length for number, length in self._frames if number == after), None)
        if start is None:
            self.welcome(connection)
            return
        room = self._room
        log, back = room.story.since(start, connection.face)
        connection.number = self.number
        stand, requests = room.stand_shown(connection), room.requests_shown()
        met, note = room.met_shown(connection.face), room.note_shown()
        connection.send(_encode(News(self.number, log, room.row_shown(), back, stand, requests, note=note, met=met)))

    def welcome(self, connection: Connection) -> None:
        """Show a client everything."""
        room = self._room
        connection.number = self.number
        frame = Welcome(
            n=self.number,
            seats=connection.seats,
            host=connection.is_host,
            face=connection.face,
            table=room.row_shown(),
            log=room.story.since(0, connection.face)[0],
            stand=room.stand_shown(connection),
            requests=room.requests_shown(),
            met=room.met_shown(connection.face),
            note=room.note_shown(),
        )
        connection.send(_encode(frame))
