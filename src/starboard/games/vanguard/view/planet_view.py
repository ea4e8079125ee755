"""The planet boards on the table, and what lies in each of their sectors."""

from typing import Literal

from starboard.games.vanguard.state.board_state import Board, Mission, Place
from starboard.kernel.view import Sealed, View


class ThreatView(View, frozen=True):
    """A threat in play."""

    id: Sealed
    sectors: list[int]
    """Where its standees are, the main one first; 0 is off the board."""
    time: int
    """The token on its track; 0 before the first field."""
    tracks: dict[str, int]
    """Markers on the tracks of its actions: `0.green` for the green track of the first one."""


class MissionView(View, frozen=True):
    """A mission in the mission area."""

    id: Sealed
    status: Literal["open", "done", "failed"]
    time: int
    tracks: dict[str, int]


class PoiView(View, frozen=True):
    """A POI card; one that lies face down has no id."""

    id: Sealed
    tracks: dict[str, int]
    time: int


class BoardView(View, frozen=True):
    """A planet board. The unique discoveries in their slot lie face down."""

    planet: Sealed
    visit: int
    """Which exploration of this planet it is, the first being 1."""
    condition: Sealed
    """The global condition; empty without one."""
    condition_time: int
    time: int
    """The token on a time track that is printed on the board."""
    threats: list[ThreatView]
    missions: list[MissionView]
    values: dict[str, int]
    """The planet's own tracks and counters, by name."""
    states: dict[str, str]
    """The planet's own words, by name."""
    paths: dict[str, dict[str, int]]
    """Markers on paths: `4-6`, the lower number first, then by marker."""
    path_gear: dict[str, list[Sealed]]
    """Field equipment that stands on a path."""
    learned: list[str]
    """Symbols that a planet remembers, the oldest first."""
    forever: list[str]
    """Effects of the planet that hold from now on."""
    uniques: int
    """How many unique discoveries are still in the slot."""


class PlaceView(View, frozen=True):
    """A sector; a POI that lies face down shows its back."""

    pois: list[PoiView]
    """The active one is the last."""
    markers: dict[str, int]
    """How many markers of each name lie directly in the sector."""
    gear: list[Sealed]
    """Field equipment whose token stands here."""
    entered: bool


def board_view(board: Board) -> BoardView:
    """A planet board, without the order of what lies face down."""
    return BoardView(
        planet=board.planet,
        visit=board.visit,
        condition=board.condition,
        condition_time=board.condition_time,
        time=board.time,
        threats=[
            ThreatView(id=one.id, sectors=list(one.sectors), time=one.time, tracks=dict(one.tracks))
            for one in board.threats
        ],
        missions=[mission_view(one) for one in board.missions],
        values=dict(board.values),
        states=dict(board.states),
        paths={path: dict(markers) for path, markers in board.paths.items()},
        path_gear={path: list(gear) for path, gear in board.path_gear.items()},
        learned=list(board.learned),
        forever=list(board.forever),
        uniques=len(board.uniques),
    )


def mission_view(mission: Mission) -> MissionView:
    """A mission, and whether it is done."""
    status: Literal["open", "done", "failed"] = (
        "done" if mission.status == "done" else "failed" if mission.status == "failed" else "open"
    )
    return MissionView(id=mission.id, status=status, time=mission.time, tracks=dict(mission.tracks))


def place_view(place: Place) -> PlaceView:
    """What lies in a sector."""
    return PlaceView(
        pois=[PoiView(id="" if poi.down else poi.id, tracks=dict(poi.tracks), time=poi.time) for poi in place.pois],
        markers=dict(place.markers),
        gear=list(place.gear),
        entered=place.entered,
    )
