"""Lessons, puzzles and commented replays: a record of a match with notes at its positions.

`shape` is the format of a file, `patterns` says which moves are meant, `conditions` what must hold after a move,
`loading` reads and checks a file, `course` leads a learner through it, `shelf` has all of a title, and `cast` who plays
the bots. `docs/writing-a-lesson.md` explains the files.
"""

from starboard.lessons.cast import Cast, Persona, Sat, cast_of
from starboard.lessons.course import Course, Thing, begun, next_thing
from starboard.lessons.loading import Lesson, Step, load_lesson
from starboard.lessons.shelf import find_lesson, lessons_of, minutes_of

__all__ = [
    "Cast",
    "Course",
    "Lesson",
    "Persona",
    "Sat",
    "Step",
    "Thing",
    "begun",
    "cast_of",
    "find_lesson",
    "lessons_of",
    "load_lesson",
    "minutes_of",
    "next_thing",
]
