"""What the kernel and the titles say, as Fluent message ids with arguments. Sentences are made elsewhere, in the
reader's language."""

from collections.abc import Iterable, Sequence

import msgspec


class Message(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """One thing to say: the id of a Fluent message and its arguments.

    An argument may itself be a `Message`, for names that differ by language ("the double cannon fell off"). Lists of
    numbers or words are for drawing what happened: sentences leave them out.
    """

    id: str
    args: dict[str, "str | int | Message | Sequence[str | int]"] = {}

    def __str__(self) -> str:
        """The id and its arguments, for logs and tests; never for players."""
        return f"{self.id}({', '.join(f'{name}={value}' for name, value in self.args.items())})"


Arg = str | int | Message | Sequence[str | int]


class Event(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """Something that happened: what to say, who may hear it, and the rule behind it.

    `to` lists the seats that may know it, None means everybody, onlookers included; `but` leaves seats out, so that
    "you drew the Wyrm" and "Ada drew a card" can be two events for two audiences. Events are not the truth: moves are.

    With `beat` it is something that a person should see happen: the kind of it (`kernel/beats.py`), and what is to be
    seen are the arguments of the message. Where the message has no id there is only that: no line of the log.
    """

    message: Message
    rule: str = ""
    to: tuple[int, ...] | None = None
    but: tuple[int, ...] = ()
    beat: str = ""

    @property
    def is_said(self) -> bool:
        """Whether there is a sentence to it."""
        return bool(self.message.id)

    def heard_by(self, seat: int | None) -> bool:
        """Whether this seat (None: an onlooker) may know of the event."""
        return (self.to is None or seat in self.to) and seat not in self.but


def heard_by(events: Iterable[Event], seat: int | None) -> list[Event]:
    """Those of `events` that this seat (None: an onlooker) may know of, in order."""
    return [event for event in events if event.heard_by(seat)]
