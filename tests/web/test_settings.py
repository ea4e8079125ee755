"""What a server reads from its environment."""

import pytest

from starboard.table import HallSettings
from starboard.web.settings import bot_delay_of


@pytest.mark.parametrize(("given", "seconds"), [("0", 0.0), ("2.5", 2.5), ("60", 60.0)])
def test_how_long_bots_take_can_be_said(given: str, seconds: float) -> None:
    assert bot_delay_of({"STARBOARD_BOT_DELAY": given}) == seconds


def test_bots_take_their_usual_time_where_nothing_is_said() -> None:
    assert bot_delay_of({}) == bot_delay_of({"STARBOARD_BOT_DELAY": ""}) == HallSettings().bot_delay > 0
