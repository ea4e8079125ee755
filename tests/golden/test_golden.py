"""Recorded matches play as they did: every line, every result, all that is shown and told.

When one does not and the change is meant, raise the version of the rules and record them again (see `record.py`).
"""

import msgspec
import pytest

from golden.matches import FOLDER, MATCHES, Golden
from golden.record import TITLES, Entry, index_of, told
from starboard.kernel import find_title, read_record, replay

MOST_BYTES = 320_000
MOST_BYTES_IN_ALL = 2_500_000

ENTRIES = {title: msgspec.json.decode(index_of(title).read_bytes(), type=dict[str, Entry]) for title in TITLES}


def by_name(golden: Golden) -> str:
    return f"{golden.title}-{golden.name}"


@pytest.mark.parametrize("golden", MATCHES, ids=by_name)
def test_a_recorded_match_plays_as_it_did(golden: Golden) -> None:
    record = read_record(golden.file.read_bytes())
    match = replay(record)
    entry = ENTRIES[golden.title][golden.name]
    assert match.over
    assert match.outcome is not None
    assert match.outcome.scores == entry.scores
    assert told(record) == entry


@pytest.mark.parametrize("golden", MATCHES, ids=by_name)
def test_a_record_is_of_the_match_that_was_wanted(golden: Golden) -> None:
    header, title = read_record(golden.file.read_bytes()).header, find_title(golden.title)
    assert (header.title, header.rules, header.seats) == (title.id, title.version, golden.seats)
    agreed = {name: list(value) if isinstance(value, tuple) else value for name, value in header.options.items()}
    assert agreed.items() >= golden.options.items()


@pytest.mark.parametrize("title", TITLES)
def test_every_number_of_players_is_recorded_in_at_least_25_matches(title: str) -> None:
    matches = [golden for golden in MATCHES if golden.title == title]
    known = find_title(title)
    assert {golden.seats for golden in matches} == set(range(known.least_seats, known.most_seats + 1))
    assert len(matches) >= 25


@pytest.mark.parametrize("title", TITLES)
def test_the_folder_holds_these_records_and_they_are_small(title: str) -> None:
    files = sorted((FOLDER / title).glob("*.jsonl"))
    assert files == sorted(golden.file for golden in MATCHES if golden.title == title)
    assert ENTRIES[title].keys() == {file.stem for file in files}
    sizes = [file.stat().st_size for file in files]
    assert max(sizes) < MOST_BYTES
    assert sum(sizes) < MOST_BYTES_IN_ALL


@pytest.mark.parametrize("title", TITLES)
def test_matches_are_long(title: str) -> None:
    """Flights that end in the ship check would show little, and games without events."""
    entries = ENTRIES[title].values()
    least = {"andromeda": 3, "trucker": 10, "vanguard": 5}[title]
    assert all(entry.cards for entry in entries)
    assert sum(entry.cards for entry in entries) > least * len(entries)
    assert sum(max(entry.scores) > 0 for entry in entries) > len(entries) / 2
