"""A table at which a lesson is given. The learner moves as a step wants it, or is told why not; the other seats follow
the record, and a bot decides where it no longer fits. What the lesson is about is in `starboard.lessons`."""

import asyncio
import logging
import zlib
from functools import partial
from typing import Any

import msgspec

from starboard.kernel import Line, Match, Message, Refused, StarboardError, find_title, line_of_play, save
from starboard.kernel.line import AnyLine
from starboard.lessons import course as way
from starboard.lessons.course import Course, Thing
from starboard.lessons.loading import Lesson, ask_of
from starboard.lessons.retrace import retraced, step_before
from starboard.lessons.shelf import find_lesson
from starboard.table import jobs
from starboard.table.commands import read_answer
from starboard.table.connection import Connection
from starboard.table.core import Core
from starboard.table.frames import Answer, Does, Learn, Note
from starboard.table.keys import in_log

LOG = logging.getLogger("starboard.table")

LONGEST_FILM = 5.0
"""Seconds that the moves before a quick step take together, however many they are."""

_moves_of = msgspec.json.Decoder(list[msgspec.Raw]).decode


class Tutor:
    """Gives the lesson of a table; does nothing at other tables."""

    def __init__(self, core: Core) -> None:
        self._core = core
        self._lesson: Lesson | None = None
        self._course: Course | None = None
        self._coming: Thing | None = None
        self._thought: asyncio.Task[None] | None = None
        self._moved_at = core.clock.now()
        self._is_waiting = False
        self._is_hasty = False
        core.note_shown = self.note

    @property
    def gives(self) -> bool:
        """Whether a lesson is given here."""
        return self._core.ledger.row.lesson != ""

    @property
    def is_busy(self) -> bool:
        return self._coming is not None

    async def load(self) -> None:
        """Fetch the lesson, which takes a while the first time."""
        row = self._core.ledger.row
        try:
            self._lesson = await asyncio.to_thread(find_lesson, find_title(row.title), row.lesson)
        except StarboardError as why:
            # The table can still be looked at.
            LOG.error("the lesson of table %s cannot be given: %s", in_log(row.id), why)
        self.forget()

    def forget(self) -> None:
        """Stand where the store does."""
        self._coming = None
        self._course = msgspec.convert(self._core.ledger.row.course, Course) if self.gives else None

    def close(self) -> None:
        self.forget()
        if self._thought is not None:
            self._thought.cancel()

    def _given(self) -> tuple[Lesson, Course, Match]:
        if self._lesson is None or self._course is None:
            raise Refused(Message("table-no-lesson"))
        return self._lesson, self._course, self._core.match

    # -- What the learner does -----------------------------------------------------------------------------------

    async def answer(self, connection: Connection, seat: int, command: Answer) -> None:
        """A move of the learner: made if the step wants it, else answered, and then nothing has changed."""
        lesson, course, match = self._given()
        places = _places(match, seat, command)
        tries = course.wrong
        why = way.why_not(lesson, match, course, places)
        if why is not None:
            if course.wrong != tries:
                await self._core.change(course=self._kept())
            raise Refused(why)
        await self._pick(seat, places, connection, command.id)

    async def learn(self, connection: Connection, seat: int, command: Learn) -> None:
        """Go on, show me, one step back; or straight to the next step."""
        lesson, course, match = self._given()
        if seat != lesson.seat:
            raise Refused(Message("table-not-your-seat"))
        step = way.step_of(lesson, course)
        if command.do == "skip":
            self._is_hasty = True
            self.look()
        elif command.do == "back":
            await self._back(lesson, course, match, seat)
        elif step is None and not way.is_asked_beside(lesson, match, course):
            raise Refused(Message("table-lesson-watch" if course.step < len(lesson.steps) else "table-lesson-over"))
        elif command.do == "go-on":
            if step is None or not step.is_note:
                raise Refused(Message("table-lesson-move-first"))
            way.leave_step(lesson, course)
            _move_on(lesson, match, course)
            await self._core.change(course=self._kept())
        else:
            places = way.shown(lesson, match, course)
            if not places or seat not in match.waiting:
                raise Refused(Message("table-lesson-nothing-to-show"))
            await self._pick(seat, places)

    async def _back(self, lesson: Lesson, course: Course, match: Match, seat: int) -> None:
        number = step_before(lesson, course)
        if number is None:
            raise Refused(Message("table-lesson-first-step"))
        lines = line_of_play(match.lines)
        earlier, position = await asyncio.to_thread(retraced, lesson, match.title, lines, number)
        earlier.done = course.done
        told = []
        if position < match.position:
            await asyncio.to_thread(_take_back, match, seat, match.position - position)
            line = match.lines_after(match.count - 1)[0]
            told = [jobs.taken_back(match, line, int(self._core.clock.wall()))]
        self._course = earlier
        self._coming = None
        if told:
            await self._core.keep(told, course=self._kept())
        else:
            await self._core.change(course=self._kept())

    async def _pick(
        self, seat: int, places: list[int], connection: Connection | None = None, id: int | None = None
    ) -> None:
        match = self._core.match
        offers = match.offers(seat)
        moves = tuple(offers[place] for place in places)
        several = match.question is not None and match.question.takes_several
        line: AnyLine = Line(seat, moves=moves) if several else Line(seat, move=moves[0])
        ask = ask_of(match, seat)
        match.pick(seat, *places)
        stored = None if connection is None or id is None else partial(connection.done, id)
        await self._went(line, ask, stored)

    async def _went(self, line: AnyLine, ask: str, stored: Any = None) -> None:
        lesson, course, match = self._given()
        way.went(lesson, course, line, ask, match.over)
        self._coming, self._moved_at = None, self._core.clock.now()
        _move_on(lesson, match, course)
        await self._core.keep(self._core.heard(match, line.seat), stored, course=self._kept())

    def _kept(self) -> dict[str, Any]:
        kept: dict[str, Any] = msgspec.to_builtins(self._course)
        return kept

    # -- What happens without the learner ------------------------------------------------------------------------

    def look(self) -> None:
        """See what comes next. Nothing does while the learner is away: nobody would see it."""
        if self._lesson is None or self._course is None or self._coming is not None or self._core.ledger.is_stale:
            return
        row, match = self._core.ledger.row, self._core.ledger.match
        if match is None or row.state not in ("playing", "over") or self._lesson.seat not in self._core.present:
            return
        thing = way.next_thing(self._lesson, match, self._course)
        if thing.kind not in ("follow", "decide"):
            self._is_hasty = False
            return
        if self._waits():
            return
        self._coming = thing
        due = self._core.clock.now() + self._pace()
        if thing.kind == "follow":
            self._core.agenda.add(partial(self._follow, thing), due)
        else:
            self._thought = asyncio.create_task(self._decide(thing, due))

    def _waits(self) -> bool:
        """Whether the learner should see the last move to its end first; there are a few seconds for that."""
        last = self._moved_at + self._core.services.settings.bot_waits
        if self._is_quick or not self._core.is_watched or self._core.clock.now() >= last:
            return False
        if not self._is_waiting:
            self._is_waiting = True
            self._core.agenda.add(self._wait_no_longer, last)
        return True

    async def _wait_no_longer(self) -> None:
        self._is_waiting = False
        self.look()

    @property
    def _is_quick(self) -> bool:
        """Whether what comes now is not worth the time that it takes, or the learner wants to see none of it."""
        lesson, course, _ = self._given()
        return self._is_hasty or (course.step < len(lesson.steps) and lesson.steps[course.step].quick)

    def _pace(self) -> float:
        """Seconds until the next move. What is quick has a few seconds for all of its moves."""
        lesson, course, _ = self._given()
        delay = self._core.services.settings.bot_delay
        if self._is_hasty:
            return 0.0
        if not self._is_quick:
            return delay
        return min(delay, LONGEST_FILM / max(1, lesson.steps[course.step].at - course.lines[0]))

    async def _follow(self, thing: Thing) -> None:
        if self._coming is not thing or thing.line is None:
            return
        match = self._core.match
        ask = ask_of(match, thing.line.seat)
        match.follow(thing.line)
        await self._went(thing.line, ask)

    async def _decide(self, thing: Thing, due: float) -> None:
        """Let a bot think; in the end any move will do, so that the lesson goes on."""
        lesson, _, match = self._given()
        seed = zlib.crc32(f"{self._core.ledger.row.id} {match.count}".encode())
        job = save(match, log=False), thing.seat, lesson.bot, seed, None
        try:
            answer = await self._core.services.thinkers.run(jobs.choose, *job)
        except StarboardError as why:
            LOG.warning("bot %s in lesson %s stumbled: %s", lesson.bot, lesson.id, why)
            answer = b""
        self._core.agenda.add(partial(self._act, thing, answer), due)

    async def _act(self, thing: Thing, answer: bytes) -> None:
        if self._coming is not thing:
            return
        match, places = self._core.match, [0]
        if answer:
            chosen = read_answer(match, [bytes(move) for move in _moves_of(answer)])
            offers = match.offers(thing.seat)
            places = [offers.index(move) for move in (chosen if isinstance(chosen, list) else [chosen])]
        await self._pick(thing.seat, places)

    # -- What is shown -------------------------------------------------------------------------------------------

    def note(self) -> Note | None:
        """Where the lesson stands; None where none is given."""
        match = self._core.ledger.match
        if self._lesson is None or self._course is None or match is None:
            return None
        return note_of(self._lesson, match, self._course)


def _move_on(lesson: Lesson, match: Match, course: Course) -> None:
    """Let the next step stand if it is reached. The last note closes the lesson: there is nothing to go on to."""
    way.next_thing(lesson, match, course)
    if way.step_of(lesson, course) is lesson.steps[-1] and lesson.steps[-1].is_note:
        way.leave_step(lesson, course)
        way.next_thing(lesson, match, course)


def note_of(lesson: Lesson, match: Match, course: Course) -> Note:
    """The note that a learner is shown."""
    step, of = way.step_of(lesson, course), len(lesson.steps)
    after = Message(course.after) if course.after else None
    back = step_before(lesson, course) is not None
    number = min(course.step + 1, of)
    last = lesson.steps[-1]
    if course.step >= of and last.is_note:
        return Note("over", of, of, last.id, last.speaker, way.text_of(lesson, match, last), after=after, back=back)
    if step is None:
        beside = way.is_asked_beside(lesson, match, course)
        does: Does = "over" if course.step >= of else "move" if beside else "watch"
        allowed = way.allowed(lesson, match, course) if beside else []
        return Note(does, number, of, after=after, back=back, allowed=allowed)
    asked = lesson.seat in match.waiting and not step.is_note
    return Note(
        does="go-on" if step.is_note else "move" if asked else "watch",
        step=number,
        of=of,
        id=step.id,
        speaker=step.speaker,
        text=way.text_of(lesson, match, step),
        look=[place for place in step.look if match.title.has_place(match.state, lesson.seat, place)],
        allowed=way.allowed(lesson, match, course) if asked else [],
        tries=course.wrong,
        answer=Message(course.answer) if course.answer else None,
        shows=course.wrong >= way.SHOW_AFTER,
        after=after,
        back=back,
    )


def _places(match: Match, seat: int, command: Answer) -> list[int]:
    """The places of the moves of an answer in the list. `Refused` where they are none, or come too late."""
    if command.at is not None and command.at != match.count:
        raise Refused(Message("kernel-too-late"))
    if (command.picks is None) == (command.moves is None) or (command.picks is not None and command.at is None):
        raise Refused(Message("table-answer-unclear"))
    offers = match.offers(seat)
    if command.picks is not None:
        if not command.picks or not all(0 <= place < len(offers) for place in command.picks):
            raise Refused(Message("kernel-not-a-move"))
        return list(command.picks)
    chosen = read_answer(match, [bytes(move) for move in command.moves or []])
    moves = chosen if isinstance(chosen, list) else [chosen]
    for move in moves:
        why = match.why_not(seat, move)
        if why is not None:
            raise why
    return [offers.index(move) for move in moves]


def _take_back(match: Match, seat: int, moves: int) -> None:
    for _ in range(moves):
        match.undo(seat)
