"""Which bots there are, and what is said about those that there are not."""

from pathlib import Path

import pytest

from drift.bots import Greedy
from drift.title import DRIFT
from starboard.bots import RandomBot, bot_maker, bot_names, make_bot
from starboard.kernel import Ask, StarboardError
from toys.script import SAYS, Script

FAULTS = str(Path(__file__).resolve().parent.parent / "faults")


def test_random_plays_every_title() -> None:
    other = Script(lambda g: (yield Ask(0, "x", SAYS)))
    assert bot_names(other) == ["random"]
    assert isinstance(make_bot(other, "random", 1), RandomBot)


def test_a_title_offers_more() -> None:
    assert bot_names(DRIFT) == ["random", "greedy"]
    bot = make_bot(DRIFT, "greedy", 5)
    assert isinstance(bot, Greedy)
    assert bot.seed == 5


@pytest.mark.parametrize("name", ["", "Random", "random ", "drift:greedy", "nobody", "\x1b[31m"])
def test_an_unknown_bot_is_refused_by_name(name: str) -> None:
    with pytest.raises(StarboardError) as caught:
        make_bot(DRIFT, name, 1)
    assert caught.value.message.id == "bots-unknown"
    assert caught.value.message.args == {"title": "drift", "bot": name, "bots": "random, greedy"}


def test_a_very_long_name_is_not_repeated_in_full() -> None:
    with pytest.raises(StarboardError) as caught:
        make_bot(DRIFT, "x" * 100_000, 1)
    assert caught.value.message.args["bot"] == "x" * 40


@pytest.mark.parametrize(
    ("name", "id", "reason"),
    [
        ("missing", "bots-broken", "ModuleNotFoundError: No module named 'nowhere'"),
        ("unmade", "bots-broken", "OSError: the weights are missing"),
        ("nobody", "bots-not-one", None),
    ],
)
def test_a_bot_that_cannot_be_made_is_named(
    name: str, id: str, reason: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(FAULTS)
    with pytest.raises(StarboardError) as caught:
        make_bot(DRIFT, name, 1)
    assert caught.value.message.id == id
    assert caught.value.message.args["bot"] == name
    assert caught.value.message.args.get("reason") == reason


def test_nobody_passes_for_the_random_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(FAULTS)
    assert bot_names(DRIFT) == ["random", "crasher", "greedy", "liar", "missing", "nobody", "unmade"]
    assert bot_maker(DRIFT, "random") is RandomBot
