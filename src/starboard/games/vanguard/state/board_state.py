"""Planet boards, and what lies on them.

Sectors are numbers: `100 * board + n` for sector n of the board with that place in `Expedition.boards`. With one board,
which is the rule, sector 7 is 7.
"""

import msgspec

OFF_BOARD = 0
"""The sector of a standee that is nowhere on the board."""
BOARD = 100
"""How far apart the sectors of two boards are numbered."""


class Poi(msgspec.Struct, array_like=True, gc=False):
    """A POI card in a sector, or a printed POI (IV-X-001)."""

    id: str
    tracks: dict[str, int] = {}
    """Markers on the tracks of its actions: `0.green` is the green track of the first action. Absent means empty."""
    time: int = 0
    """The token on its time track."""
    printed: bool = False
    down: bool = False
    """Face down: nobody has seen it."""


class Place(msgspec.Struct, array_like=True, gc=False):
    """A sector (IV-X-001)."""

    pois: list[Poi] = []
    """The active one is the last."""
    markers: dict[str, int] = {}
    """How many markers of each name lie directly in the sector."""
    gear: list[str] = []
    """Field equipment whose token stands here (IV-X-1206)."""
    entered: bool = False


class Threat(msgspec.Struct, array_like=True, gc=False):
    """A threat in play (IV-X-1501)."""

    id: str
    sectors: list[int] = []
    """Where its standees are, the main one first; 0 is off the board."""
    time: int = 0
    """The token on its track; 0 before the first field."""
    previous: int = 0
    """The sector that the main standee left last."""
    tracks: dict[str, int] = {}
    """Markers on the tracks of its special actions."""
    away: list[int] = []
    """Where its standees come back to, while it has left the board for a while."""
    back: int = 0
    """The round at whose end they do."""


class Mission(msgspec.Struct, array_like=True, gc=False):
    """A mission in the mission area (IV-X-1010)."""

    id: str
    status: str = "open"
    """`open`, `done` or `failed`."""
    time: int = 0
    tracks: dict[str, int] = {}


class Board(msgspec.Struct, array_like=True, gc=False):
    """A planet board that lies on the table."""

    planet: str
    condition: str = ""
    """The current global condition (IV-X-1012)."""
    condition_time: int = 0
    condition_tracks: dict[str, int] = {}
    time: int = 0
    """The token on a time track that is printed on the board."""
    threats: list[Threat] = []
    missions: list[Mission] = []
    """In the order in which they were revealed."""
    values: dict[str, int] = {}
    """The planet's own tracks and counters, by name."""
    states: dict[str, str] = {}
    """The planet's own words, such as which arm is low, by name."""
    paths: dict[str, dict[str, int]] = {}
    """Markers on paths: `4-6` (the lower number first, whatever the arrows), then by marker."""
    path_gear: dict[str, list[str]] = {}
    """Field equipment that stands on a path."""
    learned: list[str] = []
    """Symbols that a planet remembers, the oldest first."""
    uniques: list[str] = []
    """Unique discoveries that are still in the slot, the top one first (IV-X-108)."""
    visit: int = 1
    """How many times this planet has been explored, this time included."""
    forever: list[str] = []
    """Effects "from now on" that are in force: ids of `[[lasting]]` entries of the planet."""
