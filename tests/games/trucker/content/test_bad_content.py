"""Damaged content is refused when it is loaded, and the sentence names file, place and field."""

import re
from importlib.resources import files
from pathlib import Path

import pytest

from games.damage import complaint, copy_of, spoil
from starboard.games.trucker.content import read_content

ORIGINAL = Path(str(files("starboard.games.trucker.content")))


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return copy_of(ORIGINAL, tmp_path)


def test_the_content_of_the_package_is_sound(folder: Path) -> None:
    assert len(read_content(folder).tiles) == 216


@pytest.mark.parametrize(
    ("file", "old", "new", "sentence"),
    [
        (
            "tiles.csv",
            "B005,base,cabin,3,2",
            "B005,base,cabin,4,2",
            "line 6, field “front”: it is “4”, but must be: 0–3.",
        ),
        (
            "tiles.csv",
            "B005,base,cabin,3,2",
            "B005,base,cabin,x,2",
            "line 6, field “front”: it is “x”, but must be: 0–3.",
        ),
        (
            "tiles.csv",
            "B005,base,cabin,3",
            "B005,base,3",
            "line 6: there are 14 fields, but 15 are needed.",
        ),
        ("tiles.csv", "B006,base", "B005,base", "line 7: “B005” is empty or appears twice."),
        (
            "tiles.csv",
            "B068,base,engine,3,2,0,0,,B",
            "B068,base,engine,3,2,0,0,,",
            "line 69, field “exhaust”: it is “”, but must be: F, R, B, L.",
        ),
        (
            "tiles.csv",
            "B068,base,engine,3,2,0,0,,B",
            "B068,base,engine,3,2,1,0,,B",
            "line 69, field “exhaust”: it is “B”, but must be: 0.",
        ),
        (
            "tiles.csv",
            "B005,base,cabin,3,2,2,0,,",
            "B005,base,cabin,3,2,2,0,F,",
            "line 6, field “muzzle”: it is “F”, but must be: –.",
        ),
        (
            "tiles.csv",
            "B117,base,shield,2,1,2,1,,,FR",
            "B117,base,shield,2,1,2,1,,,FX",
            "line 118, field “shield”: it is “FX”, but must be: F, R, B, L.",
        ),
        (
            "tiles.csv",
            ",brown,1,",
            ",pink,1,",
            "line 21, field “colour”: it is “pink”, but must be: brown, purple, cyan.",
        ),
        ("tiles.csv", ",red,1,", ",red,0,", "line 2, field “count”: it is “0”, but must be: 1–99."),
        (
            "tiles.csv",
            "confirmed",
            "sure",
            "line 2, field “status”: it is “sure”, but must be: confirmed, single, inferred, proposed, original.",
        ),
        (
            "kinds.csv",
            "kind,crew",
            "kind,folk",
            "line 1: the header must be kind,crew,alien,sleepers,batteries,cargo,special,engine,cannon,powered,status.",
        ),
        ("kinds.csv", "cabin,2,yes", "cabin,2,maybe", "line 3, field “alien”: it is “maybe”, but must be: yes, no."),
        ("kinds.csv", "cargo_3,", "cargo_2,", "line 9: “cargo_2” is empty or appears twice."),
        (
            "ships.toml",
            "level = 1",
            'level = "one"',
            "ships 1, field “level”: it is text in quotation marks, but must be a number.",
        ),
        (
            "ships.toml",
            "level = 1",
            "level = 7",
            "ships 1, field “level”: “7” stands where this is needed: 1, 2, 3, 4.",
        ),
        ("ships.toml", "level = 1\n", "", "ships 1: the field “level” is missing."),
        ("ships.toml", "level = 1\n", "level = 1\nlevels = 2\n", "ships 1: there is no field “levels”."),
        ("ships.toml", "..#..\n", "..#.\n", "ships 1, field “plan”: it is “..#.”, but must be: 5 × . # S *."),
        ("ships.toml", "..#..\n", "", "ships 1, field “plan”: it is “4”, but must be: 5."),
        ("ships.toml", "..#..\n", ".##..\n", "ships 1, field “plan”: it is “19”, but must be: 18."),
        (
            "ships.toml",
            "5 6 7 8 9",
            "5 6 7 8 8",
            "ships 1, field “columns”: it is “5 6 7 8 8”, but must be: 1 2 3 ….",
        ),
        ("ships.toml", '["3", "4"]', '["3", "5"]', "ships 10, field “splice”: it is “3,5”, but must be: 4."),
        (
            "ships.toml",
            '"7,9", "7,10"]\n"5"',
            '"7,9", "7,11"]\n"5"',
            "ships 13, marked, field “4”: it is “7,11”, but must be: *.",
        ),
        ("ships.toml", 'class = "II"', 'class = "I"', "ships 2, field “class”: it is “I”, but must be: ≠."),
        (
            "ships.toml",
            "[0, 0, 1, 3",
            "[0, 2, 1, 3",
            "ships 12, field “premiums”: it is “(0, 2, 1, 3, 6, 10, 15)”, but must be: 0 ≤ 1 ≤ ….",
        ),
        ("ships.toml", "[[ships]]", "[[ships", "line 22: this is not TOML: "),
        (
            "cards.toml",
            'kind = "stardust"',
            'kind = "dust"',
            "cards 4, field “kind”: the word “dust” is not known. Did you mean “stardust”?",
        ),
        (
            "cards.toml",
            '["small", "left"]',
            '["tiny", "left"]',
            "cards 9, field “meteors 2 1”: “tiny” stands where this is needed: large, small.",
        ),
        ("cards.toml", "lose = { crew = 3 }", "lose = { }", "cards 1, field “lose”: it is “0”, but must be: 1."),
        ("cards.toml", '"I-02"', '"I-01"', "cards 2, field “id”: it is “I-01”, but must be: ≠."),
        ("cards-level-four.toml", '"IV-02"', '"I-01"', "cards 2, field “id”: it is “I-01”, but must be: ≠."),
        (
            "cards-level-four.toml",
            'hands = ["left", "right"]',
            "hands = []",
            "cards 18, field “hands”: it is “0”, but must be: 1–2.",
        ),
        (
            "cards-level-four.toml",
            'hands = ["left"]',
            'hands = ["both"]',
            "cards 16, field “hands 1”: “both” stands where this is needed: left, right.",
        ),
        (
            "cards-level-four.toml",
            "steps = 7",
            "steps = 0",
            "cards 16, field “steps”: it is “0”, but must be: 1 2 3 ….",
        ),
        (
            "cards-level-four.toml",
            "every = 7",
            "every = 9",
            "cards 16, field “every”: it is “9”, but must be: 1–7.",
        ),
        (
            "cards-level-four.toml",
            'kind = "predator", side = "left"',
            'kind = "predator", side = "below"',
            "cards 19, field “side”: “below” stands where this is needed: front, left, rear, right.",
        ),
        (
            "flights.toml",
            "visits = 2",
            "visits = 0",
            "five_players, field “visits”: it is “0”, but must be: 1 2 3 ….",
        ),
        ("flights.toml", "spared = 5", "spared = 6", "five_players, field “spared”: it is “6”, but must be: 0–5."),
        ("flights.toml", "repay = 12", "repay = 9", "loans, field “repay”: it is “9”, but must be: ≥ 10."),
        (
            "ships.toml",
            "quarter_turns = 1",
            "quarter_turns = 4",
            "ships 5, field “quarter_turns”: “4” stands where this is needed: 0, 1, 2, 3.",
        ),
        ("flights.toml", "[levels.4]", "[levels.5]", "field “levels”: it is “[1, 2, 3, 5]”, but must be: 1 2 3 4."),
        ("flights.toml", '["I", "START"]', '["I"]', "levels, 1, field “hourglass”: it is “I”, but must be: START."),
        (
            "flights.toml",
            "piles = { 1 = 2 }",
            "piles = { 2 = 2 }",
            "levels, 1, field “piles”: it is “{2: 2}”, but must be: 1.",
        ),
    ],
)
def test_a_mistake_is_found_and_named(file: str, old: str, new: str, sentence: str, folder: Path) -> None:
    spoil(folder / file, old, new)
    found = complaint(read_content, folder)
    assert found.startswith(file)
    said = found.removeprefix(file).lstrip(", ")
    assert said.startswith(sentence) or re.sub(r"line [0-9]+, ", "", said, count=1).startswith(sentence)


@pytest.mark.parametrize(
    "file", ["kinds.csv", "tiles.csv", "ships.toml", "cards.toml", "cards-level-four.toml", "flights.toml"]
)
def test_a_missing_or_unreadable_file_is_named(file: str, folder: Path) -> None:
    (folder / file).write_bytes(b"\xff\xfe")
    assert complaint(read_content, folder) == f"{file} is not a text in UTF-8."
    (folder / file).unlink()
    assert complaint(read_content, folder) == f"The content file {file} is missing."
