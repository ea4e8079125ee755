"""A copy leaves its source as it was; what copies remember between them changes no result."""

from typing import Any

import pytest

from kernel.scenes import DOS, Do, Say, Scene, Table, ballots, do, scene, standing, turns
from starboard.kernel import CHECKPOINT, Ask, Match, Rules, new_match
from starboard.kernel.checkpoints import CopyMemo
from starboard.kernel.marks import NEVER


class Seldom(Scene):
    """The same, with few checkpoints: copies have something to remember."""

    spacing = 40


def fields(thing: Any) -> dict[str, Any]:
    return {name: getattr(thing, name) for name in type(thing).__slots__}


def everything(match: Match) -> dict[str, Any]:
    """Every field of a match and of the parts that it owns. What is a list or dict is copied, to be compared later."""
    found: dict[str, Any] = {}
    now = match.now
    for part in (match, now, now.checkpoints, now.horizon, now.procedure, now.worlds):
        for name, value in fields(part).items():
            found[f"{type(part).__name__}.{name}"] = value.copy() if isinstance(value, list | dict) else value
    found["state bytes"] = match.state_bytes()
    found["log"] = None if match.journal is None else list(match.journal)
    return found


def played(*whats: str, **more: Any) -> Match:
    match = new_match(Seldom(turns), 2, 7, **more)
    do(match, *whats)
    return match


@pytest.mark.parametrize("listening", [True, False])
@pytest.mark.parametrize("moves", [0, 1, 5, 31, 50, 90])
def test_a_copy_leaves_every_field_of_its_source_as_it_was(moves: int, listening: bool) -> None:
    match = played(*["step", "roll", "pass"] * (moves // 3), *["step"] * (moves % 3), listening=listening)
    before = everything(match)
    for _ in range(3):
        match.fork()
        match.imagine(0, 5)
        match.imagine(1, 6, checkpoints=True).fork()
    after = everything(match)
    assert list(after) == list(before)
    for name, value in before.items():
        assert after[name] is value or after[name] == value, name


def test_a_copy_leaves_an_open_ballot_as_it_was() -> None:
    match = scene(ballots, 3)
    do(match, "step")
    match.play(2, Say(2))
    before = everything(match)
    match.fork()
    match.imagine(0, 1)
    assert everything(match) == before


def test_forks_are_the_same_with_and_without_the_memo() -> None:
    with_memo, without = played(), played()
    for number in range(60):
        for match in (with_memo, without):
            do(match, "roll" if number % 7 == 0 else "step")
        without.now.checkpoints.memo = CopyMemo()
        assert standing(with_memo.fork().fork()) == standing(without.fork()) == standing(with_memo)
        without.now.checkpoints.memo = CopyMemo()
        assert without.imagine(1, number).state_bytes() == with_memo.imagine(1, number).state_bytes()


def test_a_memo_does_not_mislead_those_who_went_another_way() -> None:
    match = played(*["step"] * 10)
    other = match.fork()
    do(match, *["roll"] * 10)
    do(other, *["draw"] * 10)
    for one in (match, other, match, other):
        assert one.now.checkpoints.memo is match.now.checkpoints.memo
        assert standing(one.fork()) == standing(one)
        assert standing(one.fork().fork()) == standing(one)


def test_a_memo_does_not_outlast_an_undo() -> None:
    match = played(*["step"] * 12)
    match.fork()
    twin = match.fork()
    for _ in range(5):
        match.undo(0)
    assert match.now.checkpoints.memo is not twin.now.checkpoints.memo
    do(match, "roll", "step")
    assert standing(match.fork()) == standing(match)
    assert twin.position == 12


def test_what_is_in_use_shows_that_a_match_was_copied() -> None:
    match = played(*["step"] * 12)
    memo = match.now.checkpoints.memo
    used = [memo.mark is not None]
    match.fork()
    used.append(memo.mark is not None)
    assert used == [False, True]
    world = match.imagine(0, 1)
    assert world.now.checkpoints.memo.mark is None
    assert world.now.checkpoints.policy.apart == NEVER
    world.fork()
    assert world.now.checkpoints.memo.mark is None


STRETCH = 5
"""Checkpoints that the rules pass before each question."""


def stretches(g: Table) -> Rules[None]:
    """Much happens by itself before somebody is asked; what it is depends on the last move."""
    while True:
        while g.turn < STRETCH:
            yield CHECKPOINT
            g.heard.append(f"step {g.turn} of {len(g.heard)}, {g.chance.roll()}")
            g.turn += 1
        yield CHECKPOINT
        move = yield Ask(0, "scene-ask-do", DOS, "SC-1")
        g.hear(move)
        g.turn = 0 if move.what == "step" else 2


def test_copies_end_up_at_the_last_checkpoint_before_the_question() -> None:
    match = new_match(Seldom(stretches), 1, 7, listening=False)
    do(match, *["step"] * 6)
    own = match.now.checkpoints.last
    for _ in range(5):
        assert standing(match.fork()) == standing(match)
    mark, lines = match.now.checkpoints.for_copy()
    assert lines == []
    assert mark.state == match.state_bytes()
    assert match.now.checkpoints.last is own


@pytest.mark.parametrize("spacing", [1, 2, 3, 40])
def test_a_checkpoint_at_the_same_place_does_not_mislead_those_who_came_another_way(spacing: int) -> None:
    class Spaced(Scene):
        pass

    Spaced.spacing = spacing
    first = new_match(Spaced(stretches), 1, 7, listening=False)
    do(first, "step", "roll", "step")
    second = first.fork()
    for what, other in (("step", "roll"), ("roll", "roll"), ("step", "roll"), ("step", "step")):
        first.play(0, Do(what))
        second.play(0, Do(other))
        for one in (first, second, second, first, first, second):
            assert standing(one.fork()) == standing(one)
            assert one.imagine(0, 3).state_bytes() == one.fork().imagine(0, 3).state_bytes()
