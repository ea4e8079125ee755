"""The boards on the table: which sectors are joined, what is printed there, and how far it is (IV-X-002, IV-X-311).

Sectors are numbered over all boards: sector 5 of the second board is 105.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache

import msgspec

from starboard.games.vanguard.content import PerCampaign, campaign
from starboard.games.vanguard.content.planet import Edge, Planet, Poi, Sector
from starboard.games.vanguard.notation.place_words import split_sector
from starboard.games.vanguard.state.board_state import BOARD, OFF_BOARD, Board, Threat
from starboard.games.vanguard.state.expedition_state import Expedition
from starboard.games.vanguard.state.game_state import VanguardState


class Path(msgspec.Struct, frozen=True):
    """A path as an arrow from one sector to another."""

    start: int
    end: int
    symbols: tuple[str, ...]
    key: str
    """Its name, whichever way one goes: `4-6`."""


NO_SECTORS: frozenset[int] = frozenset()

Layout = tuple[str, ...]
"""The planets whose boards lie on the table, in order."""


def planet_at(g: VanguardState, sector: int) -> Planet:
    """The planet on whose board a sector is."""
    return campaign[g.campaign].planets[g.expedition.boards[sector // BOARD].planet]


def board_at(g: VanguardState, sector: int) -> Board:
    """The board on which a sector is."""
    return g.expedition.boards[sector // BOARD]


def printed(g: VanguardState, sector: int) -> Sector:
    """What is printed in a sector."""
    return chart_of(g).sectors[sector]


def layout(trip: Expedition) -> Layout:
    """The planets on the table."""
    boards = trip.boards
    return (boards[0].planet,) if len(boards) == 1 else tuple([board.planet for board in boards])


def all_sectors(g: VanguardState) -> list[int]:
    """Every sector of every board, by number."""
    return list(chart_of(g).sectors)


def tagged(g: VanguardState, tag: str) -> list[int]:
    """The sectors that have a tag, by number."""
    return list(chart_of(g).tags.get(tag, ()))


def top_poi(g: VanguardState, sector: int) -> Poi | None:
    """The active POI of a sector, as it is printed; none when the sector has none or nobody has seen it."""
    stack = g.expedition.places[sector].pois
    return campaign[g.campaign].pois[stack[-1].id] if stack and not stack[-1].down else None


def biomes(g: VanguardState, sector: int) -> set[str]:
    """IV-X-802: the icons of the board and of the top POI."""
    top = top_poi(g, sector)
    return {*printed(g, sector).biomes, *(top.biomes if top is not None else ())}


def numbered(g: VanguardState, name: str) -> int:
    """The sector that `S4` or `P07.S5` names, by its number over all boards; 0 when that board is not on the table."""
    planet, n = split_sector(name)
    for number, board in enumerate(g.expedition.boards):
        if not planet or board.planet == planet:
            return number * BOARD + n
    return OFF_BOARD


def threat(g: VanguardState, id: str) -> Threat | None:
    """A threat in play."""
    for board in g.expedition.boards:
        for one in board.threats:
            if one.id == id:
                return one
    return None


# -- Paths -------------------------------------------------------------------------------------------------------------


def paths_from(g: VanguardState, sector: int) -> Sequence[Path]:
    """The arrows that start in a sector, closed ones too; also those that a threat carries along, from where it is."""
    return _net(g).paths.get(sector, ())


def connected(g: VanguardState, sector: int) -> Sequence[int]:
    """IV-X-311: the sectors that an arrow from this one reaches, by number."""
    return _net(g).joined.get(sector, ())


def distances(g: VanguardState, start: int) -> Mapping[int, int]:
    """How many arrows it takes from a sector to each one that can be reached."""
    return _net(g).distances(start, NO_SECTORS)


def nearest(g: VanguardState, start: int, goals: Iterable[int]) -> int:
    """The nearest of the goals, the lowest number among equals; 0 when none can be reached."""
    far = distances(g, start)
    reached = [(far[goal], goal) for goal in goals if goal in far]
    return min(reached)[1] if reached else OFF_BOARD


def step_toward(g: VanguardState, start: int, goal: int, barred: Iterable[int] = ()) -> int:
    """The next sector on a shortest way to a goal, the lowest number among equals; `start` when there is no way that
    enters none of those that are barred."""
    return _net(g).step_toward(start, goal, frozenset(barred))


def _net(g: VanguardState) -> "_Net":
    """The arrows as they are now."""
    boards = g.expedition.boards
    if len(boards) == 1:
        still = _still[g.campaign]
        if boards[0].planet in still:
            return still[boards[0].planet]
    chart = chart_of(g)
    places = _carried(g, chart) if chart.carriers else ()
    net = chart.nets.get(places)
    if net is None:
        net = chart.nets[places] = _Net(chart, dict(zip(chart.carriers, places, strict=True)))
    return net


def _carried(g: VanguardState, chart: "Chart") -> tuple[int, ...]:
    """Where the threats are that carry paths along."""
    return tuple([_place_of(g, id) for id in chart.carriers])


def _place_of(g: VanguardState, id: str) -> int:
    carrier = threat(g, id)
    return carrier.sectors[0] if carrier is not None and carrier.sectors else OFF_BOARD


# -- What does not change ----------------------------------------------------------------------------------------------


class Chart:
    """What is printed on the boards of a layout, read once."""

    __slots__ = ("boards", "carriers", "edges", "nets", "places", "sectors", "tags")

    def __init__(self, planets: list[Planet]) -> None:
        boards = list(enumerate(planets))
        self.sectors = {number * BOARD + sector.n: sector for number, planet in boards for sector in planet.sector}
        self.boards = {planet.id: number for number, planet in reversed(boards)}
        """The numbers of the boards by planet."""
        edges = [(number, edge) for number, planet in boards for edge in planet.edges.edges]
        self.edges = sorted(edges, key=lambda one: not _stays(one[1]))
        """The paths and the boards they are on, those that stay where they are first."""
        ends = [end for _, edge in self.edges for end in (edge.a, edge.b)]
        self.carriers = tuple(dict.fromkeys([end for end in ends if not end.isdigit() and ".S" not in end]))
        """The threats that carry an end of a path along."""
        self.nets: dict[tuple[int, ...], _Net] = {}
        """The arrows, by where the carriers are, as far as they have been there."""
        self.places: dict[str, list[int]] = {}
        """The sectors of places that never change, as far as somebody has asked."""
        self.tags: dict[str, list[int]] = {}
        """The sectors with each tag."""
        for number, sector in self.sectors.items():
            for tag in sector.tags:
                self.tags.setdefault(tag, []).append(number)


def _stays(edge: Edge) -> bool:
    return edge.a.isdigit() and edge.b.isdigit()


class _Net:
    """The arrows as they are while the threats that carry paths along stand somewhere, and the ways along them."""

    __slots__ = ("_far", "_steps", "joined", "paths")

    def __init__(self, chart: Chart, carriers: Mapping[str, int]) -> None:
        self.paths: dict[int, list[Path]] = {}
        """By the sector where they start."""
        for number, edge in chart.edges:
            a, b = [_end(chart, carriers, number, end) for end in (edge.a, edge.b)]
            if OFF_BOARD not in (a, b):
                key = f"{min(a, b)}-{max(a, b)}"
                self.paths.setdefault(a, []).append(Path(a, b, edge.symbols, key))
                if edge.both and a != b:
                    self.paths.setdefault(b, []).append(Path(b, a, edge.symbols, key))
        self.joined = {sector: tuple(sorted({path.end for path in paths})) for sector, paths in self.paths.items()}
        """Where they end, by the sector where they start."""
        self._far: dict[tuple[int, frozenset[int]], dict[int, int]] = {}
        self._steps: dict[tuple[int, int, frozenset[int]], int] = {}

    def distances(self, start: int, barred: frozenset[int]) -> dict[int, int]:
        """How many arrows it takes from a sector to each one that can be reached without entering those that are
        barred. Worked out once."""
        far = self._far.get((start, barred))
        if far is None:
            far = self._far[start, barred] = self._spread(start, barred)
        return far

    def _spread(self, start: int, barred: frozenset[int]) -> dict[int, int]:
        found = {start: 0}
        edge = [start]
        while edge:
            after = []
            for sector in edge:
                for other in self.joined.get(sector, ()):
                    if other not in found and other not in barred:
                        found[other] = found[sector] + 1
                        after.append(other)
            edge = after
        return found

    def step_toward(self, start: int, goal: int, barred: frozenset[int]) -> int:
        """The next sector on a shortest way to a goal. Worked out once."""
        key = (start, goal, barred)
        if key not in self._steps:
            self._steps[key] = self._step(start, goal, barred)
        return self._steps[key]

    def _step(self, start: int, goal: int, barred: frozenset[int]) -> int:
        if goal == start or goal not in self.distances(start, barred):
            return start
        steps = [step for step in self.joined.get(start, ()) if step not in barred]
        ways = {step: self.distances(step, barred).get(goal, BOARD) for step in steps}
        return min(steps, key=lambda step: (ways[step], step))


def _end(chart: Chart, carriers: Mapping[str, int], board: int, end: str) -> int:
    """Where an end of a path is."""
    if end.isdigit():
        return board * BOARD + int(end)
    if end in carriers:
        return carriers[end]
    planet, n = split_sector(end)
    return chart.boards[planet] * BOARD + n if planet in chart.boards else OFF_BOARD


def chart_of(g: VanguardState) -> Chart:
    """What is printed on the boards that lie on the table."""
    boards = g.expedition.boards
    if len(boards) == 1:
        return _alone[g.campaign][boards[0].planet]
    if len(boards) == 2:
        # As below, without a list: places are looked up all the time.
        return _together(g.campaign, boards[0].planet, boards[1].planet)
    return _together(g.campaign, *[board.planet for board in boards])


@PerCampaign
def _alone(folder: str) -> dict[str, Chart]:
    """Each planet by itself, which is what lies on the table most of the time."""
    return {id: Chart([planet]) for id, planet in campaign[folder].planets.items()}


@PerCampaign
def _still(folder: str) -> dict[str, _Net]:
    """The arrows of those planets where nothing carries any along."""
    return {id: _Net(chart, {}) for id, chart in _alone[folder].items() if not chart.carriers}


@cache
def _together(folder: str, *planets: str) -> Chart:
    known = campaign[folder].planets
    return Chart([known[planet] for planet in planets])
