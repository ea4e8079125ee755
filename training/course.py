"""From nothing to a network for the bots of Andromeda's Edge, in one command:

    python -m training.andromeda OUT [--matches 6000] [--taught 1500] [--rounds 100] [--from NETWORK]

Plays matches, fits one network for each recipe, lets each play the admiral, and the best of them the overlord. Writes
every network and a report into the folder OUT. `--from` plays the matches with the judgement of that network.
"""

import os
import time
from argparse import ArgumentParser
from collections.abc import Iterable
from functools import cached_property
from pathlib import Path

import msgspec

from starboard.arena import Duel, ProcessRunner, duel
from starboard.arena.duel import RoundPlayer, duel_plan
from starboard.bots import BotMaker, bot_maker
from starboard.games.andromeda.bots.admiral import Admiral
from starboard.games.andromeda.bots.learnt.learnt_judge import LearntJudge
from starboard.games.andromeda.bots.overlord import Overlord
from starboard.kernel import find_title
from starboard.neurons import Network
from training.andromeda_matches import Job, Rows, keep, play, stored
from training.fit import Recipe, fitted, gathered
from training.report import Report, in_order

CLASSES = {"admiral": Admiral, "overlord": Overlord}
APART = 77_000_000
"""The seed of trials: none of their deals was ever learnt from."""


class Trial(RoundPlayer):
    """Rounds of bots, some of which have a network of their own: `overlord:FILE`."""

    @cached_property
    def makers(self) -> list[BotMaker]:
        return [_maker(name) for name in self.plan.bots]


def _maker(name: str) -> BotMaker:
    kind, _, file = name.partition(":")
    if not file:
        return bot_maker(find_title("andromeda"), name)
    own = LearntJudge(read(Path(file)))
    return type("Tried", (CLASSES[kind],), {"judge": own})


def read(file: Path) -> Network:
    return msgspec.json.decode(file.read_bytes(), type=Network)


def tried(bots: tuple[str, str], rounds: int, workers: int, seed: int, seats: int = 2, hegemon: str = "") -> Duel:
    """A duel on deals of its own. Alone, both play the same deals against an officer of the Hegemon."""
    options = {"hegemon": hegemon} if hegemon else {}
    known = duel_plan(find_title("andromeda"), ("admiral", "overlord"), seats, options, seed, alone=seats > 2)
    plan = msgspec.structs.replace(known, bots=bots)
    return duel(plan, rounds, None, ProcessRunner(workers), None, Trial(plan))


def said(name: str, result: Duel) -> str:
    low, high = result.interval
    times = " / ".join(f"{1000 * side.seconds_a_decision:.2f}" for side in result.sides)
    return (
        f"{name}: {result.share:.1%} of {result.rounds} rounds, {result.elo:+.0f} Elo ({low:+.0f} to {high:+.0f}), "
        f"{times} ms a decision, {len(result.errors)} errors"
    )


def played(matches: int, taught: int, first: int, network: Network | None, workers: int, until: float) -> list[Rows]:
    """All matches in the order of their numbers, as many as there is time for."""
    jobs: Iterable[Job] = (
        Job(first + number, number * taught // matches != (number + 1) * taught // matches, network)
        for number in range(matches)
    )
    return in_order(play, jobs, workers, until)


def main() -> None:
    parser = ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("out", type=Path)
    parser.add_argument("--matches", type=int, default=6000)
    parser.add_argument("--taught", type=int, default=1500, help="how many of them ask the search")
    parser.add_argument("--first", type=int, default=1, help="the number of the first match")
    parser.add_argument("--seconds", type=float, default=3600.0, help="no match is begun later than this")
    parser.add_argument("--rounds", type=int, default=100, help="rounds of each trial")
    parser.add_argument("--recipes", default="[[[16]], [[32]], [[32], 1, 3], [[64, 32]], [[32, 16]]]", help="JSON")
    parser.add_argument("--from", dest="begin", type=Path, help="the network that plays the matches")
    parser.add_argument("--with", dest="more", type=Path, nargs="*", default=[], help="data of earlier rounds")
    parser.add_argument("--against", default="admiral", help="whom each network plays; admiral:FILE has a network, too")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    asked = parser.parse_args()
    tell = Report(asked.out).tell

    network = read(asked.begin) if asked.begin else None
    start = time.time()
    matches = played(asked.matches, asked.taught, asked.first, network, asked.workers, start + asked.seconds)
    tell(f"{len(matches)} matches in {time.time() - start:.0f} s")
    keep(asked.out / "data.npz", matches)
    matches += [one for file in asked.more for one in stored(file)]
    table = gathered(matches)
    tell(f"{len(matches)} matches, {len(table.rows)} rows, {len(table.lessons)} moves of {table.turns.max() + 1} turns")
    found: dict[str, float] = {}
    for number, (hidden, *rest) in enumerate(msgspec.json.decode(asked.recipes)):
        start = time.time()
        net, line = fitted(table, Recipe(tuple(hidden), *rest))
        file = asked.out / f"network{number}.json"
        file.write_bytes(msgspec.json.encode(net))
        tell(f"{file.name}: {line}, {time.time() - start:.0f} s")
        result = tried((f"admiral:{file}", asked.against), asked.rounds, asked.workers, APART)
        found[str(file)] = result.share
        tell(said(f"admiral with {file.name} against {asked.against}", result))
    tell(f"best: {max(found, key=lambda file: found[file])}")
