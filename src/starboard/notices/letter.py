"""What is sent: one JSON that Discord, Slack and Matrix each find their sentence in, or what ntfy wants."""

from collections.abc import Callable, Sequence
from typing import TypeAlias

import msgspec

from starboard.kernel import Message, find_title
from starboard.notices.receivers import Address
from starboard.speech import Speech
from starboard.store import TableRow

News: TypeAlias = Callable[[TableRow, str], Message]
"""Says something of a table that is called so."""


def named(row: TableRow, speech: Speech) -> str:
    """What a table is called in a language."""
    speech.learn(find_title(row.title))
    return row.name or speech.say(Message(row.called or f"{row.title}-name"))


def written(row: TableRow, news: News, language: str, home: str) -> tuple[str, str]:
    """The name of the table, and a sentence about it; with the way there where the server knows its own address."""
    speech = Speech(language)
    table = named(row, speech)
    said = speech.say(news(row, table))
    return table, f"{said} {home}/t/{row.id}" if home else said


def sealed(address: Address, table: str, said: str) -> tuple[Address, bytes]:
    """Where it goes, and the JSON. A path of one word is a topic of ntfy, which takes JSON at its root; no names in it
    call anybody: what a player is called may be anything."""
    topic = address.path.strip("/")
    if topic and not set("/?").intersection(topic):
        return address._replace(path="/"), msgspec.json.encode({"topic": topic, "title": table, "message": said})
    # Slack takes signs in angle brackets for orders.
    tame = said.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    letter = {"username": "Starboard", "text": tame, "content": said, "allowed_mentions": {"parse": list[str]()}}
    return address, msgspec.json.encode(letter)


def hello(row: TableRow, table: str) -> Message:
    """The first message to a service."""
    return Message("table-notices-hello", {"table": table})


def waited_for(seats: Sequence[int], row: TableRow, table: str) -> Message:
    """That it is their turn."""
    names = ", ".join(row.seats[seat].name for seat in seats if row.seats[seat].name)
    if not names:
        return Message("table-notices-somebody", {"table": table})
    return Message("table-notices-your-turn", {"names": names, "table": table})


def stood_in(row: TableRow, table: str) -> Message:
    """That a bot plays for somebody until they come back."""
    return Message("table-notices-stood-in", {"table": table})


def yours(row: TableRow, table: str) -> Message:
    """To one player: that it is their turn."""
    if row.pace != "days":
        return Message("table-notices-yours", {"table": table})
    return Message("table-notices-yours-over-days", {"table": table, "hours": row.hours})


def ended(row: TableRow, table: str) -> Message:
    """That the match is over."""
    names = ", ".join(row.seats[seat].name for seat in row.winners if row.seats[seat].name)
    if not names:
        return Message("table-notices-over", {"table": table})
    return Message("table-notices-won", {"names": names, "table": table})
