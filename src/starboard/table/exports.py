"""A match that is under way as a file, to be gone on with elsewhere: the table in the first line, then the record.

The file holds every secret of the match, since all cards can be dealt again from it: it is for the owner of a server,
and for the host of a table where nobody plays against somebody else. Keys and players are not in it; a table that is
made of it has keys of its own.
"""

import zlib
from collections.abc import Collection
from typing import Annotated

import msgspec

from starboard import __version__
from starboard.bots import bot_maker
from starboard.kernel import Match, Message, StarboardError, find_title, record_of, write_record
from starboard.lessons import cast_of
from starboard.store import Hints, Kind, Pace, Seat, Stored, StoredLine, TableRow, Undo, Watch
from starboard.table.errors import NotNow
from starboard.table.frames import LONGEST_NAME, Hours
from starboard.table.jobs import played_again
from starboard.table.keys import Caller, hashed, new_key, new_table_id
from starboard.table.ledger import match_of, snapshot_of
from starboard.table.lesson_tables import Prepared
from starboard.table.seating import clean_name
from starboard.table.story import Told, packed, unpacked
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
    taker: bool = False
    """Whether whoever took the file along sat here."""


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
    hints: Hints = "alone"


class _Format(msgspec.Struct):
    export: int


_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(_Table).decode
_decode_format = msgspec.json.Decoder(_Format).decode


def is_export(data: bytes) -> bool:
    """Whether this file says of itself that it is one."""
    return data.startswith(b'{"export":')


def exported(stored: Stored, taker: Collection[int] = ()) -> bytes:
    """The bytes of the file for this table, taken along by whoever has the seats `taker`. `NotNow` when there is
    nothing to go on with."""
    row = stored.row
    if row.lesson:
        raise NotNow("table-export-lesson")
    if not stored.lines:
        raise NotNow("table-not-begun")
    match = match_of(find_title(row.title), stored.lines, stored.snapshot)
    record = write_record(record_of(match, __version__))
    seats = tuple(
        _Seat(seat.kind, seat.name, seat.bot, seat.persona, seat.stands_in, number in taker)
        for number, seat in enumerate(row.seats)
    )
    check = zlib.crc32(record)
    told = (
        FORMAT,
        __version__,
        row.name,
        row.called,
        seats,
        row.watch,
        row.undo,
        check,
        row.pace,
        row.hours,
        row.hints,
    )
    return _encode(_Table(*told)) + b"\n" + record


def imported(data: bytes, now: int) -> Prepared:
    """A table that goes on where this file was written. Nothing in it is believed: the record is played again from its
    first line. `BadExport`, `BadRecord` and the like when something is wrong with it."""
    return _prepared(*_played(data, now), now)


def brought(data: bytes, caller: Caller, now: int) -> Prepared | Message:
    """For another process: the same table for somebody who brings the file, in the seats that are theirs; those of
    others are open. Or the message why there is none."""
    try:
        table, match, lines = _played(data, now)
        if match.header.start:
            # Nobody dealt that position: the writer of the file may have made it up, and here the rules go on with it.
            return Message("table-export-begun-midway")
        if match.over:
            return Message("table-is-over")
        ready = _prepared(table, match, lines, now)
    except StarboardError as why:
        return why.message
    seats = _seats_of(table, ready.row.seats, caller)
    note = Told(match.position, now, None, Message("table-brought-along"))
    me = (caller.player,) if caller.player else ()
    return msgspec.structs.replace(
        ready, row=msgspec.structs.replace(ready.row, seats=seats, hosts=me, notes=packed([note]))
    )


def _seats_of(table: _Table, seats: tuple[Seat, ...], caller: Caller) -> tuple[Seat, ...]:
    """The seats as they are for somebody who brings the file; where it tells of no own one, the first person's is
    theirs."""
    me = (caller.player,) if caller.player else ()
    people = [number for number, seat in enumerate(seats) if seat.kind != "bot"]
    mine = [number for number in people if table.seats[number].taker] or people[:1]
    given = list(seats)
    for number in people:
        if number in mine or seats[number].kind == "here":
            kind: Kind = "here" if seats[number].kind == "here" else "person"
            given[number] = msgspec.structs.replace(seats[number], kind=kind, players=me)
        else:
            given[number] = msgspec.structs.replace(seats[number], kind="open")
    return tuple(given)


def _played(data: bytes, now: int) -> tuple[_Table, Match, list[StoredLine]]:
    """What the file says, and its match played again."""
    table, record = _read(data)
    match, lines = played_again(record, now)
    if len(table.seats) != match.header.seats:
        raise BadExport("table-export-damaged")
    return table, match, lines


def _prepared(table: _Table, match: Match, lines: list[StoredLine], now: int) -> Prepared:
    title, header = match.title, match.header
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
        hints=table.hints,
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
