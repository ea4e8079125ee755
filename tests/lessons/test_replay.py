"""The same files make commented replays: notes alone, and the match plays itself between them."""

import shutil
from pathlib import Path

import pytest

from lessons.rehearsing import bot_of
from starboard.kernel import find_title
from starboard.lessons import Lesson, find_lesson, load_lesson
from starboard.lessons.folders import folder_of
from starboard.lessons.rehearsal import Rehearsal, recorded
from starboard.lessons.retrace import along

TRUCKER = find_title("trucker")
NOTES = """
record = "border.jsonl"
words = "trucker-lesson-border"
kind = "replay"
speaker = "ottla"

[[step]]
id = "labels"
at = 18
look = ["board-0"]

[[step]]
id = "turned"
at = 111
look = ["card"]

[[step]]
id = "end"
at = END
"""


@pytest.fixture
def replay(tmp_path: Path) -> Lesson:
    folder = folder_of(TRUCKER)
    assert folder is not None
    shutil.copy(Path(str(folder)) / "border.jsonl", tmp_path)
    end = len(find_lesson(TRUCKER, "border").record.lines)
    (tmp_path / "replay.toml").write_text(NOTES.replace("END", str(end)), encoding="utf-8")
    return load_lesson(TRUCKER, tmp_path, "replay.toml")


def test_a_replay_asks_nothing_and_shows_all(replay: Lesson) -> None:
    here = Rehearsal(replay, TRUCKER, bot_of(replay))
    here.go(choose=lambda rehearsal, places: pytest.fail("somebody is asked"))
    assert here.reached == ["labels", "turned", "end"]
    assert (here.match.over, here.course.strayed) == (True, False)


def test_the_notes_of_a_lesson_are_found_again_by_its_moves() -> None:
    lesson = find_lesson(TRUCKER, "border")
    here = Rehearsal(lesson, TRUCKER, bot_of(lesson))
    here.go(recorded)
    came = along(lesson, TRUCKER, here.match.lines)
    assert [(position, step.id) for position, step, _ in came] == [(step.at, step.id) for step in lesson.steps]
    assert [text for _, _, text in came] == here.read
    assert [step.id for _, step, _ in along(lesson, TRUCKER, here.match.lines[:10])] == ["cabin", "same"]
