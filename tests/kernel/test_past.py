"""The past of a match: the same as if it had been replayed, and only a few moves away."""

import pytest

from drift.title import DRIFT
from starboard.bots import make_bot, play_out
from starboard.kernel import Match, Refused, new_match
from starboard.kernel.line import AnyLine
from starboard.kernel.past import APART, Archive, Past
from starboard.kernel.standing import Standing


def played(moves: int, seed: int = 3) -> Match:
    """A match that bots have played as far as that."""
    match = new_match(DRIFT, seats=2, seed=seed, options={"rounds": 200}, free_undo=True)
    go_on(match, moves)
    return match


def go_on(match: Match, moves: int, seed: int = 0) -> None:
    play_out(match, [make_bot(DRIFT, "random", seed + seat) for seat in range(2)], moves, seed)


def test_every_position_is_as_it_was_in_whatever_order_one_looks() -> None:
    match = played(3 * APART)
    past = Past(match)
    for position in [match.position, *range(match.position), *range(match.position, 0, -7)]:
        then, again = past.at(position, [0]), match.at(position, [0])
        assert then.position == position
        assert then.state_bytes() == again.state_bytes()
        assert then.beats == again.beats
        assert then.waiting == again.waiting


def test_a_step_back_costs_a_few_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    match = played(3 * APART)
    past = Past(match)
    past.at(match.position)
    made: list[AnyLine] = []
    take = Standing.take

    def counted(standing: Standing, line: AnyLine) -> None:
        made.append(line)
        take(standing, line)

    monkeypatch.setattr(Standing, "take", counted)
    past.at(match.position - 1)
    assert 0 < len(made) <= 2 * APART


def test_what_was_taken_back_is_forgotten() -> None:
    archive, match = Archive(), played(2 * APART + 4)
    archive.past(match).at(match.position)
    for _ in range(APART):
        match.undo(match.lines[-1].seat or 0)
    go_on(match, APART, seed=7)
    past = archive.past(match)
    for position in range(match.position + 1):
        assert past.at(position).state_bytes() == match.at(position).state_bytes()


def test_matches_do_not_mix() -> None:
    archive = Archive(most=2)
    matches = [played(APART, seed) for seed in (1, 2, 3)]
    for match in [*matches, *matches]:
        assert archive.past(match).at(5).state_bytes() == match.at(5).state_bytes()


def test_there_is_no_position_beyond_the_last() -> None:
    match = played(4)
    for position in (-1, match.position + 1):
        with pytest.raises(Refused):
            Past(match).at(position)
