"""`starboard campaign check`: what is wrong with a campaign, on the command line."""

import json
import shutil
from pathlib import Path

import pytest

from starboard import cli
from starboard.terminal import run

HARBOUR = Path(__file__).parents[1] / "games" / "vanguard" / "harbour"


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("STARBOARD_LANG", "en")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return Path(shutil.copytree(HARBOUR, tmp_path / "harbour"))


def called(capsys: pytest.CaptureFixture[str], *args: str) -> tuple[int, str, str]:
    status = run(cli.starboard, ["campaign", *args])
    said = capsys.readouterr()
    return status, said.out, said.err


def test_a_sound_campaign_is_counted(capsys: pytest.CaptureFixture[str], folder: Path) -> None:
    status, out, err = called(capsys, "check", str(folder))
    assert (status, err) == (0, "")
    lines = out.splitlines()
    assert lines[:3] == ["one planet", "3 POIs", "one mission"]
    assert lines[-1] == "The campaign is sound."


def test_faults_are_one_line_each(capsys: pytest.CaptureFixture[str], folder: Path) -> None:
    file = folder / "planets" / "P01-quay.toml"
    file.write_text(file.read_text(encoding="utf-8").replace("last = 4", "last = 3"), encoding="utf-8")
    status, out, err = called(capsys, "check", str(folder))
    assert status == 1
    assert err.count("\n") == 1
    assert "planets/P01-quay.toml, line 96: the landing table of P01 has no row for 4." in err
    assert out.splitlines()[-1] == "The campaign is not sound."


def test_json_for_programs(capsys: pytest.CaptureFixture[str], folder: Path) -> None:
    sound, out, _ = called(capsys, "check", str(folder), "--json")
    assert (sound, json.loads(out)["faults"], json.loads(out)["sound"]) == (0, [], True)
    (folder / "logs" / "logs.toml").write_text("[[log]]\n", encoding="utf-8")
    unsound, out, err = called(capsys, "check", str(folder), "--json")
    assert (unsound, err) == (1, "")
    (fault,) = json.loads(out)["faults"]
    assert (fault["file"], fault["line"]) == ("logs/logs.toml", 1)
    assert fault["message"] == "logs/logs.toml, line 1, $.log[0]: the field “id” is missing."


def test_more_faults_than_anybody_reads_are_counted(
    capsys: pytest.CaptureFixture[str], folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("starboard.commands.campaign.MOST_SAID", 2)
    (folder / "text" / "en" / "harbour.ftl").unlink()
    status, _, err = called(capsys, "check", str(folder))
    assert (status, err.count("\n")) == (1, 3)
    assert "more faults." in err


def test_a_folder_that_is_not_there(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    status, out, err = called(capsys, "check", str(tmp_path / "none"))
    assert (status, out, err.count("\n")) == (1, "", 1)
    assert "There is no folder" in err


@pytest.mark.parametrize(("language", "word"), [("cs", "Kampaň je v pořádku."), ("pl", "Kampania jest w porządku.")])
def test_other_languages(capsys: pytest.CaptureFixture[str], folder: Path, language: str, word: str) -> None:
    _, out, _ = called(capsys, "check", str(folder), "--lang", language)
    assert out.splitlines()[-1] == word


def test_alone_it_tells_what_it_can(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = called(capsys)
    assert status == 0
    assert "check" in out
