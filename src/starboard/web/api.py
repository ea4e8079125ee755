"""The shapes of the HTTP half of `docs/protocol.md` that are not already those of the table."""

from typing import Annotated, Any

import msgspec

from starboard.kernel import Habit, Message, Option, Preset, Title, Way
from starboard.lessons import Persona, cast_of, minutes_of
from starboard.lessons.folders import folder_of
from starboard.table import bot_names
from starboard.table.frames import LONGEST_NAME, Agreed

LONGEST_PASSWORD = 200
LONGEST_ID = 100
MOST_IDS = 200
MOST_SEATS = 20

Name = Annotated[str, msgspec.Meta(max_length=LONGEST_NAME)]
Password = Annotated[str, msgspec.Meta(max_length=LONGEST_PASSWORD)]


class Me(msgspec.Struct, frozen=True, omit_defaults=True):
    """The player who asks. `entered` is false until the server's password has been given."""

    name: str
    entered: bool
    notices: bool = False
    """Whether tables can tell elsewhere whose turn it is."""
    told: bool = False
    """Whether the player can be told, on a device or by e-mail."""
    again: bool = True
    """Whether matches that are over can be looked at again."""


class ToldAt(msgspec.Struct, frozen=True):
    """Where the caller is told that tables wait for them."""

    push: str
    """The key of the server for messages to devices; empty: it sends none."""
    mails: bool
    """Whether this server sends e-mail."""
    devices: list[str]
    """What the last letters of their addresses are, for a browser to find its own."""
    mail: str
    """The address of the mailbox; empty: none."""
    asked: str
    """The address to which a code was sent that is to be typed in."""


class NewDevice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A browser that wants to be told, as its push service describes it."""

    endpoint: Annotated[str, msgspec.Meta(max_length=500)]
    p256dh: Annotated[str, msgspec.Meta(max_length=120)]
    auth: Annotated[str, msgspec.Meta(max_length=40)]
    language: Annotated[str, msgspec.Meta(max_length=10)] = "en"


class OldDevice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A browser that wants to hear no more."""

    endpoint: Annotated[str, msgspec.Meta(max_length=500)]


class NewMail(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A mailbox in which somebody wants to be told; empty: in none."""

    address: Annotated[str, msgspec.Meta(max_length=300)] = ""
    language: Annotated[str, msgspec.Meta(max_length=10)] = "en"


class MailCode(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The code that was sent to a mailbox."""

    code: Annotated[str, msgspec.Meta(max_length=20)]


class StopLink(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the link out of an e-mail carries behind its `#`, where no log gets to see it."""

    token: Annotated[str, msgspec.Meta(max_length=300)]


class NewName(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a player wants to be called."""

    name: Name


class Knock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The password of the server, as somebody believes it to be."""

    password: Password


class PlayOn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """From where somebody wants to play on, and in which seat; without one, in their own first one."""

    position: Annotated[int, msgspec.Meta(ge=0, le=1_000_000_000)]
    seat: Annotated[int, msgspec.Meta(ge=0, lt=MOST_SEATS)] | None = None


class Ticket(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The key of a seat or of the host; none for any open seat."""

    key: Annotated[str, msgspec.Meta(max_length=100)] = ""


class Meeting(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Sealed messages that a client has met, perhaps at a past position that it looks at."""

    ids: Annotated[list[Annotated[str, msgspec.Meta(max_length=LONGEST_ID)]], msgspec.Meta(max_length=MOST_IDS)]
    at: Annotated[int, msgspec.Meta(ge=0)] | None = None


class Reading(Meeting, frozen=True, kw_only=True):
    """Those whose words it does not know yet."""

    language: Annotated[str, msgspec.Meta(max_length=10)]


class TitleRow(msgspec.Struct, frozen=True):
    """A title, as the lobby offers it."""

    id: str
    version: int
    least_seats: int
    most_seats: int
    options: list[Option]
    presets: list[Preset]
    habits: dict[Way, Habit]
    """What a new table begins with, by the way in which it is to be played."""
    bots: list[str]
    cast: list[Persona]
    """Who plays the bots, from gentle to strong."""
    first_bot: str
    """The bot that begins in a new seat; empty where there is none."""
    lessons: bool
    """Whether there is something to learn."""
    minutes: int
    """How long the first lesson takes; 0 where there is none."""
    own: str
    """The option that names what people have filled in of their own; empty where there is none."""
    one_screen: Agreed
    """What has to be agreed where several people play at one screen."""


class Combination(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Seats and options of a table that somebody is about to open."""

    seats: int
    options: Agreed = {}


class Bots(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The bots of a table that somebody is about to open, seat by seat; empty where a person sits."""

    bots: Annotated[list[Annotated[str, msgspec.Meta(max_length=LONGEST_ID)]], msgspec.Meta(max_length=MOST_SEATS)]


class RuleSearch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Words that somebody looks for in the rules of a title."""

    title: Annotated[str, msgspec.Meta(max_length=40)]
    words: Annotated[str, msgspec.Meta(max_length=80)]


class Advice(msgspec.Struct, frozen=True):
    """What the players should know of a combination before they begin."""

    warnings: list[Message]


class LessonWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How somebody wants a lesson: where it was left, or from its beginning."""

    again: bool = False


def first_bot(title: Title[Any]) -> str:
    """The gentlest bot of the cast; where all win together, or there is no cast, one of middling skill."""
    bots, levels = bot_names(title), cast_of(title).levels()
    if levels:
        return levels[len(levels) // 2 if title.cooperative else 0]
    return bots[len(bots) // 2] if bots else ""


def row_of(title: Title[Any]) -> TitleRow:
    """A title as the lobby shows it."""
    return TitleRow(
        id=title.id,
        version=title.version,
        least_seats=title.least_seats,
        most_seats=title.most_seats,
        options=list(title.options),
        presets=list(title.presets),
        habits=dict(title.habits),
        bots=cast_of(title).in_order(bot_names(title)),
        cast=cast_of(title).persona,
        first_bot=first_bot(title),
        own=title.own.option if title.own is not None else "",
        lessons=folder_of(title) is not None,
        minutes=minutes_of(title),
        one_screen=msgspec.to_builtins(title.one_screen),
    )
