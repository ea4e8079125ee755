"""What a ship can do, counted, and what that is worth on the flight to come."""

from collections import Counter
from collections.abc import Iterable
from math import exp, inf
from typing import Final, NamedTuple

import msgspec

from starboard.games.trucker.board.ship.components import Part
from starboard.games.trucker.board.ship.strength import ALIEN_BONUS
from starboard.games.trucker.bots.worth.prospects import HIT, Prospects

PURPLE, BROWN = "purple", "brown"
SAVED: Final = 0.3
"""How often a small attack would do harm that a shield prevents."""
SHIELD_USES: Final = 0.4
"""How often a shield gets a battery against one."""


class Usual(NamedTuple):
    """What a finished ship has, about. Cannons are in half points; `demand` are batteries that it likes to spend."""

    engine: float
    cannon: float
    crew: float
    cargo: float
    special: float
    batteries: float
    demand: float


FINISHED: Final = Usual(0, 0, 0, 0, 0, 0, 0)
USUAL: Final = {
    1: Usual(1, 7, 5, 3, 1, 5, 4),
    2: Usual(1.5, 11, 8, 5, 2, 5, 4),
    3: Usual(2, 16, 9, 6, 3, 5, 4),
    4: Usual(2.5, 18, 11, 8, 4, 5, 4),
}
"""By level."""
SPENT: Final = 0.2
"""How likely all batteries are spent when they would be needed most."""
DEAR: Final = 0.6
"""How many of the usual engines a ship gets where each of them costs two squares: its own, and an empty one behind."""
EXTRAS: Final = {
    "luxury_cabin": 0.7,
    "stasis_chamber": 0.4,
    "reactor_furnace": 0.3,
    "cannon_booster": 0.5,
    "engine_booster": 0.4,
    "shield_booster": 0.3,
    "auto_defense": 0.3,
    "crewbots": 0.5,
    "thruster": 0.4,
    "solar_panel": 0.4,
    "armoury": 0.2,
}
"""What components of the expansions are worth beside what is counted, in credits a level; two of a kind are worth half
as much again (GT-X1-3, GT-X2-2)."""


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
    """The colours of aliens aboard, or of those that could live there."""
    extras: tuple[str, ...] = ()
    """The kinds of the components that have a worth of their own."""
    ceiling: float = inf
    """In a fleet, the engine strength that its other ships let it use: the slowest decides (GT-LM-4.9.2)."""

    def with_part(self, part: Part, aliens: tuple[str, ...] = ()) -> "Tally":
        """The tally with one component more, which makes room for these aliens."""
        kind = part.kind
        powered = kind.powered
        shields = self.shields
        if part.shields:
            front, right, back, left = (count + (side in part.shields) for side, count in enumerate(shields))
            shields = (front, right, back, left)
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
            shields,
            tuple(sorted({*self.aliens, *aliens})) if aliens else self.aliens,
            (*self.extras, kind.id) if kind.id in EXTRAS else self.extras,
            self.ceiling,
        )


def tally_of(parts: Iterable[Part]) -> Tally:
    """What these components can do together, without aliens."""
    tally = Tally()
    for part in parts:
        tally = tally.with_part(part)
    return tally


class Parts(NamedTuple):
    """What the abilities of a ship are worth, one by one, in credits; and how much of each there is likely to be."""

    cannons: float
    engines: float
    drift: float
    crew: float
    cargo: float
    saved: float
    aliens: float
    extras: float
    power: float
    """How far the batteries go."""

    @property
    def total(self) -> float:
        """All of them together."""
        return sum(self[:-1])


def worth(tally: Tally, prospects: Prospects, unbuilt: float = 0.0, usual: Usual = FINISHED) -> float:
    """What the abilities of a ship are worth, in credits. `unbuilt` is the share of it that is still to come, with its
    share of what is usual: else nobody would begin with what pays only when there is more of it."""
    return worths(tally, prospects, unbuilt, usual).total


def worths(tally: Tally, prospects: Prospects, unbuilt: float = 0.0, usual: Usual = FINISHED) -> Parts:
    """The same ability by ability."""
    saved = sum(prospects.small[side] for side in range(4) if tally.shields[side])
    demand = tally.doubles * (prospects.fights + prospects.opens) / 2 + SHIELD_USES * saved + unbuilt * usual.demand
    power = min(1.0, (tally.batteries + unbuilt * usual.batteries) / demand) if demand else 1.0
    cannon = tally.cannon + power * tally.powered_cannon + unbuilt * usual.cannon
    engine = tally.engine + power * tally.powered_engine
    crew = tally.crew + unbuilt * usual.crew
    return Parts(
        _at(prospects.cannons, cannon),
        _engines(prospects, engine, unbuilt * usual.engine, tally.ceiling),
        -_drift(tally, prospects, power, unbuilt),
        _at(prospects.crew, crew),
        prospects.cargo(tally.cargo + unbuilt * usual.cargo, tally.special + unbuilt * usual.special),
        SAVED * power * saved * HIT,
        _aliens(tally.aliens, prospects, cannon, engine + unbuilt * usual.engine, crew),
        prospects.level * sum(EXTRAS[kind] * (1 + (count > 1) / 2) for kind, count in Counter(tally.extras).items()),
        power,
    )


def _drift(tally: Tally, prospects: Prospects, power: float, unbuilt: float) -> float:
    """What it costs to have only engines that need batteries: those may be spent when space is open (GT-B-12.3.2)."""
    if tally.engine or not tally.powered_engine:
        return 0.0
    ruin = prospects.engines[1] - prospects.engines[0]
    return max(0.0, ruin) * max(SPENT, 1 - power) * (1 - unbuilt)


def _engines(prospects: Prospects, engine: float, coming: float, ceiling: float) -> float:
    """What engines are worth when some more may come, as many as dice might show that show this many on average: the
    mean of what is likely, since to have none at all is the one thing that nobody can afford (GT-B-12.3.2)."""
    none = exp(-coming)
    now = _at(prospects.engines, min(engine, ceiling))
    if none == 1.0:
        return now
    return none * now + (1 - none) * _at(prospects.engines, min(engine + coming / (1 - none), ceiling))


def _aliens(colours: tuple[str, ...], prospects: Prospects, cannon: float, engine: float, crew: float) -> float:
    """GT-B-9.1.2, GT-B-9.2.2: what aliens add, if they are worth the human that each of them is less."""
    human = _at(prospects.crew, crew) - _at(prospects.crew, max(0.0, crew - 1))
    worth = 0.0
    if PURPLE in colours and cannon:
        stronger = _at(prospects.cannons, cannon + 2 * ALIEN_BONUS) - _at(prospects.cannons, cannon)
        worth += max(0.0, stronger - human)
    if BROWN in colours and engine:
        faster = _at(prospects.engines, engine + ALIEN_BONUS) - _at(prospects.engines, engine)
        worth += max(0.0, faster - human)
    return worth


def _at(table: tuple[float, ...], value: float) -> float:
    """An entry of a table, between two of them where the value lies between."""
    low = int(value)
    if low >= len(table) - 1:
        return table[-1]
    return table[low] + (value - low) * (table[low + 1] - table[low])
