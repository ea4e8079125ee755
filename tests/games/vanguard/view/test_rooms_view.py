"""The rooms of the ship: what waits in each, where its moves stand, and whether it was used."""

import pytest

from starboard.games.vanguard.state.game_state import VanguardState
from starboard.games.vanguard.state.ship_state import Crew, Objective, Project
from starboard.games.vanguard.title import VANGUARD
from starboard.games.vanguard.view.aboard.rooms_view import RoomView, rooms_view
from starboard.kernel import new_match


def rooms(change: str) -> dict[str, RoomView]:
    """The rooms of a new campaign after one thing was changed."""
    g = new_match(VANGUARD, 2, 1, {"start": "quick"}).state
    assert isinstance(g, VanguardState)
    ship = g.ship
    ship.objectives = [Objective("O1"), Objective("O2", done=True)]
    ship.production = [Project("P1", 2, started=True), Project("P2")]
    g.crew = {place: Crew(0, place=place) for place in ("critical", "light", "recovered")}
    if change == "used":
        ship.facilities = ["complex"]
    return {one.id: one for one in rooms_view(g)}


def test_what_waits_in_a_room_is_counted() -> None:
    found = rooms("")
    assert found["bridge"].waiting == 1
    assert found["production"].waiting == 1
    assert found["medbay"].waiting == 2


@pytest.mark.rule("IV-S-0602")
def test_a_facility_is_used_once_a_pass_and_its_room_says_so() -> None:
    assert not rooms("")["production"].used
    used = rooms("used")
    assert [room for room, one in used.items() if one.used] == ["production"]


def test_moves_of_a_facility_stand_at_its_room_and_other_rooms_have_none() -> None:
    found = rooms("")
    assert found["production"].place == "complex"
    assert found["situation"].place == "situation-room"
    assert found["bridge"].place == ""
