"""The boards on the table: which sectors are joined, what is printed there, and how far it is (IV-X-002, IV-X-311).

Sectors are numbered over all boards: sector 5 of the second board is 105.
"""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from functools import cache

import msgspec

from starboard.games.vanguard.content import campaign
from starboard.games.vanguard.content.planet import Edge, Planet, Poi, Sector
from starboard.games.vanguard.expedition_state import BOARD, OFF_BOARD, Board, Expedition, Threat
from starboard.games.vanguard.places import split_sector
from starboard.games.vanguard.state import VanguardState


class Path(msgspec.Struct, frozen=True):
    """A path as an arrow from one sector to another."""

    start: int
    end: int
    symbols: tuple[str, ...]

    @property
    def key(self) -> str:
        """Its name, whichever way one goes: `4-6`."""
        return f"{min(self.start, self.end)}-{max(self.start, self.end)}"


Layout = tuple[str, ...]
"""The planets whose boards lie on the table, in order."""


def planet_at(g: VanguardState, sector: int) -> Planet:
    """The planet on whose board a sector is."""
    assert g.expedition is not None
    return campaign(g.campaign).planets[g.expedition.boards[sector // BOARD].planet]


def board_at(g: VanguardState, sector: int) -> Board:
    """The board on which a sector is."""
    assert g.expedition is not None
    return g.expedition.boards[sector // BOARD]


def printed(g: VanguardState, sector: int) -> Sector:
    """What is printed in a sector."""
    assert g.expedition is not None
    return _chart(g.campaign, layout(g.expedition)).sectors[sector]


def layout(trip: Expedition) -> Layout:
    """The planets on the table."""
    boards = trip.boards
    return (boards[0].planet,) if len(boards) == 1 else tuple([board.planet for board in boards])


def all_sectors(g: VanguardState) -> list[int]:
    """Every sector of every board, by number."""
    assert g.expedition is not None
    return list(_chart(g.campaign, layout(g.expedition)).sectors)


def fixed_places(g: VanguardState) -> dict[str, list[int]]:
    """Where to find, and to keep, the sectors of places that never change."""
    assert g.expedition is not None
    return _chart(g.campaign, layout(g.expedition)).places


def tagged(g: VanguardState, tag: str) -> list[int]:
    """The sectors that have a tag, by number."""
    assert g.expedition is not None
    return list(_chart(g.campaign, layout(g.expedition)).tags.get(tag, ()))


def top_poi(g: VanguardState, sector: int) -> Poi | None:
    """The active POI of a sector, as it is printed; none when the sector has none or nobody has seen it."""
    assert g.expedition is not None
    stack = g.expedition.places[sector].pois
    return campaign(g.campaign).pois[stack[-1].id] if stack and not stack[-1].down else None


def biomes(g: VanguardState, sector: int) -> set[str]:
    """IV-X-802: the icons of the board and of the top POI."""
    top = top_poi(g, sector)
    return {*printed(g, sector).biomes, *(top.biomes if top is not None else ())}


def numbered(g: VanguardState, name: str) -> int:
    """The sector that `S4` or `P07.S5` names, by its number over all boards; 0 when that board is not on the table."""
    planet, n = split_sector(name)
    assert g.expedition is not None
    for number, board in enumerate(g.expedition.boards):
        if not planet or board.planet == planet:
            return number * BOARD + n
    return OFF_BOARD


def threat(g: VanguardState, id: str) -> Threat | None:
    """A threat in play."""
    assert g.expedition is not None
    return next((one for board in g.expedition.boards for one in board.threats if one.id == id), None)


# -- Paths -------------------------------------------------------------------------------------------------------------


def paths_from(g: VanguardState, sector: int) -> list[Path]:
    """The arrows that start in a sector, closed ones too; also those that a threat carries along, from where it is."""
    assert g.expedition is not None
    chart = _chart(g.campaign, layout(g.expedition))
    found = list(chart.paths.get(sector, ()))
    for number, edge in chart.carried:
        ends = [_end(g, number, end) for end in (edge.a, edge.b)]
        if OFF_BOARD not in ends and sector in ends and (edge.both or ends[0] == sector):
            found.append(Path(sector, ends[1] if ends[0] == sector else ends[0], edge.symbols))
    return found


def connected(g: VanguardState, sector: int) -> Sequence[int]:
    """IV-X-311: the sectors that an arrow from this one reaches, by number."""
    assert g.expedition is not None
    chart = _chart(g.campaign, layout(g.expedition))
    if not chart.carried:
        return chart.joined.get(sector, ())
    return sorted({path.end for path in paths_from(g, sector)})


def distances(g: VanguardState, start: int, barred: Collection[int] = ()) -> Mapping[int, int]:
    """How many arrows it takes from a sector to each one that can be reached without entering those that are barred."""
    assert g.expedition is not None
    chart = _chart(g.campaign, layout(g.expedition))
    if barred or chart.carried:
        return _spread(start, lambda sector: [other for other in connected(g, sector) if other not in barred])
    if start not in chart.far:
        chart.far[start] = _spread(start, lambda sector: chart.joined.get(sector, ()))
    return chart.far[start]


def _spread(start: int, onward: Callable[[int], Sequence[int]]) -> dict[int, int]:
    found = {start: 0}
    edge = [start]
    while edge:
        after = []
        for sector in edge:
            for other in onward(sector):
                if other not in found:
                    found[other] = found[sector] + 1
                    after.append(other)
        edge = after
    return found


def nearest(g: VanguardState, start: int, goals: Iterable[int]) -> int:
    """The nearest of the goals, the lowest number among equals; 0 when none can be reached."""
    far = distances(g, start)
    reached = [(far[goal], goal) for goal in goals if goal in far]
    return min(reached)[1] if reached else OFF_BOARD


def step_toward(g: VanguardState, start: int, goal: int, barred: Collection[int] = ()) -> int:
    """The next sector on a shortest way to a goal, the lowest number among equals; `start` when there is no way."""
    far = distances(g, start, barred)
    if goal not in far or goal == start:
        return start
    steps = [step for step in connected(g, start) if step not in barred]
    ways = {step: distances(g, step, barred).get(goal, BOARD) for step in steps}
    return min(steps, key=lambda step: (ways[step], step))


def _end(g: VanguardState, board: int, end: str) -> int:
    """Where an end of a path is now."""
    if end.isdigit():
        return board * BOARD + int(end)
    if ".S" in end:
        return numbered(g, end)
    carrier = threat(g, end)
    return carrier.sectors[0] if carrier is not None and carrier.sectors else OFF_BOARD


# -- What does not change ----------------------------------------------------------------------------------------------


class _Chart:
    """What is printed on the boards of a layout, read once."""

    __slots__ = ("carried", "far", "joined", "paths", "places", "sectors", "tags")

    def __init__(self, planets: list[Planet]) -> None:
        boards = list(enumerate(planets))
        self.sectors = {number * BOARD + sector.n: sector for number, planet in boards for sector in planet.sector}
        edges = [(number, edge) for number, planet in boards for edge in planet.edges.edges]
        self.paths = _arrows([(number, edge) for number, edge in edges if _stays(edge)])
        """The arrows that stay where they are, by the sector where they start."""
        self.carried = [(number, edge) for number, edge in edges if not _stays(edge)]
        """The paths that do not, and the boards they are on."""
        self.joined = {sector: tuple(sorted({path.end for path in paths})) for sector, paths in self.paths.items()}
        """Where the arrows that stay end, by the sector where they start."""
        self.far: dict[int, dict[int, int]] = {}
        """Distances along arrows that stay, by the sector from which they were measured so far."""
        self.places: dict[str, list[int]] = {}
        """The sectors of places that never change, as far as somebody has asked."""
        self.tags: dict[str, list[int]] = {}
        """The sectors with each tag."""
        for number, sector in self.sectors.items():
            for tag in sector.tags:
                self.tags.setdefault(tag, []).append(number)


def _stays(edge: Edge) -> bool:
    return edge.a.isdigit() and edge.b.isdigit()


def _arrows(edges: list[tuple[int, Edge]]) -> dict[int, list[Path]]:
    found: dict[int, list[Path]] = {}
    for number, edge in edges:
        a, b = number * BOARD + int(edge.a), number * BOARD + int(edge.b)
        found.setdefault(a, []).append(Path(a, b, edge.symbols))
        if edge.both:
            found.setdefault(b, []).append(Path(b, a, edge.symbols))
    return found


@cache
def _chart(name: str, planets: Layout) -> _Chart:
    known = campaign(name).planets
    return _Chart([known[planet] for planet in planets])
