"""A companion that is told of a match plays the Hegemon as that match does, line by line."""

import pytest

from games.andromeda.overhearing import overheard
from games.andromeda.teller import Table, Teller
from games.andromeda.two_tables import known, lines_of_the_hegemon


@pytest.mark.rule("AE-E-7.1")
@pytest.mark.parametrize("seats", [1, 2, 3])
@pytest.mark.parametrize("events", ["dawn", "twilight", "shadows"])
@pytest.mark.parametrize("seed", [6, 9])
def test_a_companion_plays_the_match_that_it_is_told_of(
    seats: int, events: str, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = Table(seats, seed, hegemon="ofc_1a", events=events)
    teller = Teller(table)
    overheard(monkeypatch, [table], [teller])
    assert known(teller.g) == known(table.g)
    while not table.match.over:
        table.take_turn()
        teller.catch_up()
        told, played = lines_of_the_hegemon(teller.log), lines_of_the_hegemon(table.log)
        assert told == played[: len(told)]
    assert teller.g.part == "over"
    assert len(told) > 200
    assert told == played
