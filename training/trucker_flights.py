"""Ships of Galaxy Trucker to learn from: bots build them, some of their components are changed for others, and every
variant of a ship is flown several times with the same dice. So what differs is what the components make of a flight.
Table number i takes all its chance from its number, so the same command gives the same data."""

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple, cast

import msgspec
import numpy as np
from numpy.typing import NDArray

from starboard.bots import play_out
from starboard.games.trucker.board.current_round import board_for
from starboard.games.trucker.board.ship.cabins import BASE_ALIENS
from starboard.games.trucker.board.ship.components import code_of
from starboard.games.trucker.board.ship.connectors import open_ends
from starboard.games.trucker.board.ship.holds import fill_batteries
from starboard.games.trucker.board.ship.insurance import largest_gap, premium
from starboard.games.trucker.board.ship.ship_board import Board
from starboard.games.trucker.board.ship.ship_faults import faults
from starboard.games.trucker.bots.building.builder import prospects_for
from starboard.games.trucker.bots.building.plans import Plan, plan_of
from starboard.games.trucker.bots.flying.playouts import fly_on
from starboard.games.trucker.bots.flying.reckoning import slowest
from starboard.games.trucker.bots.learnt.judgement import Judgement
from starboard.games.trucker.bots.learnt.learnt_yard import LearntYard
from starboard.games.trucker.bots.learnt.numbers import NAMES, of_flight, of_ship
from starboard.games.trucker.bots.veteran import Veteran
from starboard.games.trucker.bots.worth.prospects import HIT, Prospects
from starboard.games.trucker.bots.worth.tally import FINISHED, Tally, tally_of, worths
from starboard.games.trucker.content import content
from starboard.games.trucker.state.game_state import TruckerState
from starboard.games.trucker.state.options import BOXES
from starboard.games.trucker.state.ship_state import Ship
from starboard.kernel import Choice, Match, Sight, chance_from, find_title, new_match
from starboard.kernel.codec import codec_of
from starboard.kernel.squares import BACK, FRONT

CLASSES: Final = {
    "I": 0.12,
    "II": 0.14,
    "III": 0.16,
    "IIIA": 0.05,
    "IA": 0.04,
    "IIB": 0.06,
    "IIIB": 0.06,
    "IV": 0.05,
    "IC": 0.05,
    "IIC": 0.12,
    "IIIC": 0.15,
    "IIA": 0.04,
    "IVC": 0.12,
}
"""What is flown, and how often."""
FLEETS: Final = ("IIA", "IVC")
"""Classes with several ships, which have a judgement of their own."""
NEEDS_KIT: Final = ("IA", "IIA", "IIB", "IIIB", "IV")
SEATS: Final = ((2, 0.5), (3, 0.3), (4, 0.2))
PURSE: Final = 40
"""With so many credits at most players set out: who has none pays for nothing, and learns nothing."""
VARIANTS, DICE, CHANGES, TRIES = 9, 8, 5, 80
"""Variants of a ship, the first of which is as it was built; flights of each; changes at most; and how often one is
tried until it breaks no rule."""
PLACED: Final = ("filled", "open_ends", "small_hits", "joints", "covered", "premium")
"""What the places of its components make of a ship."""
COLUMNS: Final = (*NAMES, *PLACED)


class Job(NamedTuple):
    """A table to be built and flown."""

    number: int
    judgement: Judgement | None = None
    """With whose judgement its ships are built; None: as veterans do."""


class Rows(NamedTuple):
    """What one table gave: its variants, how far ahead of the others each came, on average, and its class."""

    rows: NDArray[np.int16]
    leads: NDArray[np.float32]
    gains: NDArray[np.float32]
    arrived: NDArray[np.float32]
    ship_class: str


class Built(Exception):
    """Building is over."""


class Shipwright(Veteran):
    """A veteran that goes home when ships are built."""

    piles: Sequence[Sequence[str]] = ()

    def choose(self, sight: Sight) -> Choice:
        if sight.view.part not in ("ready", "building"):
            raise Built
        return super().choose(sight)


def play(job: Job) -> Rows | None:
    """Build at a table, change one of its ships, and fly; None if nothing can be learnt of it."""
    chance = Random(job.number)
    title = find_title("trucker")
    (name,) = chance.choices(list(CLASSES), list(CLASSES.values()))
    (seats,) = chance.choices([seats for seats, _ in SEATS], [share for _, share in SEATS])
    kit = "both" if name in NEEDS_KIT or chance.random() < 0.2 else "none"
    match = new_match(title, seats, chance.randrange(1 << 30), {"classes": (name,), "kit": kit}, listening=False)
    bots = [Shipwright(chance.randrange(1 << 30)) for _ in range(seats)]
    if job.judgement is not None:
        for bot in bots:
            bot.builder.begun = yards_with(job.judgement)
    piles: list[list[str]] = []
    try:
        while not piles and match.question is not None:
            play_out(match, bots, 1, job.number)
            piles = [list(pile) for pile in table(match).piles]
        play_out(match, bots, title.longest, job.number)
    except Built:
        return _flown(match, piles, kit, chance)
    return None


@lru_cache(maxsize=1)
def yards_with(judgement: Judgement) -> type[LearntYard]:
    """Yards that have this judgement."""
    return type("TriedYard", (LearntYard,), {"judgement": judgement})


def _flown(match: Match, piles: list[list[str]], kit: str, chance: Random) -> Rows | None:
    """Fly variants of one of the ships."""
    g = _in_the_yard(table(match), piles, chance)
    seat = chance.randrange(len(g.truckers))
    board, ship = board_for(g, seat), g.truckers[seat].ship
    if not ship.parts or faults(board, ship):
        return None
    trucker = g.truckers[seat]
    level = board.ship_class.level
    known = tuple(sorted({card for pile in trucker.seen for card in piles[pile]}))
    flight_level = min(level, max(g.decks))
    prospects = prospects_for(flight_level, level > flight_level, len(g.truckers), known, tuple(g.flown))
    plan = plan_of(g.classes[0], tuple(g.dice), trucker.halves, g.hole, g.formerly)
    seeds = [chance.randrange(1 << 30) for _ in range(DICE)]
    tiles = [tile.id for tile in content().tiles.values() if tile.set in BOXES[kit]]
    rows, leads, gains, arrived = [], [], [], []
    for variant in range(VARIANTS):
        parts = dict(ship.parts)
        if variant:
            for _ in range(chance.randint(1, CHANGES)):
                parts = _changed(board, parts, tiles, chance)
        found = [_fly(g, match, seat, parts, seed) for seed in seeds]
        rows.append(row(plan, parts, prospects))
        leads.append(sum(one[0] for one in found) / DICE)
        gains.append(sum(one[1] for one in found) / DICE)
        arrived.append(sum(one[2] for one in found) / DICE)
    return Rows(
        np.array(rows, dtype=np.int16),
        np.array(leads, dtype=np.float32),
        np.array(gains, dtype=np.float32),
        np.array(arrived, dtype=np.float32),
        g.classes[0],
    )


def _in_the_yard(g: TruckerState, piles: list[list[str]], chance: Random) -> TruckerState:
    """The table as it was when the last ship was done."""
    codec = codec_of(find_title("trucker"))
    g = cast(TruckerState, codec.state.decode(codec.encode(g)))
    g.part, g.turn, g.flight, g.order, g.step, g.flown_now = "check", 0, [], [], 0, 0
    g.card, g.piles = "", [list(pile) for pile in piles]
    for trucker in g.truckers:
        trucker.ship = Ship(parts=trucker.ship.parts, lost=trucker.ship.lost)
        trucker.credits, trucker.premium, trucker.debt = chance.randint(0, PURSE), 0, 0
        trucker.flying, trucker.position, trucker.known = False, 0, []
    return g


def _changed(board: Board, parts: dict[int, str], tiles: Sequence[str], chance: Random) -> dict[int, str]:
    """The same with one component another one, one more or one less, if such a ship can be found."""
    for _ in range(TRIES):
        cell = chance.choice(board.cells)
        if cell == board.start:
            continue
        after = dict(parts)
        if cell in after and chance.random() < 0.1:
            del after[cell]
        else:
            after[cell] = code_of(chance.choice(tiles), chance.randrange(4))
            if board.parts[after[cell]].kind.id == "starting_cabin":
                continue
        if not faults(board, Ship(parts=after)):
            return after
    return parts


def _fly(g: TruckerState, match: Match, seat: int, parts: dict[int, str], seed: int) -> tuple[float, float, float]:
    """How far ahead a ship comes, what it gains, and whether it arrives."""
    title = find_title("trucker")
    codec = codec_of(title)
    before = [trucker.credits for trucker in g.truckers]
    known = g.truckers[seat].ship.parts
    g.truckers[seat].ship.parts = parts
    g.chance.state = chance_from(seed).state
    world = Match(title, msgspec.structs.replace(match.header, start=codec.encode(g)), None, False)
    g.truckers[seat].ship.parts = known
    world.begin()
    fly_on(world, g.round)
    after = table(world)
    gains = [trucker.credits - purse for trucker, purse in zip(after.truckers, before, strict=True)]
    others = [gain for other, gain in enumerate(gains) if other != seat]
    return gains[seat] - sum(others) / len(others), gains[seat], float(after.truckers[seat].finished)


def row(plan: Plan, parts: dict[int, str], prospects: Prospects) -> list[int]:
    """All numbers of a finished ship."""
    tally = tally_with_aliens(plan.board, parts)
    judged = worths(tally, prospects)
    return [*of_ship(tally, judged, 0.0, FINISHED), *of_flight(prospects), *_placed(plan, parts, prospects)]


def tally_with_aliens(board: Board, parts: dict[int, str]) -> Tally:
    """What a ship can do, with the aliens that find a home."""
    tally = tally_of(board.parts[code] for code in parts.values())
    found: set[str] = set()
    for cell, code in parts.items():
        if not board.parts[code].kind.alien:
            continue
        for side, there, _, _ in board.doors[cell]:
            other = board.parts.get(parts.get(there, ""))
            if other is not None and board.parts[code].connectors[side] and other.kind.id == "life_support":
                found.update(other.tile.colours)
    tally.aliens = tuple(sorted(found.intersection(BASE_ALIENS)))
    if len(board.fleet) > 1:
        ship = Ship(parts=parts)
        fill_batteries(board, ship)
        tally.engine, tally.powered_engine = slowest(board, ship)
    return tally


def _placed(plan: Plan, parts: dict[int, str], prospects: Prospects) -> list[int]:
    board, ends = plan.board, open_ends(plan.board, Ship(parts=parts))
    small = sum(prospects.small[end % 4] * plan.risk(end // 4, end % 4) for end in ends)
    joined = sum(
        1
        for seam in board.seams
        if seam.a in parts and seam.b in parts and board.parts[parts[seam.a]].connectors[seam.side_of_a]
    )
    lines: dict[tuple[int, int], float] = {}
    for cell, code in parts.items():
        part = board.parts[code]
        for side in part.muzzles:
            width = board.squares.width
            line = cell % width if side in (FRONT, BACK) else cell // width
            often = (1.0 if side in (FRONT, BACK) else 2.5) * (0.6 if part.kind.powered else 1.0)
            value = often * prospects.large[side] * plan.risk(cell, side)
            lines[side, line] = max(lines.get((side, line), 0.0), value)
    return [
        len(parts),
        len(ends),
        round(100 * HIT * small),
        joined - len(parts),
        round(100 * HIT * sum(lines.values())),
        premium(board, largest_gap(board, Ship(parts=parts))),
    ]


def table(match: Match) -> TruckerState:
    g = match.state
    assert isinstance(g, TruckerState)
    return g


def keep(file: Path, tables: list[Rows]) -> None:
    """Write tables, so that later rounds can learn from them as well."""
    sizes = np.array([len(one.rows) for one in tables])
    parts: dict[str, Any] = {
        name: np.concatenate([getattr(one, name) for one in tables]) for name in ("rows", "leads", "gains", "arrived")
    }
    np.savez_compressed(file, sizes=sizes, classes=np.array([one.ship_class for one in tables]), **parts)


def stored(file: Path) -> list[Rows]:
    """The tables of an earlier run."""
    kept = np.load(file)
    cuts = np.cumsum(kept["sizes"])[:-1]
    rows, leads, gains, arrived = (np.split(kept[name], cuts) for name in ("rows", "leads", "gains", "arrived"))
    classes = [str(name) for name in kept["classes"]]
    return [Rows(*one) for one in zip(rows, leads, gains, arrived, classes, strict=True)]
