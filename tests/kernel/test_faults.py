"""Faults of a title: whatever its rules do wrong, the match stands as it stood before the move and can go on."""

from collections.abc import Callable
from typing import Any

import pytest

from kernel.scenes import CLOCK, DOS, SAYS, Do, Say, Scene, Table, heard, no_undo, refusal, scene, standing
from starboard.kernel import (
    CHECKPOINT,
    Ask,
    AskSome,
    Ballot,
    Chance,
    Match,
    Message,
    Offer,
    Options,
    Outcome,
    Race,
    Rules,
    RulesBroken,
    load,
    new_match,
    save,
)

Fault = Callable[[Table], Rules[None]]


def asks(question: Any) -> Fault:
    """A procedure that yields this."""

    def fault(g: Table) -> Rules[None]:
        yield question

    return fault


def raises(g: Table) -> Rules[None]:
    yield from ()
    raise KeyError("no such card")


def raises_after_changes(g: Table) -> Rules[None]:
    g.hands.clear()
    g.deck.cards.clear()
    g.turn = 99
    yield from raises(g)


def raises_after_dice(g: Table) -> Rules[None]:
    g.chance.roll()
    g.chance.reveal()
    yield from raises(g)


def raises_after_checkpoints(g: Table) -> Rules[None]:
    yield CHECKPOINT
    g.chance.roll()
    yield CHECKPOINT
    yield from raises(g)


def runs_out_of_stack(g: Table) -> Rules[None]:
    yield from runs_out_of_stack(g)


def stops_by_hand(g: Table) -> Rules[None]:
    yield from ()
    next(iter(()))


RAISING: list[Fault] = [
    raises,
    raises_after_changes,
    raises_after_dice,
    raises_after_checkpoints,
    runs_out_of_stack,
    stops_by_hand,
]

NO_QUESTIONS: list[Any] = ["scene-ask", 7, None, Say(1), Ask, [Ask(0, "scene-ask", SAYS)], object()]

DEAD_ENDS: dict[str, Any] = {
    "nothing to pick": Ask(0, "scene-stuck", []),
    "nothing to pick, by a clock": Ask(0, "scene-stuck", [], deadline=CLOCK),
    "fewer to pick than wanted": AskSome(0, "scene-stuck", SAYS[:2], 3, 4),
    "at least more than at most": AskSome(0, "scene-stuck", SAYS, 2, 1),
    "a race of nobody": Race({}, "scene-stuck"),
    "a ballot of nobody": Ballot({}, "scene-stuck"),
    "a race in which nobody has anything to do": Race({0: [], 1: []}, "scene-stuck"),
    "a ballot on which a seat has nothing to write": Ballot({0: SAYS, 1: []}, "scene-stuck"),
    "an unknown seat is asked": Ask(2, "scene-stuck", SAYS),
    "a seat below the first is asked": Ask(-1, "scene-stuck", SAYS),
    "an unknown seat is asked for some": AskSome(2, "scene-stuck", SAYS, 1, 1),
    "a ballot of an unknown seat": Ballot({0: SAYS, 2: SAYS}, "scene-stuck"),
    "a race of unknown seats": Race({2: SAYS, 3: SAYS}, "scene-stuck"),
}

MALFORMED: dict[str, Any] = {
    "no list to pick from": Ask(0, "scene-stuck", None),  # type: ignore[arg-type]
    "no list to pick some from": AskSome(0, "scene-stuck", None, 0, 1),  # type: ignore[arg-type]
    "a limit that is no number": AskSome(0, "scene-stuck", SAYS, 0, None),  # type: ignore[arg-type]
}

DEADLY = Say(5)


def with_fault(fault: Fault) -> Match:
    """A match whose rules break when somebody says five. Something was done before, and something taken back."""

    def rules(g: Table) -> Rules[None]:
        while True:
            yield CHECKPOINT
            move = yield Ask(0, "scene-ask", SAYS, "SC-1")
            if move == DEADLY:
                yield from fault(g)
            g.hear(move)

    match = scene(rules)
    for number in (0, 1, 2, 3):
        match.play(0, Say(number))
    match.undo(0)
    return match


def check_it_stands(match: Match, id: str) -> Message:
    """The deadly move breaks the rules; the match stands, and undo, redo and other moves are as possible as before.
    Gives what is said."""
    before = standing(match)
    with pytest.raises(RulesBroken) as caught:
        match.play(0, DEADLY)
    assert caught.value.message.id == id
    assert standing(match) == before
    with pytest.raises(RulesBroken):
        match.pick(0, 5)
    assert standing(match) == before
    check_it_goes_on(match)
    return caught.value.message


def check_it_goes_on(match: Match) -> None:
    match.redo(0)
    assert heard(match)[-1] == "Say(number=3)"
    for _ in range(4):
        match.undo(0)
    assert no_undo(match, 0) == "kernel-no-undo-start"
    match.redo(0)
    match.play(0, Say(4))
    assert heard(match) == ["Say(number=0)", "Say(number=4)"]


@pytest.mark.parametrize("fault", RAISING, ids=lambda fault: fault.__name__)
def test_a_procedure_that_raises_leaves_the_match_as_it_was(fault: Fault) -> None:
    message = check_it_stands(with_fault(fault), "kernel-rules-broken")
    assert message.args["title"] == "scene"
    assert message.args["position"] == 4
    assert message.args["reason"]


def test_what_was_raised_is_told_in_one_short_sentence_and_kept_as_the_cause() -> None:
    def fault(g: Table) -> Rules[None]:
        yield from ()
        raise KeyError("x" * 10_000)

    with pytest.raises(RulesBroken) as caught:
        with_fault(fault).play(0, DEADLY)
    reason = caught.value.message.args["reason"]
    assert str(reason).startswith("KeyError: 'xxx")
    assert len(str(reason)) == 200
    assert isinstance(caught.value.__cause__, KeyError)


@pytest.mark.parametrize("item", NO_QUESTIONS, ids=lambda item: type(item).__name__)
def test_what_is_not_a_question_cannot_be_asked(item: Any) -> None:
    message = check_it_stands(with_fault(asks(item)), "kernel-not-a-question")
    assert message.args == {"title": "scene", "got": type(item).__name__}


@pytest.mark.parametrize("question", DEAD_ENDS.values(), ids=DEAD_ENDS.keys())
def test_a_dead_end_is_told_at_once(question: Any) -> None:
    message = check_it_stands(with_fault(asks(question)), "kernel-dead-end")
    assert message.args == {"title": "scene", "prompt": "scene-stuck"}


@pytest.mark.parametrize("question", MALFORMED.values(), ids=MALFORMED.keys())
def test_a_malformed_question_leaves_the_match_as_it_was(question: Any) -> None:
    match = with_fault(asks(question))
    before = standing(match)
    with pytest.raises(RulesBroken):
        match.play(0, DEADLY)
    assert standing(match) == before
    check_it_goes_on(match)


def test_what_only_the_clock_can_end_is_no_dead_end() -> None:
    def rules(g: Table) -> Rules[None]:
        g.hear((yield Race({0: [], 1: []}, "scene-ask", deadline=CLOCK)))
        g.hear((yield AskSome(0, "scene-ask", [], 0, 3)))

    match = scene(rules)
    match.expire("sand")
    match.pick(0)
    assert heard(match) == ["EXPIRED", "()"]


def test_an_outcome_that_cannot_be_told_leaves_the_match_as_it_was() -> None:
    class Undecided(Scene):
        def outcome(self, g: Table) -> Outcome:
            raise ZeroDivisionError("nobody scored")

    def rules(g: Table) -> Rules[None]:
        while (yield Ask(0, "scene-ask", SAYS)) != DEADLY:
            g.hear("on")
        g.chance.roll()

    match = new_match(Undecided(rules), 2, 7)
    match.play(0, Say(1))
    before = standing(match)
    with pytest.raises(RulesBroken) as caught:
        match.play(0, DEADLY)
    assert caught.value.message.args["reason"] == "ZeroDivisionError: nobody scored"
    assert standing(match) == before
    assert not match.over
    match.play(0, Say(1))


def test_a_fault_when_a_ballot_is_opened_leaves_the_votes_on_it() -> None:
    def rules(g: Table) -> Rules[None]:
        offers = dict.fromkeys(range(3), SAYS)
        votes = yield Ballot(offers, "scene-ask-vote", "SC-3")
        g.hear(votes)
        if DEADLY in votes.values():
            yield from raises_after_checkpoints(g)

    match = scene(rules, 3)
    match.play(2, Say(2))
    match.play(0, Say(0))
    before = standing(match)
    with pytest.raises(RulesBroken):
        match.play(1, DEADLY)
    assert standing(match) == before
    assert list(match.waiting) == [1]
    match.play(1, Say(1))
    assert heard(match) == [repr({0: Say(0), 1: Say(1), 2: Say(2)})]


def test_a_fault_over_a_passed_deadline_leaves_the_match_as_it_was() -> None:
    def rules(g: Table) -> Rules[None]:
        yield CHECKPOINT
        if isinstance((yield Ask(0, "scene-ask", SAYS, deadline=CLOCK)), Say):
            yield Ask(1, "scene-ask", DOS)
        yield from raises(g)

    match = scene(rules)
    before = standing(match)
    with pytest.raises(RulesBroken):
        match.expire("sand")
    assert standing(match) == before
    match.play(0, Say(1))
    assert list(match.waiting) == [1]


def test_a_fault_over_some_moves_leaves_the_match_as_it_was() -> None:
    def rules(g: Table) -> Rules[None]:
        given = yield AskSome(0, "scene-ask", SAYS, 0, 2)
        if given:
            yield from raises_after_dice(g)

    match = scene(rules)
    before = standing(match)
    with pytest.raises(RulesBroken):
        match.play(0, [Say(1)])
    assert standing(match) == before
    match.play(0, [])
    assert match.over


def test_a_fault_in_a_fork_or_after_loading_leaves_them_as_they_were() -> None:
    match = with_fault(raises_after_checkpoints)
    for copy in (match.fork(), load(save(match), find=lambda _: match.title)):
        before = standing(copy)
        with pytest.raises(RulesBroken):
            copy.play(0, DEADLY)
        assert standing(copy) == before
        copy.play(0, Say(1))


@pytest.mark.parametrize("checkpoints", [False, True])
def test_a_fault_in_an_imagined_world_leaves_it_as_it_was(checkpoints: bool) -> None:
    world = with_fault(raises_after_checkpoints).imagine(1, 5, checkpoints)
    world.play(0, Say(1))
    before = world.state_bytes()
    with pytest.raises(RulesBroken):
        world.play(0, DEADLY)
    assert world.state_bytes() == before
    world.play(0, Say(1))


def test_a_fault_before_the_first_question_is_told_when_the_match_begins() -> None:
    for fault, id in ((raises, "kernel-rules-broken"), (asks("?"), "kernel-not-a-question")):
        with pytest.raises(RulesBroken) as caught:
            scene(fault)
        assert caught.value.message.id == id


def test_rules_that_are_no_generator_are_a_fault_of_the_title() -> None:
    with pytest.raises(RulesBroken):
        scene(lambda g: [Ask(0, "scene-ask", SAYS)])  # type: ignore[arg-type, return-value]


def test_rules_that_raise_when_they_are_called_are_a_fault_of_the_title() -> None:
    def rules(g: Table) -> Rules[None]:
        raise KeyError("no such part of the round")

    with pytest.raises(RulesBroken):
        scene(rules)


def test_an_offer_that_cannot_be_made_is_a_fault_of_the_title() -> None:
    def offer() -> list[Say]:
        raise KeyError("no such card")

    def rules(g: Table) -> Rules[None]:
        g.hear((yield Race({0: Offer(offer, secret=False), 1: DOS}, "scene-ask")))

    match = scene(rules)
    for look in (lambda: match.offers(0), lambda: match.play(0, Say(1)), lambda: match.pick(0, 0)):
        with pytest.raises(RulesBroken) as caught:
            look()
        assert caught.value.message.id == "kernel-rules-broken"
    refusal(lambda: match.play(1, Say(1)))
    match.play(1, Do("step"))


@pytest.mark.parametrize(
    "question",
    [
        Ask(0, "scene-stuck", Offer(list, secret=False)),
        AskSome(0, "scene-stuck", Offer(lambda: SAYS[:1], secret=False), 2, 3),
        Ballot({0: Offer(list, secret=False), 1: SAYS}, "scene-stuck"),
    ],
    ids=lambda question: type(question).__name__,
)
def test_a_list_made_on_demand_that_leaves_a_dead_end_is_told_to_whoever_looks(question: Any) -> None:
    match = scene(asks(question))
    answer: Any = [Say(0)] if isinstance(question, AskSome) else Say(0)
    for look in (lambda: match.offers(0), lambda: match.pick(0, 0), lambda: match.play(0, answer)):
        with pytest.raises(RulesBroken) as caught:
            look()
        assert caught.value.message == Message("kernel-dead-end", {"title": "scene", "prompt": "scene-stuck"})


def test_a_table_that_cannot_be_set_up_is_a_fault_of_the_title() -> None:
    class Stillborn(Scene):
        def setup(self, seats: int, options: Options, chance: Chance) -> Table:
            raise ZeroDivisionError("no board")

    with pytest.raises(RulesBroken) as caught:
        new_match(Stillborn(raises), 2, 7)
    assert caught.value.message.args["reason"] == "ZeroDivisionError: no board"


def test_a_stored_match_falls_back_where_the_offers_of_mended_rules_cannot_be_made() -> None:
    def first(g: Table) -> Rules[None]:
        g.hear((yield Ask(0, "scene-ask", Offer(lambda: list(SAYS), secret=False))))
        yield Ask(0, "scene-ask", SAYS)

    def mended(g: Table) -> Rules[None]:
        g.hear((yield Ask(0, "scene-ask", Offer(lambda: [SAYS[99]], secret=False))))

    match = scene(first)
    match.play(0, Say(1))
    loaded = load(save(match), find=lambda _: Scene(mended))
    assert loaded.notice is not None
