"""Lessons and puzzles: where somebody has come in them, and tables at which they are given."""

import asyncio

from starboard.kernel import find_title
from starboard.lessons import find_lesson, lessons_of
from starboard.store import EventStore, TableRow
from starboard.table import seating
from starboard.table.awake import Awake
from starboard.table.errors import NoSuchTable, NotNow, NotYours
from starboard.table.frames import Opened
from starboard.table.keys import Caller
from starboard.table.lesson_tables import (
    LessonRow,
    PuzzleRow,
    forked,
    lesson_row,
    pictures,
    prepared,
    puzzle_of,
)
from starboard.table.midway import set_up
from starboard.table.rights import holder_of


class School:
    """Gives lessons at tables of a store."""

    def __init__(self, store: EventStore, awake: Awake) -> None:
        self._store, self._awake = store, awake

    async def lessons(self, caller: Caller, title: str) -> list[LessonRow]:
        """The lessons of a title, and how far the caller has come in each."""
        game = find_title(title)
        found = await asyncio.to_thread(lessons_of, game)
        sketches = await asyncio.to_thread(pictures, game)
        tables = {row.lesson: row for row in reversed(await self._learning(caller)) if row.title == title}
        return [lesson_row(lesson, tables.get(lesson.id), sketches.get(lesson.id)) for lesson in found]

    async def puzzle(self, caller: Caller) -> list[PuzzleRow]:
        """The puzzle of the day, and whether the caller has solved it; empty where there are none."""
        found = await asyncio.to_thread(puzzle_of, self._awake.now() // seating.DAY)
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
            return Opened(self._awake.shown(before[0], holder_of(caller)), "", {})
        done = any(row.course.get("done") for row in before)
        ready = await asyncio.to_thread(prepared, found, game, caller, self._awake.now(), done)
        for row in before:
            # Those who begin again want one table of it, not two.
            if self._awake.tenure is not None:
                await self._awake.tenure.seize(row.id)
            await self._awake.at(row.id, caller, seating.archive)
        return await set_up(self._store, ready, caller)

    async def leave_lesson(self, caller: Caller, table: str) -> Opened:
        """An ordinary table that stands where a lesson stands: the caller plays on from there, against bots. The lesson
        stays as it is."""
        row = await self._awake.row(table)
        if not holder_of(caller).seats(row):
            raise NotYours("table-not-your-table")
        if not row.lesson:
            raise NotNow("table-no-lesson")
        if row.state != "playing":
            raise NotNow("table-is-over")
        _, stored = await self._awake.do(table, lambda live: self._store.read(table))
        if stored is None:
            raise NoSuchTable("table-unknown")
        return await set_up(self._store, forked(stored, caller, self._awake.now()), caller)
