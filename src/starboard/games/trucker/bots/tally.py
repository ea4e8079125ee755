"""What a ship can do, counted, and what that is worth on the flight to come."""

from collections.abc import Iterable
from typing import Final

import msgspec

from starboard.games.trucker.bots.prospects import HIT, Prospects
from starboard.games.trucker.ship.parts import Part
from starboard.games.trucker.ship.strength import ALIEN_BONUS

USUAL_BATTERIES: Final = 5.0
USUAL_DEMAND: Final = 4.0
"""Tokens that a finished ship has, and would like to spend: what an unfinished one may count on getting."""
USUAL: Final = ((0, 0, 0, 0, 0), (1, 7, 5, 3, 1), (1.5, 11, 8, 5, 2), (2, 16, 9, 6, 3), (2.5, 18, 11, 8, 4))
"""Engines, cannons in half points, crew, containers and special containers of a usual ship, by level."""
PURPLE, BROWN = "purple", "brown"


class Tally(msgspec.Struct):
    """The abilities of a ship. Cannon strength is in half points; what needs a battery is counted apart."""

    engine: int = 0
    cannon: int = 0
    powered_engine: int = 0
    powered_cannon: int = 0
    doubles: int = 0
    batteries: int = 0
    crew: int = 0
    cargo: int = 0
    special: int = 0
    shields: tuple[int, int, int, int] = (0, 0, 0, 0)
    aliens: tuple[str, ...] = ()
    """The colours that could live aboard: those with a life support beside a cabin."""

    def with_part(self, part: Part, aliens: tuple[str, ...] = ()) -> "Tally":
        """The tally with one component more, which makes room for these aliens."""
        kind = part.kind
        powered = kind.powered
        front, right, back, left = self.shields
        sides = part.shields
        return Tally(
            self.engine + (0 if powered else part.engine),
            self.cannon + (0 if powered else part.cannon),
            self.powered_engine + (part.engine if powered else 0),
            self.powered_cannon + (part.cannon if powered else 0),
            self.doubles + (powered and (part.engine or part.cannon) > 0),
            self.batteries + kind.batteries,
            self.crew + kind.crew,
            self.cargo + kind.cargo,
            self.special + kind.special,
            (front + (0 in sides), right + (1 in sides), back + (2 in sides), left + (3 in sides)) if sides else self.shields,
            tuple(sorted({*self.aliens, *aliens})) if aliens else self.aliens,
        )


def tally_of(parts: Iterable[Part]) -> Tally:
    """What these components can do together, without aliens."""
    tally = Tally()
    for part in parts:
        tally = tally.with_part(part)
    return tally


def worth(tally: Tally, prospects: Prospects, unbuilt: float, level: int = 0) -> float:
    """What the abilities of a ship are worth, in credits; `unbuilt` is the share of it that is still to come, with its
    share of what a ship of this level usually has."""
    engine_more, cannon_more, crew_more, cargo_more, special_more = USUAL[level]
    covered = [min(1, count) for count in tally.shields]
    saved = sum(prospects.small[side] * covered[side] for side in range(4))
    demand = tally.doubles * (0.5 * prospects.fights + 0.5 * prospects.opens) + 0.4 * saved + unbuilt * USUAL_DEMAND
    tokens = tally.batteries + unbuilt * USUAL_BATTERIES
    power = min(1.0, tokens / demand) if demand else 1.0
    cannon = tally.cannon + power * tally.powered_cannon + unbuilt * cannon_more
    engine = tally.engine + power * tally.powered_engine + unbuilt * engine_more
    crew = tally.crew + unbuilt * crew_more
    bonus = 0.0
    fewer = _at(prospects.crew, crew) - _at(prospects.crew, max(0, crew - 1))
    if PURPLE in tally.aliens and cannon:
        gain = _at(prospects.cannons, cannon + 2 * ALIEN_BONUS) - _at(prospects.cannons, cannon)
        bonus += max(0.0, gain - fewer)
    if BROWN in tally.aliens and engine:
        gain = _at(prospects.engines, engine + ALIEN_BONUS) - _at(prospects.engines, engine)
        bonus += max(0.0, gain - fewer)
    return (
        _at(prospects.cannons, cannon)
        + _at(prospects.engines, engine)
        + _at(prospects.crew, crew)
        + prospects.cargo(tally.cargo + unbuilt * cargo_more, tally.special + unbuilt * special_more)
        + 0.3 * power * saved * HIT
        + bonus
    )


def _at(table: tuple[float, ...], value: float) -> float:
    """An entry of a table, between two of them where the value lies between."""
    low = int(value)
    if low >= len(table) - 1:
        return table[-1]
    return table[low] + (value - low) * (table[low + 1] - table[low])
