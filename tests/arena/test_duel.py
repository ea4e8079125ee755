"""Duels: fair, reproducible, the same on any number of workers, and they end when they are decided."""

from pathlib import Path

import msgspec
import pytest

from drift.title import DRIFT
from starboard.arena import Bounds, Duel, DuelPlan, ProcessRunner, Side, duel, duel_plan
from starboard.arena.duel import OURS, THEIRS, DuelRound, RoundPlayer, TimedBot, share_won
from starboard.bots import make_bot
from starboard.kernel import BadOption, Outcome, StarboardError, find_title

QUICK = {"rounds": 1}
FAULTS = str(Path(__file__).resolve().parent.parent / "faults")


def timeless(result: Duel) -> Duel:
    """A duel without what a clock measured."""
    sides = tuple(msgspec.structs.replace(side, seconds=0.0) for side in result.sides)
    return msgspec.structs.replace(result, seconds=0.0, sides=sides)


def plan(seats: int = 2, *, alone: bool = False, seed: int = 3) -> DuelPlan:
    return duel_plan(DRIFT, ("greedy", "random"), seats, QUICK, seed, alone)


# -- A fair round ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("alone", [False, True])
def test_in_a_round_every_seat_is_held_by_both(seats: int, alone: bool) -> None:
    seatings = plan(seats, alone=alone).seatings
    for seat in range(seats):
        held = [seating[seat] for seating in seatings]
        assert held.count(OURS) == 1
        assert held.count(THEIRS) == len(seatings) - 1
    assert all(seating.count(OURS) == 1 for seating in seatings) or not alone


def test_those_who_win_together_play_the_same_deal_side_by_side() -> None:
    both = duel_plan(find_title("vanguard"), ("crew", "random"), 2)
    assert both.seatings == ((OURS, OURS), (THEIRS, THEIRS))
    assert both.is_side_by_side
    assert not plan().is_side_by_side


def test_a_shared_win_is_shared_and_no_win_is_for_nobody() -> None:
    assert share_won(Outcome((3, 3, 1), (0, 1)), (OURS, THEIRS, THEIRS)) == 0.5
    assert share_won(Outcome((3, 3, 1), (0,)), (OURS, THEIRS, THEIRS)) == 1
    assert share_won(Outcome((3, 3, 1), ()), (OURS, THEIRS, THEIRS)) == pytest.approx(1 / 3)


def test_a_bot_against_itself_is_as_strong_as_itself() -> None:
    result = duel(duel_plan(DRIFT, ("greedy", "greedy"), 2, QUICK, seed=1), 6)
    assert (result.share, result.elo) == (0.5, 0)


# -- What comes out ----------------------------------------------------------------------------------------------------


def test_a_duel_adds_up_its_rounds() -> None:
    result = duel(plan(), 10)
    player = RoundPlayer(plan())
    rounds = [one for number in range(1, 11) if isinstance(one := player(number), DuelRound)]
    assert len(rounds) == 10
    assert result.share == pytest.approx(sum(one.share for one in rounds) / 10)
    assert (result.rounds, result.matches, result.errors) == (10, 20, ())
    for side in (OURS, THEIRS):
        assert result.sides[side].score == sum(one.sides[side].score for one in rounds)
        assert result.sides[side].seats == 20
        assert result.sides[side].seconds > 0


def test_a_duel_ends_when_it_is_decided_and_says_so() -> None:
    bounds = Bounds(better=200.0)
    decided = duel(plan(), 400, bounds)
    assert decided.verdict == "stronger"
    assert 8 <= decided.rounds < 400
    assert decided.ratio >= bounds.limit
    assert decided.interval[0] < decided.elo < decided.interval[1]
    turned = duel(duel_plan(DRIFT, ("random", "greedy"), 2, QUICK, 3), 400, bounds)
    assert (turned.verdict, turned.rounds) == ("not stronger", decided.rounds)
    assert turned.share == pytest.approx(1 - decided.share)


def test_many_workers_find_what_one_does_also_where_they_stop() -> None:
    for bounds in (None, Bounds(better=200.0)):
        alone = duel(plan(3), 40, bounds)
        together = duel(plan(3), 40, bounds, ProcessRunner(2))
        assert timeless(alone) == timeless(together)


def test_progress_hears_of_every_round() -> None:
    heard: list[int] = []
    duel(plan(), 5, progress=heard.append)
    assert heard == [1, 2, 3, 4, 5]


def test_sides_add_up() -> None:
    side = Side(10.0, 2, 1, 5, 1.0) + Side(2.0, 1, 0, 5, 1.0)
    assert (side.mean_score, side.wins, side.seconds_a_decision) == (4.0, 1, 0.2)
    assert Side().mean_score == 0


def test_a_timed_bot_keeps_a_pace_only_if_it_has_one() -> None:
    assert not hasattr(TimedBot(make_bot(DRIFT, "random", 1)), "pace")
    assert hasattr(TimedBot(make_bot(find_title("trucker"), "apprentice", 1)), "pace")


# -- What goes wrong ---------------------------------------------------------------------------------------------------


def test_a_duel_that_cannot_be_played_is_refused() -> None:
    with pytest.raises(BadOption):
        duel_plan(find_title("vanguard"), ("crew", "random"), 2, alone=True)
    with pytest.raises(BadOption):
        duel_plan(DRIFT, ("greedy", "random"), 9)
    with pytest.raises(StarboardError):
        duel_plan(DRIFT, ("greedy", "nobody"))


def test_a_round_that_fails_counts_for_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(FAULTS)
    result = duel(duel_plan(find_title("failing"), ("random", "random"), 2, QUICK, 3), 12)
    assert result.errors
    assert result.rounds + len(result.errors) == 12
    assert [error.number for error in result.errors] == sorted(error.number for error in result.errors)


def test_an_interrupted_duel_keeps_what_it_has() -> None:
    def stop(done: int) -> None:
        if done == 3:
            raise KeyboardInterrupt

    result = duel(plan(), 100, progress=stop)
    assert (result.rounds, result.interrupted) == (3, True)
