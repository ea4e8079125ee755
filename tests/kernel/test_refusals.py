"""What is not allowed is refused, with words and rule, and nothing at all changes."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from drift.moves import Bid
from kernel.scenes import DOS, SAYS, Do, Say, Scene, Table, ballots, check_refused, do, heard, scene, turns
from starboard.kernel import (
    Ask,
    AskSome,
    Ballot,
    Match,
    Message,
    Move,
    Offer,
    Race,
    Refused,
    Rules,
    new_match,
    read_record,
    record_of,
    write_record,
)


class Stranger(Move, frozen=True):
    """A move of no title."""


WRONG_SEATS: list[Any] = [-1, -2, 2, 99, True, False, "0", None]


def ballot() -> Match:
    """A match at an open ballot of both seats."""
    match = scene(ballots)
    do(match, "step")
    return match


QUESTIONS: dict[str, Any] = {
    "ask": Ask(0, "scene-ask", SAYS, "SC-1"),
    "ask, made on demand": Ask(0, "scene-ask", Offer(lambda: list(SAYS), secret=False), "SC-1"),
    "some": AskSome(0, "scene-ask", SAYS, 0, 2, "SC-1"),
    "some, made on demand": AskSome(1, "scene-ask", Offer(lambda: list(SAYS), secret=False), 0, 2, "SC-1"),
    "race": Race({0: SAYS, 1: SAYS}, "scene-ask", "SC-1"),
    "ballot": Ballot({0: SAYS, 1: SAYS}, "scene-ask", "SC-1"),
    "over": None,
}


def asked(kind: str) -> Match:
    """A match at a question of this kind, after a first `Ask` was answered."""

    def rules(g: Table) -> Rules[None]:
        g.hear((yield Ask(0, "scene-ask", SAYS)))
        if QUESTIONS[kind] is not None:
            g.hear((yield QUESTIONS[kind]))

    match = scene(rules)
    match.play(0, Say(0))
    return match


# Who


@pytest.mark.parametrize("seat", WRONG_SEATS, ids=repr)
@pytest.mark.parametrize("kind", QUESTIONS)
def test_a_seat_that_is_not_there_can_do_nothing(kind: str, seat: Any) -> None:
    match = asked(kind)
    id = "kernel-over" if match.over else "kernel-no-such-seat"
    for answer in (Say(1), Say(0), [Say(1)], []):
        why = check_refused(match, lambda answer=answer: match.play(seat, answer))  # type: ignore[misc]
        assert (why.message, why.rule) == (Message(id), "")


@pytest.mark.parametrize("seat", WRONG_SEATS, ids=repr)
@pytest.mark.parametrize("kind", QUESTIONS)
def test_a_seat_that_is_not_there_can_pick_nothing(kind: str, seat: Any) -> None:
    match = asked(kind)
    id = "kernel-over" if match.over else "kernel-no-such-seat"
    for places in ((0,), (1,), ()):
        why = check_refused(match, lambda places=places: match.pick(seat, *places))  # type: ignore[misc]
        assert (why.message, why.rule) == (Message(id), "")


@pytest.mark.parametrize("seat", [seat for seat in WRONG_SEATS if seat != -1], ids=repr)
@pytest.mark.parametrize("free", [False, True])
def test_a_seat_that_is_not_there_can_take_nothing_back(free: bool, seat: Any) -> None:
    match = scene(turns, free_undo=free)
    do(match, "pass", "step", "step")
    match.undo(1)
    check_refused(match, lambda: match.undo(seat))
    check_refused(match, lambda: match.redo(seat))


@pytest.mark.parametrize("seat", [seat for seat in WRONG_SEATS if seat != -1], ids=repr)
def test_a_seat_that_is_not_there_can_take_no_vote_back(seat: Any) -> None:
    match = ballot()
    match.play(1, Say(1))
    check_refused(match, lambda: match.undo(seat))


@pytest.mark.parametrize("seat", [seat for seat in WRONG_SEATS if seat != -1], ids=repr)
def test_what_is_accepted_can_always_be_written_down_and_read(seat: Any) -> None:
    """Whatever is tried with a wrong seat, the log stays one that a record can hold."""
    match = scene(turns, free_undo=True)
    do(match, "pass", "step")
    tries: list[Callable[[], object]] = [
        lambda: match.pick(seat, 0),
        lambda: match.play(seat, Do("step")),
        lambda: match.undo(seat),
        lambda: match.redo(seat),
    ]
    for attempt in tries:
        try:
            attempt()
        except Refused:
            continue
    record = record_of(match)
    assert read_record(write_record(record), find=lambda _: match.title) == record


def test_a_seat_that_is_not_asked_is_told_so() -> None:
    match = scene(turns)
    for call in (lambda: match.play(1, Do("step")), lambda: match.pick(1, 0), lambda: match.play(1, Do("fly"))):
        why = check_refused(match, call)
        assert (why.message, why.rule) == (Message("kernel-not-asked"), "SC-1")


@pytest.mark.parametrize("share", [-0.1, 1, 7.5, float("nan")])
def test_a_share_that_lies_outside_the_list_is_refused(share: float) -> None:
    check_refused(match := scene(turns), lambda: match.pick_share(share))


@pytest.mark.parametrize("kind", [kind for kind in QUESTIONS if not kind.startswith("ask")])
def test_only_one_who_picks_one_move_answers_with_a_share(kind: str) -> None:
    check_refused(match := asked(kind), lambda: match.pick_share(0.5))


@pytest.mark.parametrize("kind", [kind for kind in QUESTIONS if kind.startswith("ask")])
def test_one_of_several_is_asked_for_a_share_only_where_several_are_asked(kind: str) -> None:
    check_refused(match := asked(kind), lambda: match.pick_share_for(0, 0.5))


@pytest.mark.parametrize("share", [-0.1, 1, float("nan")])
@pytest.mark.parametrize("kind", [kind for kind in QUESTIONS if not kind.startswith("ask")])
def test_a_share_outside_the_list_of_one_of_several_is_refused(kind: str, share: float) -> None:
    check_refused(match := asked(kind), lambda: match.pick_share_for(0, share))


def test_nobody_is_heard_after_the_end() -> None:
    match = scene(turns)
    do(match, "end")
    calls: list[Callable[[], object]] = [
        lambda: match.play(0, Do("step")),
        lambda: match.play(0, []),
        lambda: match.pick(0, 0),
        lambda: match.pick(0),
        lambda: match.play(1, Do("step")),
    ]
    for call in calls:
        assert check_refused(match, call).message == Message("kernel-over")
    assert check_refused(match, lambda: match.expire("sand")).message == Message("kernel-no-deadline")


# What


THING = object()


def named(answer: object) -> str:
    """The same name in every process: an object without one has its address in its repr."""
    return "thing" if answer is THING else repr(answer)


@pytest.mark.parametrize(
    "answer",
    [None, 7, "step", b"step", 2.5, True, THING, [], [Do("step")], Stranger(), Bid("red-1"), Do, {}],
    ids=named,
)
def test_an_answer_of_a_wrong_type_is_no_move(answer: Any) -> None:
    match = scene(turns)
    why = check_refused(match, lambda: match.play(0, answer))
    assert (why.message, why.rule) == (Message("kernel-not-a-move"), "SC-1")


@pytest.mark.parametrize("answer", [None, 7, THING, Stranger(), [Say(1)]], ids=named)
def test_a_list_with_something_of_a_wrong_type_in_it_is_no_answer(answer: Any) -> None:
    match = asked("some")
    why = check_refused(match, lambda: match.play(0, [Say(0), answer]))
    assert (why.message, why.rule) == (Message("kernel-not-a-move"), "SC-1")


@pytest.mark.parametrize("what", ["fly", "", "STEP", None, 0, ["step"], float("nan")])
def test_a_move_that_is_not_listed_is_refused_with_the_rule_of_the_question(what: Any) -> None:
    match = scene(turns)
    why = check_refused(match, lambda: match.play(0, Do(what)))
    assert (why.message, why.rule) == (Message("kernel-not-listed"), "SC-1")
    assert str(why) == "kernel-not-listed() [SC-1]"


@pytest.mark.parametrize("places", [(), (0, 1), (-1,), (6,), (99,)])
def test_a_place_that_is_not_in_the_list_is_refused(places: tuple[int, ...]) -> None:
    match = scene(turns)
    why = check_refused(match, lambda: match.pick(0, *places))
    assert (why.message, why.rule) == (Message("kernel-not-a-move"), "SC-1")


class Explaining(Scene):
    """A title that says why."""

    def why_not(self, g: Table, seat: int, move: Move) -> tuple[Message, str] | None:
        if isinstance(move, Do) and move.what == "fly":
            return Message("scene-no-wings", {"seat": seat}), "SC-7"
        if isinstance(move, Do):
            # A move built by hand may hold anything.
            return Message(move.what + "!"), "SC-8"
        return None


def test_the_title_may_say_why_a_move_is_forbidden() -> None:
    match = new_match(Explaining(turns), 2, 7)
    why = check_refused(match, lambda: match.play(0, Do("fly")))
    assert (why.message, why.rule) == (Message("scene-no-wings", {"seat": 0}), "SC-7")
    assert str(why) == "scene-no-wings(seat=0) [SC-7]"


def test_a_title_that_has_nothing_to_say_leaves_it_to_the_rule_of_the_question() -> None:
    match = new_match(Explaining(turns), 2, 7)
    why = check_refused(match, lambda: match.play(0, Say(1)))
    assert (why.message, why.rule) == (Message("kernel-not-listed"), "SC-1")


def test_a_title_that_stumbles_over_the_move_refuses_it_all_the_same() -> None:
    match = new_match(Explaining(turns), 2, 7)
    why = check_refused(match, lambda: match.play(0, Do(7)))  # type: ignore[arg-type]
    assert (why.message, why.rule) == (Message("kernel-not-listed"), "SC-1")


def test_the_title_is_not_asked_why_when_it_is_not_the_seats_turn() -> None:
    match = new_match(Explaining(turns), 2, 7)
    assert check_refused(match, lambda: match.play(1, Do("fly"))).message.id == "kernel-not-asked"


def test_some_moves_of_which_one_is_not_listed_are_refused_with_the_titles_reason() -> None:
    def rules(g: Table) -> Rules[None]:
        yield AskSome(0, "scene-ask", DOS, 1, 3, "SC-4")

    match = new_match(Explaining(rules), 2, 7)
    why = check_refused(match, lambda: match.play(0, [Do("step"), Do("fly")]))
    assert (why.message.id, why.rule) == ("scene-no-wings", "SC-7")


# When


@pytest.mark.parametrize("at", [0, 1, 3, -1, 99])
def test_an_answer_to_an_earlier_or_later_question_is_too_late(at: int) -> None:
    match = scene(turns)
    do(match, "step", "step")
    why = check_refused(match, lambda: match.play(0, Do("step"), at=at))
    assert (why.message, why.rule) == (Message("kernel-too-late"), "")
    match.play(0, Do("step"), at=2)


def test_an_undo_also_makes_an_answer_too_late() -> None:
    match = scene(turns)
    do(match, "step", "step")
    match.undo(0)
    assert match.count == 3
    assert check_refused(match, lambda: match.play(0, Do("step"), at=1)).message.id == "kernel-too-late"
    match.play(0, Do("step"), at=3)


# Equal moves that are not the same


@pytest.mark.parametrize("number", [True, 1.0])
def test_a_move_that_only_equals_the_listed_one_is_logged_as_the_listed_one(number: Any) -> None:
    def rules(g: Table) -> Rules[None]:
        g.hear((yield Ask(0, "scene-ask", SAYS)))
        g.hear((yield AskSome(0, "scene-ask", SAYS, 1, 2)))
        g.hear((yield Race({0: SAYS}, "scene-ask")))

    match = scene(rules)
    match.play(0, Say(number))
    match.play(0, [Say(number)])
    match.play(0, Say(number))
    assert heard(match) == ["Say(number=1)", "(Say(number=1),)", "Act(seat=0, move=Say(number=1))"]
    first = match.lines[0].move
    assert first is not None
    assert type(first.number) is int
    assert [type(move.number) for move in match.lines[1].moves or ()] == [int]
    assert msgspec.json.encode(match.lines[0]) == b'{"seat":0,"move":{"type":"say","number":1}}'
