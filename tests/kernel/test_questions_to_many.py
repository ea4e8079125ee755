"""Race, Ballot and their deadlines: questions to several seats at once."""

import pytest

from kernel.scenes import CLOCK, SAYS, Say, Table, ballots, do, heard, refusal, scene, standing
from starboard.kernel import (
    CHECKPOINT,
    EXPIRED,
    Act,
    Ask,
    AskSome,
    Deadline,
    Match,
    Message,
    Race,
    Rules,
    line_of_play,
)

# Race


def race(g: Table) -> Rules[None]:
    """Three numbers lie on the table: the quickest seat takes one. Seat 2 only watches; one clock runs for all."""
    left = 3 - len(g.heard)
    while left:
        yield CHECKPOINT
        offers = {0: SAYS[:left], 1: SAYS[1:4]}
        act = yield Race(offers, "scene-ask-grab", "SC-5", deadline=CLOCK)
        g.hear(act)
        if act is EXPIRED:
            break
        left -= 1
    yield Ask(0, "scene-ask", SAYS, deadline=Deadline("sand-2", 5))


def test_race_takes_whoever_comes_first_and_asks_the_rest_again() -> None:
    match = scene(race, 3)
    assert list(match.waiting) == [0, 1]
    match.play(1, Say(3))
    assert heard(match) == [repr(Act(1, Say(3)))]
    assert list(match.waiting) == [0, 1]
    assert list(match.offers(0)) == SAYS[:2]
    match.play(0, Say(0))
    match.play(0, Say(0))
    assert heard(match)[1:] == [repr(Act(0, Say(0)))] * 2


def test_race_waits_for_nobody_who_is_free_to_act() -> None:
    def rules(g: Table) -> Rules[None]:
        g.hear((yield Race({0: SAYS, 1: SAYS, 2: SAYS}, "scene-ask-grab", free=(0, 2))))

    match = scene(rules, 3)
    assert (match.waiting, match.awaited) == ((0, 1, 2), (1,))
    match.play(2, Say(1))
    assert heard(match) == [repr(Act(2, Say(1)))]
    assert match.awaited == ()


def test_race_refuses_a_seat_that_takes_no_part() -> None:
    match = scene(race, 3)
    assert not match.offers(2)
    why = refusal(lambda: match.play(2, Say(0)))
    assert (why.message.id, why.rule) == ("kernel-not-asked", "SC-5")
    assert refusal(lambda: match.pick(2, 0)).message.id == "kernel-not-asked"


def test_race_refuses_the_move_of_another_seats_list() -> None:
    match = scene(race, 3)
    assert refusal(lambda: match.play(1, Say(0))).message.id == "kernel-not-listed"
    match.play(0, Say(0))


def test_race_lets_a_seat_take_part_that_has_nothing_to_do_now() -> None:
    def rules(g: Table) -> Rules[None]:
        g.hear((yield Race({0: [], 1: SAYS}, "scene-ask-grab")))

    match = scene(rules)
    assert not match.offers(0)
    refusal(lambda: match.pick(0, 0))
    match.play(1, Say(1))
    assert heard(match) == [repr(Act(1, Say(1)))]


def test_race_too_late_is_refused_when_the_answer_was_meant_for_an_earlier_question() -> None:
    match = scene(race, 3)
    seen = match.count
    match.play(1, Say(1), at=seen)
    before = standing(match)
    assert refusal(lambda: match.play(0, Say(1), at=seen)).message.id == "kernel-too-late"
    assert standing(match) == before
    match.play(0, Say(1), at=match.count)


# Deadlines


def test_a_clock_with_the_same_key_goes_on_in_the_next_question() -> None:
    match = scene(race, 3)
    match.play(0, Say(0))
    assert match.question is not None
    assert match.question.deadline == CLOCK
    match.expire("sand")
    assert heard(match)[-1] == "EXPIRED"
    assert match.lines[-1].expired == "sand"
    assert match.lines[-1].seat is None


@pytest.mark.parametrize("key", ["sand", "", "sand-3", "SAND-2"])
def test_only_the_clock_of_the_open_question_can_run_out(key: str) -> None:
    match = scene(race, 3)
    match.expire("sand")
    before = standing(match)
    assert refusal(lambda: match.expire(key)).message == Message("kernel-no-deadline")
    assert standing(match) == before


def test_no_clock_runs_out_where_none_runs() -> None:
    match = scene(ballots)
    assert refusal(lambda: match.expire("sand")).message.id == "kernel-no-deadline"


@pytest.mark.parametrize(
    "question",
    [
        Ask(0, "scene-ask", SAYS, deadline=CLOCK),
        AskSome(0, "scene-ask", SAYS, 1, 2, deadline=CLOCK),
        Race({0: SAYS}, "scene-ask", deadline=CLOCK),
    ],
    ids=lambda question: type(question).__name__,
)
def test_the_procedure_is_told_that_time_is_up(question: Ask | AskSome | Race) -> None:
    got: list[object] = []

    def rules(g: Table) -> Rules[None]:
        got.append((yield question))

    scene(rules).expire("sand")
    assert got == [EXPIRED]


# Ballot


def vote(match: Match, *votes: tuple[int, int]) -> None:
    """Seats say numbers on a ballot."""
    for seat, number in votes:
        match.play(seat, Say(number))


def ballot_of(seats: int) -> Match:
    """A match at an open ballot of all seats."""
    match = scene(ballots, seats)
    do(match, "step")
    return match


@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0), (1, 2, 0)])
def test_ballot_gives_the_answers_by_seat_whatever_the_order_they_came_in(order: tuple[int, ...]) -> None:
    match = ballot_of(3)
    vote(match, *((seat, seat + 1) for seat in order))
    assert heard(match)[-1] == repr({0: Say(1), 1: Say(2), 2: Say(3)})


def test_ballot_waits_for_those_who_have_not_answered_and_for_nobody_else() -> None:
    match = ballot_of(3)
    assert list(match.waiting) == [0, 1, 2]
    vote(match, (1, 5))
    assert list(match.waiting) == [0, 2]
    assert not match.offers(1)
    why = refusal(lambda: match.play(1, Say(4)))
    assert (why.message.id, why.rule) == ("kernel-not-asked", "SC-3")


def test_ballot_tells_nobody_what_was_written_on_it_before_it_is_opened() -> None:
    shown = []
    for number in (1, 5):
        match = ballot_of(3)
        events = match.play(1, Say(number))
        seats = [None, 0, 1, 2]
        shown.append((match.state_bytes(), [match.view(seat) for seat in seats], match.waiting, events))
    assert shown[0] == shown[1]


def test_ballot_gives_those_that_came_in_time() -> None:
    match = ballot_of(3)
    vote(match, (2, 4), (0, 1))
    match.expire("sand")
    assert heard(match)[-1] == repr({0: Say(1), 2: Say(4)})


def test_ballot_that_nobody_answered_in_time_gives_an_empty_dict() -> None:
    match = ballot_of(2)
    match.expire("sand")
    assert heard(match)[-1] == "{}"


def test_ballot_lets_a_vote_be_taken_back_that_others_voted_after() -> None:
    match = ballot_of(3)
    before = match.state_bytes()
    vote(match, (0, 1), (1, 2))
    match.undo(0)
    assert list(match.waiting) == [0, 2]
    assert match.lines[-1].undo == 1
    assert match.state_bytes() == before
    vote(match, (0, 5), (2, 3))
    assert heard(match)[-1] == repr({0: Say(5), 1: Say(2), 2: Say(3)})
    assert [line.seat for line in line_of_play(match.lines)] == [0, 1, 0, 2]


def test_ballot_lets_a_vote_that_was_taken_back_be_made_again() -> None:
    match = ballot_of(3)
    vote(match, (0, 1), (1, 2))
    match.undo(0)
    match.redo(0)
    assert list(match.waiting) == [2]
    assert match.lines[-1].redo == 2
    vote(match, (2, 3))
    assert heard(match)[-1] == repr({0: Say(1), 1: Say(2), 2: Say(3)})


def test_ballot_votes_taken_back_by_all_are_made_again_last_one_first() -> None:
    match = ballot_of(3)
    vote(match, (0, 1), (1, 2))
    match.undo(0)
    match.undo(1)
    assert list(match.waiting) == [0, 1, 2]
    assert refusal(lambda: match.redo(0)).message.id == "kernel-no-redo"
    match.redo(1)
    match.redo(0)
    assert list(match.waiting) == [2]
