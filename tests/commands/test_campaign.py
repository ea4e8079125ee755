"""`starboard campaign check`: what is wrong with a campaign, on the command line."""

import json
import os
import shutil
from pathlib import Path

import pytest

from starboard import cli
from starboard.commands.campaign_trial import trial_faults, tried_out
from starboard.commands.campaigns import PLACES, offer_campaigns
from starboard.speech import Speech
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
    assert fault["message"] == "logs/logs.toml, line 1, log 1: the field “id” is missing."


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


def test_a_campaign_is_begun_checked_listed_and_played(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A copy of The Guest Book has words of its own, and is as sound as the first."""
    folder = tmp_path / "campaigns" / "lantern-tale"
    assert called(capsys, "new", str(folder)) == (0, f"Your campaign lies in {folder}.\n", "")
    status, out, err = called(capsys, "check", str(folder))
    assert (status, err) == (0, "")
    assert out.endswith("The campaign is sound.\n")
    monkeypatch.setenv("STARBOARD_CAMPAIGNS", str(tmp_path / "campaigns"))
    listed = json.loads(called(capsys, "list", "--json")[1])
    assert [(one["id"], one["sound"]) for one in listed] == [("guest-book", True), ("lantern-tale", True)]
    assert called(capsys, "list")[1].splitlines()[1] == f"lantern-tale: lantern-tale, {folder}"


@pytest.mark.parametrize("name", ["Lantern", "guest_book", "vanguard", "9lives"])
def test_a_campaign_needs_a_name_that_nobody_has(capsys: pytest.CaptureFixture[str], tmp_path: Path, name: str) -> None:
    status, _, err = called(capsys, "new", str(tmp_path / name))
    assert status
    assert f"“{name}” cannot be the id of a campaign" in err
    assert not (tmp_path / name).exists()


def test_nothing_is_written_over(capsys: pytest.CaptureFixture[str], folder: Path) -> None:
    status, _, err = called(capsys, "new", str(folder))
    assert status
    assert "is there already" in err


def test_a_campaign_that_breaks_a_match_is_not_sound(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*args: object) -> None:
        raise IndexError("on purpose")

    monkeypatch.setattr("starboard.commands.campaign_trial.first_state", broken)
    found = [Speech("en").say(fault.message) for fault in trial_faults(folder)]
    assert len(found) == 1
    assert found[0].startswith("campaign.toml, line 1: a trial match (quick) broke.")


def test_a_campaign_that_keeps_the_rules_busy_is_not_waited_for(folder: Path) -> None:
    found = [Speech("en").say(fault.message) for fault in tried_out(folder, 0.0)]
    assert found == ["campaign.toml, line 1: a trial match came to no end within 0 seconds."]


def test_campaigns_in_the_data_folder_are_offered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(PLACES, "")
    offer_campaigns(tmp_path)
    assert os.environ[PLACES] == ""
    (tmp_path / "campaigns").mkdir()
    offer_campaigns(tmp_path)
    offer_campaigns(tmp_path)
    assert os.environ[PLACES] == str(tmp_path / "campaigns")
