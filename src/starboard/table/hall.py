"""What people do with the tables of a server: open them, sit down, begin, watch."""

import asyncio
from contextlib import suppress

import msgspec

from starboard.notices import Book, Herald
from starboard.store import EventStore, Server
from starboard.table import seating
from starboard.table.analyses import Analyses
from starboard.table.awake import Awake
from starboard.table.clock import Clock, SystemClock
from starboard.table.connection import Connection
from starboard.table.core import Core
from starboard.table.errors import NotNow, NotYours
from starboard.table.frames import (
    Joined,
    Lists,
    NewTable,
    NoticesRow,
    NoticesWish,
    Opened,
    Row,
    Seated,
    SeatWish,
    TableWish,
)
from starboard.table.keys import Caller
from starboard.table.looking_back import LookingBack
from starboard.table.rights import holder_of, notices_row, shown
from starboard.table.school import School
from starboard.table.settings import HallSettings, Services
from starboard.table.table import Asleep, read_hello


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
        self._awake = Awake(self._services)
        self.school = School(store, self._awake)
        self.looking_back = LookingBack(store, self._awake, self._services.readers)
        self.analyses = Analyses(self._services, self._awake)

    async def __aenter__(self) -> "Hall":
        await self._awake.begin()
        return self

    async def __aexit__(self, *why: object) -> None:
        await self.close()

    async def close(self) -> None:
        """Stop all tables, the workers and the store."""
        await self.analyses.close()
        await self._awake.close()
        await self._services.herald.close()
        await asyncio.to_thread(self._services.close)
        await self._store.close()

    def figures(self) -> dict[str, int]:
        """Figures for monitoring the server."""
        live = self._awake.live
        return {
            "tables": len(live),
            "listeners": sum(len(table.core.connections) for table in live),
            "jobs": self._services.thinkers.done,
            **({} if self._awake.tenure is None else self._awake.tenure.figures()),
            **msgspec.to_builtins(self._services.figures),
        }

    @property
    def is_shared(self) -> bool:
        """Whether other servers have tables of the same store."""
        return self._awake.tenure is not None

    @property
    def is_sound(self) -> bool:
        """Whether this server may hold tables: one that others cannot hear may not."""
        return self._awake.tenure is None or self._awake.tenure.is_sound

    async def holder(self, table: str) -> Server | None:
        """The other server that holds a table; None where we do, or where nobody does."""
        return None if self._awake.tenure is None else await self._awake.tenure.holder(table)

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
        self._services.advisers.renew()
        self._services.analysts.renew()

    # -- Tables --------------------------------------------------------------------------------------------------

    async def create(self, caller: Caller, wish: NewTable) -> Opened:
        """Open a table."""
        earlier = await self._store.count_of(caller.player) if caller.player and not wish.name else 0
        row, host, keys = seating.new_row(caller, wish, self._awake.now(), earlier)
        await self._store.create(row)
        return Opened(shown(row, (), holder_of(caller)), host, keys)

    async def lists(self, caller: Caller) -> Lists:
        """The tables of a player, those that wait for it first, and those that anyone may watch."""
        holder = holder_of(caller)
        mine = await self._store.rows_of(caller.player) if caller.player else []
        rows = [self._awake.shown(row, holder) for row in mine]
        rows.sort(key=lambda row: not _awaits(row))
        return Lists(rows, [self._awake.shown(row, holder) for row in await self._store.watched()])

    async def row(self, caller: Caller, table: str) -> Row:
        """One table as lists show it."""
        row = await self._awake.row(table)
        holder = holder_of(caller)
        holder.check_look(row)
        return self._awake.shown(row, holder)

    async def change(self, caller: Caller, table: str, wish: TableWish) -> Row:
        """Other options, another name."""
        return await self._awake.at(table, caller, lambda core, holder: seating.change(core, holder, wish))

    async def start(self, caller: Caller, table: str) -> Row:
        """Begin the match."""
        return await self._awake.at(table, caller, seating.start)

    async def join(self, caller: Caller, table: str, key: str = "") -> Joined:
        """Sit down."""
        live, (seat, key) = await self._awake.do(table, lambda live: seating.join(live.core, caller, key))
        return Joined(live.row(holder_of(caller, key)), seat, key)

    async def seat(self, caller: Caller, table: str, seat: int, wish: SeatWish) -> Seated:
        """Hand a seat to a bot, take it back, open it."""
        holder = holder_of(caller)
        live, key = await self._awake.do(table, lambda live: seating.seat(live.core, holder, seat, wish))
        return Seated(live.row(holder), key)

    async def stand_in(self, caller: Caller, table: str, seat: int) -> Row:
        """Call in a bot for somebody who has not come in their time."""
        return await self._awake.at(table, caller, lambda core, holder: seating.stand_in(core, holder, seat))

    @property
    def book(self) -> Book | None:
        """How players want to be told; None where this server tells nobody."""
        return self._services.herald.book

    @property
    def receivers(self) -> list[str]:
        """The services that may be told what happens at a table."""
        return self._services.herald.receivers.names

    async def notices(self, caller: Caller, table: str) -> NoticesRow:
        """Where a table tells what happens, for its host."""
        row = await self._awake.row(table)
        holder_of(caller).check_host(row)
        return notices_row(row, self.receivers)

    async def tell_elsewhere(self, caller: Caller, table: str, wish: NoticesWish) -> NoticesRow:
        """Have it told elsewhere whose turn it is, or no longer."""
        herald, holder = self._services.herald, holder_of(caller)
        live, _ = await self._awake.do(table, lambda live: seating.tell_elsewhere(live.core, holder, wish))
        row = live.core.ledger.row
        told = await herald.try_out(row) if row.webhook is not None else None
        return notices_row(row, self.receivers, told)

    async def archive(self, caller: Caller, table: str) -> Row:
        """Put a table away."""
        return await self._awake.at(table, caller, seating.archive)

    async def rematch(self, caller: Caller, table: str) -> Opened:
        """A table for another match of the same people. The first to ask is its host; those who ask later only
        learn its name."""
        return (await self._awake.do(table, lambda live: self._rematch(live.core, caller)))[1]

    async def _rematch(self, core: Core, caller: Caller) -> Opened:
        old, holder = core.ledger.row, holder_of(caller)
        if not holder.is_host(old) and not holder.seats(old):
            raise NotYours("table-not-your-table")
        if old.state not in ("over", "archived"):
            raise NotNow("table-not-over")
        if old.rematch:
            return Opened(self._awake.shown(await self._awake.row(old.rematch), holder), "", {})
        row, host, keys = seating.again(old, caller, self._awake.now())
        await self._store.create(row)
        await core.change(rematch=row.id)
        return Opened(shown(row, (), holder), host, keys)

    # -- Clients -------------------------------------------------------------------------------------------------

    async def connect(self, caller: Caller, table: str, hello: bytes) -> Connection:
        """A client comes to a table; `hello` is its first frame."""
        said = read_hello(hello)
        holder = holder_of(caller, *said.keys)
        while True:
            with suppress(Asleep):
                return await (await self._awake.table(table)).connect(holder, said)


def _awaits(row: Row) -> bool:
    return row.state == "playing" and any(seat.yours and seat.seat in row.waiting for seat in row.seats)
