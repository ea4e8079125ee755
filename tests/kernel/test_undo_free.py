"""Free undo, undo under rules that have changed, and redo."""

from typing import ClassVar

from kernel.scenes import (
    DOS,
    Do,
    Say,
    Scene,
    Table,
    ballots,
    do,
    heard,
    no_undo,
    refusal,
    scene,
    standing,
    turns,
    undo_all,
)
from starboard.kernel import CHECKPOINT, Ask, Match, Refused, Rules, RulesBroken, load, save
from starboard.kernel.title import SPACING

# Free undo


def played_with_everything(free: bool) -> tuple[Match, list[bytes]]:
    """A match with dice, cards, reveals, deadlines and two seats; and its state at every position."""
    match = scene(turns, free_undo=free)
    states = [match.state_bytes()]
    for what in ("step", "roll", "draw", "pass", "roll", "show", "clock", "roll", "pass", "draw", "end"):
        if what == "clock":
            match.expire("sand")
        else:
            do(match, what)
        states.append(match.state_bytes())
    return match, states


def test_free_undo_crosses_everything_and_back() -> None:
    match, states = played_with_everything(True)
    for state in states[-2::-1]:
        assert match.why_no_undo(1) is None
        match.undo(1)
        assert match.state_bytes() == state
    assert no_undo(match, 0) == "kernel-no-undo-start"
    for state in states[1:]:
        match.redo(0)
        assert match.state_bytes() == state
    assert match.over


def test_without_free_undo_the_same_match_goes_back_to_the_last_card() -> None:
    match, states = played_with_everything(False)
    assert undo_all(match, 1) == 1
    assert match.state_bytes() == states[-2]


def test_after_free_undo_the_dice_fall_the_same() -> None:
    match = scene(turns, free_undo=True)
    do(match, "roll", "roll", "roll", "step")
    rolled = heard(match)
    for _ in range(4):
        match.undo(0)
    do(match, "roll", "roll", "roll", "step")
    assert heard(match) == rolled


def test_free_undo_goes_far_beyond_the_checkpoints_that_are_kept() -> None:
    match = scene(turns, free_undo=True)
    states = [match.state_bytes()]
    for number in range(60):
        do(match, "pass" if number % 3 == 2 else "roll")
        states.append(match.state_bytes())
    for state in states[-2::-1]:
        match.undo(0)
        assert match.state_bytes() == state


def test_free_undo_on_a_ballot_takes_ones_own_vote_or_else_the_last_one() -> None:
    match = scene(ballots, 3, free_undo=True)
    do(match, "step")
    match.play(0, Say(0))
    match.play(1, Say(1))
    match.undo(0)
    assert list(match.waiting) == [0, 2]
    match.undo(2)
    assert list(match.waiting) == [0, 1, 2]


# Rules that have changed since the match began


class Mended(Scene):
    """The next version of the rules."""

    version: ClassVar[int] = 2


def test_undo_under_mended_rules_gives_what_stood_or_is_refused() -> None:
    def mended(g: Table) -> Rules[None]:
        while True:
            yield CHECKPOINT
            g.hear((yield Ask(0, "scene-ask-do", DOS, "SC-1")))
            g.heard.append("noted by the mended rules")

    match = scene(turns)
    states = [match.state_bytes()]
    for _ in range(2 * SPACING):
        do(match, "step")
        states.append(match.state_bytes())
    loaded = load(save(match), find=lambda _: Mended(mended))
    while loaded.why_no_undo(0) is None:
        loaded.undo(0)
        # From the stored checkpoint on the new rules hold; what stood before it was made by the old ones.
        if loaded.position < match.checkpoint.position:
            assert loaded.state_bytes() == states[loaded.position]


def test_free_undo_that_mended_rules_cannot_carry_out_leaves_the_match_as_it_was() -> None:
    def mended(g: Table) -> Rules[None]:
        if len(g.heard) < SPACING:
            raise ValueError("a match does not begin like this any more")
        yield from turns(g)

    match = scene(turns, free_undo=True)
    do(match, *["step"] * (SPACING + 1))
    loaded = load(save(match), find=lambda _: Mended(mended))
    do(loaded, "roll")
    while True:
        before = standing(loaded)
        try:
            loaded.undo(0)
        except (RulesBroken, Refused):
            break
    assert standing(loaded) == before
    do(loaded, "step")


# Redo


def test_what_was_taken_back_can_be_made_again_in_order() -> None:
    match = scene(turns)
    states = [match.state_bytes()]
    for what in ("step", "step", "pass"):
        do(match, what)
        states.append(match.state_bytes())
    undo_all(match, 0)
    for state in states[1:]:
        match.redo(0)
        assert match.state_bytes() == state
    assert refusal(lambda: match.redo(0)).message.id == "kernel-no-redo"


def test_redo_tells_again_what_happened() -> None:
    match = scene(turns, free_undo=True)
    events = match.play(0, Do("roll"))
    assert [event.message.id for event in events] == ["scene-rolled"]
    match.undo(0)
    assert match.events == []
    assert match.redo(0) == events
    assert match.events == events


def test_a_new_move_clears_what_could_be_made_again() -> None:
    match = scene(turns)
    do(match, "step", "step")
    undo_all(match, 0)
    do(match, "step")
    assert refusal(lambda: match.redo(0)).message.id == "kernel-no-redo"
    assert match.position == 1


def test_a_passed_deadline_clears_what_could_be_made_again() -> None:
    match = scene(turns)
    do(match, "step")
    match.undo(0)
    match.expire("sand")
    assert refusal(lambda: match.redo(0)).message.id == "kernel-no-redo"


def test_a_refused_move_leaves_what_can_be_made_again() -> None:
    match = scene(turns)
    do(match, "step")
    match.undo(0)
    refusal(lambda: match.play(0, Do("fly")))
    match.redo(0)
    assert match.position == 1


def test_the_move_of_another_seat_cannot_be_made_again_unless_undo_is_free() -> None:
    for free in (False, True):
        match = scene(turns, free_undo=free)
        do(match, "step")
        match.undo(0)
        if free:
            match.redo(1)
            assert match.position == 1
        else:
            before = standing(match)
            assert refusal(lambda match=match: match.redo(1)).message.id == "kernel-no-redo"  # type: ignore[misc]
            assert standing(match) == before


def test_a_move_that_was_made_again_can_be_taken_back_again() -> None:
    match = scene(turns)
    do(match, "step")
    for _ in range(3):
        match.undo(0)
        match.redo(0)
    assert [line.undo for line in match.lines] == [None, 0, None, 0, None, 0, None]
    assert [line.redo for line in match.lines] == [None, None, 0, None, 0, None, 0]
