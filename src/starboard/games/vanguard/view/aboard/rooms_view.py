"""The rooms of the ship: what waits in each, and whether it was used."""

from typing import get_args

from starboard.games.vanguard.rules.ship.ship_crew import SLOTS
from starboard.games.vanguard.rules.ship_book.starmap import destinations
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.games.vanguard.view.scene_view import FACILITIES, Room
from starboard.kernel.view import View


class RoomView(View, frozen=True):
    """One room of the ship."""

    id: Room
    place: str
    """Where the moves of its facility stand; empty for a room without one."""
    waiting: int
    """How many things wait there for somebody."""
    used: bool
    """Whether its facility was used in this pass."""


PLACES = {room: facility for facility, room in FACILITIES.items()}
BEDS = SLOTS[:-1]
"""Crew in the last place of the medbay have recovered, and wait for nobody."""


def rooms_view(g: VanguardState) -> list[RoomView]:
    """All rooms, in their order."""
    waiting, used = _waiting(g), g.ship.facilities
    return [
        RoomView(id=room, place=place, waiting=waiting[room], used=place in used)
        for room in get_args(Room)
        for place in (PLACES.get(room, ""),)
    ]


def _waiting(g: VanguardState) -> dict[Room, int]:
    ship = g.ship
    aboard = [one.place for one in (*g.crew.values(), *g.former.values())]
    return {
        "bridge": sum(not one.done for one in ship.objectives),
        "starmap": len(destinations(g)),
        "laboratory": len(ship.research),
        "production": sum(one.started for one in ship.production),
        "barracks": aboard.count("available"),
        "situation": len(ship.situations),
        "hangar": len(ship.landers),
        "medbay": sum(aboard.count(bed) for bed in BEDS),
        "memorial": len(ship.memorial),
        "addon": len(ship.add_ons),
    }
