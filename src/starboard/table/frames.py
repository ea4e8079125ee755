"""The shapes of `docs/protocol.md`: what clients and tables say to each other, and the rows that lists show.

What goes out to many is put together from pieces that were encoded once (`msgspec.Raw`).
"""

from typing import Any, Literal, TypeAlias

import msgspec

from starboard.kernel import Caption, Message, Stake
from starboard.store import Kind, State, Undo, Watch

Matter: TypeAlias = Literal["undo", "pause", "resume"]
"""What the others may be asked to agree to."""

LONGEST_NAME = 40


# -- What is asked over HTTP -----------------------------------------------------------------------------------------


class SeatWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a seat is to be held. `bot` names the bot where the kind is `bot`."""

    kind: Kind = "person"
    bot: str = "random"
    name: str = ""


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be opened."""

    title: str
    name: str = ""
    options: dict[str, Any] = {}
    seats: list[SeatWish] = []
    watch: Watch = "link"
    undo: Undo = "information"


class TableWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the host changes before the start; None leaves it as it is."""

    options: dict[str, Any] | None = None
    name: str | None = None


class SeatRow(msgspec.Struct, frozen=True):
    """A seat as lists show it."""

    seat: int
    kind: Kind
    name: str
    bot: str
    present: bool
    yours: bool = False


class Row(msgspec.Struct, frozen=True):
    """A table as lists show it. `yours` and `host` are for the one who asked; in frames they are false."""

    id: str
    title: str
    name: str
    state: State
    options: dict[str, Any]
    seats: list[SeatRow]
    waiting: list[int]
    watch: Watch
    undo: Undo
    position: int
    created: int
    changed: int
    yours: bool = False
    host: bool = False
    winners: list[int] = []
    scores: list[int | float] = []
    rematch: str = ""
    """The table of the next match, once somebody has asked for one."""


class Opened(msgspec.Struct, frozen=True):
    """A new table, the host key, and a key a seat that people may hold: this is the only time that they are told."""

    table: Row
    host: str
    keys: dict[str, str]


class Lists(msgspec.Struct, frozen=True):
    """The tables of a player, those that wait for it first, and those that anyone may watch."""

    mine: list[Row]
    watch: list[Row]


class Joined(msgspec.Struct, frozen=True):
    """Somebody sat down at `seat`, or is now the host (None)."""

    table: Row
    seat: int | None
    key: str


class Seated(msgspec.Struct, frozen=True):
    """A seat was changed. `key` is the new key of a seat that was opened, else ""."""

    table: Row
    key: str = ""


# -- What a client sends ---------------------------------------------------------------------------------------------


class Hello(msgspec.Struct, frozen=True, tag="hello", forbid_unknown_fields=True):
    """The first frame: who is there, and what it saw last."""

    keys: list[str] = []
    after: int = -1
    face: int | None = None


class Answer(msgspec.Struct, frozen=True, tag="answer", forbid_unknown_fields=True):
    """The answer to the open question."""

    id: int
    moves: list[msgspec.Raw]
    at: int | None = None


class Why(msgspec.Struct, frozen=True, tag="why", forbid_unknown_fields=True):
    """Why not this move?"""

    id: int
    move: msgspec.Raw


class TakeBack(msgspec.Struct, frozen=True, tag="undo", forbid_unknown_fields=True):
    """Take the last move back."""

    id: int


class PutBack(msgspec.Struct, frozen=True, tag="redo", forbid_unknown_fields=True):
    """Make the move again that was taken back."""

    id: int


class Agree(msgspec.Struct, frozen=True, tag="agree", forbid_unknown_fields=True):
    """The answer to a request of another seat."""

    id: int
    to: Matter
    yes: bool = True


class Pause(msgspec.Struct, frozen=True, tag="pause", forbid_unknown_fields=True):
    """Ask for a pause, or for going on."""

    id: int
    yes: bool = True


class Face(msgspec.Struct, frozen=True, tag="face", forbid_unknown_fields=True):
    """Look from another seat; None: as an onlooker."""

    id: int
    seat: int | None


class Ping(msgspec.Struct, frozen=True, tag="ping", forbid_unknown_fields=True):
    """Answered by `done`; whoever answers that with a `pong` lets the table know how far away it is."""

    id: int


class Pong(msgspec.Struct, frozen=True, tag="pong", forbid_unknown_fields=True):
    """The `done` to a `ping` has come. Not answered."""

    id: int


Command: TypeAlias = Answer | Why | TakeBack | PutBack | Agree | Pause | Face | Ping | Pong


# -- What a table sends ----------------------------------------------------------------------------------------------


class Entry(msgspec.Struct, frozen=True, omit_defaults=True):
    """One line of the story: what happened, and the position that it led to."""

    position: int
    message: Message
    time: int
    rule: str = ""
    seat: int | None = None
    undone: bool = False


class RunningClock(msgspec.Struct, frozen=True):
    """A deadline, and how many seconds of it are left."""

    key: str
    seconds: float
    left: float


class OpenQuestion(msgspec.Struct, frozen=True):
    """What is asked. `prompt` has its arguments, and `least` and `most` their figures, for those who are asked."""

    kind: str
    prompt: Message
    rule: str
    least: int
    most: int
    deadline: RunningClock | None
    hiding: bool = False
    """Whether the list may tell something of what others must not know: then nobody should answer by itself."""


class LegalMove(msgspec.Struct, frozen=True, omit_defaults=True):
    """A move of the list, and how it is shown."""

    move: Any
    caption: Caption
    stake: Stake | None = None
    """What it leads to, where the title can say."""


class Result(msgspec.Struct, frozen=True):
    """How a match ended."""

    scores: tuple[int | float, ...]
    winners: tuple[int, ...]


class Stand(msgspec.Struct, frozen=True):
    """Where a match stands, as one seat or an onlooker may see it."""

    position: int
    count: int
    view: Any
    waiting: tuple[int, ...]
    question: OpenQuestion | None
    moves: list[LegalMove]
    undo: Message | None
    redo: bool
    over: Result | None
    alike: list[int] = []
    """The other seats of the same client that see exactly the same: between them there is nothing to hide."""


class Request(msgspec.Struct, frozen=True):
    """What a seat asks the others for, and who has agreed."""

    seat: int
    to: Matter
    agreed: list[int]


class Welcome(msgspec.Struct, frozen=True, tag="welcome"):
    """Everything that a connection needs to begin with. `stand` is null until the match has begun."""

    n: int
    seats: list[int]
    host: bool
    face: int | None
    table: msgspec.Raw
    log: msgspec.Raw
    stand: msgspec.Raw
    requests: list[Request]


class News(msgspec.Struct, frozen=True, tag="news", omit_defaults=True):
    """What has changed. With `back`, older entries of the log that speak of later positions have been taken back."""

    n: int
    log: msgspec.Raw
    table: msgspec.Raw | None = None
    back: int | None = None
    stand: msgspec.Raw | None = None
    requests: list[Request] | None = None


class Done(msgspec.Struct, frozen=True, tag="done"):
    """It is done, and stored. `n` is the number of the last frame of news then."""

    id: int
    n: int


class Refusal(msgspec.Struct, frozen=True, tag="refused"):
    """It is not allowed, and nothing has changed."""

    id: int | None
    message: Message
    rule: str = ""
