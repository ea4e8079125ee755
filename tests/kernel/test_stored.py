"""A match from its stored checkpoint and the moves since, also under rules that have changed."""

from typing import ClassVar

import pytest

from kernel.scenes import DOS, SAYS, Do, Procedure, Scene, Table, ballots, do, heard, refusal, scene, standing, turns
from starboard.kernel import (
    CHECKPOINT,
    Ask,
    Journal,
    Line,
    Mark,
    Match,
    Message,
    Rules,
    RulesBroken,
    line_of_play,
    load,
    resume,
    save,
)
from starboard.kernel.codec import codec_of
from starboard.kernel.title import SPACING


def journal_of(match: Match) -> Journal:
    journal = Journal(codec_of(match.title).lines)
    for line in match.lines:
        journal.append(line)
    return journal


def test_the_checkpoint_and_the_moves_since_are_the_match() -> None:
    match = scene(turns, 3)
    for what in ("step", "roll", "step", "draw", "pass", "step", "step", "show", "pass", "end"):
        do(match, what)
        again = resume(match.title, match.header, match.checkpoint, match.since, journal_of(match))
        assert again.notice is None
        assert standing(again) == standing(match)


def test_the_moves_since_a_checkpoint_are_those_that_stand() -> None:
    match = scene(turns)
    do(match, "step", "step", "step")
    match.undo(0)
    standing_lines = line_of_play(match.lines)
    assert match.since == standing_lines[match.checkpoint.position :]


class Mended(Scene):
    """The next version of the rules."""

    version: ClassVar[int] = 2


def without_rolls(g: Table) -> Rules[None]:
    """Mended rules: nobody rolls any more, so a stored roll is refused."""
    while True:
        yield CHECKPOINT
        g.hear((yield Ask(g.turn, "scene-ask-do", [DOS[0], DOS[2]])))


def over_rolls(g: Table) -> Rules[None]:
    """Mended rules that stumble over a stored roll."""
    yield CHECKPOINT
    for _ in range(2):
        g.hear((yield Ask(g.turn, "scene-ask-do", DOS)))
    raise KeyError("roll")


def stored() -> Match:
    """A match that was stored three moves after its checkpoint, a roll the last of them."""

    def rules(g: Table) -> Rules[None]:
        while True:
            if len(g.heard) <= SPACING:
                yield CHECKPOINT
            g.hear((yield Ask(g.turn, "scene-ask-do", DOS)))

    match = scene(rules)
    do(match, *["step"] * SPACING, "step", "step", "roll")
    assert match.checkpoint.position == SPACING
    return match


@pytest.mark.parametrize("mended", [without_rolls, over_rolls], ids=lambda mended: mended.__name__)
def test_a_match_whose_last_moves_no_longer_fit_falls_back_to_its_checkpoint(mended: Procedure) -> None:
    match = stored()
    fallen = resume(Mended(mended), match.header, match.checkpoint, match.since, journal_of(match))
    assert fallen.notice == Message("kernel-fell-back", {"moves": 3})
    assert fallen.position == SPACING
    assert fallen.header.rules == 1
    assert heard(fallen) == [repr(Do("step"))] * SPACING
    assert fallen.lines == [*match.lines, *(Line(undo=SPACING + later) for later in (2, 1, 0))]
    assert line_of_play(fallen.lines) == match.lines[:SPACING]


def test_a_match_that_fell_back_goes_on() -> None:
    match = stored()
    fallen = resume(Mended(without_rolls), match.header, match.checkpoint, match.since, journal_of(match))
    assert refusal(lambda: fallen.redo(0)).message.id == "kernel-no-redo"
    do(fallen, "draw", "step")
    fallen.undo(0)
    fallen.redo(0)
    assert heard(fallen)[SPACING:] == [repr(Do("draw")), repr(Do("step"))]
    assert len(line_of_play(fallen.lines)) == fallen.position == SPACING + 2
    loaded = load(save(fallen), find=lambda _: Mended(without_rolls))
    assert loaded.notice is None
    assert standing(loaded) == standing(fallen)


def test_a_saved_match_falls_back_when_it_is_loaded_under_mended_rules() -> None:
    match = stored()
    fallen = load(save(match), find=lambda _: Mended(over_rolls))
    assert fallen.notice == Message("kernel-fell-back", {"moves": 3})
    assert fallen.lines[: match.count] == match.lines
    do(fallen, "step")


def test_the_log_of_a_match_that_fell_back_can_be_followed_under_the_old_rules() -> None:
    match = stored()
    fallen = resume(Mended(without_rolls), match.header, match.checkpoint, match.since, journal_of(match))
    twin = scene(match.title.rules)
    for line in fallen.lines:
        twin.follow(line)
    assert twin.lines == fallen.lines
    assert twin.position == SPACING


def test_a_checkpoint_that_cannot_be_started_is_a_fault_of_the_title() -> None:
    def mended(g: Table) -> Rules[None]:
        yield from ()
        raise KeyError("turn")

    match = stored()
    with pytest.raises(RulesBroken):
        resume(Mended(mended), match.header, match.checkpoint, match.since, journal_of(match))


def test_a_checkpoint_keeps_how_far_undo_may_go() -> None:
    match = scene(turns)
    do(match, "pass", "step", "step", "step")
    assert isinstance(match.checkpoint, Mark)
    again = resume(match.title, match.header, match.checkpoint, match.since, journal_of(match))
    for _ in range(3):
        again.undo(1)
    assert [again.why_no_undo(seat) for seat in (0, 1)] == [None, Message("kernel-no-undo-seat")]


def test_ballots_are_stored_with_the_votes_that_are_in() -> None:
    match = scene(ballots, 3)
    do(match, "step")
    match.play(2, SAYS[3])
    again = resume(match.title, match.header, match.checkpoint, match.since, journal_of(match))
    assert list(again.waiting) == [0, 1]
    assert standing(again) == standing(match)
