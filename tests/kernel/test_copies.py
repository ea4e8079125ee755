"""Forks and past positions of a match."""

from itertools import pairwise

import pytest

from kernel.scenes import Do, Say, Scene, Table, ballots, do, heard, refusal, scene, standing, turns
from starboard.kernel import Message, Rules, line_of_play, new_match
from starboard.kernel.marks import UNCOPIED
from starboard.kernel.title import SPACING

# Forks


def test_a_fork_stands_where_its_source_does() -> None:
    match = scene(turns)
    do(match, "step", "roll", "pass", "draw", "step")
    fork = match.fork()
    assert fork is not match
    assert fork.state is not match.state
    assert standing(fork) == standing(match)
    assert [fork.view(seat) for seat in (None, 0, 1)] == [match.view(seat) for seat in (None, 0, 1)]


def test_a_fork_goes_its_own_way() -> None:
    match = scene(turns)
    do(match, "step", "step", "step")
    before = standing(match)
    fork = match.fork()
    do(fork, "roll", "draw", "pass", "end")
    assert standing(match) == before
    other = match.fork()
    at_fork = standing(other)
    do(match, "roll", "pass")
    assert standing(other) == at_fork
    do(other, "roll", "pass")
    assert standing(other) == standing(match)


def test_a_fork_in_an_open_ballot_has_the_same_votes() -> None:
    match = scene(ballots, 3)
    do(match, "step")
    match.play(2, Say(2))
    fork = match.fork()
    for copy in (fork, match):
        assert list(copy.waiting) == [0, 1]
        copy.play(0, Say(0))
        copy.play(1, Say(1))
        assert heard(copy)[-1] == repr({0: Say(0), 1: Say(1), 2: Say(2)})


def test_a_fork_of_a_finished_match_is_finished() -> None:
    match = scene(turns)
    do(match, "step", "end")
    fork = match.fork()
    assert fork.over
    assert fork.outcome == match.outcome


def test_a_fork_listens_when_its_source_does() -> None:
    for listening in (True, False):
        match = scene(turns, listening=listening)
        do(match, "step")
        assert bool(match.fork().play(0, Do("roll"))) is listening


def test_forks_of_forks_stand_where_the_first_did() -> None:
    match = scene(turns)
    copy = match.fork()
    for _ in range(10):
        do(match, "step", "roll")
        do(copy, "step", "roll")
        copy = copy.fork()
    assert standing(copy) == standing(match)


class Seldom(Scene):
    """The same, with few checkpoints."""

    spacing = 40


def test_each_copy_has_fewer_moves_to_play_again_than_the_one_before() -> None:
    played = []

    def counted(g: Table) -> Rules[None]:
        rules, answer = turns(g), None
        while True:
            item = rules.send(answer)
            answer = yield item
            played.append(answer)

    match = new_match(Seldom(counted), 2, 7)
    do(match, *["step"] * 31)
    before = standing(match)
    costs = []
    for _ in range(6):
        played.clear()
        assert standing(match.fork()) == before
        costs.append(len([answer for answer in played if answer is not None]))
    assert costs == [31, 1, 0, 0, 0, 0]
    assert standing(match) == before


def test_copies_are_right_after_moves_were_taken_back() -> None:
    match = new_match(Seldom(turns), 2, 7)
    other = new_match(Seldom(turns), 2, 7)
    for round in range(5):
        do(match, *["step"] * 6)
        match.fork()
        for _ in range(4):
            match.undo(0)
        do(match, "step", "step" if round % 2 else "roll")
        do(other, *["step"] * 3, "step" if round % 2 else "roll")
        for copy in (match.fork(), match.fork(), match.fork().fork()):
            assert copy.state_bytes() == match.state_bytes() == other.state_bytes()
        world = match.imagine(0, 5)
        assert world.fork().state_bytes() == world.state_bytes()


def test_a_simulation_keeps_checkpoints_close_together_once_it_is_copied() -> None:
    match = scene(turns, listening=False)
    kept = []
    for number in range(16 * SPACING):
        do(match, "pass" if number % 2 else "step")
        kept.append(match.checkpoint.position)
        if number == 8 * SPACING:
            assert standing(match.fork()) == standing(match)
    apart = {later - earlier for earlier, later in pairwise(sorted(set(kept)))}
    assert sorted(set(kept))[:2] == [0, UNCOPIED * SPACING]
    assert min(apart) == SPACING < UNCOPIED * SPACING == max(apart)


# Past positions


def test_at_gives_the_match_as_it_stood_at_every_position() -> None:
    match = scene(turns)
    states = [match.state_bytes()]
    for what in ("step", "roll", "draw", "pass", "step", "show", "pass", "end"):
        do(match, what)
        states.append(match.state_bytes())
    for position, state in enumerate(states):
        past = match.at(position)
        assert past.state_bytes() == state
        assert past.position == position
        assert past.lines == match.lines[:position]


def test_at_counts_the_line_of_play_without_what_was_taken_back() -> None:
    match = scene(turns)
    do(match, "step", "step", "pass")
    match.undo(0)
    do(match, "roll")
    past = match.at(3)
    assert past.state_bytes() == match.state_bytes()
    assert past.lines == line_of_play(match.lines)


def test_from_a_past_position_one_can_go_another_way() -> None:
    match = scene(turns)
    do(match, "step", "roll", "pass")
    before = standing(match)
    past = match.at(1)
    do(past, "draw", "end")
    assert past.over
    assert standing(match) == before


@pytest.mark.parametrize("position", [-1, 3, 99])
def test_a_position_that_is_not_there_is_refused(position: int) -> None:
    match = scene(turns)
    do(match, "step", "step")
    why = refusal(lambda: match.at(position))
    assert why.message == Message("kernel-no-such-position", {"most": 2})
