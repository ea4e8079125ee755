"""A lesson given without a table: for tests, and for those who write one."""

from collections.abc import Callable
from typing import Any

import msgspec

from starboard.kernel import Line, Match, Message, Title, begin
from starboard.lessons.course import (
    Course,
    allowed,
    begun,
    leave_step,
    next_thing,
    shown,
    step_of,
    text_of,
    went,
    why_not,
)
from starboard.lessons.loading import Lesson, ask_of

Choose = Callable[["Rehearsal", list[int]], int | tuple[int, ...]]
"""Which of the moves that a step allows the learner makes. Where a question takes several, one is enough to say: the
first of the others follow it."""
Decide = Callable[[Match, int], tuple[int, ...]]
"""How a bot decides for a seat: places in its list of moves."""


def opening(lesson: Lesson, title: Title[Any]) -> Match:
    """The match of a lesson at its first line. Everything may be taken back in it: so one can go back by steps."""
    header = msgspec.structs.replace(lesson.record.header, free_undo=True)
    match = begin(title, header)
    for line in lesson.record.lines[: lesson.start]:
        match.follow(line)
    return match


class Rehearsal:
    """One learner on the way through a lesson."""

    def __init__(self, lesson: Lesson, title: Title[Any], decide: Decide) -> None:
        self.lesson = lesson
        self.match = opening(lesson, title)
        self.course: Course = begun(lesson)
        self.read: list[Message] = []
        """What was said, in order."""
        self.reached: list[str] = []
        """The steps that stood."""
        self._decide = decide

    def go(self, choose: Choose, most: int = 5000) -> None:
        """Go through the whole lesson."""
        for _ in range(most):
            if not self.step(choose):
                return
        raise AssertionError(f"{self.lesson.id} has no end")

    def step(self, choose: Choose) -> bool:
        """Let the next thing happen; whether there was one."""
        thing = next_thing(self.lesson, self.match, self.course)
        if thing.kind == "end":
            return False
        if thing.kind == "follow" and thing.line is not None:
            self._made(thing.line, lambda: self.match.follow(thing.line or Line()))
        elif thing.kind == "decide":
            self._pick(thing.seat, self._decide(self.match, thing.seat))
        else:
            self._learn(choose)
        return True

    def _learn(self, choose: Choose) -> None:
        step = step_of(self.lesson, self.course)
        if step is not None and (not self.reached or self.reached[-1] != step.id):
            self.reached.append(step.id)
            self.read.append(text_of(self.lesson, self.match, step))
        if step is not None and step.is_note:
            leave_step(self.lesson, self.course)
        else:
            places = allowed(self.lesson, self.match, self.course)
            self._pick(self.lesson.seat, self._enough(choose(self, places), places))

    def _enough(self, chosen: int | tuple[int, ...], places: list[int]) -> tuple[int, ...]:
        """As many moves as the question takes at least."""
        question = self.match.question
        least = question.least if question is not None and question.takes_several else 1
        some = chosen if isinstance(chosen, tuple) else (chosen,)
        return (*some, *(place for place in places if place not in some))[: max(least, len(some))]

    def try_out(self, place: int) -> Message | None:
        """The answer to a move that the step does not want; None when it wants it. Nothing is played."""
        return why_not(self.lesson, self.match, self.course, [place])

    def _pick(self, seat: int, places: tuple[int, ...]) -> None:
        offers = self.match.offers(seat)
        moves = tuple(offers[place] for place in places)
        question = self.match.question
        several = question is not None and question.takes_several
        line = Line(seat, moves=moves) if several else Line(seat, move=moves[0])
        self._made(line, lambda: self.match.pick(seat, *places))

    def _made(self, line: Line[Any], play: Callable[[], object]) -> None:
        ask = ask_of(self.match, line.seat)
        play()
        went(self.lesson, self.course, line, ask, self.match.over)


def recorded(rehearsal: Rehearsal, places: list[int]) -> tuple[int, ...]:
    """The learner who does what the record does."""
    found = shown(rehearsal.lesson, rehearsal.match, rehearsal.course)
    return tuple(found) or (places[0],)
