"""Recorded matches of Galaxy Trucker play as they did: every line, every result, all that is shown and told.

When one does not and the change is meant, raise the version of the rules and record them anew (see `record.py`).
"""

import msgspec
import pytest

from golden.matches import FOLDER, INDEX, MATCHES, Golden
from golden.record import Entry, told
from starboard.games.trucker.title import CLASSES, TRUCKER
from starboard.kernel import read_record, replay

MOST_BYTES = 150_000
MOST_BYTES_IN_ALL = 2_500_000

ENTRIES = msgspec.json.decode(INDEX.read_bytes(), type=dict[str, Entry])


def by_name(golden: Golden) -> str:
    return golden.name


@pytest.mark.parametrize("golden", MATCHES, ids=by_name)
def test_a_recorded_match_plays_as_it_did(golden: Golden) -> None:
    record = read_record(golden.file.read_bytes())
    match = replay(record)
    assert match.over
    assert match.outcome is not None
    assert match.outcome.scores == ENTRIES[golden.name].scores
    assert told(record) == ENTRIES[golden.name]


@pytest.mark.parametrize("golden", MATCHES, ids=by_name)
def test_a_record_is_of_the_match_that_was_wanted(golden: Golden) -> None:
    header = read_record(golden.file.read_bytes()).header
    assert (header.title, header.rules, header.seats) == (TRUCKER.id, TRUCKER.version, golden.seats)
    agreed = {name: list(value) if isinstance(value, tuple) else value for name, value in header.options.items()}
    assert agreed.items() >= golden.settings.items()


def test_every_class_number_of_players_and_option_is_recorded() -> None:
    assert {ship_class for golden in MATCHES for ship_class in golden.classes} == set(CLASSES)
    assert {golden.seats for golden in MATCHES} == set(range(TRUCKER.least_seats, TRUCKER.most_seats + 1))
    for option in TRUCKER.options:
        if option.id in ("build", "guided", "kit", "intruders", "loans"):
            chosen = {golden.options.get(option.id, option.default) for golden in MATCHES}
            assert chosen == set(option.choices), option.id


def test_the_folder_holds_these_records_and_they_are_small() -> None:
    files = sorted(FOLDER.glob("*.jsonl"))
    assert files == sorted(golden.file for golden in MATCHES)
    assert ENTRIES.keys() == {golden.name for golden in MATCHES}
    sizes = [file.stat().st_size for file in files]
    assert max(sizes) < MOST_BYTES
    assert sum(sizes) < MOST_BYTES_IN_ALL


def test_flights_are_long() -> None:
    """Matches that end in the ship check would show little."""
    assert all(entry.cards for entry in ENTRIES.values())
    assert sum(entry.cards for entry in ENTRIES.values()) > 10 * len(MATCHES)
    assert sum(max(entry.scores) > 0 for entry in ENTRIES.values()) > len(MATCHES) / 2
