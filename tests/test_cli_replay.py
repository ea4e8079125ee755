"""`starboard replay`: the story of a record, and what is said about files that are not one."""

import json
import zlib
from pathlib import Path
from typing import Any

import pytest

from drift.title import DRIFT
from starboard import __version__, cli
from starboard.bots import RandomBot, play_out
from starboard.kernel import Match, Record, new_match, record_of, write_record
from starboard.terminal import run

HOSTILE = "[red]Bob[/red]\x1b[31m\u202e"


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("STARBOARD_LANG", "en")


def played(decisions: int = 10_000, free_undo: bool = False) -> Match:
    match = new_match(DRIFT, 2, 5, {"rounds": 1}, names=("Ada", HOSTILE), free_undo=free_undo)
    play_out(match, [RandomBot(1), RandomBot(2)], decisions)
    return match


MATCH = played()
DATA = write_record(record_of(MATCH, __version__))
ROWS = DATA.split(b"\n")[:-1]
LINES = len(MATCH.lines)
FIRST = MATCH.lines[2].seat or 0
"""Who won the bidding, and acts first."""


def replayed(capsys: pytest.CaptureFixture[str], data: bytes, tmp_path: Path, *args: str) -> tuple[int, str, str]:
    file = tmp_path / "match.jsonl"
    file.write_bytes(data)
    status = run(cli.starboard, ["replay", str(file), *args])
    said = capsys.readouterr()
    return status, said.out, said.err.replace(f"{tmp_path}/", "")


def checked(rows: list[bytes]) -> bytes:
    """Rows without their checks as a file with right ones: damage that only the rules can find."""
    written, check = [], 0
    for row in rows:
        body = row.partition(b',"check":')[0]
        check = zlib.crc32(body, check)
        written.append(b'%s,"check":"%08x"}\n' % (body, check))
    return b"".join(written)


# -- The story ---------------------------------------------------------------------------------------------------------


def test_a_finished_match_is_told_in_full(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    status, out, err = replayed(capsys, DATA, tmp_path)
    story = out.splitlines()
    assert (status, err) == (0, "")
    assert story[0] == "Drift, 2 seats, seed 5, version 1 of the rules."
    assert story[1].startswith("    1  Ada: bid ")
    assert any(line.startswith("       Ada bids ") and line.endswith("  [DR-2]") for line in story)
    assert [line for line in story if line[:5].strip().isdigit()][-1].startswith(f"{LINES:5}  ")
    assert "draws a card" not in out
    assert " draws " in out
    assert story[-4] == "Seat\tScore\tResult"
    assert story[-1] == f"The record is sound; all its {LINES} lines were played again."
    assert MATCH.outcome is not None
    assert story[-3].startswith(f"Ada\t{MATCH.outcome.scores[0]:g}\t")


def test_names_from_a_file_cannot_drive_the_terminal(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for is_terminal in (False, True):
        monkeypatch.setattr("sys.stdout.isatty", lambda answer=is_terminal: answer)
        _, out, _ = replayed(capsys, DATA, tmp_path)
        assert "[red]Bob[/red][31m bids " in out
        assert "\x1b[31m" not in out
        assert "\u202e" not in out


@pytest.mark.parametrize(
    ("language", "words"),
    [("cs", ["Ada: nabídnout ", "Záznam je v pořádku", "Skóre"]), ("pl", ["Ada: licytować ", "Zapis jest poprawny"])],
)
def test_the_story_is_in_the_language_of_the_reader(
    language: str, words: list[str], capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    _, out, _ = replayed(capsys, DATA, tmp_path, "--lang", language)
    assert [word for word in words if word not in out] == []


def test_to_stops_at_a_line_and_shows_the_question(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    status, out, _ = replayed(capsys, DATA, tmp_path, "--to", "1")
    story = out.splitlines()
    assert status == 0
    assert len(story) == 4
    assert story[2] == "Waiting for [red]Bob[/red][31m: Which card do you bid for the order of play?"
    _, out, _ = replayed(capsys, DATA, tmp_path, "--to", "0")
    assert out.splitlines()[1].startswith("Waiting for Ada, [red]Bob[/red][31m: ")
    _, out, _ = replayed(capsys, DATA, tmp_path, "--to", str(LINES))
    assert "Seat\tScore" in out


def test_to_a_line_that_is_not_there_is_refused(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    status, out, err = replayed(capsys, DATA, tmp_path, "--to", str(LINES + 1))
    assert (status, out) == (1, "")
    assert err == f"starboard: match.jsonl has only {LINES} lines, so it cannot be played to line {LINES + 1}.\n"
    for wrong in ("-1", "x", "9" * 30):
        assert replayed(capsys, DATA, tmp_path, "--to", wrong)[0] == 2


def test_a_match_that_goes_on_is_told_as_an_onlooker_sees_it(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    match = played(1)
    secret = write_record(record_of(match)).split(b'"card":"')[1].split(b'"')[0].decode()
    status, out, _ = replayed(capsys, write_record(record_of(match)), tmp_path)
    assert status == 0
    assert "    1  Ada decides." in out
    assert secret not in out
    assert "Seat\tScore" not in out


def test_undo_redo_and_deadlines_are_told(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    match = played(6, free_undo=True)
    match.undo(0)
    match.redo(0)
    match.undo(1)
    play_out(match, [RandomBot(1), RandomBot(2)], 10_000, seed=1)
    while not any(line.expired for line in match.lines):
        # Undone and played on until the clock has run out once.
        match.undo(0)
        play_out(match, [RandomBot(match.count), RandomBot(2)], 10_000, seed=match.count)
    status, out, err = replayed(capsys, write_record(record_of(match)), tmp_path)
    assert (status, err) == (0, "")
    assert "    7  Ada takes back the last move." in out
    assert "    8  Ada makes that move again." in out
    assert "  Time’s up." in out


def test_as_json(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    status, out, err = replayed(capsys, DATA, tmp_path, "--json")
    assert MATCH.outcome is not None
    assert (status, err) == (0, "")
    assert json.loads(out) == {
        "title": "drift",
        "lines": LINES,
        "position": LINES,
        "digest": MATCH.digest(),
        "over": True,
        "outcome": {"scores": list(MATCH.outcome.scores), "winners": list(MATCH.outcome.winners)},
        "verified": True,
    }
    _, out, _ = replayed(capsys, DATA, tmp_path, "--json", "--to", "3")
    assert json.loads(out) | {"digest": ""} == {
        "title": "drift",
        "lines": LINES,
        "position": 3,
        "digest": "",
        "over": False,
        "outcome": None,
        "verified": True,
    }


# -- What is wrong with a record ---------------------------------------------------------------------------------------


def swapped(number: int, old: bytes, new: bytes) -> bytes:
    """The record with something else in the line of that number, counted from 1, and the old check."""
    rows = list(ROWS)
    assert old in rows[number - 1]
    rows[number - 1] = rows[number - 1].replace(old, new, 1)
    return b"".join(row + b"\n" for row in rows)


NEWER = swapped(1, b'"starboard":1', b'"starboard":2')
NEWER_RULES = checked([swapped(1, b'"rules":1', b'"rules":9').split(b"\n")[0], *ROWS[1:]])
OTHER_TITLE = checked([swapped(1, b'"title":"drift"', b'"title":"other"').split(b"\n")[0], *ROWS[1:]])
BAD_OPTION = checked([swapped(1, b'"rounds":1', b'"rounds":7').split(b"\n")[0], *ROWS[1:]])
FOREIGN_SEAT = checked([ROWS[0], b'{"seat":7,"move":{"type":"bid","card":"red-1"},"check":', *ROWS[2:]])
FORBIDDEN = checked([*ROWS[:3], b'{"seat":%d,"move":{"type":"leave"},"check":' % FIRST, *ROWS[4:]])
OTHER_END = checked([*ROWS[:-1], ROWS[-1].replace(MATCH.digest().encode(), b"0" * 16)])

DAMAGED = [
    pytest.param(b"", 1, "Line 1 is not the beginning of a record.", 0, id="empty"),
    pytest.param(b"\n\n", 1, "Line 1 is not the beginning of a record.", 0, id="blank"),
    pytest.param(bytes(range(256)) * 9, 1, "Line 1 is not the beginning of a record.", 0, id="binary"),
    pytest.param(b"[" * 100_000, 1, "Line 1 is not the beginning of a record.", 0, id="deep"),
    pytest.param(b"hello\n", 1, "Line 1 is not the beginning of a record.", 0, id="text"),
    pytest.param(DATA[:30], 1, "Line 1 is not the beginning of a record.", 0, id="cut in the header"),
    pytest.param(ROWS[0], 2, "Line 2 is missing or cut short: the record has no end.", 0, id="header only"),
    pytest.param(NEWER, 1, "Line 1: the record was written by a newer version of Starboard.", 0, id="newer"),
    pytest.param(NEWER_RULES, 1, "Line 1: the record has version 9 of the rules of “drift”;", 0, id="newer rules"),
    pytest.param(OTHER_TITLE, 1, "Line 1: No game called “other” is installed.", 0, id="other title"),
    pytest.param(BAD_OPTION, 1, "Line 1: “7” is not a choice for “rounds”.", 0, id="bad option"),
    pytest.param(swapped(1, b"Ada", b"Eva"), 1, "Line 1 is damaged.", 0, id="header"),
    pytest.param(swapped(2, b'"seat":', b'"seat" :'), 2, "Line 2 is damaged.", 0, id="first move"),
    pytest.param(swapped(5, b',"check"', b', "check"'), 5, "Line 5 is damaged.", 3, id="fourth move"),
    pytest.param(swapped(len(ROWS), b'"end"', b'"ent"'), len(ROWS), "is damaged.", LINES, id="end"),
    pytest.param(DATA + b"x", len(ROWS) + 1, "is damaged.", LINES, id="more after the end"),
    pytest.param(DATA[:-40], len(ROWS), "is missing or cut short", LINES, id="cut in the end"),
    pytest.param(b"\n".join(ROWS[:5]) + b"\n" + ROWS[5][:9], 6, "is missing or cut short", 4, id="cut in a move"),
    pytest.param(FOREIGN_SEAT, 2, "Line 2 is refused: There is no such seat at this table.", 0, id="seat"),
    pytest.param(FORBIDDEN, 4, "Line 4 is refused: ", 2, id="forbidden"),
    pytest.param(OTHER_END, len(ROWS), "the match did not end the way the record says.", LINES, id="other end"),
]


@pytest.mark.parametrize(("data", "line", "reason", "whole"), DAMAGED)
def test_a_damaged_record_is_refused_with_line_and_reason(
    data: bytes, line: int, reason: str, whole: int, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    status, out, err = replayed(capsys, data, tmp_path)
    assert (status, out) == (1, "")
    assert err.count("\n") == 1
    assert err.startswith(f"starboard: match.jsonl: Line {line}")
    assert reason in err
    moves = {0: "No move before it is whole.", 1: "One move before it is whole."}
    assert moves.get(whole, f"{whole} moves before it are whole.") in err


@pytest.mark.parametrize(("data", "line", "reason", "whole"), DAMAGED)
def test_what_is_whole_of_a_damaged_record_can_still_be_seen(
    data: bytes, line: int, reason: str, whole: int, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    status, out, err = replayed(capsys, data, tmp_path, "--to", "2")
    told = [row for row in out.splitlines() if row[:5].strip().isdigit()]
    assert status == 1
    assert len(told) == min(2, whole)
    assert reason in err
    status, out, err = replayed(capsys, data, tmp_path, "--json")
    verdict: dict[str, Any] = json.loads(out)
    assert status == 1
    assert (verdict["verified"], verdict["lines"], verdict["position"]) == (False, whole, whole)
    assert err == f"starboard: {verdict['error']}\n".replace(f"{tmp_path}/", "")


def test_a_refused_move_names_the_rule(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    _, _, err = replayed(capsys, FORBIDDEN, tmp_path)
    assert err.rstrip().endswith("[DR-3.1]")


def test_a_record_without_its_end_line_is_cut_short(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    record = record_of(MATCH)
    data = write_record(Record(record.header, record.lines, None))
    assert replayed(capsys, data, tmp_path)[0] == 1


# -- What is wrong with a file -----------------------------------------------------------------------------------------


def complaint(capsys: pytest.CaptureFixture[str], file: str) -> str:
    assert run(cli.starboard, ["replay", file]) == 1
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
    return said.err.removeprefix("starboard: ").rstrip("\n")


def test_files_that_cannot_be_read(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    missing = str(tmp_path / "missing")
    assert complaint(capsys, missing) == f"{missing} does not exist."
    assert complaint(capsys, "") == " does not exist."
    assert complaint(capsys, "a\0b") == "ab does not exist."
    assert complaint(capsys, str(tmp_path)) == f"{tmp_path} is a folder, not a file."
    assert complaint(capsys, "x" * 5000).startswith("The system says no: xxx")
    inside = str(tmp_path / "file" / "x")
    (tmp_path / "file").touch()
    assert complaint(capsys, inside) == f"The system says no: {inside}: Not a directory."


def test_a_forbidden_file_is_one_line(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*args: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr("builtins.open", refuse)
    with monkeypatch.context():
        status = run(cli.starboard, ["replay", "secret"])
    monkeypatch.undo()
    assert status == 1
    assert capsys.readouterr().err == "starboard: You are not allowed to read secret.\n"


def test_a_huge_file_is_not_read_whole(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = tmp_path / "huge"
    with file.open("wb") as stream:
        stream.truncate(1 << 40)
    monkeypatch.setattr("starboard.commands.replay.LARGEST_FILE", 1 << 20)
    assert complaint(capsys, str(file)) == f"{file} is larger than 1 MiB, the most this command reads."
