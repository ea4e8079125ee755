"""Means, errors, and how guesses are sobered."""

import pytest

from starboard.analysis import Gain
from starboard.analysis.curve import thinned
from starboard.analysis.ledgers import sobered
from starboard.analysis.worth import estimate, gain, total
from starboard.commands.curve_picture import curve_picture


def test_worlds_that_agree_still_leave_a_doubt() -> None:
    few, many = estimate([1.0] * 4), estimate([1.0] * 64)
    assert few.chance == many.chance == 1.0
    assert 0 < many.error < few.error < 0.25


def test_the_error_is_that_of_the_mean() -> None:
    assert gain([0.0, 1.0, 0.0, 1.0]) == Gain(0.5, 0.288675)
    assert gain([0.25]) == Gain(0.25, 0.0)


def test_errors_of_a_sum_add_up_as_squares() -> None:
    assert total([Gain(0.1, 0.03), Gain(-0.3, 0.04)]) == Gain(-0.2, 0.05)


def test_noise_is_sobered_and_what_is_sure_is_kept() -> None:
    noise = sobered({place: Gain(0.1 if place % 2 else -0.1, 0.1) for place in range(20)})
    assert all(abs(one.gain) < 0.005 for one in noise.values())
    sure = sobered({0: Gain(0.3, 0.01), 1: Gain(-0.2, 0.01)})
    assert sure[0].gain == pytest.approx(0.3, abs=0.002)
    assert sobered({}) == {}


def test_thinning_keeps_the_first_and_is_even() -> None:
    assert thinned(range(9), 3) == [0, 3, 6]
    assert thinned([4, 5], 3) == [4, 5]


def test_the_picture_has_each_curve_by_its_number() -> None:
    lines = curve_picture([(1.0, 0.0), (0.5, 0.5)])
    assert lines[0] == "100 % │1"
    assert lines[5] == " 50 % │  *"
    assert lines[10] == "  0 % │2"
    assert curve_picture([]) == []
