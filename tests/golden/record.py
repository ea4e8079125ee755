"""Record the golden matches anew. Do it when the rules play otherwise on purpose, and say why in the commit:

    make golden

A match is recorded with bots, so a better bot changes what is in a record, but never breaks one. When the rules are the
same and only what is shown or told of a match has changed, the records stay and the index is written anew:

    PYTHONPATH=tests:tests/titles .venv/bin/python -m golden.record --index
"""

from argparse import ArgumentParser
from hashlib import sha256
from itertools import cycle, islice
from typing import Any

import msgspec
from rich.progress import track

import starboard
from golden.matches import FOLDER, INDEX, MATCHES, Golden
from starboard.bots import make_bot, play_out
from starboard.games.trucker.title import TRUCKER
from starboard.kernel import Event, Match, Record, begin, new_match, read_record, record_of, write_record


class Entry(msgspec.Struct, frozen=True):
    """What the index keeps of a match: lines, adventure cards that were met, result, what was shown and told."""

    lines: int
    cards: int
    scores: tuple[int | float, ...]
    views: str
    story: str


def main() -> None:
    """Play all matches and write their records, or keep those that are there; then write the index."""
    parser = ArgumentParser(description="Record the golden matches anew.")
    parser.add_argument("--index", action="store_true", help="keep the records, and write only the index anew")
    if not parser.parse_args().index:
        record_all()
    entries = {golden.name: told(read_record(golden.file.read_bytes())) for golden in track(MATCHES, "Indexing")}
    INDEX.write_bytes(msgspec.json.format(msgspec.json.encode(entries)) + b"\n")


def record_all() -> None:
    """Play all matches."""
    FOLDER.mkdir(exist_ok=True)
    for file in FOLDER.glob("*.jsonl"):
        file.unlink()
    for number, golden in enumerate(track(MATCHES, "Recording")):
        golden.file.write_bytes(write_record(played(golden, number)))


def played(golden: Golden, seed: int) -> Record:
    """The record of one match."""
    match = new_match(TRUCKER, golden.seats, seed, golden.settings)
    names = islice(cycle(golden.bots), golden.seats)
    play_out(match, [make_bot(TRUCKER, name, seed + seat) for seat, name in enumerate(names)], TRUCKER.longest, seed)
    return record_of(match, starboard.__version__)


def told(record: Record) -> Entry:
    """Play a record again and note what everybody is shown whenever a new part begins, and at the end, and all that is
    told."""
    match = begin(TRUCKER, record.header)
    views, story = sha256(), sha256()
    cards, part = 0, ""
    note(story, match.events)
    for line in record.lines:
        state: Any = match.state
        if state.part != part:
            part = state.part
            show(views, match)
        events = match.follow(line)
        note(story, events)
        cards += sum(event.message.id == "trucker-card-revealed" for event in events)
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
