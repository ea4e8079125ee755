"""Record the golden matches again. Do it when the rules play otherwise on purpose, and say why in the commit:

    make golden

A match is recorded with bots, so a better bot changes what is in a record, but never breaks one. When the rules are the
same and only what is shown or told of a match has changed, the records stay and the index is rewritten. Either can
be done for one title:

    PYTHONPATH=tests:tests/titles .venv/bin/python -m golden.record --index --only andromeda
"""

from argparse import ArgumentParser
from collections.abc import Callable
from hashlib import sha256
from itertools import cycle, islice
from pathlib import Path
from typing import Any

import msgspec
from rich.progress import track

import starboard
from golden.matches import FOLDER, MATCHES, Golden
from starboard.bots import make_bot, play_out
from starboard.kernel import Event, Match, Record, begin, find_title, new_match, read_record, record_of, write_record

TITLES = sorted({golden.title for golden in MATCHES})

PART: dict[str, Callable[[Any], object]] = {
    "andromeda": lambda g: (g.part, g.events_done),
    "trucker": lambda g: g.part,
    "vanguard": lambda g: (g.part, g.ship.page, g.ship.passes),
}
"""What changes whenever a new part of a match begins."""
MARK = {"andromeda": "andromeda-event", "trucker": "trucker-card-revealed", "vanguard": "vanguard-round"}
"""What is told often in a match that is worth recording."""


class Entry(msgspec.Struct, frozen=True):
    """What the index keeps of a match: lines, cards that were met, result, what was shown and told."""

    lines: int
    cards: int
    scores: tuple[int | float, ...]
    views: str
    story: str


def index_of(title: str) -> Path:
    """The file with what is known of the matches of a title."""
    return FOLDER / title / "index.json"


def main() -> None:
    """Play all matches and write their records, or keep those that are there; then write the index."""
    parser = ArgumentParser(description="Record the golden matches again.")
    parser.add_argument("--index", action="store_true", help="keep the records, and rewrite only the index")
    parser.add_argument("--only", choices=TITLES, help="the matches of one title")
    asked = parser.parse_args()
    for title in [asked.only] if asked.only else TITLES:
        matches = [golden for golden in MATCHES if golden.title == title]
        if not asked.index:
            record_all(title, matches)
        entries = {golden.name: told(read_record(golden.file.read_bytes())) for golden in track(matches, "Indexing")}
        index_of(title).write_bytes(msgspec.json.format(msgspec.json.encode(entries)) + b"\n")


def record_all(title: str, matches: list[Golden]) -> None:
    """Play all matches of a title."""
    folder = FOLDER / title
    folder.mkdir(exist_ok=True)
    for file in folder.glob("*.jsonl"):
        file.unlink()
    for number, golden in enumerate(track(matches, "Recording")):
        golden.file.write_bytes(write_record(played(golden, number)))


def played(golden: Golden, seed: int) -> Record:
    """The record of one match."""
    title = find_title(golden.title)
    match = new_match(title, golden.seats, seed, golden.options)
    names = islice(cycle(golden.bots), golden.seats)
    play_out(match, [make_bot(title, name, seed + seat) for seat, name in enumerate(names)], title.longest, seed)
    return record_of(match, starboard.__version__)


def told(record: Record) -> Entry:
    """Play a record again and note what everybody is shown whenever a new part begins, and at the end, and all that is
    told."""
    title = find_title(record.header.title)
    match = begin(title, record.header)
    views, story = sha256(), sha256()
    cards, part = 0, None
    note(story, match.events)
    for line in record.lines:
        now = PART[title.id](match.state)
        if now != part:
            part = now
            show(views, match)
        events = match.follow(line)
        note(story, events)
        cards += sum(event.message.id == MARK[title.id] for event in events)
    show(views, match)
    assert match.outcome is not None
    return Entry(len(record.lines), cards, match.outcome.scores, views.hexdigest()[:16], story.hexdigest()[:16])


def show(views: Any, match: Match) -> None:
    """What every seat and an onlooker see."""
    for seat in (*range(match.header.seats), None):
        views.update(msgspec.json.encode(match.view(seat)))


def note(story: Any, events: list[Event]) -> None:
    """What is told, to whom, and by which rule."""
    story.update(msgspec.json.encode(events))


if __name__ == "__main__":
    main()
