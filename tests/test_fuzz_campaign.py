"""A campaign of random matches: in parts as in one, gone on with where it was left, and its faults are kept."""

import os
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from drift.title import DRIFT
from fuzz_campaign import Part, parts_in
from starboard.arena import ProcessRunner, SerialRunner
from starboard.arena import fuzz as fuzzing
from starboard.arena.fuzz import FuzzPlan, Looks, fuzz
from starboard.kernel import Message, new_match, read_record

TESTS = Path(__file__).resolve().parent
FAULTS = str(TESTS / "faults")
PLAN = FuzzPlan("drift", 7, 8)


def campaign(folder: Path, *args: str) -> subprocess.CompletedProcess[str]:
    path = os.pathsep.join([str(TESTS), str(TESTS / "titles")])
    command = [sys.executable, "-m", "fuzz_campaign", *args, "--folder", str(folder)]
    environment = {**os.environ, "PYTHONPATH": path}
    return subprocess.run(command, env=environment, capture_output=True, text=True, timeout=120, check=False)


def test_parts_add_up_to_the_whole() -> None:
    whole = fuzz(PLAN, range(1, 61), SerialRunner())
    parts = [fuzz(PLAN, part, SerialRunner()) for part in (range(31, 61), range(1, 18), range(18, 31))]
    assert sum(parts, Looks()) == whole
    assert fuzz(PLAN, range(1, 61), ProcessRunner(2)) == whole
    assert (whole.matches, sum(whole.seats.values()), whole.replays, whole.faults) == (60, 60, 3, ())
    assert whole.loads == whole.looks - 60 > 60
    assert set(whole.seats) == {str(seats) for seats in range(DRIFT.least_seats, DRIFT.most_seats + 1)}


@pytest.mark.parametrize("title", ["failing", "endless"])
def test_what_is_wrong_is_found_and_recorded(title: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(FAULTS)
    found = fuzz(FuzzPlan(title, 1, 5), range(1, 61), SerialRunner())
    assert found.faults
    assert found.matches == 60
    record = read_record(found.faults[0].record)
    assert (record.header.title, record.header.seed) == (title, found.faults[0].seed)


def test_what_is_lost_impossible_or_does_not_come_back_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def what(name: str, of: object, value: object) -> set[str]:
        with monkeypatch.context() as here:
            here.setattr(of, name, value)
            return {fault.what for fault in fuzz(PLAN, range(1, 21), SerialRunner()).faults}

    title = type(DRIFT)
    (lost, *_) = what("census", title, lambda _, g: {"ships": g.chance.state % 2})
    assert lost.startswith("components appeared or were lost: {'ships': (")
    assert what("invariants", title, lambda _, g: [Message("drift-rolled")]) == {
        "invariants are broken: ['drift-rolled()']"
    }
    other = new_match(DRIFT, 2, 1)
    assert what("load", fuzzing, lambda _: other) == {"the loaded match stands elsewhere"}


def test_a_campaign_goes_on_where_it_was_left(tmp_path: Path) -> None:
    args = ("play", "drift", "--part", "10", "--seed", "3", "--apart", "9")
    assert campaign(tmp_path, *args, "--to", "25").returncode == 0
    before = {file.name: file.stat().st_mtime_ns for file in tmp_path.iterdir()}
    (tmp_path / "drift-3-9-0000011.json").unlink()
    assert campaign(tmp_path, *args, "--to", "40", "--workers", "2").returncode == 0
    parts = parts_in(tmp_path)
    assert [(part.first, part.last) for part in parts] == [(1, 10), (11, 20), (21, 25), (26, 35), (36, 40)]
    assert sum((part.found for part in parts), Looks()) == fuzz(FuzzPlan("drift", 3, 9), range(1, 41), SerialRunner())
    kept = [name for name, time in before.items() if (tmp_path / name).stat().st_mtime_ns == time]
    assert sorted(kept) == ["drift-3-9-0000001.json", "drift-3-9-0000021.json"]
    whole = campaign(tmp_path, "report").stdout
    assert campaign(tmp_path, "join").stdout == "5 parts are 1 now\n"
    assert [(part.first, part.last) for part in parts_in(tmp_path)] == [(1, 40)]
    shown = campaign(tmp_path, "report")
    assert shown.stdout == whole
    assert shown.stdout.startswith("drift, seed 3: 40 matches (40 with the sources of today)")


def test_a_match_in_two_parts_is_not_counted_twice(tmp_path: Path) -> None:
    part = Part(PLAN, 1, 10, "", 0.0, Looks(matches=10))
    (tmp_path / "a.json").write_bytes(msgspec.json.encode(part))
    (tmp_path / "b.json").write_bytes(msgspec.json.encode(msgspec.structs.replace(part, first=10, last=12)))
    with pytest.raises(SystemExit, match="match 10 of drift is in two parts"):
        parts_in(tmp_path)
