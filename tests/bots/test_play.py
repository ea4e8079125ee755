"""The loop that plays bots against each other: it finishes, repeats itself, and finds faults."""

from collections import Counter
from collections.abc import Callable, Sequence

import pytest

from drift.title import DRIFT
from starboard.bots import Choice, RandomBot, Sight, make_bot, play_out
from starboard.kernel import (
    EXPIRED,
    Ask,
    AskSome,
    Ballot,
    Deadline,
    Match,
    Move,
    Offer,
    Race,
    Rules,
    RulesBroken,
    StarboardError,
    new_match,
    record_of,
    replay,
)
from toys.script import SAYS, Heard, Script

CLOCK = Deadline("glass", 30)


def randoms(count: int, seed: int = 0) -> list[RandomBot]:
    return [RandomBot(seed * 10 + seat) for seat in range(count)]


def played(seats: int, seed: int, loop: int = 0) -> Match:
    match = new_match(DRIFT, seats, seed)
    play_out(match, randoms(seats, seed), DRIFT.longest, loop)
    return match


def scripted(procedure: Callable[[Heard], Rules[None]], limit: int = 100, loop: int = 0) -> list[str]:
    """Play a procedure with random bots; what it was answered."""
    match = new_match(Script(procedure), 3, 1)
    play_out(match, randoms(3), limit, loop)
    answers: list[str] = match.state.answers  # type: ignore[attr-defined]
    return answers


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_matches_come_to_their_end_and_can_be_replayed(seats: int) -> None:
    for seed in range(5):
        match = played(seats, seed)
        assert match.over
        assert replay(record_of(match)).digest() == match.digest()


def test_every_decision_is_counted_once() -> None:
    match = new_match(DRIFT, 3, 1)
    assert play_out(match, randoms(3), 10_000) == match.position == len(match.lines)


def test_play_stops_at_the_limit_and_can_go_on() -> None:
    match = new_match(DRIFT, 3, 1)
    assert play_out(match, randoms(3), 0) == 0
    assert play_out(match, randoms(3), 17) == 17
    assert match.position == 17
    assert match.outcome is None
    play_out(match, randoms(3), 10_000)
    assert play_out(match, randoms(3), 10_000) == 0
    assert match.waiting == ()


def test_the_same_seeds_give_the_same_match_and_others_another() -> None:
    digests = {(seed, loop): played(3, seed, loop).digest() for seed in (1, 2) for loop in (1, 2)}
    assert len(set(digests.values())) == 4
    assert all(played(3, *seeds).digest() == digest for seeds, digest in digests.items())


def test_deadlines_pass_sometimes() -> None:
    lines = [line for seed in range(40) for line in played(2, seed).lines]
    expired = sum(line.expired is not None for line in lines)
    assert 0 < expired < len(lines) / 16


def test_everybody_is_first_in_a_race_now_and_then() -> None:
    def races(g: Heard) -> Rules[None]:
        for _ in range(300):
            act = yield Race({0: SAYS, 2: SAYS}, "race")
            g.hear(act.seat)

    firsts = Counter(scripted(races, 1000))
    assert sorted(firsts) == ["0", "2"]
    assert min(firsts.values()) > 100


def test_a_ballot_is_filled_in_by_all_in_order() -> None:
    def vote(g: Heard) -> Rules[None]:
        g.hear(sorted((yield Ballot({2: SAYS, 0: SAYS, 1: SAYS}, "ballot"))))

    match = new_match(Script(vote), 3, 1)
    play_out(match, randoms(3), 100)
    assert [line.seat for line in match.lines] == [0, 1, 2]


def test_a_seat_with_nothing_to_do_in_a_race_is_passed_over() -> None:
    def race(g: Heard) -> Rules[None]:
        for _ in range(20):
            act = yield Race({0: [], 1: Offer(list, secret=False), 2: SAYS}, "race")
            g.hear(act.seat)

    assert scripted(race) == ["2"] * 20


def test_when_nobody_can_act_the_time_runs_out() -> None:
    def race(g: Heard) -> Rules[None]:
        g.hear((yield Race({0: [], 1: Offer(list, secret=False)}, "race", deadline=CLOCK)) is EXPIRED)

    for loop in range(5):
        assert scripted(race, loop=loop) == ["True"]


def test_any_question_with_a_clock_may_be_answered_too_late() -> None:
    def ask(g: Heard) -> Rules[None]:
        for _ in range(400):
            g.hear((yield Ask(0, "one", SAYS, deadline=CLOCK)) is EXPIRED)
            g.hear((yield AskSome(1, "some", SAYS, 0, 2, deadline=CLOCK)) is EXPIRED)

    late = Counter(scripted(ask, 1000))
    assert 20 < late["True"] < 100


def test_some_of_nothing_is_nothing() -> None:
    def ask(g: Heard) -> Rules[None]:
        g.hear((yield AskSome(0, "some", [], 0, 3)))
        g.hear((yield AskSome(0, "some", SAYS, 0, 0)))

    assert scripted(ask) == ["()", "()"]


def nothing() -> Sequence[Move]:
    return []


@pytest.mark.parametrize(
    "question",
    [
        Ask(0, "stuck", Offer(nothing, secret=False)),
        AskSome(0, "stuck", Offer(lambda: SAYS[:1], secret=False), 2, 3),
        Race({0: Offer(nothing, secret=False), 1: []}, "stuck"),
        Ballot({0: SAYS, 1: Offer(nothing, secret=False)}, "stuck"),
    ],
    ids=lambda question: type(question).__name__,
)
@pytest.mark.parametrize("seeing", [False, True])
def test_a_dead_end_is_a_fault_of_the_title(question: Ask | AskSome | Race | Ballot, seeing: bool) -> None:
    def stuck(g: Heard) -> Rules[None]:
        yield question

    bots = [Stubborn(0)] * 3 if seeing else randoms(3)
    with pytest.raises(RulesBroken) as caught:
        play_out(new_match(Script(stuck), 3, 1), bots, 100)
    assert caught.value.message.id == "kernel-dead-end"
    assert caught.value.message.args == {"title": "script", "prompt": "stuck"}


class Stubborn:
    """Always gives the same answer."""

    def __init__(self, answer: object) -> None:
        self.answer = answer

    def choose(self, sight: Sight) -> Choice:
        return self.answer  # type: ignore[return-value]


def one(g: Heard) -> Rules[None]:
    g.hear((yield Ask(0, "one", SAYS)))


def some(g: Heard) -> Rules[None]:
    g.hear((yield AskSome(0, "some", SAYS, 1, 2)))


@pytest.mark.parametrize("answer", [-1, 6, 10**30, None, "0", 1.0, (), (0, 1), [7], (None,), SAYS[0]])
def test_a_bot_that_answers_what_is_not_offered_is_named(answer: object) -> None:
    match = new_match(Script(one), 3, 1)
    with pytest.raises(StarboardError) as caught:
        play_out(match, [Stubborn(answer)] * 3, 100)
    assert caught.value.message.id == "bots-illegal"
    assert caught.value.message.args == {"bot": "Stubborn", "seat": 0, "prompt": "one"}
    assert match.position == 0


@pytest.mark.parametrize("answer", [-1, 6, (), (0, 0), (0, 1, 2), (0, 6), None])
def test_a_bot_that_chooses_too_many_or_too_few_is_named(answer: object) -> None:
    with pytest.raises(StarboardError) as caught:
        play_out(new_match(Script(some), 3, 1), [Stubborn(answer)] * 3, 100)
    assert caught.value.message.id == "bots-illegal"


@pytest.mark.parametrize("answer", [3, True, (3,), [3]])
def test_a_place_may_come_alone_or_in_a_list(answer: object) -> None:
    for procedure in (one, some):
        match = new_match(Script(procedure), 3, 1)
        assert play_out(match, [Stubborn(answer)] * 3, 100) == 1


def test_a_number_that_only_behaves_like_a_whole_one_will_do() -> None:
    class Three:
        def __index__(self) -> int:
            return 3

    match = new_match(Script(one), 3, 1)
    play_out(match, [Stubborn(Three())] * 3, 100)
    assert match.state.answers == ["Say(number=3)"]  # type: ignore[attr-defined]


def test_what_a_bot_raises_comes_out() -> None:
    class Crasher:
        def choose(self, sight: Sight) -> Choice:
            raise ValueError("out of ideas")

    with pytest.raises(ValueError, match="out of ideas"):
        play_out(new_match(Script(one), 3, 1), [Crasher()] * 3, 100)


def test_a_bot_that_looks_beats_one_that_does_not() -> None:
    won = 0
    for seed in range(30):
        match = new_match(DRIFT, 2, seed)
        play_out(match, [RandomBot(seed), make_bot(DRIFT, "greedy", seed)], DRIFT.longest, seed)
        assert match.outcome is not None
        won += 1 in match.outcome.winners
    assert won > 20
