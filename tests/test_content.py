"""The reader of content files names the line in which something is wrong."""

import re
from pathlib import Path
from typing import Any, Literal

import msgspec
import pytest

from starboard.content import BadContent, Row, line_of, line_with, read_ids, read_table, read_toml
from starboard.speech import Speech

TEXT = """\
id = "P01"
edges = "1-2:T"

[[poi]]
id = "10"

[[poi]]
id = "11"
biomes = [
    "cold",
    "mud",
]

[[log]]
id = "L1"

[[log.branch]]
if = "a"

[[log.branch]]
if = "b"
time = { fields = 3, effect = "x" }

[[log]]
id = "L2"

[[log.branch]]
if = "c"

[scan]
dangers = ["A"]
"""


@pytest.mark.parametrize(
    ("place", "line"),
    [
        ("$", 1),
        ("$.id", 1),
        ("$.edges", 2),
        ("$.poi[0]", 4),
        ("$.poi[0].id", 5),
        ("$.poi[1].biomes[1]", 9),
        ("$.log[0].branch[1].if", 21),
        ("$.log[0].branch[1].time.fields", 22),
        ("$.log[1].branch[0].if", 28),
        ("$.log[1].missing", 24),
        ("$.scan.dangers[0]", 31),
        ("$.nothing", 1),
    ],
)
def test_a_place_has_a_line(place: str, line: int) -> None:
    assert line_of(TEXT, place) == line


def test_a_part_of_a_longer_value_has_its_own_line() -> None:
    assert line_with(TEXT, 9, "mud") == 11
    assert line_with(TEXT, 9, "L2") == 9
    assert line_with(TEXT, 9, "") == 9


class Thing(msgspec.Struct, forbid_unknown_fields=True):
    """Something that content may hold."""

    size: int
    letter: "Letter | None" = None
    colour: Literal["red", "green"] = "red"
    sides: dict[str, Literal["left", "right"]] = {}


class Letter:
    """Something that is made of a text."""

    def __init__(self, letter: str) -> None:
        self.letter = letter


def read_letter(type: type, value: Any) -> Any:
    assert type is Letter
    if len(value) != 1:
        raise ValueError(value)
    return Letter(value)


class File(msgspec.Struct, forbid_unknown_fields=True):
    """A file of things."""

    thing: list[Thing]


def complaint(tmp_path: Path, text: str) -> str:
    (tmp_path / "things.toml").write_text(text, encoding="utf-8")
    with pytest.raises(BadContent) as why:
        read_toml(tmp_path, "things.toml", File, read_letter)
    return Speech("en").say(why.value.message)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("[[thing]]\nsize = 1\n[[thing]]\n", "things.toml, line 3, thing 2: the field “size” is missing."),
        ("[[thing]]\nsize = 1\ncolor = 2\n", "things.toml, line 3, thing 1: there is no field “color”."),
        (
            "[[thing]]\nsize = 'big'\n",
            "things.toml, line 2, thing 1, field “size”: it is text in quotation marks, but must be a number.",
        ),
        ("[[thing]]\nsize = 1\nletter = 'ab'\n", "things.toml, line 3, thing 1, field “letter”: ab cannot stand here."),
        (
            "[[thing]]\nsize = 1\ncolour = 'grene'\n",
            "things.toml, line 3, thing 1, field “colour”: the word “grene” is not known. Did you mean “green”?",
        ),
        (
            "[[thing]]\nsize = 1\n[[thing]]\nsize = 1\nsides = { top = 'up' }\n",
            "things.toml, line 5, thing 2, field “sides”: “up” stands where this is needed: left, right.",
        ),
    ],
)
def test_what_is_wrong_in_a_file_is_named_with_its_line(tmp_path: Path, text: str, sentence: str) -> None:
    assert complaint(tmp_path, text) == sentence


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("size = 'big", "a quotation mark is opened and never closed"),
        ("size 1", "= is missing after a name"),
        ("size = 1\nsize = 2", "the same name stands here a second time"),
        ("size = [1, 2\n", "a bracket is opened and never closed"),
        ("size = 1 2", "a value has ended, and something else follows in the same line"),
        ("size = big", "a value cannot be read; text needs quotation marks"),
        ("= 1", "a line begins with what is no name"),
        ('size = "C:\\new\\quay"', "a \\ in a text begins a sign that does not exist"),
    ],
)
def test_what_is_no_toml_is_said_in_words(tmp_path: Path, line: str, reason: str) -> None:
    assert re.fullmatch(
        rf"things\.toml, line [1-4]: this is not TOML: {re.escape(reason)}\.",
        complaint(tmp_path, f"[[thing]]\n{line}\n"),
    )


def test_what_is_no_plain_data_is_made_while_reading(tmp_path: Path) -> None:
    (tmp_path / "things.toml").write_text("[[thing]]\nsize = 1\nletter = 'a'\n", encoding="utf-8")
    (thing,) = read_toml(tmp_path, "things.toml", File, read_letter).thing
    assert thing.letter is not None
    assert thing.letter.letter == "a"


def test_ids_of_a_table_are_different(tmp_path: Path) -> None:
    (tmp_path / "things.csv").write_text("id,size\na,1\na,2\n", encoding="utf-8")
    assert [row.number("size", 9) for row in read_table(tmp_path, "things.csv", "id,size", Row)] == [1, 2]
    with pytest.raises(BadContent) as why:
        read_ids(tmp_path, "things.csv", "id,size", Row)
    assert Speech("en").say(why.value.message) == "things.csv, line 3: “a” is empty or appears twice."
