"""Braid: always one arm of the river is low, and that is where the wave comes."""

import pytest

from games.vanguard.campaigns.planets.ground import (
    depart,
    do,
    field,
    go_down,
    land,
    leave,
    markers,
    offered,
    outcome,
    read,
    run,
    stack,
    status,
    trip,
    value,
)
from starboard.games.vanguard.content import campaign
from starboard.games.vanguard.effects.context import Ctx
from starboard.games.vanguard.effects.effects import carry_out
from starboard.games.vanguard.moves.effect_moves import Accept, Choose, PickSector
from starboard.games.vanguard.moves.exploration_moves import PickWord, Travel
from starboard.games.vanguard.rules.exploration.travel import travel
from starboard.games.vanguard.state.game_state import VanguardState


def low(g: VanguardState) -> str:
    return next(board.states["low"] for board in trip(g).boards if "low" in board.states)


def cross(g: VanguardState, sector: int) -> int:
    """Travel, and say how many dice it took."""
    before = len(trip(g).team[0].available)
    run(g, travel(g, 0, Travel(sector)))
    assert trip(g).team[0].sector == sector
    return before - len(trip(g).team[0].available)


@pytest.mark.rule("IV-X-312")
def test_the_low_arm_is_crossed_for_nothing_and_a_full_one_for_a_die_and_a_danger() -> None:
    assert cross(land("P07", 1, 1), 3) == 0
    assert cross(land("P07", 1, 1), 2) >= 1


@pytest.mark.rule("IV-S-2353")
def test_whoever_photographed_the_channels_chooses_the_low_arm_once() -> None:
    g = land("P07", 1, 1, flags={"CHANNELS": "drawn"})
    arrival = campaign["guest_book"].planets["P07"].arrival
    run(g, carry_out(g, arrival, Ctx("planet:P07", "IV-S-2353", 0)), PickWord("E"))
    assert (low(g), g.flags["CHANNELS"]) == ("E", "gone")
    run(g, carry_out(g, arrival, Ctx("planet:P07", "IV-S-2353", 0)))
    assert low(g) == "E"


@pytest.mark.rule("IV-X-1501")
def test_the_bore_runs_up_the_low_arm_and_carries_whoever_is_there() -> None:
    g = land("P07", 3, 2)
    field(g, "T07", 3)
    assert [one.sector for one in trip(g).team] == [9, 2]
    assert value(g, "carried") == 1
    assert "L07-2" in read(g)
    depart(g)
    assert status(g, "MI24") == "open"


@pytest.mark.rule("IV-X-1501")
def test_when_the_water_draws_back_one_may_step_aside() -> None:
    g = land("P07", 3, 2)
    field(g, "T07", 2, Accept("may (use 1 D, move connected free)"), PickSector(1))
    assert [one.sector for one in trip(g).team] == [1, 2]


@pytest.mark.rule("IV-X-1501")
def test_at_slack_water_another_arm_falls() -> None:
    g = land("P07", 1, 1)
    seen = set()
    for _ in range(12):
        before = low(g)
        field(g, "T07", 4)
        assert low(g) != before
        seen.add(low(g))
    assert seen == {"W", "M", "E"}


@pytest.mark.rule("IV-X-303")
@pytest.mark.parametrize(("source", "action", "sector"), [("poi:243", 2, 5), ("poi:248", 2, 9), ("poi:249", 2, 11)])
def test_gates_and_dams_let_one_choose_the_low_arm(source: str, action: int, sector: int) -> None:
    g = land("P07", sector, 1)
    outcome(g, source, action, "green", 0, PickWord("E"))
    assert low(g) == "E"


@pytest.mark.rule("IV-X-303")
def test_with_the_pumps_repaired_the_east_arm_stays_low() -> None:
    g = land("P07", 8, 9)
    outcome(g, "poi:247", 2)
    assert (low(g), g.flags["PUMP"], stack(g, 8)) == ("E", "repaired", ["250"])
    field(g, "T07", 4)
    assert low(g) == "E"
    assert "poi:248.2" not in offered(g, 1)


@pytest.mark.rule("IV-X-1010")
def test_two_cross_sections_are_enough_and_a_third_gives_a_lead() -> None:
    g = land("P07", 3, 7)
    outcome(g, "poi:241")
    outcome(g, "poi:245", who=1)
    assert status(g, "MI22") == "done"
    trip(g).team[0].sector = 8
    before = len(trip(g).bag)
    outcome(g, "poi:247")
    assert len(trip(g).bag) == before - 1
    assert "poi:247.1" not in offered(g)
    depart(g)
    assert g.flags["PUMP"] == "left"
    assert "L07-8" in read(g)


@pytest.mark.rule("IV-X-1001")
def test_broken_pumps_can_still_be_measured() -> None:
    g = land("P07", 8, 1)
    outcome(g, "poi:247", 3)
    assert g.flags["PUMP"] == "broken"
    outcome(g, "poi:250", 2)
    assert markers(g, "section") == {8: 1}


@pytest.mark.rule("IV-C-301")
@pytest.mark.parametrize(
    ("pattern", "word", "sector"), [("row", "stay", 10), ("ring", "need", 2), ("spiral", "are", 9)]
)
def test_three_stones_ask_a_question_and_the_river_answers_it(pattern: str, word: str, sector: int) -> None:
    g = land("P07", 9, 1)
    outcome(g, "poi:248", 1, "green", 0, Choose(f"set pattern {pattern}"))
    outcome(g, "poi:248")
    assert status(g, "MI23") == "open"
    outcome(g, "poi:248")
    assert status(g, "MI23") == "done"
    assert markers(g, "stone") == {9: 3}
    assert "poi:248.1" not in offered(g)
    depart(g)
    assert g.flags["ASK"] == word
    leave(g)
    go_down(g, "P07", 1, 1)
    assert stack(g, sector)[-1] == "251"
    assert low(g) == ("W" if word == "need" else "M")


@pytest.mark.rule("IV-C-301")
def test_to_ask_nothing_is_answered_too() -> None:
    g = land("P07", 1, 1)
    depart(g)
    assert g.flags["ASK"] == "none"
    leave(g)
    go_down(g, "P07", 1, 1)
    assert stack(g, 1) == ["251"]
    outcome(g, "poi:251")
    assert trip(g).uniques == ["U13"]


@pytest.mark.rule("IV-X-310")
def test_the_reed_maze_lets_nobody_out_by_walking() -> None:
    g = land("P07", 6, 1)
    outcome(g, "poi:244", 1, "green", 0, PickSector(7))
    assert trip(g).team[0].sector == 7


@pytest.mark.rule("IV-X-1502")
def test_the_time_is_called_from_the_low_arm_only() -> None:
    g = land("P07", 5, 2)
    assert "threat:T07.1" in offered(g, 0)
    assert "threat:T07.1" not in offered(g, 1)
    do(g, "track T07 1")
    outcome(g, "threat:T07")
    assert trip(g).boards[0].threats[0].time == 0
