"""Whole campaigns by the bot `crew`: how often each planet is mastered, how campaigns end, and what of the content was
met on the way.

    .venv/bin/python -m bench.vanguard_campaigns [--campaigns N] [--operations N] [--workers N] [--record]

Campaigns are for one to four players in turn, half of them with the tutorial, half from the quick start. `--record`
adds the tables to vanguard.md.
"""

from argparse import ArgumentParser
from collections import Counter
from collections.abc import Callable, Iterable
from concurrent.futures import ProcessPoolExecutor
from os import cpu_count
from pathlib import Path
from time import process_time
from typing import Any

import msgspec
from rich.console import Console
from rich.progress import track

from bench.ledger import Ledger
from starboard.bots import make_bot, play_out
from starboard.games.vanguard.board.sectors import top_poi
from starboard.games.vanguard.content import campaign
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.games.vanguard.state.ship_state import Ship
from starboard.games.vanguard.title import VANGUARD
from starboard.kernel import Match, new_match

PAGE = Path(__file__).parent / "vanguard.md"
FOLDER = "guest_book"
BOT = "crew"
LEAST, MOST = 0.45, 0.85
"""How often a planet should be mastered."""
TWO_MOST = 1 / 3
"""How much of all landings should at most fall on the two planets that are visited most."""
KINDS = ("POI", "mission", "event", "threat")


class Told(msgspec.Struct):
    """What a match tells."""

    ending: str
    won: bool
    passes: int
    decisions: int
    seconds: float
    landed: list[str]
    """The planet of every landing on which there was something to master, in order."""
    again: list[str]
    """The planet of every other landing: its missions had been completed on an earlier one."""
    mastered: list[str]
    """Those of `landed` whose missions were completed."""
    met: set[tuple[str, str]]
    """Cards that came into play: a POI where somebody stood, a mission or threat on the table, an event drawn."""


def played(seed: int, seats: int, options: dict[str, Any]) -> Told:
    """One match by the bot, to its end. Whatever has no end raises."""
    match = new_match(VANGUARD, seats, seed, options, listening=False)
    bots = [make_bot(VANGUARD, BOT, 10 * seed + seat) for seat in range(seats)]
    met: set[tuple[str, str]] = set()
    log = Landings()
    begun = process_time()
    decisions = 0
    while not match.over:
        decisions += play_out(match, bots, 1, seed)
        look_around(state_of(match), met)
        log.look(state_of(match).ship)
        if decisions > VANGUARD.longest:
            raise RuntimeError(f"seed {seed}: no end after {decisions} decisions")
    g, seconds = state_of(match), process_time() - begun
    won = match.outcome is not None and bool(match.outcome.winners)
    return Told(g.ending, won, g.ship.passes, decisions, seconds, log.landed, log.again, log.mastered, met)


class Landings:
    """Which landings had something to master, and which were mastered."""

    def __init__(self) -> None:
        self.landed: list[str] = []
        self.again: list[str] = []
        self.mastered: list[str] = []
        self.seen = 0

    def look(self, ship: Ship) -> None:
        """Note the landings that are over since the last look: one, or none."""
        for planet in ship.explored[self.seen :]:
            if planet in self.mastered:
                self.again.append(planet)
            else:
                self.landed.append(planet)
                if planet in ship.record:
                    self.mastered.append(planet)
        self.seen = len(ship.explored)


def state_of(match: Match) -> VanguardState:
    g = match.state
    assert isinstance(g, VanguardState)
    return g


def look_around(g: VanguardState, met: set[tuple[str, str]]) -> None:
    """Note what is in play."""
    e = g.expedition
    if e is None or not e.boards:
        return
    for one in e.team:
        poi = top_poi(g, one.sector) if one.sector in e.places else None
        if poi is not None:
            met.add(("POI", poi.id))
    for board in e.boards:
        met.update(("mission", mission.id) for mission in board.missions)
        met.update(("threat", threat.id) for threat in board.threats)
    met.update(("event", event) for event in (*e.events.discards, e.event) if event)


def campaign_start(seed: int) -> str:
    """By turns with the tutorial and without."""
    return "quick" if seed // 4 % 2 else "tutorial"


def all_played(count: int, start: Callable[[int], str], workers: int, console: Console) -> list[Told]:
    """Matches with one to four players in turn, on several cores."""
    seeds = range(count)
    with ProcessPoolExecutor(workers) as pool:
        told = pool.map(played, seeds, [1 + seed % 4 for seed in seeds], [{"start": start(seed)} for seed in seeds])
        return list(track(told, "playing", total=count, console=console))


# -- Tables ----------------------------------------------------------------------------------------------------------


def planet_rows(told: Iterable[Told]) -> list[list[str]]:
    """How often each planet was landed on with missions open, how often those were completed, and how often somebody
    came back after that."""
    landed, mastered, again = Counter[str](), Counter[str](), Counter[str]()
    for one in told:
        landed.update(one.landed)
        mastered.update(one.mastered)
        again.update(one.again)
    return [
        [planet, str(landed[planet]), share(mastered[planet], landed[planet]), str(again[planet])]
        for planet in sorted(landed)
    ]


def landing_rows(told: Iterable[Told]) -> list[list[str]]:
    """How many of all landings, first and later ones, fall on each planet, the most first."""
    count = Counter[str]()
    for one in told:
        count.update([*one.landed, *one.again])
    most = sum(number for _, number in count.most_common(2))
    rows = [[planet, str(number), share(number, count.total())] for planet, number in count.most_common()]
    return [*rows, ["the two most", str(most), share(most, count.total())]]


def share(part: int, whole: int) -> str:
    return f"{100 * part / whole:.0f} %"


def ending_rows(told: list[Told]) -> list[list[str]]:
    endings = Counter(one.ending for one in told)
    return [[ending, str(count), share(count, len(told))] for ending, count in sorted(endings.items())]


def length_rows(told: list[Told]) -> list[list[str]]:
    def row(name: str, numbers: list[float], digits: int = 0) -> list[str]:
        ordered = sorted(numbers)
        shown = (ordered[0], ordered[len(ordered) // 2], ordered[-1])
        return [name, *(f"{number:,.{digits}f}" for number in shown)]

    return [
        row("passes", [one.passes for one in told]),
        row("decisions", [one.decisions for one in told]),
        row("seconds on one core", [one.seconds for one in told], 1),
    ]


def coverage_rows(told: Iterable[Told]) -> list[list[str]]:
    """How many cards of each kind were met, and which were not."""
    met = set[tuple[str, str]]().union(*(one.met for one in told))
    c = campaign[FOLDER]
    cards = {"POI": c.pois, "mission": c.missions, "event": c.events, "threat": c.threats}
    rows = []
    for kind in KINDS:
        missed = sorted(id for id in cards[kind] if (kind, id) not in met)
        rows.append([kind, str(len(cards[kind])), str(len(cards[kind]) - len(missed)), ", ".join(missed)])
    return rows


def main() -> None:
    parser = ArgumentParser(description="Play whole campaigns of ISS Vanguard.")
    parser.add_argument("--campaigns", type=int, default=200)
    parser.add_argument("--operations", type=int, default=100)
    parser.add_argument("--workers", type=int, default=cpu_count())
    parser.add_argument("--record", action="store_true")
    asked = parser.parse_args()
    console = Console()
    campaign[FOLDER]  # Read before there are workers, so that all of them play the same.
    ledger = Ledger(PAGE, f"rules {VANGUARD.version}", asked.record, console)
    whole = all_played(asked.campaigns, campaign_start, asked.workers, console)
    single = all_played(asked.operations, lambda _: "operation", asked.workers, console)
    goal = f"goal {LEAST:.0%} to {MOST:.0%}"
    ledger.add(f"planet | landings | mastered ({goal}) | later visits", planet_rows([*whole, *single]))
    ledger.add(f"planet | all landings of campaigns | share (goal for two at most {TWO_MOST:.0%})", landing_rows(whole))
    ledger.add("ending | campaigns | share", ending_rows(whole))
    ledger.add("a campaign | least | middle | most", length_rows(whole))
    ledger.add("cards | in the campaign | met | not met", coverage_rows([*whole, *single]))


if __name__ == "__main__":
    main()
