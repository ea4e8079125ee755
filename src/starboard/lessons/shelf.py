"""All lessons of a title: the files in the folder `lessons` beside the module of its class."""

import tomllib
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


@cache
def minutes_of(title: Title[Any]) -> int:
    """How long the first lesson of a title takes; 0 where there is none. Only the heads of the files are read: lobbies
    ask this of every title, long before anybody learns."""
    folder = folder_of(title)
    files = [file for file in folder.iterdir() if file.name.endswith(".toml")] if folder is not None else []
    heads = [_head_of(file.read_text(encoding="utf-8")) for file in files]
    lessons = [head for head in heads if head.get("kind", "lesson") == "lesson"]
    first = min(lessons, key=lambda head: head.get("order", 0), default={})
    return int(first.get("minutes", 0))


def _head_of(text: str) -> dict[str, Any]:
    """What stands above the steps of a file; nothing where that cannot be read, as is said when it is loaded."""
    try:
        return tomllib.loads(text.partition("\n[[")[0])
    except tomllib.TOMLDecodeError:
        return {"kind": ""}


def find_lesson(title: Title[Any], id: str) -> Lesson:
    """The lesson of this name. `StarboardError` when the title has none."""
    for lesson in lessons_of(title):
        if lesson.id == id:
            return lesson
    raise StarboardError("table-lesson-unknown", title=title.id, lesson=id[:40])
