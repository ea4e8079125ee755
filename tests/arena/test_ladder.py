"""A ladder out of duels."""

from math import isinf

import pytest

from starboard.arena import Meeting, ladder
from starboard.arena.sprt import share_of


def test_a_ladder_finds_the_strengths_that_made_the_duels() -> None:
    true = {"novice": 0.0, "sailor": 150.0, "captain": 320.0}
    meetings = [
        Meeting((one, other), 100_000, share_of(true[one] - true[other]))
        for one, other in (("sailor", "novice"), ("captain", "sailor"), ("novice", "captain"))
    ]
    rungs = ladder(meetings, "novice")
    assert [rung.bot for rung in rungs] == ["captain", "sailor", "novice"]
    for rung in rungs:
        assert rung.elo == pytest.approx(true[rung.bot], abs=0.5)
    assert rungs[-1].error == 0 < rungs[1].error < 5


def test_duels_that_contradict_each_other_are_weighed() -> None:
    meetings = [Meeting(("b", "a"), 300, 0.6), Meeting(("b", "a"), 100, 0.4)]
    (first, _) = ladder(meetings, "a")
    assert share_of(first.elo) == pytest.approx(0.55, abs=0.01)


def test_errors_shrink_with_rounds_and_grow_along_the_way() -> None:
    few = ladder([Meeting(("b", "a"), 100, 0.6), Meeting(("c", "b"), 100, 0.6)], "a")
    many = ladder([Meeting(("b", "a"), 400, 0.6), Meeting(("c", "b"), 400, 0.6)], "a")
    error = {rung.bot: rung.error for rung in few}
    assert error["c"] > error["b"] > 0
    assert {rung.bot: rung.error for rung in many}["c"] == pytest.approx(error["c"] / 2, rel=0.05)


def test_somebody_who_always_wins_is_not_infinitely_strong() -> None:
    (first, _) = ladder([Meeting(("b", "a"), 50, 1.0)], "a")
    assert 300 < first.elo < 2000
    assert not isinf(first.error)


def test_a_bot_that_never_met_the_others_has_no_known_place() -> None:
    rungs = ladder([Meeting(("b", "a"), 50, 0.5), Meeting(("d", "c"), 50, 0.5)], "a")
    assert all(isinf(rung.error) for rung in rungs if rung.bot in ("c", "d"))
