"""`starboard duel`: who is stronger, for people and for programs."""

import json
from pathlib import Path

import pytest

from starboard import cli
from starboard.terminal import FAILED, run

FAULTS = str(Path(__file__).resolve().parent.parent / "faults")
QUICK = ("--option", "rounds=1", "--seed", "3", "--workers", "1")


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("STARBOARD_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)


def said(capsys: pytest.CaptureFixture[str], *args: str) -> tuple[int, str, str]:
    status = run(cli.starboard, ("duel", *args))
    heard = capsys.readouterr()
    return status, heard.out, heard.err


def test_a_duel_for_people_ends_with_a_verdict(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = said(capsys, "drift", "greedy", "random", *QUICK, "--elo", "200")
    first, heads, ours, theirs, elo, verdict = out.splitlines()
    assert (status, err) == (0, "")
    assert first.startswith("Drift: ")
    assert heads.split("\t") == ["Bot", "Share", "Mean score", "Time a decision"]
    assert [row.split("\t")[0] for row in (ours, theirs)] == ["greedy", "random"]
    assert elo.startswith("greedy against random: +")
    assert verdict.startswith("greedy is the stronger one.")


@pytest.mark.parametrize(
    ("rounds", "bots", "sentence"),
    [
        ("4", ("greedy", "random"), "Zatím je to příliš těsné; rozhodla by další kola."),
        ("200", ("random", "greedy"), "O 200 Elo silnější než greedy bot random není."),
    ],
)
def test_other_verdicts(capsys: pytest.CaptureFixture[str], rounds: str, bots: tuple[str, str], sentence: str) -> None:
    _, out, _ = said(capsys, "drift", *bots, *QUICK, "--elo", "200", "--rounds", rounds, "--lang", "cs")
    assert out.splitlines()[-1].startswith(sentence)


def test_a_duel_for_programs(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = said(capsys, "drift", "greedy", "random", *QUICK, "--rounds", "6", "--all", "--json")
    found = json.loads(out)
    assert (status, found["rounds"], found["matches"]) == (0, 6, 12)
    assert found["bots"] == ["greedy", "random"]
    assert found["test"] == {"same": 0.0, "better": 40.0, "wrong": 0.05, "ratio": found["test"]["ratio"]}
    assert len(found["scores"]) == len(found["seconds_a_decision"]) == len(found["interval"]) == 2


def test_somebody_who_won_all_has_no_finite_elo(capsys: pytest.CaptureFixture[str]) -> None:
    args = ("drift", "greedy", "random", "--seed", "3", "--workers", "1", "--rounds", "1", "--option", "rounds=12")
    _, out, _ = said(capsys, *args, "--json")
    found = json.loads(out)
    assert found["share"] == 1.0
    assert found["elo"] is None
    _, out, _ = said(capsys, *args)
    assert "∞ Elo" in out


def test_a_bot_alone_among_others(capsys: pytest.CaptureFixture[str]) -> None:
    args = ("drift", "greedy", "random", *QUICK, "--rounds", "3", "--all", "--json", "--seats", "4", "--alone")
    _, out, _ = said(capsys, *args)
    assert json.loads(out)["matches"] == 12


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (("drift", "greedy"), "The argument SECOND is missing"),
        (("drift", "greedy", "nobody"), "nobody"),
        (("drift", "greedy", "random", "--rounds", "0"), "--rounds takes a whole number from 1"),
        (("vanguard", "crew", "random", "--alone"), "nobody to sit alone against"),
        (("nothing", "a", "b"), "nothing"),
    ],
)
def test_what_cannot_be_played_is_one_line(
    capsys: pytest.CaptureFixture[str], args: tuple[str, ...], sentence: str
) -> None:
    status, out, err = said(capsys, *args)
    assert status != 0
    assert out == ""
    assert err.count("\n") == 1
    assert sentence in err


def test_failed_rounds_are_told(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(FAULTS)
    status, out, err = said(capsys, "failing", "random", "random", *QUICK, "--rounds", "60", "--all", "--json")
    errors = json.loads(out)["errors"]
    assert status == FAILED
    assert errors
    assert "seed" in err
