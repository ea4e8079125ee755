"""What there is to see of a move: told, kept while somebody watches, gone with an undo."""

from collections.abc import Mapping
from typing import Any, ClassVar

import pytest

from kernel.scenes import DOS, Do, Scene, Table, do, scene
from starboard.kernel import CHECKPOINT, Ask, Event, Match, Message, Rules, new_match, show, tell
from starboard.kernel.beats import SHARED, fault_of, kinds_of
from starboard.kernel.marks import Policy


def shows(g: Table) -> Rules[None]:
    """Each thing done is told in three beats, with a checkpoint in between: a card for its owner, dice for all, and a
    hidden one for the others."""
    while True:
        if g.heard[-1:] != ["second"]:
            yield CHECKPOINT
            yield Ask(g.turn, "scene-ask-do", DOS, "SC-1")
            g.heard.append("first")
            tell(g, "scene-card", "SC-2", to=(g.turn,), beat="card", card=g.hands[g.turn][0])
            tell(g, "scene-said", "SC-2", seat=g.turn)
            g.heard.append("second")
        yield CHECKPOINT
        dice = [1, 2]
        tell(g, "scene-dice", "SC-2", beat="dice", dice=dice, seat=g.turn)
        dice.append(3)
        g.heard.append("third")
        tell(g, "scene-hidden", "SC-2", but=(g.turn,), beat="draw", seat=g.turn)
        g.turn = (g.turn + 1) % len(g.hands)


EVENTS = ["scene-card", "scene-said", "scene-dice", "scene-hidden"]


class Filmed(Scene):
    """The same, with a kind of beat of its own."""

    beats: ClassVar[Mapping[str, tuple[str, ...]]] = {"draw": ("seat",)}


class Mistaken(Scene):
    """The same, with another meaning for a word that all titles share."""

    beats: ClassVar[Mapping[str, tuple[str, ...]]] = {"dice": ()}


def told(match: Match) -> list[str]:
    return [match.events[moment.place].message.id for moment in match.beats]


def seen(match: Match, seat: int | None) -> list[list[str]]:
    """How much the procedure had noted down at each beat that the seat hears of."""
    return [
        match.view_then(moment, seat)["heard"] for moment in match.beats if match.events[moment.place].heard_by(seat)
    ]


def watched(*faces: int | None, **more: Any) -> Match:
    match = scene(shows, **more)
    match.watch(faces)
    return match


def test_beats_are_kept_for_those_who_watch_and_hear_of_them() -> None:
    expected = {
        (0,): ["scene-card", "scene-dice"],
        (1,): ["scene-dice", "scene-hidden"],
        (None,): ["scene-dice", "scene-hidden"],
        (0, None): ["scene-card", "scene-dice", "scene-hidden"],
        (): [],
    }
    for faces, ids in expected.items():
        match = watched(*faces)
        do(match, "step")
        assert told(match) == ids
        assert [event.message.id for event in match.events] == [
            "scene-card",
            "scene-said",
            "scene-dice",
            "scene-hidden",
        ]


def test_each_beat_shows_the_table_as_it_was_in_that_moment() -> None:
    match = watched(0, 1)
    do(match, "step")
    assert seen(match, 0) == [["first"], ["first", "second"]]
    assert seen(match, 1) == [["first", "second"], ["first", "second", "third"]]
    do(match, "step")
    assert seen(match, 0)[-1] == ["first", "second", "third"] * 2


@pytest.mark.parametrize("apart", [1, 2, 100])
def test_a_checkpoint_in_the_middle_of_a_move_loses_no_beat_and_holds_none(apart: int) -> None:
    match = watched(0, 1)
    match.now.checkpoints.follow(Policy(apart))
    for _ in range(4):
        do(match, "step")
        assert told(match) == ["scene-card", "scene-dice", "scene-hidden"]
    assert match.fork().state_bytes() == match.state_bytes()
    assert b"scene-dice" not in match.checkpoint.state


def test_a_list_in_a_telling_is_a_copy() -> None:
    match = watched(0)
    do(match, "step")
    (dice,) = [event for event in match.events if event.beat == "dice"]
    assert dice.message.args["dice"] == [1, 2]


def test_a_match_that_nobody_watches_keeps_nothing_and_stands_the_same() -> None:
    silent, heard, looked_at = scene(shows, listening=False), scene(shows), watched(0, 1, None)
    silent.watch([0, 1])
    for _ in range(5):
        for match in (silent, heard, looked_at):
            do(match, "step")
        assert silent.state_bytes() == heard.state_bytes() == looked_at.state_bytes()
        assert (silent.beats, heard.beats, len(looked_at.beats)) == ([], [], 3)


def test_who_stops_watching_is_shown_nothing_more() -> None:
    match = watched(0)
    do(match, "step")
    match.watch([])
    do(match, "step")
    assert match.beats == []
    match.watch([0])
    do(match, "step")
    assert len(match.beats) == 2


def test_an_undo_leaves_no_beats_and_a_redo_shows_them_again() -> None:
    match = watched(0, 1)
    do(match, "step")
    shown = match.beats
    match.undo(0)
    assert (match.beats, match.events) == ([], [])
    match.redo(0)
    assert match.beats == shown
    do(match, "step")
    assert len(match.beats) == 3


def test_copies_are_watched_by_nobody() -> None:
    match = watched(0, 1)
    do(match, "step")
    fork, world = match.fork(), match.imagine(0, 1)
    for copy in (fork, world):
        assert copy.beats == []
        do(copy, "step")
        assert copy.beats == []


def test_a_past_position_with_a_face_is_a_film() -> None:
    match = scene(shows)
    films = []
    live = watched(1)
    for _ in range(4):
        do(match, "step")
        do(live, "step")
        films.append((told(live), seen(live, 1)))
    for position, film in enumerate(films, 1):
        past = match.at(position, [1])
        assert (told(past), seen(past, 1)) == film
        assert match.at(position).beats == []
    assert match.at(0, [1]).beats == []


def test_a_fault_leaves_no_beats() -> None:
    def falls(g: Table) -> Rules[None]:
        yield CHECKPOINT
        yield Ask(0, "scene-ask-do", DOS, "SC-1")
        tell(g, "scene-dice", beat="dice", dice=[6])
        raise ValueError("fell over")

    match = scene(falls)
    match.watch([0])
    with pytest.raises(Exception, match="fell over"):
        match.play(0, Do("step"))
    assert (match.beats, match.events) == ([], [])


# Words


def test_a_title_adds_words_of_its_own() -> None:
    match = new_match(Filmed(shows), 2, 7)
    assert kinds_of(match.title) == {**SHARED, "draw": ("seat",)}


def test_a_title_does_not_give_a_shared_word_another_meaning() -> None:
    with pytest.raises(ValueError, match="dice"):
        kinds_of(Mistaken(shows))


@pytest.mark.parametrize(
    ("event", "wrong"),
    [
        (Event(Message("a")), ""),
        (Event(Message("a", {"dice": [1]}), beat="dice"), ""),
        (Event(Message("a", {"seat": 1}), beat="dice"), "a is a 'dice' without dice"),
        (Event(Message("a"), beat="firework"), "a is a beat of the unknown kind 'firework'"),
    ],
)
def test_what_is_wrong_with_a_beat_is_said(event: Event, wrong: str) -> None:
    assert fault_of(SHARED, event) == wrong


def only_shows(g: Table) -> Rules[None]:
    """Each thing done is shown and not said, then said to one seat."""
    while True:
        yield CHECKPOINT
        yield Ask(g.turn, "scene-ask-do", DOS, "SC-1")
        show(g, "dice", dice=[4], to=(1,))
        tell(g, "scene-said", "SC-2", seat=g.turn)


def test_what_is_only_shown_is_a_beat_without_a_sentence() -> None:
    match = scene(only_shows)
    match.watch([0, 1])
    do(match, "step")
    shown, said = match.events
    assert (shown.beat, shown.message.args, shown.is_said) == ("dice", {"dice": [4]}, False)
    assert said.is_said
    assert [moment.place for moment in match.beats] == [0]
    assert [shown.heard_by(seat) for seat in (0, 1, None)] == [False, True, False]


def test_an_event_says_or_shows_something() -> None:
    assert fault_of(SHARED, Event(Message("", {})))
    assert not fault_of(SHARED, Event(Message("", {"dice": [1]}), beat="dice"))
