"""Time at a table of bots: every act at its time, deadlines when they are due, and the same again from the seeds."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from itertools import repeat
from math import inf

import pytest

from drift.title import DRIFT
from starboard.bots import LONGEST_PAUSE, USUAL_PAUSE, Bot, Choice, Clock, Paced, RandomBot, Sight, pace_of, play_out
from starboard.kernel import (
    EXPIRED,
    Ask,
    AskSome,
    Ballot,
    Deadline,
    Match,
    Offer,
    Race,
    Rules,
    RulesBroken,
    new_match,
    record_of,
    replay,
)
from toys.script import SAYS, Heard, Script

GLASS = Deadline("glass", 10)


class Punctual:
    """Takes the first move, after as many seconds as it was told; remembers how many it saw left."""

    def __init__(self, *seconds: float) -> None:
        self.seconds: Iterator[float] = iter(seconds) if len(seconds) > 1 else repeat(*seconds)
        self.left: list[float | None] = []

    def pace(self, sight: Sight) -> float:
        return next(self.seconds)

    def choose(self, sight: Sight) -> Choice:
        self.left.append(sight.left)
        return 0


def heard(procedure: Callable[[Heard], Rules[None]], *bots: Bot) -> list[str]:
    """Play a procedure; what it was answered."""
    match = new_match(Script(procedure), 3, 1)
    play_out(match, [*bots, *repeat(RandomBot(1), 3 - len(bots))], 1000)
    answers: list[str] = match.state.answers  # type: ignore[attr-defined]
    return answers


def races(rounds: int, *seats: int, deadline: Deadline | None = None) -> Callable[[Heard], Rules[None]]:
    """Who was first in each of this many acts in a race of these seats."""

    def procedure(g: Heard) -> Rules[None]:
        for _ in range(rounds):
            act = yield Race(dict.fromkeys(seats, SAYS), "race", deadline=deadline)
            g.hear(act if act is EXPIRED else act.seat)

    return procedure


def test_who_needs_less_time_acts_more_often() -> None:
    assert heard(races(6, 0, 1), Punctual(2), Punctual(5)) == ["0", "0", "1", "0", "0", "0"]


def test_of_two_at_the_same_moment_the_lower_seat_is_first() -> None:
    assert heard(races(4, 0, 1, 2), Punctual(3), Punctual(3), Punctual(3)) == ["0", "1", "2", "0"]


def test_a_deadline_passes_when_it_is_due() -> None:
    assert heard(races(4, 0, 1, deadline=GLASS), Punctual(4), Punctual(7)) == ["0", "1", "0", "EXPIRED"]


def test_who_is_exactly_as_late_as_the_deadline_is_too_late() -> None:
    assert heard(races(1, 0, deadline=GLASS), Punctual(10)) == ["EXPIRED"]


def test_the_same_key_is_the_same_clock_and_another_key_another() -> None:
    def procedure(g: Heard) -> Rules[None]:
        for key in ("one", "one", "two", "two"):
            g.hear((yield Race({0: SAYS}, "race", deadline=Deadline(key, 10))) is EXPIRED)

    assert heard(procedure, Punctual(7, 7, 14)) == ["False", "True", "False", "True"]


def test_a_bot_sees_how_much_time_is_left() -> None:
    bot = Punctual(4)
    assert heard(races(3, 0, deadline=GLASS), bot) == ["0", "0", "EXPIRED"]
    assert bot.left == [6, 2]


def test_without_a_deadline_no_time_is_left_to_see() -> None:
    bot = Punctual(4)
    heard(races(2, 0), bot)
    assert bot.left == [None, None]


def test_a_bot_that_waits_for_its_time_decides_by_what_it_then_sees() -> None:
    seen: list[int] = []

    class Watchful(Punctual):
        def choose(self, sight: Sight) -> Choice:
            seen.append(len(sight.options))
            return 0

    def procedure(g: Heard) -> Rules[None]:
        yield Race({0: SAYS, 1: SAYS}, "race")
        yield Race({1: SAYS[:2]}, "race")

    heard(procedure, Punctual(1), Watchful(5))
    assert seen == [2]


def test_a_seat_that_leaves_the_race_begins_anew_when_it_comes_back() -> None:
    def procedure(g: Heard) -> Rules[None]:
        for seats in ([0, 1], [0], [0, 1], [0, 1]):
            act = yield Race(dict.fromkeys(seats, SAYS), "race")
            g.hear(act.seat)

    assert heard(procedure, Punctual(4), Punctual(5)) == ["0", "0", "0", "1"]


def test_time_stands_still_where_nobody_hurries() -> None:
    def procedure(g: Heard) -> Rules[None]:
        g.hear((yield Race({0: SAYS}, "race", deadline=GLASS)) is EXPIRED)
        for _ in range(20):
            yield Ask(1, "ask", SAYS)
            yield AskSome(1, "some", SAYS, 1, 1)
            yield Ballot({0: SAYS, 1: SAYS}, "ballot")
        g.hear((yield Race({0: SAYS}, "race", deadline=GLASS)) is EXPIRED)
        g.hear((yield Race({0: SAYS}, "race", deadline=GLASS)) is EXPIRED)

    assert heard(procedure, Punctual(4), Punctual(9)) == ["False", "False", "True"]


def test_a_race_goes_on_when_a_deadline_passes_but_another_question_begins_anew() -> None:
    def procedure(g: Heard) -> Rules[None]:
        for key in ("a", "b"):
            g.hear((yield Race({0: SAYS}, "race", deadline=Deadline(key, 10))) is EXPIRED)
        for key in ("c", "d"):
            g.hear(not (yield Ballot({0: SAYS}, "ballot", deadline=Deadline(key, 10))))

    assert heard(procedure, Punctual(15)) == ["True", "False", "True", "True"]


@pytest.mark.parametrize(("seconds", "late"), [(9, "False"), (11, "True")])
def test_any_question_with_a_deadline_can_be_answered_too_late(seconds: float, late: str) -> None:
    def procedure(g: Heard) -> Rules[None]:
        g.hear((yield Ask(0, "ask", SAYS, deadline=Deadline("a", 10))) is EXPIRED)
        g.hear((yield AskSome(0, "some", SAYS, 0, 1, deadline=Deadline("b", 10))) is EXPIRED)
        g.hear(not (yield Ballot({0: SAYS}, "ballot", deadline=Deadline("c", 10))))

    assert heard(procedure, Punctual(seconds)) == [late] * 3


def test_who_has_nothing_to_do_acts_as_soon_as_there_is_something() -> None:
    def procedure(g: Heard) -> Rules[None]:
        for mine in ([], [], SAYS, SAYS):
            act = yield Race({0: mine, 1: SAYS}, "race", deadline=Deadline("long", 100))
            g.hear(act.seat)

    assert heard(procedure, Punctual(1), Punctual(4)) == ["1", "1", "0", "0"]


def test_when_nobody_can_act_the_time_runs_out_and_without_a_deadline_the_title_is_at_fault() -> None:
    def late(g: Heard) -> Rules[None]:
        g.hear((yield Race({0: [], 1: Offer(list, secret=False)}, "race", deadline=GLASS)) is EXPIRED)

    def stuck(g: Heard) -> Rules[None]:
        yield Race({0: Offer(list, secret=False), 1: Offer(list, secret=False)}, "race")

    assert heard(late, Punctual(1)) == ["True"]
    with pytest.raises(RulesBroken) as caught:
        heard(stuck, Punctual(1))
    assert caught.value.message.id == "kernel-dead-end"


@pytest.mark.parametrize(("told", "taken"), [(-3.0, 0.0), (2, 2.0), (inf, LONGEST_PAUSE), (1e9, LONGEST_PAUSE)])
def test_nobody_acts_in_the_past_or_waits_for_ever(told: float, taken: float) -> None:
    match = new_match(DRIFT, 2, 1)
    clock = Clock([Punctual(told), RandomBot(1)], 1)
    assert pace_of(Punctual(told), match, 0, clock._chance) == taken
    assert heard(races(2, 0), Punctual(told)) == ["0", "0"]


def test_bots_without_a_pace_of_their_own_take_the_usual_time() -> None:
    firsts = Counter(heard(races(400, 0, 1), Punctual(sum(USUAL_PAUSE) / 2)))
    assert 150 < firsts["1"] < 250


def paced(seeds: Iterable[int]) -> list[Bot]:
    return [Slow(seed) for seed in seeds]


class Slow:
    """The random bot, two seconds at a time."""

    def __init__(self, seed: int) -> None:
        self.choose = RandomBot(seed).choose

    def pace(self, sight: Sight) -> float:
        return 2.0


def played(seed: int, loop: int) -> Match:
    match = new_match(DRIFT, 3, seed)
    play_out(match, [*paced(range(2)), RandomBot(2)], DRIFT.longest, loop)
    return match


def test_the_same_seeds_give_the_same_match_and_it_can_be_replayed() -> None:
    for seed in range(4):
        match = played(seed, 1)
        assert match.over
        assert match.digest() == played(seed, 1).digest()
        assert replay(record_of(match)).digest() == match.digest()


def test_play_stops_at_the_limit() -> None:
    match = new_match(DRIFT, 3, 1)
    assert play_out(match, paced(range(3)), 11) == match.position == 11


def test_a_pace_makes_a_bot_paced() -> None:
    assert isinstance(Punctual(1), Paced)
    assert not isinstance(RandomBot(1), Paced)
