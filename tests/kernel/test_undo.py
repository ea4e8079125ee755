"""Undo is by information: back to the last die, card, reveal, passed deadline or act of another seat, never across."""

from itertools import pairwise

import pytest

from kernel.scenes import (
    CLOCK,
    SAYS,
    Do,
    Say,
    Scene,
    Table,
    ballots,
    do,
    heard,
    no_undo,
    scene,
    standing,
    turns,
    undo_all,
)
from starboard.kernel import (
    CHECKPOINT,
    Act,
    Ask,
    Ballot,
    Line,
    Outcome,
    Race,
    Rules,
    line_of_play,
    load,
    new_match,
    save,
)
from starboard.kernel.journal import PACK
from starboard.kernel.marks import Policy
from starboard.kernel.title import SPACING

# How far back


def test_a_seat_takes_its_own_moves_back_to_where_its_turn_began() -> None:
    match = scene(turns)
    do(match, "step", "pass")
    at_turn_start = match.state_bytes()
    do(match, "step", "step", "step")
    assert undo_all(match, 1) == 3
    assert match.state_bytes() == at_turn_start
    assert no_undo(match, 1) == "kernel-no-undo-seat"


def test_ones_own_move_can_be_taken_back_until_another_seat_has_acted() -> None:
    match = scene(turns)
    do(match, "step", "pass")
    match.undo(0)
    match.redo(0)
    do(match, "step")
    assert no_undo(match, 0) == "kernel-no-undo-seat"


def test_a_move_of_another_seat_cannot_be_taken_back() -> None:
    match = scene(turns)
    do(match, "step")
    assert no_undo(match, 1) == "kernel-no-undo-seat"


def test_once_the_other_seat_took_its_act_back_one_may_take_back_ones_own() -> None:
    match = scene(turns)
    do(match, "pass", "step")
    match.undo(1)
    match.undo(0)
    assert match.position == 0
    assert no_undo(match, 0) == "kernel-no-undo-start"


def test_at_the_start_there_is_nothing_to_take_back() -> None:
    match = scene(turns)
    assert [no_undo(match, seat) for seat in (0, 1)] == ["kernel-no-undo-start"] * 2


@pytest.mark.parametrize("what", ["roll", "draw", "show"])
def test_a_die_a_drawn_card_and_a_reveal_stop_undo(what: str) -> None:
    match = scene(turns)
    do(match, "step", what)
    assert no_undo(match, 0) == "kernel-no-undo-information"
    seen = match.state_bytes()
    do(match, "step", "step")
    assert undo_all(match, 0) == 2
    assert match.state_bytes() == seen
    assert no_undo(match, 0) == "kernel-no-undo-information"


def test_a_passed_deadline_stops_undo() -> None:
    match = scene(turns, 1)
    do(match, "step")
    match.expire("sand")
    assert no_undo(match, 0) == "kernel-no-undo-deadline"
    do(match, "step")
    match.undo(0)
    assert no_undo(match, 0) == "kernel-no-undo-deadline"


def test_a_deadline_after_which_dice_fell_stops_undo_for_the_dice() -> None:
    def rules(g: Table) -> Rules[None]:
        yield Race({0: SAYS}, "scene-ask", deadline=CLOCK)
        g.chance.roll()
        yield Ask(0, "scene-ask", SAYS)

    match = scene(rules)
    match.expire("sand")
    assert no_undo(match, 0) == "kernel-no-undo-information"


def test_a_die_that_falls_between_two_checkpoints_of_the_same_move_stops_undo() -> None:
    def rules(g: Table) -> Rules[None]:
        while True:
            yield CHECKPOINT
            if len(g.heard) == SPACING and not g.turn:
                g.turn = 1
                g.chance.roll()
                yield CHECKPOINT
            g.hear((yield Ask(0, "scene-ask", SAYS)))

    match = scene(rules)
    for _ in range(SPACING):
        match.play(0, Say(0))
    assert no_undo(match, 0) == "kernel-no-undo-information"
    match.play(0, Say(3))
    match.undo(0)
    assert no_undo(match, 0) == "kernel-no-undo-information"


def test_a_die_at_the_start_of_the_match_leaves_the_first_move_free_to_take_back() -> None:
    def rules(g: Table) -> Rules[None]:
        g.chance.roll()
        yield Ask(0, "scene-ask", SAYS)
        yield Ask(0, "scene-ask", SAYS)

    match = scene(rules)
    before = match.state_bytes()
    match.play(0, Say(1))
    match.undo(0)
    assert match.state_bytes() == before


def test_the_last_move_of_a_match_can_be_taken_back() -> None:
    match = scene(turns)
    do(match, "step", "end")
    outcomes = [match.outcome]
    match.undo(0)
    outcomes.append(match.outcome)
    assert outcomes == [Outcome((3, 3), (0,)), None]
    do(match, "step")
    assert heard(match) == [repr(Do("step"))] * 2


def test_in_a_race_only_the_last_act_can_be_taken_back_by_who_made_it() -> None:
    def rules(g: Table) -> Rules[None]:
        while True:
            yield CHECKPOINT
            g.hear((yield Race({0: SAYS, 1: SAYS}, "scene-ask")))

    match = scene(rules)
    match.play(0, Say(0))
    match.play(1, Say(1))
    match.play(1, Say(2))
    assert no_undo(match, 0) == "kernel-no-undo-seat"
    assert undo_all(match, 1) == 2
    assert heard(match) == [repr(Act(0, Say(0)))]
    assert undo_all(match, 0) == 1


# Ballots


def test_what_was_written_on_an_open_ballot_can_always_be_taken_back() -> None:
    match = scene(ballots, 3)
    do(match, "step")
    for seat in (0, 1):
        match.play(seat, Say(seat))
    assert match.why_no_undo(0) is None
    assert match.why_no_undo(1) is None
    assert no_undo(match, 2) == "kernel-no-undo-seat"
    match.undo(0)
    assert no_undo(match, 0) == "kernel-no-undo-seat"
    match.undo(1)
    match.undo(0)
    assert match.position == 0


def test_an_opened_ballot_cannot_be_closed_again() -> None:
    """The last to write has seen what the others wrote, whether or not the rules mark it as a reveal."""

    def rules(g: Table) -> Rules[None]:
        offers = {0: SAYS, 1: SAYS}
        for _ in range(2):
            yield CHECKPOINT
            g.hear((yield Ballot(offers, "scene-ask")))

    match = scene(rules)
    match.play(0, Say(3))
    match.play(1, Say(4))
    assert no_undo(match, 1) == "kernel-no-undo-information"
    assert no_undo(match, 0).startswith("kernel-no-undo-")


# Many moves


def test_undo_goes_back_over_more_moves_than_checkpoints_are_kept() -> None:
    moves = 3 * SPACING * Policy(1).most
    match = scene(turns)
    states = [match.state_bytes()]
    for _ in range(moves):
        do(match, "step")
        states.append(match.state_bytes())
    for state in states[-2::-1]:
        match.undo(0)
        assert match.state_bytes() == state
    for state in states[1:]:
        match.redo(0)
        assert match.state_bytes() == state
    assert match.count == 3 * moves


def test_undo_and_play_by_turns_over_many_checkpoints() -> None:
    match = scene(turns)
    expected: list[str] = []
    for number in range(1, 120):
        if number % 7 < 2 and expected:
            match.undo(0)
            expected.pop()
        else:
            do(match, "step")
            expected.append(repr(Do("step")))
        assert heard(match) == expected
        assert match.position == len(expected)


# The log


def test_the_log_only_grows() -> None:
    match = scene(turns)
    logs = [match.lines]
    for _ in range(PACK):
        do(match, "step")
        logs.append(match.lines)
        match.undo(0)
        logs.append(match.lines)
        match.redo(0)
        logs.append(match.lines)
    for earlier, later in pairwise(logs):
        assert later[:-1] == earlier
    assert match.count == 3 * PACK


def test_an_undo_and_a_redo_are_lines_that_name_seat_and_position() -> None:
    match = scene(turns)
    do(match, "step", "step")
    match.undo(0)
    match.undo(0)
    match.redo(0)
    assert match.lines[2:] == [Line(0, undo=1), Line(0, undo=0), Line(0, redo=0)]


def test_the_line_of_play_is_the_log_without_what_was_taken_back() -> None:
    match = scene(turns)
    do(match, "step", "pass", "roll", "step")
    match.undo(1)
    do(match, "draw")
    assert [line.move for line in line_of_play(match.lines)] == [Do("step"), Do("pass"), Do("roll"), Do("draw")]
    assert len(line_of_play(match.lines)) == match.position


@pytest.mark.parametrize(
    "lines",
    [
        [Line(0, undo=0)],
        [Line(0, Do("step")), Line(0, undo=1)],
        [Line(0, Do("step")), Line(0, undo=-1)],
        [Line(0, redo=0)],
        [Line(0, Do("step")), Line(0, undo=0), Line(0, redo=1)],
        [Line(0, Do("step")), Line(0, undo=0), Line(0, Do("step")), Line(0, redo=1)],
    ],
)
def test_a_line_of_play_with_an_undo_of_nothing_is_none(lines: list[Line[Do]]) -> None:
    with pytest.raises(ValueError, match="that is not there"):
        line_of_play(lines)


# Copies


def test_undo_in_a_fork_leaves_its_source_alone() -> None:
    match = scene(turns)
    do(match, *["step"] * 10)
    fork = match.fork()
    before = standing(match)
    assert undo_all(fork, 0) == 10
    do(fork, "roll")
    assert standing(match) == before
    match.undo(0)
    assert match.position == 9


@pytest.mark.parametrize("moves", [1, 2, 7, 40])
def test_a_fork_can_undo_as_far_as_its_source(moves: int) -> None:
    match = scene(turns)
    do(match, "roll", *["step"] * moves)
    assert undo_all(match.fork(), 0) == moves


def test_a_fork_can_make_again_what_its_source_can() -> None:
    match = scene(turns)
    do(match, "step", "pass")
    match.undo(0)
    fork = match.fork()
    fork.redo(0)
    match.redo(0)
    assert fork.state_bytes() == match.state_bytes()


@pytest.mark.parametrize("moves", [1, 2, 7, 40])
def test_a_loaded_match_can_undo_and_redo_as_far_as_the_saved_one(moves: int) -> None:
    match = scene(turns)
    do(match, "roll", *["step"] * moves)
    match.undo(0)
    loaded = load(save(match), find=lambda _: Scene(turns))
    loaded.redo(0)
    states = []
    while loaded.why_no_undo(0) is None:
        loaded.undo(0)
        states.append(loaded.state_bytes())
    assert len(states) == moves
    assert no_undo(loaded, 0) == "kernel-no-undo-information"
    for state in states[-2::-1]:
        loaded.redo(0)
        assert loaded.state_bytes() == state


def test_a_vote_can_be_taken_back_after_loading() -> None:
    match = scene(ballots, 3)
    do(match, "step")
    match.play(1, Say(1))
    match.play(0, Say(0))
    loaded = load(save(match), find=lambda _: Scene(ballots))
    loaded.undo(1)
    assert list(loaded.waiting) == [1, 2]
    loaded.play(1, Say(5))
    loaded.play(2, Say(2))
    assert heard(loaded)[-1] == repr({0: Say(0), 1: Say(5), 2: Say(2)})


def test_a_match_that_nobody_listens_to_can_undo_all_the_same() -> None:
    match = new_match(Scene(turns), 2, 7, listening=False)
    do(match, "step", "step", "step")
    assert undo_all(match, 0) == 3
    assert match.events == []
