"""What would a veteran do? One move with its reason, for the seat that is asked and from what it may know.

Somebody thinks about it in a process of its own, so that nobody's decision waits. It costs nothing, but the story notes
it once for each decision, before the answer goes out.
"""

import asyncio
import logging
import zlib
from functools import partial
from typing import Final

import msgspec

from starboard.kernel import Match, Message, Refused, StarboardError, save
from starboard.table import jobs
from starboard.table.advisers import Adviser, adviser_of, gives_hints
from starboard.table.connection import Connection
from starboard.table.core import Core
from starboard.table.frames import Hint
from starboard.table.keys import in_log
from starboard.table.stand import is_race

LOG = logging.getLogger("starboard.table")

BREATH: Final = 2.0
"""Seconds between two hints that one seat is given."""
MOST_WAITING: Final = 8
"""Hints of all tables that may wait for the one who thinks."""

_encode = msgspec.json.Encoder().encode
_advised_of = msgspec.json.Decoder(jobs.Advised).decode


class _Wish:
    """What somebody has asked, and where the match stood."""

    __slots__ = ("adviser", "connection", "count", "id", "question", "seat")

    def __init__(self, connection: Connection, id: int, seat: int, match: Match, adviser: Adviser) -> None:
        self.connection, self.id, self.seat, self.adviser = connection, id, seat, adviser
        self.question, self.count = match.question, match.count

    def is_of(self, match: Match | None) -> bool:
        """Whether the seat still has the same to decide. In a race the others may have acted, as long as it has not."""
        if match is None or self.seat not in match.waiting:
            return False
        if match.question is self.question:
            return True
        since = match.lines_after(self.count)
        return is_race(match) and all(line.seat not in (self.seat, None) and line.undo is None for line in since)


class Hints:
    """The hints of one table."""

    def __init__(self, core: Core) -> None:
        self._core = core
        self._thinking: dict[int, asyncio.Task[None]] = {}
        """By the seat that asked."""
        self._given: dict[int, tuple[_Wish, Hint]] = {}
        """The last hint of each seat."""
        self._rest_until: dict[int, float] = {}

    def close(self) -> None:
        for thought in self._thinking.values():
            thought.cancel()

    async def ask(self, connection: Connection, seat: int, id: int) -> None:
        """Somebody wants to know. `Refused` where that is not to be had; else they are answered when it is."""
        core, row = self._core, self._core.ledger.row
        adviser = adviser_of(row) if gives_hints(row) else None
        if adviser is None:
            raise Refused(Message("table-hint-lesson" if row.lesson else "table-hint-off"))
        match, now = core.match, core.clock.now()
        if seat not in match.waiting or not match.offers(seat):
            raise Refused(Message("table-hint-not-asked"))
        last = self._given.get(seat)
        if last is not None and last[0].is_of(match) and last[1].at == match.count:
            connection.send(_encode(msgspec.structs.replace(last[1], id=id)))
            return
        if seat in self._thinking:
            raise Refused(Message("table-hint-thinking"))
        if now < self._rest_until.get(seat, now):
            raise Refused(Message("table-hint-too-soon"))
        if core.services.advisers.waiting >= MOST_WAITING:
            raise Refused(Message("table-hint-busy"))
        wish = _Wish(connection, id, seat, match, adviser)
        seed = zlib.crc32(f"{row.id} {seat} {match.count} hint".encode())
        left = core.clocks.left(now).get(match.deadline.key) if match.deadline is not None else None
        job = (save(match, log=False), seat, adviser.bot, seed, left)
        self._thinking[seat] = asyncio.create_task(self._think(wish, job))

    async def _think(self, wish: _Wish, job: tuple[bytes, int, str, int, float | None]) -> None:
        core = self._core
        try:
            advised = await core.services.advisers.run(jobs.advise, *job)
        except StarboardError as why:
            LOG.warning("%s at table %s had no hint: %s", wish.adviser.bot, in_log(core.ledger.row.id), why)
            advised = b""
        core.agenda.add(partial(self._give, wish, advised))

    async def _give(self, wish: _Wish, advised: bytes) -> None:
        """Note it in the story and answer, unless the match has gone on meanwhile."""
        del self._thinking[wish.seat]
        if not advised:
            wish.connection.refuse(wish.id, Message("table-hint-none"))
            return
        core, found = self._core, _advised_of(advised)
        picks = self._places(wish, found.moves)
        # Somebody else may look at the same screen by now.
        if picks is None or wish.connection.face != wish.seat or not gives_hints(core.ledger.row):
            wish.connection.refuse(wish.id, Message("table-hint-late"))
            return
        _, persona, name = wish.adviser
        hint = Hint(wish.id, core.match.count, picks, found.captions, name, persona, found.why, found.figure)
        last = self._given.get(wish.seat)
        if last is None or not last[0].is_of(core.match):
            await core.change(core.ledger.note(Message("table-hint-asked", {"seat": wish.seat}), wish.seat))
        self._given[wish.seat] = wish, hint
        self._rest_until[wish.seat] = core.clock.now() + BREATH
        wish.connection.send(_encode(hint))

    def _places(self, wish: _Wish, moves: list[msgspec.Raw]) -> list[int] | None:
        """Where these moves are in the list now; None where there is something else to decide."""
        match = self._core.ledger.match
        if match is None or not wish.is_of(match):
            return None
        offers = [_encode(move) for move in match.offers(wish.seat)]
        wanted = [bytes(move) for move in moves]
        return [offers.index(move) for move in wanted] if set(wanted) <= set(offers) else None
