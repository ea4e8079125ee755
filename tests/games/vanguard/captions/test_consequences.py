"""Who lifts off is told before what that costs."""

import pytest

from games.vanguard.proving_ground import landed, trip
from starboard.games.vanguard.captions.captions import caption
from starboard.games.vanguard.moves.exploration_moves import LiftOff
from starboard.games.vanguard.rules.exploration.lift_off import stranded, undone


@pytest.mark.rule("IV-X-1704")
@pytest.mark.parametrize(("sector", "left"), [(1, []), (4, [1])])
def test_lifting_off_says_who_would_be_left_behind(sector: int, left: list[int]) -> None:
    g = landed(planet="P92", sectors=(1, sector))
    for board in trip(g).boards:
        board.missions = []
    assert (stranded(g), undone(g)) == (left, [])
    shown = caption(g, 0, LiftOff())
    assert shown.weight == "grave"
    assert shown.message.id == ("vanguard-move-lift-off-costing" if left else "vanguard-move-lift-off")
    assert ("vanguard-cost-stranded" in str(shown.message)) == bool(left)
