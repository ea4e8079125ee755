"""What is wrong with a lesson is said when it is loaded, with file, line and field."""

import shutil
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from starboard.content import BadContent
from starboard.kernel import Record, find_title, read_record, write_record
from starboard.lessons.folders import folder_of
from starboard.lessons.loading import load_lesson
from starboard.speech import Speech

TRUCKER = find_title("trucker")
FILE = "border.toml"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    where = folder_of(TRUCKER)
    assert where is not None
    for name in (FILE, "border.jsonl"):
        shutil.copy(Path(str(where)) / name, tmp_path / name)
    return tmp_path


def complaint(folder: Path) -> BadContent:
    with pytest.raises(BadContent) as caught:
        load_lesson(TRUCKER, folder, FILE)
    for language in ("en", "cs", "pl"):
        assert "{" not in Speech(language).say(caught.value.message)
    return caught.value


def test_the_lesson_as_it_is_loads(folder: Path) -> None:
    assert load_lesson(TRUCKER, folder, FILE).steps[0].ask == "trucker-ask-build-turn"


@pytest.mark.parametrize(
    ("old", "new", "id", "field"),
    [
        ('take = ["fetch B001", "place 3 3a 0"]', 'take = ["fetch B001", "place 3 3a 1"]', "take", "take"),
        ('take = ["fetch B001", "place 3 3a 0"]', 'take = ["fetch B001", "throw 3"]', "pattern", "take"),
        ('take = ["fetch B001", "place 3 3a 0"]', 'take = ["fetch B001 1 2"]', "pattern", "take"),
        ('take = ["raise-shield"]', 'take = ["raise-shield", "fly-on", "fly-on"]', "no-line", "take"),
        ('look = ["heap", "ship-0-4-3a"]', 'look = ["heap", "ship-0-12-12"]', "place", "look"),
        ('look = ["heap", "ship-0-4-3a"]', 'look = ["card"]', "place", "look"),
        ('id = "labels"', 'id = "nonsense"', "text", "id"),
        ('id = "labels"', 'id = "same"', "twice", "id"),
        ("at = 16", "at = 3", "range", "at"),
        ("at = 123", "at = 124", "range", "at"),
        ("seat = 0", "seat = 2", "range", "seat"),
        ('look = ["number-1"]', 'args = { mine = "view.nonsense" }', "figure", "args"),
        ('look = ["number-1"]', 'meets = { see = "view.truckers.0.credits", least = 99 }', "meets", "meets"),
        ('look = ["number-1"]', 'meets = { see = "view.nonsense", least = 99 }', "figure", "meets"),
        ('look = ["number-1"]', 'meets = { see = "view.truckers.0.credits" }', "bounds", "meets"),
        ('look = ["number-1"]', 'speaker = "nobody"', "nobody", "speaker"),
        ('speaker = "ottla"', 'speaker = "otla"', "nobody", "speaker"),
        ('persons = ["", "berta"]', 'persons = ["", "bertha"]', "nobody", "persons"),
        ('persons = ["", "berta"]', 'persons = ["", "berta", "bruno"]', "persons", "persons"),
        ("minutes = 3", "start = 5000", "range", "start"),
    ],
)
def test_a_mistake_is_named_with_its_line(folder: Path, old: str, new: str, id: str, field: str) -> None:
    text = (folder / FILE).read_text(encoding="utf-8")
    assert old in text
    (folder / FILE).write_text(text.replace(old, new, 1), encoding="utf-8")
    why = complaint(folder)
    assert why.message.id == f"contents-lesson-{id}"
    assert (why.message.args["file"], why.message.args["field"]) == (FILE, field)
    assert why.message.args["line"] == text[: text.index(old)].count("\n") + 1


def test_a_field_that_does_not_exist_is_named(folder: Path) -> None:
    text = (folder / FILE).read_text(encoding="utf-8")
    (folder / FILE).write_text(text.replace("at = 16\n", "at = 16\nlok = []\n"), encoding="utf-8")
    assert complaint(folder).message.id == "contents-unknown"


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("at = 16", "at = -1", "line 26, step 3, field “at”: it must be: a number >= 0."),
        ('"raise-shield"', '"rase-shield"', "names no move. Possible: raise-shield, "),
        ('"finish 1"', '"finish 1 2 3"', "“finish 1 2 3” names no move. Possible: finish number."),
    ],
)
def test_a_sentence_says_what_would_be_right(folder: Path, old: str, new: str, said: str) -> None:
    text = (folder / FILE).read_text(encoding="utf-8")
    (folder / FILE).write_text(text.replace(old, new, 1), encoding="utf-8")
    assert said in Speech("en").say(complaint(folder).message)


def change(folder: Path, how: Callable[[bytes], bytes]) -> None:
    file = folder / "border.jsonl"
    file.write_bytes(how(file.read_bytes()))


def test_a_record_that_no_longer_fits_names_the_line_and_the_move(folder: Path) -> None:
    record = read_record((folder / "border.jsonl").read_bytes())
    # With a part in the hand nobody may draw another one.
    lines = (*record.lines[:5], record.lines[4], *record.lines[6:])
    change(folder, lambda data: write_record(Record(record.header, lines, record.end)))
    why = complaint(folder)
    assert why.message.id == "contents-lesson-record"
    assert (why.message.args["file"], why.message.args["line"]) == ("border.jsonl", 7)
    assert "“draw”" in Speech("en").say(why.message)


def test_a_record_that_ends_otherwise_says_so(folder: Path) -> None:
    record = read_record((folder / "border.jsonl").read_bytes())
    assert record.end is not None
    end = msgspec.structs.replace(record.end, outcome=None)
    change(folder, lambda data: write_record(Record(record.header, record.lines, end)))
    assert complaint(folder).message.args["line"] == len(record.lines) + 2


def test_a_damaged_record_is_named(folder: Path) -> None:
    change(folder, lambda data: data.replace(b'"seat":0', b'"seat":1', 1))
    why = complaint(folder)
    assert (why.message.args["file"], why.message.args["line"]) == ("border.jsonl", 2)


def test_a_record_of_older_rules_says_so(folder: Path) -> None:
    record = read_record((folder / "border.jsonl").read_bytes())
    header = msgspec.structs.replace(record.header, rules=TRUCKER.version - 1)
    change(folder, lambda data: write_record(Record(header, record.lines, record.end)))
    assert complaint(folder).message.args["line"] == 1


def test_a_missing_record_is_named(folder: Path) -> None:
    (folder / "border.jsonl").unlink()
    assert complaint(folder).message.id == "contents-no-file"
