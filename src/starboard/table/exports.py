"""A match that is under way as a file, to be gone on with elsewhere: the table in the first line, then the record.

The file holds every secret of the match, since all cards can be dealt again from it: it is for the owner of a server.
Keys and players are not in it; a table that is made of it has keys of its own.
"""

import zlib
from typing import Annotated

import msgspec

from starboard import __version__
from starboard.bots import bot_maker
from starboard.kernel import StarboardError, find_title, record_of, write_record
from starboard.lessons import cast_of
from starboard.store import Kind, Pace, Seat, Stored, TableRow, Undo, Watch
from starboard.table.errors import NotNow
from starboard.table.frames import LONGEST_NAME, Hours
from starboard.table.jobs import played_again
from starboard.table.keys import hashed, new_key, new_table_id
from starboard.table.ledger import match_of, snapshot_of
from starboard.table.lesson_tables import Prepared
from starboard.table.seating import clean_name
from starboard.table.story import unpacked
from starboard.table.summary import summary

FORMAT = 1
LARGEST_FILE = 64 << 20
LARGEST_LINE = 1 << 16

Name = Annotated[str, msgspec.Meta(max_length=LONGEST_NAME)]


class BadExport(StarboardError):
    """A file that is no exported table, or not as it was written."""


class _Seat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    kind: Kind
    name: Name
    bot: Name
    persona: Name
    stands_in: bool = False


class _Table(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    export: int
    program: str
    name: Name
    called: Annotated[str, msgspec.Meta(max_length=80)]
    seats: tuple[_Seat, ...]
    watch: Watch
    undo: Undo
    record: int
    """A check of the record that follows."""
    pace: Pace = "live"
    hours: Hours = 48


class _Format(msgspec.Struct):
    export: int


_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(_Table).decode
_decode_format = msgspec.json.Decoder(_Format).decode


def exported(stored: Stored) -> bytes:
    """The bytes of the file for this table. `NotNow` when there is nothing to go on with."""
    row = stored.row
    if row.lesson:
        raise NotNow("table-export-lesson")
    if not stored.lines:
        raise NotNow("table-not-begun")
    match = match_of(find_title(row.title), stored.lines, stored.snapshot)
    record = write_record(record_of(match, __version__))
    seats = tuple(_Seat(seat.kind, seat.name, seat.bot, seat.persona, seat.stands_in) for seat in row.seats)
    check = zlib.crc32(record)
    told = (FORMAT, __version__, row.name, row.called, seats, row.watch, row.undo, check, row.pace, row.hours)
    return _encode(_Table(*told)) + b"\n" + record


def imported(data: bytes, now: int) -> Prepared:
    """A table that goes on where this file was written. Nothing in it is believed: the record is played again from its
    first line. `BadExport`, `BadRecord` and the like when something is wrong with it."""
    table, record = _read(data)
    match, lines = played_again(record, now)
    title, header = match.title, match.header
    if len(table.seats) != header.seats:
        raise BadExport("table-export-damaged")
    host, keys = new_key(), {str(number): new_key() for number in range(header.seats)}
    cast = cast_of(title)
    seats = []
    for number, seat in enumerate(table.seats):
        if seat.kind == "bot":
            bot_maker(title, seat.bot)
        persona = seat.persona if seat.kind == "bot" and cast.find(seat.persona) else ""
        bot = seat.bot if seat.kind == "bot" else ""
        stands_in = seat.stands_in and seat.kind == "bot"
        seats.append(Seat(seat.kind, clean_name(seat.name), bot, hashed(keys[str(number)]), (), persona, stands_in))
    outcome = match.outcome
    row = TableRow(
        id=new_table_id(),
        title=title.id,
        name=clean_name(table.name),
        options=msgspec.to_builtins(header.options),
        seats=tuple(seats),
        host=hashed(host),
        hosts=(),
        watch=table.watch,
        undo=table.undo,
        pace=table.pace,
        hours=table.hours,
        state="playing" if outcome is None else "over",
        created=now,
        changed=now,
        position=match.position,
        waiting=match.awaited,
        since=(now,) * len(match.awaited),
        scores=() if outcome is None else outcome.scores,
        winners=() if outcome is None else outcome.winners,
        called=table.called if _is_name(title.id, title.table_names, table.called) else "",
    )
    row = msgspec.structs.replace(row, **summary(match, (), unpacked(lines[-1].told)))
    return Prepared(row, lines, snapshot_of(match), host, keys)


def _read(data: bytes) -> tuple[_Table, bytes]:
    first, _, record = data.partition(b"\n")
    if len(first) > LARGEST_LINE:
        raise BadExport("table-export-none")
    try:
        if _decode_format(first).export > FORMAT:
            raise BadExport("table-export-newer")
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        raise BadExport("table-export-none") from None
    try:
        table = _decode(first)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        raise BadExport("table-export-damaged") from None
    if table.export != FORMAT or zlib.crc32(record) != table.record:
        raise BadExport("table-export-damaged")
    return table, record


def _is_name(title: str, names: int, called: str) -> bool:
    """Whether this is one of the names that a title gives to tables: any other message would be said as if it were."""
    return called in {f"{title}-table-{number}" for number in range(1, names + 1)}
