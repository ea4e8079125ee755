"""What the lines of the log are about."""

import pytest

from starboard.games.trucker.title import TRUCKER
from starboard.kernel import Message


@pytest.mark.rule("GT-B-8.1")
def test_a_card_that_is_turned_up_begins_an_entry_of_its_own() -> None:
    assert TRUCKER.about(Message("trucker-card-revealed")).marks == ("card",)
    assert TRUCKER.about(Message("trucker-card-sold")).marks == ()
    assert TRUCKER.about(Message("trucker-round")).marks == ()
