"""Matches of released versions still open. `released/TITLE-N.save` and `.jsonl` were written by the program that had
version N of the rules of that title: a save that can be played on, and its record."""

from pathlib import Path

import pytest

from starboard.bots.play import play_out
from starboard.bots.random_bot import RandomBot
from starboard.kernel import BadRecord, Record, find_title, load, read_record, replay, save
from starboard.speech import Speech

RELEASED = Path(__file__).parent / "released"
SAVES = sorted(RELEASED.glob("*.save"))
RECORDS = sorted(RELEASED.glob("*.jsonl"))
ON = 150
"""Decisions that an old match is played on."""


def version_of(file: Path) -> int:
    return int(file.stem.partition("-")[2])


@pytest.mark.parametrize("title", ["andromeda", "trucker", "vanguard"])
def test_there_is_a_match_of_every_released_version(title: str) -> None:
    for kept in (SAVES, RECORDS):
        assert f"{title}-1" in [file.stem for file in kept]


@pytest.mark.parametrize("file", SAVES, ids=lambda file: file.stem)
def test_a_save_opens_and_is_played_on(file: Path) -> None:
    match = load(file.read_bytes())
    assert match.header.rules == version_of(file)
    assert match.position > 0
    before = match.position
    seats = match.header.seats
    for seat in range(seats):
        assert match.view(seat) is not None
    made = play_out(match, [RandomBot(seat) for seat in range(seats)], ON, 1)
    assert match.over or made == ON
    assert match.position > before
    again = load(save(match))
    assert again.digest() == match.digest()


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_a_record_is_read_and_plays_or_says_that_the_rules_have_changed_since(file: Path) -> None:
    record = read_record(file.read_bytes())
    title = find_title(record.header.title)
    changed = heard(record)
    if changed is None:
        return
    assert title.version > version_of(file)
    assert changed.message.id == "kernel-record-older-rules"
    assert "have changed since" in Speech("en").say(changed.message)
    assert changed.whole is not None
    lines = len(changed.whole.lines)
    assert replay(record, lines).position == lines


def heard(record: Record) -> BadRecord | None:
    """What is said against a record that is played again."""
    try:
        replay(record)
    except BadRecord as why:
        return why
    return None
