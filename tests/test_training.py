"""What the strongest bots learn from: matches and flights that can be played again, and kept."""

from pathlib import Path

import numpy as np
import pytest
from training import trucker_flights as flights
from training.andromeda_matches import Job, Rows, keep, play, stored

from starboard.games.andromeda.bots.learnt.network import learnt
from starboard.games.andromeda.bots.learnt.numbers import NAMES
from starboard.games.trucker.bots.learnt.judgement import learnt as learnt_of_trucker

ROOT = Path(__file__).resolve().parent.parent


def same(one: Rows, other: Rows) -> bool:
    return all(np.array_equal(getattr(one, name), getattr(other, name)) for name in Rows._fields)


def test_a_match_gives_positions_and_lessons_the_same_every_time() -> None:
    rows = play(Job(9, True, None))
    assert rows.rows.shape == (len(rows.margins), len(NAMES))
    assert rows.lessons.shape == (len(rows.groups), len(NAMES)) == (len(rows.seen), len(NAMES))
    assert len(rows.rows) > 20
    assert len(set(rows.groups)) > 1
    assert same(rows, play(Job(9, True, None)))


def test_matches_are_kept_and_read_again(tmp_path: Path) -> None:
    matches = [play(Job(2, False, learnt())), play(Job(10, True, None))]
    keep(tmp_path / "data.npz", matches)
    again = stored(tmp_path / "data.npz")
    assert len(again) == 2
    assert all(same(one, other) for one, other in zip(matches, again, strict=True))
    assert len(matches[0].lessons) == 0


@pytest.fixture
def quick_flights(monkeypatch: pytest.MonkeyPatch) -> None:
    """Small ships, few variants of them, and few dice."""
    monkeypatch.setattr(flights, "CLASSES", {"I": 1.0})
    monkeypatch.setattr(flights, "VARIANTS", 4)
    monkeypatch.setattr(flights, "DICE", 2)


@pytest.mark.usefixtures("quick_flights")
def test_a_table_gives_variants_of_a_ship_the_same_every_time(tmp_path: Path) -> None:
    first, second = (flights.play(flights.Job(3)) for _ in range(2))
    wise = flights.play(flights.Job(4, learnt_of_trucker()))
    assert first is not None
    assert second is not None
    assert wise is not None
    assert first.rows.shape == (4, len(flights.COLUMNS))
    assert len({tuple(row) for row in first.rows.tolist()}) > 1
    assert first.leads.shape == first.gains.shape == first.arrived.shape == (4,)
    assert set(first.arrived.tolist()) <= {0.0, 0.5, 1.0}
    assert np.array_equal(first.rows, second.rows)
    assert np.array_equal(first.leads, second.leads)
    flights.keep(tmp_path / "data.npz", [first, wise])
    again = flights.stored(tmp_path / "data.npz")
    assert [one.ship_class for one in again] == ["I", "I"]
    assert np.array_equal(again[1].rows, wise.rows)


def test_the_recipe_names_commands_that_are_there() -> None:
    text = (ROOT / "docs" / "training.md").read_text(encoding="utf-8")
    for module in ("training.andromeda", "training.andromeda_trial", "training.trucker", "training.trucker_trial"):
        assert f"python -m {module} " in text
        assert (ROOT / f"{module.replace('.', '/')}.py").is_file()
