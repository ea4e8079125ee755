"""`make fuzz MATCHES=100000 TITLE=vanguard`: that many random matches, in parts that can be left and gone on with.

    PYTHONPATH=tests .venv/bin/python -m fuzz_campaign play vanguard --to 100000 --workers 8
    PYTHONPATH=tests .venv/bin/python -m fuzz_campaign report
    PYTHONPATH=tests .venv/bin/python -m fuzz_campaign join

Each part is a file in a folder; parts that are there are not played again, and those of other machines may be put
beside them. A report adds all of them up, exactly. A part knows the sources it was played with, so that a report can
say how many matches were played with those of today.
"""

import os
import sys
import time
from argparse import ArgumentParser, Namespace
from collections.abc import Iterable, Iterator
from hashlib import sha256
from itertools import groupby, pairwise
from pathlib import Path

import msgspec
from rich.console import Console
from rich.progress import Progress

import starboard
from starboard.arena.fuzz import FuzzPlan, Looks, fuzz
from starboard.commands.runners import RUNNERS, runner_for
from starboard.kernel import find_title, title_names

FOLDER = Path("bench/fuzz")
SEED = 2026
APART = {"andromeda": 60, "trucker": 20, "vanguard": 200}
"""Decisions between two looks, about: a twentieth to a tenth of a match."""
PART = 250
SOURCES = Path(starboard.__file__).parent


class Part(msgspec.Struct, frozen=True):
    """Matches `first` to `last` of a campaign, and what came of them."""

    plan: FuzzPlan
    first: int
    last: int
    sources: str
    seconds: float
    """Core seconds of this process: with other workers, that is not all of them."""
    found: Looks


def sources_of(title: str) -> str:
    """A name for the rules as they are now: of the kernel, and of the title."""
    seen = sha256()
    for folder in (SOURCES / "kernel", SOURCES / "games" / title):
        for file in sorted(folder.rglob("*")):
            if file.is_file() and file.suffix not in {".pyc", ".ftl"}:
                seen.update(str(file.relative_to(SOURCES)).encode() + file.read_bytes())
    return seen.hexdigest()[:12]


def parts_in(folder: Path) -> list[Part]:
    """All parts, in order. `SystemExit` when two of them hold the same match."""
    parts = [msgspec.json.decode(file.read_bytes(), type=Part) for file in folder.glob("*.json")]
    parts.sort(key=lambda part: (part.plan.title, part.plan.seed, part.plan.apart, part.first))
    for before, after in pairwise(parts):
        if before.plan == after.plan and after.first <= before.last:
            raise SystemExit(f"match {after.first} of {after.plan.title} is in two parts")
    return parts


def gaps(parts: Iterable[Part], plan: FuzzPlan, last: int, size: int) -> Iterator[range]:
    """What of matches 1 to `last` is in no part yet, a part at a time."""
    at = 1
    for part in [*(part for part in parts if part.plan == plan), None]:
        end = min(part.first if part is not None else last + 1, last + 1)
        for first in range(at, end, size):
            yield range(first, min(first + size, end))
        at = part.last + 1 if part is not None else at


def play(asked: Namespace, console: Console) -> int:
    """Play what is missing, and keep each part as soon as it is done."""
    folder: Path = asked.folder
    folder.mkdir(parents=True, exist_ok=True)
    plan = FuzzPlan(asked.title, asked.seed, asked.apart or APART.get(asked.title, 50))
    end = time.monotonic() + 60 * asked.minutes
    failed = False
    missing = list(gaps(parts_in(folder), plan, asked.to, asked.part))
    # Now: what was imported stays, whatever happens to the files meanwhile.
    sources = sources_of(plan.title)
    runner = runner_for(asked.runner, asked.workers, asked.address, os.cpu_count() or 1)
    with runner, Progress(console=console, transient=True) as bar:
        task = bar.add_task(plan.title, total=sum(map(len, missing)))
        for matches in missing:
            if time.monotonic() > end:
                break
            started = time.process_time()
            found = fuzz(plan, matches, runner)
            bar.advance(task, len(matches))
            seconds = round(time.process_time() - started, 3)
            failed = bool(found.faults) or failed
            tell_of(found, plan, folder, console)
            bare = tuple(msgspec.structs.replace(fault, record=b"") for fault in found.faults)
            found = msgspec.structs.replace(found, faults=bare)
            keep(folder, Part(plan, matches.start, matches.stop - 1, sources, seconds, found))
    return int(failed)


def tell_of(found: Looks, plan: FuzzPlan, folder: Path, console: Console) -> None:
    """What is wrong, with a record of it."""
    for fault in found.faults:
        record = folder / f"{plan.title}-{plan.seed}-{fault.match}.jsonl"
        record.write_bytes(fault.record)
        console.print(f"{plan.title} {fault.match}: {fault.what}\n  starboard replay {record}", markup=False)


def file_of(part: Part) -> str:
    return f"{part.plan.title}-{part.plan.seed}-{part.plan.apart}-{part.first:07}.json"


def keep(folder: Path, part: Part) -> None:
    """Whole or not at all: who looks into the folder never finds half a part."""
    name = file_of(part)
    half = folder / f".{name}.{os.getpid()}"
    half.write_bytes(msgspec.json.encode(part))
    half.rename(folder / name)


def join(asked: Namespace, console: Console) -> int:
    """Make one file of parts that lie side by side and were played with the same sources."""
    parts = parts_in(asked.folder)
    joined: list[Part] = []
    for part in parts:
        last = joined[-1] if joined else None
        if last is None or (last.plan, last.sources, last.last + 1) != (part.plan, part.sources, part.first):
            joined.append(part)
            continue
        seconds = round(last.seconds + part.seconds, 3)
        joined[-1] = msgspec.structs.replace(last, last=part.last, seconds=seconds, found=last.found + part.found)
    for part in joined:
        keep(asked.folder, part)
    for part in parts:
        if not any(one.plan == part.plan and one.first == part.first for one in joined):
            (asked.folder / file_of(part)).unlink()
    console.print(f"{len(parts)} parts are {len(joined)} now")
    return 0


def report(asked: Namespace, console: Console) -> int:
    """What all parts say together, a plan at a time."""
    for plan, group in groupby(parts_in(asked.folder), key=lambda part: part.plan):
        parts = list(group)
        whole = sum((part.found for part in parts), Looks())
        now = sources_of(plan.title)
        today = sum(part.found.matches for part in parts if part.sources == now)
        console.print(
            f"{plan.title}, seed {plan.seed}: {whole.matches} matches ({today} with the sources of today), "
            f"{whole.decisions} decisions, the longest {whole.longest}; {whole.looks} positions looked at, "
            f"{whole.loads} saved and loaded, {whole.replays} records replayed; "
            f"{sum(part.seconds for part in parts):.0f} core seconds; {len(whole.faults)} faults",
            markup=False,
        )
        console.print(f"  seats {whole.seats}", markup=False)
        for name, values in whole.options.items():
            console.print(f"  {name} {values}", markup=False)
        for fault in whole.faults:
            console.print(f"  match {fault.match}, {fault.seats} seats, {fault.options}: {fault.what}", markup=False)
    return 0


def main() -> int:
    parser = ArgumentParser(description="Play very many random matches of a title, in parts.")
    commands = parser.add_subparsers(dest="command", required=True)
    playing = commands.add_parser("play", help="play what is missing")
    playing.add_argument("title", choices=title_names())
    playing.add_argument("--to", type=int, default=100_000, help="the number of the last match")
    playing.add_argument("--part", type=int, default=PART, help="matches of a part")
    playing.add_argument("--seed", type=int, default=SEED)
    playing.add_argument("--apart", type=int, help="decisions between two looks, about")
    playing.add_argument("--minutes", type=float, default=1e6, help="begin no part after this time")
    playing.add_argument("--workers", type=int, default=1)
    playing.add_argument("--runner", choices=RUNNERS)
    playing.add_argument("--address", help="where the Ray cluster is")
    playing.add_argument("--folder", type=Path, default=FOLDER)
    reporting = commands.add_parser("report", help="add up all parts")
    reporting.add_argument("--folder", type=Path, default=FOLDER)
    joining = commands.add_parser("join", help="make one file of many parts")
    joining.add_argument("--folder", type=Path, default=FOLDER)
    asked = parser.parse_args()
    find_title(getattr(asked, "title", "trucker"))
    try:
        return {"play": play, "report": report, "join": join}[asked.command](asked, Console())
    except KeyboardInterrupt:
        # What is done lies in the folder; a part that was not will be played again.
        return 130


if __name__ == "__main__":
    sys.exit(main())
