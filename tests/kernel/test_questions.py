"""What a procedure may ask, who answers, and what it receives."""

from collections.abc import Sequence
from typing import Any

import pytest

from kernel.scenes import (
    CLOCK,
    DOS,
    SAYS,
    Do,
    Say,
    Scene,
    Table,
    ballots,
    do,
    heard,
    refusal,
    scene,
    standing,
    turns,
)
from starboard.kernel import (
    CHECKPOINT,
    EXPIRED,
    Act,
    Ask,
    AskSome,
    Ballot,
    Deadline,
    Match,
    Message,
    Move,
    Offer,
    Outcome,
    Race,
    Rules,
    line_of_play,
    load,
    new_match,
    save,
)
from starboard.kernel.engine import SPACING

# Ask


def test_ask_hands_the_picked_move_to_the_procedure() -> None:
    def rules(g: Table) -> Rules[None]:
        g.hear((yield Ask(1, "scene-ask", SAYS, "SC-1")))
        g.hear((yield Ask(0, "scene-ask", SAYS, "SC-1")))

    match = scene(rules)
    assert list(match.waiting) == [1]
    match.play(1, Say(4))
    assert list(match.waiting) == [0]
    match.play(0, Say(2))
    assert heard(match) == ["Say(number=4)", "Say(number=2)"]
    assert match.over
    assert list(match.waiting) == []
    assert match.outcome == Outcome((3, 3), (0,))
    assert not match.offers(0)


def test_ask_offers_its_list_to_the_asked_seat_alone() -> None:
    match = scene(turns, 3)
    assert list(match.offers(0)) == DOS
    assert [list(match.offers(seat)) for seat in (1, 2)] == [[], []]


def test_the_open_question_carries_prompt_rule_arguments_and_clock() -> None:
    def rules(g: Table) -> Rules[None]:
        yield Ask(0, "scene-ask", SAYS, "SC-9", {"left": 3}, CLOCK)

    question = scene(rules).question
    assert isinstance(question, Ask)
    assert (question.prompt, question.rule, question.args, question.deadline) == (
        "scene-ask",
        "SC-9",
        {"left": 3},
        CLOCK,
    )


def test_pick_answers_by_place_in_the_list() -> None:
    match = scene(turns)
    match.pick(0, 4)
    assert match.lines[0].move == Do("pass")
    assert list(match.waiting) == [1]


# AskSome


def some(least: int, most: int) -> Match:
    def rules(g: Table) -> Rules[None]:
        g.hear((yield AskSome(0, "scene-ask-some", SAYS, least, most, "SC-4")))
        yield Ask(0, "scene-ask", SAYS)

    return scene(rules)


@pytest.mark.parametrize("given", [[1, 3, 5], [5, 3, 1], [3, 5, 1]])
def test_asksome_gives_a_tuple_in_the_order_of_the_list_whatever_the_order_given(given: list[int]) -> None:
    match = some(1, 3)
    match.play(0, [Say(number) for number in given])
    assert heard(match) == [repr((Say(1), Say(3), Say(5)))]
    assert match.lines[0].moves == (Say(1), Say(3), Say(5))
    by_place = some(1, 3)
    by_place.pick(0, *given)
    assert by_place.lines == match.lines


@pytest.mark.parametrize("given", [[], [0], [0, 1, 2, 3], [1, 1], [2, 1, 2]])
def test_asksome_refuses_too_few_too_many_and_doubles(given: list[int]) -> None:
    match = some(2, 3)
    before = standing(match)
    limits = Message("kernel-how-many", {"least": 2, "most": 3})
    for why in (
        refusal(lambda: match.play(0, [SAYS[place] for place in given])),
        refusal(lambda: match.pick(0, *given)),
    ):
        assert (why.message, why.rule) == (limits, "SC-4")
    assert standing(match) == before


@pytest.mark.parametrize("given", [[], ()])
def test_asksome_takes_an_empty_answer_when_none_are_needed(given: Sequence[Move]) -> None:
    match = some(0, 2)
    match.play(0, given)
    assert heard(match) == ["()"]
    assert match.lines[0].moves == ()


def test_asksome_takes_an_empty_answer_where_nothing_can_be_chosen() -> None:
    def rules(g: Table) -> Rules[None]:
        g.hear((yield AskSome(0, "scene-ask-some", [], 0, 0)))
        yield Ask(0, "scene-ask", SAYS)

    match = scene(rules)
    match.pick(0)
    assert heard(match) == ["()"]


@pytest.mark.parametrize("answer", [Say(1), None, "12", {"a": 1}])
def test_asksome_wants_a_list(answer: Any) -> None:
    match = some(1, 2)
    why = refusal(lambda: match.play(0, answer))
    assert (why.message.id, why.rule) == ("kernel-not-a-move", "SC-4")


@pytest.mark.parametrize("places", [(6,), (-1,), (0, 6), (-1, 0)])
def test_asksome_refuses_places_outside_the_list(places: tuple[int, ...]) -> None:
    match = some(0, 3)
    before = standing(match)
    refusal(lambda: match.pick(0, *places))
    assert standing(match) == before


# Race


def race(g: Table) -> Rules[None]:
    """Three numbers lie on the table: whoever is quick takes one. Seat 2 only watches; one clock runs for all."""
    left = 3 - len(g.heard)
    while left:
        yield CHECKPOINT
        offers: dict[int, Offer] = {0: SAYS[:left], 1: SAYS[1:4]}
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


# Offers that are made when somebody looks


class Counted:
    """An offer that counts how often it was made."""

    def __init__(self) -> None:
        self.made = 0

    def __call__(self) -> list[Say]:
        self.made += 1
        return list(SAYS)


def test_an_offer_is_not_made_when_nobody_looks() -> None:
    offers = Counted(), Counted()

    def rules(g: Table) -> Rules[None]:
        yield Race({0: offers[0], 1: offers[1]}, "scene-ask", deadline=CLOCK)
        yield Ask(0, "scene-ask", DOS)

    match = scene(rules)
    match.waiting, match.view(0), match.state_bytes(), match.why_no_undo(0)
    match.expire("sand")
    assert [offer.made for offer in offers] == [0, 0]


def test_an_offer_is_made_once_a_question_however_often_somebody_looks() -> None:
    offers = Counted(), Counted()

    def rules(g: Table) -> Rules[None]:
        for _ in range(2):
            yield Ballot({0: offers[0], 1: offers[1]}, "scene-ask")

    match = scene(rules)
    for _ in range(3):
        match.offers(0)
        refusal(lambda: match.play(0, Say(9)))
    match.play(0, Say(1))
    assert [offer.made for offer in offers] == [1, 0]
    match.pick(1, 2)
    assert [offer.made for offer in offers] == [1, 1]
    match.pick(0, 0)
    match.pick(1, 0)
    assert [offer.made for offer in offers] == [2, 2]


@pytest.mark.parametrize("some", [False, True])
def test_a_single_seats_offer_is_made_at_most_once(some: bool) -> None:
    offer = Counted()

    def rules(g: Table) -> Rules[None]:
        yield AskSome(0, "scene-ask", offer, 1, 2) if some else Ask(0, "scene-ask", offer)

    match = scene(rules)
    assert offer.made == 0
    assert list(match.offers(0)) == SAYS
    match.play(0, [Say(1)] if some else Say(1))
    assert offer.made == 1


# Procedures in procedures, and checkpoints


def test_a_procedure_may_call_others_and_use_what_they_return() -> None:
    def roll_off(g: Table, seat: int, depth: int) -> Rules[int]:
        move = yield Ask(seat, "scene-ask", SAYS)
        return move.number + (yield from roll_off(g, seat, depth - 1)) if depth else int(move.number)

    def rules(g: Table) -> Rules[None]:
        sums = []
        for seat in range(2):
            sums.append((yield from roll_off(g, seat, 2)))
        g.hear(sums)

    match = scene(rules)
    for seat, number in ((0, 1), (0, 2), (0, 3), (1, 4), (1, 5), (1, 0)):
        assert match.waiting == (seat,)
        match.play(seat, Say(number))
    assert heard(match) == ["[6, 9]"]


def test_checkpoints_are_passed_without_asking_anybody() -> None:
    def rules(g: Table) -> Rules[None]:
        answer = yield CHECKPOINT
        g.hear(answer)
        yield CHECKPOINT
        yield CHECKPOINT
        yield Ask(0, "scene-ask", SAYS)
        yield CHECKPOINT

    match = scene(rules)
    assert heard(match) == ["None"]
    assert match.position == 0
    match.play(0, Say(0))
    assert match.over


def test_a_checkpoint_stands_at_most_a_few_moves_back_where_every_move_is_one() -> None:
    match = scene(turns)
    for number in range(1, 30):
        do(match, "step")
        assert match.position == number
        assert 0 <= number - match.checkpoint.position < SPACING
        assert match.since == match.lines[match.checkpoint.position :]


def test_a_checkpoint_stays_where_it_was_while_the_rules_pass_none() -> None:
    def rules(g: Table) -> Rules[None]:
        yield CHECKPOINT
        while True:
            g.hear((yield Ask(0, "scene-ask", SAYS)))

    match = scene(rules)
    for number in range(1, 10):
        match.play(0, Say(0))
        assert match.checkpoint.position == 0
        assert len(match.since) == number


def test_a_match_may_end_without_a_question() -> None:
    def rules(g: Table) -> Rules[None]:
        yield CHECKPOINT

    match = scene(rules)
    assert match.over
    assert match.outcome is not None
    assert load(save(match), find=lambda _: Scene(rules)).over


def test_a_match_with_no_checkpoint_at_all_can_be_saved() -> None:
    def rules(g: Table) -> Rules[None]:
        for _ in range(3):
            g.hear((yield Ask(0, "scene-ask", SAYS)))

    match = new_match(Scene(rules), 1, 3)
    match.play(0, Say(1))
    loaded = load(save(match), find=lambda _: Scene(rules))
    assert heard(loaded) == ["Say(number=1)"]
