"""The learning environment: it passes PettingZoo's own tests, is the same again for the same seed, and shows a player
everything that player may know and nothing else."""

import subprocess
import sys
from collections.abc import Callable
from typing import Any

import msgspec
import numpy as np
import pytest
from gymnasium import spaces
from pettingzoo.test import api_test, seed_test

from starboard.arena import zoo
from starboard.bots import Asked
from starboard.kernel import EXPIRED, Ask, AskSome, Ballot, Deadline, Offer, Race, Rules, StarboardError, UnknownTitle
from toys.script import SAYS, Heard, Script

QUICK = {"rounds": 1}


def drift(seats: int = 3, **more: Any) -> Any:
    return zoo.env("drift", seats, QUICK, seed=1, **more)


def seen_by(env: Any, agent: str) -> dict[str, Any]:
    data = bytes(env.observe(agent)["observation"]).rstrip(b"\0")
    seen: dict[str, Any] = msgspec.json.decode(data)
    return seen


def legal(env: Any) -> list[int]:
    return [int(place) for place in np.flatnonzero(env.last()[0]["action_mask"])]


def play(env: Any, seed: int) -> dict[str, float]:
    """Play an episode at random; the rewards."""
    env.reset(seed=seed)
    chooser = np.random.default_rng(seed)
    rewards = {}
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        if terminated or truncated:
            rewards[agent] = reward
            env.step(None)
        else:
            assert reward == 0
            env.step(int(chooser.choice(np.flatnonzero(observation["action_mask"]))))
    return rewards


def scripted(monkeypatch: pytest.MonkeyPatch, procedure: Callable[[Heard], Rules[None]], **more: Any) -> Any:
    monkeypatch.setattr(zoo, "find_title", lambda name: Script(procedure))
    env = zoo.env("script", 3, seed=1, most_options=10, **more)
    env.reset()
    return env


# PettingZoo warns of observations that are dictionaries, though its own board games have them, and of a mask of zeros
# when the match is over.
@pytest.mark.filterwarnings("ignore:Observation:UserWarning", "ignore:Action mask:UserWarning")
@pytest.mark.filterwarnings("ignore:Environment has not defined a render:UserWarning")
def test_it_passes_the_tests_of_pettingzoo() -> None:
    for seats in (2, 4):
        api_test(drift(seats), num_cycles=100)
    seed_test(drift, num_cycles=100)


def test_the_same_seed_gives_the_same_episode() -> None:
    assert play(drift(), 5) == play(drift(), 5)
    first = drift()
    first.reset(seed=5)
    second = drift()
    second.reset(seed=6)
    assert seen_by(first, "seat_0") != seen_by(second, "seat_0")


def test_without_a_seed_episodes_form_a_series_that_can_be_had_again() -> None:
    def series() -> list[dict[str, Any]]:
        env = drift()
        episodes = []
        for _ in range(3):
            env.reset()
            episodes.append(seen_by(env, "seat_0"))
        return episodes

    one = series()
    assert one == series()
    assert one[0] != one[1] != one[2] != one[0]


def test_winners_get_one_and_the_others_minus_one() -> None:
    for seed in range(5):
        rewards = play(drift(), seed)
        assert set(rewards) == {"seat_0", "seat_1", "seat_2"}
        assert set(rewards.values()) <= {1.0, -1.0}
        assert 1.0 in rewards.values()


def test_rewards_can_be_scores() -> None:
    for seed in range(5):
        won, scores = play(drift(), seed), play(drift(reward="scores"), seed)
        assert [agent for agent in won if won[agent] > 0] == [
            agent for agent in scores if scores[agent] == max(scores.values())
        ]


def test_an_agent_sees_its_own_view_and_question() -> None:
    env = drift()
    env.reset(seed=1)
    mine, other = seen_by(env, "seat_0"), seen_by(env, "seat_1")
    assert (mine["prompt"], other["prompt"]) == ("drift-ask-bid", None)
    assert mine["view"]["captains"][1]["hand"] is None
    assert other["view"]["captains"][1]["hand"] is not None
    assert not env.observe("seat_1")["action_mask"].any()


def test_votes_are_hidden_until_all_have_voted(monkeypatch: pytest.MonkeyPatch) -> None:
    def vote(g: Heard) -> Rules[None]:
        g.hear(sorted((yield Ballot({2: SAYS, 0: SAYS}, "vote")).items()))
        yield Ask(1, "end", SAYS)

    seen = []
    for choice in (0, 5):
        env = scripted(monkeypatch, vote)
        assert env.agent_selection == "seat_0"
        env.step(choice)
        assert env.agent_selection == "seat_2"
        seen.append(seen_by(env, "seat_2"))
        env.step(1)
        assert env.agent_selection == "seat_1"
    assert seen[0] == seen[1]


def test_in_a_race_the_seats_take_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    def race(g: Heard) -> Rules[None]:
        yield Ask(1, "first", SAYS)
        for _ in range(6):
            yield Race({0: SAYS, 1: SAYS, 2: SAYS}, "race")
        for _ in range(3):
            yield Race({0: SAYS, 1: [], 2: SAYS}, "race")

    env = scripted(monkeypatch, race)
    order = []
    while not any(env.terminations.values()):
        order.append(env.agent_selection[-1])
        env.step(0)
    assert order == list("1201201202")


def test_several_are_chosen_one_by_one_and_ended_with_done(monkeypatch: pytest.MonkeyPatch) -> None:
    def some(g: Heard) -> Rules[None]:
        for _ in range(2):
            g.hear((yield AskSome(0, "some", SAYS[:4], 1, 3)))
        g.hear((yield AskSome(0, "some", [], 0, 3)))
        g.hear((yield AskSome(0, "some", SAYS, 0, 0)))
        yield Ask(0, "end", SAYS)

    env = scripted(monkeypatch, some)
    assert legal(env) == [0, 1, 2, 3]
    env.step(2)
    assert legal(env) == [0, 1, 3, 9]
    assert seen_by(env, "seat_0")["taken"] == [2]
    assert seen_by(env, "seat_1")["taken"] == []
    env.step(0)
    env.step(9)
    for place in (3, 1, 0):
        env.step(place)
    assert legal(env) == [9]
    env.step(9)
    assert legal(env) == [9]
    env.step(9)
    heard = env.unwrapped._match.state.answers
    assert heard[0] == "(Say(number=0), Say(number=2))"
    assert heard[1] == "(Say(number=0), Say(number=1), Say(number=3))"
    assert heard[2:] == ["()", "()"]


def test_deadlines_pass_by_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    def ask(g: Heard) -> Rules[None]:
        for _ in range(200):
            g.hear((yield Ask(0, "hurry", SAYS, deadline=Deadline("glass", 5))) is EXPIRED)
        g.hear((yield Race({0: Offer(list, secret=False)}, "wait", deadline=Deadline("glass", 5))) is EXPIRED)

    env = scripted(monkeypatch, ask)
    while not any(env.terminations.values()):
        env.step(0)
    late = env.unwrapped._match.state.answers
    assert 3 < late.count("True") < 40
    assert late[-1] == "True"


def test_faults_of_a_title_end_the_episode_without_a_reward(monkeypatch: pytest.MonkeyPatch) -> None:
    def failing(g: Heard) -> Rules[None]:
        yield Ask(0, "one", SAYS)
        raise KeyError("oh")

    def stuck(g: Heard) -> Rules[None]:
        yield Ask(0, "one", SAYS)
        yield Ask(1, "two", Offer(list, secret=False))

    def endless(g: Heard) -> Rules[None]:
        while True:
            yield Ask(0, "one", SAYS)

    for procedure in (failing, stuck, endless):
        env = scripted(monkeypatch, procedure)
        steps = 0
        while not any(env.truncations.values()):
            env.step(0)
            steps += 1
        assert steps <= Script.longest
        assert not any(env.terminations.values())
        assert set(env.rewards.values()) == {0.0}


@pytest.mark.parametrize("action", [-1, 5, 8, 10, 10**9])
def test_a_forbidden_action_is_refused_and_changes_nothing(action: int, monkeypatch: pytest.MonkeyPatch) -> None:
    env = scripted(monkeypatch, lambda g: (yield Ask(0, "one", SAYS[:5])))
    with pytest.raises(StarboardError) as caught:
        env.step(action)
    assert caught.value.message.id == "arena-zoo-action"
    assert env.agent_selection == "seat_0"
    env.step(4)


def test_an_observation_that_does_not_fit_is_an_error_and_not_cut() -> None:
    env = drift(size=100)
    env.reset(seed=1)
    with pytest.raises(StarboardError) as caught:
        env.last()
    assert caught.value.message.id == "arena-zoo-size"
    assert caught.value.message.args["size"] == 100


def test_a_list_that_does_not_fit_is_an_error_and_not_cut() -> None:
    env = drift(most_options=4)
    env.reset(seed=1)
    with pytest.raises(StarboardError) as caught:
        env.last()
    assert caught.value.message.args == {"options": 4, "most": 4}


def test_an_own_encoding_is_used() -> None:
    def encode(view: Any, asked: Asked | None, moves: Any) -> "np.ndarray[Any, Any]":
        return np.array([view["round"], len(moves), asked is not None], np.float32)

    env = drift(encode=encode, space=spaces.Box(0, 99, (3,), np.float32))
    env.reset(seed=1)
    assert env.observe("seat_0")["observation"].tolist() == [0, 4, 1]
    assert env.observe("seat_1")["observation"].tolist() == [0, 0, 0]
    assert env.observation_space("seat_0").contains(env.observe("seat_0"))


def test_what_cannot_be_made_is_refused() -> None:
    with pytest.raises(UnknownTitle):
        zoo.env("nothing", 2)
    with pytest.raises(StarboardError):
        zoo.env("drift", 9)
    with pytest.raises(ValueError, match="together"):
        zoo.env("drift", 2, encode=lambda view, asked, moves: np.zeros(1))
    with pytest.raises(ValueError, match="at least one move"):
        zoo.env("drift", 2, most_options=1)


def test_without_pettingzoo_one_sentence_says_what_is_missing() -> None:
    code = "import sys; sys.modules['pettingzoo'] = None; import starboard.arena; import starboard.arena.zoo"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    last = done.stderr.strip().splitlines()[-1]
    assert last == "ImportError: starboard.arena.zoo needs the extra 'zoo': pip install 'starboard[zoo]'"
