"""What has been: earlier positions of a match, records, and tables that go on from there."""

import asyncio
from collections.abc import Callable
from typing import Any, TypeVar

import msgspec

from starboard import __version__
from starboard.kernel import (
    Match,
    Message,
    Record,
    Refused,
    Title,
    find_title,
    line_of_play,
    record_of,
    save,
    write_record,
)
from starboard.store import EventStore, Stored
from starboard.table import exports, jobs, seating
from starboard.table.awake import Awake
from starboard.table.errors import NoSuchTable, NotNow, NotYours
from starboard.table.frames import Opened, PastNote
from starboard.table.keys import Caller, new_seed
from starboard.table.lesson_tables import past_notes
from starboard.table.midway import set_up
from starboard.table.reading import met
from starboard.table.rights import holder_of, shown
from starboard.table.table import Table
from starboard.table.workers import Workers

R = TypeVar("R")


class LookingBack:
    """The past of all tables of a store, worked out by processes of its own."""

    def __init__(self, store: EventStore, awake: Awake, readers: Workers) -> None:
        self._store, self._awake, self._readers = store, awake, readers

    async def at(self, caller: Caller, table: str, position: int, seat: int | None = None) -> bytes:
        """The stand at a past position, as JSON: what that seat of the caller, the first one, or an onlooker saw."""
        return await self._looking_back(jobs.look_back, caller, table, position, seat)

    async def play_on(self, caller: Caller, table: str, position: int, seat: int | None = None) -> Opened:
        """A table of the caller's own that goes on from a position of this match, against bots: from a seat of the
        caller, or, once the match is over and nothing is secret any more, from any."""
        saved = await self._awake.looking(table, caller, save)
        old = await self._awake.row(table)
        mine = holder_of(caller).seats(old)
        seat = (mine or [0])[0] if seat is None else seat
        if not 0 <= seat < len(old.seats):
            raise NoSuchTable("table-no-such-seat")
        if old.lesson:
            raise NotNow("table-lesson-seats")
        if seat not in mine and not old.scores:
            raise NotYours("table-not-your-seat")
        row, host, keys = seating.onward(old, seat, caller, self._awake.now())
        names = tuple(one.name for one in row.seats)
        wish = (position, seat, new_seed(), names, row.undo != "information", self._awake.now())
        found = await self._readers.run(jobs.go_on_from, saved, *wish)
        if isinstance(found, Message):
            raise Refused(found)
        await self._store.create(row)
        playing = msgspec.structs.replace(row, version=2, state="playing", position=found.position, **found.fields)
        await self._store.append(playing, found.lines, found.snapshot)
        return Opened(shown(playing, (), holder_of(caller)), host, keys)

    async def notes(self, caller: Caller, table: str) -> list[PastNote]:
        """The notes of a lesson that came so far, for looking back; none at other tables."""
        lines, title = await self._awake.looking(table, caller, lambda match: (line_of_play(match.lines), match.title))
        lesson = (await self._awake.row(table)).lesson
        return await asyncio.to_thread(past_notes, title, lesson, lines) if lesson else []

    async def _looking_back(
        self,
        job: Callable[[bytes, int, int | None], R | Message],
        caller: Caller,
        table: str,
        position: int,
        seat: int | None = None,
    ) -> R:
        saved = await self._awake.looking(table, caller, save)
        seats = holder_of(caller).seats(await self._awake.row(table))
        if seat is not None and seat not in seats:
            raise NotYours("table-not-your-seat")
        face = seat if seat is not None or not seats else seats[0]
        seen = await self._readers.run(job, saved, position, face)
        if isinstance(seen, Message):
            raise Refused(seen)
        return seen

    async def met(self, caller: Caller, table: str, position: int | None = None) -> tuple[Title[Any], set[str]]:
        """The title of a table, and the ids of all messages that the caller has come to there; with a position, also
        those of what was to be seen then."""
        holder = holder_of(caller)
        past: set[str] = set()
        if position is not None:
            past = await self._looking_back(jobs.met_then, caller, table, position)

        async def look(live: Table) -> tuple[Title[Any], set[str]]:
            holder.check_look(live.core.ledger.row)
            return live.core.match.title, past | met(live.core, holder)

        return (await self._awake.do(table, look))[1]

    async def record(self, caller: Caller, table: str) -> bytes:
        """The record of a match that is over."""
        record = await self._awake.looking(table, caller, _finished_record)
        return await asyncio.to_thread(write_record, record)

    async def take_along(self, caller: Caller, table: str) -> bytes:
        """The file of a match that is under way, for the host. Every hand is in it, so nobody may sit there whom the
        host plays against; and the story tells of it."""
        holder = holder_of(caller)

        async def take(live: Table) -> Stored | None:
            row = live.core.ledger.row
            holder.check_host(row)
            if row.state not in ("playing", "paused"):
                raise NotNow("table-not-begun" if row.state == "open" else "table-is-over")
            others = any(
                (seat.kind != "bot" or seat.stands_in) and not holder.holds(row, number)
                for number, seat in enumerate(row.seats)
            )
            if others and not find_title(row.title).cooperative:
                raise NotYours("table-export-others")
            if row.lesson:
                raise NotNow("table-export-lesson")
            await live.core.change(live.core.ledger.note(Message("table-taken-along")))
            return await self._store.read(table)

        live, stored = await self._awake.do(table, take)
        if stored is None:
            raise NoSuchTable("table-unknown")
        return await asyncio.to_thread(exports.exported, stored, holder.seats(live.core.ledger.row))

    async def bring(self, caller: Caller, data: bytes) -> Opened:
        """A finished table from a record, or one that goes on where an exported match stood. `Refused` when the file is
        not sound."""
        if not exports.is_export(data):
            return await self._look_at(caller, data)
        ready = await self._readers.run(exports.brought, data, caller, self._awake.now())
        if isinstance(ready, Message):
            raise Refused(ready)
        return await set_up(self._store, ready, caller)

    async def _look_at(self, caller: Caller, data: bytes) -> Opened:
        retold = await self._readers.run(jobs.retell, data, self._awake.now())
        if isinstance(retold, Message):
            raise Refused(retold)
        row = seating.brought(retold.header, caller, self._awake.now())
        await self._store.create(row)
        over = msgspec.structs.replace(
            row,
            version=2,
            state="over",
            position=retold.position,
            scores=retold.scores,
            winners=retold.winners,
            scene=retold.scene,
            sketches=retold.sketches,
        )
        await self._store.append(over, retold.lines, retold.snapshot)
        return Opened(shown(over, (), holder_of(caller)), "", {})


def _finished_record(match: Match) -> Record:
    if not match.over:
        raise NotNow("table-not-over")
    return record_of(match, __version__)
