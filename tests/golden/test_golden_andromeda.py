"""The recorded matches of Andromeda's Edge have everything in them."""

import pytest

from golden.matches import ANDROMEDA as MATCHES
from starboard.bots import bot_names
from starboard.games.andromeda.state.options import OFFICERS
from starboard.games.andromeda.title import ANDROMEDA


def test_every_option_and_bot_is_recorded() -> None:
    for option in ANDROMEDA.options:
        chosen = {golden.options.get(option.id, option.default) for golden in MATCHES}
        assert chosen == set(option.choices), option.id
    assert {bot for golden in MATCHES for bot in golden.bots} == set(bot_names(ANDROMEDA))


@pytest.mark.rule("AE-E-6.2")
def test_every_officer_is_recorded_alone_or_with_friends() -> None:
    led = [golden for golden in MATCHES if golden.options.get("hegemon", "none") != "none"]
    assert sorted(golden.options["hegemon"] for golden in led) == list(OFFICERS)
    assert {golden.seats for golden in led} == {1, 2, 3}
    assert len({golden.options.get("events", "dawn") for golden in led}) == 3
