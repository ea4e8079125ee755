"""What is agreed before a match: combinations that are refused, and those that the players are warned of."""

from typing import Any

import pytest

from starboard.games.andromeda.state.game_state import AndromedaState
from starboard.games.andromeda.title import ANDROMEDA
from starboard.kernel import BadOption, Message, agreed_options, new_match
from starboard.speech import Speech


def begun(seats: int, **options: Any) -> AndromedaState:
    g = new_match(ANDROMEDA, seats, 1, options).state
    assert isinstance(g, AndromedaState)
    return g


def refused(seats: int, **options: Any) -> Message:
    with pytest.raises(BadOption) as caught:
        new_match(ANDROMEDA, seats, 1, options)
    return caught.value.message


@pytest.mark.rule("AE-E-6.1")
@pytest.mark.parametrize("seats", [4, 5])
def test_the_hegemon_is_refused_where_too_many_sit(seats: int) -> None:
    assert refused(seats, hegemon="ofc_2b") == Message("andromeda-hegemon-crowded", {"seats": seats, "most": 3})


@pytest.mark.rule("AE-E-6.1")
@pytest.mark.parametrize("officer", ["none", "ofc_1a"])
def test_a_companion_is_refused_where_too_many_sit(officer: str) -> None:
    message = refused(4, companion=True, hegemon=officer)
    assert message == Message("andromeda-companion-crowded", {"seats": 4, "most": 3})


@pytest.mark.rule("AE-E-6.1")
@pytest.mark.parametrize("seats", [1, 2, 3])
def test_up_to_three_sit_beside_the_hegemon(seats: int) -> None:
    assert begun(seats, hegemon="ofc_1a").hegemon is not None
    assert begun(seats, companion=True).told


@pytest.mark.rule("AE-E-2.2")
@pytest.mark.parametrize(("seats", "length"), [(5, 60), (5, 70), (4, 50), (2, 50)])
def test_nobody_is_warned_of_what_the_rules_recommend(seats: int, length: int) -> None:
    assert not ANDROMEDA.warnings(seats, agreed_options(ANDROMEDA, seats, {"length": length}))


@pytest.mark.rule("AE-E-2.2")
def test_five_are_warned_of_a_short_game_and_may_play_it() -> None:
    options = agreed_options(ANDROMEDA, 5, {"length": 50})
    assert ANDROMEDA.warnings(5, options) == [Message("andromeda-short-for-five", {"terminus": 50})]
    assert begun(5, length=50).terminus == 50


@pytest.mark.parametrize("language", ["en", "cs", "pl"])
def test_refusals_and_warnings_are_said_in_every_language(language: str) -> None:
    speech = Speech(language)
    speech.learn(ANDROMEDA)
    assert "3" in speech.say(refused(4, hegemon="ofc_1a"))
    assert "60" in speech.say(Message("andromeda-short-for-five", {"terminus": 50}))
