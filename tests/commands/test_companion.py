"""`starboard companion`: tables for one's own box, begun, checked and listed."""

import json
from pathlib import Path

import pytest

from starboard.cli import starboard
from starboard.games.andromeda.title import read_boxes_again
from starboard.terminal import run


def called(capsys: pytest.CaptureFixture[str], *args: str) -> tuple[int, str, str]:
    status = run(starboard, ["companion", *args, "--lang", "en"])
    out, err = capsys.readouterr()
    return status, out, err


@pytest.fixture
def folder(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Path:
    """A box that was just begun."""
    folder = tmp_path / "boxes" / "shelf"
    status, out, err = called(capsys, "new", str(folder))
    assert (status, err) == (0, "")
    assert out.startswith(f"The tables are in {folder}.")
    return folder


def test_empty_tables_are_sound(capsys: pytest.CaptureFixture[str], folder: Path) -> None:
    status, out, err = called(capsys, "check", str(folder))
    assert (status, err) == (0, "")
    assert out.splitlines() == [
        "Officers: 0",
        "Action cards: 0",
        "Modules: 0",
        "Events: 0",
        "Planets: 0",
        "shelf is sound.",
    ]
    counts = json.loads(called(capsys, "check", str(folder), "--json")[1])
    assert counts["sound"] is True
    assert counts["counts"]["modules"] == 0


def test_a_fault_is_named_with_file_line_and_field(capsys: pytest.CaptureFixture[str], folder: Path) -> None:
    wrong = '[[modules]]\nname = "Lamp"\ntype = "science"\ncost = "1Z"\n'
    (folder / "modules.toml").write_text(wrong, encoding="utf-8")
    status, out, err = called(capsys, "check", str(folder))
    assert status
    assert out == ""
    assert all(part in err for part in ("modules.toml", "line 4", "cost", "1Z"))
    assert json.loads(called(capsys, "check", str(folder), "--json")[1])["sound"] is False


def test_boxes_are_listed(
    capsys: pytest.CaptureFixture[str], folder: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("STARBOARD_BOXES", str(tmp_path / "boxes"))
    read_boxes_again()
    assert called(capsys, "list")[1] == f"shelf: {folder}\n"
    (folder / "planets.toml").write_text("planets = 3\n", encoding="utf-8")
    read_boxes_again()
    assert called(capsys, "list")[1] == f"shelf: {folder}, not sound\n"
    monkeypatch.setenv("STARBOARD_BOXES", "")
    read_boxes_again()
    assert called(capsys, "list")[1] == "No box was found.\n"


def test_nothing_is_written_over_and_names_are_small(capsys: pytest.CaptureFixture[str], folder: Path) -> None:
    status, _, err = called(capsys, "new", str(folder))
    assert status
    assert "is already there" in err
    status, _, err = called(capsys, "new", str(folder.parent / "My Shelf"))
    assert status
    assert "small letters" in err
