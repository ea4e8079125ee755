"""Matches at the tables of the tests are always dealt alike."""

from itertools import count

import pytest

from starboard.table import seating


@pytest.fixture(autouse=True)
def same_seeds(monkeypatch: pytest.MonkeyPatch) -> None:
    seeds = count(11)
    monkeypatch.setattr(seating, "new_seed", lambda: next(seeds))
