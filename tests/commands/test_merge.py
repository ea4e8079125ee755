"""`starboard simulate --from --to --save` and `starboard merge`: parts of a simulation on several machines."""

import importlib
import json
from pathlib import Path

import pytest

from starboard import cli
from starboard.terminal import run

QUICK = ("drift", "--option", "rounds=1", "--seed", "3", "--workers", "1")


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("STARBOARD_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def said(capsys: pytest.CaptureFixture[str], *args: str) -> tuple[int, str, str]:
    status = run(cli.starboard, args)
    heard = capsys.readouterr()
    return status, heard.out, heard.err


def test_two_parts_are_one_run_to_the_byte(capsys: pytest.CaptureFixture[str], folder: Path) -> None:
    said(capsys, "simulate", *QUICK, "--games", "12", "--save", "whole")
    said(capsys, "simulate", *QUICK, "--to", "5", "--save", "one")
    said(capsys, "simulate", *QUICK, "--from", "6", "--games", "7", "--save", "two")
    status, out, err = said(capsys, "merge", "two", "one", "--save", "both")
    assert (status, err) == (0, "")
    assert (folder / "both").read_bytes() == (folder / "whole").read_bytes()
    first, heads, *rows = out.splitlines()
    assert first.startswith("Drift, matches 1 to 12: 12 matches with ")
    assert (heads.split("\t")[0], len(rows)) == ("Seat", 2)
    figures = json.loads(said(capsys, "merge", "both", "--json")[1])
    once = json.loads(said(capsys, "simulate", *QUICK, "--games", "12", "--json")[1])
    del once["seconds"]
    assert figures == {**once, "first": 1, "last": 12}


@pytest.mark.parametrize(
    ("args", "status", "sentence"),
    [
        (("merge", "one", "one"), 1, "Match 1 is in both one and one."),
        (("merge", "one", "nothing"), 1, "nothing does not exist."),
        (("merge", "one", "text"), 1, "text does not hold results of a simulation."),
        (("merge", "one", "--save", "text"), 1, "text is already there; nothing was overwritten."),
        (("merge",), 2, "The argument FILE... is missing; --help says more."),
        (("simulate", *QUICK, "--save", "text"), 1, "text is already there; nothing was overwritten."),
        (("simulate", *QUICK, "--from", "9", "--to", "4"), 2,
         "Match 9 comes after match 4: --from has to be the smaller one."),
        (("simulate", *QUICK, "--games", "9", "--to", "4"), 2, "Give --games or --to, not both."),
    ],
)  # fmt: skip
def test_what_is_wrong_is_one_sentence(
    capsys: pytest.CaptureFixture[str], folder: Path, args: tuple[str, ...], status: int, sentence: str
) -> None:
    (folder / "text").write_text("hello", encoding="utf-8")
    said(capsys, "simulate", *QUICK, "--to", "2", "--save", "one")
    assert said(capsys, *args) == (status, "", f"starboard: {sentence}\n")
    assert (folder / "text").read_text(encoding="utf-8") == "hello"


def test_nothing_is_saved_of_games_that_were_not_all_played(
    capsys: pytest.CaptureFixture[str], folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(*args: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(importlib.import_module("starboard.arena.simulate"), "play_out", interrupted)
    assert said(capsys, "simulate", *QUICK, "--save", "one")[0] == 130
    assert not list(folder.iterdir())
