"""How soon people are expected to answer, and who plays for those who do not come: never by itself, only when one of
the others calls a bot in. Whoever comes back takes over at any decision."""

from typing import Any, Final

import msgspec

from starboard.kernel import BadOption, Title
from starboard.lessons import cast_of
from starboard.store import Pace, Seat, TableRow
from starboard.table.errors import NotNow

AWAY: Final[dict[Pace, int]] = {"live": 5 * 60, "calm": 60 * 60}
"""Seconds after which a bot may be called in for somebody who has gone away; at a table that is played over days, the
hours that its host has chosen count."""


def seconds_for_a_move(row: TableRow) -> int:
    return AWAY.get(row.pace, row.hours * 3600)


def until(row: TableRow) -> tuple[int, ...]:
    """Until when each of those who are waited for has time; nothing where nobody counts."""
    if row.state != "playing" or row.lesson:
        return (0,) * len(row.waiting)
    since = row.since or (row.changed,) * len(row.waiting)
    return tuple(then + seconds_for_a_move(row) for then in since)


def check_pace(title: Title[Any], pace: Pace, options: dict[str, Any]) -> None:
    """A match over days is not played against the clock. `BadOption` where it would be."""
    if pace == "days" and any(options.get(name) != value for name, value in title.one_screen.items()):
        raise BadOption("table-days-in-turns")


def check_stand_in(row: TableRow, number: int, *, present: bool, now: int) -> None:
    """Whether a bot may be called in for this seat now. `NotNow` says why not."""
    if row.state != "playing" or row.lesson or row.seats[number].kind != "person" or number not in row.waiting:
        raise NotNow("table-stand-in-not-waited")
    end = until(row)[row.waiting.index(number)]
    if now < end:
        raise NotNow("table-stand-in-too-soon")
    if present and row.pace != "days":
        raise NotNow("table-stand-in-present")


def usual_bot(title: Title[Any]) -> str:
    """The bot that takes the place of a person: of middling strength."""
    levels = cast_of(title).levels()
    return levels[len(levels) // 2] if levels else "random"


def stood_in(seat: Seat, bot: str) -> Seat:
    """A seat while a bot plays for its holder, whose it stays."""
    return msgspec.structs.replace(seat, kind="bot", bot=bot, stands_in=True, persona="")


def come_back(seat: Seat) -> Seat:
    """The seat of somebody for whom a bot stood in, if one did, as before."""
    return msgspec.structs.replace(seat, kind="person", bot="", stands_in=False) if seat.stands_in else seat
