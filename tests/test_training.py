"""What the strongest bot of Andromeda's Edge learns from: matches that can be played again, and kept."""

from pathlib import Path

import numpy as np
from training.andromeda_matches import Job, Rows, keep, play, stored

from starboard.games.andromeda.bots.learnt.network import learnt
from starboard.games.andromeda.bots.learnt.numbers import NAMES

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


def test_the_recipe_names_commands_that_are_there() -> None:
    text = (ROOT / "docs" / "training.md").read_text(encoding="utf-8")
    for module in ("training.andromeda", "training.andromeda_trial"):
        assert f"python -m {module} " in text
        assert (ROOT / f"{module.replace('.', '/')}.py").is_file()
