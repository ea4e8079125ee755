"""A live table: one task, one agenda, clients that come and go."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from math import inf
from typing import Any, TypeVar

import msgspec

from starboard.kernel import Message, Refused, StarboardError
from starboard.store import StoreError
from starboard.table.bots import BotSeats
from starboard.table.commands import Commands
from starboard.table.connection import LARGEST_FRAME, Connection
from starboard.table.core import Core
from starboard.table.errors import NoSuchTable
from starboard.table.frames import Command, Hello, Ping, Row
from starboard.table.hints import Hints
from starboard.table.keys import in_log
from starboard.table.ledger import Ledger
from starboard.table.rights import Holder, shown
from starboard.table.settings import Services
from starboard.table.standing import StandingOrders
from starboard.table.tutor import Tutor

R = TypeVar("R")

LOG = logging.getLogger("starboard.table")
MOST_KEYS = 16

# Where only one type is possible it need not say which one it is; so there are two.
_first = msgspec.json.Decoder(Hello | Ping).decode


class Asleep(Exception):
    """The table has just fallen asleep: wake it again."""


class _Stop(Exception):
    """Nothing more is to be done."""


class Table:
    """A table that is awake."""

    def __init__(self, ledger: Ledger, services: Services, fall_asleep: Callable[["Table"], None]) -> None:
        self.core = Core(ledger, services)
        self._services = services
        self._tutor = Tutor(self.core)
        self._standing = StandingOrders(self.core)
        self._hints = Hints(self.core)
        self._commands = Commands(self.core, self._tutor, self._standing, self._hints)
        self._bots = BotSeats(self.core)
        self.core.when_changed = self._tutor.look if self._tutor.gives else self._look
        self._fall_asleep = fall_asleep
        self._is_awake = True
        self._is_nodding = False
        self._is_recovering = False
        self._last_heard = services.clock.now()
        self._unanswered: set[asyncio.Future[Any]] = set()
        self.core.agenda.add(self._begin)
        self._task = asyncio.create_task(self._run(), name=f"table {ledger.row.id}")

    def _look(self) -> None:
        self._bots.look()
        self._standing.look()

    @property
    def id(self) -> str:
        return self.core.ledger.row.id

    def row(self, holder: Holder) -> Row:
        """The table as this one sees it in lists."""
        return shown(self.core.ledger.row, self.core.present, holder)

    # -- Work ----------------------------------------------------------------------------------------------------

    async def _run(self) -> None:
        while True:
            work = await self.core.agenda.next()
            try:
                await work()
            except _Stop:
                return
            except StarboardError as why:
                LOG.warning("table %s: %s", in_log(self.id), why)
            except Exception:
                LOG.exception("table %s has a fault", in_log(self.id))
                self._services.figures.faults += 1
            self._check()

    def _check(self) -> None:
        """After each piece of work: nothing unstored may remain."""
        ledger = self.core.ledger
        ledger.is_stale = ledger.is_stale or ledger.is_ahead
        if ledger.is_stale:
            self.core.stand_still()
            self._bots.forget()
            self._tutor.forget()
            if not self._is_recovering:
                self._is_recovering = True
                self.core.agenda.add(self._recover, self._services.clock.now() + self._services.settings.retry)
        if not self._is_nodding and not self.core.connections:
            self._is_nodding = True
            self.core.agenda.add(self._nod, self._services.clock.now() + self._services.settings.idle)

    async def _recover(self) -> None:
        """Stand where the store does. If that fails, it is tried again."""
        self._is_recovering = False
        try:
            await self.core.refresh()
        except NoSuchTable:
            # The owner of the server has deleted it: those who are here may go.
            self._is_awake = False
            self._fall_asleep(self)
            return
        self._tutor.forget()
        self._tutor.look()

    async def _begin(self) -> None:
        """See what is to be done, if anything."""
        if self._tutor.gives:
            await self._tutor.load()
        self.core.go_on()

    async def _nod(self) -> None:
        """Nobody has been here for a while: fall asleep, unless there is something to do without them."""
        self._is_nodding = False
        quiet = self._services.clock.now() - self._last_heard >= self._services.settings.idle
        if quiet and not self.core.connections and not self._bots.are_busy and not self._tutor.is_busy:
            self._is_awake = False
            self._fall_asleep(self)

    async def do(self, work: Callable[[], Awaitable[R]]) -> R:
        """Have something done in its turn, and get the result. `Asleep` when it is too late for that."""
        if not self._is_awake:
            raise Asleep
        result: asyncio.Future[R] = asyncio.get_running_loop().create_future()
        self._unanswered.add(result)
        result.add_done_callback(self._unanswered.discard)

        async def in_turn() -> None:
            try:
                await self.core.refresh()
                done = await work()
            except Exception as why:
                if not result.done():
                    result.set_exception(why)
                if not isinstance(why, StarboardError):
                    raise
            else:
                if not result.done():
                    result.set_result(done)

        self._last_heard = self._services.clock.now()
        self.core.agenda.add(in_turn)
        return await result

    async def close(self) -> None:
        """Let everybody go and stop. What was acknowledged is stored already; clocks keep what is left of them."""
        self._is_awake = False
        for connection in list(self.core.connections):
            connection.close()
        self._bots.close()
        self._tutor.close()
        self._hints.close()
        # What is being written is finished; what is due after that can wait for the next time.
        self.core.agenda.add(self._stop, -inf)
        await self._task
        for result in list(self._unanswered):
            # What was asked for in the last moment has not been done; it may be asked for again.
            if not result.done():
                result.set_exception(Asleep())
        with suppress(StoreError):
            await self.core.keep_clocks()

    async def _stop(self) -> None:
        raise _Stop

    # -- Clients -------------------------------------------------------------------------------------------------

    async def connect(self, holder: Holder, hello: Hello) -> Connection:
        """A client comes in. `NotYours` when it may not even look."""
        admission = asyncio.ensure_future(self.do(partial(self._admit, holder, hello)))
        try:
            return await asyncio.shield(admission)
        except asyncio.CancelledError:
            # It has gone before it was in.
            admission.add_done_callback(_turn_away)
            raise

    async def _admit(self, holder: Holder, hello: Hello) -> Connection:
        core = self.core
        row = core.ledger.row
        holder.check_look(row)
        connection = Connection(holder, self._hear, self._leave, self._services.clock.now)
        connection.look_up(row)
        asked = [seat for seat in connection.seats if seat in row.waiting]
        seats = [hello.face] if hello.face in connection.seats else [*asked, *connection.seats]
        connection.face = seats[0] if seats else None
        before = core.present
        core.connections.append(connection)
        if core.present != before:
            core.publish(but=connection)
            core.go_on()
        core.reconnect.greet(connection, hello.after)
        return connection

    def _hear(self, connection: Connection, command: Command) -> None:
        self._last_heard = self._services.clock.now()
        self.core.agenda.add(partial(self._obey, connection, command), self.core.due(connection))

    async def _obey(self, connection: Connection, command: Command) -> None:
        connection.pending -= 1
        if not connection.is_open:
            return
        try:
            await self.core.refresh()
            await self._commands.obey(connection, command)
        except StarboardError as why:
            connection.refuse(command.id, why.message, why.rule if isinstance(why, Refused) else "")
        except Exception:
            connection.refuse(command.id, Message("table-fault"))
            raise

    def _leave(self, connection: Connection) -> None:
        """A client has gone. The others are told in the table's own time."""
        core = self.core
        if connection not in core.connections:
            return
        self._services.figures.dropped += connection.was_slow
        self._last_heard = self._services.clock.now()
        before = core.present
        core.connections.remove(connection)
        core.agenda.add(self._miss if core.present != before else self._begin)

    async def _miss(self) -> None:
        """Somebody has gone: perhaps the others now agree on something, and perhaps the clocks have to stop."""
        await self.core.refresh()
        self.core.requests.clean(self.core.present)
        if not await self._commands.grant():
            self.core.publish()
        self.core.go_on()


def _turn_away(admission: "asyncio.Future[Connection]") -> None:
    if not admission.cancelled() and admission.exception() is None:
        admission.result().close()


def read_hello(data: bytes) -> Hello:
    """The first frame of a client. `Refused` when it is not one."""
    try:
        hello = _first(data) if len(data) <= LARGEST_FRAME else None
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        hello = None
    if not isinstance(hello, Hello) or len(hello.keys) > MOST_KEYS:
        raise Refused(Message("table-frame-unreadable"))
    return hello
