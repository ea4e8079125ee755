"""Where the learner stood before, worked out from the moves that were made: for one step back, and for looking back."""

from collections.abc import Sequence
from typing import Any

from starboard.kernel import Message, Title
from starboard.kernel.line import AnyLine
from starboard.lessons.course import Course, begun, leave_step, next_thing, step_of, text_of, went
from starboard.lessons.loading import Lesson, Step, ask_of
from starboard.lessons.rehearsal import opening


def step_before(lesson: Lesson, course: Course) -> int | None:
    """The step before the one that stands, without those that were passed over; None at the beginning. A last note
    stands as long as the lesson is over."""
    standing = min(course.step, len(lesson.steps) - (1 if lesson.steps[-1].is_note else 0))
    for number in range(standing - 1, -1, -1):
        if lesson.steps[number].id not in course.passed:
            return number
    return None


def retraced(lesson: Lesson, title: Title[Any], lines: Sequence[AnyLine], number: int) -> tuple[Course, int]:
    """Where the learner was when the step of this number came to stand, and how many moves had been made then.
    `lines` are those that stand now. Costs the replay of them."""
    match, course = opening(lesson, title), begun(lesson)
    while True:
        next_thing(lesson, match, course)
        if course.step >= number or match.position >= len(lines):
            return course, match.position
        step = step_of(lesson, course)
        if step is not None and step.is_note:
            leave_step(lesson, course)
            continue
        line = lines[match.position]
        ask = ask_of(match, line.seat)
        match.follow(line)
        went(lesson, course, line, ask, match.over)


def along(lesson: Lesson, title: Title[Any], lines: Sequence[AnyLine]) -> list[tuple[int, Step, Message]]:
    """All notes that came on the way, each with how many moves had been made then, and what it said."""
    match, course = opening(lesson, title), begun(lesson)
    came: list[tuple[int, Step, Message]] = []
    while True:
        next_thing(lesson, match, course)
        step = step_of(lesson, course)
        if step is not None and (not came or came[-1][1] is not step):
            came.append((match.position, step, text_of(lesson, match, step)))
        if step is not None and step.is_note:
            leave_step(lesson, course)
        elif match.position >= len(lines):
            return came
        else:
            line = lines[match.position]
            ask = ask_of(match, line.seat)
            match.follow(line)
            went(lesson, course, line, ask, match.over)
