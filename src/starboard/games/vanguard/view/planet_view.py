"""The planet boards on the table, and what lies in each of their sectors."""

from starboard.games.vanguard.state.expedition_state import Board, Place
from starboard.kernel.view import Sealed, View


class BoardView(View, frozen=True):
    """A planet board. The unique discoveries in their slot lie face down."""

    planet: Sealed
    visit: int
    condition: Sealed
    condition_time: int
    time: int
    threats: list[tuple[Sealed, list[int], int, dict[str, int]]]
    missions: list[tuple[Sealed, str, int, dict[str, int]]]
    values: dict[str, int]
    states: dict[str, str]
    paths: dict[str, dict[str, int]]
    path_gear: dict[str, list[Sealed]]
    learned: list[str]
    forever: list[str]
    uniques: int


class PlaceView(View, frozen=True):
    """A sector; a POI that lies face down shows its back."""

    pois: list[tuple[Sealed, dict[str, int], int]]
    markers: dict[str, int]
    gear: list[Sealed]
    entered: bool


def board_view(board: Board) -> BoardView:
    """A planet board, without the order of what lies face down."""
    return BoardView(
        planet=board.planet,
        visit=board.visit,
        condition=board.condition,
        condition_time=board.condition_time,
        time=board.time,
        threats=[(one.id, list(one.sectors), one.time, dict(one.tracks)) for one in board.threats],
        missions=[(one.id, one.status, one.time, dict(one.tracks)) for one in board.missions],
        values=dict(board.values),
        states=dict(board.states),
        paths={path: dict(markers) for path, markers in board.paths.items()},
        path_gear={path: list(gear) for path, gear in board.path_gear.items()},
        learned=list(board.learned),
        forever=list(board.forever),
        uniques=len(board.uniques),
    )


def place_view(place: Place) -> PlaceView:
    """What lies in a sector."""
    return PlaceView(
        pois=[("" if poi.down else poi.id, dict(poi.tracks), poi.time) for poi in place.pois],
        markers=dict(place.markers),
        gear=list(place.gear),
        entered=place.entered,
    )
