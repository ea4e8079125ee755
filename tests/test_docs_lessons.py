"""The page about writing a lesson says what is true: its puzzle loads, and its fields are those of the format."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from starboard.kernel import find_title
from starboard.lessons.folders import folder_of
from starboard.lessons.shape import WrittenLesson, WrittenStep

ROOT = Path(__file__).resolve().parent.parent
TEXT = (ROOT / "docs" / "writing-a-lesson.md").read_text(encoding="utf-8")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with the puzzle of the page, and the record that it belongs to."""
    ((name, body),) = re.findall(r"^\*\*`([^`\n]+)`\*\*\n\n```toml\n(.*?)^```$", TEXT, re.MULTILINE | re.DOTALL)
    (tmp_path / name).write_text(body, encoding="utf-8")
    lessons = folder_of(find_title("trucker"))
    assert lessons is not None
    shutil.copy(Path(str(lessons)) / "first-flight.jsonl", tmp_path)
    return tmp_path


def test_the_sessions_on_the_page_are_what_python_says(folder: Path) -> None:
    sessions = re.findall(r"^```pycon\n(.*?)^```$", TEXT, re.MULTILINE | re.DOTALL)
    assert len(sessions) == 3
    (folder / "session.txt").write_text("\n".join(sessions), encoding="utf-8")
    command = (sys.executable, "-m", "doctest", "session.txt")
    done = subprocess.run(command, cwd=folder, capture_output=True, encoding="utf-8", timeout=300, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize(("heading", "shape"), [("## The head", WrittenLesson), ("## Steps", WrittenStep)])
def test_every_field_is_on_the_page(heading: str, shape: type[WrittenLesson | WrittenStep]) -> None:
    part = TEXT[TEXT.index(heading) :].split("\n## ")[0]
    named = re.findall(r"^\| `(\w+)` \|", part, re.MULTILINE)
    assert sorted(named) == sorted(set(shape.__struct_fields__) - {"step"})
