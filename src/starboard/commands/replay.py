"""`starboard replay`: play a record again, check every move, and read it as a story."""

from collections.abc import Sequence
from typing import Any

import click

from starboard.commands.tables import show_table
from starboard.kernel import (
    BadRecord,
    Event,
    Line,
    Match,
    Message,
    Outcome,
    Record,
    StarboardError,
    begin,
    find_title,
    heard_by,
    read_record,
    replay,
)
from starboard.speech import plain
from starboard.terminal import (
    FAILED,
    SpokenCommand,
    Terminal,
    language_option,
    read_file,
    terminal_of,
    whole_number,
    with_rule,
)

LARGEST_FILE = 64 << 20
MOST_LINES = 1_000_000_000


@click.command("replay", cls=SpokenCommand, help="cli-about-replay")
@click.argument("file")
@click.option("--to", metavar="N", callback=whole_number(0, MOST_LINES), help="cli-help-to")
@click.option("--json", "as_json", is_flag=True, help="cli-help-json")
@language_option()
@click.pass_context
def replay_command(ctx: click.Context, file: str, to: int | None, as_json: bool) -> int:
    terminal = terminal_of(ctx)
    record, error = _verified(read_file(file, LARGEST_FILE))
    lines = len(record.lines) if record is not None else 0
    complaint = ""
    if error is not None:
        complaint = terminal.say("cli-record-broken", file=file, reason=error.message, whole=lines)
        complaint = with_rule(complaint, error)
    elif to is not None and to > lines:
        raise StarboardError("cli-to-too-far", file=file, to=to, lines=lines)
    if as_json:
        terminal.json(_verdict(record, to, complaint))
    elif record is not None and (to is not None or not error):
        tell_story(terminal, record, to)
    if error is not None:
        terminal.complain(complaint)
        return FAILED
    if not as_json:
        terminal.out(terminal.say("cli-verified", lines=lines))
    return 0


def _verified(data: bytes) -> tuple[Record | None, BadRecord | None]:
    """A record that was read and played through; or as much of it as is whole, and what is wrong with it."""
    try:
        record = read_record(data)
        replay(record)
    except BadRecord as why:
        return _accepted(why.whole), why
    return record, None


def _accepted(record: Record | None) -> Record | None:
    """As much of a record without a sound end as the rules accept."""
    if record is None:
        return None
    record = Record(record.header, record.lines, None, record.program)
    try:
        replay(record)
    except BadRecord as why:
        return why.whole
    return record


def _verdict(record: Record | None, to: int | None, complaint: str) -> dict[str, object]:
    match = replay(record, len(record.lines) if to is None else to) if record is not None else None
    verdict: dict[str, object] = {
        "title": record.header.title if record is not None else None,
        "lines": len(record.lines) if record is not None else 0,
        "position": match.position if match is not None else 0,
        "digest": match.digest() if match is not None else None,
        "over": match is not None and match.over,
        "outcome": match.outcome if match is not None else None,
        "verified": not complaint,
    }
    return verdict | ({"error": complaint} if complaint else {})


def tell_story(terminal: Terminal, record: Record, to: int | None) -> None:
    """The log as a story, all of it or its first `to` lines, and how the match stands then.

    Of a match that is over everything is told. While it goes on, only what an onlooker may know.
    """
    header = record.header
    title = find_title(header.title)
    terminal.speech.learn(title)
    openly = record.end is not None and record.end.outcome is not None
    match = begin(title, header)
    name = terminal.name_of(title)
    terminal.out(terminal.say("cli-story", title=name, seats=header.seats, seed=str(header.seed), rules=header.rules))
    _tell(terminal, match, match.events, openly)
    for number, line in enumerate(record.lines[:to], 1):
        terminal.out(f"{number:5}  {_headline(terminal, match, line, openly)}")
        _tell(terminal, match, match.follow(line), openly)
    if match.outcome is not None:
        _show_outcome(terminal, match, match.outcome)
    elif match.question is not None:
        question = terminal.sentence(Message(match.question.prompt, dict(match.question.args)), header.names)
        seats = ", ".join(terminal.speech.name_of(seat, header.names) for seat in match.waiting)
        terminal.out(terminal.say("cli-open-question", seats=seats, question=question))


def _tell(terminal: Terminal, match: Match, events: Sequence[Event], openly: bool) -> None:
    for event in told_once(events) if openly else heard_by(events, None):
        if not event.is_said:
            continue
        rule = f"  [{plain(event.rule)}]" if event.rule else ""
        terminal.out(f"       {terminal.sentence(event.message, match.header.names)}{rule}")


def told_once(events: Sequence[Event]) -> list[Event]:
    """The events for somebody who may know everything: of two that tell the same to different audiences, the one for
    those who know more."""
    told = {seat for event in events for seat in event.to or ()}
    return [event for event in events if not told.intersection(event.but)]


def _headline(terminal: Terminal, match: Match, line: "Line[Any]", openly: bool) -> str:
    """What a line of the log says."""
    names = match.header.names
    if line.expired is not None:
        return terminal.say("cli-story-deadline")
    if line.seat is None:
        return terminal.say("cli-story-fell-back")
    if line.undo is not None:
        return terminal.sentence(Message("cli-story-undo", {"seat": line.seat}), names)
    if line.redo is not None:
        return terminal.sentence(Message("cli-story-redo", {"seat": line.seat}), names)
    if not openly:
        return terminal.sentence(Message("cli-story-answer", {"seat": line.seat}), names)
    moves = [line.move] if line.move is not None else line.moves or ()
    said = [terminal.sentence(match.caption(line.seat, move).message, names) for move in moves]
    if not said:
        return terminal.sentence(Message("cli-story-nothing", {"seat": line.seat}), names)
    return terminal.sentence(Message("cli-story-move", {"seat": line.seat, "move": ", ".join(said)}), names)


def _show_outcome(terminal: Terminal, match: Match, outcome: Outcome) -> None:
    heads = [terminal.say(head) for head in ("cli-seat", "cli-score", "cli-result")]
    rows = []
    for seat, score in enumerate(outcome.scores):
        result = terminal.say("cli-won") if seat in outcome.winners else ""
        rows.append([plain(terminal.speech.name_of(seat, match.header.names)), f"{score:g}", result])
    show_table(heads, rows)
