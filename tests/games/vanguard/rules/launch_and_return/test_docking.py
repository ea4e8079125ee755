"""Page 26: docking, and what is left behind."""

import pytest

from games.vanguard.proving_ground import Played
from games.vanguard.ship_tables import aboard, home
from starboard.games.vanguard.rules.launch_and_return.docking import docking


@pytest.mark.rule("IV-S-2602")
def test_a_discovery_left_behind_goes_under_its_deck() -> None:
    g = aboard()
    g.decks.discoveries[0] = ["min02", "min03"]
    home(g, "se1", discoveries=["min01"], uniques=["U02"], room=1)
    Played(docking(g)).through()
    assert g.decks.discoveries[0] == ["min01", "min02", "min03"]
    g = aboard()
    brought = home(g, "se1", discoveries=["min01"], room=1)
    assert Played(docking(g)).through().over
    assert brought.discoveries == ["min01"]
