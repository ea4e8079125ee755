"""What a store keeps of a table, as plain data."""

from typing import Any, Literal, TypeAlias

import msgspec

from starboard.kernel import Message, Sketch

Kind: TypeAlias = Literal["person", "here", "open", "bot"]
"""Who plays a seat: somebody, somebody at the screen of the host, nobody yet, a program."""
Watch: TypeAlias = Literal["anyone", "link", "nobody"]
Undo: TypeAlias = Literal["information", "ask", "free"]
Hints: TypeAlias = Literal["alone", "on", "off"]
"""Where players may ask what a veteran would do: where nobody plays against another person, always, never."""
State: TypeAlias = Literal["open", "playing", "paused", "over", "archived"]
Pace: TypeAlias = Literal["live", "calm", "days"]
"""How soon people are expected to answer: at once, when they get to it, within hours or days."""


class Seat(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A seat of a table. `key` is the hash of its key, `players` are the ids of those who came with it."""

    kind: Kind
    name: str = ""
    bot: str = ""
    key: str = ""
    players: tuple[str, ...] = ()
    persona: str = ""
    """Who plays the bot, by the name in the cast of the title; empty: nobody in particular."""
    stands_in: bool = False
    """Whether the bot plays only until the person comes back whose name the seat bears."""


class Happened(msgspec.Struct, frozen=True, gc=False):
    """Something that happened in a match, for lists."""

    position: int
    """How many moves were made then."""
    seat: int | None
    """Who made the move."""
    message: Message


class Webhook(msgspec.Struct, frozen=True):
    """Where a table tells what happens there, and in which language. Only its host may see the address: it is a key to
    the service behind it."""

    url: str
    language: str


class TableRow(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A table without the log of its match: enough for every list, and for who may do what."""

    id: str
    title: str
    name: str
    options: dict[str, Any]
    seats: tuple[Seat, ...]
    host: str
    """The hash of the host key."""
    hosts: tuple[str, ...]
    """The ids of the players who came with it."""
    watch: Watch
    undo: Undo
    state: State
    created: int
    changed: int
    version: int = 1
    """Goes up by one with every write, so that two writers cannot both believe that they are the last."""
    position: int = 0
    waiting: tuple[int, ...] = ()
    since: tuple[int, ...] = ()
    """Since when each of these is waited for."""
    scores: tuple[int | float, ...] = ()
    winners: tuple[int, ...] = ()
    clocks: dict[str, float] = {}
    """Seconds that were left of each deadline."""
    notes: bytes = b""
    """What was told since the last line of the log."""
    rematch: str = ""
    lesson: str = ""
    """The lesson that is given at this table; empty: none."""
    called: str = ""
    """The message that names it where its host has not; empty: it is called like its title."""
    scene: Message | None = None
    """Where the match stands (`Title.scene`)."""
    sketches: tuple[Sketch, ...] = ()
    """The position as a small picture: one for everybody, or one for each seat (`Title.sketches`)."""
    asks: tuple[Message | None, ...] = ()
    """What each of `waiting` is asked; None where that is sealed."""
    lately: tuple[Happened, ...] = ()
    """What happened last, as everybody may know it."""
    course: dict[str, Any] = {}
    """Where the learner is in it (`lessons.Course` as plain data)."""
    webhook: Webhook | None = None
    orders: dict[str, tuple[str, ...]] = {}
    """The standing orders of each seat, by its number."""
    pace: Pace = "live"
    hours: int = 48
    """Time for a move where a match is played over days."""
    hints: Hints = "alone"

    @property
    def players(self) -> frozenset[str]:
        """Everybody whose table it is."""
        return frozenset(self.hosts).union(*(seat.players for seat in self.seats))


class StoredLine(msgspec.Struct, frozen=True, gc=False):
    """A line of the log as JSON, and what was told of it. Line 0 is the header of the match."""

    number: int
    line: bytes
    told: bytes


class Snapshot(msgspec.Struct, frozen=True, gc=False):
    """A checkpoint of the match at a time when its log had `count` lines."""

    count: int
    mark: bytes


class Stored(msgspec.Struct, frozen=True):
    """A table with everything that belongs to it."""

    row: TableRow
    lines: list[StoredLine]
    snapshot: Snapshot | None
