"""Which sectors the notation means, as the exploration stands."""

import re
from collections.abc import Callable

from starboard.games.vanguard.board.sectors import (
    all_sectors,
    biomes,
    chart_of,
    connected,
    distances,
    numbered,
    planet_at,
    printed,
    tagged,
    threat,
)
from starboard.games.vanguard.effects import numbers
from starboard.games.vanguard.effects.context import Ctx
from starboard.games.vanguard.effects.crew_targets import picked, random_of
from starboard.games.vanguard.notation.place_words import Atom, Place, parse_place
from starboard.games.vanguard.state.board_state import OFF_BOARD
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.games.vanguard.state.member_state import NOBODY

_STATE = re.compile(r"\{([a-z][a-z0-9-]*)\}")


def here(g: VanguardState, ctx: Ctx) -> int:
    """The sector that `here` means; 0 when there is none."""
    if ctx.sector:
        return ctx.sector
    if ctx.who >= 0 and g.expedition.team:
        return g.expedition.team[ctx.who].sector
    return ctx.there


def sectors(g: VanguardState, place: Place, ctx: Ctx) -> list[int]:
    """The sectors of a place, by number."""
    if not g.expedition.team:
        return []
    if place.fixed:
        known = chart_of(g).places
        found = known.get(place.text)
        if found is None:
            found = known[place.text] = _worked_out(g, place, ctx)
        return found[:]
    return _worked_out(g, place, ctx)


def _worked_out(g: VanguardState, place: Place, ctx: Ctx) -> list[int]:
    if len(place.terms) == 1 and len(place.terms[0]) == 1:
        atom = place.terms[0][0]
        alone = _ATOMS[atom.kind](g, atom.name, ctx)
        found = sorted(set(alone)) if len(alone) > 1 else alone[:]
        if OFF_BOARD in found:
            found.remove(OFF_BOARD)
        return found
    every: set[int] = set()
    for term in place.terms:
        taken = set(_atom(g, term[0], ctx))
        for atom in term[1:]:
            other = set(_atom(g, atom, ctx))
            taken = taken - other if atom.take == "but" else taken & other
        every |= taken
    every.discard(OFF_BOARD)
    return sorted(every)


def _atom(g: VanguardState, atom: Atom, ctx: Ctx) -> list[int]:
    return _ATOMS[atom.kind](g, atom.name, ctx)


def _member_sector(field: str) -> Callable[[VanguardState, str, Ctx], list[int]]:
    def find(g: VanguardState, name: str, ctx: Ctx) -> list[int]:
        return [getattr(g.expedition.team[ctx.who], field)] if ctx.who >= 0 else []

    return find


def _here(g: VanguardState, name: str, ctx: Ctx) -> list[int]:
    return [here(g, ctx)]


def _yours(g: VanguardState, name: str, ctx: Ctx) -> list[int]:
    """The sector of the one whose effect it is, where it concerns another."""
    who = ctx.actor if ctx.actor != NOBODY else ctx.who
    return [g.expedition.team[who].sector] if who != NOBODY else []


def _connected(g: VanguardState, name: str, ctx: Ctx) -> list[int]:
    """Connected to any sector of a place, or to here; without these themselves."""
    around = sectors(g, parse_place(name), ctx) if name else [here(g, ctx)]
    found = []
    for sector in around:
        if sector:
            for other in connected(g, sector):
                if other not in around:
                    found.append(other)
    return found


def _near(g: VanguardState, name: str, ctx: Ctx) -> list[int]:
    around = sectors(g, parse_place(name), ctx) if name else [here(g, ctx)]
    return [*around, *_connected(g, name, ctx)]


def _closest(g: VanguardState, name: str, ctx: Ctx) -> list[int]:
    far = distances(g, here(g, ctx))
    able = [(far[sector], sector) for sector in sectors(g, parse_place(name), ctx) if sector in far]
    return [min(able)[1]] if able else []


def _tagged(g: VanguardState, name: str, ctx: Ctx) -> list[int]:
    tag = _STATE.sub(lambda found: numbers.word(g, found[1], ctx), name)
    return tagged(g, tag)


def _marked(g: VanguardState, name: str, ctx: Ctx) -> list[int]:
    return [sector for sector, place in g.expedition.places.items() if place.markers.get(name)]


def _unmarked(g: VanguardState, name: str, ctx: Ctx) -> list[int]:
    return [sector for sector, place in g.expedition.places.items() if not place.markers.get(name)]


def _with_biome(g: VanguardState, name: str, ctx: Ctx) -> list[int]:
    return [sector for sector in all_sectors(g) if name in biomes(g, sector)]


def _with_poi(g: VanguardState, name: str, ctx: Ctx) -> list[int]:
    return [sector for sector, place in g.expedition.places.items() if any(poi.id == name for poi in place.pois)]


def _numbered(g: VanguardState, name: str, ctx: Ctx) -> list[int]:
    """`floor:2`: sectors with that number printed in them."""
    what, _, number = name.partition(":")
    return [sector for sector in all_sectors(g) if printed(g, sector).numbers.get(what) == int(number)]


def _entered(g: VanguardState, name: str, ctx: Ctx) -> list[int]:
    return [sector for sector, place in g.expedition.places.items() if place.entered]


def _unentered(g: VanguardState, name: str, ctx: Ctx) -> list[int]:
    return [sector for sector, place in g.expedition.places.items() if not place.entered]


def _with_crew(g: VanguardState, name: str, ctx: Ctx) -> list[int]:
    return [one.sector for one in g.expedition.team if not one.dead]


def _standees(g: VanguardState, name: str, ctx: Ctx) -> list[int]:
    id, _, which = name.partition(".")
    found = threat(g, id)
    if found is None:
        return []
    if which == "all":
        return found.sectors
    if which == "here":
        sector = here(g, ctx)
        return [sector] * found.sectors.count(sector)
    return found.sectors[:1]


def _most(sign: int) -> Callable[[VanguardState, str, Ctx], list[int]]:
    """The sector with most or least of a marker or of crew; of equal ones the lowest number, with `:high` the highest.
    Where there is none of it at all, no sector has most of it."""

    def find(g: VanguardState, name: str, ctx: Ctx) -> list[int]:
        what, _, tie = name.partition(":")
        trip = g.expedition
        counts = dict.fromkeys(all_sectors(g), 0)
        if what == "crew":
            for one in trip.team:
                if not one.dead and one.sector in counts:
                    counts[one.sector] += 1
        else:
            counts = {sector: trip.places[sector].markers.get(what, 0) for sector in counts}
        best = max(counts, key=lambda sector: (sign * counts[sector], sector if tie == "high" else -sector))
        return [best] if counts[best] or sign < 0 else []

    return find


def _furthest(g: VanguardState, name: str, ctx: Ctx) -> list[int]:
    """The sector in which a marker of that colour stands furthest on an action track of the active POI; of equal ones
    the lowest number. Where no track was begun, no sector."""
    stacks = {sector: place.pois[-1:] for sector, place in g.expedition.places.items()}
    fields = {
        sector: max((at for poi in top for key, at in poi.tracks.items() if key.endswith(f".{name}")), default=0)
        for sector, top in stacks.items()
    }
    best = max(fields, key=lambda sector: (fields[sector], -sector))
    return [best] if fields[best] else []


def _next(g: VanguardState, name: str, ctx: Ctx) -> list[int]:
    """The sector to which a route leads the threat."""
    route, _, id = name.partition(":")
    found = threat(g, id or ctx.threat)
    if found is None or not found.sectors or not found.sectors[0]:
        return []
    return [next_on_route(g, route, found.sectors[0], ctx)]


def next_on_route(g: VanguardState, route: str, sector: int, ctx: Ctx) -> int:
    """Where a route goes on from a sector; 0 when it does not pass there."""
    legs = planet_at(g, sector).routes[route].legs
    base = sector - sector % 100
    leg = legs.get(sector - base)
    if leg is None:
        return OFF_BOARD
    holds = leg.condition is None or numbers.test(g, leg.condition, ctx)
    return base + (leg.then if holds else leg.other)


def _crew_sector(g: VanguardState, name: str, ctx: Ctx) -> list[int]:
    return [g.expedition.team[who].sector for who in picked(g, name, ctx)]


_ATOMS: dict[str, Callable[[VanguardState, str, Ctx], list[int]]] = {
    "here": _here,
    "there": lambda g, name, ctx: [ctx.there],
    "yours": _yours,
    "landing": lambda g, name, ctx: [g.expedition.landing],
    "origin": _member_sector("origin"),
    "came-from": _member_sector("came_from"),
    "round-origin": _member_sector("round_origin"),
    "board": lambda g, name, ctx: all_sectors(g),
    "entered": _entered,
    "unentered": _unentered,
    "crewed": _with_crew,
    "sector": lambda g, name, ctx: [numbered(g, name)],
    "standee": _standees,
    "tag": _tagged,
    "has": _marked,
    "no": _unmarked,
    "biome": _with_biome,
    "poi": _with_poi,
    "most": _most(1),
    "least": _most(-1),
    "connected": _connected,
    "near": _near,
    "closest": _closest,
    "next": _next,
    "furthest": _furthest,
    "crew": _crew_sector,
    "number": _numbered,
}


def target(g: VanguardState, place: Place, start: int, ctx: Ctx) -> int:
    """The sector of a place toward which a standee moves from `start`: the nearest one, the lowest number among equals.
    Where several crew members are meant alike, the dice decide (IV-X-1505). 0 when there is none."""
    atom = place.terms[0][0]
    if atom.kind == "crew" and len(place.terms) == 1 and len(place.terms[0]) == 1:
        meant = picked(g, atom.name, ctx)
        return g.expedition.team[random_of(g, meant)].sector if meant else OFF_BOARD
    far = distances(g, start)
    able = [(far[sector], sector) for sector in sectors(g, place, ctx) if sector in far]
    return min(able)[1] if able else OFF_BOARD
