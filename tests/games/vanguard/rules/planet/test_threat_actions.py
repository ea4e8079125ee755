"""Special actions of threats: who reaches them, and in whose name their effects are (IV-X-1503)."""

import pytest

from games.vanguard.campaigns.cards.hush import gathered
from games.vanguard.campaigns.planets.ground import land, trip
from games.vanguard.saying import me
from starboard.games.vanguard.board.sectors import printed, threat
from starboard.games.vanguard.moves.exploration_moves import TakeSpecial
from starboard.games.vanguard.rules.exploration.special_action import special_actions
from starboard.games.vanguard.state.game_state import VanguardState


def reached(g: VanguardState, id: str, who: int = 0) -> bool:
    """Whether somebody can take a special action of a threat."""
    return any(isinstance(move, TakeSpecial) and move.source == f"threat:{id}" for move in special_actions(g, who))


@pytest.mark.rule("IV-X-1503")
@pytest.mark.parametrize(
    ("standees", "able"), [([2, 5, 5], True), ([5, 2, 2], False), ([0, 2, 2], False), ([0], False), ([2], True)]
)
def test_only_the_main_standee_gives_access(standees: list[int], able: bool) -> None:
    g = gathered("security")
    consoler = threat(g, "T02")
    assert consoler is not None
    consoler.sectors = standees
    assert reached(g, "T02") == able


@pytest.mark.rule("IV-X-301")
@pytest.mark.parametrize("standee", [1, 4, 0])
def test_an_action_that_says_where_is_taken_there_and_nowhere_else(standee: int) -> None:
    g = land("P05", 1)
    house = threat(g, "T04")
    assert house is not None
    house.sectors = [standee]
    bays = [sector for sector in trip(g).places if "bay" in printed(g, sector).tags]
    found = []
    for sector in trip(g).places:
        me(g).sector = sector
        found += [sector] if reached(g, "T04") else []
    assert found == bays, "wherever it stands"
    assert bays
