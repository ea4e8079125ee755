"""What the moment is about: the part of the board to look at, and the room of the ship."""

from typing import Literal, TypeAlias

from starboard.games.vanguard.state.game_state import VanguardState
from starboard.games.vanguard.view.aboard.home_view import is_homecoming

Scene: TypeAlias = Literal["planet", "check", "landing", "debrief", "ending", "ship", "book", "crew"]
Room: TypeAlias = Literal[
    "bridge",
    "starmap",
    "laboratory",
    "production",
    "barracks",
    "situation",
    "hangar",
    "medbay",
    "memorial",
    "addon",
]

FACILITIES: dict[str, Room] = {
    "laboratory": "laboratory",
    "complex": "production",
    "barracks": "barracks",
    "situation-room": "situation",
    "add-on": "addon",
}
"""The rooms of the facilities."""
ROOMS: dict[str, Room] = {
    "bridge": "bridge",
    "starmap": "starmap",
    "facilities": "barracks",
    "situations": "situation",
    "saving": "bridge",
    "recruits": "barracks",
    "setup": "barracks",
    "hangar": "hangar",
    "launch": "hangar",
    "landing": "starmap",
    "docking": "hangar",
    "debriefing": "barracks",
    "unloading": "laboratory",
    "medbay": "medbay",
    "memorial": "memorial",
}
"""The rooms of the pages of the ship book."""

BY_IMPORTANCE: tuple[Scene, ...] = ("ending", "check", "landing", "planet", "debrief")
IN_ORDER: tuple[Scene, ...] = ("ending", "landing", "planet", "check", "debrief")


def scene_of(g: VanguardState) -> Scene:
    """The end, a check, the way down, the planet, the way home, else the ship, where the lander is also loaded."""
    return next((scene for scene in BY_IMPORTANCE if _is_on(g, scene)), "ship")


def scenes_of(g: VanguardState) -> list[Scene]:
    """The scenes that have something to show."""
    return [*(scene for scene in IN_ORDER if _is_on(g, scene)), "crew", "ship", "book"]


def _is_on(g: VanguardState, scene: Scene) -> bool:
    e = g.expedition
    match scene:
        case "ending":
            return g.part == "over"
        case "check":
            return bool(e.team) and e.check is not None
        case "landing":
            return g.part == "landing" and bool(e.boards)
        case "planet":
            return bool(e.team) and bool(e.boards)
        case "debrief":
            return is_homecoming(g)
    return True


def room_of(g: VanguardState) -> Room:
    """The room of the page that is open, or of the facility that is used."""
    if g.ship.page == "facilities" and g.ship.step in FACILITIES:
        return FACILITIES[g.ship.step]
    return ROOMS.get(g.ship.page, "bridge")
