"""Rockets on the track."""

import pytest

from games.trucker.flights import CABIN, flying, told
from starboard.games.trucker.rules.building.loading import launch_position
from starboard.games.trucker.rules.track.flight_days import flight_order, gain_days, lose_days
from starboard.games.trucker.state.game_state import TruckerState

SHIP = {"7,7": CABIN}
A, B, C = 0, 1, 2


def rockets(*positions: int) -> TruckerState:
    return flying("I", *([SHIP] * len(positions)), at=positions)


def positions(g: TruckerState) -> list[int]:
    return [trucker.position for trucker in g.truckers]


@pytest.mark.rule("GT-B-8.3")
@pytest.mark.parametrize(
    ("before", "gains", "losses", "after"),
    [
        pytest.param([10, 8, 7], {}, {A: 3}, [5, 8, 7], id="T-B-21"),
        pytest.param([10, 8, 7], {C: 2}, {}, [10, 8, 11], id="T-B-22"),
        pytest.param([10, 9], {}, {A: 2, B: 2}, [8, 7], id="T-B-23"),
        pytest.param([0, -2], {A: 1, B: 3}, {}, [1, 2], id="T-B-24"),
    ],
)
def test_days_skip_occupied_spaces(
    before: list[int], gains: dict[int, int], losses: dict[int, int], after: list[int]
) -> None:
    g = rockets(*before)
    gain_days(g, gains)
    lose_days(g, losses)
    assert positions(g) == after


@pytest.mark.rule("GT-B-7.7")
@pytest.mark.parametrize(
    ("level", "expected"),
    [
        pytest.param(1, [0, -2, -4, -6], id="T-B-25"),
        pytest.param(2, [0, -3, -6, -9], id="T-B-26"),
        pytest.param(3, [0, -4, -8, -12], id="T-B-27"),
    ],
)
def test_launch_spacing(level: int, expected: list[int]) -> None:
    assert [launch_position(level, number) for number in (1, 2, 3, 4)] == expected


@pytest.mark.rule("GT-B-8.2")
def test_the_track_is_a_loop_and_only_ships_that_fly_stand_on_it() -> None:
    g = rockets(38, 1, 2)
    gain_days(g, {A: 3})  # 39, 40 are free; 41 and 42 are the spaces 1 and 2
    assert g.truckers[A].position == 43
    g = rockets(38, 1, 2)
    g.truckers[B].flying = g.truckers[C].flying = False
    gain_days(g, {A: 3})
    assert g.truckers[A].position == 41


@pytest.mark.rule("GT-B-8.4")
def test_losses_begin_with_the_rearmost_and_gains_with_the_leader() -> None:
    g = rockets(10, 9, 8)
    lose_days(g, {A: 1, B: 1, C: 1})
    # From the rear: C 7, then B 8, then A 9. From the front A would have jumped over both.
    assert positions(g) == [9, 8, 7]
    g = rockets(10, 9, 8)
    gain_days(g, {A: 1, B: 1, C: 1})
    assert positions(g) == [11, 10, 9]


def test_order_and_events() -> None:
    g = rockets(3, 9, 5)
    assert flight_order(g) == [1, 2, 0]
    g.truckers[2].flying = False
    assert flight_order(g) == [1, 0]
    lose_days(g, {0: 2, 1: 0})
    (event,) = told(g, "trucker-moved-back")
    assert event.message.args == {"seat": 0, "days": 2, "start": 3, "end": 1, "passed": []}
