"""IV-C-303, IV-C-401: what a finished campaign leaves behind is felt in the next one."""

from typing import Any

import pytest

from games.vanguard.campaigns.planets.ground import aboard, run
from starboard.bots import play_out
from starboard.games.vanguard.bots.crew import Crew
from starboard.games.vanguard.content import campaign
from starboard.games.vanguard.rules.campaign import legacy
from starboard.games.vanguard.rules.opening import remember
from starboard.games.vanguard.setup import first_state
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.games.vanguard.state.options import CARRIED, OPTIONS, terms
from starboard.games.vanguard.title import VANGUARD
from starboard.kernel import chance_from, new_match

BOOK = "guest_book"


def begun(*memories: str, start: str = "quick") -> VanguardState:
    """A campaign whose players remember this, as it begins."""
    given: dict[str, Any] = {option.id: option.default for option in OPTIONS} | {"start": start, "carry": memories}
    g = first_state(terms(1, given), chance_from(1))
    g.news = []
    run(g, remember(g))
    return g


@pytest.mark.rule("IV-C-303")
def test_every_memory_can_be_left_behind_and_means_something() -> None:
    head = campaign[BOOK].head
    words = {f"{name}-{word}".lower() for name, values in head.flags.items() for word in values}
    assert set(CARRIED) <= words, "each is a flag of a campaign and its value, as the legacy has it"
    assert set(head.carry) == set(CARRIED)


@pytest.mark.rule("IV-C-303")
@pytest.mark.parametrize(
    ("memory", "success", "morale", "counters"),
    [
        ("cup-drank", 2, 0, {}),
        ("marks-kept", 0, 1, {}),
        ("house-thief", 3, -1, {}),
        ("sign-name", 0, 0, {"PENCIL": 1}),
        ("patch-told", 0, 0, {"WELLS": 1}),
        ("quarrel-yes", 0, -1, {}),
    ],
)
def test_what_is_remembered_counts_from_the_start(
    memory: str, success: int, morale: int, counters: dict[str, int]
) -> None:
    plain, g = begun(), begun(memory)
    assert g.ship.success - plain.ship.success == success
    assert g.ship.morale - plain.ship.morale == morale
    assert g.counters == counters
    assert next(event.message.id for event in g.news or [] if event.is_said) == "vanguard-carried-over"


@pytest.mark.rule("IV-C-303")
def test_whoever_plays_only_the_tutorial_brings_nothing() -> None:
    assert begun("cup-drank", start="lesson").ship.success == 0


@pytest.mark.rule("IV-C-401")
def test_the_legacy_of_one_campaign_is_what_the_next_one_is_given() -> None:
    """As the last page shows it: the words of the legacy that are on offer when a table is opened."""
    g = aboard()
    g.flags |= {"CUP": "drank", "MARKS": "painted", "RECORD": "sealed", "ASK": "need"}
    words = [word.lower().replace("=", "-") for word in legacy(g)]
    given = tuple(word for word in words if word in CARRIED)
    assert given == ("cup-drank", "marks-painted", "record-sealed")
    match = new_match(VANGUARD, 1, 3, {"start": "quick", "carry": given}, listening=False)
    play_out(match, [Crew(3)], 5, 3)
    after = match.state
    assert isinstance(after, VanguardState)
    assert after.carried == list(given)
    assert after.ship.success == 5
