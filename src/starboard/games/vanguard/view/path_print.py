"""The paths of a planet board, and what must be done on each of them (IV-X-002)."""

from collections.abc import Iterator
from typing import Literal

from starboard.games.vanguard.content.planet import Planet
from starboard.games.vanguard.notation.symbols import LETTER, Colour
from starboard.kernel.view import View

USE, SACRIFICE, DANGER = "u", "s", "x"
"""How the symbols begin that use a die, sacrifice one, or roll a danger die."""


class SignPrint(View, frozen=True, omit_defaults=True):
    """A symbol on a path."""

    id: str
    kind: Literal["travel", "use", "sacrifice", "danger", "own"]
    """What it asks for; one of the planet's own says so itself."""
    colour: Colour | None = None
    """Of the die that is used or sacrificed; null: any."""
    box: str | None = None
    """The box of a danger die."""


class PathPrint(View, frozen=True):
    """A path between two sectors of the same board."""

    start: int
    end: int
    both: bool
    """Whether one may also go back."""
    symbols: list[SignPrint]
    """What must be done on the way, in this order."""


def paths_of(planet: Planet) -> list[PathPrint]:
    """The paths that are printed between two sectors; none that a threat carries along, or that lead to another
    board."""
    return list(_paths(planet))


def _paths(planet: Planet) -> Iterator[PathPrint]:
    sectors = {str(sector.n): sector.n for sector in planet.sector}
    for edge in planet.edges.edges:
        if edge.a in sectors and edge.b in sectors:
            symbols = [sign_of(symbol) for symbol in edge.symbols]
            yield PathPrint(start=sectors[edge.a], end=sectors[edge.b], both=edge.both, symbols=symbols)


def sign_of(symbol: str) -> SignPrint:
    """A symbol of a path, taken apart."""
    if symbol == "T":
        return SignPrint(id=symbol, kind="travel")
    how, what = symbol[0], symbol[1:]
    if how == DANGER:
        return SignPrint(id=symbol, kind="danger", box=what)
    if how in (USE, SACRIFICE):
        return SignPrint(id=symbol, kind="use" if how == USE else "sacrifice", colour=LETTER.get(what))
    return SignPrint(id=symbol, kind="own")
