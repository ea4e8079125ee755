"""`starboard ship`: the inspector on the command line."""

import json
from pathlib import Path
from typing import Any

import pytest

from starboard import cli
from starboard.terminal import run

SHIP = {
    "class": "IVC",
    "dice": [1, 2],
    "tiles": [
        {"tile": "B001", "column": "5", "row": "5", "turn": 0},
        {"tile": "B090", "column": "5", "row": "4", "turn": 3},
        {"tile": "B068", "column": "5", "row": "6", "turn": 1},
    ],
}


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("STARBOARD_LANG", "en")


def called(capsys: pytest.CaptureFixture[str], tmp_path: Path, data: object, *args: str) -> tuple[int, str, str]:
    file = tmp_path / "ship.json"
    file.write_bytes(data if isinstance(data, bytes) else json.dumps(data).encode())
    status = run(cli.starboard, ["ship", str(file), *args])
    said = capsys.readouterr()
    return status, said.out, said.err.replace(str(file), "FILE")


def reported(capsys: pytest.CaptureFixture[str], tmp_path: Path, data: object, *args: str) -> Any:
    status, out, err = called(capsys, tmp_path, data, "--json", *args)
    assert (status, err, out.count("\n")) == (0, "", 1)
    return json.loads(out)


def test_json_for_programs(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    report = reported(capsys, tmp_path, SHIP)
    assert not report["legal"]
    assert report["errors"][0] == {
        "rule": "GT-B-6.1",
        "cells": [["5", "4"], ["5", "5"]],
        "message": "The connectors at 5,4 and 5,5 don’t match: smooth meets universal.",
    }
    assert [error["rule"] for error in report["errors"]] == ["GT-B-6.1", "GT-B-6.1", "GT-B-6.5", "GT-LM-4.6.2"]
    assert report["cannon"] == {"least": 0.5, "most": 0.5}


def test_a_drawing_for_people(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    status, out, err = called(capsys, tmp_path, SHIP)
    assert (status, err) == (0, "")
    for piece in (
        "│B001",
        "(@@)",
        "starting cabin",
        "Cannon strength: ½",
        "Insurance on offer, premium → limit: 2 → 26",
    ):
        assert piece in out
    assert "GT-B-6.5: The engine at 5,6 doesn’t point to the rear." in out
    assert out.endswith("The ship is not fit to fly.\n")


def test_a_torus_tells_of_its_gap(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    tiles = [{"tile": "B001", "column": "1", "row": "1"}]
    out = called(capsys, tmp_path, {"class": "IIIC", "tiles": tiles})[1]
    assert "Largest gap: 35 squares; premium: 15 credits\nLost components cost at most 15 credits.\n" in out
    assert out.endswith("The ship is fit to fly.\n")


@pytest.mark.parametrize(
    ("language", "sentence"),
    [("cs", "Motor na poli 5,6 nemíří dozadu."), ("pl", "Silnik na polu 5,6 nie jest skierowany do tyłu.")],
)
def test_in_the_language_of_the_reader(
    language: str, sentence: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    report = reported(capsys, tmp_path, SHIP, "--lang", language)
    assert sentence in [error["message"] for error in report["errors"]]
    out = called(capsys, tmp_path, SHIP, "--lang", language)[1]
    assert f"GT-B-6.5: {sentence}" in out
    assert "trucker-" not in out


@pytest.mark.parametrize(
    ("data", "complaint"),
    [
        (b"", "FILE is not JSON; reading it failed at byte 0."),
        (b"{", "FILE is not JSON; reading it failed at byte 1."),
        (b'{"class": "I", tiles}', "FILE is not JSON; reading it failed at byte 15."),
        (b'{"a": "\xff"}', "FILE is not JSON; reading it failed at byte 7."),
        (b"[" * 100_000, "FILE is nested too deeply to be read."),
        (b"7", "FILE: $: an object with fields belongs here."),
        ({"class": "\x1b[31mX", "tiles": []}, "FILE: There is no class “[31mX”; there are: "),
        (
            {"class": "I", "tiles": [{"tile": "B9", "column": "7", "row": "7"}]},
            "FILE: Component 1: there is no tile “B9”.",
        ),
    ],
)
def test_a_broken_file_is_one_line(
    data: object, complaint: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    for args in ((), ("--json",)):
        status, out, err = called(capsys, tmp_path, data, *args)
        assert (status, out, err.count("\n")) == (1, "", 1)
        assert err.startswith(f"starboard: {complaint}")


def test_a_file_with_a_byte_order_mark_is_read(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert reported(capsys, tmp_path, b"\xef\xbb\xbf" + json.dumps(SHIP).encode())["crew_places"] == 2


def test_a_file_that_cannot_be_had(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    for file, words in ((tmp_path / "none", "does not exist."), (tmp_path, "is a folder, not a file.")):
        assert run(cli.starboard, ["ship", str(file)]) == 1
        assert capsys.readouterr().err.endswith(f"{words}\n")
    huge = tmp_path / "huge"
    huge.write_bytes(b" " * ((1 << 20) + 1))
    assert run(cli.starboard, ["ship", str(huge)]) == 1
    assert capsys.readouterr().err.endswith("is larger than 1 MiB, the most this command reads.\n")
