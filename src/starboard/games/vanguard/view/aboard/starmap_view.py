"""The starmap: where the ship is, which systems are charted, and what the scanner shows."""

from typing import Any

from starboard.games.vanguard.content import campaign
from starboard.games.vanguard.names.names import thing_name
from starboard.games.vanguard.notation.symbols import BiomeName
from starboard.games.vanguard.rules.ship_book.starmap import destinations, is_charted
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.games.vanguard.view.landing_view import LandingRow, landing_rows
from starboard.kernel.view import Sealed, View


class ScanView(View, frozen=True, omit_defaults=True):
    """IV-S-0508: what is uncovered of a landing card, step by step."""

    steps: int
    biomes: list[BiomeName] | None = None
    abundance: dict[str, int] | None = None
    hazards: list[LandingRow] | None = None
    dangers: list[str] | None = None


class StarmapView(View, frozen=True):
    """Where the ship is and where it can go."""

    system: Sealed
    charted: list[Sealed]
    entered: list[Sealed]
    here: list[Sealed]
    visited: list[Sealed]
    target: Sealed
    plate: Sealed
    """The name of the plate of the planet on course; empty where there is none."""
    told: Sealed
    """The message that says what is known of that planet; empty without one."""
    scanned: dict[Sealed, ScanView]


def starmap_view(g: VanguardState) -> StarmapView:
    """The starmap as far as it is charted."""
    c = campaign[g.campaign]
    planet = c.planets.get(c.destinations[g.ship.target].planet) if g.ship.target else None
    return StarmapView(
        system=g.ship.system,
        charted=[id for id in c.systems if is_charted(g, id)],
        entered=list(g.ship.systems),
        here=[one.id for one in destinations(g)],
        visited=list(g.ship.visited),
        target=g.ship.target,
        plate=thing_name(g.campaign, planet.plate) if planet is not None and planet.plate in c.plates else "",
        told=f"{c.head.prefix}-planet-{planet.id}-text" if planet is not None else "",
        scanned={id: scan_view(g, id) for id in g.ship.scanned},
    )


def scan_view(g: VanguardState, destination: str) -> ScanView:
    """The lines of a landing card that the scanner has uncovered."""
    c = campaign[g.campaign]
    planet = c.planets[c.destinations[destination].planet]
    seen = g.ship.scanned[destination]
    lines: dict[str, Any] = {
        "biomes": list(planet.scan.biomes),
        "abundance": dict(planet.scan.abundance),
        "hazards": list(landing_rows(g.campaign, planet.id)),
        "dangers": [*planet.scan.dangers, *(["threat"] if planet.scan.threats else [])],
    }
    return ScanView(steps=seen, **dict(list(lines.items())[:seen]))
