"""`starboard odds battle`: chances on the command line."""

import json
from pathlib import Path
from typing import Any

import pytest

from starboard import cli
from starboard.terminal import run

BATTLE = {"sides": [{"name": "blue", "dice": 4, "targeting": 2}, {"name": "raiders", "dice": 3}]}


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("STARBOARD_LANG", "en")


def called(capsys: pytest.CaptureFixture[str], tmp_path: Path, data: object, *args: str) -> tuple[int, str, str]:
    file = tmp_path / "battle.json"
    file.write_bytes(data if isinstance(data, bytes) else json.dumps(data).encode())
    status = run(cli.starboard, ["odds", "battle", str(file), *args])
    said = capsys.readouterr()
    return status, said.out, said.err.replace(str(file), "FILE")


def answered(capsys: pytest.CaptureFixture[str], tmp_path: Path, data: object) -> Any:
    status, out, err = called(capsys, tmp_path, data, "--json")
    assert (status, err, out.count("\n")) == (0, "", 1)
    return json.loads(out)


def test_json_for_programs(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    report = answered(capsys, tmp_path, BATTLE)
    assert report.keys() == {"win", "none", "losses", "exact"}
    assert report["win"].keys() == {"blue", "raiders"}
    assert sum(report["win"].values()) + report["none"] == pytest.approx(1)
    for name, fraction in report["exact"]["win"].items():
        top, _, bottom = fraction.partition("/")
        assert int(top) / int(bottom) == report["win"][name]


def test_the_page_about_it_tells_the_truth(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    page = (Path(__file__).parents[2] / "docs" / "odds.md").read_text(encoding="utf-8")
    given, expected = (json.loads(block.partition("```")[0]) for block in page.split("```json")[1:3])
    assert answered(capsys, tmp_path, given) == expected


def test_what_must_happen_is_a_whole_number(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    tied = [{"name": "a", "dice": 2, "rolled": [6, 4]}, {"name": "b", "dice": 2, "rolled": [4, 6], "ships": 2}]
    report = answered(capsys, tmp_path, {"sides": tied})
    assert report["exact"] == {"win": {"a": "0", "b": "0"}, "none": "1", "losses": {"a": "1", "b": "2"}}


def test_a_table_for_people(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    sides = [{"name": "blue", "dice": 1, "ships": 2}, {"name": "red", "dice": 1}]
    assert called(capsys, tmp_path, {"sides": sides}) == (
        0,
        "Side\tDice\tTargeting\tWins\tChance\tShips lost\n"
        "blue\t1\t1\t41.67 %\t████████▌\t1.17\n"
        "red\t1\t1\t41.67 %\t████████▌\t0.58\n"
        "Nobody (tie)\t\t\t16.67 %\t███▌\t\n",
        "",
    )


@pytest.mark.parametrize(
    ("language", "sentence"),
    [("cs", "Nikdo (shoda)"), ("pl", "Stracone statki")],
)
def test_in_the_language_of_the_reader(
    language: str, sentence: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    out = called(capsys, tmp_path, BATTLE, "--lang", language)[1]
    assert sentence in out
    assert "andromeda-" not in out


SIDE = {"name": "blue", "dice": 4}


@pytest.mark.parametrize(
    ("data", "complaint"),
    [
        (b"", "FILE is not JSON; reading it failed at byte 0."),
        (b'{"sides": "\xff"}', "FILE is not JSON; reading it failed at byte 11."),
        (b"[" * 100_000, "FILE is nested too deeply to be read."),
        (b"7", "FILE: $: here belongs an object with fields."),
        ({}, "FILE: $: the field “sides” is missing."),
        ({"sides": [], "x": 1}, "FILE: $: there is no field “x”."),
        ({"sides": 3}, "FILE: The field “sides” must be a list of 2 to 20 sides."),
        ({"sides": [SIDE]}, "FILE: The field “sides” must be a list of 2 to 20 sides."),
        ({"sides": [SIDE, 5]}, "FILE: sides[1]: here belongs an object with fields."),
        ({"sides": [SIDE, {"name": "red"}]}, "FILE: sides[1]: the field “dice” is missing."),
        (
            {"sides": [SIDE, SIDE | {"name": " "}]},
            "FILE: sides[1]: the field “name” must be a text of 1 to 80 letters.",
        ),
        ({"sides": [SIDE, SIDE]}, "FILE: Two sides are called “blue”."),
        (
            {"sides": [SIDE | {"dice": 7}, SIDE]},
            "FILE: sides[0]: the field “dice” must be a whole number from 1 to 6.",
        ),
        (
            {"sides": [SIDE | {"dice": True}, SIDE]},
            "FILE: sides[0]: the field “dice” must be a whole number from 1 to 6.",
        ),
        (
            {"sides": [SIDE | {"targeting": 0}, SIDE]},
            "FILE: sides[0]: the field “targeting” must be a whole number from 1 to 5.",
        ),
        (
            {"sides": [SIDE | {"rolled": [7]}, SIDE]},
            "FILE: sides[0]: the field “rolled” lists dice: at most 6 numbers from 1 to 6.",
        ),
        (
            {"sides": [SIDE | {"rolled": [1, 2, 3, 4, 5]}, SIDE]},
            "FILE: sides[0]: the field “rolled” lists more dice than the side has, which is 4.",
        ),
        (
            {"sides": [SIDE | {"sets": 6}, SIDE]},
            "FILE: sides[0]: the field “sets” lists dice: at most 6 numbers from 1 to 6.",
        ),
    ],
)
def test_a_broken_file_is_one_line(
    data: object, complaint: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    for args in ((), ("--json",)):
        status, out, err = called(capsys, tmp_path, data, *args)
        assert (status, out, err) == (1, "", f"starboard: {complaint}\n")


def test_help_without_a_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(cli.starboard, ["odds"]) == 0
    assert "battle" in capsys.readouterr().out
