"""IV-S-0207: how many situations come."""

import pytest

from games.vanguard.proving_ground import Played
from games.vanguard.ship_tables import aboard
from starboard.games.vanguard.rules.ship.situations import reveal_situations, situations
from starboard.games.vanguard.state.notes import ShipNotes


@pytest.mark.rule("IV-S-0207")
def test_situations_are_revealed_after_those_in_play_were_checked() -> None:
    g = aboard()
    g.ship.situations, g.ship.situation_deck = ["S02"], ["S01"]
    g.ship.success = 0
    Played(situations(g)).through()
    assert g.ship.situations == ["S01"], "the one in play struck and was removed, then another one came"


@pytest.mark.rule("IV-S-0207")
@pytest.mark.parametrize(("more", "revealed"), [(0, 1), (1, 2), (-1, 0), (-2, 0)])
def test_a_note_changes_how_many_situations_come_once(more: int, revealed: int) -> None:
    g = aboard()
    g.ship.situations, g.ship.situation_deck = [], ["S01", "S02", "S03"]
    g.ship.notes = ShipNotes(situations=more)
    reveal_situations(g)
    assert (len(g.ship.situations), g.ship.notes) == (revealed, ShipNotes())
