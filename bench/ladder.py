"""The ladders of our bots: one Elo for each, with its error, and the time it thinks.

    .venv/bin/python -m bench.ladder [--title andromeda] [--rounds 100] [--record]

Neighbours play each other, and so do those with one bot between them. In a round a deal is played from each side. All
rounds are played, so that error bars mean what they say. Bots of an earlier commit are anchors: they stay as they were.
With `--keep FOLDER` each duel is kept there when it is over, and not played again while rules and bots are the same: a
ladder takes hours, and can be left and gone on with. With `--runner ray --address HOST:PORT` a cluster plays. Bots that
think for long may be given fewer rounds with `--dear`.
"""

import os
from argparse import ArgumentParser
from functools import cached_property, partial
from hashlib import sha256
from itertools import combinations
from pathlib import Path
from typing import NamedTuple

import msgspec
from rich.console import Console
from rich.progress import Progress, TaskID

from bench.earlier import maker_of
from bench.ledger import Ledger
from starboard.arena import Duel, DuelPlan, Meeting, Runner, duel, duel_plan, ladder
from starboard.arena.duel import RoundPlayer
from starboard.arena.sources import fingerprint
from starboard.bots import BotMaker
from starboard.commands.runners import RUNNERS, runner_for
from starboard.kernel import find_title
from starboard.kernel.title import Setting

RESULTS = Path(__file__).parent / "ladder.md"
SEED = 20
FARTHEST = 2
"""How many rungs apart two bots may be and still play each other: matches that one side always wins tell nothing."""


class Course(NamedTuple):
    """What a ladder is played on: the bots from gentle to strong, the first of which stands at 0."""

    title: str
    bots: tuple[str, ...]
    called: str
    options: dict[str, Setting]


ANCHOR = "ae979e4f^"
"""The last commit before the bots were made stronger: its bots play as those of 0.1 did, by the rules of today."""
ANDROMEDA = ("random", "gentle", "settler", "admiral", f"overlord@{ANCHOR}", "overlord", "warlord")
TRUCKER = ("random", "rookie", "apprentice", "trucker", f"veteran@{ANCHOR}", "veteran", "legend")
VANGUARD = ("random", "cadet", "ensign", f"crew@{ANCHOR}", "crew", "officer", "captain")
DEAR = ("overlord", "warlord", "legend", "officer", "captain")
"""Bots that think for long."""


class Anchored(RoundPlayer):
    """Rounds of bots of which some are of an earlier commit."""

    @cached_property
    def makers(self) -> list[BotMaker]:
        return [maker_of(self.plan.title, name) for name in self.plan.bots]


COURSES = (
    Course("andromeda", ANDROMEDA, "two seats, default options", {}),
    Course("trucker", TRUCKER, "two seats, classes I, II, III", {"classes": ("I", "II", "III")}),
    Course("trucker", TRUCKER, "two seats, classes IIC, IIIC, IVC", {"classes": ("IIC", "IIIC", "IVC")}),
    Course("vanguard", VANGUARD, "one seat, the operation", {"start": "operation"}),
)
HEAD = "bot | Elo | 95 % | share against the rung below | mean score there | core ms a decision"


def duels_of(
    course: Course, rounds: int, dear: int, runner: Runner, console: Console, keep: Path | None = None
) -> dict[tuple[str, str], Duel]:
    """The duels of a course, the stronger of two named first; of bots that think for long, `dear` rounds."""
    title, seats = find_title(course.title), 1 if course.title == "vanguard" else 2
    pairs = [
        (course.bots[high], course.bots[low])
        for low, high in combinations(range(len(course.bots)), 2)
        if high - low <= FARTHEST
    ]
    found = {}
    with Progress(console=console, transient=True) as bar:
        for pair in pairs:
            today = (_name(pair[0]), _name(pair[1]))
            most = dear if any(bot in DEAR for bot in today) else rounds
            task = bar.add_task(f"{course.title}: {pair[0]} against {pair[1]}", total=most)
            plan = msgspec.structs.replace(duel_plan(title, today, seats, course.options, SEED), bots=pair)
            show = partial(_show, bar, task)
            file = None if keep is None else keep / f"{name_of(plan, most)}.duel"
            if file is not None and file.exists():
                found[pair] = msgspec.msgpack.decode(file.read_bytes(), type=Duel)
                continue
            found[pair] = duel(plan, most, None, runner, show, Anchored(plan))
            if found[pair].errors or found[pair].interrupted:
                raise SystemExit(f"{pair}: {found[pair].errors[:1] or 'interrupted'}")
            if file is not None:
                file.parent.mkdir(parents=True, exist_ok=True)
                file.write_bytes(msgspec.msgpack.encode(found[pair]))
    return found


def _name(bot: str) -> str:
    """What a bot is called today."""
    return bot.partition("@")[0]


def name_of(plan: DuelPlan, rounds: int) -> str:
    """A name for this duel, played with the sources of today."""
    seen = sha256(msgspec.json.encode(plan, order="deterministic") + fingerprint().encode()).hexdigest()[:12]
    return f"{plan.title}-{'-'.join(plan.bots)}-{rounds}-{seen}"


def _show(bar: Progress, task: TaskID, done: int) -> None:
    bar.update(task, completed=done)


def rows_of(course: Course, duels: dict[tuple[str, str], Duel]) -> list[list[str]]:
    """The ladder, the strongest first."""
    rows = []
    for rung in ladder([Meeting(pair, one.rounds, one.share) for pair, one in duels.items()], course.bots[0]):
        place = course.bots.index(rung.bot)
        below = duels.get((rung.bot, course.bots[place - 1])) if place else None
        above = None if below else duels[(course.bots[place + 1], rung.bot)]
        side = below.sides[0] if below else above.sides[1] if above else None
        assert side is not None
        rows.append(
            [
                rung.bot,
                f"{rung.elo:.0f}",
                f"± {rung.error:.0f}",
                f"{below.share:.1%} of {below.rounds} rounds" if below else "–",
                f"{side.mean_score:.1f}",
                f"{1000 * side.seconds_a_decision:.2f}",
            ]
        )
    return rows


def main() -> None:
    parser = ArgumentParser(description="Measure the ladders of the bots.")
    parser.add_argument("--title", choices=sorted({course.title for course in COURSES}), help="one title only")
    parser.add_argument("--rounds", type=int, default=100, help="rounds of each duel")
    parser.add_argument("--dear", type=int, help="rounds of duels in which somebody thinks for long")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--runner", choices=RUNNERS)
    parser.add_argument("--address", help="where the Ray cluster is")
    parser.add_argument("--keep", type=Path, help="a folder for duels that are over")
    parser.add_argument("--record", action="store_true", help=f"add the tables to {RESULTS.name}")
    asked = parser.parse_args()
    console = Console()
    with runner_for(asked.runner, asked.workers, asked.address, asked.workers) as runner:
        for course in COURSES:
            if asked.title in (None, course.title):
                rules = f"{course.title}, rules {find_title(course.title).version}, {course.called}"
                duels = duels_of(course, asked.rounds, asked.dear or asked.rounds, runner, console, asked.keep)
                Ledger(RESULTS, rules, asked.record, console).add(HEAD, rows_of(course, duels))


if __name__ == "__main__":
    main()
