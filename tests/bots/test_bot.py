"""What a bot is shown, and that it is shown nothing else."""

import pytest

from drift.title import DRIFT
from starboard.bots import RandomBot, Sight, play_out
from starboard.kernel import Ask, AskSome, Ballot, Deadline, Race, Rules, new_match
from toys.script import SAYS, Heard, Script


def test_a_sight_has_what_a_person_sees() -> None:
    match = new_match(DRIFT, 2, 7)
    sight = Sight(match, 1)
    assert sight.seat == 1
    assert sight.options == match.offers(1)
    assert sight.view == match.view(1)
    assert sight.caption(sight.options[0]) == match.caption(1, sight.options[0])


def test_a_sight_offers_nothing_else_of_the_match() -> None:
    public = {name for name in dir(Sight) if not name.startswith("_")}
    assert public == {"seat", "view", "question", "options", "left", "caption", "imagine"}


def every_question(g: Heard) -> Rules[None]:
    g.hear((yield Ask(0, "one", SAYS, "R-1", {"ship": "x"})))
    g.hear((yield AskSome(1, "some", SAYS, 2, 4)))
    g.hear((yield Race({0: SAYS, 2: SAYS[:1]}, "race", deadline=Deadline("glass", 9))))
    g.hear((yield Ballot({0: SAYS, 1: SAYS}, "ballot")))


def test_a_question_says_what_is_wanted_and_of_nobody_else() -> None:
    match = new_match(Script(every_question), 3, 1)
    asked = Sight(match, 0).question
    assert (asked.kind, asked.prompt, asked.least, asked.most) == ("ask", "one", 1, 1)
    assert (asked.rule, asked.args, asked.deadline) == ("R-1", {"ship": "x"}, None)
    match.pick(0, 0)
    asked = Sight(match, 1).question
    assert (asked.kind, asked.prompt, asked.least, asked.most) == ("ask-some", "some", 2, 4)
    match.pick(1, 0, 1)
    sight = Sight(match, 2)
    assert (sight.question.kind, sight.question.deadline) == ("race", Deadline("glass", 9))
    assert list(sight.options) == SAYS[:1]
    match.pick(2, 0)
    assert Sight(match, 1).question.kind == "ballot"
    assert not hasattr(asked, "offers")


def test_the_random_bot_answers_every_question_that_it_can_see() -> None:
    class Seeing:
        """The random bot, but shown everything."""

        def __init__(self, seed: int) -> None:
            self.choose = RandomBot(seed).choose

    match = new_match(Script(every_question), 3, 1)
    assert play_out(match, [Seeing(seat) for seat in range(3)], 100) == 5
    assert match.over


def test_an_imagined_world_hides_what_the_seat_cannot_know() -> None:
    match = new_match(DRIFT, 2, 7)
    hands = set()
    for seed in range(20):
        world = Sight(match, 0).imagine(seed)
        assert world.view(0) == match.view(0)
        assert world.lines == []
        assert world.header.seed == 0
        hands.add(tuple(sorted(world.view(1)["captains"][1]["hand"])))
    assert len(hands) > 10
    assert match.header.seed == 7


def test_an_imagined_world_can_be_played_to_its_end_without_touching_the_true_one() -> None:
    match = new_match(DRIFT, 3, 7)
    before = match.digest()
    ends = []
    for seed in (1, 1, 2):
        world = Sight(match, 0).imagine(seed)
        play_out(world, [RandomBot(seat) for seat in range(3)], DRIFT.longest)
        assert world.over
        ends.append(world.digest())
    assert ends[0] == ends[1] != ends[2]
    assert match.digest() == before


@pytest.mark.parametrize("seed", range(3))
def test_a_bot_is_shown_its_own_hand_only(seed: int) -> None:
    match = new_match(DRIFT, 4, seed)
    for seat in range(4):
        hands = [captain["hand"] for captain in Sight(match, seat).view["captains"]]
        assert [number for number, hand in enumerate(hands) if hand is not None] == [seat]
