"""Tables for lessons: how one is made, how somebody leaves it to play on, and what a list of lessons says of them."""

import logging
from collections.abc import Sequence
from functools import cache
from typing import Any

import msgspec

from starboard.kernel import Match, Message, Sketch, StarboardError, Title, find_title, title_names
from starboard.kernel.line import AnyLine
from starboard.lessons import cast_of, lessons_of
from starboard.lessons.course import begun, next_thing
from starboard.lessons.loading import Lesson
from starboard.lessons.rehearsal import opening
from starboard.lessons.retrace import along
from starboard.lessons.shape import Kind
from starboard.lessons.shelf import find_lesson
from starboard.store import Seat, Snapshot, Stored, StoredLine, TableRow
from starboard.table.frames import PastNote
from starboard.table.keys import Caller, hashed, new_key, new_table_id
from starboard.table.ledger import snapshot_of
from starboard.table.story import packed, told

LOG = logging.getLogger("starboard.table")

_encode = msgspec.json.Encoder().encode


class LessonRow(msgspec.Struct, frozen=True):
    """A lesson as lists show it, and how far somebody has come in it."""

    id: str
    kind: Kind
    name: Message
    about: Message
    minutes: int
    steps: int
    step: int = 0
    """Steps that are done."""
    done: bool = False
    """Whether it was once gone through."""
    table: str = ""
    """The table where it is given; empty: it was not begun, or is to begin again."""
    sketch: Sketch | None = None
    """Of a puzzle: its position as a small picture."""


class PuzzleRow(msgspec.Struct, frozen=True):
    """The puzzle of the day."""

    title: str
    lesson: LessonRow


class Prepared(msgspec.Struct, frozen=True):
    """A table that begins in the middle: its row, the lines of its log, and the checkpoint."""

    row: TableRow
    lines: list[StoredLine]
    snapshot: Snapshot | None
    host: str
    keys: dict[str, str]


def puzzle_of(day: int) -> tuple[Title[Any], Lesson] | None:
    """The puzzle of this day: all puzzles of all titles take turns. None where there are none."""
    titles = [find_title(name) for name in title_names() if _loads(name)]
    puzzles = [(title, lesson) for title in titles for lesson in lessons_of(title) if lesson.kind == "puzzle"]
    return puzzles[day % len(puzzles)] if puzzles else None


@cache
def pictures(title: Title[Any]) -> dict[str, Sketch]:
    """The positions of the puzzles of a title as small pictures, by their lessons. Plays their records up to there."""
    found = {}
    for lesson in lessons_of(title):
        sketches = title.sketches(opening(lesson, title).state) if lesson.kind == "puzzle" else ()
        if sketches:
            found[lesson.id] = sketches[min(lesson.seat, len(sketches) - 1)]
    return found


def _loads(name: str) -> bool:
    """Whether a title and its lessons can be read. The others still have theirs."""
    try:
        lessons_of(find_title(name))
    except StarboardError as why:
        LOG.warning("the lessons of %s cannot be had: %s", name, why)
        return False
    return True


def lesson_row(lesson: Lesson, table: TableRow | None, sketch: Sketch | None = None) -> LessonRow:
    """A lesson as somebody sees it whose table for it is this one."""
    course: dict[str, Any] = {} if table is None else table.course
    step = int(course.get("step", 0))
    return LessonRow(
        id=lesson.id,
        kind=lesson.kind,
        name=Message(f"{lesson.words}-title"),
        about=Message(f"{lesson.words}-about"),
        minutes=lesson.minutes,
        steps=len(lesson.steps),
        step=step,
        done=bool(course.get("done")),
        table="" if table is None or step >= len(lesson.steps) else table.id,
        sketch=sketch,
    )


def past_notes(title: Title[Any], id: str, lines: Sequence[AnyLine]) -> list[PastNote]:
    """The notes that came in a lesson, after these moves."""
    lesson = find_lesson(title, id)
    numbers = {step.id: number for number, step in enumerate(lesson.steps, 1)}
    return [
        PastNote(position, numbers[step.id], len(lesson.steps), step.id, step.speaker, text, list(step.look))
        for position, step, text in along(lesson, title, lines)
    ]


def prepared(lesson: Lesson, title: Title[Any], caller: Caller, now: int, done: bool) -> Prepared:
    """A table for this learner, at the first step. Plays the record up to there."""
    match = opening(lesson, title)
    course = begun(lesson, done)
    next_thing(lesson, match, course)
    seats, host, keys = _seats(lesson, title, caller)
    row = TableRow(
        id=new_table_id(),
        title=title.id,
        name="",
        options=msgspec.to_builtins(match.header.options),
        seats=seats,
        host=hashed(host),
        hosts=(caller.player,) if caller.player else (),
        watch="nobody",
        undo="free",
        state="playing",
        created=now,
        changed=now,
        position=match.position,
        waiting=match.awaited,
        lesson=lesson.id,
        course=msgspec.to_builtins(course),
    )
    return Prepared(row, _lines(lesson, title, now), snapshot_of(match), host, keys)


def _seats(lesson: Lesson, title: Title[Any], caller: Caller) -> tuple[tuple[Seat, ...], str, dict[str, str]]:
    cast, host = cast_of(title), new_key()
    keys = {str(number): new_key() for number in range(lesson.record.header.seats)}
    seats = []
    for number in range(lesson.record.header.seats):
        key = hashed(keys[str(number)])
        if number == lesson.seat:
            seats.append(Seat("person", caller.name, key=key, players=(caller.player,) if caller.player else ()))
        else:
            who = lesson.persons[number] if number < len(lesson.persons) else ""
            persona = cast.find(who)
            seats.append(Seat("bot", persona.name if persona else "", lesson.bot, key, persona=who if persona else ""))
    return tuple(seats), host, keys


def _lines(lesson: Lesson, title: Title[Any], now: int) -> list[StoredLine]:
    """The log up to the first line of the lesson, with what was told of it."""
    lines: list[StoredLine] = []

    def heard(match: Match, written: Any, seat: int | None) -> None:
        tellings = told(match.events, match.position, now, seat)
        lines.append(StoredLine(len(lines), _encode(written), packed(tellings)))

    first = msgspec.structs.replace(lesson, start=0)
    match = opening(first, title)
    heard(match, match.header, None)
    for line in lesson.record.lines[: lesson.start]:
        match.follow(line)
        heard(match, line, line.seat)
    return lines


def forked(stored: Stored, caller: Caller, now: int) -> Prepared:
    """An ordinary table that stands where the lesson does: the learner plays on, against bots."""
    host, keys = new_key(), {str(number): new_key() for number in range(len(stored.row.seats))}
    seats = tuple(
        msgspec.structs.replace(seat, key=hashed(keys[str(number)])) for number, seat in enumerate(stored.row.seats)
    )
    row = msgspec.structs.replace(
        stored.row,
        id=new_table_id(),
        seats=seats,
        host=hashed(host),
        hosts=(caller.player,) if caller.player else (),
        watch="link",
        version=1,
        created=now,
        changed=now,
        since=(),
        clocks={},
        notes=b"",
        lesson="",
        course={},
    )
    return Prepared(row, stored.lines, stored.snapshot, host, keys)
