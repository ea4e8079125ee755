"""Chapter 10: which POI is active, and what is printed on the board."""

import pytest

from games.vanguard.proving_ground import do, landed, trip
from starboard.games.vanguard.rules.planet.poi import has_icon, take_off, top_poi
from starboard.games.vanguard.state.board_state import Poi


@pytest.mark.rule("IV-X-001")
def test_only_a_card_that_lies_open_is_active() -> None:
    g = landed(planet="P92")
    assert top_poi(g, 77) is None
    assert top_poi(g, 3) is None
    active = top_poi(g, 1)
    assert active is not None
    active.down = True
    assert top_poi(g, 1) is None
    do(g, "look S1")
    assert top_poi(g, 1) is active


@pytest.mark.rule("IV-X-1014")
def test_an_icon_may_be_on_the_board_itself() -> None:
    g = landed(planet="P92")
    assert has_icon(g, 1, "important")
    assert not has_icon(g, 2, "important")


@pytest.mark.rule("IV-X-1001")
def test_what_is_printed_on_the_board_is_never_taken_off() -> None:
    g = landed(planet="P92")
    pois = trip(g).places[4].pois
    for gone in (True, False):
        if gone:
            pois.append(Poi("922"))
        take_off(g, 4, "IV-X-1001")
        assert [poi.id for poi in pois] == ["923"]
    take_off(g, 3, "IV-X-1001")
    do(g, "top 922 S4")
    do(g, "top 921 S4")
    do(g, "clear S4")
    assert [poi.id for poi in trip(g).places[4].pois] == ["923"]
