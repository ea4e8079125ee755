"""The planet boards on the table, and what lies in each of their sectors."""

from typing import Literal

from starboard.games.vanguard.state.board_state import BOARD, Board, Mission, Place
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


class PathView(View, frozen=True):
    """What lies on a path."""

    ends: tuple[int, int]
    """The sectors that it joins, the lower number first."""
    markers: dict[str, int]
    """How many markers of each name."""
    gear: list[Sealed]
    """Field equipment that stands there."""


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
    paths: list[PathView]
    """The paths on which something lies."""
    learned: list[str]
    """Symbols that a planet remembers, the oldest first."""
    forever: list[str]
    """Effects of the planet that hold from now on."""
    uniques: int
    """How many unique discoveries are still in the slot."""


class PlaceView(View, frozen=True):
    """A sector; a POI that lies face down shows its back."""

    board: int
    """The board that it is on, by its place on the table."""
    n: int
    """Its number there. Sectors are numbered over all boards, so that each has one number of its own."""
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
        paths=[path_view(board, path) for path in sorted({*board.paths, *board.path_gear})],
        learned=list(board.learned),
        forever=list(board.forever),
        uniques=len(board.uniques),
    )


def path_view(board: Board, path: str) -> PathView:
    """A path by its name: `4-6`."""
    first, last = path.split("-")
    return PathView(
        ends=(int(first), int(last)),
        markers=dict(board.paths.get(path, {})),
        gear=list(board.path_gear.get(path, ())),
    )


def mission_view(mission: Mission) -> MissionView:
    """A mission, and whether it is done."""
    status: Literal["open", "done", "failed"] = (
        "done" if mission.status == "done" else "failed" if mission.status == "failed" else "open"
    )
    return MissionView(id=mission.id, status=status, time=mission.time, tracks=dict(mission.tracks))


def place_view(sector: int, place: Place) -> PlaceView:
    """What lies in a sector."""
    return PlaceView(
        board=sector // BOARD,
        n=sector % BOARD,
        pois=[PoiView(id="" if poi.down else poi.id, tracks=dict(poi.tracks), time=poi.time) for poi in place.pois],
        markers=dict(place.markers),
        gear=list(place.gear),
        entered=place.entered,
    )
