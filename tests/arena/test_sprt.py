"""The test that ends a duel, and Elo with its error."""

from math import inf, isclose
from random import Random

import pytest

from starboard.arena import Bounds, Trial
from starboard.arena.sprt import LEAST_ROUNDS, elo_of, share_of

SHARES = (0.0, 0.25, 0.5, 0.75, 1.0)


def rounds_until(chance: Random, elo: float, bounds: Bounds) -> str:
    """Rounds of two matches each, won as somebody this much stronger wins them, until there is a verdict."""
    trial = Trial()
    while trial.verdict(bounds) == "open":
        trial.add(sum(chance.random() < share_of(elo) for _ in range(2)) / 2)
    return trial.verdict(bounds)


def test_share_and_elo_are_the_same_thing() -> None:
    assert share_of(0) == 0.5
    assert isclose(share_of(400), 10 / 11)
    assert isclose(share_of(0, sides=4), 1 / 4)
    for elo in (-300, -1, 0, 57, 700):
        assert isclose(elo_of(share_of(elo)), elo, abs_tol=1e-6)
        assert isclose(elo_of(share_of(elo, 5), 5), elo, abs_tol=1e-6)
    assert (elo_of(0), elo_of(1)) == (-inf, inf)


def test_nothing_is_said_of_no_rounds_or_of_a_few() -> None:
    trial = Trial()
    assert (trial.share, trial.interval, trial.verdict(Bounds())) == (0.5, (-inf, inf), "open")
    for _ in range(LEAST_ROUNDS - 1):
        trial.add(1.0)
        assert trial.verdict(Bounds(better=400)) == "open"


def test_rounds_that_all_end_alike_still_have_an_error() -> None:
    trial = Trial()
    for _ in range(10):
        trial.add(1.0)
    assert trial.spread > 0
    assert trial.elo == inf
    assert 0 < trial.interval[0] < 400


def test_the_interval_narrows_with_the_root_of_the_rounds() -> None:
    few, many = Trial(), Trial()
    for number in range(50):
        few.add(SHARES[number % 5])
    for number in range(5000):
        many.add(SHARES[number % 5])
    widths = [trial.interval[1] - trial.interval[0] for trial in (few, many)]
    assert widths[0] / widths[1] == pytest.approx(10, rel=0.1)
    assert few.interval[0] < 0 < few.interval[1]


@pytest.mark.parametrize(("elo", "right"), [(0.0, "not stronger"), (100.0, "stronger")])
def test_the_test_is_rarely_wrong(elo: float, right: str) -> None:
    chance, bounds = Random(5), Bounds(better=100.0)
    verdicts = [rounds_until(chance, elo, bounds) for _ in range(300)]
    assert verdicts.count(right) >= 300 * (1 - 2 * bounds.wrong)


def test_a_stricter_test_takes_more_rounds() -> None:
    assert Bounds(wrong=0.01).limit > Bounds(wrong=0.05).limit > 0
