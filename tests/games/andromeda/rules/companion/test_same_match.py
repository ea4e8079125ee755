"""A companion that is told of a match plays the Hegemon as that match does, line by line."""

import pytest

from games.andromeda.overhearing import overheard
from games.andromeda.teller import Table, Teller
from games.andromeda.two_tables import known, lines_of_the_hegemon


@pytest.mark.rule("AE-E-7.1")
@pytest.mark.parametrize("seats", [1, 2, 3])
@pytest.mark.parametrize("events", ["dawn", "twilight", "shadows"])
def test_a_companion_plays_the_match_that_it_is_told_of(
    seats: int, events: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = Table(seats, 6 + seats, hegemon="ofc_1a", events=events)
    teller = Teller(table)
    overheard(monkeypatch, [table], [teller])
    assert known(teller.g) == known(table.g)
    table.play_out()
    teller.tell()
    told, played = lines_of_the_hegemon(teller.log), lines_of_the_hegemon(table.log)
    assert told == played
    assert len(told) > 200
    assert known(teller.g) == known(table.g)
