"""Matches that are over, looked at again: who may ask for it, how many are worked on, and what is kept.

One match is worked on at a time, in the order in which they were asked for, by processes that step back whenever
anybody else has something to do. The work comes in small parts. Those that are done stay for a while when nobody waits
any more, so whoever asks again goes on from there.
"""

import asyncio
import logging
from typing import Annotated, Any, Literal, TypeAlias

import msgspec

from starboard import __version__
from starboard.analysis import VERSION, Analysis, Ledger, write_analysis
from starboard.analysis.course import Course, course
from starboard.analysis.jobs import Result
from starboard.kernel import Match, Message, Record, StarboardError, find_title, record_of, write_record
from starboard.store import Kept, StoreConflict, StoreError, TableRow
from starboard.table import analysis_jobs as jobs
from starboard.table.awake import Awake
from starboard.table.errors import NotNow
from starboard.table.frames import holds
from starboard.table.keys import Caller, in_log
from starboard.table.rights import Holder, holder_of, persons
from starboard.table.settings import Services

LOG = logging.getLogger("starboard.table")

MOST_IN_LINE = 12
"""Matches that are worked on or wait for it, at one server;"""
MOST_OF_ONE = 2
"""and those that one person has asked for."""
MOST_LEFT = 6
"""Matches whose half-done work stays."""
PATIENCE = 90.0
"""Seconds after which somebody who does not ask how far it is waits no more: a page that is hidden asks once a
minute."""
KNOWN = 0.06
"""How much has to be done before it can be said how long the rest takes."""
LATELY = 6
"""Matches of which somebody is shown how well they chose."""
LOOKED_THROUGH = 24

Doing: TypeAlias = Literal["nothing", "waits", "works", "failed", "done"]


class MovesOf(msgspec.Struct, frozen=True):
    """How well somebody chose in one match: by how much their own moves changed their chance."""

    table: str
    gain: float


class AnalysisStand(msgspec.Struct, frozen=True):
    """How far the analysis of a match is."""

    state: Doing
    """Nobody has asked for it, it waits, it is being made, it could not be made, it is here."""
    share: float = 0.0
    """How much of the work is done, from 0 to 1."""
    before: int = 0
    """How many other matches are before it."""
    seconds: int = 0
    """How long it will still take, about; 0: not known yet."""
    why: Message | None = None
    """Why it could not be made."""
    analysis: Annotated[msgspec.Raw, holds(Analysis)] | None = None
    lately: list[MovesOf] = []
    """The caller's last matches of this title that were looked at, this one among them, the first one first."""


class _Brief(msgspec.Struct, frozen=True):
    """As much of an analysis as is needed to know whether it still holds, and how somebody fared."""

    version: int
    rules: int
    ledgers: tuple[Ledger, ...]


_brief = msgspec.json.Decoder(_Brief).decode


class _Work:
    """The analysis of one match, while it is made."""

    def __init__(self, table: str, record: bytes, lines: int, way: Course) -> None:
        self.table = table
        self.record = record
        self.lines = lines
        self.way = way
        self.batch = next(way)
        """Jobs that can be done at the same time,"""
        self.results: dict[int, Result] = {}
        """and those that are done."""
        self.waiting: dict[str, float] = {}
        """Who waits for it, and when they last asked."""
        self.spent = 0.0
        """Seconds that all of it has taken so far."""
        self.why: Message | None = None
        self.task: asyncio.Task[None] | None = None

    @property
    def is_under_way(self) -> bool:
        return self.task is not None and not self.task.done()

    @property
    def share(self) -> float:
        begins, ends, of = self.batch.begins, self.batch.ends, len(self.batch.jobs)
        return begins + (ends - begins) * len(self.results) / max(1, of)

    def stand(self, before: int) -> AnalysisStand:
        state: Doing = "waits" if before else "works"
        if not self.is_under_way:
            state = "nothing" if self.why is None else "failed"
        share = self.share
        known = share > KNOWN and state == "works"
        seconds = round(self.spent / share * (1 - share)) + 1 if known else 0
        return AnalysisStand(state, round(share, 3), before, seconds, self.why)


class Analyses:
    """What is known about matches that are over, and what is being found out."""

    def __init__(self, services: Services, awake: Awake) -> None:
        self._services, self._store, self._awake = services, services.store, awake
        self._settings = services.settings
        self._works: dict[str, _Work] = {}
        """By table: those under way in the order in which they were asked for, and what was left."""
        self._turn = asyncio.Lock()

    @property
    def are_made(self) -> bool:
        """Whether this server makes any."""
        return self._settings.analysts > 0

    async def close(self) -> None:
        """Stop working."""
        tasks = [work.task for work in self._works.values() if work.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def look(self, caller: Caller, table: str) -> AnalysisStand:
        """How far it is. Somebody who waits for it says by this that they still do."""
        row, holder = await self._row(caller, table)
        ready = await self._ready(caller, holder, row)
        if ready is not None:
            return ready
        work = self._works.get(table)
        if work is None:
            return AnalysisStand("nothing")
        if caller.player in work.waiting:
            work.waiting[caller.player] = self._now()
        return self._stand(work)

    async def ask(self, caller: Caller, table: str) -> AnalysisStand:
        """Have it made, unless it is there or under way."""
        row, holder = await self._row(caller, table)
        ready = await self._ready(caller, holder, row)
        if ready is not None:
            return ready
        if not self.are_made:
            raise NotNow("table-analysis-off")
        if row.lesson:
            raise NotNow("table-analysis-lesson")
        work = self._works.get(table)
        if work is None or not work.is_under_way:
            self._check_room(caller)
            work = self._begin(caller, await self._work(caller, row))
        work.waiting[caller.player] = self._now()
        return self._stand(work)

    async def leave(self, caller: Caller, table: str) -> AnalysisStand:
        """The caller waits no more. Where nobody else does, it is not gone on with."""
        await self._row(caller, table)
        work = self._works.get(table)
        if work is None:
            return AnalysisStand("nothing")
        work.waiting.pop(caller.player, None)
        if not work.waiting and work.task is not None:
            work.task.cancel()
            await asyncio.gather(work.task, return_exceptions=True)
        return self._stand(work)

    async def _row(self, caller: Caller, table: str) -> tuple[TableRow, Holder]:
        """The table, if its match is over and the caller may look at it."""
        row, holder = await self._awake.row(table), holder_of(caller)
        holder.check_look(row)
        if row.state not in ("over", "archived"):
            # Nobody may be told during a match what the others hold, nor what would be best.
            raise NotNow("table-not-over")
        return row, holder

    def _now(self) -> float:
        return self._services.clock.now()

    def _stand(self, work: _Work) -> AnalysisStand:
        return work.stand(self._in_line().index(work) if work.is_under_way else 0)

    def _in_line(self) -> list[_Work]:
        return [work for work in self._works.values() if work.is_under_way]

    # -- Making one ----------------------------------------------------------------------------------------------

    def _check_room(self, caller: Caller) -> None:
        line = self._in_line()
        if len(line) >= MOST_IN_LINE:
            raise NotNow("table-analysis-full")
        if sum(caller.player in work.waiting for work in line) >= MOST_OF_ONE:
            raise NotNow("table-analysis-yours")

    async def _work(self, caller: Caller, row: TableRow) -> _Work:
        """New work, or what was left of it."""
        record, lines = await self._awake.looking(row.id, caller, _finished)
        left = self._works.get(row.id)
        if left is not None and left.lines == lines:
            return left
        written = await asyncio.to_thread(write_record, record)
        return _Work(row.id, written, lines, course(self._settings.analysis_effort, people=persons(row)))

    def _begin(self, caller: Caller, work: _Work) -> _Work:
        """Put it at the end of the line, unless somebody else has done so meanwhile."""
        known = self._works.get(work.table)
        if known is not None and known.is_under_way:
            return known
        # Many may have been asked for at once.
        self._check_room(caller)
        work.why = None
        work.waiting.clear()
        self._works.pop(work.table, None)
        self._works[work.table] = work
        work.task = asyncio.create_task(self._make(work))
        idle = [table for table, one in self._works.items() if not one.is_under_way]
        for table in idle[:-MOST_LEFT]:
            del self._works[table]
        return work

    async def _make(self, work: _Work) -> None:
        try:
            async with self._turn:
                analysis = await self._made(work)
            if analysis is not None:
                await self._store.keep_analysis(work.table, Kept(work.lines, write_analysis(analysis)))
                self._works.pop(work.table, None)
        except StoreConflict:
            # The table is gone.
            self._works.pop(work.table, None)
        except StoreError as why:
            self._break_off(work, why)

    def _break_off(self, work: _Work, why: StarboardError) -> None:
        LOG.warning("the analysis of table %s broke off: %s", in_log(work.table), why)
        work.why = Message("table-analysis-broke-off")

    async def _made(self, work: _Work) -> Analysis | None:
        """The whole analysis; None where nobody waits any more, or it cannot be made."""
        while True:
            left = [number for number in range(len(work.batch.jobs)) if number not in work.results]
            await asyncio.gather(*(self._work_on(work, left) for _ in range(self._settings.analysts)))
            if len(work.results) < len(work.batch.jobs):
                return None
            results = [work.results[number] for number in range(len(work.batch.jobs))]
            try:
                work.batch, work.results = work.way.send(results), {}
            except StopIteration as end:
                analysis: Analysis = end.value
                return analysis

    async def _work_on(self, work: _Work, left: list[int]) -> None:
        """Job after job, as long as somebody waits for the whole."""
        while left and work.why is None and self._is_awaited(work):
            number, began = left.pop(0), self._now()
            try:
                result, why = await self._services.analysts.run(jobs.done, work.record, work.batch.jobs[number])
            except StarboardError as lost:
                self._break_off(work, lost)
                return
            work.spent += (self._now() - began) / self._settings.analysts
            if why is not None:
                work.why = why
            else:
                work.results[number] = result

    def _is_awaited(self, work: _Work) -> bool:
        return any(self._now() - then < PATIENCE for then in work.waiting.values())

    # -- What is kept --------------------------------------------------------------------------------------------

    async def _ready(self, caller: Caller, holder: Holder, row: TableRow) -> AnalysisStand | None:
        """The analysis that was kept, if it still holds: of this match, by these rules and in our own form."""
        kept = await self._store.analysis(row.id)
        if kept is None or _sound(kept.body, row) is None:
            return None
        lately = await self._lately(caller, row)
        return AnalysisStand("done", analysis=msgspec.Raw(kept.body), lately=lately)

    async def _lately(self, caller: Caller, row: TableRow) -> list[MovesOf]:
        if not caller.player:
            return []
        found = await self._store.analyses_of(caller.player, LOOKED_THROUGH)
        own = [(other, body) for other, body in found if other.title == row.title]
        return [moves for other, body in own if (moves := _moves(other, body, caller)) is not None][:LATELY][::-1]


def _finished(match: Match) -> tuple[Record, int]:
    """The record of a match that is over, and how many lines the store has of it."""
    if not match.over:
        raise NotNow("table-not-over")
    return record_of(match, __version__), len(match.lines) + 1


def _sound(body: bytes, row: TableRow) -> _Brief | None:
    """None where it is of another form or of other rules, and has to be made again."""
    try:
        found = _brief(body)
    except msgspec.MsgspecError:
        return None
    return found if (found.version, found.rules) == (VERSION, find_title(row.title).version) else None


def _moves(row: TableRow, body: bytes, caller: Caller) -> MovesOf | None:
    """How well the caller chose there."""
    seats: list[Any] = [*Holder(caller.player, frozenset()).seats(row)[:1], None]
    analysis = _sound(body, row)
    ledger = next((one for one in analysis.ledgers if one.seat in seats), None) if analysis is not None else None
    return None if ledger is None else MovesOf(row.id, ledger.moves.gain)
