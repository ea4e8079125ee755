"""How a learner is led through a lesson: which step stands, what may be done, what happens next without the learner.

Where a learner is in a lesson is plain data (`Course`), kept with the table. As long as everybody moves as the record
does, the record is followed line by line. After a choice of one's own the match may differ from it. Then the lesson
finds its way by questions, not by lines: each seat has the lines of its own still before it, and the next of them that
answers the question now asked is played if it is legal; else a bot decides. The next step is the next one whose
question is asked of the learner; steps whose question never comes are passed over.
"""

from collections.abc import Iterator, Sequence

import msgspec

from starboard.kernel import Line, Match, Message, Move
from starboard.kernel.line import AnyLine
from starboard.lessons.conditions import figure, seen, would_hold
from starboard.lessons.loading import OVER, Lesson, Step, Take, ask_of, moves_of
from starboard.lessons.patterns import fits_one

NOT_NOW = "table-lesson-not-now"
"""The answer to a wrong try that a step has no answer of its own for."""
SHOW_AFTER = 3
"""Wrong tries after which the learner may have the move shown."""
FAR = 1 << 30


class Course(msgspec.Struct):
    """Where a learner is in a lesson."""

    lesson: str
    lines: list[int]
    """For each seat, the line of the record from which its next move is looked for."""
    step: int = 0
    """The step that stands or comes next; as many as there are once the lesson is through."""
    standing: bool = False
    """Whether its note is shown."""
    made: int = 0
    """How many of its moves are made."""
    strayed: bool = False
    """Whether the match differs from the record."""
    wrong: int = 0
    """Wrong tries at this step,"""
    answer: str = ""
    """and what was said to the last of them."""
    after: str = ""
    """What is said of the step that has just been done."""
    passed: list[str] = []
    """Steps whose question never came."""
    done: bool = False
    """Whether the lesson was once gone through to its end."""


class Thing(msgspec.Struct, frozen=True):
    """What happens next. `wait`: the learner decides, or goes on. `follow`: this line is played. `decide`: a bot
    decides for this seat. `end`: nothing more."""

    kind: str
    line: AnyLine | None = None
    number: int = -1
    seat: int = -1


WAIT, END = Thing("wait"), Thing("end")


def begun(lesson: Lesson, done: bool = False) -> Course:
    """The beginning of a lesson, for a match that stands at its first line."""
    return Course(lesson.id, [lesson.start] * lesson.record.header.seats, done=done)


def step_of(lesson: Lesson, course: Course) -> Step | None:
    """The step that stands, if one does."""
    return lesson.steps[course.step] if course.standing and course.step < len(lesson.steps) else None


# -- What comes next -------------------------------------------------------------------------------------------------


def next_thing(lesson: Lesson, match: Match, course: Course) -> Thing:
    """What happens next. Steps that are reached come to stand; nothing is played here."""
    if course.step >= len(lesson.steps):
        course.done = True
        return END
    _end_free_step(lesson, course)
    step = step_of(lesson, course)
    if step is not None and step.is_note:
        return WAIT
    return _by_question(lesson, match, course) if course.strayed else _by_line(lesson, match, course)


def _by_line(lesson: Lesson, match: Match, course: Course) -> Thing:
    """The match is that of the record."""
    line = course.lines[0]
    step = step_of(lesson, course)
    if step is None and lesson.steps[course.step].at <= line:
        _stand(course, course.step)
        return next_thing(lesson, match, course)
    if step is not None:
        take = _take(step, course)
        if (take is not None and take.line <= line) or (take is None and _is_learners(lesson, line)):
            return WAIT
    if line >= len(lesson.record.lines):
        # Nothing is recorded any more: what is left of the lesson was about moves that are not made.
        return _finish(lesson, course)
    return Thing("follow", lesson.record.lines[line], line, -1)


def _is_learners(lesson: Lesson, line: int) -> bool:
    return line < len(lesson.record.lines) and lesson.record.lines[line].seat == lesson.seat


def _by_question(lesson: Lesson, match: Match, course: Course) -> Thing:
    """The match has gone its own way."""
    if match.over:
        last = next((n for n in range(course.step, len(lesson.steps)) if lesson.steps[n].ask == OVER), None)
        if last is None:
            return _finish(lesson, course)
        _pass_to(lesson, course, last)
        return WAIT
    found = [each for seat in match.waiting if (each := _of_seat(lesson, match, course, seat)) is not None]
    number, thing = min(found, key=lambda each: each[0], default=(FAR, WAIT))
    if thing is WAIT and number < FAR:
        _reach(lesson, match, course)
    return thing


def _of_seat(lesson: Lesson, match: Match, course: Course, seat: int) -> tuple[int, Thing] | None:
    """What this seat does next, and how far down the record that is; None when nobody waits for it."""
    ask = ask_of(match, seat)
    line = _next_line(lesson, course, seat, ask)
    if seat == lesson.seat:
        reached = _reachable(lesson, match, course, ask)
        if reached is not None and reached <= (FAR if line is None else line):
            return reached, WAIT
        if step_of(lesson, course) is not None or line is None:
            # A question that the record does not know: the learner decides.
            return FAR, WAIT
    if line is None:
        return (FAR - 1, Thing("decide", seat=seat)) if seat in match.awaited else None
    move = lesson.record.lines[line]
    if all(one in match.offers(seat) for one in moves_of(move)):
        return line, Thing("follow", move, line, seat)
    return line, Thing("decide", number=line, seat=seat)


def _next_line(lesson: Lesson, course: Course, seat: int, ask: str) -> int | None:
    """The next line of this seat that answers such a question."""
    for line in range(course.lines[seat], len(lesson.record.lines)):
        if lesson.record.lines[line].seat == seat and lesson.asks[line] == ask:
            return line
    return None


def _candidates(lesson: Lesson, course: Course) -> Iterator[tuple[int, int, Take | None]]:
    """The moves of steps that are still to be made, and the notes that are still to be read: step, number, move."""
    for number in range(course.step, len(lesson.steps)):
        step = lesson.steps[number]
        if not step.takes:
            yield number, 0, None
        first = course.made if number == course.step and course.standing else 0
        for place in range(first, len(step.takes)):
            yield number, place, step.takes[place]


def _find(lesson: Lesson, match: Match, course: Course, ask: str) -> tuple[int, int, int] | None:
    """The first move or note whose question this is: its step, its number there, its line."""
    for number, place, take in _candidates(lesson, course):
        step = lesson.steps[number]
        if (step.ask if take is None else take.ask) != ask:
            continue
        if take is None or any(fits_one(take.patterns, [move]) for move in match.offers(lesson.seat)):
            return number, place, step.at if take is None else take.line
    return None


def _reachable(lesson: Lesson, match: Match, course: Course, ask: str) -> int | None:
    found = _find(lesson, match, course, ask)
    return None if found is None else found[2]


def _reach(lesson: Lesson, match: Match, course: Course) -> None:
    """Let the step stand whose question is asked."""
    found = _find(lesson, match, course, ask_of(match, lesson.seat))
    if found is None:
        return
    number, place, _ = found
    if number != course.step or not course.standing:
        _pass_to(lesson, course, number)
    course.made = place


def _pass_to(lesson: Lesson, course: Course, number: int) -> None:
    """Go to this step; those between, whose question never came, are passed over."""
    first = course.step + (1 if course.standing and (course.made or lesson.steps[course.step].free) else 0)
    course.passed = [*course.passed, *(lesson.steps[n].id for n in range(first, number))]
    if course.standing and first > course.step:
        course.after = lesson.steps[course.step].after or course.after
    _stand(course, number)


def _stand(course: Course, number: int) -> None:
    course.step, course.standing, course.made, course.wrong, course.answer = number, True, 0, 0, ""


def _take(step: Step, course: Course) -> Take | None:
    """The move that is wanted now; None when all are made, or none is."""
    return step.takes[course.made] if course.made < len(step.takes) else None


def _finish(lesson: Lesson, course: Course) -> Thing:
    course.step, course.standing, course.done = len(lesson.steps), False, True
    return END


# -- What the learner does -------------------------------------------------------------------------------------------


def is_asked_beside(lesson: Lesson, match: Match, course: Course) -> bool:
    """Whether the learner is asked something between two steps, which the record does not know: the choice is free."""
    return (
        step_of(lesson, course) is None and lesson.seat in match.waiting and next_thing(lesson, match, course) is WAIT
    )


def allowed(lesson: Lesson, match: Match, course: Course) -> list[int]:
    """The places, in the list of legal moves, of those that the step wants; all of them where it leaves the choice."""
    step = step_of(lesson, course)
    offers = match.offers(lesson.seat)
    take = None if step is None else _wanted(step, match, course, lesson.seat)
    if step is None or take is None:
        return [] if step is not None and step.is_note else list(range(len(offers)))
    fitting = [place for place, move in enumerate(offers) if fits_one(take.patterns, [move])]
    if step.meets is not None and not _several(match):
        fitting = [place for place in fitting if would_hold(match, lesson.seat, (place,), step.meets)]
    return fitting


def _wanted(step: Step, match: Match, course: Course, seat: int) -> Take | None:
    """The move that the step wants as an answer to the open question; None where it leaves the choice."""
    take = _take(step, course)
    return None if take is None or (course.strayed and take.ask != ask_of(match, seat)) else take


def _several(match: Match) -> bool:
    return match.question is not None and match.question.takes_several


def why_not(lesson: Lesson, match: Match, course: Course, places: Sequence[int]) -> Message | None:
    """What a step answers to legal moves that it does not want; None when it does want them. The try is counted."""
    step = step_of(lesson, course)
    if step is None:
        return None if places and is_asked_beside(lesson, match, course) else Message("table-lesson-watch")
    if step.is_note:
        return Message("table-lesson-go-on")
    wanted = set(allowed(lesson, match, course))
    if places and wanted.issuperset(places):
        return None
    offers = match.offers(lesson.seat)
    tried: list[Move] = [offers[place] for place in places]
    said = next((id for pattern, id in step.wrong if fits_one([pattern], tried)), step.no) or NOT_NOW
    course.wrong += 1
    course.answer = said
    return Message(said)


def shown(lesson: Lesson, match: Match, course: Course) -> list[int]:
    """The places of the move that "show me" makes: that of the record, or the first that the step wants."""
    step = step_of(lesson, course)
    wanted = allowed(lesson, match, course)
    if not wanted:
        return []
    take = None if step is None else _take(step, course)
    offers = match.offers(lesson.seat)
    line = take.line if take is not None else _next_line(lesson, course, lesson.seat, ask_of(match, lesson.seat))
    recorded = (
        [] if line is None else [offers.index(move) for move in moves_of(lesson.record.lines[line]) if move in offers]
    )
    return recorded if recorded and set(recorded) <= set(wanted) else wanted[:1]


def went(lesson: Lesson, course: Course, line: AnyLine, ask: str, over: bool) -> None:
    """Somebody has made this move, as an answer to this question."""
    seat = lesson.seat if line.seat is None else line.seat
    if not course.strayed:
        number = course.lines[0]
        recorded = lesson.record.lines[number] if number < len(lesson.record.lines) else Line()
        if (recorded.seat, recorded.expired) == (line.seat, line.expired) and moves_of(recorded) == moves_of(line):
            course.lines = [number + 1] * len(course.lines)
        else:
            course.strayed = True
    if course.strayed:
        answered = _next_line(lesson, course, seat, ask)
        if answered is not None:
            course.lines[seat] = answered + 1
    step = step_of(lesson, course)
    if line.seat == lesson.seat and step is not None:
        course.after = course.answer = ""
        course.wrong = 0
        take = _take(step, course)
        if take is not None and take.ask == ask:
            course.made += 1
        if course.made >= len(step.takes) and not _goes_on(lesson, course, step, over):
            leave_step(lesson, course)


def _goes_on(lesson: Lesson, course: Course, step: Step, over: bool) -> bool:
    """Whether a free step still stands after all its moves."""
    if not step.free or over:
        return False
    if course.strayed:
        # The question of the next step ends it.
        return True
    following = lesson.steps[course.step + 1 :]
    return bool(following) and course.lines[0] < following[0].at


def _end_free_step(lesson: Lesson, course: Course) -> None:
    """A free step ends where the record comes to the next one."""
    step = step_of(lesson, course)
    if step is not None and step.free and course.made >= len(step.takes) and not _goes_on(lesson, course, step, False):
        leave_step(lesson, course)


def leave_step(lesson: Lesson, course: Course) -> None:
    """The step is done, or its note was read: the next one comes when its time comes."""
    step = lesson.steps[course.step]
    course.after = step.after
    course.step, course.standing, course.made, course.wrong, course.answer = course.step + 1, False, 0, 0, ""


def text_of(lesson: Lesson, match: Match, step: Step) -> Message:
    """What a step says, with its figures as they are now."""
    whole = seen(match, lesson.seat) if step.args else {}
    return Message(step.text, {name: figure(whole, way) or 0 for name, way in step.args.items()})
