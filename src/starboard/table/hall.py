"""All live tables of a server. A table is woken when somebody comes, and falls asleep when nobody is left."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import Any, TypeVar

import msgspec

from starboard import __version__
from starboard.kernel import (
    Match,
    Message,
    Record,
    Refused,
    StarboardError,
    Title,
    find_title,
    line_of_play,
    record_of,
    save,
    write_record,
)
from starboard.lessons import find_lesson, lessons_of
from starboard.notices import Herald
from starboard.store import EventStore, HeldElsewhere, Server, SharedStore, TableRow
from starboard.table import jobs, seating
from starboard.table.clock import Clock, SystemClock
from starboard.table.connection import Connection
from starboard.table.core import Core
from starboard.table.errors import NoSuchTable, NotNow, NotYours
from starboard.table.frames import (
    Joined,
    Lists,
    NewTable,
    NoticesRow,
    NoticesWish,
    Opened,
    PastNote,
    Row,
    Seated,
    SeatWish,
    TableWish,
)
from starboard.table.keys import Caller, in_log, new_seed
from starboard.table.ledger import Ledger
from starboard.table.lesson_tables import (
    LessonRow,
    Prepared,
    PuzzleRow,
    forked,
    lesson_row,
    past_notes,
    pictures,
    prepared,
    puzzle_of,
)
from starboard.table.reading import met
from starboard.table.rights import Holder, notices_row, shown
from starboard.table.settings import HallSettings, Services
from starboard.table.table import Asleep, Table, read_hello
from starboard.table.tenure import Tenure, has_bot_to_move

R = TypeVar("R")

LOG = logging.getLogger("starboard.table")


class Hall:
    """The tables of a store, as people meet them. See the package for what it offers."""

    def __init__(
        self,
        store: EventStore,
        settings: HallSettings | None = None,
        clock: Clock | None = None,
        herald: Herald | None = None,
    ) -> None:
        self._store = store
        self._services = Services(store, clock or SystemClock(), settings or HallSettings(), herald)
        self._tables: dict[str, asyncio.Future[Table]] = {}
        self._closing: dict[str, asyncio.Task[None]] = {}
        # Where other servers share the database.
        self._tenure = Tenure(store, self._lost, self._table) if isinstance(store, SharedStore) else None

    async def __aenter__(self) -> "Hall":
        if self._tenure is not None:
            self._tenure.begin()
        await self.wake_bots()
        return self

    async def __aexit__(self, *why: object) -> None:
        await self.close()

    async def wake_bots(self) -> None:
        """Wake the tables where a bot has to move: nobody else would."""
        for row in await self._store.in_state("playing"):
            if has_bot_to_move(row):
                try:
                    await self._table(row.id)
                except HeldElsewhere:
                    pass
                except StarboardError as why:
                    LOG.error("table %s cannot be opened: %s", in_log(row.id), why)

    async def close(self) -> None:
        """Stop all tables, the workers and the store."""
        woken = await asyncio.gather(*self._tables.values(), return_exceptions=True)
        self._tables.clear()
        tables = [table for table in woken if isinstance(table, Table)]
        await asyncio.gather(*(table.close() for table in tables), *self._closing.values(), return_exceptions=True)
        if self._tenure is not None:
            # Others go on with our tables while we still tidy up.
            await self._tenure.end()
        await self._services.herald.close()
        await asyncio.to_thread(self._services.close)
        await self._store.close()

    def figures(self) -> dict[str, int]:
        """Figures for monitoring the server."""
        live = [table.result() for table in self._tables.values() if table.done() and not table.exception()]
        return {
            "tables": len(live),
            "listeners": sum(len(table.core.connections) for table in live),
            "jobs": self._services.thinkers.done,
            **({} if self._tenure is None else self._tenure.figures()),
            **msgspec.to_builtins(self._services.figures),
        }

    @property
    def is_shared(self) -> bool:
        """Whether other servers have tables of the same store."""
        return self._tenure is not None

    @property
    def is_sound(self) -> bool:
        """Whether this server may hold tables: one that others cannot hear may not."""
        return self._tenure is None or self._tenure.is_sound

    async def holder(self, table: str) -> Server | None:
        """The other server that holds a table; None where we do, or where nobody does."""
        return None if self._tenure is None else await self._tenure.holder(table)

    async def banned(self) -> frozenset[str]:
        """The ids of players whom the owner of the server does not want."""
        return await self._store.banned()

    async def is_played(self, title: str, option: str, value: str) -> bool:
        """Whether a match with this choice is still going on."""
        rows = await self._store.in_state("playing")
        return any(row.title == title and row.options.get(option) == value for row in rows)

    def renew_workers(self) -> None:
        """Have other processes load the titles again before their next job: what titles read from files has changed."""
        self._services.thinkers.renew()
        self._services.readers.renew()

    # -- Tables --------------------------------------------------------------------------------------------------

    async def create(self, caller: Caller, wish: NewTable) -> Opened:
        """Open a table."""
        earlier = await self._store.count_of(caller.player) if caller.player and not wish.name else 0
        row, host, keys = seating.new_row(caller, wish, self._now(), earlier)
        await self._store.create(row)
        return Opened(shown(row, (), self._holder(caller)), host, keys)

    async def lists(self, caller: Caller) -> Lists:
        """The tables of a player, those that wait for it first, and those that anyone may watch."""
        holder = self._holder(caller)
        mine = await self._store.rows_of(caller.player) if caller.player else []
        rows = [self._shown(row, holder) for row in mine]
        rows.sort(key=lambda row: not _awaits(row))
        return Lists(rows, [self._shown(row, holder) for row in await self._store.watched()])

    async def row(self, caller: Caller, table: str) -> Row:
        """One table as lists show it."""
        row = await self._row(table)
        holder = self._holder(caller)
        holder.check_look(row)
        return self._shown(row, holder)

    async def change(self, caller: Caller, table: str, wish: TableWish) -> Row:
        """Other options, another name."""
        return await self._at(table, caller, lambda core, holder: seating.change(core, holder, wish))

    async def start(self, caller: Caller, table: str) -> Row:
        """Begin the match."""
        return await self._at(table, caller, seating.start)

    async def join(self, caller: Caller, table: str, key: str = "") -> Joined:
        """Sit down."""
        live, (seat, key) = await self._do(table, lambda live: seating.join(live.core, caller, key))
        return Joined(live.row(self._holder(caller, key)), seat, key)

    async def seat(self, caller: Caller, table: str, seat: int, wish: SeatWish) -> Seated:
        """Hand a seat to a bot, take it back, open it."""
        holder = self._holder(caller)
        live, key = await self._do(table, lambda live: seating.seat(live.core, holder, seat, wish))
        return Seated(live.row(holder), key)

    @property
    def receivers(self) -> list[str]:
        """The services that may be told what happens at a table."""
        return self._services.herald.receivers.names

    async def notices(self, caller: Caller, table: str) -> NoticesRow:
        """Where a table tells what happens, for its host."""
        row = await self._row(table)
        self._holder(caller).check_host(row)
        return notices_row(row, self.receivers)

    async def tell_elsewhere(self, caller: Caller, table: str, wish: NoticesWish) -> NoticesRow:
        """Have it told elsewhere whose turn it is, or no longer."""
        herald, holder = self._services.herald, self._holder(caller)
        live, _ = await self._do(table, lambda live: seating.tell_elsewhere(live.core, holder, wish))
        row = live.core.ledger.row
        told = await herald.try_out(row) if row.webhook is not None else None
        return notices_row(row, self.receivers, told)

    async def archive(self, caller: Caller, table: str) -> Row:
        """Put a table away."""
        return await self._at(table, caller, seating.archive)

    async def rematch(self, caller: Caller, table: str) -> Opened:
        """A table for another match of the same people. The first to ask is its host; those who ask later only
        learn its name."""
        return (await self._do(table, lambda live: self._rematch(live.core, caller)))[1]

    async def _rematch(self, core: Core, caller: Caller) -> Opened:
        old, holder = core.ledger.row, self._holder(caller)
        if not holder.is_host(old) and not holder.seats(old):
            raise NotYours("table-not-your-table")
        if old.state not in ("over", "archived"):
            raise NotNow("table-not-over")
        if old.rematch:
            return Opened(self._shown(await self._row(old.rematch), holder), "", {})
        row, host, keys = seating.again(old, caller, self._now())
        await self._store.create(row)
        await core.change(rematch=row.id)
        return Opened(shown(row, (), holder), host, keys)

    # -- Lessons -------------------------------------------------------------------------------------------------

    async def lessons(self, caller: Caller, title: str) -> list[LessonRow]:
        """The lessons of a title, and how far the caller has come in each."""
        game = find_title(title)
        found = await asyncio.to_thread(lessons_of, game)
        sketches = await asyncio.to_thread(pictures, game)
        tables = {row.lesson: row for row in reversed(await self._learning(caller)) if row.title == title}
        return [lesson_row(lesson, tables.get(lesson.id), sketches.get(lesson.id)) for lesson in found]

    async def puzzle(self, caller: Caller) -> list[PuzzleRow]:
        """The puzzle of the day, and whether the caller has solved it; empty where there are none."""
        found = await asyncio.to_thread(puzzle_of, self._now() // seating.DAY)
        if found is None:
            return []
        title, puzzle = found
        sketch = (await asyncio.to_thread(pictures, title)).get(puzzle.id)
        before = [row for row in await self._learning(caller) if (row.title, row.lesson) == (title.id, puzzle.id)]
        return [PuzzleRow(title.id, lesson_row(puzzle, before[0] if before else None, sketch))]

    async def _learning(self, caller: Caller) -> list[TableRow]:
        return await self._store.lessons_of(caller.player) if caller.player else []

    async def learn(self, caller: Caller, title: str, lesson: str, again: bool = False) -> Opened:
        """A table for a lesson: the one that the caller left in the middle, or a new one."""
        game = find_title(title)
        found = await asyncio.to_thread(find_lesson, game, lesson)
        before = [row for row in await self._learning(caller) if (row.title, row.lesson) == (title, lesson)]
        if before and not again and lesson_row(found, before[0]).table:
            return Opened(self._shown(before[0], self._holder(caller)), "", {})
        done = any(row.course.get("done") for row in before)
        ready = await asyncio.to_thread(prepared, found, game, caller, self._now(), done)
        for row in before:
            # Those who begin again want one table of it, not two.
            if self._tenure is not None:
                await self._tenure.seize(row.id)
            await self._at(row.id, caller, seating.archive)
        return await self._set_up(ready, caller)

    async def leave_lesson(self, caller: Caller, table: str) -> Opened:
        """An ordinary table that stands where a lesson stands: the caller plays on from there, against bots. The lesson
        stays as it is."""
        row = await self._row(table)
        if not self._holder(caller).seats(row):
            raise NotYours("table-not-your-table")
        if not row.lesson:
            raise NotNow("table-no-lesson")
        if row.state != "playing":
            raise NotNow("table-is-over")
        _, stored = await self._do(table, lambda live: self._store.read(table))
        if stored is None:
            raise NoSuchTable("table-unknown")
        return await self._set_up(forked(stored, caller, self._now()), caller)

    async def _set_up(self, ready: Prepared, caller: Caller) -> Opened:
        """Put a table into the store that begins in the middle of a match, hidden until all of it is there."""
        await self._store.create(msgspec.structs.replace(ready.row, state="archived"))
        row = msgspec.structs.replace(ready.row, version=2)
        await self._store.append(row, ready.lines, ready.snapshot)
        return Opened(shown(row, (), self._holder(caller)), ready.host, ready.keys)

    # -- The past ------------------------------------------------------------------------------------------------

    async def at(self, caller: Caller, table: str, position: int, seat: int | None = None) -> bytes:
        """The stand at a past position, as JSON: what that seat of the caller, the first one, or an onlooker saw."""
        return await self._looking_back(jobs.look_back, caller, table, position, seat)

    async def play_on(self, caller: Caller, table: str, position: int, seat: int | None = None) -> Opened:
        """A table of the caller's own that goes on from a position of this match, against bots: from a seat of the
        caller, or, once the match is over and nothing is secret any more, from any."""
        saved = await self._looking(table, caller, save)
        old = await self._row(table)
        mine = self._holder(caller).seats(old)
        seat = (mine or [0])[0] if seat is None else seat
        if not 0 <= seat < len(old.seats):
            raise NoSuchTable("table-no-such-seat")
        if old.lesson:
            raise NotNow("table-lesson-seats")
        if seat not in mine and not old.scores:
            raise NotYours("table-not-your-seat")
        row, host, keys = seating.onward(old, seat, caller, self._now())
        names = tuple(one.name for one in row.seats)
        wish = (position, seat, new_seed(), names, row.undo != "information", self._now())
        found = await self._services.readers.run(jobs.go_on_from, saved, *wish)
        if isinstance(found, Message):
            raise Refused(found)
        await self._store.create(row)
        playing = msgspec.structs.replace(row, version=2, state="playing", position=found.position, **found.fields)
        await self._store.append(playing, found.lines, found.snapshot)
        return Opened(shown(playing, (), self._holder(caller)), host, keys)

    async def notes(self, caller: Caller, table: str) -> list[PastNote]:
        """The notes of a lesson that came so far, for looking back; none at other tables."""
        lines, title = await self._looking(table, caller, lambda match: (line_of_play(match.lines), match.title))
        lesson = (await self._row(table)).lesson
        return await asyncio.to_thread(past_notes, title, lesson, lines) if lesson else []

    async def _looking_back(
        self,
        job: Callable[[bytes, int, int | None], R | Message],
        caller: Caller,
        table: str,
        position: int,
        seat: int | None = None,
    ) -> R:
        saved = await self._looking(table, caller, save)
        seats = self._holder(caller).seats(await self._row(table))
        if seat is not None and seat not in seats:
            raise NotYours("table-not-your-seat")
        face = seat if seat is not None or not seats else seats[0]
        seen = await self._services.readers.run(job, saved, position, face)
        if isinstance(seen, Message):
            raise Refused(seen)
        return seen

    async def met(self, caller: Caller, table: str, position: int | None = None) -> tuple[Title[Any], set[str]]:
        """The title of a table, and the ids of all messages that the caller has come to there; with a position, also
        those of what was to be seen then."""
        holder = self._holder(caller)
        past: set[str] = set()
        if position is not None:
            past = await self._looking_back(jobs.met_then, caller, table, position)

        async def look(live: Table) -> tuple[Title[Any], set[str]]:
            holder.check_look(live.core.ledger.row)
            return live.core.match.title, past | met(live.core, holder)

        return (await self._do(table, look))[1]

    async def record(self, caller: Caller, table: str) -> bytes:
        """The record of a match that is over."""
        record = await self._looking(table, caller, _finished_record)
        return await asyncio.to_thread(write_record, record)

    async def bring(self, caller: Caller, data: bytes) -> Row:
        """A finished table from a record. `BadRecord` when it is not a sound record of a finished match."""
        retold = await self._services.readers.run(jobs.retell, data, self._now())
        if isinstance(retold, Message):
            raise Refused(retold)
        row = seating.brought(retold.header, caller, self._now())
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
        return shown(over, (), self._holder(caller))

    # -- Clients -------------------------------------------------------------------------------------------------

    async def connect(self, caller: Caller, table: str, hello: bytes) -> Connection:
        """A client comes to a table; `hello` is its first frame."""
        said = read_hello(hello)
        holder = self._holder(caller, *said.keys)
        while True:
            with suppress(Asleep):
                return await (await self._table(table)).connect(holder, said)

    # -- Within --------------------------------------------------------------------------------------------------

    def _now(self) -> int:
        return int(self._services.clock.wall())

    def _holder(self, caller: Caller, *keys: str) -> Holder:
        return Holder(caller.player, caller.hashes(keys))

    async def _row(self, table: str) -> TableRow:
        live = self._tables.get(table)
        if live is not None:
            return (await asyncio.shield(live)).core.ledger.row
        row = await self._store.row(table)
        if row is None:
            raise NoSuchTable("table-unknown")
        return row

    def _shown(self, row: TableRow, holder: Holder) -> Row:
        live = self._tables.get(row.id)
        is_live = live is not None and live.done() and not live.exception()
        return live.result().row(holder) if live is not None and is_live else shown(row, (), holder)

    async def _looking(self, table: str, caller: Caller, work: Callable[[Match], R]) -> R:
        """What can be told of a match to somebody who may look on, at a moment when all of it is stored."""

        async def look(live: Table) -> R:
            self._holder(caller).check_look(live.core.ledger.row)
            if live.core.ledger.match is None:
                raise NotNow("table-not-begun")
            return work(live.core.match)

        return (await self._do(table, look))[1]

    async def _at(self, table: str, caller: Caller, work: Callable[[Core, Holder], Awaitable[None]]) -> Row:
        holder = self._holder(caller)
        live, _ = await self._do(table, lambda live: work(live.core, holder))
        return live.row(holder)

    async def _do(self, table: str, work: Callable[[Table], Awaitable[R]]) -> tuple[Table, R]:
        """Have something done at a table, awake or not; returns the table and the result."""
        while True:
            live = await self._table(table)
            with suppress(Asleep):
                return live, await live.do(partial(work, live))

    async def _table(self, table: str) -> Table:
        """The live table, woken if need be. Those who ask while it wakes up wait for the same one."""
        if table not in self._tables:
            waking = asyncio.ensure_future(self._wake(table))
            self._tables[table] = waking
            waking.add_done_callback(partial(self._woken, table))
        return await asyncio.shield(self._tables[table])

    async def _wake(self, table: str) -> Table:
        if table in self._closing:
            # It may still have something to write down.
            await asyncio.shield(self._closing[table])
        ledger = Ledger(self._store, table, self._services.clock)
        if self._tenure is None:
            await ledger.read()
        else:
            async with self._tenure.taking(table):
                await ledger.read()
        return Table(ledger, self._services, self._put_to_sleep)

    def _woken(self, table: str, waking: "asyncio.Future[Table]") -> None:
        if waking.cancelled() or waking.exception() is not None:
            self._tables.pop(table, None)

    def _put_to_sleep(self, table: Table) -> None:
        self._tables.pop(table.id, None)
        self._closing[table.id] = closing = asyncio.create_task(self._close(table))
        closing.add_done_callback(lambda _: self._closing.pop(table.id, None))

    async def _close(self, table: Table) -> None:
        await table.close()
        if self._tenure is not None:
            await self._tenure.release(table.id)

    def _lost(self, table: str) -> None:
        """Another server has it: those who are here have to go there."""
        live = self._tables.get(table)
        if live is not None and live.done() and not live.cancelled() and live.exception() is None:
            self._put_to_sleep(live.result())


def _finished_record(match: Match) -> Record:
    if not match.over:
        raise NotNow("table-not-over")
    return record_of(match, __version__)


def _awaits(row: Row) -> bool:
    return row.state == "playing" and any(seat.yours and seat.seat in row.waiting for seat in row.seats)
