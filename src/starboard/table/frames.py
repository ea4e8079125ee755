"""The shapes of `docs/protocol.md`: what clients and tables say to each other, and the rows that lists show.

What goes out to many is put together from pieces that were encoded once (`msgspec.Raw`). The types of the browser are
generated from these structs: where a part is encoded already, or is read by somebody else, `holds` says what is in it.
"""

from typing import Annotated, Any, Literal, TypeAlias

import msgspec

from starboard.kernel import Arg, Caption, Message, Move, Setting, Sketch, Stake
from starboard.store import Happened, Hints, Kind, Pace, State, Undo, Watch


def holds(shape: Any) -> msgspec.Meta:
    """For a part whose own type does not say what is in it."""
    return msgspec.Meta(extra={"holds": shape})


Matter: TypeAlias = Literal["undo", "pause", "resume"]
"""What the others may be asked to agree to."""
QuestionKind: TypeAlias = Annotated[str, holds(Literal["ask", "ask-some", "race", "ballot"])]
AnyMove: TypeAlias = Annotated[Any, holds(Move)]
GivenMove: TypeAlias = Annotated[msgspec.Raw, holds(Move)]
"""A move as a client sends it: what it is, only the title knows."""
AnyArg: TypeAlias = Annotated[Arg, holds(str | int | Message | list[str | int])]
AnyPatch: TypeAlias = Annotated[Any, msgspec.Meta(extra={"browser": ("Patch", "./patch")})]
"""How a view has changed: the browser has its own type for that, beside what reads it."""
AnyView: TypeAlias = Annotated[Any, msgspec.Meta(extra={"parameter": "View"})]
"""What a title shows to a seat; in the browser, the type of a stand is given it."""
Agreed: TypeAlias = dict[str, Annotated[Any, holds(Setting)]]
"""Options with their values. Which there are, and whether the values are good, only the title knows."""

LONGEST_NAME = 40
MOST_HOURS = 14 * 24
Hours: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=MOST_HOURS)]


# -- What is asked over HTTP -----------------------------------------------------------------------------------------


class SeatWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to hold a seat, and how. `bot` names the bot where the kind is `bot`."""

    kind: Kind = "person"
    bot: str = "random"
    name: str = ""


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be opened."""

    title: str
    name: str = ""
    options: Agreed = {}
    seats: list[SeatWish] = []
    watch: Watch = "link"
    undo: Undo = "information"
    hints: Hints = "alone"
    pace: Pace = "live"
    hours: Hours = 48
    """Time for a move where a match is played over days."""


class TableWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the host changes before the start; None leaves it as it is."""

    options: Agreed | None = None
    name: str | None = None
    pace: Pace | None = None
    hours: Hours | None = None


class NoticesWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where the host wants to have it told whose turn it is, and in which language; empty: nowhere."""

    url: Annotated[str, msgspec.Meta(max_length=500)] = ""
    language: Annotated[str, msgspec.Meta(max_length=10)] = "en"


class NoticesRow(msgspec.Struct, frozen=True):
    """Where a table tells what happens, as its host sees it."""

    services: list[str]
    """Those that the owner of the server has listed."""
    webhook: str
    """The one that is told, without its secret; empty: none."""
    told: bool | None = None
    """Whether it has just taken its first message."""


class SeatRow(msgspec.Struct, frozen=True, gc=False):
    """A seat as lists show it."""

    seat: int
    kind: Kind
    name: str
    bot: str
    present: bool
    yours: bool = False
    persona: str = ""
    """Who plays the bot, by the name in the cast of the title."""
    stands_in: bool = False
    """Whether the bot plays only until the person comes back whose name the seat bears."""


class Row(msgspec.Struct, frozen=True, gc=False):
    """A table as lists show it. `yours` and `host` are about the caller; in frames they are false."""

    id: str
    title: str
    name: str
    state: State
    options: Agreed
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
    lesson: str = ""
    """The lesson that is given here; empty: none."""
    called: str = ""
    """The message that names it where `name` is empty; empty: it is called like its title."""
    scene: Message | None = None
    """Where the match stands, in one line."""
    since: int = 0
    """Since when it waits for the caller; 0: it does not."""
    asks: Message | None = None
    """What the caller is asked."""
    sketch: Sketch | None = None
    """The position as a small picture, as the caller sees it; only in lists."""
    lately: list[Happened] = []
    """What happened last; only in lists."""
    pace: Pace = "live"
    hours: int = 48
    until: int = 0
    """Until when the caller has time for an answer; 0: it is not asked, or nobody counts."""
    hints: bool = False
    """Whether players may ask here what a veteran would do."""


class Opened(msgspec.Struct, frozen=True):
    """A new table, the host key, and a key for each seat that people may hold: this is the only time that they are
    sent."""

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


class Answer(msgspec.Struct, frozen=True, tag="answer", forbid_unknown_fields=True, gc=False):
    """The answer to the open question: the places of one move or several in the list of a stand, or the moves
    themselves."""

    id: int
    picks: list[int] | None = None
    at: int | None = None
    """The `count` of the stand that was answered. Places mean nothing without it."""
    moves: list[GivenMove] | None = None
    """For programs, which may know what they want without a list."""


class Why(msgspec.Struct, frozen=True, tag="why", forbid_unknown_fields=True):
    """Why not this move?"""

    id: int
    move: GivenMove


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


class Learn(msgspec.Struct, frozen=True, tag="learn", forbid_unknown_fields=True):
    """In a lesson: go on from a note, have the move shown that is wanted, go one step back, or come to the next step
    without watching what leads to it."""

    id: int
    do: Literal["go-on", "show", "back", "skip"]


Phrase: TypeAlias = Literal["hello", "good-luck", "well-played", "thanks", "ouch", "moment", "back", "good-game"]
"""What players can say to each other: a few sentences that everybody reads in their own language, and nothing else."""


class Say(msgspec.Struct, frozen=True, tag="say", forbid_unknown_fields=True):
    """Say one of the fixed sentences to everybody."""

    id: int
    phrase: Phrase


class Ordering(msgspec.Struct, frozen=True, tag="order", forbid_unknown_fields=True):
    """Give a standing order, or take it back."""

    id: int
    order: str
    yes: bool = True


class AskHint(msgspec.Struct, frozen=True, tag="hint", forbid_unknown_fields=True):
    """What would a veteran do? Answered by a `hint`."""

    id: int


class Ping(msgspec.Struct, frozen=True, tag="ping", forbid_unknown_fields=True):
    """Answered by `done`; a client that answers that with a `pong` lets the table know how far away it is."""

    id: int


class Pong(msgspec.Struct, frozen=True, tag="pong", forbid_unknown_fields=True):
    """The `done` to a `ping` has come. Not answered."""

    id: int


class Seen(msgspec.Struct, frozen=True, tag="seen", forbid_unknown_fields=True):
    """What has happened was shown to its end. Not answered."""

    id: int
    at: int
    """The `count` of the stand that is on the page."""
    reading: bool = False
    """Whether something lies open there that is to be read first: a page of a story."""


Command: TypeAlias = (
    Answer | Why | TakeBack | PutBack | Agree | Pause | Face | Learn | Say | Ordering | AskHint | Ping | Pong | Seen
)


# -- What a table sends ----------------------------------------------------------------------------------------------


class Entry(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """One line of the story: what happened, and the position that it led to."""

    position: int
    message: Message
    time: int
    rule: str = ""
    seat: int | None = None
    undone: bool = False
    beat: str = ""
    """The kind of beat, if it is one."""
    sign: str = ""
    """What stands before it, in a word of the title."""
    marks: tuple[str, ...] = ()
    """What begins, belongs together or ends with it, in words of the title."""


class Beat(msgspec.Struct, frozen=True, gc=False):
    """One thing of a move that a person should see happen. `data` are the arguments of its message. `log` says which
    entries of the same news belong to it, from the first up to, not including, the second. `patch` leads from the view
    before to the one of this moment (see `table/patch.py`); parts that only a decision needs are null in it."""

    kind: str
    data: dict[str, AnyArg]
    log: tuple[int, int]
    patch: AnyPatch


class RunningClock(msgspec.Struct, frozen=True, gc=False):
    """A deadline, and how many seconds of it are left."""

    key: str
    seconds: float
    left: float


class OpenQuestion(msgspec.Struct, frozen=True, gc=False):
    """What is asked. `prompt` has its arguments, and `least` and `most` their figures, for those who are asked."""

    kind: QuestionKind
    prompt: Message
    rule: str
    least: int
    most: int
    deadline: RunningClock | None
    hiding: bool = False
    """Whether even the only move there is must be left to the player: making it at once would tell the others
    something, or there is something to read first."""
    live: bool = False
    """Whether time counts: all act at once and first come is first served, or a clock is running. Nothing should make
    anybody wait then."""


class LegalMove(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A move of the list, and how it is shown."""

    move: AnyMove
    caption: Caption
    stake: Stake | None = None
    """What it leads to, where the title can say."""
    foremost: bool = False
    """Whether this is the one that is put forward, because it helps most."""


class OrderRow(msgspec.Struct, frozen=True, gc=False):
    """A standing order that the holder of a seat may give."""

    id: str
    given: bool


class Result(msgspec.Struct, frozen=True, gc=False):
    """How a match ended."""

    scores: tuple[int | float, ...]
    winners: tuple[int, ...]


class Stand(msgspec.Struct, frozen=True, gc=False):
    """Where a match stands, as one seat or an onlooker may see it."""

    position: int
    """How many moves stand."""
    count: int
    """How many lines the log has."""
    view: AnyView
    waiting: tuple[int, ...]
    """Whom the others wait for."""
    question: OpenQuestion | None
    moves: list[LegalMove]
    """Empty for a seat that is not asked. One that may act in the turn of another has a list, too; nobody waits for
    it."""
    undo: Message | None
    """Null when the last move can be taken back, else why it cannot."""
    redo: bool
    over: Result | None
    alike: list[int] = []
    """The other seats of the same client that see exactly the same: between them there is nothing to hide."""
    beats: list[Beat] = []
    """Of a past position: the beats of the move that led there, from the position before. A live stand comes with the
    beats in its news."""
    met: list[str] = []
    """Of a past position: the ids of the sealed messages in it. Those of a live stand come in its news."""
    orders: tuple[OrderRow, ...] = ()
    """The standing orders that may be given from this seat."""
    until: tuple[int, ...] = ()
    """Until when each of `waiting` has time. After that the others may call in a stand-in for them."""
    sketches: tuple[Sketch, ...] = ()
    """Of a past position: what it looks like in small, one picture for everybody or one for each seat."""


class Request(msgspec.Struct, frozen=True):
    """What a seat asks the others for, and who has agreed."""

    seat: int
    to: Matter
    agreed: list[int]


Does: TypeAlias = Literal["watch", "move", "go-on", "over"]


class Note(msgspec.Struct, frozen=True, omit_defaults=True):
    """Where a lesson stands."""

    does: Does
    """What the learner does now: only look, make a move, say that it goes on; or it is over."""
    step: int
    """The number of the step, from 1,"""
    of: int
    """of this many."""
    id: str = ""
    speaker: str = ""
    """Who speaks, by the name in the cast of the title."""
    text: Message | None = None
    look: list[str] = []
    """The places to point at."""
    allowed: list[int] = []
    """The moves that the step wants, by their places in the list of the stand."""
    tries: int = 0
    """Wrong tries at this step,"""
    answer: Message | None = None
    """and what is said to the last of them."""
    shows: bool = False
    """Whether the move may be shown."""
    after: Message | None = None
    """What is said of the step that was done just before."""
    back: bool = False
    """Whether there is a step to go back to."""


class PastNote(msgspec.Struct, frozen=True):
    """A note that came in a lesson, for looking back."""

    position: int
    """How many moves had been made."""
    step: int
    of: int
    id: str
    speaker: str
    text: Message
    look: list[str]


class Quip(msgspec.Struct, frozen=True, gc=False):
    """Something that a bot says, or one of the sentences that people can say, beside the story."""

    seat: int
    """Below 0: who plays without a seat."""
    message: Message


class Welcome(msgspec.Struct, frozen=True, tag="welcome"):
    """Everything that a connection needs to begin with. `stand` is null until the match has begun."""

    n: int
    seats: list[int]
    host: bool
    face: int | None
    table: Annotated[msgspec.Raw, holds(Row)]
    log: Annotated[msgspec.Raw, holds(list[Entry])]
    stand: Annotated[msgspec.Raw, holds(Stand | None)]
    requests: list[Request]
    met: list[str]
    """The ids of all sealed messages that this face has come to: their words and prints can be asked for."""
    note: Note | None = None
    """Where the lesson stands, at a table of one."""


class News(msgspec.Struct, frozen=True, tag="news", omit_defaults=True, gc=False):
    """What has changed. With `back`, older log entries about later positions have been taken back.
    `beats` lead from the last stand towards this one."""

    n: int
    log: Annotated[msgspec.Raw, holds(list[Entry])]
    table: Annotated[msgspec.Raw, holds(Row)] | None = None
    back: int | None = None
    stand: Annotated[msgspec.Raw, holds(Stand | None)] | None = None
    requests: list[Request] | None = None
    beats: list[Beat] = []
    met: list[str] = []
    """The ids of the sealed messages that this face has come to since it was told last; after a lost connection all of
    them."""
    note: Note | None = None
    quip: Quip | None = None


class Done(msgspec.Struct, frozen=True, tag="done", gc=False):
    """It is done, and stored. `n` is the number of the frame of news that shows it, which may still be to come."""

    id: int
    n: int


class Refusal(msgspec.Struct, frozen=True, tag="refused", omit_defaults=True):
    """It is not allowed, and nothing has changed."""

    id: int | None
    message: Message
    rule: str = ""


class Hint(msgspec.Struct, frozen=True, tag="hint", omit_defaults=True):
    """What a veteran would do, from what the seat that asked may know."""

    id: int
    at: int
    """The `count` of the stand whose question it is about. Places mean nothing without it."""
    picks: list[int]
    """The move, or the moves, by their places in the list of that stand."""
    captions: list[Message]
    """The words of each."""
    name: str = ""
    """Who says so,"""
    persona: str = ""
    """and their name in the cast of the title; empty: a bot without a face."""
    why: Message | None = None
    """What the move gains or avoids; null where it speaks for itself."""
    figure: Message | None = None
    """How much better it came out than the next best where both were tried, and how sure that is."""


Frame: TypeAlias = Welcome | News | Done | Refusal | Hint
