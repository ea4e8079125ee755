"""All lessons of a title: the files in the folder `lessons` beside the module of its class."""

from functools import cache
from typing import Any

from starboard.kernel import StarboardError, Title
from starboard.lessons.folders import folder_of
from starboard.lessons.loading import Lesson, load_lesson


@cache
def lessons_of(title: Title[Any]) -> tuple[Lesson, ...]:
    """The lessons, puzzles and commented replays of a title, in their order. They are read and checked once;
    `BadContent` when one of them is not sound."""
    folder = folder_of(title)
    if folder is None:
        return ()
    names = sorted(file.name for file in folder.iterdir() if file.name.endswith(".toml"))
    loaded = [load_lesson(title, folder, name) for name in names]
    return tuple(sorted(loaded, key=lambda lesson: (lesson.kind != "lesson", lesson.order, lesson.id)))


def find_lesson(title: Title[Any], id: str) -> Lesson:
    """The lesson of this name. `StarboardError` when the title has none."""
    for lesson in lessons_of(title):
        if lesson.id == id:
            return lesson
    raise StarboardError("table-lesson-unknown", title=title.id, lesson=id[:40])
