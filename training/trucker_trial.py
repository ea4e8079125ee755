"""How strong a judgement makes the legend, on deals that none learnt from:

    python -m training.trucker_trial JUDGEMENT OUT [--rounds 100] [--against veteran] [--kit none] [--most-elo 40]

Games of three rounds of two, in the classes of the base game and in those of Latest Models, by a sequential test. Bots
of an earlier commit are named after it: `--against legend@f4da9640` is the legend before it learnt anything.
"""

import os
from argparse import ArgumentParser
from collections.abc import Sequence
from functools import cached_property
from pathlib import Path
from typing import Any, Final

import msgspec
from bench.earlier import maker_of

from starboard.arena import Duel, ProcessRunner, duel
from starboard.arena.duel import RoundPlayer, duel_plan
from starboard.arena.sprt import Bounds
from starboard.bots import BotMaker
from starboard.games.trucker.bots.learnt.judgement import Judgement
from starboard.games.trucker.bots.learnt.learnt_yard import LearntYard
from starboard.games.trucker.bots.legend import Legend
from starboard.kernel import find_title

APART: Final = 66_000_000
"""The seed of trials: none of their deals was ever learnt from."""
GAMES: Final = (("I", "II", "III"), ("IIC", "IIIC", "IVC"))
SHIPPED: Final = "shipped"
"""Stands for the judgement that comes with the bots."""


class Trial(RoundPlayer):
    """Rounds of a legend with a judgement of its own, `legend:FILE`, against any bot, also of an earlier commit."""

    @cached_property
    def makers(self) -> list[BotMaker]:
        return [_maker(name) for name in self.plan.bots]


def _maker(name: str) -> BotMaker:
    bot, _, file = name.partition(":")
    if not file or file == SHIPPED:
        return maker_of("trucker", bot)
    yard = type("TriedYard", (LearntYard,), {"judgement": read(Path(file))})
    return type("Tried", (Legend,), {"begun": yard})


def read(file: Path) -> Judgement:
    return msgspec.json.decode(file.read_bytes(), type=Judgement)


def tried(
    file: Path | str,
    other: str,
    classes: Sequence[str],
    rounds: int,
    workers: int,
    kit: str = "none",
    bounds: Bounds | None = None,
) -> Duel:
    """A duel on deals of its own."""
    options: dict[str, Any] = {"classes": tuple(classes), "kit": kit}
    known = duel_plan(find_title("trucker"), ("legend", "veteran"), 2, options, APART)
    plan = msgspec.structs.replace(known, bots=(f"legend:{file}", other))
    return duel(plan, rounds, bounds, ProcessRunner(workers), None, Trial(plan))


def said(name: str, result: Duel) -> str:
    low, high = result.interval
    times = " / ".join(f"{1000 * side.seconds_a_decision:.1f}" for side in result.sides)
    scores = " – ".join(f"{side.mean_score:.1f}" for side in result.sides)
    return (
        f"{name}: {result.verdict}, {result.share:.1%} of {result.rounds} rounds, {result.elo:+.0f} Elo "
        f"({low:+.0f} to {high:+.0f}), credits {scores}, {times} ms a decision, {len(result.errors)} errors"
    )


def main() -> None:
    parser = ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("judgement", help=f"a file, or `{SHIPPED}`")
    parser.add_argument("out", type=Path)
    parser.add_argument("--rounds", type=int, default=100)
    parser.add_argument("--against", default="veteran")
    parser.add_argument("--kit", default="none")
    parser.add_argument("--better", type=float, default=40.0, help="Elo that the test asks about; 0: all rounds")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    asked = parser.parse_args()
    asked.out.mkdir(parents=True, exist_ok=True)
    bounds = Bounds(0.0, asked.better) if asked.better else None
    with (asked.out / "trial.txt").open("a", encoding="utf-8") as report:
        for classes in GAMES:
            result = tried(asked.judgement, asked.against, classes, asked.rounds, asked.workers, asked.kit, bounds)
            line = said(f"against {asked.against}, {' '.join(classes)}, kit {asked.kit}", result)
            print(line, flush=True)
            report.write(line + "\n")
            report.flush()


if __name__ == "__main__":
    main()
