"""AE-B-5: which regions are next to each other, how far apart they are, and what is in range.

Tiles come to the map while it is played, but seldom; so distances are worked out once for each layout of tiles and
looked up from then on.
"""

from collections.abc import Iterable
from functools import lru_cache

from starboard.games.andromeda.content import content
from starboard.games.andromeda.state.game_state import FIRST_NEBULA, REGIONS, SPACES, AndromedaState
from starboard.kernel.paths import steps_from

FAR = 99
"""The distance of regions that no way connects."""


def is_nebula(region: int) -> bool:
    """AE-B-10.1."""
    return region >= FIRST_NEBULA


def kind_of(g: AndromedaState, region: int) -> str:
    """`planet`, `base`, `nebula`, `gate`, `quasar`, `vortex`, or empty where no tile lies (AE-B-1.2)."""
    return "nebula" if region >= FIRST_NEBULA else content().kinds.get(g.tiles[region], "")


def lay_tile(g: AndromedaState, region: int, tile: str) -> None:
    """Put a tile on an empty space."""
    g.tiles[region] = tile
    g.layout |= 1 << region
    if tile == "vortex":
        g.vortexes.append(region)


def regions_with_tiles(g: AndromedaState) -> tuple[int, ...]:
    """All regions of the map, nebulae last."""
    return _regions_of(g.layout)


def neighbours(g: AndromedaState, region: int) -> tuple[int, ...]:
    """AE-B-5.1: the regions next to this one, in rising order. The two vortexes are next to each other (AE-B-24.2)."""
    return links_of(g.layout, _warp(g))[region]


def distance(g: AndromedaState, start: int, end: int, navigation: bool = False) -> int:
    """AE-B-5.2: the least number of steps; `FAR` when no way leads there. Empty spaces cannot be crossed, and only a
    unit with Navigation goes through a nebula. Ranges are counted through quasars (AE-B-24.2)."""
    return distances(g.layout, _warp(g), navigation)[start][end]


def in_range(g: AndromedaState, start: int, end: int, reach: int, navigation: bool = False) -> bool:
    """AE-B-5.3: whether a unit at `start` has `end` in range; its own region always is."""
    return distances(g.layout, _warp(g), navigation)[start][end] <= reach


def within(g: AndromedaState, start: int, reach: int) -> tuple[int, ...]:
    """AE-B-5.3: the regions that a unit at `start` has in range, its own among them."""
    return _within(g.layout, _warp(g), start, reach)


def movements(g: AndromedaState, start: int, navigation: bool) -> tuple[int, ...]:
    """How many steps a ship takes from `start` to every region; `FAR` where it cannot go. Ships move neither into nor
    through a quasar (AE-B-24.2)."""
    layout = g.layout
    for region in range(SPACES):
        if g.tiles[region] == "quasar":
            layout &= ~(1 << region)
    return distances(layout, _warp(g), navigation)[start]


def leftmost(regions: Iterable[int]) -> list[int]:
    """Those of the regions that lie furthest to the left: several only where they are above each other (OQ-20)."""
    xs = content().board.xs
    ordered = sorted(regions, key=lambda region: (xs[region], region))
    return [region for region in ordered if xs[region] == xs[ordered[0]]]


def one_step(g: AndromedaState, region: int, direction: int) -> int:
    """The region with a tile one step away in a direction of `kernel.hexes`, -1 when there is none. Nebulae lie beside
    the grid: no direction leads to one."""
    if region >= SPACES:
        return -1
    there = content().board.steps[region][direction]
    return there if there >= 0 and g.tiles[there] else -1


def _warp(g: AndromedaState) -> tuple[int, int]:
    return (g.vortexes[0], g.vortexes[1]) if len(g.vortexes) > 1 else (-1, -1)


@lru_cache(maxsize=4096)
def _regions_of(layout: int) -> tuple[int, ...]:
    return tuple(region for region in range(REGIONS) if region >= FIRST_NEBULA or layout >> region & 1)


@lru_cache(maxsize=4096)
def _within(layout: int, warp: tuple[int, int], start: int, reach: int) -> tuple[int, ...]:
    steps = distances(layout, warp, False)[start]
    return tuple(region for region in _regions_of(layout) if steps[region] <= reach)


@lru_cache(maxsize=4096)
def links_of(layout: int, warp: tuple[int, int]) -> tuple[tuple[int, ...], ...]:
    """The neighbours of every region, for a layout of tiles and the regions of two vortexes."""
    board = content().board
    links: list[set[int]] = [set() for _ in range(REGIONS)]
    for space in range(SPACES):
        if layout >> space & 1:
            links[space].update(there for there in board.steps[space] if there >= 0 and layout >> there & 1)
    for number, spaces in enumerate(board.nebulae):
        for space in spaces:
            if layout >> space & 1:
                links[space].add(FIRST_NEBULA + number)
                links[FIRST_NEBULA + number].add(space)
    if warp[0] >= 0:
        links[warp[0]].add(warp[1])
        links[warp[1]].add(warp[0])
    return tuple(tuple(sorted(there)) for there in links)


@lru_cache(maxsize=4096)
def distances(layout: int, warp: tuple[int, int], navigation: bool) -> tuple[tuple[int, ...], ...]:
    """The distance between every two regions. Without Navigation a nebula only begins or ends a way (AE-B-5.2)."""
    links = [list(there) for there in links_of(layout, warp)]
    through = [navigation or region < FIRST_NEBULA for region in range(REGIONS)]
    return tuple(
        tuple(steps if steps >= 0 else FAR for steps in steps_from(links, start, through)) for start in range(REGIONS)
    )
