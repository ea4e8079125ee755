"""Ask and AskSome, lists that are made on demand, and procedures in procedures."""

from collections.abc import Sequence
from typing import Any

import pytest

from kernel.scenes import CLOCK, DOS, SAYS, Do, Say, Scene, Table, do, heard, refusal, scene, standing, turns
from starboard.kernel import (
    CHECKPOINT,
    Ask,
    AskSome,
    Ballot,
    Match,
    Message,
    Move,
    Offer,
    Outcome,
    Race,
    Rules,
    load,
    new_match,
    save,
)
from starboard.kernel.title import SPACING

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


@pytest.mark.parametrize(("share", "place"), [(0, 0), (0.19, 0), (0.2, 1), (0.99, 4)])
def test_pick_share_answers_by_how_far_down_the_list(share: float, place: int) -> None:
    def rules(g: Table) -> Rules[None]:
        g.hear((yield Ask(0, "scene-ask", SAYS[:5])))
        g.hear((yield Ask(1, "scene-ask", Offer(lambda: SAYS[:5], secret=False))))

    match = scene(rules)
    match.pick_share(share)
    match.pick_share(share)
    assert [(line.seat, line.move) for line in match.lines] == [(0, SAYS[place]), (1, SAYS[place])]
    assert match.over


@pytest.mark.parametrize(("share", "place"), [(0, 0), (0.19, 0), (0.2, 1), (0.99, 4)])
def test_each_of_several_seats_can_answer_by_how_far_down_its_list(share: float, place: int) -> None:
    def rules(g: Table) -> Rules[None]:
        g.hear((yield Race({0: SAYS[:5], 1: SAYS[:5]}, "scene-ask")))
        g.hear((yield Ballot({0: SAYS[:5], 1: Offer(lambda: SAYS[:5], secret=False)}, "scene-ask")))

    match = scene(rules)
    for seat in (1, 0, 1):
        match.pick_share_for(seat, share)
    assert [(line.seat, line.move) for line in match.lines] == [(seat, SAYS[place]) for seat in (1, 0, 1)]
    assert match.over


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
        yield Race({seat: Offer(offers[seat], secret=True) for seat in range(2)}, "scene-ask", deadline=CLOCK)
        yield Ask(0, "scene-ask", DOS)

    match = scene(rules)
    match.waiting, match.view(0), match.state_bytes(), match.why_no_undo(0)
    match.expire("sand")
    assert [offer.made for offer in offers] == [0, 0]


def test_an_offer_is_made_once_a_question_however_often_somebody_looks() -> None:
    offers = Counted(), Counted()

    def rules(g: Table) -> Rules[None]:
        for _ in range(2):
            yield Ballot({seat: Offer(offers[seat], secret=True) for seat in range(2)}, "scene-ask")

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
        made = Offer(offer, secret=True)
        yield AskSome(0, "scene-ask", made, 1, 2) if some else Ask(0, "scene-ask", made)

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


def test_a_title_says_how_far_apart_checkpoints_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Scene, "spacing", 5)
    match = scene(turns)
    kept = set()
    for _ in range(17):
        do(match, "step")
        kept.add(match.checkpoint.position)
    assert sorted(kept) == [0, 5, 10, 15]


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
