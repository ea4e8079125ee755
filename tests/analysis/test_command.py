"""`starboard analyse`: what it prints, and what it says of files that it cannot use."""

import json
from pathlib import Path

import pytest

from analysis.matches import drift_record
from starboard import cli
from starboard.analysis import QUICK, analyse, write_analysis
from starboard.terminal import FAILED, INTERRUPTED, WRONG_CALL, run


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("STARBOARD_LANG", "en")


@pytest.fixture
def record(tmp_path: Path) -> Path:
    file = tmp_path / "match.jsonl"
    file.write_bytes(drift_record())
    return file


def called(capsys: pytest.CaptureFixture[str], *args: object) -> tuple[int, str, str]:
    status = run(cli.starboard, ["analyse", *map(str, args), "--quick", "--runner", "serial"])
    said = capsys.readouterr()
    return status, said.out, said.err


def test_it_says_what_the_match_came_to(capsys: pytest.CaptureFixture[str], record: Path) -> None:
    status, out, err = called(capsys, record)
    assert (status, err) == (0, "")
    lines = out.splitlines()
    assert lines[1].startswith("100 % │")
    assert "  2: Ben" in lines
    assert "Seat\tStart\tMoves\tOthers’ moves\tLuck\tResult" in lines
    assert lines[-1].startswith("Judged by greedy, in 2 imagined worlds a point, played on by greedy.")


@pytest.mark.parametrize("language", ["cs", "pl"])
def test_it_speaks_every_language(capsys: pytest.CaptureFixture[str], record: Path, language: str) -> None:
    status, out, _ = called(capsys, record, "--lang", language)
    assert status == 0
    assert "analys" not in out


def test_programs_get_the_whole_analysis(capsys: pytest.CaptureFixture[str], record: Path) -> None:
    status, out, _ = called(capsys, record, "--json", "--seat", "2")
    assert status == 0
    assert json.loads(out) == json.loads(write_analysis(analyse(drift_record(), QUICK, people=(1,))))


def test_a_seat_that_is_not_there(capsys: pytest.CaptureFixture[str], record: Path) -> None:
    assert called(capsys, record, "--seat", "4") == (FAILED, "", "starboard: This match has only 3 seats.\n")


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b"", "starboard: Line 1 is not the beginning of a record.\n"),
        (drift_record(6), "starboard: This match is not over yet. Only finished matches can be looked at again.\n"),
    ],
)
def test_bad_files_get_one_sentence(capsys: pytest.CaptureFixture[str], tmp_path: Path, data: bytes, said: str) -> None:
    file = tmp_path / "bad.jsonl"
    file.write_bytes(data)
    assert called(capsys, file) == (FAILED, "", said)


def test_no_file_at_all(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = called(capsys)
    assert (status, out) == (WRONG_CALL, "")
    assert err.count("\n") == 1


def test_an_interrupt_ends_it_quietly(
    capsys: pytest.CaptureFixture[str], record: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("starboard.analysis.drive.do", interrupted)
    assert called(capsys, record) == (INTERRUPTED, "", "")
